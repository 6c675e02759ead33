"""Writes the notes that commits of games leave for webhooks."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from time import time
from typing import Any

from service.app.head import GameStarted, Head, SeatLeft, SeatTimedOut, asked_seats, last_change, name_of, player_of
from service.app.moments import moment
from service.app.moves import Change
from service.app.notes import GameNote, encode_note
from service.app.ranking import final_ranks
from service.referee import clock

Wanted = Callable[[str], Awaitable[frozenset[str]]]
"""Returns the kinds of notes that the webhooks of a namespace want."""


async def _nothing(namespace: str) -> frozenset[str]:
    return frozenset()


class NoteWriter:
    """Writes notes of the kinds that somebody wants. The service sets the attributes when it opens."""

    def __init__(self) -> None:
        self.wanted: Wanted = _nothing
        self.outages: Callable[[], clock.Outages] = tuple
        self.now: Callable[[], int] = lambda: round(time() * 1000)
        """The store's time in milliseconds."""

    async def of(self, game: str, before: Head, change: Change) -> tuple[bytes, ...]:
        """Return the notes of a change."""
        wanted = await self.wanted(change.head.owner)
        if not wanted:
            return ()
        head = change.head
        at = last_change(head) if head.referee else self.now()
        return tuple(
            _note(game, head, kind, data, at) for kind, data in self._happened(before, change) if kind in wanted
        )

    async def reminders(self, game: str, head: Head, seats: Sequence[int], now: int) -> tuple[bytes, ...]:
        """Return reminders to some seats whose clocks run."""
        if "WEBHOOK_KIND_TURN_REMINDER" not in await self.wanted(head.owner):
            return ()
        return tuple(_note(game, head, "WEBHOOK_KIND_TURN_REMINDER", self._turn(head, seat), now) for seat in seats)

    def _happened(self, before: Head, change: Change) -> Iterator[tuple[str, dict[str, Any]]]:
        """Yield what a change has to tell: the kind of the note and its data."""
        head = change.head
        for event in change.events:
            body = event.body
            if isinstance(body, GameStarted):
                yield "WEBHOOK_KIND_GAME_STARTED", {"seats": [_seat(head, seat) for seat in range(len(head.claimed))]}
            elif isinstance(body, SeatTimedOut):
                yield "WEBHOOK_KIND_SEAT_TIMED_OUT", _seat(head, body.seat) | {"timeOuts": body.time_outs}
            elif isinstance(body, SeatLeft):
                yield "WEBHOOK_KIND_SEAT_LEFT", _seat(head, body.seat) | {"left": body.kind.removeprefix("LEAVING_")}
        asked_before = asked_seats(before, before.to_act)
        for seat in asked_seats(head, head.to_act):
            if seat not in asked_before or player_of(head, seat) != player_of(before, seat):
                yield "WEBHOOK_KIND_TURN_STARTED", self._turn(head, seat)
        if head.over and not before.over:
            ranks = final_ranks(head, change.state)
            seats = [_seat(head, seat) | {"rank": rank} for seat, rank in enumerate(ranks)]
            yield "WEBHOOK_KIND_GAME_FINISHED", {"ranks": seats}

    def _turn(self, head: Head, seat: int) -> dict[str, Any]:
        """Return the data of a turn: the seat, and its deadline if it has one."""
        referee, data = head.referee, _seat(head, seat) | {"revision": head.revision}
        if referee is None or referee.control is None:
            return data
        end = clock.deadline(referee.control, referee.clocks[seat], self.outages())
        if end is None:
            return data
        deadline = moment(end).isoformat(timespec="milliseconds")
        return data | {"deadline": deadline.replace("+00:00", "Z")}


def _seat(head: Head, seat: int) -> dict[str, Any]:
    """Return a seat with its player and name, if they are known."""
    known = {"player": player_of(head, seat), "name": name_of(head, seat)}
    return {"seat": seat, **{key: value for key, value in known.items() if value}}


def _note(game: str, head: Head, kind: str, data: dict[str, Any], at: int) -> bytes:
    players = head.players or ("",) * len(head.claimed)
    return encode_note(GameNote(head.owner, game, head.seq, kind, at, players, {"game": game, **data}))
