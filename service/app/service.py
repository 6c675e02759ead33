"""Entry point of both APIs: identify the caller, check limits, call the handler, measure, and map errors."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from functools import partial
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from service.app import catalogue
from service.app.addresses import ClientAddresses
from service.app.commands import Commands
from service.app.feed import Feed
from service.app.games import Games
from service.app.identity import Authenticator, Caller, Identity
from service.app.limits import Throttle
from service.app.messages import Request, WatchGameRequest, WatchMessage
from service.app.methods import Method
from service.app.queries import Queries
from service.app.readiness import Readiness
from service.app.records import Records
from service.app.repository import GameRepository
from service.app.tokens import Signer
from service.app.watching import Watching
from service.app.worker_pool import bot_pool, verification_pool
from service.config import ServerConfig, needs_no_key
from service.engine.kernel.errors import EngineError, EngineReason
from service.errors import Reason, RefusedError
from service.logs import LOG
from service.store.base import DamagedError, GameStore, StoreUnavailableError
from service.telemetry import Telemetry

Call = Callable[[Identity, Any], Awaitable[Struct]]

REFUSAL_PAUSE: Final = 0.5
"""Seconds before a record is refused for a limit."""

MOST_PAUSING: Final = 64
"""Refusals that pause at the same time: over gRPC each of them holds its request in memory."""

STOPPING: Final = "the server is stopping"
CANCELLED: Final = "CANCELLED"
"""How a request ends whose caller did not wait for the answer."""


class Service:
    """Everything behind the APIs."""

    def __init__(self, config: ServerConfig, store: GameStore, telemetry: Telemetry) -> None:
        self.config = config
        self.store = store
        self.telemetry = telemetry
        self.throttle = Throttle(config.limits)
        self.verification = verification_pool(config)
        self.bot_pool = bot_pool(config)
        self.addresses = ClientAddresses(config.trusted_proxies)
        self.repository = GameRepository(store, config, telemetry)
        self.feed = Feed(store, config.stream_buffer)
        store.on_connection_lost(self.repository.forget)
        self._readiness = Readiness(store, config.store_timeout)
        self.stopping = False
        self._pausing = 0
        self._calls: dict[str, Call] = {}

    async def open(self) -> None:
        """Connect to the store and begin to listen to it."""
        await self.store.open()
        signer = Signer(await self.store.secret())
        repository = self.repository
        self._authenticator = Authenticator(self.store, signer, self.throttle, needs_no_key(self.config))
        self._watching = Watching(repository, self.feed)
        games, queries, commands, records = (
            Games(repository, signer),
            Queries(repository),
            Commands(repository),
            Records(repository, self.verification),
        )
        self._calls = {
            "CreateGame": games.create_game,
            "GetGame": games.get_game,
            "ListGames": games.list_games,
            "ClaimSeat": games.claim_seat,
            "ListActions": queries.list_actions,
            "SubmitActions": commands.submit_actions,
            "PreviewActions": queries.preview_actions,
            "ExplainAction": queries.explain_action,
            "UndoActions": commands.undo_actions,
            "SetReady": commands.set_ready,
            "ListEvents": queries.list_events,
            "ListRulesets": _for_everybody(catalogue.list_rulesets),
            "ListCards": _for_everybody(catalogue.list_cards),
            "GetCard": _for_everybody(catalogue.get_card),
            "ListParts": _for_everybody(catalogue.list_parts),
            "ListWords": _for_everybody(catalogue.list_words),
            "ListRules": _for_everybody(catalogue.list_rules),
            "ExportRecord": records.export_record,
            "VerifyRecord": records.verify_record,
        }
        self.feed.open()

    async def close(self) -> None:
        """Let go of the store."""
        await self.verification.close()
        await self.bot_pool.close()
        await self.feed.close()
        await self.store.close()

    async def stop_streams(self) -> None:
        """Be no longer ready, and end all streams with a cursor."""
        self.stopping = True
        self.feed.stop()

    async def why_not_ready(self) -> str:
        """Return why new requests may not be answered; "" if they will."""
        return STOPPING if self.stopping else await self._readiness.why_not()

    async def admit_record(self, address: str) -> None:
        """Refuse a record before it is read: its address sends too many, or too many wait to be verified.

        The refusal comes after a pause: clients that send their large requests again at once would slow down others.
        """
        try:
            self.verification.check_queue()
            self.throttle.take_verification(address)
        except RefusedError:
            if self._pausing < MOST_PAUSING:
                self._pausing += 1
                try:
                    await asyncio.sleep(REFUSAL_PAUSE)
                finally:
                    self._pausing -= 1
            raise

    async def perform(self, method: Method, caller: Caller, request: Request, api: str) -> Struct:
        """Answer a request; whatever goes wrong is a RefusedError."""
        started, reason = perf_counter(), CANCELLED
        try:
            identity = self._authenticator.known(caller) or await self._authenticator.identify(caller)
            self.throttle.take(self._authenticator.counted_name(identity, request))
            answer = await self._calls[method.name](identity, request)
            reason = "OK"
            return answer
        except Exception as error:
            refusal = refusal_of(error, caller, getattr(request, "game", None))
            reason, refusal.counted = refusal.reason, True
            raise refusal from None
        finally:
            self.telemetry.finished(api, method.name, reason, perf_counter() - started)

    async def watch(self, caller: Caller, request: WatchGameRequest, api: str) -> AsyncGenerator[WatchMessage, None]:
        """A stream; refused at its first step, or it ends with a last word."""
        started, reason = perf_counter(), "OK"
        try:
            identity = await self._authenticator.identify(caller)
            self.throttle.take(identity.name)
            check = partial(self._authenticator.check_again, caller)
            with self.throttle.stream(identity.name):
                self.telemetry.stream_opened(api)
                try:
                    async with aclosing(self._watching.watch_game(identity, request, check)) as messages:
                        async for message in messages:
                            yield message
                finally:
                    self.telemetry.stream_closed(api)
        except Exception as error:
            refusal = refusal_of(error, caller, getattr(request, "game", None))
            reason, refusal.counted = refusal.reason, True
            raise refusal from None
        finally:
            self.telemetry.finished(api, "WatchGame", reason, perf_counter() - started)

    def note_refusal(self, error: RefusedError, address: str, api: str, method: str) -> RefusedError:
        """Count what an API refused before it came here; return the refusal, or that the address sends too many."""
        if error.counted:
            return error
        try:
            self.throttle.take(address)
        except RefusedError as exceeded:
            error = exceeded
        self.telemetry.finished(api, method, error.reason, 0.0)
        return error


def _for_everybody(answer: Callable[[Any], Struct]) -> Call:
    """Return the handler of a method whose answer does not depend on the caller."""

    async def call(identity: Identity, request: Any) -> Struct:
        return answer(request)

    return call


def refusal_of(error: Exception, caller: Caller, game: str | None = None) -> RefusedError:
    """Whatever went wrong, as a refusal; of an unexpected error only an id is told, the log has the rest."""
    if isinstance(error, RefusedError):
        return error
    if isinstance(error, StoreUnavailableError):
        LOG.warning("the store does not answer: %s", error, extra={"call_id": caller.call_id})
        message = "the store does not answer; nothing was changed, or all of it: try again with the same request id"
        return RefusedError(Reason.STORE_UNAVAILABLE, message, retry_after=1)
    if isinstance(error, DamagedError):
        LOG.warning("damaged in the store: %s", error, extra={"call_id": caller.call_id, "game": game})
        message = (
            f"{error} is damaged; nothing was changed. Ask the operator of this server to restore it from a backup"
        )
        return RefusedError(Reason.GAME_UNREADABLE, message)
    if isinstance(error, EngineError) and error.reason is EngineReason.BAD_SNAPSHOT:
        LOG.warning("a game cannot be read: %s", error.message, extra={"call_id": caller.call_id})
        return RefusedError(Reason.GAME_UNREADABLE, f"this server cannot read the game: {error.message}")
    log_id = secrets.token_hex(6)
    LOG.exception("fault %s", log_id, extra={"call_id": caller.call_id})
    return RefusedError(Reason.ENGINE_FAULT, f"a fault of ours; nothing was changed; it is in our log as {log_id}")
