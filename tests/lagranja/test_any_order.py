"""Choices made piece by piece can be made in any order with the same result; nothing is lost without a question."""

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import permutations

import pytest

from service.engine.kernel.snapshot import encode
from service.engine.lagranja import frames
from service.engine.lagranja import vocabulary as v
from service.engine.lagranja.goods import GRAIN, GRAPE, OLIVE
from service.engine.lagranja.rules import RULES
from tests.lagranja.table import Table

Pieces = tuple[str, ...]


def asked_by(frame: frames.Pending, step: str = "R1") -> Callable[[Table], Table]:
    """Return a table on which a frame asks seat 0."""
    return lambda table: table.turn(frame, step)


def farm() -> Table:
    """Return a farm with goods of every kind in stores, on fields and in the sty, incomplete barrows, used roofs and
    cards.
    """
    table = Table().give(silver=2, vp=1, olive=1, grain=1, grape=1, wine=1, pig=1, commodity=1)
    table.hand(1, 8, 13, 17).barrow(60).fields("olive/1", "grain/2").deck(40, 41, 42, 43)
    return table.roofs("R1a", "R2b", "R4d", up=False).dice(1, 3, 3, 6)


CASES: dict[str, tuple[Callable[[Table], Table], str, set[str]]] = {
    "discard": (asked_by(frames.Discard(0, 2)), "discard", {"1", "8", "13", "17"}),
    "pay for an extension": (
        asked_by(frames.PayExtension(0, 3)),
        "pay",
        {
            "silver",
            "vp",
            "olive@store",
            "olive@field",
            "grain@store",
            "grain@field/2",
            "grape@store",
            "wine@store",
            "pig",
        },
    ),
    "pay harvest goods": (
        asked_by(frames.PayHarvest(0, 2)),
        "pay",
        {"olive@store", "olive@field", "grain@store", "grain@field/2", "grape@store"},
    ),
    "upgrade": (
        asked_by(frames.Upgrade(0, 2)),
        "upgrade",
        {f"{one}:free" for one in ("olive@store", "olive@field", "grain@store", "grain@field/2", "grape@store", "pig")},
    ),
    "deliver from fields": (
        asked_by(frames.Deliver(0, 2, fields_only=True)),
        "deliver",
        {"olive@field>60", "olive@field>greengrocer", "grain@field/2>60"}
        | {f"grain@field/2>{building}" for building in ("village_shop", "greengrocer", "trading_house")},
    ),
    "turn up roofs": (asked_by(frames.FlipRoof(0, 2)), "flip_roof", {"R1a", "R2b", "R4d"}),
    "keep cards": (asked_by(frames.Look(0, 4, 2)), "keep", {"40", "41", "42", "43"}),
    "move dice": (asked_by(frames.Shift(0, 2, 1)), "shift", {"1>2", "3>2", "3>4", "6>5"}),
    "choose": (
        asked_by(frames.Choose(0, ((v.Gain("silver", 1),), (v.Gain("olive", 1),), (v.Gain("vp", 1),)), 2)),
        "choose",
        {"1", "2", "3"},
    ),
}
"""Frames that ask more than once, the kind of action that answers, and all single answers."""


def pieces_of(table: Table, kind: str) -> list[str]:
    """Return the answers of a kind to the top frame, without any-time actions that cost silver."""
    found = sorted(f"{kind}:{one}" for one in table.offered(kind))
    return [one for one in found if kind != "upgrade" or one.endswith(":free")]


def complete(table: Table, kind: str, depth: int, taken: Pieces = ()) -> Iterator[tuple[Pieces, Table]]:
    """Yield all sequences of answers until the frame is gone, with the table after each."""
    if len(table.state.stack) < depth:
        yield taken, table
        return
    for piece in pieces_of(table, kind):
        yield from complete(deepcopy(table).play(piece), kind, depth, (*taken, piece))


def result(table: Table) -> bytes:
    """Return the table, independent of the order of discards and of emptied fields of one crop."""
    state = deepcopy(table.state)
    state.discard.sort()
    return encode(RULES, state)


def crop_names(pieces: Pieces) -> Pieces:
    """Return the pieces without the number of goods on a field, which changes while they are taken."""
    return tuple(piece.replace("/2", "") for piece in pieces)


@pytest.mark.parametrize("case", CASES)
def test_every_piece_is_offered_first_and_every_order_gives_the_same_result(case):
    begin, kind, alone = CASES[case]
    table = begin(farm())
    assert {one.partition(":")[2] for one in pieces_of(table, kind)} == alone
    possible = set(crop_names(tuple(pieces_of(table, kind))))
    ways: dict[frozenset[tuple[str, int]], dict[Pieces, bytes]] = {}
    for pieces, after in complete(table, kind, len(table.state.stack)):
        taken = crop_names(pieces)
        if not possible.issuperset(taken):
            continue  # a die that was already moved
        ways.setdefault(frozenset(Counter(taken).items()), {})[taken] = result(after)
    assert len(ways) > 1
    for chosen, orders in ways.items():
        pieces = tuple(Counter(dict(chosen)).elements())
        assert set(orders) == set(permutations(pieces)), case
        assert len(set(orders.values())) == 1, case


def ends(table: Table) -> Iterator[tuple[tuple[str, int], ...]]:
    """Return the goods of seat 0 after every way to answer a shortage of markers."""
    if not isinstance(table.state.stack[-1], frames.Shortage):
        on_fields = Counter()
        for field in table.seat().fields:
            on_fields[f"{RULES.edition.cards[field.card].field} on a field"] += field.goods
        yield tuple(sorted((+(Counter(table.goods()) + on_fields)).items()))
        return
    for action in sorted(table.offers()):
        yield from ends(deepcopy(table).play(action))


def test_with_one_free_marker_any_field_can_grow():
    """§2.7.1: a good that grew first can be given up for another one."""
    table = Table().fields("olive", "grain", "grape").give(wine=24).go_to("F3").settle()
    found = set(ends(table))
    for crop in ("olive", "grain", "grape"):
        assert ((f"{crop} on a field", 1), ("wine", 24)) in found
    assert (("grain on a field", 1), ("grape on a field", 1), ("olive on a field", 1), ("wine", 22)) in found


def test_with_one_free_marker_any_of_several_goods_can_be_taken():
    table = Table().give(wine=24).turn(frames.TakeGoods(0, (OLIVE, GRAIN, GRAPE), 2, True), "R1")
    table.play("take:olive+grain")
    found = set(ends(table))
    assert {(("olive", 1), ("wine", 24)), (("grain", 1), ("wine", 24))} <= found
    assert (("grain", 1), ("olive", 1), ("wine", 23)) in found
