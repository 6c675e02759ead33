"""A service on an embedded store, called directly, without REST or gRPC."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from service.app.identity import Caller
from service.app.messages import ActionMessage, WatchGameRequest
from service.app.methods import METHOD
from service.app.service import Service
from service.config import Limits, ServerConfig
from service.errors import RefusedError
from service.store.opened import make_store
from service.telemetry import Telemetry

T = TypeVar("T")


class ServiceClient:
    """Calls the service as an API would."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.address = "address 127.0.0.1"

    def caller(self, token: str | None) -> Caller:
        return Caller(token, "test", self.address)

    async def call(self, method: str, token: str | None = None, **fields: Any) -> Any:
        asked = METHOD[method]
        return await self.service.perform(asked, self.caller(token), asked.request(**fields), "test")

    async def refusal(self, method: str, token: str | None = None, **fields: Any) -> RefusedError:
        try:
            answer = await self.call(method, token, **fields)
        except RefusedError as error:
            return error
        raise AssertionError(f"{method} was answered: {answer}")

    def watch(self, token: str, **fields: Any) -> AsyncIterator[Any]:
        return self.service.watch(self.caller(token), WatchGameRequest(**fields), "test")

    async def table(self, seats: int = 2, **fields: Any) -> tuple[str, list[str]]:
        """Create a game and claim all its seats; return its id and the tokens of the seats."""
        made = await self.call("CreateGame", ruleset="hallertau", seats=seats, **fields)
        tokens = []
        for seat, invite in enumerate(made.invites):
            claimed = await self.call("ClaimSeat", game=made.game.id, seat=seat, invite=invite)
            tokens.append(claimed.seat_token)
        return made.game.id, tokens

    async def submit(self, token: str, game: str, revision: int, *ids: str, **fields: Any) -> Any:
        actions = tuple(ActionMessage(id=one) for one in ids)
        answer = await self.call(
            "SubmitActions", token, game=game, expected_revision=revision, actions=actions, **fields
        )
        return answer.outcome


@asynccontextmanager
async def open_client(folder: Path, **config: Any) -> AsyncIterator[ServiceClient]:
    limits = config.pop("limits", Limits(requests_per_second=10**6))
    chosen = ServerConfig(data=folder, limits=limits, **config)
    service = Service(chosen, make_store(chosen), Telemetry(METHOD))
    try:
        await service.open()
        yield ServiceClient(service)
    finally:
        await service.close()


def run_scenario(folder: Path, scenario: Callable[[ServiceClient], Awaitable[T]], **config: Any) -> T:
    """Run an asynchronous test with the client of a new service."""

    async def run() -> T:
        async with open_client(folder, **config) as opened:
            return await scenario(opened)

    return asyncio.run(run())
