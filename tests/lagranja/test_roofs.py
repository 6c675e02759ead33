"""Every roof: its round and price, the phases of its colour, and its effect, once in the game (§6.0)."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from service.engine.kernel.play import start
from service.engine.lagranja import frames
from service.engine.lagranja.explain.requirements import InPhase, Unused
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.verbs.use_roof import RoofUsed
from tests.lagranja.cards.row import belongings, difference
from tests.lagranja.table import Table


class Row(NamedTuple):
    """A roof, its price, and what it gives with these answers."""

    tile: str
    price: int
    answers: tuple[str, ...]
    gives: dict[str, int]


HARVEST = ("olive", "grain", "grape")
PAIRS = (("olive", "grain"), ("olive", "grape"), ("grain", "grape"))


def any_harvest(tile: str, price: int) -> list[Row]:
    """Return rows of a roof with 1 harvest good of choice."""
    return [Row(tile, price, (f"take:{good}",), {good: 1}) for good in HARVEST]


def two_different(tile: str, price: int) -> list[Row]:
    """Return rows of a roof with 2 different harvest goods."""
    return [Row(tile, price, (f"take:{one}+{other}",), {one: 1, other: 1}) for one, other in PAIRS]


def play_or_draw(tile: str, price: int) -> list[Row]:
    """Return rows of a roof that plays or draws a card."""
    return [
        Row(tile, price, ("choose:1", "play_card:60/field"), {"hand": -1, "fields": 1}),
        Row(tile, price, ("choose:1", "play_card:60/barrow"), {"hand": -1, "barrows": 1}),
        Row(tile, price, ("choose:1", "play_card:60/helper"), {"hand": -1}),
        Row(tile, price, ("choose:1", "play_card:60/extension", "pay:pig"), {"hand": -1, "extensions": 1, "pig": -1}),
        Row(tile, price, ("choose:2",), {"hand": 1}),
    ]


def upgrade(tile: str, price: int) -> list[Row]:
    """Return rows of a roof with 1 free upgrade, from store, field or sty."""
    return [
        Row(tile, price, ("upgrade:olive@store:free",), {"olive": -1, "food": 1}),
        Row(tile, price, ("upgrade:grape@field:free",), {"on_fields": -1, "wine": 1}),
        Row(tile, price, ("upgrade:pig:free",), {"pig": -1, "meat": 1}),
    ]


def delivery(tile: str, price: int) -> list[Row]:
    """Return rows of a roof with 1 delivery."""
    return [
        Row(tile, price, ("deliver:olive@store>greengrocer",), {"olive": -1, "cargo": 1}),
        Row(tile, price, ("deliver:grape@field>greengrocer",), {"on_fields": -1, "cargo": 1}),
        Row(tile, price, ("decline",), {}),
    ]


def siesta(tile: str, price: int, steps: int) -> list[Row]:
    """Return rows of a roof with up to this many siesta steps; remaining steps stay offered (G-70)."""
    fewer = [Row(tile, price, (f"siesta:{number}", "decline"), {"siesta": number}) for number in range(1, steps)]
    return [Row(tile, price, (f"siesta:{steps}",), {"siesta": steps}), *fewer, Row(tile, price, ("decline",), {})]


def flip(tile: str, price: int) -> list[Row]:
    """Return rows of a roof that turns a used roof up again."""
    return [Row(tile, price, ("flip_roof:R2b",), {"roofs_up": 1})]


ROWS = [
    Row("R1a", 1, (), {"olive": 1}),
    Row("R1b", 1, (), {"grape": 1}),
    Row("R1c", 1, ("take:grain",), {"grain": 1}),
    Row("R1c", 1, ("take:olive",), {"olive": 1}),
    *siesta("R1d", 1, 1),
    *any_harvest("R2a", 2),
    Row("R2b", 2, (), {"silver": 2}),
    *siesta("R2c", 2, 1),
    *play_or_draw("R2d", 2),
    Row("R3a", 3, (), {"pig": 1}),
    *upgrade("R3b", 3),
    *any_harvest("R3c", 3),
    *play_or_draw("R3d", 3),
    *two_different("R4a", 4),
    *delivery("R4b", 4),
    Row("R4c", 4, (), {"pig": 1}),
    *siesta("R4d", 4, 2),
    *upgrade("R5a", 5),
    *delivery("R5b", 5),
    *two_different("R5c", 5),
    *flip("R5d", 5),
    *delivery("R6a", 6),
    Row("R6b", 6, (), {"vp": 1}),
    *flip("R6c", 6),
    *siesta("R6d", 6, 2),
]

TILES = [f"R{number}{letter}" for number in range(1, 7) for letter in "abcd"]
COLOURED = {"R1d", "R2c", "R4b", "R4d", "R5b", "R6a", "R6d"}
"""Deliveries and siesta steps: usable in the revenue phase and the transport phase only (G-20)."""
NAPS = {"R1d", "R2c", "R4d", "R6d"}


def pause(table: Table) -> Table:
    """Give a siesta roof, so that seat 0 has a turn in T2."""
    return table if NAPS & {roof.tile for roof in table.seat().roofs} else table.roofs("R1d")


FARM: dict[str, Callable[[Table], Table]] = {
    "F1": lambda table: table.go_to("F1").settle(),
    "F2": lambda table: table.go_to("F2").settle(),
    "F4": lambda table: table.go_to("F4").settle(),
}
LATER: dict[str, Callable[[Table], Table]] = {
    "pick": lambda table: table.dice(4, 1, 1).turn(frames.TakeDie(0, "first"), "R1"),
    "after the pick": lambda table: table.turn(frames.EndTurn(0), "R2"),
    "R3": lambda table: table.turn(frames.EndTurn(0), "R3"),
    "T2": lambda table: pause(table).donkeys(4, 4).go_to("T2").settle(),
    "T3": lambda table: table.deliveries(1),
    "T4": lambda table: table.go_to("T4").settle(),
}


def farm(tile: str) -> Table:
    """Return a farm with one usable roof, one used roof, and something to do for every roof."""
    table = Table().give(olive=1, pig=1).fields("grape/1").hand(60)
    if tile != "R2b":
        table.roofs("R2b", up=False)
    return table.roofs(tile)


def test_every_roof_has_its_row():
    assert sorted({row.tile for row in ROWS}) == TILES


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.tile} {' '.join(row.answers)}")
def test_a_roof_has_its_effect_and_is_turned_down(row):
    table = farm(row.tile).turn(frames.EndTurn(0), "R1")
    before = belongings(table)
    table.play(f"use_roof:{row.tile}", *row.answers)
    gives = {**row.gives, "roofs_up": row.gives.get("roofs_up", 0) - 1}
    assert difference(belongings(table), before) == {name: number for name, number in gives.items() if number}
    assert [roof.up for roof in table.seat().roofs if roof.tile == row.tile] == [False]
    assert table.state.stack == [frames.EndTurn(0)]
    assert table.refuses(f"use_roof:{row.tile}")
    assert Unused() in [unmet.requirement for unmet in table.why_not(f"use_roof:{row.tile}")]
    table.go_to("end_of_round").settle()
    assert [roof.up for roof in table.seat().roofs if roof.tile == row.tile] == [False]


@pytest.mark.parametrize("tile", TILES)
def test_a_roof_is_bought_for_its_price_in_its_round(tile):
    price = next(row.price for row in ROWS if row.tile == tile)
    assert price == int(tile[1])
    table = Table(round=price, seats=1).give(silver=price - 1)
    table.state.roofs = [tile]
    assert table.go_to("F4").settle().offered("buy_roof") == set()
    (unmet,) = table.why_not(f"buy_roof:{tile}")
    assert (unmet.need, unmet.have) == (price, price - 1)
    table.give(silver=price).play(f"buy_roof:{tile}")
    assert (table.good("silver"), table.vp(), table.state.roofs) == (0, 0, [])
    assert [(roof.tile, roof.up) for roof in table.seat().roofs] == [(tile, True)]


@pytest.mark.parametrize("number", range(1, 7))
def test_the_roofs_of_a_round_come_from_its_own_stack(number):
    found = set()
    for seed in range(12):
        table = Table(round=max(number - 1, 1), seats=4)
        table.state.seed = f"roofs {seed}"
        if number > 1:
            table.go_to("end_of_round").settle()
        assert len(table.state.roofs) == 4
        found |= set(table.state.roofs)
    assert found == {f"R{number}{letter}" for letter in "abcd"}


def test_the_face_up_roofs_are_the_first_of_the_shuffled_stack():
    """Section 5.1 of the specification: seed `esporles`, computed by hand from SHA-256."""
    kept = {1: ["R1b", "R1d"], 2: ["R2b", "R2d"], 3: ["R3b", "R3d"], 4: ["R4c", "R4d"], 5: ["R5a", "R5d"]}
    kept[6] = ["R6a", "R6c"]
    state, _ = start(RULES, {}, 2, "esporles")
    assert state.roofs == kept[1]
    for number in range(1, 6):
        table = Table(round=number)
        table.state.seed = "esporles"
        assert table.go_to("end_of_round").settle().state.roofs == kept[number + 1]


@pytest.mark.parametrize("tile", TILES)
def test_a_roof_can_be_used_in_the_phases_of_its_colour(tile):
    """G-20."""
    can = {name for name, window in {**FARM, **LATER}.items() if f"use_roof:{tile}" in window(farm(tile)).offers(me=0)}
    assert can == set(LATER) if tile in COLOURED else can == {*FARM, *LATER}


@pytest.mark.parametrize("tile", sorted(COLOURED))
def test_a_blocked_coloured_roof_has_a_reason(tile):
    table = farm(tile).go_to("F4").settle()
    assert InPhase(("revenue", "transport")) in [unmet.requirement for unmet in table.why_not(f"use_roof:{tile}")]


@pytest.mark.parametrize("tile", TILES)
def test_a_roof_can_be_used_in_the_own_turn_only(tile):
    assert farm(tile).turn(frames.EndTurn(1), "R1").offers(me=0) == set()
    assert farm(tile).go_to("T1").settle().offered("use_roof", me=0) == set()


def test_the_spaces_of_the_farmhouse_give_0_1_1_2_and_3_vp():
    table, gained = Table(), []
    for number, tile in enumerate(("R1a", "R2b", "R3a", "R4a", "R5a"), 1):
        table.state.round, table.state.roofs = number, [tile]
        table.seat().bought_roof = False
        before = table.give(silver=number).vp()
        table.turn(frames.BuyRoof(0), "F4").play(f"buy_roof:{tile}")
        gained.append(table.vp() - before)
    assert gained == [0, 1, 1, 2, 3]
    table.state.round, table.state.roofs = 6, ["R6b"]
    table.seat().bought_roof = False
    table.give(silver=6).turn(frames.BuyRoof(0), "F4")
    assert table.refuses("buy_roof:R6b")
    assert [unmet.rule for unmet in table.why_not("buy_roof:R6b")] == ["G-22"]


def test_at_most_one_roof_can_be_bought_in_a_round():
    table = Table().give(silver=9)
    table.state.roofs = ["R2a", "R2b"]
    table.go_to("F4").settle().play("buy_roof:R2a")
    assert table.refuses("buy_roof:R2b")
    table.play("end_turn")
    assert table.to_act() == (1,)
    table.play("end_turn")
    assert table.step() == "R1"


def test_a_roof_bought_by_another_seat_is_gone():
    table = Table().give(silver=2).give(1, silver=2)
    table.state.roofs = ["R2a", "R2b"]
    table.go_to("F4").settle().play("buy_roof:R2a", "end_turn")
    assert table.offered("buy_roof") == {"R2b"}


def test_unsold_roofs_leave_the_game():
    """G-17."""
    table = Table(seats=4)
    table.state.roofs = ["R2a", "R2b"]
    table.go_to("end_of_round").settle()
    assert sorted(table.state.roofs) == ["R3a", "R3b", "R3c", "R3d"]


def test_a_roof_can_be_used_in_the_turn_in_which_it_is_bought():
    """G-19, G-20."""
    table = Table().give(silver=2)
    table.state.roofs = ["R2b"]
    table.go_to("F4").settle().play("buy_roof:R2b", "use_roof:R2b")
    assert table.good("silver") == 2
    table = Table().give(silver=2)
    table.state.roofs = ["R2c"]
    table.go_to("F4").settle().play("buy_roof:R2c")
    assert table.refuses("use_roof:R2c")


def test_a_pig_from_a_roof_is_sold_without_a_pig_space():
    """§6.0, G-16."""
    table = Table().give(pig=2).roofs("R3a").turn(frames.EndTurn(0), "F4").play("use_roof:R3a")
    assert table.goods() == {"pig": 2, "silver": 2}


@pytest.mark.parametrize("tile", ["R3b", "R4b", "R5d", "R1d"])
def test_a_roof_without_an_effect_cannot_be_used(tile):
    """G-18: nothing to upgrade, to deliver or to turn up; a disc at the end of the track."""
    table = Table().roofs(tile).discs(6, 0).turn(frames.EndTurn(0), "T3")
    assert table.refuses(f"use_roof:{tile}")
    assert [unmet.rule for unmet in table.why_not(f"use_roof:{tile}")] == ["G-18"]


@pytest.mark.parametrize("tile", ["R5d", "R6c"])
def test_a_roof_that_turns_up_roofs_cannot_turn_up_itself_or_its_kind(tile):
    """G-21."""
    table = Table().roofs("R1a", "R5d" if tile == "R6c" else "R6c", up=False).roofs("R2b", tile)
    table.turn(frames.EndTurn(0), "F4").play(f"use_roof:{tile}")
    assert table.offered("flip_roof") == {"R1a"}
    table.play("flip_roof:R1a", "use_roof:R1a")
    assert [event.tile for event in table.events(RoofUsed)] == [tile, "R1a"]
    assert table.goods() == {"olive": 1}


@pytest.mark.parametrize(
    ("tile", "goods"),
    [
        ("R1c", {"grain", "olive"}),
        ("R2a", set(HARVEST)),
        ("R3c", set(HARVEST)),
        ("R4a", {"olive+grain", "olive+grape", "grain+grape"}),
        ("R5c", {"olive+grain", "olive+grape", "grain+grape"}),
    ],
)
def test_a_roof_offers_exactly_its_goods(tile, goods):
    assert farm(tile).turn(frames.EndTurn(0), "R1").play(f"use_roof:{tile}").offered("take") == goods


@pytest.mark.parametrize(("tile", "steps"), [("R1d", {"1"}), ("R2c", {"1"}), ("R4d", {"1", "2"}), ("R6d", {"1", "2"})])
def test_a_siesta_roof_moves_at_most_its_steps(tile, steps):
    assert farm(tile).turn(frames.EndTurn(0), "R1").play(f"use_roof:{tile}").offered("siesta") == steps


@pytest.mark.parametrize("tile", sorted(NAPS))
def test_a_siesta_roof_gives_a_turn_after_the_own_move_in_step_2(tile):
    """G-26: the order is set after all seats have finished."""
    table = Table().roofs(tile).donkeys(4, 3).go_to("T2").settle()
    assert (table.step(), table.to_act()) == ("T2", (0,))
    table.play(f"use_roof:{tile}", f"siesta:{2 if tile in ('R4d', 'R6d') else 1}", "end_turn")
    assert table.state.order == ([0, 1] if tile in ("R4d", "R6d") else [1, 0])
    assert table.step() == "T3"


def test_a_siesta_roof_can_be_used_before_or_after_the_own_move_in_step_2():
    """G-26: both orders have the same result."""
    for answers in (("use_roof:R4d", "siesta:2", "siesta:1"), ("siesta:1", "use_roof:R4d", "siesta:2", "end_turn")):
        table = Table().roofs("R4d").donkeys(3, 1).go_to("T2").settle().play(*answers)
        assert (table.step(), table.state.track[3], table.state.order) == ("T3", [0, 1], [1, 0])


def test_step_2_asks_no_seat_that_has_nothing_to_do():
    """G-26."""
    for table in (Table().roofs("R1d", up=False), Table().roofs("R1d").discs(6, 0), Table().give(silver=2)):
        assert table.donkeys(3, 3).go_to("T2").settle().step() == "T3"
