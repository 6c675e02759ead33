"""Remarks: fields of an edition file that only repeat a rule or another field. They have no effect but must be true."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from service.engine.lagranja.edition.effect_checks import Mistake
from service.engine.lagranja.edition.model import EditionFile, PlayerCount
from service.engine.lagranja.edition.positions import Path
from service.engine.lagranja.goods import FARM_GOODS, HARVEST, MARKERS, NAMES, RESOURCES, ROUNDS, UPGRADED
from service.engine.lagranja.state import Settings

Truth = Callable[[EditionFile], object]

EACH: Final = "*"
"""Matches every item of a list in the path of a remark."""


def alone(file: EditionFile) -> PlayerCount:
    """Return the data for one seat."""
    return next(row for row in file.player_counts if row.players == 1)


def named(goods: tuple[int, ...]) -> Truth:
    """Return the names of goods, in any order."""
    return lambda file: sorted(NAMES[good] for good in goods)


REMARKS: Final[dict[Path, Truth | None]] = {
    ("settings", "marker_limit", "default"): lambda file: MARKERS,
    ("settings", "open_vp", "default"): lambda file: Settings().open_vp,
    ("settings", "extra_deliveries", "default"): lambda file: Settings().extra_deliveries,
    ("settings",): None,
    ("goods", "harvest"): named(HARVEST),
    ("goods", "resources"): named(RESOURCES),
    ("goods", "upgraded"): named(UPGRADED),
    ("goods", "farm_goods"): named(FARM_GOODS),
    ("goods",): None,
    ("prices", "floor_rule"): None,
    ("player_counts", EACH, "craft_tiles_per_building"): None,
    ("setup", "rounds"): lambda file: ROUNDS,
    ("farm_board", "dice_spaces"): lambda file: 2,
    ("siesta_track", "solo_start_player_position"): lambda file: file.solo.start_player_position,
    ("craft_buildings", EACH, "rows"): lambda file: 4,
    ("roof_functions_in_rulebook",): None,
    ("solo", "dice"): lambda file: alone(file).dice,
    ("solo", "roofs_per_round"): lambda file: alone(file).roofs_per_round,
    ("solo", "order_markers"): lambda file: sorted(alone(file).start_spaces),
    ("solo", "discard_highest_in_rounds"): lambda file: sorted(
        {*range(1, ROUNDS + 1)} - {*file.solo.discard_lowest_in_rounds}
    ),
    ("solo", "neutral_marker_limit"): lambda file: None,
    ("solo", "neutral_placement"): None,
}
"""The paths of remarks and the values they must have; None: any value, for human readers. Inner paths come first."""

Remark = tuple[Path, object, Truth | None]


def take_remarks(raw: Any) -> list[Remark]:
    """Remove the remarks from a decoded file and return them."""
    return [
        (path, holder.pop(key), truth)
        for pattern, truth in REMARKS.items()
        for path, holder, key in list(places(raw, pattern))
    ]


def places(raw: Any, pattern: Path, path: Path = ()) -> Iterator[tuple[Path, dict[str, Any], str]]:
    """Yield the paths of a remark, each with the object that holds it and its key there."""
    step, rest = pattern[0], pattern[1:]
    if step == EACH and isinstance(raw, list):
        for index, item in enumerate(raw):
            yield from places(item, rest, (*path, index))
    elif isinstance(raw, dict) and step in raw:
        if rest:
            yield from places(raw[step], rest, (*path, step))
        else:
            yield (*path, step), raw, str(step)


def wrong_remarks(file: EditionFile, remarks: list[Remark]) -> Iterator[Mistake]:
    """Yield the remarks that are not true of this edition."""
    for path, said, truth in remarks:
        if truth is None:
            continue
        true = truth(file)
        if (sorted(said, key=str) if isinstance(said, list) else said) != true:
            yield path, f"is a rule or follows from something else in the file: it can only be {true!r}"
