"""A game of two seats on the real service with the embedded store, played over gRPC."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from google.protobuf.message import Message

from reeve.v1.game_pb2 import ClaimSeatRequest, CreateGameRequest, GetGameRequest
from service.app.methods import METHOD
from service.app.service import Service
from service.config import Limits, ServerConfig
from service.store.opened import make_store
from service.telemetry import Telemetry
from tests.grpc_api.stand_in import Client, client_of


class Table:
    """A game with the tokens of its seats and of a spectator."""

    def __init__(self, client: Client, service: Service, created: Any) -> None:
        self.client = client
        self.service = service
        self.game: str = created.game.id
        self.invites = list(created.invites)
        self.spectator: str = created.spectator_token
        self.seats: list[str] = []
        self.first = 0
        """The seat that is to act first: chance decides."""

    async def claim(self) -> None:
        """Claim all seats, so that the hands are dealt."""
        for seat, invite in enumerate(self.invites):
            request = ClaimSeatRequest(game=self.game, seat=seat, invite=invite, entropy=f"entropy {seat}")
            claimed = await self.client.call(request)
            self.seats.append(claimed.seat_token)
        self.first = next(seat.seat for seat in claimed.game.seats if seat.to_act)

    def call(self, request: Message, token: str | None = None) -> Any:
        """Call a method with a token, by default that of the seat that acts first."""
        return self.client.call(request, metadata=(("authorization", f"Bearer {token or self.seats[self.first]}"),))

    async def seen(self) -> list[bytes]:
        """Return what everybody sees of the game now, to compare it before and after."""
        views = [await self.call(GetGameRequest(game=self.game), token) for token in (*self.seats, self.spectator)]
        return [view.SerializeToString(deterministic=True) for view in views]


@asynccontextmanager
async def table(folder: Path, limits: Limits | None = None) -> AsyncIterator[Table]:
    """Yield a table with both seats claimed."""
    config = ServerConfig(grpc_port=0, data=folder, limits=limits or Limits())
    service = Service(config, make_store(config), Telemetry(METHOD))
    await service.open()
    try:
        async with client_of(service, config) as client:
            created = await client.call(CreateGameRequest(ruleset="hallertau", seats=2))
            made = Table(client, service, created)
            await made.claim()
            yield made
    finally:
        await service.close()
