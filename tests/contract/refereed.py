"""A table with an arbiter, for the tests of clocks, leaving, arbiters and players."""

from typing import Any, Final

from tests.contract.api_clients import ApiClient, Json
from tests.contract.games import HALLERTAU, Sample
from tests.contract.server import Server
from tests.contract.table import Table

SCOPES: Final = ("games.create", "games.read", "games.arbitrate", "games.delete", "players.manage")
WHY: Final = "as the rules of the event say"
BANK: Final = 3600
TIMED: Final = {"bankSeconds": BANK, "graceMs": 0}
"""A time control with so much time that no test needs it, and with which a seat runs out of time at once if an arbiter
takes its bank away."""


class RefereedTable(Table):
    """A game of which `key` is the API key of an arbiter."""

    def __init__(
        self, client: ApiClient, server: Server, sample: Sample = HALLERTAU, key: str | None = None, **fields: Any
    ) -> None:
        self.server = server
        self.key = key or server.store_access.make_key(*SCOPES)
        super().__init__(client, self.key, sample, **fields)

    def act(self, method: str, **fields: Any) -> Json:
        """Carry out an act of the arbiter; return its answer."""
        return self.call(method, self.key, **({"reason": WHY} | fields))

    def run_out(self, seat: int) -> None:
        """Take all the time of a seat away, so that it runs out of time now if the game waits for it."""
        self.act("AddTime", seat=seat, seconds=-BANK)

    def resign(self, seat: int, **fields: Any) -> Json:
        """Resign with the token of a seat; return the answer."""
        return self.call("ResignSeat", self.tokens[seat], seat=seat, **fields)

    def status(self) -> Json:
        """Return the game without its table, as a spectator sees it."""
        game: Json = self.look()["game"]
        return game

    def clock(self) -> Json:
        """Return the clocks of the game."""
        clock: Json = self.status()["clock"]
        return clock

    def stored(self) -> tuple[bytes, ...]:
        """Return the stored bytes of the game."""
        return self.server.store_access.stored(self.game)

    def told(self, kind: str, seat: int | None = None) -> list[Json]:
        """Return the bodies of all events of a kind, as a seat or a spectator sees them."""
        return [event[kind] for event in self.events(seat) if kind in event]

    def ranks(self) -> list[int]:
        """Return the final ranks of the seats."""
        return [rank["rank"] for rank in self.status()["ranks"]]
