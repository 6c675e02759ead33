"""Helpers that wait for an event: each gains exactly its effect in its own scenes and nothing in others.

A row compares the same scene with the helper and without it; `first` are its answers before those that the scene needs
itself, `then` those after them.
"""

from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from service.engine.lagranja import frames
from service.engine.lagranja.events import GainedVp
from service.engine.lagranja.verbs.use_helper import HelperUsed
from tests.lagranja.cards.row import belongings, difference, used
from tests.lagranja.cards.scenes import SCENES
from tests.lagranja.table import Table

DECLINE = ("decline",)
DRAW_A_BARROW = ("use_helper:46", "trade_commodity:card", "choose:1", "play_card:1/barrow")
EMPTY_HAND = ("barrow", "barrow in the revenue phase")


class Row(NamedTuple):
    """A helper, a scene, and what the helper gains in it."""

    card: int
    scene: str
    gives: dict[str, int]
    then: tuple[str, ...] = ()
    first: tuple[str, ...] = ()


def by_all_picks(card: int, number: int, gives: dict[str, int], then: tuple[str, ...] = ()) -> list[Row]:
    """Return rows for a revenue space, for each way of taking its die."""
    return [Row(card, f"{pick} die {number}", gives, then) for pick in ("first", "second", "last")]


def merchant(pick: str, number: int) -> list[Row]:
    """Return rows for the Merchant in round 2, who adds space 2 to any chosen die."""
    scene = f"{pick} die {number}"
    return [
        Row(6, scene, {"vp": -1, "grape": 1}, ("use_helper:6", "choose:3", "take:grape")),
        Row(6, scene, {"vp": -1, "hand": 1}, ("use_helper:6", "choose:2")),
        Row(6, scene, {}, DECLINE),
    ]


def porter(pick: str) -> list[Row]:
    """Return rows for the Porter: the scene draws a card from space 2, and takes silver from space 6."""
    return [
        Row(3, f"{pick} die 2", {"grain": 1}, (), ("use_helper:3", "choose:3", "take:grain")),
        Row(3, f"{pick} die 2", {}, (), DECLINE),
        Row(
            3,
            f"{pick} die 6",
            {"olive": -1, "cargo": 1},
            (),
            ("use_helper:3", "choose:1", "deliver:olive@store>greengrocer"),
        ),
        Row(3, f"{pick} die 6", {}, (), DECLINE),
    ]


ROWS = [
    # Negotiator: 1 VP for each stall that is taken from the market, in any seat's turn
    Row(2, "own stall removed", {"vp": 1}),
    Row(2, "two own stalls removed", {"vp": 2}),
    Row(2, "own stall replaced", {"vp": 1}),
    # Porter: two options of spaces 2 and 6, with a chosen die
    *porter("first"),
    *porter("second"),
    # Village Elder: a space is marked
    Row(5, "before the roll", {}, ("use_helper:5", "mark_space:4")),
    Row(5, "before the roll", {}, DECLINE),
    # Merchant: the space of the round, with a chosen die
    *(row for pick in ("first", "second") for number in range(1, 7) for row in merchant(pick, number)),
    # Grove Warden, Sower, Vine Dresser: one more good into the store, however many fields there are
    Row(13, "growth, olive field", {"olive": 1}),
    Row(13, "growth, two olive fields", {"olive": 1}),
    Row(14, "growth, grain field", {"grain": 1}),
    Row(15, "growth, grape field", {"grape": 1}),
    # Market Crier: the first removed stall of the round
    Row(18, "barrow, stall removed", {"silver": 3}),
    Row(18, "barrow, two stalls removed", {"silver": 3}),
    # Stall Matron: at least three stalls
    Row(19, "market scored, three stalls", {"vp": 1}),
    Row(19, "market scored, four stalls", {"vp": 1}),
    # Straggler
    Row(26, "last in the new order", {"silver": 3}),
    # Night Watchman: a position that is worth nothing
    Row(27, "siesta scored at 0", {"silver": 2}),
    Row(27, "siesta scored at 1", {"silver": 2}),
    # Guitar Player: a position worth at least 2
    Row(28, "siesta scored at 4", {"vp": 1}),
    Row(28, "siesta scored at 5", {"vp": 1}),
    Row(28, "siesta scored at 6", {"vp": 1}),
    # Thatcher
    Row(31, "roof bought", {"vp": 1}),
    # Smuggler: the first own stall of the round that is removed
    Row(33, "own stall removed", {"commodity": 1}),
    Row(33, "two own stalls removed", {"commodity": 1}),
    Row(33, "own stall replaced", {"commodity": 1}),
    # Rent Collector
    Row(36, "income", {"silver": 2}),
    # Broker: in any phase
    Row(42, "trade in the farm phase", {"silver": 2}),
    Row(42, "trade in the revenue phase", {"silver": 2}),
    Row(42, "trade in the transport phase", {"silver": 2}),
    # Warehouse Keeper
    Row(45, "barrow", {"silver": 3}),
    Row(45, "barrow in the revenue phase", {"silver": 3}),
    Row(45, "barrow, stall removed", {"silver": 3}),
    Row(45, "barrow, two stalls removed", {"silver": 3}),
    Row(45, "barrow, a card in hand", {"silver": 3}),
    Row(45, "barrow in the revenue phase, a card in hand", {"silver": 3}),
    # Wheelwright: with a card in hand he asks, and without one if the commodity of the barrow can draw one (G-68)
    *(Row(46, scene, {"commodity": -1, "barrows": 1}, DRAW_A_BARROW) for scene in EMPTY_HAND),
    *(Row(46, scene, {}, DECLINE) for scene in EMPTY_HAND),
    Row(46, "barrow, a card in hand", {"hand": -1, "barrows": 1}, ("use_helper:46", "play_card:43/barrow")),
    Row(46, "barrow, a card in hand", {}, DECLINE),
    Row(
        46,
        "barrow in the revenue phase, a card in hand",
        {"hand": -1, "barrows": 1},
        ("use_helper:46", "play_card:43/barrow"),
    ),
    # Town Scribe
    Row(47, "building", {"vp": 1, "hand": 1}),
    Row(47, "building in the revenue phase", {"vp": 1, "hand": 1}),
    # Alderman
    Row(48, "building", {"commodity": 1}),
    Row(48, "building in the revenue phase", {"commodity": 1}),
    # Coin Clipper, Kitchen Maid, Seed Dealer, Truffle Hunter, Letter Carrier: one revenue space each
    *by_all_picks(53, 4, {"silver": 2}),
    *by_all_picks(54, 5, {"olive": -1, "food": 1}, ("use_helper:54", "upgrade:olive@store:free")),
    *by_all_picks(54, 5, {}, ("use_helper:54", "decline")),
    *by_all_picks(54, 5, {}, DECLINE),
    *by_all_picks(55, 3, {"grape": 1}, ("take:grape",)),
    *by_all_picks(55, 3, {"olive": 1}, ("take:olive",)),
    *by_all_picks(55, 3, {"grain": 1}, ("take:grain",)),
    *by_all_picks(56, 1, {"vp": 1}),
    *by_all_picks(57, 6, {"silver": 2}),
    # Storyteller: the last die, whatever its number
    *(Row(58, f"last die {number}", {"siesta": 1}, ("use_helper:58", "siesta:1")) for number in range(1, 7)),
    *(Row(58, f"last die {number}", {}, DECLINE) for number in range(1, 7)),
    # Cellar Master, Innkeeper, Sausage Maker: one upgraded good each
    Row(59, "wine delivered", {"vp": 1}),
    Row(59, "wine delivered in the revenue phase", {"vp": 1}),
    Row(60, "food delivered", {"silver": 3}),
    Row(60, "food delivered in the revenue phase", {"silver": 3}),
    Row(61, "meat delivered", {"vp": 1}),
    Row(61, "meat delivered in the revenue phase", {"vp": 1}),
]

WAITING = (2, 3, 5, 6, 13, 14, 15, 18, 19, 26, 27, 28, 31, 33, 36, 42, 45, 46, 47, 48, *range(53, 62))
ONCE = {3, 5, 6, 13, 14, 15, 18, 26, 33, 36, 42, 45, 46, 48, 58, 59, 60, 61}
"""Helpers that keep a mark until the scoring phase."""
IN_SCORING = {19, 27, 28}
"""Helpers that take no mark, because their event happens once (G-61)."""


def table_of(*cards: int, mark: bool = False) -> Table:
    """Return a table where seat 0 has a helper and 1 VP."""
    table = Table().helpers(*cards).give(vp=1)
    for helper in table.seat().helpers:
        helper.used = mark
    return table


@cache
def without_helper(scene: str) -> tuple[Counter[str], list[frames.Pending]]:
    """Return what seat 0 has after a scene without the helper, and what is pending then."""
    table = SCENES[scene].begin(table_of()).play(*SCENES[scene].rest)
    return belongings(table), table.state.stack


def with_helper(row: Row, mark: bool = False) -> Table:
    """Return the table after a scene with the answers of a row; a helper with its mark asks nothing."""
    begin, rest = SCENES[row.scene]
    answers = rest if mark else (*row.first, *rest, *row.then)
    return begin(table_of(row.card, mark=mark)).play(*answers)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card}, {row.scene}")
def test_a_helper_gains_exactly_its_effect(row):
    table = with_helper(row)
    bare, pending = without_helper(row.scene)
    assert difference(belongings(table), bare) == row.gives
    assert table.state.stack == pending
    declined = DECLINE in (row.then, row.first)
    assert bool(table.events(HelperUsed)) is not declined
    assert used(table, row.card) is (row.card in ONCE and not declined)


@pytest.mark.parametrize("row", [row for row in ROWS if row.card in ONCE], ids=lambda row: f"{row.card}, {row.scene}")
def test_a_helper_with_its_mark_does_nothing_until_the_next_round(row):
    table = with_helper(row, mark=True)
    assert (belongings(table), table.state.stack) == without_helper(row.scene)
    assert table.events(HelperUsed) == []
    table.go_to("marks").settle()
    assert not used(table, row.card)


@pytest.mark.parametrize("card", WAITING)
def test_a_helper_does_nothing_in_other_scenes(card):
    own = {row.scene for row in ROWS if row.card == card}
    assert own
    for scene in SCENES.keys() - own:
        table = SCENES[scene].begin(table_of(card)).play(*SCENES[scene].rest)
        assert (belongings(table), table.state.stack) == without_helper(scene), scene
        assert table.events(HelperUsed) == []
        assert f"use_helper:{card}" not in table.offers(me=0)


@pytest.mark.parametrize(
    ("card", "number", "rest", "gives"),
    [
        (53, 4, (), {"silver": 12}),
        (54, 5, ("choose:3", "use_helper:54", "upgrade:olive@store:free"), {"food": 2}),
        (55, 3, ("take:olive+grain", "take:grape"), {"grape": 2}),
        (56, 1, (), {"vp": 2, "pig": 2}),
        (57, 6, ("choose:2",), {"silver": 8}),
    ],
)
def test_helpers_of_a_revenue_space_work_with_both_dice_of_a_round(card, number, rest, gives):
    table = Table().helpers(card).give(olive=2).dice(number, number, number)
    before = belongings(table)
    for pick, step in (("first", "R1"), ("second", "R2")):
        table.turn(frames.TakeDie(0, pick), step).play(f"take_die:{number}", *rest)
    changed = difference(belongings(table), before)
    assert {name: changed[name] for name in gives} == gives


def test_the_town_scribe_works_with_every_building():
    table = Table(round=1).helpers(47).tiles("village_shop", "butcher", me=1).give(grain=1, meat=1).deliveries(2)
    table.row("village_shop", "grain", "food", "food").row("butcher", "pig", "pig")
    table.play("deliver:grain@store>village_shop", "deliver:meat@store>butcher")
    assert (table.vp(), len(table.seat().hand)) == (1 + 2 + 1 + 1 + 1, 2)


def test_the_market_crier_and_the_smuggler_work_once_in_a_round_and_again_in_the_next():
    table = Table().helpers(18).helpers(33, me=1)
    for silver, commodities in ((3, 1), (3, 1)):
        table.stalls("C3", me=1).turn(frames.PlaceStall(0, 4), "T3").play("place_stall:C4")
        table.state.market[:] = [-1] * 24
        assert (table.good("silver"), table.good("commodity", 1)) == (silver, commodities)
    table.go_to("marks").settle()
    table.stalls("C3", me=1).turn(frames.PlaceStall(0, 4), "T3").play("place_stall:C4")
    assert (table.good("silver"), table.good("commodity", 1)) == (6, 2)


def test_the_wheelwright_plays_a_card_as_a_barrow_only():
    table = Table().helpers(46).hand(60).barrow(21, "olive").give(olive=1).deliveries()
    table.play("deliver:olive@store>21", "place_stall:B3")
    assert table.offers() >= {"use_helper:46", "decline"}
    table.play("use_helper:46")
    assert table.offered("play_card") == {"60/barrow"}
    table.play("play_card:60/barrow")
    assert ([barrow.card for barrow in table.seat().barrows], table.seat().hand) == ([60], [])
    assert used(table, 46)


def test_the_wheelwright_can_be_declined_and_used_for_a_later_barrow():
    """G-52."""
    table = Table().helpers(46).hand(60).barrow(21, "olive").barrow(17, "olive").give(olive=1, grape=1).deliveries(2)
    table.play("deliver:olive@store>21", "place_stall:B3", "decline")
    assert not used(table, 46)
    table.play("deliver:grape@store>17", "place_stall:C2", "use_helper:46", "decline")
    assert used(table, 46)
    assert table.seat().hand == [60]


def test_the_wheelwright_works_once_even_if_two_barrows_trigger_him():
    """A roof completes another barrow while he is offered; used for this one, he is marked and not offered for the
    first.
    """
    table = Table().helpers(46).hand(60, 61).barrow(21, "olive").barrow(17, "olive").give(olive=1, grape=1)
    table.roofs("R4b").deliveries().play("deliver:olive@store>21", "place_stall:B3")
    table.play("use_roof:R4b", "deliver:grape@store>17", "place_stall:C2", "use_helper:46", "play_card:60/barrow")
    assert table.refuses("use_helper:46")
    assert (table.seat().hand, table.state.stack) == ([61], [frames.Deliveries(0, 0)])


def test_the_wheelwright_can_play_a_card_drawn_during_his_effect():
    """G-04: the hand is empty when his effect begins."""
    table = Table().helpers(46).hand(60).barrow(21, "olive").give(olive=1, commodity=1).deck(40).deliveries()
    table.play("deliver:olive@store>21", "place_stall:B3", "trade_commodity:card", "choose:2", "play_card:60/field")
    table.play("use_helper:46", "trade_commodity:card", "choose:1", "play_card:40/barrow")
    assert ([barrow.card for barrow in table.seat().barrows], table.seat().hand) == ([40], [])


def test_a_gain_without_cost_happens_at_the_first_event_without_a_question():
    """G-52: the Innkeeper takes his mark with the first food, not with the second."""
    table = Table().helpers(60).give(food=2).deliveries(2)
    table.play("deliver:food@store>greengrocer")
    assert (table.good("silver"), used(table, 60)) == (3, True)
    table.play("deliver:food@store>village_shop")
    assert table.good("silver") == 3


def test_a_helper_that_works_in_the_scoring_phase_takes_no_mark():
    """G-61: the marks were removed before, and would not be removed again."""
    table = Table().helpers(19, 27).stalls("B3", "D4", "A2").go_to("marks").settle()
    assert {event.card for event in table.events(HelperUsed)} == {19, 27}
    assert (table.state.round, table.vp(), table.good("silver")) == (3, 4, 2)
    assert not used(table, 19)
    assert not used(table, 27)


def test_the_stall_matron_counts_market_stalls_only():
    """Two stalls and a completed building are not three."""
    table = Table().helpers(19).stalls("B3", "D4").tiles("butcher").go_to("marks").settle()
    assert table.vp() == 2


def test_the_broker_works_after_the_trade():
    table = Table().helpers(42).give(commodity=1).turn(frames.EndTurn(0), "F4").play("trade_commodity:harvest")
    assert table.goods() == {}
    table.play("take:olive+grape")
    assert table.goods() == {"olive": 1, "grape": 1, "silver": 2}


def test_the_stall_matron_works_in_every_round_after_the_market_and_before_the_track():
    """G-61: played from the end of T4 on, twice."""
    table = Table().helpers(19).stalls("B3", "D4", "A2")
    for _ in range(2):
        table.discs(2, 0).go_to("T4").settle().play("end_turn", "end_turn")
    gained = [(event.vp, event.source) for event in table.events(GainedVp)]
    assert gained == [(3, "market"), (1, "effects"), (1, "siesta")] * 2
    assert table.events(HelperUsed) == [HelperUsed(0, 19)] * 2


def test_the_active_seat_reacts_first_and_then_the_others_in_player_order():
    """G-40."""
    table = Table(seats=4).helpers(18).helpers(2, me=1).helpers(33, me=3).stalls("C3", me=1).stalls("B4", me=3)
    table.state.order = [3, 0, 1, 2]
    table.turn(frames.PlaceStall(0, 4), "T3").play("place_stall:C4")
    assert [(event.seat, event.card) for event in table.events(HelperUsed)] == [(0, 18), (1, 2), (3, 33)]


def test_reactions_to_a_delivery_come_after_everything_that_it_completed():
    """G-63: Warehouse Keeper for the barrow before Innkeeper for the food."""
    table = Table().helpers(60, 45).barrow(51, "grain").give(food=1).deliveries()
    table.play("deliver:food@store>51", "place_stall:C3")
    assert [event.card for event in table.events(HelperUsed)] == [45, 60]


# Village Elder


def elder(*dice: int) -> Table:
    """Return a table on which seat 0 has marked space 2."""
    table = Table().helpers(5).go_to("R0").settle()
    return table.play("use_helper:5", "mark_space:2").dice(*dice)


def test_the_village_elder_can_mark_any_space_before_the_roll():
    table = Table().helpers(5).go_to("R0").settle()
    assert table.state.dice == [0] * 6
    assert table.offers() == {"use_helper:5", "decline"}
    table.play("use_helper:5")
    assert table.offered("mark_space") == {"1", "2", "3", "4", "5", "6"}
    table.play("mark_space:2")
    assert (table.step(), sum(table.state.dice)) == ("R1", 5)


def test_others_cannot_take_the_last_die_of_a_marked_space():
    table = elder(2, 3, 3).turn(frames.TakeDie(1, "first"), "R1")
    assert table.offered("take_die", me=1) == {"3"}
    assert [unmet.rule for unmet in table.why_not("take_die:2", me=1)] == ["§7.1"]


def test_others_can_take_a_die_of_a_marked_space_that_is_not_the_last():
    assert elder(2, 2, 3).turn(frames.TakeDie(1, "first"), "R1").offered("take_die", me=1) == {"2", "3"}


def test_others_can_take_the_last_die_of_a_marked_space_if_there_is_no_other_die():
    """G-18: a die must be taken."""
    assert elder(2).turn(frames.TakeDie(1, "first"), "R1").offered("take_die", me=1) == {"2"}


def test_the_owner_of_the_village_elder_can_take_the_last_die():
    assert elder(2, 3, 3).turn(frames.TakeDie(0, "second"), "R2").offered("take_die", me=0) == {"2", "3"}


def test_the_last_die_of_the_phase_ignores_the_mark_which_is_then_removed():
    table = elder(2).turn(frames.EndTurn(1), "R2").play("end_turn", me=1)
    assert (table.step(), table.state.last_die) == ("R3", 2)
    table.play("choose:3", "take:olive", "end_turn", me=0).play("choose:3", "take:olive", "end_turn", me=1)
    assert (table.good("olive", 1), table.state.marked, table.step()) == (1, [], "T1")


# Porter and Merchant


def test_the_porter_chooses_two_different_options_of_three_in_any_order():
    """G-53."""
    table = Table().helpers(3).hand(60).dice(2, 4, 4).turn(frames.TakeDie(0, "first"), "R1").play("take_die:2")
    assert table.offers() == {"use_helper:3", "decline"}
    table.play("use_helper:3")
    assert table.offered("choose") == {"1", "2", "3"}
    table.play("choose:3", "take:olive")
    assert table.offered("choose") == {"1", "2"}
    table.play("choose:1", "play_card:60/field")
    assert table.state.stack == [frames.EndTurn(0)]
    assert (table.goods(), len(table.seat().fields), table.seat().hand) == ({"olive": 1}, 1, [])


def test_the_porter_without_a_possible_delivery_takes_the_silver_only():
    """G-18, G-53: an option without an effect is not offered."""
    table = Table().helpers(3).dice(6, 4, 4).turn(frames.TakeDie(0, "first"), "R1")
    table.play("take_die:6", "use_helper:3")
    assert table.offered("choose") == {"2"}
    table.play("choose:2")
    assert table.goods() == {"silver": 2}
    assert "deliver" not in {one.partition(":")[0] for one in table.offers()}


def test_the_porter_does_not_work_with_the_last_die():
    table = Table().helpers(3).dice(2)
    table.state.last_die = 2
    assert table.go_to("R3").settle().offers() == {"choose:2", "choose:3"}


@pytest.mark.parametrize(
    ("number", "answers", "gives"),
    [
        (1, (), {"pig": 1}),
        (2, ("choose:3", "take:grain"), {"grain": 1}),
        (3, ("take:olive+grape",), {"olive": 1, "grape": 1}),
        (4, (), {"silver": 4}),
        (5, ("choose:3",), {"siesta": 2}),
        (6, ("choose:2",), {"silver": 2}),
    ],
)
def test_the_merchant_uses_the_space_of_the_round(number, answers, gives):
    table = Table(round=number).helpers(6).give(vp=1).dice(4, 1, 1).turn(frames.TakeDie(0, "second"), "R2")
    before = belongings(table.play("take_die:4"))
    table.play("use_helper:6", *answers)
    assert difference(belongings(table), before) == {"vp": -1, **gives}
    assert used(table, 6)


def test_the_merchant_is_offered_without_a_vp_but_cannot_be_paid():
    """G-09: he is offered nevertheless, because an offer must not reveal whether the seat has VP."""
    table = Table().helpers(6).dice(4, 1, 1).turn(frames.TakeDie(0, "first"), "R1").play("take_die:4")
    assert table.refuses("use_helper:6")
    assert [(unmet.need, unmet.have, unmet.rule) for unmet in table.why_not("use_helper:6")] == [(1, 0, "G-09")]
    table.play("decline")
    assert not used(table, 6)


def test_the_merchant_is_not_offered_for_a_space_without_an_effect():
    """G-18: in round 5 nothing is left to upgrade or to buy with, and the disc is at the end of the track."""
    for position, asked in ((5, True), (6, False)):
        table = Table(round=5).helpers(6).give(vp=1).discs(position, 0).dice(1, 1, 1)
        table.turn(frames.TakeDie(0, "first"), "R1").play("take_die:1", "sell:pig")
        assert ("use_helper:6" in table.offers()) is asked


def test_the_merchant_is_offered_if_a_resource_for_his_space_can_be_bought():
    """G-68: the space of round 5 does nothing yet, but the die has brought silver."""
    table = Table(round=5).helpers(6).give(vp=1).discs(6, 0).dice(4, 1, 1)
    table.turn(frames.TakeDie(0, "first"), "R1").play("take_die:4")
    assert table.refuses("use_helper:6")
    assert [unmet.rule for unmet in table.why_not("use_helper:6")] == ["G-18"]
    table.play("buy:olive", "use_helper:6", "choose:1", "upgrade:olive@store:free", "decline")
    assert (table.goods(), table.vp(), table.state.stack) == ({"silver": 1, "food": 1}, 0, [frames.EndTurn(0)])


def test_the_kitchen_maid_is_offered_if_a_resource_to_upgrade_can_be_bought():
    """G-68: there is nothing to upgrade yet; without silver and commodities she is not offered."""
    for silver, pending in ((3, [frames.EndTurn(0), frames.Offer(0, (54,))]), (2, [frames.EndTurn(0)])):
        table = Table().helpers(54).give(silver=silver).dice(5, 4, 4).turn(frames.TakeDie(0, "first"), "R1")
        assert table.play("take_die:5", "choose:3").state.stack == pending
    table = Table().helpers(54).give(silver=3).dice(5, 4, 4).turn(frames.TakeDie(0, "first"), "R1")
    table.play("take_die:5", "choose:3", "use_helper:54", "buy:olive", "upgrade:olive@store:free")
    assert (table.goods(), table.state.stack) == ({"food": 1}, [frames.EndTurn(0)])


def test_helpers_that_wait_for_the_same_event_can_be_used_in_any_order():
    """G-40: the Merchant gains the good that the Kitchen Maid upgrades, in whatever slots they are."""
    for cards in ((54, 6), (6, 54)):
        table = Table(round=3).helpers(*cards).give(vp=1).discs(6, 0).dice(5, 4, 4)
        table.turn(frames.TakeDie(0, "first"), "R1").play("take_die:5")
        assert table.offered("use_helper") == {"6", "54"}
        table.play("use_helper:6", "take:olive+grape", "use_helper:54", "upgrade:grape@store:free")
        assert (table.goods(), table.state.stack) == ({"olive": 1, "wine": 1}, [frames.EndTurn(0)])


def test_a_later_helper_can_be_used_first_and_the_first_after_it():
    """G-40, G-52: to decline means to decline all remaining helpers."""
    table = Table(round=4).helpers(54, 6).give(vp=1, olive=1).dice(5, 4, 4)
    table.turn(frames.TakeDie(0, "first"), "R1").play("take_die:5", "choose:3", "use_helper:6")
    assert table.offers() >= {"use_helper:54", "decline"}
    assert table.play("decline").state.stack == [frames.EndTurn(0)]


def test_the_space_that_the_merchant_adds_does_not_count_as_a_die():
    """G-62: in round 4 the Coin Clipper waits for the die, not for the added space."""
    table = Table(round=4).helpers(6, 53).give(vp=1).dice(1, 4, 4).turn(frames.TakeDie(0, "first"), "R1")
    table.play("take_die:1", "use_helper:6")
    assert table.goods() == {"pig": 1, "silver": 4}


def test_the_storyteller_advances_one_step_with_the_last_die():
    table = Table().helpers(58).dice(4)
    table.state.last_die = 4
    assert table.go_to("R3").settle().play("use_helper:58").offered("siesta") == {"1"}


def test_the_straggler_counts_as_last_in_a_solo_game_when_second():
    """G-45."""
    for starts, silver in ((True, 0), (False, 3)):
        table = Table(seats=1).helpers(26).donkeys(4)
        table.state.starts = starts
        assert table.go_to("T2").settle().good("silver") == silver


def test_stalls_removed_by_the_neutral_player_count():
    table = Table(seats=1).helpers(2, 33).stalls("B4").deck(8)
    table.state.starts = False
    table.go_to("neutral_before").settle()
    assert (table.vp(), table.good("commodity"), table.market()) == (1, 1, {"A3": None})


def test_the_negotiator_counts_every_stall_that_the_neutral_player_removes():
    table = Table(seats=1).helpers(2, 33).stalls("B4", "C5").deck(8)
    table.state.starts = False
    table.go_to("neutral_before").settle()
    assert (table.vp(), table.good("commodity"), table.market()) == (2, 1, {"C4": None})
