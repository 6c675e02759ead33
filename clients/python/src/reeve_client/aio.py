"""The asynchronous client: the same interface as `sync.py`, with `await`."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Sequence
from contextlib import aclosing, suppress
from typing import Self, TypeVar

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
from reeve_client.contract.methods import AsyncMethods
from reeve_client.contract.records import ExportRecordRequest, Record
from reeve_client.contract.referee import ReclaimSeatRequest, ResignSeatRequest
from reeve_client.contract.refusals import GameOver, GamePaused, ResumeTooOld, SeatLeft
from reeve_client.core import HEARTBEAT, PATIENCE, TIMEOUT, Call, Server, Wait, Watch, new_id
from reeve_client.message import Request, Route
from reeve_client.sync import CALLS, STREAMS, TIMEOUTS
from reeve_client.turns import STALE, Decision, Playable, Progress, Situation, to_actions

Answer = TypeVar("Answer")
Timed = TypeVar("Timed", Game, Outcome, WatchGameResponse)


class AsyncReeve(AsyncMethods):
    """A caller of a server with its token: an operator, a seat or a spectator. Close it, or use it in an `async with`.

    `language`: the language of texts, such as "pt"; `patience`: seconds after which the client stops retrying.
    """

    def __init__(
        self,
        url: str = "http://localhost:8080",
        token: str = "",
        *,
        language: str = "",
        patience: float = PATIENCE,
        client: httpx.AsyncClient | None = None,
        streams: httpx.AsyncClient | None = None,
    ) -> None:
        self.server = Server(url.rstrip("/"), token, language)
        self.patience = patience
        self._http = client or httpx.AsyncClient(timeout=TIMEOUTS, limits=CALLS)
        self._streams = streams or client or httpx.AsyncClient(timeout=TIMEOUTS, limits=STREAMS)
        self._heartbeat = HEARTBEAT
        self._operations: frozenset[str] = frozenset()

    def using(self, token: str) -> "AsyncReeve":
        """Return a caller with another token that uses the same connections."""
        url, language = self.server.url, self.server.language
        return AsyncReeve(
            url, token, language=language, patience=self.patience, client=self._http, streams=self._streams
        )

    async def close(self) -> None:
        """Close all connections, including those of callers from `using`."""
        await self._http.aclose()
        await self._streams.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *raised: object) -> None:
        await self.close()

    async def has(self, method: str) -> bool:
        """Return whether the server has a method of the contract, such as "ListWords"."""
        if not self._operations:
            self._operations = self.server.operations((await self._http.get(self.server.openapi)).content)
        return method.lower() in self._operations

    async def open(
        self,
        ruleset: str,
        *,
        plans: Sequence[SeatPlan] = (),
        seats: int = 0,
        settings: GameSettings | None = None,
        time_control: TimeControl | None = None,
        fill: str = "",
        seed: str | None = None,
    ) -> "AsyncTable":
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
        created = await self.create_game(request)
        return AsyncTable(self, created.game.id, created.invites, created.spectator_token)

    async def join(self, game: str, seat: int, invite: str, *, name: str = "") -> "AsyncSeat":
        """Claim a seat with its invite, with a name for its player."""
        claim = ClaimSeatRequest(game=game, seat=seat, invite=invite, name=name, entropy=new_id())
        return self.seat(game, seat, (await self.claim_seat(claim)).seat_token)

    def seat(self, game: str, seat: int, token: str) -> "AsyncSeat":
        """Return a seat that was claimed before."""
        return AsyncSeat(self.using(token), game, seat)

    async def watch_game(self, request: WatchGameRequest) -> AsyncGenerator[WatchGameResponse]:
        """Follow a game after an event, in order and without a gap, and reconnect if needed.

        Yields the hello of each connection, events, turns, and for a game with a time control clocks and heartbeats.
        Ends when the game expires. If the store has lost events, all events are sent again from the first one, after
        another hello.
        """
        watch = Watch(request, self.patience, self._heartbeat)
        while not watch.is_over:
            try:
                async with aclosing(self._connection(watch)) as messages:
                    async for message in messages:
                        yield message
            except httpx.TransportError as error:
                watch.lost(error)
            self._heartbeat = watch.heartbeat
            await asyncio.sleep(watch.pause)

    async def _connection(self, watch: Watch) -> AsyncGenerator[WatchGameResponse]:
        timeout = httpx.Timeout(TIMEOUT, read=watch.silence)
        async with self._streams.stream(**self.server.arguments(watch.connect()), timeout=timeout) as response:
            if response.status_code != 200:
                watch.refused(response.status_code, response.headers, await response.aread())
                return
            async for data in response.aiter_bytes():
                for message in watch.received(data):
                    yield message
                if watch.is_stale:
                    break
        watch.lost()

    async def _call(self, route: Route[Answer], request: Request) -> Answer:
        call = Call(route, request, self.patience)
        while True:
            try:
                response = await self._http.request(**self.server.arguments(call.http))
                result = call.answered(response.status_code, response.headers, response.content)
            except httpx.TransportError as error:
                result = call.lost(error)
            if not isinstance(result, Wait):
                return result
            await asyncio.sleep(result.seconds)


class AsyncTable:
    """A table that this program opened, with the invites of its seats."""

    def __init__(self, reeve: AsyncReeve, game: str, invites: Iterable[str], spectator_token: str) -> None:
        self.reeve, self.id, self.invites, self.spectator_token = reeve, game, tuple(invites), spectator_token

    async def claim(self, seat: int, *, name: str = "") -> "AsyncSeat":
        """Claim a seat, with a name for its player."""
        return await self.reeve.join(self.id, seat, self.invites[seat], name=name)

    def watch(self, after_seq: int = 0) -> AsyncGenerator[WatchGameResponse]:
        """Follow the game as a spectator; see `AsyncReeve.watch_game`."""
        request = WatchGameRequest(game=self.id, after_seq=after_seq)
        return self.reeve.using(self.spectator_token).watch_game(request)


class AsyncSeat:
    """A seat of a game. `reeve` has all methods of the contract, with the token of the seat."""

    def __init__(self, reeve: AsyncReeve, game: str, number: int) -> None:
        self.reeve, self.id, self.number = reeve, game, number
        self.clock = GameClock()
        """The clocks of the game, as `game`, `watch`, `turns`, `submit` and `undo` have last seen them."""

    async def game(self) -> Game:
        """Return the current game."""
        return self._timed((await self.reeve.get_game(GetGameRequest(game=self.id))).game)

    async def look(self) -> ListActionsResponse:
        """Return the view of the seat and its legal actions."""
        return await self.reeve.list_actions(ListActionsRequest(game=self.id, include_view=True))

    async def watch(self, after_seq: int = 0) -> AsyncGenerator[WatchGameResponse]:
        """Follow the game as this seat; see `AsyncReeve.watch_game`."""
        async with aclosing(self.reeve.watch_game(WatchGameRequest(game=self.id, after_seq=after_seq))) as messages:
            async for message in messages:
                yield self._timed(message)

    async def record(self) -> Record:
        """Return the record of the game."""
        return (await self.reeve.export_record(ExportRecordRequest(game=self.id))).record

    async def undo(self, revision: int, count: int = 1) -> Outcome:
        """Undo the seat's own last actions."""
        request = UndoActionsRequest(game=self.id, expected_revision=revision, count=count, include_actions=True)
        return self._timed((await self.reeve.undo_actions(request)).outcome)

    async def submit(self, revision: int, chosen: Playable | Iterable[Playable]) -> Outcome:
        """Submit actions, all or none. `revision`: the revision at which the seat decided."""
        request = SubmitActionsRequest(
            game=self.id, expected_revision=revision, actions=to_actions(chosen), include_actions=True
        )
        return self._timed((await self.reeve.submit_actions(request)).outcome)

    async def resign(self) -> Game:
        """Leave the game for good."""
        return self._timed((await self.reeve.resign_seat(ResignSeatRequest(game=self.id, seat=self.number))).game)

    async def reclaim(self) -> Game:
        """Take the seat back from the bot that plays it since it ran out of time."""
        return self._timed((await self.reeve.reclaim_seat(ReclaimSeatRequest(game=self.id, seat=self.number))).game)

    async def turns(self) -> "AsyncGenerator[AsyncTurn]":
        """Yield a turn whenever the seat must decide, until the game is over or the seat has left it.

        A turn without a move is repeated after the next event of the game. While the game is paused or a bot plays the
        seat, there are no turns.
        """
        is_over = False
        while not is_over:
            game = await self.game()
            progress = Progress(self.number, game.status)
            async with aclosing(self.watch(game.head_seq)) as messages:
                with suppress(ResumeTooOld):
                    async with aclosing(self._turns(progress, messages)) as turns:
                        async for turn in turns:
                            yield turn
                    is_over = True

    async def _turns(
        self, progress: Progress, messages: AsyncIterator[WatchGameResponse]
    ) -> "AsyncGenerator[AsyncTurn]":
        while not progress.is_over:
            if progress.must_look:
                await self._look(progress)
            elif situation := progress.asks:
                if self.clock.is_behind(self.number):
                    await self.game()
                turn = AsyncTurn(self, situation)
                yield turn
                progress.decided(turn)
            elif await _any_news(progress, messages):
                await self._look(progress)
            else:
                return  # the game has expired

    async def _look(self, progress: Progress) -> None:
        try:
            progress.looked(await self.look())
        except (SeatLeft, GameOver):
            progress.ended()

    def _timed(self, message: Timed) -> Timed:
        self.clock.read(message)
        return message


async def _any_news(progress: Progress, messages: AsyncIterator[WatchGameResponse]) -> bool:
    """Wait for a message after which the game must be read again."""
    async for message in messages:
        if progress.is_news(message):
            return True
    return False


class AsyncTurn(Decision):
    """A pending decision of a seat."""

    def __init__(self, seat: AsyncSeat, situation: Situation) -> None:
        super().__init__(situation)
        self.seat = seat

    async def play(self, chosen: Playable | Iterable[Playable]) -> Outcome | None:
        """Submit actions, all or none; return None if the game has changed or is paused.

        Then the next turn has the current state.
        """
        try:
            self.outcome = await self.seat.submit(self.revision, chosen)
        except STALE:
            self.is_stale = True
        except GamePaused:
            pass
        return self.outcome

    async def hint(self) -> SuggestActionResponse:
        """Return the action that a strong bot would choose, and why."""
        return await self.seat.reeve.suggest_action(SuggestActionRequest(game=self.seat.id))
