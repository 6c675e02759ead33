"""Every craft building: the goods of its rows, what completing one gives, and the effects of its tile (§8.3.1)."""

from typing import NamedTuple

import pytest

from service.engine.lagranja import frames
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.events import GainedVp
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import markers_used, siesta_position
from service.engine.lagranja.verbs.deliver import BuildingUnblocked
from tests.lagranja.cards.row import belongings, difference
from tests.lagranja.table import Table


class Row(NamedTuple):
    """A building: its die number, the goods of a row, and what its tile gives at once with these answers."""

    building: str
    die: int
    goods: str
    answers: tuple[str, ...]
    gives: dict[str, int]


ROWS = [
    Row("butcher", 1, "pig pig meat", (), {}),
    Row("village_shop", 2, "grain grain food food", (), {"vp": 2}),
    Row("greengrocer", 3, "olive grain grape food", ("take:olive",), {"olive": 1}),
    Row("greengrocer", 3, "olive grain grape food", ("take:grain",), {"grain": 1}),
    Row("greengrocer", 3, "olive grain grape food", ("take:grape",), {"grape": 1}),
    Row("greengrocer", 3, "olive grain grape food", ("take:pig",), {"pig": 1}),
    Row("trading_house", 4, "silver grain pig wine", (), {"silver": 3}),
    Row("delicatessen", 5, "commodity food wine grape", (), {"commodity": 1}),
    Row("cartwright", 6, "food wine meat", ("decline",), {}),
]
BUILDINGS = ("butcher", "village_shop", "greengrocer", "trading_house", "delicatessen", "cartwright")
EVERYTHING = ("silver", "olive", "grain", "grape", "food", "wine", "meat", "pig", "commodity")


def id_part(good: str) -> str:
    """Return a good as it is written in an action id."""
    return good if good in ("silver", "pig", "commodity") else f"{good}@store"


def deliverable(table: Table, building: str) -> set[str]:
    """Return what can be delivered to a building now."""
    return {good for good, _, target in (one.partition(">") for one in table.offered("deliver")) if target == building}


def almost_complete(table: Table, building: str, me: int = 0) -> str:
    """Deliver all goods of a row but the first, which the seat has; return the action that completes it."""
    first, *others = next(row.goods for row in ROWS if row.building == building).split()
    table.row(building, *others, me=me).give(me, **{first: table.good(first, me) + 1})
    return f"deliver:{id_part(first)}>{building}"


def test_buildings_are_in_the_order_of_their_die_numbers():
    assert tuple(dict.fromkeys(row.building for row in ROWS)) == BUILDINGS
    assert [building.id for building in RULES.view(Table().state, None).buildings] == list(BUILDINGS)
    assert [next(row.die for row in ROWS if row.building == building) for building in BUILDINGS] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.building} {' '.join(row.answers)}")
def test_a_complete_row_gives_vp_by_round_the_first_bonus_and_the_tile(row):
    goods = row.goods.split()
    table = Table(round=3).deliveries(len(goods)).give(**{good: max(goods.count(good), 1) for good in EVERYTHING})
    before = belongings(table)
    for number, good in enumerate(reversed(goods)):
        assert deliverable(table, row.building) == {id_part(other) for other in goods[: len(goods) - number]}
        assert table.vp() == 0
        table.play(f"deliver:{id_part(good)}>{row.building}")
    assert [(tile.building, tile.turned) for tile in table.seat().tiles] == [(CORE.building[row.building], False)]
    table.play(*row.answers)
    expected = {good: -goods.count(good) for good in goods}
    expected.update({name: expected.get(name, 0) + number for name, number in row.gives.items()})
    expected["vp"] = 3 + 1 + row.gives.get("vp", 0)
    expected["tiles"] = 1
    assert difference(belongings(table), before) == {name: number for name, number in expected.items() if number}
    assert table.seat().cargo == [0] * 6
    assert table.state.stack == [frames.Deliveries(0, 0)]
    table.deliveries(1).give(**dict.fromkeys(EVERYTHING, 1))
    assert deliverable(table, row.building) == set()


@pytest.mark.parametrize("building", BUILDINGS)
def test_only_the_grey_marker_of_a_completed_row_stays(building):
    table = Table()
    last = almost_complete(table.discs(6, 0), building)
    goods = len(next(row.goods for row in ROWS if row.building == building).split())
    table.deliveries()
    filled = goods - 1 + (0 if "silver" in last else 1)
    assert markers_used(table.state, 0) == filled
    table.play(last)
    answers = next(row.answers for row in ROWS if row.building == building)
    table.play(*answers)
    gained = {"greengrocer": 1, "delicatessen": 1}.get(building, 0)
    assert markers_used(table.state, 0) == 1 + gained


@pytest.mark.parametrize("building", BUILDINGS)
def test_the_second_seat_gets_no_first_bonus(building):
    table = Table(round=2).discs(0, 0).tiles(building, me=1)
    last = almost_complete(table, building)
    table.deliveries().play(last, *next(row.answers for row in ROWS if row.building == building))
    assert table.vp() == 2 + (2 if building == "village_shop" else 0)


def test_each_building_has_one_first_bonus_which_is_shown_until_it_is_taken():
    table = Table()
    assert [building.first_bonus for building in RULES.view(table.state, None).buildings] == [True] * 6
    table.deliveries().play(almost_complete(table, "butcher"))
    shown = {building.id: building.first_bonus for building in RULES.view(table.state, None).buildings}
    assert shown == {building: building != "butcher" for building in BUILDINGS}


def test_every_seat_has_its_own_row():
    """G-25."""
    table = Table(seats=4)
    for me in range(4):
        table.give(me, pig=1).deliveries(me=me).play("deliver:pig>butcher", me=me)
    assert [seat.cargo[0].bit_count() for seat in table.state.seats] == [1, 1, 1, 1]


@pytest.mark.parametrize("round", [1, 2, 6])
def test_the_steps_of_a_completion_are_in_order(round):
    """§8.3.1: VP of the round, of the grey space, of the blocking marker; then the tile."""
    table = Table(round=round).block("butcher")
    table.deliveries().play(almost_complete(table, "village_shop"))
    assert [event.vp for event in table.events(GainedVp)] == [round, 1, 1, 2]


# Blocking markers


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_delivery_to_a_blocked_building_is_refused(building):
    table = Table().give(**dict.fromkeys(EVERYTHING, 1)).block(building).deliveries()
    assert deliverable(table, building) == set()
    assert {other for other in BUILDINGS if deliverable(table, other)} == set(BUILDINGS) - {building}


def test_completing_three_different_buildings_opens_the_three_blocked_ones_in_order():
    """G-27, §8.3.2: one seat may complete all three."""
    table = Table(round=1).block("cartwright", "delicatessen", "greengrocer")
    for number, (building, opened) in enumerate(
        (("butcher", "cartwright"), ("village_shop", "delicatessen"), ("trading_house", "greengrocer")), 1
    ):
        table.give(pig=0).deliveries().play(almost_complete(table, building))
        assert [event.building for event in table.events(BuildingUnblocked)][-1] == opened
        assert len(table.state.blocked) == 3 - number
    assert table.vp() == 3 * (1 + 1 + 1) + 2
    table.give(food=1).deliveries()
    assert {building for building in BUILDINGS if deliverable(table, building)} >= {
        "cartwright",
        "delicatessen",
        "greengrocer",
    }


def test_completing_a_building_a_second_time_opens_no_building_and_gives_no_vp_for_it():
    """G-27: §8.3.1 refers to §8.3.2, which asks for a different building."""
    table = Table(round=1).block("cartwright", "delicatessen")
    table.deliveries().play(almost_complete(table, "butcher"))
    assert (table.vp(0), table.state.blocked) == (3, [CORE.building["delicatessen"]])
    table.deliveries(me=1).play(almost_complete(table, "butcher", me=1), me=1)
    assert (table.vp(1), table.state.blocked) == (1, [CORE.building["delicatessen"]])
    table.deliveries(me=1).play(almost_complete(table, "village_shop", me=1), me=1)
    assert (table.vp(1), table.state.blocked) == (1 + 1 + 1 + 1 + 2, [])


def test_without_blocking_markers_only_the_first_bonus_is_gained():
    table = Table(round=1)
    table.deliveries().play(almost_complete(table, "butcher"))
    assert table.vp() == 2


def test_delivered_goods_stay_in_a_row_over_the_rounds():
    table = Table().row("butcher", "pig").go_to("end_of_round").settle()
    assert RULES.view(table.state, None).seats[0].rows["butcher"].delivered == (True, False, False)


# Immediate effects of tiles


@pytest.mark.parametrize("barrows", [0, 1, 2, 3])
def test_the_butcher_gives_a_vp_for_each_incomplete_barrow(barrows):
    """G-30: in any phase."""
    for begin in (lambda table: table.deliveries(), lambda table: table.turn(frames.Deliver(0, 1), "R1")):
        table = Table(round=1).tiles("butcher", me=1)
        for card in (21, 43, 45)[:barrows]:
            table.barrow(card)
        last = almost_complete(table, "butcher")
        begin(table).play(last)
        assert table.vp() == 1 + barrows


@pytest.mark.parametrize(("position", "vp"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_cartwright_gives_the_vp_of_the_track_position_and_a_delivery(position, vp):
    table = Table(round=1).tiles("cartwright", me=1).discs(position, 0).give(olive=1)
    table.deliveries().play(almost_complete(table, "cartwright"))
    assert table.vp() == 1 + vp
    assert table.offers() >= {"deliver:olive@store>greengrocer", "decline"}
    table.play("deliver:olive@store>greengrocer")
    assert table.state.stack == [frames.Deliveries(0, 0)]


def test_the_cartwright_uses_the_track_position_at_the_moment_of_the_tile():
    """G-28: a siesta roof used while the delivery is pending does not count; used before, it counts."""
    vp = []
    for early in (True, False):
        table = Table(round=1).tiles("cartwright", me=1).discs(1, 0).give(olive=1).roofs("R4d").deliveries()
        last = almost_complete(table, "cartwright")
        nap = ("use_roof:R4d", "siesta:2")
        table.play(*nap, last) if early else table.play(last, *nap)
        table.play("deliver:olive@store>greengrocer")
        vp.append(table.vp())
    assert vp == [2, 1]


def test_the_delivery_of_the_cartwright_is_finished_before_an_outer_delivery_continues():
    """G-28: it completes a barrow with its stall, while one delivery of the Caravan Leader is left."""
    table = Table(round=1).helpers(63).give(commodity=1, olive=1, grain=1).barrow(21, "olive").deliveries(0)
    last = almost_complete(table, "cartwright")
    table.play("use_helper:63", last, "deliver:olive@store>21")
    assert table.offered("place_stall") == {"B3", "C2", "C5"}
    table.play("place_stall:B3", "deliver:grain@store>greengrocer")
    assert (table.state.stack, table.seat().cargo[2].bit_count()) == ([frames.Deliveries(0, 0)], 1)


def test_the_pig_of_the_greengrocer_is_sold_without_a_pig_space():
    """G-12."""
    table = Table().give(pig=2).deliveries()
    table.play(almost_complete(table, "greengrocer"), "take:pig")
    assert table.goods() == {"pig": 2, "silver": 2}


# Permanent effects of tiles


@pytest.mark.parametrize(
    ("building", "answers", "gives"),
    [
        ("trading_house", (), {"silver": 3}),
        ("delicatessen", (), {"commodity": 1}),
        ("greengrocer", ("take:olive",), {"olive": 1}),
        ("greengrocer", ("take:grain",), {"grain": 1}),
        ("greengrocer", ("take:grape",), {"grape": 1}),
        ("greengrocer", ("take:pig",), {"pig": 1}),
        ("butcher", (), {}),
        ("village_shop", (), {}),
        ("cartwright", (), {}),
    ],
)
def test_blue_tiles_give_income_from_the_next_round_on(building, answers, gives):
    table = Table().tiles(building, turned=False).go_to("F2").settle()
    assert table.goods() == {}
    table.go_to("end_of_round").settle().go_to("F2").settle().play(*answers)
    assert table.goods() == gives
    table.go_to("end_of_round").settle().go_to("F2").settle().play(*answers)
    assert table.goods() == {name: 2 * number for name, number in gives.items()}


def test_the_income_pig_of_the_greengrocer_is_sold_without_a_pig_space():
    """G-12."""
    table = Table().give(pig=2).tiles("greengrocer").go_to("F2").settle().play("take:pig")
    assert table.goods() == {"pig": 2, "silver": 2}


@pytest.mark.parametrize(("turned", "vp"), [(True, 1), (False, 0)])
def test_a_turned_butcher_gives_a_vp_for_each_completed_barrow(turned, vp):
    table = Table().tiles("butcher", turned=turned).give(olive=1, grape=1).barrow(21, "olive").barrow(17, "olive")
    table.deliveries(2).play("deliver:olive@store>21", "place_stall:B3", "deliver:grape@store>17", "place_stall:C2")
    assert table.vp() == 2 + 2 + 2 * vp


@pytest.mark.parametrize(("turned", "vp"), [(True, 2), (False, 0)])
def test_a_turned_village_shop_gives_2_vp_for_each_new_tile(turned, vp):
    """G-29: only if the Village Shop was not gained in the same round."""
    table = Table(round=1).tiles("village_shop", turned=turned).tiles("butcher", "trading_house", me=1)
    first, second = almost_complete(table, "butcher"), almost_complete(table, "trading_house")
    table.deliveries(2).play(first, second)
    assert table.vp() == 1 + 1 + 2 * vp


def test_a_village_shop_gives_no_vp_for_its_own_tile():
    """G-29: 2 VP at once, and none for its own tile."""
    table = Table(round=1).tiles("village_shop", me=1)
    table.deliveries().play(almost_complete(table, "village_shop"))
    assert table.vp() == 1 + 2


def test_a_turned_village_shop_comes_before_helpers():
    """§8.3.1: the round, the Trading House, then 2 VP of the tile and 1 VP of the Town Scribe."""
    table = Table(round=3).tiles("village_shop").helpers(47).tiles("trading_house", me=1)
    table.deliveries().play(almost_complete(table, "trading_house"))
    assert [event.vp for event in table.events(GainedVp)] == [3, 2, 1]


@pytest.mark.parametrize(("turned", "more"), [(True, 1), (False, 0)])
@pytest.mark.parametrize("token", [1, 2, 3, 4])
def test_a_turned_cartwright_adds_a_hat_and_a_delivery(turned, more, token):
    table = Table().tiles("cartwright", turned=turned).donkeys(token, 4).go_to("T2").settle()
    assert siesta_position(table.state, 0) == 4 - token + more
    table.state.order = [0, 1]
    assert table.go_to("T3").settle().state.stack == [frames.Deliveries(0, token + more)]


def test_a_turned_cartwright_does_not_count_in_step_4_or_in_the_revenue_phase():
    table = Table().tiles("cartwright").give(silver=3, olive=1, grain=1).go_to("T4").settle()
    table.play("buy_extra_delivery:1", "deliver:olive@store>greengrocer")
    assert table.refuses("buy_extra_delivery:1")
    table = Table().tiles("cartwright").dice(5, 4, 4).turn(frames.TakeDie(0, "first"), "R1")
    table.play("take_die:5", "choose:3")
    assert siesta_position(table.state, 0) == 2


def test_tiles_are_not_turned_in_the_last_round():
    """§9.0: round 6 has no step 4."""
    table = Table(round=6).tiles("butcher", turned=False).go_to("end_of_round").settle()
    assert [tile.turned for tile in table.seat().tiles] == [False]
