"""The revenue phase: every space with all its options, taking dice, and the last die for all seats (§7.0)."""

from typing import NamedTuple

import pytest

from service.engine.kernel.play import play, start
from service.engine.lagranja import frames
from service.engine.lagranja.events import DiceRolled, DiscMoved
from service.engine.lagranja.goods import GRAIN, OLIVE
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.verbs.last_die import LastDieCarriedOut, LastDieLeft
from tests.lagranja.cards.row import belongings, difference
from tests.lagranja.table import Table


class Row(NamedTuple):
    """A revenue space, the answers to it, and what they give."""

    number: int
    answers: tuple[str, ...]
    gives: dict[str, int]


ROWS = [
    Row(1, (), {"pig": 1}),
    Row(2, ("choose:1", "play_card:60/field"), {"hand": -1, "fields": 1}),
    Row(2, ("choose:1", "play_card:60/barrow"), {"hand": -1, "barrows": 1}),
    Row(2, ("choose:1", "play_card:60/helper"), {"hand": -1}),
    Row(2, ("choose:1", "play_card:60/extension", "pay:olive@store"), {"hand": -1, "extensions": 1, "olive": -1}),
    Row(2, ("choose:1", "decline"), {}),
    Row(2, ("choose:2",), {"hand": 1}),
    Row(2, ("choose:3", "take:olive"), {"olive": 1}),
    Row(2, ("choose:3", "take:grain"), {"grain": 1}),
    Row(2, ("choose:3", "take:grape"), {"grape": 1}),
    Row(3, ("take:olive+grain",), {"olive": 1, "grain": 1}),
    Row(3, ("take:olive+grape",), {"olive": 1, "grape": 1}),
    Row(3, ("take:grain+grape",), {"grain": 1, "grape": 1}),
    Row(4, (), {"silver": 4}),
    Row(
        5,
        ("choose:1", "upgrade:olive@store:free", "upgrade:grape@field:free"),
        {"olive": -1, "food": 1, "on_fields": -1, "wine": 1},
    ),
    Row(5, ("choose:1", "upgrade:pig:free", "decline"), {"pig": -1, "meat": 1}),
    Row(5, ("choose:2", "upgrade:pig:free"), {"pig": -1, "meat": 1, "siesta": 1}),
    Row(5, ("choose:2", "decline"), {"siesta": 1}),
    Row(5, ("choose:3",), {"siesta": 2}),
    Row(6, ("choose:1", "deliver:olive@store>greengrocer"), {"olive": -1, "cargo": 1}),
    Row(6, ("choose:1", "deliver:grape@field>greengrocer"), {"on_fields": -1, "cargo": 1}),
    Row(6, ("choose:1", "decline"), {}),
    Row(6, ("choose:2",), {"silver": 2}),
]
"""Every option of every space."""

STEP = {"first": "R1", "second": "R2"}


def farm() -> Table:
    """Return a farm on which every option has an effect."""
    return Table().give(olive=1, pig=1).fields("grape/1").hand(60)


def last_die(table: Table, number: int) -> Table:
    """Begin R3 with one die."""
    table.dice(number).state.last_die = number
    return table.go_to("R3").settle()


@pytest.mark.parametrize("pick", ["first", "second", "last"])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.number} {' '.join(row.answers)}")
def test_a_space_gives_its_effect_with_a_chosen_die_and_with_the_last_die(row, pick):
    table = farm()
    before = belongings(table)
    if pick == "last":
        last_die(table, row.number).play(*([f"last_die:{row.number}"] if row.number in (1, 4) else []))
    else:
        table.dice(row.number, 4).turn(frames.TakeDie(0, pick), STEP[pick]).play(f"take_die:{row.number}")
    table.play(*row.answers)
    assert difference(belongings(table), before) == row.gives
    assert table.state.stack == [frames.EndTurn(0)]
    assert table.seat().dice == ([] if pick == "last" else [row.number])


@pytest.mark.parametrize(
    ("number", "options"),
    [(1, set()), (2, {"1", "2", "3"}), (3, set()), (4, set()), (5, {"1", "2", "3"}), (6, {"1", "2"})],
)
def test_a_space_offers_exactly_its_options(number, options):
    table = last_die(farm(), number)
    assert table.offered("choose") == options
    assert table.offered("take") == ({"olive+grain", "olive+grape", "grain+grape"} if number == 3 else set())


def test_space_2_gives_a_harvest_good_and_nothing_else():
    assert last_die(farm(), 2).play("choose:3").offered("take") == {"olive", "grain", "grape"}


def test_the_steps_of_space_5_are_mandatory():
    """G-67: the number of steps is not asked; the steps of a roof are optional."""
    table = last_die(farm(), 5).play("choose:3")
    assert (table.state.stack, table.offered("siesta")) == ([frames.EndTurn(0)], set())
    assert table.events(DiscMoved) == [DiscMoved(0, 2)]
    table = farm().roofs("R4d").turn(frames.EndTurn(0), "R1").play("use_roof:R4d")
    assert (table.offered("siesta"), "decline" in table.offers()) == ({"1", "2"}, True)


def test_chosen_goods_must_be_different_only_where_required():
    for distinct, pairs in ((True, {"olive+grain"}), (False, {"olive+olive", "olive+grain", "grain+grain"})):
        table = Table().turn(frames.TakeGoods(0, (OLIVE, GRAIN), 2, distinct), "R1")
        assert table.offered("take") == pairs


def test_options_without_an_effect_are_not_offered():
    """G-18, G-55: no card to play, nothing to upgrade, no step left, nothing to deliver."""
    assert last_die(Table(), 2).offered("choose") == {"2", "3"}
    assert last_die(Table(), 5).offered("choose") == {"2", "3"}
    assert last_die(Table().discs(6, 0), 5).offered("choose") == set()
    assert last_die(Table().discs(6, 0).give(olive=1), 5).offered("choose") == {"1", "2"}
    assert last_die(Table(), 6).offered("choose") == {"2"}
    assert last_die(Table().give(pig=1).block("butcher", "trading_house"), 6).offered("choose") == {"2"}
    table = last_die(Table().discs(6, 0), 5).play("last_die:5")
    assert table.state.stack == [frames.EndTurn(0)]


def test_a_draw_from_an_empty_deck_is_not_offered():
    """G-10, G-18."""
    table = Table()
    table.state.deck, table.state.discard = [], []
    assert last_die(table, 2).offered("choose") == {"3"}


def test_siesta_steps_end_at_the_end_of_the_track():
    table = last_die(Table().discs(5, 0), 5).play("choose:3")
    assert table.events(DiscMoved) == [DiscMoved(0, 6)]
    assert Table().discs(5, 0).turn(frames.Siesta(0, 2), "R1").offered("siesta") == {"1"}


def test_a_die_must_be_taken_even_if_its_space_has_no_effect():
    """G-18."""
    table = Table().discs(6, 0).dice(5, 5).turn(frames.TakeDie(0, "first"), "R1")
    assert table.offers() == {"take_die:5"}
    assert table.refuses("end_turn")
    table.play("take_die:5")
    assert table.state.stack == [frames.EndTurn(0)]


def test_a_die_can_be_taken_only_from_a_space_with_a_die():
    table = Table().dice(1, 1, 4).turn(frames.TakeDie(0, "first"), "R1")
    assert table.offered("take_die") == {"1", "4"}
    assert table.refuses("take_die:2")
    table.play("take_die:4")
    assert table.state.dice == [2, 0, 0, 0, 0, 0]
    assert table.refuses("take_die:1")


def test_a_resource_bought_after_taking_the_die_can_be_upgraded():
    """G-04: any-time actions are legal while a decision of the own turn is pending."""
    table = Table().give(silver=3).dice(5, 4).turn(frames.TakeDie(0, "first"), "R1")
    table.play("take_die:5", "choose:2", "buy:grape", "upgrade:grape@store:free")
    assert table.goods() == {"wine": 1}


def test_a_pig_of_the_last_die_is_sold_without_a_pig_space():
    assert last_die(Table().give(pig=2), 1).play("last_die:1").goods() == {"pig": 2, "silver": 2}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_takes_two_dice_in_order_and_the_last_die_is_for_all(seats):
    table = Table(seats=seats)
    table.state.order = [*range(1, seats), 0]
    table.go_to("R1").dice(*[4] * (2 * seats + 1)).settle()
    asked = []
    while table.step() in ("R1", "R2", "R3"):
        (seat,) = table.to_act()
        asked.append((table.step(), seat))
        table.play("last_die:4" if table.step() == "R3" else "take_die:4", "end_turn")
    order = [*range(1, seats), 0]
    assert asked == [(step, seat) for step in ("R1", "R2", "R3") for seat in order]
    assert [seat.dice for seat in table.state.seats] == [[4, 4]] * seats
    assert [table.good("silver", me) for me in range(seats)] == [12] * seats
    assert table.events(LastDieLeft) == [LastDieLeft(4)]
    assert table.events(LastDieCarriedOut) == [LastDieCarriedOut(seat, 4) for seat in order]


VECTORS = {
    1: (2, 5, 4, 2, 1, 1, 6, 3, 1),
    2: (5, 4, 2, 4, 2, 2, 5, 2, 2),
    3: (1, 3, 6, 4, 6, 2, 2, 2, 3),
    4: (1, 3, 2, 6, 3, 5, 2, 6, 3),
    5: (4, 6, 5, 3, 3, 2, 5, 1, 2),
    6: (1, 2, 2, 4, 4, 3, 3, 2, 4),
}
"""The dice of each round for the seed `esporles`, computed by hand from SHA-256."""


@pytest.mark.parametrize(("seats", "dice"), [(1, 5), (2, 5), (3, 7), (4, 9)])
@pytest.mark.parametrize("number", VECTORS)
def test_the_dice_of_a_round_are_the_first_values_of_its_stream(number, seats, dice):
    table = Table(seats=seats, round=number)
    table.state.seed = "esporles"
    table.go_to("roll").settle()
    assert [event.dice for event in table.events(DiceRolled)] == [VECTORS[number][:dice]]
    assert sum(table.state.dice) == dice - (seats == 1 and not table.state.starts)


def test_a_game_with_the_seed_rolls_these_dice():
    state, log = start(RULES, {}, 4, "esporles")
    while not any(isinstance(event.body, DiceRolled) for event in log):
        (seat,) = RULES.to_act(state)
        log += play(RULES, state, seat, RULES.default(state, seat).id)
    (rolled,) = [event.body.dice for event in log if isinstance(event.body, DiceRolled)]
    assert rolled == VECTORS[1]


def test_rerolled_dice_are_the_next_values_of_their_own_stream():
    table = Table().helpers(51).give(silver=9).dice(1, 1, 1)
    table.state.seed = "esporles"
    faces = []
    for _ in range(3):
        table.seat().helpers[0].used = False
        table.dice(1, 1, 1).turn(frames.TakeDie(0, "first"), "R1").play("use_helper:51", "reroll:1")
        faces.append(max(number for number in range(1, 7) if table.state.dice[number - 1]))
    assert faces == [6, 4, 6]
