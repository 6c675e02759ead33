"""Records, undo and editions of a game with hidden cards and dice."""

from random import Random

import pytest

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import read_record, write_record
from service.engine.kernel.snapshot import decode, encode
from service.engine.kernel.verify import verify
from service.engine.lagranja.edition import editions
from service.engine.lagranja.rules import RULES, rules_with
from tests.lagranja.test_edition import TEXT

CHEAP_PIGS = TEXT.replace('"grape": 3, "pig": 5', '"grape": 3, "pig": 3').replace("la-granja-core-1", "cheap-pigs")


def played(rules, seats: int = 2) -> Journal:
    journal = Journal(rules, {}, [""] * seats, "a seed")
    random = Random("record")
    while waiting := rules.to_act(journal.state):
        journal.act(waiting[0], random.choice(rules.actions(journal.state, waiting[0])).id)
    return journal


def test_a_record_is_verified_and_names_its_edition():
    record = read_record(write_record(played(RULES).record()))
    assert verify(RULES, record).ok
    assert RULES.edition.digest in record.version
    assert RULES.edition.file.edition_id in record.version


def test_a_record_of_another_edition_is_refused_with_its_name():
    other = rules_with(CHEAP_PIGS.encode(), "cheap.json")
    record = played(other).record()
    assert verify(other, record).ok
    verdict = verify(RULES, record)
    assert not verdict.ok
    assert "cheap-pigs" in verdict.text("en")
    assert "la-granja-core-1" in verdict.text("en")


def test_a_game_is_played_with_the_numbers_of_its_edition():
    other = rules_with(CHEAP_PIGS.encode(), "cheap.json")
    prices = []
    for rules in (RULES, other):
        journal = Journal(rules, {}, [""] * 2, "a seed")
        (seat,) = rules.to_act(journal.state)
        missing = {one.action.id: one.unmet[0].need for one in rules.blocked(journal.state, seat)}
        prices.append(missing["buy:pig"])
    assert prices == [5, 3]


def test_a_snapshot_of_an_unknown_edition_is_refused(monkeypatch):
    state = Journal(RULES, {}, ["", ""], "a seed").state
    state.edition = "0123456789abcdef"
    stranger = decode(RULES, encode(RULES, state))
    with pytest.raises(EngineError, match="edition 0123456789abcdef") as refused:
        RULES.view(stranger, None)
    assert refused.value.reason is EngineReason.BAD_SNAPSHOT
    monkeypatch.setitem(editions._known, "0123456789abcdef", editions.CORE)
    assert RULES.view(stranger, None).round == 1


def advance(journal: Journal, until: str, skip: str = "end_turn") -> int:
    """Play first actions until an action of a kind is offered; return its seat."""
    for _ in range(200):
        (seat, *_) = RULES.to_act(journal.state)
        kinds = {action.kind: action.id for action in RULES.actions(journal.state, seat)}
        if until in kinds:
            return seat
        order = (skip, "play_card", "choose", "take", "take_die", "decline")
        journal.act(seat, next(kinds[kind] for kind in order if kind in kinds))
    raise AssertionError(f"no {until} was offered")


def test_a_sale_can_be_undone_but_not_a_turn_with_drawn_cards_or_rolled_dice():
    journal = Journal(RULES, {}, ["", ""], "undo")
    seat = RULES.to_act(journal.state)[0]
    journal.act(seat, "trade_commodity:silver")
    assert journal.undoable(seat) == 1
    hand = journal.state.seats[seat].hand
    journal.act(seat, f"play_card:{hand[0]}/field")
    assert journal.undoable(seat) == 0
    journal.act(seat, f"play_card:{journal.state.seats[seat].hand[0]}/field")
    journal.act(seat, "end_turn")
    assert journal.undoable(seat) == 0
    advance(journal, "buy_roof", skip="end_turn")
    last = RULES.to_act(journal.state)[0]
    while RULES.view(journal.state, None).step == "STEP_F4":
        last = RULES.to_act(journal.state)[0]
        journal.act(last, "end_turn")
    assert RULES.view(journal.state, None).step == "STEP_R1"
    assert journal.undoable(last) == 0


def test_a_chosen_donkey_is_hidden_and_can_be_undone_until_all_have_chosen():
    journal = Journal(RULES, {}, ["", ""], "undo")
    advance(journal, "choose_donkey")
    (chosen,) = journal.act(0, "choose_donkey:3")
    assert (chosen.body.deliveries, chosen.private[0].deliveries) == (None, 3)
    assert [RULES.view(journal.state, viewer).seats[0].donkey for viewer in (0, 1, None)] == [3, None, None]
    assert RULES.view(journal.state, 1).seats[0].donkey_chosen
    assert RULES.to_act(journal.state) == (1,)
    journal.undo(0)
    journal.act(0, "choose_donkey:2")
    journal.act(1, "choose_donkey:4")
    assert [RULES.view(journal.state, viewer).seats[0].donkey for viewer in (0, 1, None)] == [2, 2, 2]
    assert journal.undoable(1) == 0


def test_hands_and_vp_are_visible_to_their_owner_only_unless_the_setting_says_so():
    state = Journal(RULES, {}, ["", ""], "secrets").state
    for viewer in (0, 1, None):
        seats = RULES.view(state, viewer).seats
        assert [seat.hand is None for seat in seats] == [viewer != 0, viewer != 1]
        assert [seat.vp is None for seat in seats] == [viewer != 0, viewer != 1]
        assert [seat.hand_size for seat in seats] == [4, 4]
    open_game = Journal(RULES, {"open_vp": True}, ["", ""], "secrets").state
    assert [seat.vp for seat in RULES.view(open_game, None).seats] == [1, 1]
