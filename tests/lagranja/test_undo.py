"""Undo: everything can be undone until a seat has learned something hidden or another seat has acted."""

from collections.abc import Callable

import pytest

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.journal import Journal
from service.engine.kernel.snapshot import encode
from service.engine.lagranja import frames
from service.engine.lagranja.rules import RULES
from tests.lagranja.table import Table

Setup = Callable[[], Table]


def journal_of(table: Table) -> Journal:
    """Return the journal of a game in the state of a table."""
    journal = Journal(RULES, {}, [""] * len(table.state.seats), "undo")
    journal.state = table.state
    return journal


def turn(step: str = "F4", **goods: int) -> Table:
    """Return a turn of seat 0 with any-time actions only."""
    return Table().give(**goods).hand(60, 61).turn(frames.EndTurn(0), step)


def second_alone() -> Table:
    """Return the last turn of a solo player before the card of the neutral player."""
    table = Table(seats=1)
    table.state.starts = False
    return table.turn(frames.EndTurn(0), "R3")


OPEN: list[tuple[Setup, tuple[str, ...]]] = [
    (lambda: turn(silver=3), ("buy:olive",)),
    (lambda: turn(olive=1), ("sell:olive@store",)),
    (lambda: turn(olive=1, silver=2), ("upgrade:olive@store",)),
    (lambda: turn(commodity=1), ("trade_commodity:harvest", "take:olive+grain")),
    (lambda: turn(commodity=1), ("trade_commodity:pig",)),
    (lambda: turn().roofs("R1a"), ("use_roof:R1a",)),
    (lambda: turn(silver=4).helpers(38), ("use_helper:38",)),
    (lambda: turn("R1").dice(4, 4, 4).turn(frames.TakeDie(0, "first"), "R1"), ("take_die:4",)),
    (lambda: Table().give(olive=2).barrow(21).deliveries(2), ("deliver:olive@store>21",) * 2 + ("place_stall:B3",)),
    (lambda: Table().give(silver=1, olive=1).go_to("T4").settle(), ("buy_extra_delivery:1", "decline")),
    (lambda: Table().stalls("C3").give(silver=1).helpers(66).deliveries(), ("use_helper:66", "move_stall:C3>C4")),
    (
        lambda: Table().dice(3, 4).give(silver=1).helpers(52).turn(frames.TakeDie(0, "first"), "R1"),
        ("use_helper:52", "shift:3>2"),
    ),
    (lambda: Table().go_to("T1").settle(), ("choose_donkey:2",)),
]
"""Actions that reveal nothing."""


@pytest.mark.parametrize(("setup", "actions"), OPEN, ids=lambda one: " ".join(one) if isinstance(one, tuple) else "")
def test_actions_that_reveal_nothing_can_all_be_undone(setup, actions):
    journal = journal_of(setup())
    before = encode(RULES, journal.state)
    for action in actions:
        journal.act(0, action)
    assert journal.undoable(0) == len(actions)
    journal.undo(0, len(actions))
    assert encode(RULES, journal.state) == before


SECRETS: list[tuple[Setup, tuple[str, ...]]] = [
    (lambda: turn(commodity=1), ("trade_commodity:card", "choose:1")),
    (lambda: turn(commodity=1), ("trade_commodity:card", "choose:2", "play_card:60/field")),
    (lambda: turn().helpers(24), ("use_helper:24",)),
    (lambda: turn().helpers(22), ("use_helper:22", "discard:60")),
    (lambda: Table().go_to("F1").settle(), ("end_turn",)),
    (
        lambda: Table().dice(3, 4).give(silver=1).helpers(51).turn(frames.TakeDie(0, "first"), "R1"),
        ("use_helper:51", "reroll:3"),
    ),
    (lambda: Table(seats=1).go_to("F4").settle(), ("end_turn",)),
    (lambda: Table().helpers(5).go_to("R0").settle(), ("use_helper:5", "mark_space:1")),
    (second_alone, ("end_turn",)),
    (lambda: Table(seats=1).go_to("T1").settle(), ("choose_donkey:2",)),
    (lambda: Table(seats=1).go_to("T4").settle(), ("end_turn",)),
    (lambda: Table(seats=1, round=6).go_to("T4").settle(), ("end_turn",)),
]
"""Actions of which the last draws or shows a card, rolls dice, reveals donkeys, turns up roofs, or ends the game."""


@pytest.mark.parametrize(("setup", "actions"), SECRETS, ids=lambda one: " ".join(one) if isinstance(one, tuple) else "")
def test_an_action_that_reveals_something_hidden_cannot_be_undone(setup, actions):
    journal = journal_of(setup())
    for number, action in enumerate(actions):
        assert journal.undoable(0) == number
        journal.act(0, action)
    assert journal.undoable(0) == 0
    with pytest.raises(EngineError) as refused:
        journal.undo(0)
    assert refused.value.reason is EngineReason.UNDO_NOT_ALLOWED


def test_an_action_before_an_action_of_another_seat_cannot_be_undone():
    journal = journal_of(Table().give(silver=3).give(1, silver=3).go_to("F2").settle())
    journal.act(0, "buy:olive")
    journal.act(0, "end_turn")
    assert journal.undoable(0) == 2
    journal.act(1, "buy:olive")
    assert (journal.undoable(0), journal.undoable(1)) == (0, 1)


def test_after_the_last_donkey_no_choice_of_a_donkey_can_be_undone():
    journal = journal_of(Table().go_to("T1").settle())
    journal.act(1, "choose_donkey:2")
    assert journal.undoable(1) == 1
    journal.act(0, "choose_donkey:3")
    assert (journal.undoable(0), journal.undoable(1)) == (0, 0)


def test_a_draw_after_an_undo_gives_the_same_card():
    """The random streams start again at the same place."""
    drawn = []
    for detour in (False, True):
        journal = journal_of(turn(commodity=1, olive=1))
        if detour:
            journal.act(0, "sell:olive@store")
            journal.undo(0)
        journal.act(0, "trade_commodity:card")
        journal.act(0, "choose:1")
        drawn.append(journal.state.seats[0].hand)
    assert drawn[0] == drawn[1]
