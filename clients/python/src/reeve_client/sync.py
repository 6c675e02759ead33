"""The synchronous client: each call blocks until it is answered."""

import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from typing import Final, Self, TypeVar

import httpx

from reeve_client.clock import GameClock
from reeve_client.contract.clock import TimeControl
from reeve_client.contract.game import (
    ClaimSeatRequest,
    CreateGameRequest,
    Game,
    GameSettings,
    GetGameRequest,
    ListActionsRequest,
    ListActionsResponse,
    Outcome,
    SeatPlan,
    SubmitActionsRequest,
    SuggestActionRequest,
    SuggestActionResponse,
    UndoActionsRequest,
    WatchGameRequest,
    WatchGameResponse,
)
from reeve_client.contract.methods import Methods
from reeve_client.contract.records import ExportRecordRequest, Record
from reeve_client.contract.referee import ReclaimSeatRequest, ResignSeatRequest
from reeve_client.contract.refusals import GameOver, GamePaused, ResumeTooOld, SeatLeft
from reeve_client.core import HEARTBEAT, PATIENCE, TIMEOUT, Call, Server, Wait, Watch, new_id
from reeve_client.message import Request, Route
from reeve_client.turns import STALE, Decision, Playable, Progress, Situation, to_actions

Answer = TypeVar("Answer")
Timed = TypeVar("Timed", Game, Outcome, WatchGameResponse)


TIMEOUTS: Final = httpx.Timeout(TIMEOUT, pool=None)
CALLS: Final = httpx.Limits(max_connections=50)
STREAMS: Final = httpx.Limits(max_connections=None, max_keepalive_connections=0)
"""Streams have connections of their own: the time that httpx takes to find one for a call grows with their number."""


class Reeve(Methods):
    """A caller of a server with its token: an operator, a seat or a spectator. Close it, or use it in a `with`.

    `language`: the language of texts, such as "pt"; `patience`: seconds after which the client stops retrying.
    """

    def __init__(
        self,
        url: str = "http://localhost:8080",
        token: str = "",
        *,
        language: str = "",
        patience: float = PATIENCE,
        client: httpx.Client | None = None,
        streams: httpx.Client | None = None,
    ) -> None:
        self.server = Server(url.rstrip("/"), token, language)
        self.patience = patience
        self._http = client or httpx.Client(timeout=TIMEOUTS, limits=CALLS)
        self._streams = streams or client or httpx.Client(timeout=TIMEOUTS, limits=STREAMS)
        self._heartbeat = HEARTBEAT
        self._operations: frozenset[str] = frozenset()

    def using(self, token: str) -> "Reeve":
        """Return a caller with another token that uses the same connections."""
        url, language = self.server.url, self.server.language
        return Reeve(url, token, language=language, patience=self.patience, client=self._http, streams=self._streams)

    def close(self) -> None:
        """Close all connections, including those of callers from `using`."""
        self._http.close()
        self._streams.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def has(self, method: str) -> bool:
        """Return whether the server has a method of the contract, such as "ListWords"."""
        if not self._operations:
            self._operations = self.server.operations(self._http.get(self.server.openapi).content)
        return method.lower() in self._operations

    def open(
        self,
        ruleset: str,
        *,
        plans: Sequence[SeatPlan] = (),
        seats: int = 0,
        settings: GameSettings | None = None,
        time_control: TimeControl | None = None,
        fill: str = "",
        seed: str | None = None,
    ) -> "Table":
        """Create a game with `seats` seats; the default is the number of plans, or 2 without plans.

        `time_control`: left out, the seats have unlimited time; `fill`: the bot that plays seats that have left.
        `seed` sets the seed of the deal, for tests; the server must allow it.
        """
        request = CreateGameRequest(
            ruleset=ruleset,
            seats=seats or len(plans) or 2,
            settings=settings,
            plans=plans,
            time_control=time_control,
            fill=fill,
            seed=seed,
        )
        created = self.create_game(request)
        return Table(self, created.game.id, created.invites, created.spectator_token)

    def join(self, game: str, seat: int, invite: str, *, name: str = "") -> "Seat":
        """Claim a seat with its invite, with a name for its player."""
        claim = ClaimSeatRequest(game=game, seat=seat, invite=invite, name=name, entropy=new_id())
        return self.seat(game, seat, self.claim_seat(claim).seat_token)

    def seat(self, game: str, seat: int, token: str) -> "Seat":
        """Return a seat that was claimed before."""
        return Seat(self.using(token), game, seat)

    def watch_game(self, request: WatchGameRequest) -> Generator[WatchGameResponse]:
        """Follow a game after an event, in order and without a gap, and reconnect if needed.

        Yields the hello of each connection, events, turns, and for a game with a time control clocks and heartbeats.
        Ends when the game expires. If the store has lost events, all events are sent again from the first one, after
        another hello.
        """
        watch = Watch(request, self.patience, self._heartbeat)
        while not watch.is_over:
            try:
                yield from self._connection(watch)
            except httpx.TransportError as error:
                watch.lost(error)
            self._heartbeat = watch.heartbeat
            time.sleep(watch.pause)

    def _connection(self, watch: Watch) -> Iterator[WatchGameResponse]:
        timeout = httpx.Timeout(TIMEOUT, read=watch.silence)
        with self._streams.stream(**self.server.arguments(watch.connect()), timeout=timeout) as response:
            if response.status_code != 200:
                watch.refused(response.status_code, response.headers, response.read())
                return
            for data in response.iter_bytes():
                yield from watch.received(data)
                if watch.is_stale:
                    break
        watch.lost()

    def _call(self, route: Route[Answer], request: Request) -> Answer:
        call = Call(route, request, self.patience)
        while True:
            try:
                response = self._http.request(**self.server.arguments(call.http))
                result = call.answered(response.status_code, response.headers, response.content)
            except httpx.TransportError as error:
                result = call.lost(error)
            if not isinstance(result, Wait):
                return result
            time.sleep(result.seconds)


class Table:
    """A table that this program opened, with the invites of its seats."""

    def __init__(self, reeve: Reeve, game: str, invites: Iterable[str], spectator_token: str) -> None:
        self.reeve, self.id, self.invites, self.spectator_token = reeve, game, tuple(invites), spectator_token

    def claim(self, seat: int, *, name: str = "") -> "Seat":
        """Claim a seat, with a name for its player."""
        return self.reeve.join(self.id, seat, self.invites[seat], name=name)

    def watch(self, after_seq: int = 0) -> Generator[WatchGameResponse]:
        """Follow the game as a spectator; see `Reeve.watch_game`."""
        request = WatchGameRequest(game=self.id, after_seq=after_seq)
        return self.reeve.using(self.spectator_token).watch_game(request)


class Seat:
    """A seat of a game. `reeve` has all methods of the contract, with the token of the seat."""

    def __init__(self, reeve: Reeve, game: str, number: int) -> None:
        self.reeve, self.id, self.number = reeve, game, number
        self.clock = GameClock()
        """The clocks of the game, as `game`, `watch`, `turns`, `submit` and `undo` have last seen them."""

    def game(self) -> Game:
        """Return the current game."""
        return self._timed(self.reeve.get_game(GetGameRequest(game=self.id)).game)

    def look(self) -> ListActionsResponse:
        """Return the view of the seat and its legal actions."""
        return self.reeve.list_actions(ListActionsRequest(game=self.id, include_view=True))

    def watch(self, after_seq: int = 0) -> Generator[WatchGameResponse]:
        """Follow the game as this seat; see `Reeve.watch_game`."""
        with closing(self.reeve.watch_game(WatchGameRequest(game=self.id, after_seq=after_seq))) as messages:
            for message in messages:
                yield self._timed(message)

    def record(self) -> Record:
        """Return the record of the game."""
        return self.reeve.export_record(ExportRecordRequest(game=self.id)).record

    def undo(self, revision: int, count: int = 1) -> Outcome:
        """Undo the seat's own last actions."""
        request = UndoActionsRequest(game=self.id, expected_revision=revision, count=count, include_actions=True)
        return self._timed(self.reeve.undo_actions(request).outcome)

    def submit(self, revision: int, chosen: Playable | Iterable[Playable]) -> Outcome:
        """Submit actions, all or none. `revision`: the revision at which the seat decided."""
        request = SubmitActionsRequest(
            game=self.id, expected_revision=revision, actions=to_actions(chosen), include_actions=True
        )
        return self._timed(self.reeve.submit_actions(request).outcome)

    def resign(self) -> Game:
        """Leave the game for good."""
        return self._timed(self.reeve.resign_seat(ResignSeatRequest(game=self.id, seat=self.number)).game)

    def reclaim(self) -> Game:
        """Take the seat back from the bot that plays it since it ran out of time."""
        return self._timed(self.reeve.reclaim_seat(ReclaimSeatRequest(game=self.id, seat=self.number)).game)

    def turns(self) -> "Generator[Turn]":
        """Yield a turn whenever the seat must decide, until the game is over or the seat has left it.

        A turn without a move is repeated after the next event of the game. While the game is paused or a bot plays the
        seat, there are no turns.
        """
        is_over = False
        while not is_over:
            game = self.game()
            progress = Progress(self.number, game.status)
            with closing(self.watch(game.head_seq)) as messages, suppress(ResumeTooOld):
                yield from self._turns(progress, messages)
                is_over = True

    def _turns(self, progress: Progress, messages: Iterator[WatchGameResponse]) -> "Generator[Turn]":
        while not progress.is_over:
            if progress.must_look:
                self._look(progress)
            elif situation := progress.asks:
                if self.clock.is_behind(self.number):
                    self.game()
                turn = Turn(self, situation)
                yield turn
                progress.decided(turn)
            elif any(progress.is_news(message) for message in messages):
                self._look(progress)
            else:
                return  # the game has expired

    def _look(self, progress: Progress) -> None:
        try:
            progress.looked(self.look())
        except (SeatLeft, GameOver):
            progress.ended()

    def _timed(self, message: Timed) -> Timed:
        self.clock.read(message)
        return message


class Turn(Decision):
    """A pending decision of a seat."""

    def __init__(self, seat: Seat, situation: Situation) -> None:
        super().__init__(situation)
        self.seat = seat

    def play(self, chosen: Playable | Iterable[Playable]) -> Outcome | None:
        """Submit actions, all or none; return None if the game has changed or is paused.

        Then the next turn has the current state.
        """
        try:
            self.outcome = self.seat.submit(self.revision, chosen)
        except STALE:
            self.is_stale = True
        except GamePaused:
            pass
        return self.outcome

    def hint(self) -> SuggestActionResponse:
        """Return the action that a strong bot would choose, and why."""
        return self.seat.reeve.suggest_action(SuggestActionRequest(game=self.seat.id))
