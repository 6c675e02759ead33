"""Performs requests: identify the caller, check limits, call the handler, measure, and turn errors into refusals."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import partial
from time import monotonic, perf_counter
from typing import Final

from msgspec import Struct

from service.app.error_mapping import refusal_of
from service.app.handlers import Handler
from service.app.identity import Authenticator, Caller
from service.app.limits import Throttle
from service.app.messages import Request, WatchGameRequest, WatchMessage
from service.app.methods import Method
from service.app.timekeeper import RECEIVED
from service.app.watching import Watching
from service.errors import RefusedError
from service.telemetry import Telemetry

CANCELLED: Final = "CANCELLED"
"""The result of a request whose caller did not wait for the answer."""


class Dispatcher:
    """Performs the requests of both APIs. Its authenticator, handlers and watching are set when the service opens."""

    authenticator: Authenticator
    handlers: dict[str, Handler]
    watching: Watching

    def __init__(self, throttle: Throttle, telemetry: Telemetry) -> None:
        self.throttle = throttle
        self.telemetry = telemetry

    async def perform(self, method: Method, caller: Caller, request: Request, api: str) -> Struct:
        """Return the answer to a request, or raise a RefusedError."""
        started, reason = perf_counter(), CANCELLED
        RECEIVED.set(monotonic())
        try:
            identity = self.authenticator.known(caller) or await self.authenticator.identify(caller)
            self.throttle.take(self.authenticator.counted_name(identity, request))
            answer = await self.handlers[method.name](identity, request)
            reason = "OK"
            return answer
        except Exception as error:
            refusal = refusal_of(error, caller, getattr(request, "game", None))
            reason, refusal.counted = refusal.reason, True
            raise refusal from None
        finally:
            self.telemetry.finished(api, method.name, reason, perf_counter() - started)

    async def watch(self, caller: Caller, request: WatchGameRequest, api: str) -> AsyncGenerator[WatchMessage, None]:
        """Yield the messages of a stream. It is refused before the first message, or it ends with a goodbye."""
        started, reason = perf_counter(), "OK"
        try:
            identity = await self.authenticator.identify(caller)
            self.throttle.take(identity.name)
            check = partial(self.authenticator.check_again, caller)
            with self.throttle.stream(identity.name):
                self.telemetry.stream_opened(api)
                try:
                    async with aclosing(self.watching.watch_game(identity, request, check)) as messages:
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
        """Count a refusal that an API raised itself; return it, or that the address sends too many requests."""
        if error.counted:
            return error
        try:
            self.throttle.take(address)
        except RefusedError as exceeded:
            error = exceeded
        self.telemetry.finished(api, method, error.reason, 0.0)
        return error
