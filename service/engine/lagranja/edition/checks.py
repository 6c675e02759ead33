"""Checks of an edition beyond the types of its values, so that a game with it can be played to its end."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from service.engine.lagranja.edition.effect_checks import (
    Mistake,
    circular,
    wrong_effects,
    wrong_helper,
    wrong_permanent,
)
from service.engine.lagranja.edition.model import EditionFile, MarketSpace, PlayerCount
from service.engine.lagranja.edition.positions import Path
from service.engine.lagranja.goods import COMMODITY, DIE_NUMBERS, GOOD, PIG, ROUNDS, SILVER, STORED

SEATS: Final = (1, 2, 3, 4)
PLACES: Final = ("store", "field")
"""Words that occur in action ids at the position of a building, so no building may have them as id."""

HEXES_BESIDE: Final = {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}

_id: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,29}")
_edition_id: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,59}")


def mistakes(file: EditionFile) -> Iterator[Mistake]:
    """Yield everything that is wrong with an edition."""
    if not _edition_id.fullmatch(file.edition_id):
        yield ("edition_id",), "is made of up to 60 letters, digits, dots, dashes and underscores"
    yield from wrong_seats(file)
    yield from wrong_prices(file)
    yield from wrong_trades(file)
    yield from wrong_donkeys(file)
    yield from wrong_siesta(file)
    yield from wrong_revenue(file)
    yield from wrong_buildings(file)
    yield from wrong_roofs(file)
    yield from wrong_market(file)
    yield from wrong_cards(file)


def wrong_set(path: Path, key: str, found: Sequence[int | str], wanted: Sequence[int | str]) -> Iterator[Mistake]:
    """Check that the rows of a list have each of these keys exactly once."""
    missing = list(wanted)
    for index, value in enumerate(found):
        if value not in wanted:
            yield (*path, index, key), f"{value} is not one of {list(wanted)}"
        elif value not in missing:
            yield (*path, index, key), f"{value} is there twice"
        else:
            missing.remove(value)
    yield from ((path, f"{key} {value} is missing") for value in missing)


def wrong_ids(path: Path, ids: Iterable[str], reserved: Sequence[str] = ()) -> Iterator[Mistake]:
    """Check that every row has a unique id that can be part of an action id."""
    seen = {*reserved}
    for index, one in enumerate(ids):
        if not _id.fullmatch(one):
            yield (*path, index, "id"), "is made of up to 30 letters, digits and underscores, a letter first"
        elif one in seen:
            yield (*path, index, "id"), f"{one} is there twice or means something else"
        seen.add(one)


def wrong_name(path: Path, name: str) -> Iterator[Mistake]:
    """Check that a text for people has no line breaks or other control characters."""
    if not name.isprintable():
        yield path, "has a character that cannot be shown"


def wrong_seats(file: EditionFile) -> Iterator[Mistake]:
    """Check that every number of seats has its dice, and start spaces that are on its market."""
    yield from wrong_set(("player_counts",), "players", [row.players for row in file.player_counts], SEATS)
    for index, row in enumerate(file.player_counts):
        path: Path = ("player_counts", index)
        sides = max(row.players, 2)
        if row.dice != 2 * sides + 1:
            yield (*path, "dice"), f"two for each and a last one, alone as with two seats: {2 * sides + 1}"
        if len(row.start_spaces) != sides or list(row.start_spaces) != sorted({*row.start_spaces}):
            yield (*path, "start_spaces"), f"names {sides} different start spaces, the lowest first"
        for number, start in enumerate(row.start_spaces):
            there = sum(space.centre_start == start for space in usable(file, row))
            if there != 1:
                yield (*path, "start_spaces", number), f"{there} usable market spaces are the start space {start}"


def usable(file: EditionFile, row: PlayerCount) -> list[MarketSpace]:
    """Return the market spaces of a number of seats."""
    return [space for space in file.market.spaces if row.x_spaces_usable or not space.not_in_2_3_player]


def wrong_prices(file: EditionFile) -> Iterator[Mistake]:
    """Check that all four resources have prices and an upgrade, and that buying to sell never pays."""
    resources = ["olive", "grain", "grape", "pig"]
    yield from wrong_set(("upgrades",), "from", [row.source for row in file.upgrades], resources)
    for kind, prices in (("buy", file.prices.buy), ("sell", file.prices.sell)):
        for good in resources:
            if good not in prices:
                yield ("prices", kind), f"the price of {good} is missing"
    for name, price in file.prices.buy.items():
        brings = file.prices.sell.get(name, -1)
        if price <= brings:
            yield ("prices", "buy", name), f"buying for {price} and selling for {brings} would pay"


def wrong_trades(file: EditionFile) -> Iterator[Mistake]:
    """Check that trades give no commodity, because commodities can be traded again and again."""
    yield from wrong_ids(("commodity_trades",), [trade.id for trade in file.commodity_trades])
    for index, trade in enumerate(file.commodity_trades):
        path: Path = ("commodity_trades", index, "effects")
        yield from wrong_effects(path, trade.effects)
        if circular("commodity_traded", trade.effects, file):
            yield path, "could be repeated without end"


def wrong_donkeys(file: EditionFile) -> Iterator[Mistake]:
    """Check that there are four tokens, and that they come back before a seat has none to choose."""
    tokens = [row.deliveries for row in file.donkey_tokens]
    yield from wrong_set(("donkey_tokens",), "deliveries", tokens, (1, 2, 3, 4))
    begins = sorted({1, *file.donkey_reset_rounds, ROUNDS + 1})
    for first, following in pairwise(begins):
        if following - first > len(tokens):
            yield ("donkey_reset_rounds",), f"in round {first + len(tokens)} no token would be left to choose"


def wrong_siesta(file: EditionFile) -> Iterator[Mistake]:
    """Check that positions are counted from 0, and that the solo player can reach the start player position."""
    last = len(file.siesta_track.spaces) - 1
    for index, space in enumerate(file.siesta_track.spaces):
        if space.position != index:
            yield ("siesta_track", "spaces", index, "position"), f"must be {index}, not {space.position}"
    if file.solo.start_player_position > last:
        yield ("solo", "start_player_position"), f"the siesta track ends with position {last}"


def wrong_revenue(file: EditionFile) -> Iterator[Mistake]:
    """Check that each number of a die has a space, and that no space carries out another one or turns roofs."""
    yield from wrong_set(("revenue_spaces",), "number", [row.number for row in file.revenue_spaces], DIE_NUMBERS)
    for index, row in enumerate(file.revenue_spaces):
        yield from wrong_effects(("revenue_spaces", index, "effects"), row.effects, ("revenue_space", "flip_roof"))


def wrong_buildings(file: EditionFile) -> Iterator[Mistake]:
    """Check that there are six buildings, one for each number of a die."""
    yield from wrong_set(("craft_buildings",), "die", [building.die for building in file.craft_buildings], DIE_NUMBERS)
    yield from wrong_ids(("craft_buildings",), [building.id for building in file.craft_buildings], PLACES)
    for index, building in enumerate(file.craft_buildings):
        path: Path = ("craft_buildings", index)
        yield from wrong_name((*path, "name"), building.name)
        yield from wrong_name((*path, "name_pt"), building.name_pt)
        for number, name in enumerate(building.row):
            if GOOD[name] not in (SILVER, *STORED, PIG, COMMODITY):
                yield (*path, "row", number), f"{name} cannot be delivered"
        yield from wrong_effects((*path, "immediate"), building.immediate)
        yield from wrong_permanent(path, building, file)


def wrong_roofs(file: EditionFile) -> Iterator[Mistake]:
    """Check that each round has four roofs, and that a roof turns others without a choice (G-21)."""
    yield from wrong_ids(("roof_tiles",), [tile.id for tile in file.roof_tiles])
    for index, tile in enumerate(file.roof_tiles):
        yield from wrong_effects(("roof_tiles", index, "effects"), tile.effects, not_chosen=("flip_roof",))
    for number in range(1, ROUNDS + 1):
        there = sum(tile.round == number for tile in file.roof_tiles)
        if there != 4:
            yield ("roof_tiles",), f"round {number} has {there} roofs, not 4"


def wrong_market(file: EditionFile) -> Iterator[Mistake]:
    """Check that hexes have places of their own, mutual neighbours, and a space for every value on both boards."""
    spaces = {space.id: space for space in file.market.spaces}
    places = Counter((space.q, space.r) for space in file.market.spaces)
    yield from wrong_ids(("market", "spaces"), [space.id for space in file.market.spaces])
    for index, space in enumerate(file.market.spaces):
        path: Path = ("market", "spaces", index)
        if space.index != index + 1:
            yield (*path, "index"), f"must be {index + 1}, not {space.index}"
        if places[space.q, space.r] > 1:
            yield (*path, "q"), f"another space lies at {space.q}, {space.r}"
        for number, name in enumerate(space.adjacent):
            yield from (((*path, "adjacent", number), wrong) for wrong in wrong_neighbour(space, name, number, spaces))
    for value in sorted({card.barrow.value for card in file.farm_cards}):
        if not any(space.value == value and not space.not_in_2_3_player for space in file.market.spaces):
            yield ("market", "spaces"), f"no space of value {value} is usable with 2 seats"


def wrong_neighbour(space: MarketSpace, name: str, number: int, spaces: dict[str, MarketSpace]) -> Iterator[str]:
    """Check that a neighbour is another, adjacent space that also names this one, and is named once."""
    other = spaces.get(name)
    if other is None:
        yield f"there is no space {name}"
    elif space.id not in other.adjacent:
        yield f"{name} is not adjacent to {space.id} in its own row"
    elif name in space.adjacent[:number]:
        yield f"{name} is there twice"
    elif (other.q - space.q, other.r - space.r) not in HEXES_BESIDE:
        yield f"{name} does not lie beside {space.id}, as q and r say"


def wrong_cards(file: EditionFile) -> Iterator[Mistake]:
    """Check that there are 66 cards with different numbers, and that barrows can be loaded."""
    numbers = Counter(card.number for card in file.farm_cards)
    if len(file.farm_cards) != 66:
        yield ("farm_cards",), f"there are 66 farm cards, not {len(file.farm_cards)}"
    for index, card in enumerate(file.farm_cards):
        path: Path = ("farm_cards", index)
        if numbers[card.number] > 1:
            yield (*path, "number"), f"the number {card.number} is not its own"
        yield from wrong_name((*path, "name"), card.name)
        yield from wrong_name((*path, "name_pt"), card.name_pt)
        for number, name in enumerate(card.barrow.goods):
            if GOOD[name] not in (*STORED, PIG):
                yield (*path, "barrow", "goods", number), f"{name} is not carried by a barrow"
        yield from wrong_helper((*path, "helper"), card.helper, file)
