"""Reminders of long visits: each is sent once, to the seat that has used that part of its time."""

import asyncio

from msgspec.structs import replace

from service.app.clocks import reminders_of
from service.app.note_writer import NoteWriter
from service.app.notes import decode_note
from service.engine.kernel.refereed import TimeControl
from service.referee.clock import SeatClock
from service.referee.state import Refereed
from tests.referee.simulator import Simulation

HOUR = 3_600_000
DAY = TimeControl(delay_seconds=24 * 3600)


def test_a_visit_has_reminders_at_half_and_at_nine_tenths_of_its_time():
    clocks = (SeatClock(0, asked=True, since=0), SeatClock(0, asked=True, since=6 * HOUR), SeatClock(0))
    referee = Refereed(left=(None,) * 3, control=DAY, clocks=clocks)
    late = 24 * HOUR * 9 // 10
    expected = ((12 * HOUR, 0), (18 * HOUR, 1), (late, 0), (late + 6 * HOUR, 1))
    assert reminders_of(referee, 0, ()) == expected
    assert reminders_of(referee, 12 * HOUR, ()) == expected[1:]


def test_a_visit_of_less_than_an_hour_has_no_reminders():
    referee = Refereed(left=(None,), control=TimeControl(delay_seconds=3599), clocks=(SeatClock(0, True, 0),))
    assert reminders_of(referee, 0, ()) == ()


def test_a_reminder_that_was_sent_does_not_come_back_with_the_next_change():
    game = Simulation("lagranja", 2, DAY)
    seat = game.head.to_act[0]
    assert [one for _, one in game.head.referee.reminders] == [seat, seat]
    game.now += 13 * HOUR
    coming = reminders_of(game.head.referee, game.now, ())
    game.head = replace(game.head, referee=replace(game.head.referee, reminders=coming))  # as it is after sending
    game.act("look", seat)
    assert len(game.head.referee.reminders) == 1
    assert game.head.referee.reminders[0][0] > game.now


def test_only_the_named_seats_are_reminded():
    game = Simulation("lagranja", 2, DAY)
    writer = NoteWriter()

    async def all_kinds(namespace: str) -> frozenset[str]:
        return frozenset({"WEBHOOK_KIND_TURN_REMINDER"})

    writer.wanted = all_kinds
    seat = game.head.to_act[0]
    (note,) = asyncio.run(writer.reminders("game", game.head, [seat], game.now))
    assert decode_note(note, "game").data["seat"] == seat
