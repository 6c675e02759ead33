"""Notes of changes: when a turn begins, for whom, and when a seat is reminded."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from service.app.clocks import late_reminders, reminders_of
from service.app.head import Head
from service.app.moves import Change
from service.app.note_writer import NoteWriter
from service.app.notes import GameNote, decode_note
from service.engine.kernel.refereed import TimeControl, TimeOutAction
from tests.referee.simulator import START, Simulation
from tests.webhooks.scene import ALL_KINDS, TURN

HOUR = 3_600_000
STORE_TIME = START + 30_000
DAY = TimeControl(delay_seconds=24 * 3600)


class Noting(Simulation):
    """A game that keeps the seats of all notes that a turn has begun."""

    turns: list[int]

    def apply(self, change: Change, seat: int | None = None, cause: str = "") -> None:
        before = self.head
        super().apply(change, seat, cause)
        change.head = self.head
        self.turns = [note["seat"] for note in notes_of(before, change, TURN)]


def notes_of(before: Head, change: Change, kind: str) -> list[Any]:
    return [note.data for note in all_notes_of(before, change) if note.kind == kind]


def all_notes_of(before: Head, change: Change) -> list[GameNote]:
    writer = NoteWriter()
    writer.now = lambda: STORE_TIME

    async def wanted(namespace: str) -> frozenset[str]:
        return frozenset(ALL_KINDS)

    writer.wanted = wanted
    return [decode_note(note, "game") for note in asyncio.run(writer.of("game", before, change))]


def test_a_turn_begins_when_a_person_is_asked_and_not_when_a_bot_is():
    game = Noting("lagranja", 3, DAY)
    first = game.head.to_act[0]
    assert first in game.turns
    game.act("resign", first)
    assert first in game.head.to_act, "the bot has not played"
    assert game.turns == []
    game.act("replace", first)
    assert game.turns == [first], "now it is the substitute's turn"


@pytest.mark.parametrize(("control", "expected"), [(None, STORE_TIME), (DAY, START)])
def test_what_happens_has_the_time_of_the_store_also_without_a_clock(control, expected):
    moments = []

    class Timed(Simulation):
        def apply(self, change: Change, seat: int | None = None, cause: str = "") -> None:
            before = self.head
            super().apply(change, seat, cause)
            change.head = self.head
            moments.extend(note.at for note in all_notes_of(before, change))

    Timed("lagranja", 2, control)
    assert set(moments) == {expected}


def test_a_turn_begins_for_a_substitute_in_the_middle_of_a_visit():
    game = Noting("lagranja", 2, DAY)
    seat = game.head.to_act[0]
    game.act("look", seat)
    assert game.turns == []
    game.act("replace", seat)
    assert game.turns == [seat]
    game.act("replace", 1 - seat)
    assert game.turns == [], "the game does not wait for that seat"


def test_a_turn_begins_when_a_player_takes_the_seat_back_from_a_bot():
    control = TimeControl(delay_seconds=60, on_time_out=(TimeOutAction.BOT,), reclaimable=True)
    game = Noting("lagranja", 2, control)
    seat = game.head.to_act[0]
    game.wait(61_000)
    assert (game.turns, game.head.bots[seat]) == ([], "default")
    game.act("reclaim", seat)
    assert game.turns == [seat]


def test_a_reminder_that_is_due_is_not_lost_by_another_change():
    game = Simulation("lagranja", 2, DAY)
    seat = game.head.to_act[0]
    half, rest = game.head.referee.reminders
    game.now = half[0] + 100
    game.act("look", seat)
    assert game.head.referee.reminders == (half, rest)
    game.act("pause")
    assert game.head.referee.reminders == ()


def test_a_reminder_of_a_visit_that_is_over_is_not_sent():
    game = Simulation("lagranja", 2, DAY)
    seat = game.head.to_act[0]
    game.now = game.head.referee.reminders[0][0] + 100
    while seat in game.head.to_act:
        game.play(seat, game.actions(seat)[0].id)
    assert all(at > game.now and one != seat for at, one in game.head.referee.reminders)


def test_an_outage_that_is_noticed_later_moves_a_reminder():
    game = Simulation("lagranja", 2, DAY)
    referee = game.head.referee
    half, rest = referee.reminders
    now, outages = half[0] + 1, ((half[0] - 5 * HOUR, half[0]),)
    coming = reminders_of(referee, now, outages)
    assert coming == ((half[0] + 5 * HOUR, half[1]), (rest[0] + 5 * HOUR, rest[1]))
    assert late_reminders(referee, referee, coming, now) == ()
    after = replace(referee, reminders=coming)
    now = half[0] + 5 * HOUR
    assert late_reminders(after, after, reminders_of(after, now, outages), now) == ((now, half[1]),)


def test_a_seat_is_reminded_when_an_arbiter_takes_so_much_time_away_that_half_of_it_is_over():
    game = Simulation("lagranja", 2, TimeControl(bank_seconds=24 * 3600))
    seat = game.head.to_act[0]
    game.now += 8 * HOUR
    game.act("add_time", seat, -12 * 3600)
    late, rest = game.head.referee.reminders
    assert (late, rest[1]) == ((game.now, seat), seat)
    assert game.now < rest[0] < game.now + 3 * HOUR
