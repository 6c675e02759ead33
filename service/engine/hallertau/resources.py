"""Names and indexes of Goods, other resources, places of Sheep and Craft Buildings."""

from collections.abc import Iterable
from functools import cache
from itertools import combinations, product
from typing import Final

BARLEY, FLAX, HOPS, RYE, HIDES, MEAT, MILK, WOOL, CLAY = GOODS = range(9)
SHEEP, TOOLS, JEWELRY = range(9, 12)
CROPS: Final = (BARLEY, FLAX, HOPS, RYE)

RESOURCES: Final = (
    "barley",
    "flax",
    "hops",
    "rye",
    "hides",
    "meat",
    "milk",
    "wool",
    "clay",
    "sheep",
    "tools",
    "jewelry",
)
RESOURCE: Final = {name: index for index, name in enumerate(RESOURCES)}

PLACES: Final = ("card1", "card2", "card3", "card4", "card5", "card6", "stables")
PLACE: Final = {name: index for index, name in enumerate(PLACES)}
STABLES: Final = PLACE["stables"]

CRAFTS: Final = ("carpentry", "brewhouse", "cooling_house", "bakehouse", "manufacture")
CRAFT: Final = {name: index for index, name in enumerate(CRAFTS)}

ROUNDS: Final = 6
INCOME_PHASE: Final = 3
HARVEST_PHASE: Final = 7
MOST_JEWELRY: Final = 10
MOST_FIELDS: Final = 8
LOWEST_ROW: Final = 2
HIGHEST_ROW: Final = 5

Bundle = tuple[tuple[int, int], ...]
"""Resources with amounts, in the order of RESOURCES, no amount zero."""


def named(bundle: Bundle) -> dict[str, int]:
    """Return a bundle as amounts by public name."""
    return {RESOURCES[resource]: amount for resource, amount in bundle}


def written(bundle: Bundle) -> str:
    """Return a bundle as it is written in action ids: `2barley+1hops`."""
    return "+".join(f"{amount}{RESOURCES[resource]}" for resource, amount in bundle) or "nothing"


def bundle(amounts: Iterable[tuple[int, int]]) -> Bundle:
    """Return a bundle without its zero amounts, in canonical order."""
    return tuple(sorted((resource, amount) for resource, amount in amounts if amount))


@cache
def parts(whole: Bundle) -> tuple[Bundle, ...]:
    """Return all bundles contained in a bundle, from the whole bundle to the empty one."""
    ranges = [range(amount, -1, -1) for _, amount in whole]
    return tuple(bundle(zip((r for r, _ in whole), amounts, strict=True)) for amounts in product(*ranges))


@cache
def crop_bundles(total: int) -> tuple[Bundle, ...]:
    """Return all ways to take exactly so many Crops."""
    return tuple(
        bundle(zip(CROPS, amounts, strict=True))
        for amounts in product(range(total, -1, -1), repeat=len(CROPS))
        if sum(amounts) == total
    )


@cache
def different_crop_bundles(total: int) -> tuple[Bundle, ...]:
    """Return all ways to take so many Crops, each type at most once."""
    return tuple(tuple((crop, 1) for crop in crops) for crops in combinations(CROPS, total))


def affordable(have: list[int], price: Bundle) -> bool:
    """Return whether a supply of Goods covers a price."""
    for good, amount in price:  # noqa: SIM110 (roll-outs call this most of all, and a loop is twice as fast)
        if have[good] < amount:
            return False
    return True
