"""Explanations: every action that can be named has a reason why it is not legal."""

from random import Random

import pytest

from service.engine.kernel.play import apply, start
from service.engine.lagranja import frames
from service.engine.lagranja.explain.why_not import ANSWERS, ANYTIME
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.sources import Lying
from service.engine.lagranja.state import Mark
from service.engine.lagranja.text.game_text import TEXTS
from service.engine.lagranja.verb import Args
from service.engine.lagranja.verbs.buy import Buy
from service.engine.lagranja.verbs.play_card import PlayCard
from service.engine.lagranja.verbs.sell import Sell
from tests.lagranja.table import Table
from tests.lagranja.text_samples import written


def table_asked_by(frame: frames.Pending, step: str = "F2", **table: object) -> Table:
    """Return a table on which a frame asks a seat in its turn."""
    return Table(**table).turn(frame, step)


# What must be done first


def test_the_turn_cannot_be_ended_before_the_cards_of_round_1_are_played():
    table = Table(round=1).hand(20, 30, 40).settle()
    assert table.explain("end_turn") == [("first play 2 cards", "G-01")]
    assert table.why_not("end_turn")
    table.play("play_card:20/field")
    assert table.explain("end_turn") == [("first play 1 card", "G-01")]
    table.play("play_card:30/field")
    assert table.explain("end_turn") == []
    assert table.why_not("end_turn") == ()


def test_the_turn_can_be_ended_without_a_card_in_a_later_round():
    table = Table(round=2).hand(20).settle()
    assert table.explain("end_turn") == []


def test_the_turn_cannot_be_ended_before_a_die_is_taken():
    table = table_asked_by(frames.TakeDie(0, "first"), "R1").dice(4)
    assert table.explain("end_turn") == [("first take a die", "G-18")]
    assert table.why_not("end_turn")


PENDING = {
    frames.PlaceStall(0, 4): "first place your stall",
    frames.PayExtension(0, 2): "first pay for the extension with 2 different kinds of farm goods",
    frames.PayHarvest(0, 1): "first pay 1 harvest good",
    frames.Discard(0, 2): "first discard 2 cards",
    frames.Look(0, 3, 1): "first keep a card that you are looking at",
    frames.Shortage(0, frames.NewGood(1)): "first give up something for its marker, or forgo what needs one",
}


@pytest.mark.parametrize("frame", PENDING, ids=lambda frame: frames.NAMES[type(frame)])
def test_any_time_actions_must_wait_for_a_pending_decision(frame):
    table = table_asked_by(frame).give(silver=9, olive=1, commodity=1).hand(20, 30, 40).helpers(24).roofs("R1a")
    for action_id in ("buy:olive", "sell:olive@store", "trade_commodity:silver", "use_roof:R1a", "use_helper:24"):
        assert table.explain(action_id) == [(PENDING[frame], "G-04")]
    ((words, _),) = table.explain("end_turn")
    assert words == PENDING[frame]
    ((words, _),) = table.explain("decline")
    assert words == PENDING[frame]


def test_deliveries_must_wait_for_the_placement_of_a_stall():
    table = Table().deliveries(2).give(olive=1)
    table.state.stack.append(frames.PlaceStall(0, 4))
    assert table.explain("deliver:olive@store>greengrocer") == [("first place your stall", "G-36")]


def test_an_extra_delivery_must_be_bought_before_it_is_made():
    table = table_asked_by(frames.ExtraDeliveries(0), "T4").give(silver=3, olive=1)
    assert table.explain("deliver:olive@store>greengrocer") == [("first buy an extra delivery", "§5.0")]


# Another step, another seat, another decision


OTHER_STEPS = {
    "play_card:20/field": "only in “farm phase, step 1: cards”",
    "buy_roof:R1a": "only in “farm phase, step 4: roofs”",
    "take_die:3": "only in “revenue phase: the first die” or “revenue phase: the second die”",
    "choose_donkey:2": "only in “transport phase, step 1: donkeys”",
    "deliver:olive@store>greengrocer": "only in “transport phase, step 3: deliveries”"
    " or “transport phase, step 4: extra deliveries”",
    "buy_extra_delivery:1": "only in “transport phase, step 4: extra deliveries”",
}


@pytest.mark.parametrize("action_id", OTHER_STEPS)
def test_an_action_of_another_step_is_refused_with_its_step(action_id):
    table = table_asked_by(frames.EndTurn(0)).hand(20)
    assert table.explain(action_id) == [(OTHER_STEPS[action_id], "§5.0")]


@pytest.mark.parametrize(
    "action_id",
    [
        *("place_stall:C4", "take:olive", "keep:17", "pay:vp", "choose:1", "siesta:1", "upgrade:olive@store:free"),
        *("flip_roof:R1a", "move_stall:C3>C4", "reroll:3", "shift:3>4", "mark_space:3", "give_up:pig", "forgo"),
        *("decline", "discard:20"),
    ],
)
def test_an_answer_without_a_pending_decision_is_refused(action_id):
    assert table_asked_by(frames.EndTurn(0)).explain(action_id) == [("only when you are asked for it", "§5.0")]


def test_an_action_in_the_turn_of_another_seat_is_refused():
    table = table_asked_by(frames.EndTurn(0))
    for action_id in ("end_turn", "buy:olive", "play_card:20/field"):
        assert table.explain(action_id, me=1) == [("it is the turn of seat 0", "§5.0")]
    assert table.explain("dance", me=1) == []


def test_a_seat_that_has_chosen_its_donkey_must_wait_for_the_others():
    table = Table(seats=3, step="T1").settle().play("choose_donkey:2", me=0)
    assert table.explain("choose_donkey:3", me=0) == [("it is the turn of seat 1 and seat 2", "§5.0")]
    assert table.explain("buy:olive", me=1) == [("first choose a donkey token", "G-04")]
    assert table.explain("end_turn", me=1) == [("first choose a donkey token", "§5.0")]


def test_a_seat_that_must_decide_in_the_turn_of_another_cannot_do_anything_else():
    table = table_asked_by(frames.EndTurn(0), "T3").helpers(6, me=1)
    table.state.stack.append(frames.Offer(1, (6,)))
    assert table.explain("buy:olive", me=1) == [("it is the turn of seat 0", "G-04")]
    assert table.explain("deliver:olive@store>greengrocer", me=1) == [("it is the turn of seat 0", "G-04")]
    assert table.explain("end_turn", me=1) == [("first use the helper that is offered, or do without", "§5.0")]
    assert table.explain("use_helper:6", me=1) == [("needs 1 VP, has 0", "G-09")]
    table.state.active = -1
    assert table.explain("buy:olive", me=1) == [("only in your own turn", "G-04")]


def test_an_action_that_is_used_up_in_this_turn_is_refused():
    none = "none is left in this turn"
    assert table_asked_by(frames.EndTurn(0), "R1").dice(3).explain("take_die:3") == [(none, "§5.0")]
    assert Table().hand(20).turn(frames.PlayCards(0, 0, False), "F1").explain("play_card:20/field") == [(none, "G-01")]
    assert Table().deliveries(0).give(olive=1).explain("deliver:olive@store>village_shop")[0] == (none, "§8.3")
    extra = table_asked_by(frames.ExtraDeliveries(0, 1), "T4").give(silver=9, olive=1)
    assert extra.explain("buy_extra_delivery:1")[0] == (none, "G-37")


def test_buying_several_extra_deliveries_at_once_is_refused():
    table = table_asked_by(frames.ExtraDeliveries(0), "T4").give(silver=9, olive=2).barrow(17).extensions(23)
    assert table.explain("buy_extra_delivery:1") == []
    assert table.explain("buy_extra_delivery:2") == [("no more than 1 now", "G-38")]


# Cards


def test_with_full_slots_the_replaced_card_must_be_named():
    table = (
        Table().hand(20).helpers(1, 24, 46).barrow(17).barrow(30).barrow(35).turn(frames.PlayCards(0, 1, False), "F1")
    )
    assert table.explain("play_card:20/helper") == [
        ("no slot is free: name the card that leaves, Chef (1), Errand Boy (24) or Wheelwright (46)", "G-06")
    ]
    (barrow,) = table.explain("play_card:20/barrow")
    assert barrow[0].startswith("no slot is free: name the card that leaves, ")
    assert table.explain("play_card:20/helper-24") == []
    assert table.explain("play_card:21/helper-24") == [("this card is not in your hand", "§6.0")]


def test_the_reason_names_only_cards_that_can_be_replaced():
    table = Table().hand(20).helpers(1, 24, 43).turn(frames.PlayCards(0, 1, False), "F1")
    (unmet,) = RULES.explain(table.state, 0, "play_card:20/helper-43")
    assert unmet.requirement.cards == (1, 24)


def test_no_card_can_be_replaced_while_a_slot_is_free():
    table = Table().hand(20).helpers(1).turn(frames.PlayCards(0, 1, False), "F1")
    assert table.explain("play_card:20/helper-1") == [("a slot is free, so no card leaves", "G-06")]
    assert table.explain("play_card:20/helper") == []


def test_an_extension_that_cannot_be_paid_has_the_same_reasons_by_id_and_by_arguments():
    table = Table().hand(20).turn(frames.PlayCards(0, 1, False), "F1")
    assert table.explain("play_card:20/extension") == [("needs 1 kind of farm good, has 0", "G-07")]
    assert RULES.explain(table.state, 0, PlayCard(20, "extension"))
    assert RULES.explain(table.state, 0, PlayCard(20, "helper")) == ()


def test_an_effect_can_limit_the_roles_of_a_card():
    table = table_asked_by(frames.PlayCard(0, 1, ("field", "extension"))).hand(20)
    assert table.explain("play_card:20/helper") == [("only as a field or an extension", "§6.0")]


def test_only_cards_of_the_hand_can_be_discarded():
    table = table_asked_by(frames.Discard(0, 1)).hand(20)
    assert table.explain("discard:21") == [("this card is not in your hand", "§6.0")]


# Dice, donkeys, roofs, helpers


def test_reasons_for_dice_that_cannot_be_taken():
    table = table_asked_by(frames.TakeDie(0, "first"), "R1").dice(2, 4, 4)
    table.state.marked = [Mark(2, 1, 5), Mark(4, 1, 5)]
    assert table.explain("take_die:3") == [("no die lies there", "§7.1")]
    assert table.explain("take_die:2") == [("another seat marked this space, and only one die lies there", "§7.1")]
    assert table.explain("take_die:4") == []
    blocked = {one.action.id for one in RULES.blocked(table.state, 0)}
    assert blocked >= {f"take_die:{number}" for number in (1, 2, 3, 5, 6)}


def test_a_used_donkey_token_is_refused():
    table = Table(step="T1").donkeys(3, 2).go_to("T1")
    for seat in table.state.seats:
        seat.donkey = 0
    table.state.revealed = False
    table.settle()
    assert table.explain("choose_donkey:3", me=0) == [("has been used already", "§8.1")]
    assert table.explain("choose_donkey:2", me=0) == []
    assert [one.action.id for one in RULES.blocked(table.state, 0)] == ["choose_donkey:3"]


def test_reasons_for_roofs_that_cannot_be_bought_or_used():
    table = table_asked_by(frames.BuyRoof(0), "F4").give(silver=20).roofs("R2b", up=False)
    table.state.roofs = ["R1a"]
    assert table.explain("buy_roof:R1a") == []
    assert table.explain("buy_roof:R5d") == [("this roof is not for sale now", "§6.0")]
    assert table.explain("use_roof:R5d") == [("you do not have it on your farm", "§6.0")]
    assert table.explain("use_roof:R2b")[0] == ("has been used already", "§6.0")
    table.seat().bought_roof = True
    assert table.explain("buy_roof:R1a") == [("only one roof in a round", "§6.0")]
    table.seat().bought_roof = False
    table.roofs(*["R6a"] * 4)
    assert table.explain("buy_roof:R1a") == [("no roof space is free", "G-22")]


def test_reasons_for_helpers_that_cannot_be_activated():
    table = table_asked_by(frames.EndTurn(0)).helpers(6)
    assert table.explain("use_helper:24") == [("you do not have it on your farm", "§6.0")]
    assert table.explain("use_helper:6") == [("works by itself or is offered in its moment", "G-52")]


# Goods and deliveries


def test_reasons_for_missing_goods():
    table = table_asked_by(frames.EndTurn(0)).give(silver=9, olive=1).fields("grain/1")
    assert table.explain("sell:olive@store") == []
    assert table.explain("sell:grape@store") == [("needs 1 grape from the store", "G-31")]
    assert table.explain("sell:pig") == [("needs 1 pig", "G-31")]
    assert table.explain("sell:grain@field") == [("needs 1 grain from the store", "§5.1.2")]
    assert table.explain("upgrade:olive@field") == [("needs 1 olive from a field", "G-31")]
    assert table.explain("upgrade:grain@field") == []
    free = table_asked_by(frames.Upgrade(0, 1)).give(olive=1)
    assert free.explain("upgrade:pig:free") == [("needs 1 pig", "G-31")]
    assert free.explain("upgrade:olive@store:free") == []


def test_the_reason_does_not_depend_on_the_named_payment():
    table = table_asked_by(frames.EndTurn(0)).give(silver=1)
    assert RULES.explain(table.state, 0, Buy("pig", 1)) == RULES.explain(table.state, 0, "buy:pig") != ()
    sell = Sell(Lying("pig", "sty"), 99)
    assert RULES.explain(table.state, 0, sell) == RULES.explain(table.state, 0, "sell:pig") != ()


def test_reasons_for_impossible_deliveries():
    table = Table().deliveries(2).give(olive=1, wine=1).block("village_shop").tiles("butcher").barrow(17)
    assert table.explain("deliver:olive@store>17") == []
    assert table.explain("deliver:olive@field>17") == [("needs 1 olive from a field", "G-31")]
    assert table.explain("deliver:commodity>17") == [
        ("needs 1 commodity", "G-31"),
        ("no open symbol there is for this good", "§8.3"),
    ]
    assert table.explain("deliver:wine@store>butcher") == [("you have completed this building already", "§8.3.1")]
    assert ("this building is blocked", "§8.3.2") in table.explain("deliver:wine@store>village_shop")


def test_an_effect_can_limit_deliveries_to_fields():
    table = table_asked_by(frames.Deliver(0, 1, fields_only=True)).give(olive=1).barrow(17)
    assert table.explain("deliver:olive@store>17") == [("needs 1 olive from a field", "§8.3")]


# Market spaces


def test_reasons_for_market_spaces_of_a_stall():
    table = table_asked_by(frames.PlaceStall(0, 4)).stalls("C4", me=1)
    assert table.explain("place_stall:A3") == []
    assert table.explain("place_stall:C3") == [("needs a space with the number 4, not 3", "G-36")]
    taken = "this space is taken, and another with its number is empty"
    assert table.explain("place_stall:C4") == [(taken, "G-35")]


def test_a_market_space_that_is_not_used_with_so_few_seats_is_refused():
    used = {space.id for space in RULES.view(Table().state, 0).market}
    unused = next(space.id for space in RULES.edition.spaces if space.id not in used)
    value = RULES.edition.value[RULES.edition.space[unused]]
    table = table_asked_by(frames.PlaceStall(0, value))
    assert table.explain(f"place_stall:{unused}") == [("this space is not used with so few seats", "§4.0")]
    assert table_asked_by(frames.PlaceStall(0, value), seats=4).explain(f"place_stall:{unused}") == []


# Whole games


NONSENSE = ("", "dance", ":", "deliver:", "play_card:17/helper-", "upgrade::free", "\x00", "x" * 5000)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_named_action_in_a_random_game_has_a_reason_in_every_language(seats):
    random, known, reasons = Random(seats), {}, set()
    state, _ = start(RULES, {}, seats, "why not")
    while waiting := RULES.to_act(state):
        seat = random.choice(waiting)
        offered = RULES.actions(state, seat)
        known |= {action.id: action for action in offered}
        legal = {action.id for action in offered}
        for action in random.sample(list(known.values()), min(8, len(known))):
            assert RULES.explain(state, seat, action.id) == () or action.id not in legal
            for me in range(seats):
                reasons.add(RULES.explain(state, me, action.id))
                reasons.add(RULES.explain(state, me, action.args))
        reasons.update(RULES.explain(state, seat, wanted) for wanted in NONSENSE)
        lively = [action for action in offered if action.kind not in ("end_turn", "decline", "sell")]
        apply(RULES, state, seat, random.choice(lively or offered))
    for unmet in reasons - {()}:
        assert len({written(text.why_not(unmet)) for text in TEXTS.values()}) == len(TEXTS)
    assert len({type(one.requirement) for unmet in reasons for one in unmet}) > 10


def test_every_kind_of_action_has_a_reason_for_a_wrong_moment():
    kinds = {str(kind.__struct_config__.tag) for kind in Args.__subclasses__()}
    assert kinds == {*ANSWERS, *ANYTIME} - {"free_upgrade"}


def test_a_finished_game_gives_no_reasons():
    table = Table(round=6, step="end_of_round").settle()
    assert table.state.over
    assert RULES.explain(table.state, 0, "end_turn") == ()
