"""Undo: back to the last point at which a seat learned something hidden or another seat acted, and no further."""

import pytest

from service.engine.hallertau.phases import STEPS
from service.engine.hallertau.resources import RESOURCE
from service.engine.hallertau.rules import Hallertau
from service.engine.hallertau.state import NOBODY, State
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.journal import Journal
from service.engine.kernel.snapshot import encode


class Rigged(Hallertau):
    """Hallertau with chosen hands and Goods from the start, so that a replay has them, too."""

    def __init__(self, *hands, step="actions", **goods):
        self.hands, self.step_name, self.goods = hands, step, goods

    def setup(self, settings, seats, seed, log) -> State:
        state = super().setup(settings, seats, seed, log)
        state.first_player, state.active, state.step = 0, NOBODY, STEPS[self.step_name]
        for seat, hand in zip(state.seats, self.hands, strict=True):
            seat.hand, seat.workers = sorted(hand), 6
            seat.holders, seat.aside = [2, 3, 4, 5, 6], 1
        for name, amount in self.goods.items():
            if name in ("workers", "tools", "jewelry"):
                setattr(state.seats[0], name, amount)
            else:
                state.seats[0].goods[RESOURCE[name]] = amount
        return state


def game(*hands, farmyard=4, step="actions", **goods):
    """Return the journal of a game with these hands."""
    return Journal(Rigged(*hands, step=step, **goods), {"farmyard": farmyard}, [""] * len(hands), "server seed")


def act(journal, seat, *actions):
    for action in actions:
        journal.act(seat, action)
    return journal


def position(journal):
    return encode(journal.rules, journal.state)


def refused(journal, seat, count=1):
    with pytest.raises(EngineError) as caught:
        journal.undo(seat, count)
    return caught.value.reason == EngineReason.UNDO_NOT_ALLOWED


def test_a_turn_without_hidden_information_can_be_undone_as_a_whole():
    journal = game([901], [])
    before = position(journal)
    act(journal, 0, "place:nursery", "take:3clay", "end_turn")
    assert journal.undoable(0) == 3
    journal.undo(0, 3)
    assert position(journal) == before


def test_a_draw_cannot_be_undone():
    journal = act(game([901], []), 0, "place:bonus_card")
    assert journal.undoable(0) == 1
    act(journal, 0, "draw:1bonus")
    assert journal.undoable(0) == 0
    assert refused(journal, 0)
    act(journal, 0, "end_turn")
    assert journal.undoable(0) == 1, "actions after the draw cannot be undone"
    journal.undo(0)
    assert "end_turn" in {action.id for action in journal.rules.actions(journal.state, 0)}


def test_a_played_card_cannot_be_undone():
    journal = act(game([25, 901], [], clay=4), 0, "play:025/1")
    assert (journal.undoable(0), refused(journal, 0)) == (0, True)
    shown = position(journal)
    act(journal, 0, "take:1milk", "place:nursery")
    assert journal.undoable(0) == 2
    assert refused(journal, 0, 3)
    journal.undo(0, 2)
    assert position(journal) == shown


def test_the_pieces_of_a_payment_can_be_undone_but_not_the_played_card():
    journal = act(game([908], [], barley=4, rye=4, flax=4, clay=4), 0, "play:908")
    shown = position(journal)
    act(journal, 0, "give:4barley", "give:4flax")
    assert journal.undoable(0) == 2, "nobody learned anything by these"
    journal.undo(0, 2)
    assert position(journal) == shown
    act(journal, 0, "give:4barley", "give:4rye")
    assert journal.undoable(0) == 2


def test_discards_can_be_undone():
    """Nobody sees what is discarded, so no seat learns anything from it (H-100)."""
    journal = act(game([634, 801, 901, 902], [], farmyard=6), 0, "play:634")
    shown = position(journal)
    act(journal, 0, "give:card@801", "give:card@901", "take:1wool")
    assert journal.undoable(0) == 3
    journal.undo(0, 3)
    assert position(journal) == shown
    act(journal, 0, "give:card@801", "give:card@901", "take:1wool", "draw:2bonus")
    assert journal.undoable(0) == 0


def test_a_card_with_an_automatic_payment_cannot_be_undone():
    journal = act(game([430, 901], [], tools=1), 0, "play:430")
    assert journal.undoable(0) == 0


def test_an_action_before_an_action_of_another_seat_cannot_be_undone():
    journal = act(game([901], [902]), 0, "place:nursery", "take:3clay", "end_turn")
    act(journal, 1, "exchange:1")
    assert (journal.undoable(0), journal.undoable(1)) == (0, 1)
    journal.undo(1)
    assert (journal.undoable(0), journal.undoable(1)) == (3, 0), (
        "the action cannot be undone after the other seat's undo"
    )


def test_actions_before_a_card_of_another_seat_cannot_be_undone():
    journal = game([901], [316])
    act(journal, 0, "place:nursery")
    act(journal, 1, "play:316/1")
    assert (journal.undoable(0), journal.undoable(1)) == (0, 0)
    act(journal, 0, "take:3clay")
    assert journal.undoable(0) == 1


def test_actions_before_the_pick_up_of_phase_5_cannot_be_undone():
    """H-101: all seats have seen a new card"""
    journal = act(game([901], step="after_actions", workers=0), 0, "ready")
    assert (journal.state.phase, journal.undoable(0)) == (5, 0)


def test_actions_before_the_next_quadrant_card_cannot_be_undone():
    journal = act(game([901], step="progress", clay=9), 0, "advance:carpentry:1clay")
    assert journal.undoable(0) == 1
    act(journal, 0, "done")
    assert (journal.state.round, journal.undoable(0)) == (2, 0)


def test_a_confirmation_can_be_undone_until_a_seat_learns_something():
    journal = act(game([901], [902], step="after_fallow"), 0, "ready")
    assert journal.undoable(0) == 1
    journal.undo(0)
    act(journal, 0, "ready")
    act(journal, 1, "ready")
    assert (journal.state.stop, journal.undoable(0), journal.undoable(1)) == ("before_harvest", 0, 1)


def test_the_log_keeps_undone_actions():
    journal = act(game([901], []), 0, "place:nursery", "take:3clay")
    journal.undo(0, 2)
    assert [(entry.action, entry.undo) for entry in journal.entries] == [
        ("place:nursery", None),
        ("take:3clay", None),
        (None, 2),
    ]
