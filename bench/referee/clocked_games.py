"""Stores games with clocks that run out at chosen moments, and examines what became of them."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from bench.service.wires import Http1
from service.app.clocks import set_clocks
from service.app.head import HEADS, Head, Log, SeatTimedOut, recorded, rules_of
from service.app.ids import new_game_id
from service.app.lobby import claim, new_head
from service.app.log_reader import checked
from service.app.messages import ClaimSeatRequest, CreateGameRequest
from service.app.methods import METHOD
from service.app.records import record_of, referee_part
from service.app.repository import GameRepository
from service.app.tokens import Signer
from service.config import ServerConfig
from service.engine.kernel.play import play
from service.engine.kernel.record import Record
from service.engine.kernel.refereed import TimeControl
from service.engine.kernel.snapshot import decode
from service.referee.clock import NoticedOutages, known_at, moment_after
from service.store.base import SHARDS, UNLIMITED, Commit, Committed, GameStore
from service.store.opened import make_store
from service.telemetry import Telemetry
from tests.referee.proved import is_proved

BANK: Final = 600
"""Seconds that each seat has. A game that is to run out of time soon is stored as if it had begun long ago."""
GRACE: Final = 500
CONTROL: Final = TimeControl(bank_seconds=BANK, grace_ms=GRACE)
OWNER: Final = "bench"
RULESETS: Final = ("hallertau", "lagranja")
SEATS: Final = 2
AT_ONCE: Final = 64
"""Number of games that are stored or examined at the same time."""
MOST_CHUNKS: Final = 1000
SAID_EVERY: Final = 2.0
"""Seconds between two lines that say how far the work is."""

Item = TypeVar("Item")
Made = TypeVar("Made")


class ClockedGame(NamedTuple):
    """A stored game: the seat that must act, and the moment in milliseconds at which its time runs out."""

    id: str
    seat: int
    deadline: int
    token: str
    """The token of the seat."""


class Examined(NamedTuple):
    """What became of a game."""

    time_outs: int
    late: int | None
    """Milliseconds to the time-out, from the moment at which a server could enforce it; None without a time-out."""
    proved: bool
    """Whether the verifier proves the record, and comes to the stored banks."""
    moved: int
    """The moment of the first action of a seat; 0 if there is none."""
    head: Head


def submission(http: Http1, game: ClockedGame, actions: Sequence[str], revision: int = 0, token: str = "") -> bytes:
    """Return a request over REST that carries out actions: by default the first ones of a game."""
    wanted = [{"id": action} for action in actions]
    body = {"expectedRevision": revision, "requestId": f"move {revision}", "actions": wanted}
    return http.request("POST", f"/v1/games/{game.id}:submit", token or game.token, msgspec.json.encode(body))


def now() -> int:
    """Return the time in milliseconds. The stores on this machine have the same time."""
    return round(time.time() * 1000)


def config_at(place: str) -> ServerConfig:
    """Return the configuration with which the bench opens a store: the URL of a Redis, or a folder."""
    if "://" in place:
        return ServerConfig(store=place, store_timeout=10.0)
    return ServerConfig(data=Path(place), store_timeout=10.0)


class Games:
    """Stores and examines games in an open store."""

    def __init__(self, store: GameStore, config: ServerConfig, signer: Signer) -> None:
        self.store = store
        self.repository = GameRepository(store, config, Telemetry(METHOD))
        self.signer = signer
        self.number = 0

    @classmethod
    async def open(cls, config: ServerConfig) -> "Games":
        """Open the store of a server beside the server."""
        store = make_store(config, exclusive=False)
        await store.open()
        return cls(store, config, Signer(await store.secret()))

    async def close(self) -> None:
        """Close the store."""
        await self.store.close()

    async def make(self, deadlines: Sequence[int], control: TimeControl | None = CONTROL) -> list[ClockedGame]:
        """Store one game for each deadline; without a time control it begins then."""
        return await in_groups("stored", deadlines, lambda deadline: self._make(deadline, control))

    async def _make(self, deadline: int, control: TimeControl | None) -> ClockedGame:
        self.number += 1
        game, number = new_game_id(time.time()), self.number
        request = CreateGameRequest(
            ruleset=RULESETS[number % len(RULESETS)], seats=SEATS, time_control=control, seed=f"game {number}"
        )
        begun = deadline - ((control.bank_seconds + control.delay_seconds) * 1000 if control else 0)
        head = new_head(OWNER, request, begun / 1000)
        stored: object = await self.store.create(game, OWNER, Commit("", HEADS.write(head, game), 3600), UNLIMITED)
        for seat in range(SEATS):
            assert isinstance(stored, Committed)
            change = claim(head, ClaimSeatRequest(game=game, seat=seat), begun)
            if change.state is not None:  # without a stamp, because the store would refuse one in the past
                set_clocks(head, change, begun, (), None, "")
            stored = await self.repository.commit(game, stored.version, head, change)
            head = change.head
        (seat,) = head.to_act
        return ClockedGame(game, seat, deadline, self.signer.seat(game, seat))

    async def next_move(self, game: ClockedGame) -> tuple[int, int, list[str]]:
        """Return a seat that must act, the revision, and actions that end its visit: the default ones of the rules."""
        _, head, _ = await self.repository.load(game.id)
        rules, state, actions, seat = rules_of(head).rules, self.repository.state(head), list[str](), head.to_act[0]
        while seat in rules.to_act(state):
            actions.append(rules.default(state, seat).id)
            play(rules, state, seat, actions[-1])
        return seat, head.revision, actions

    async def due(self, until: int) -> int:
        """Return how many games are due up to a moment."""
        found = await asyncio.gather(*(self.store.due(shard, until, MOST_CHUNKS) for shard in range(SHARDS)))
        return sum(map(len, found))

    async def outages(self) -> NoticedOutages:
        """Return all outages; no other process may be stopped now, because this is a sign of life, too."""
        pulse = await self.store.pulse(2_000, 0, 0)
        return tuple((outage.start, outage.end, outage.noticed) for outage in pulse.outages)

    async def examine(self, games: Sequence[ClockedGame], outages: NoticedOutages = ()) -> list[Examined]:
        """Read what happened in games, and verify their records."""
        return await in_groups("examined", games, lambda game: self._examine(game, outages))

    async def _examine(self, game: ClockedGame, outages: NoticedOutages) -> Examined:
        head, log = await self._read(game)
        events = [event for one in log for event in one.events]
        moments = [event.at for event in events if isinstance(event.body, SeatTimedOut)]
        late = None
        if moments:
            start = head.referee.start if head.referee else 0
            due = moment_after(start, game.deadline + GRACE - start, known_at(outages, moments[0]))
            noticed = max((one[2] for one in outages if one[2] <= moments[0]), default=0)
            late = moments[0] - max(due, noticed) if moments[0] >= due else moments[0] - due
        moved = next((one.events[0].at for one in log if one.entries and not one.cause), 0)
        return Examined(len(moments), late, is_proved(head, record_from(head, log, outages)), moved, head)

    async def record(self, game: ClockedGame) -> tuple[Head, Record]:
        """Return the head and the record of a game without outages."""
        head, log = await self._read(game)
        return head, record_from(head, log, ())

    async def _read(self, game: ClockedGame) -> tuple[Head, list[Log[Any]]]:
        _, head, _ = await self.repository.load(game.id)
        chunks = await self.store.chunks(game.id, 0, MOST_CHUNKS)
        return head, list(checked(chunks, game.id, head.ruleset, 0))


def record_from(head: Head, log: Sequence[Log[Any]], outages: NoticedOutages) -> Record:
    """Return the record of a game."""
    result = rules_of(head).rules.result(decode(rules_of(head).rules, head.snapshot)) if head.over else None
    record = record_of(head, tuple(entry for one in log for entry in recorded(one)), result)
    return replace(record, referee=referee_part(head, [event for one in log for event in one.events], outages))


async def in_groups(what: str, items: Sequence[Item], work: Callable[[Item], Awaitable[Made]]) -> list[Made]:
    """Do work on items, some at once, and say now and then how far it is."""
    done: list[Made] = []
    said = time.monotonic()
    for first in range(0, len(items), AT_ONCE):
        done += await asyncio.gather(*(work(item) for item in items[first : first + AT_ONCE]))
        if time.monotonic() - said > SAID_EVERY:
            said = time.monotonic()
            print(f"  {what}: {len(done)} of {len(items)}", file=sys.stderr, flush=True)
    return done
