"""Notes in the log of a game when an operator looks at it as a seat sees it."""

from service.app import acts
from service.app.acts import Arbiter
from service.app.clocks import TRIES, Clocks
from service.app.head import Head
from service.app.identity import Identity
from service.app.repository import GameRepository
from service.errors import contended
from service.store.base import Committed, Skewed


class Looks:
    """Notes the looks of keys with the scope games.referee, once for each seat and revision.

    Only games with a time control have such notes: elsewhere backends may play all seats with one key.
    """

    def __init__(self, repository: GameRepository, clocks: Clocks) -> None:
        self.repository = repository
        self.clocks = clocks

    async def note(self, identity: Identity, game: str, head: Head, seat: int | None) -> None:
        """Note that a caller looks at a seat's table, before the caller sees it."""
        if identity.owner is None or seat is None or head.over or head.referee is None or head.referee.control is None:
            return
        for _ in range(TRIES):
            version, now, _ = await self.repository.load(game)
            if now.over or not now.started:
                return
            stamp, late = await self.clocks.enforce_before(game, now)
            if late:
                continue
            change = acts.look(now, self.repository.state(now), seat, stamp, Arbiter(identity.key))
            if change is None:
                return
            self.clocks.set(now, change, stamp)
            stored = await self.repository.commit(game, version, now, change)
            if isinstance(stored, Committed):
                return
            if isinstance(stored, Skewed):
                await self.clocks.check_skew(stamp)
        raise contended("game")
