"""Reads the log of a game, and checks it for damage and gaps."""

from collections.abc import Iterator, Sequence
from typing import Any

from service.app.head import HEADS, Log, logs_of
from service.errors import Reason, RefusedError
from service.store.base import Chunk, DamagedError, GameStore


class GameExpiredError(RefusedError):
    """The game is no longer stored."""

    def __init__(self) -> None:
        super().__init__(Reason.GAME_NOT_FOUND, "the game has just expired")


class EventsLostError(RefusedError):
    """The store no longer has events that clients have already received: it lost its last writes in an outage."""

    def __init__(self) -> None:
        message = "the store has lost the last events of this game; get the game again"
        super().__init__(Reason.STORE_UNAVAILABLE, message, retry_after=1)


def checked(chunks: Sequence[Chunk], game: str, ruleset: str, after: int) -> Iterator[Log[Any]]:
    """Yield the commits in chunks that were read after a sequence number.

    Raise DamagedError at a commit that is damaged, or if the commit before it is missing.
    """
    sealed = logs_of(ruleset)
    for chunk in chunks:
        log = sealed.read(chunk.body, game, chunk.seq)
        if log.events[0].seq > after + 1:
            raise DamagedError(missing_after(after))
        yield log
        after = log.seq


def missing_after(seq: int) -> str:
    """Return the description of a gap in the log after an event."""
    return f"the log of this game after event {seq}"


async def why_missing(
    store: GameStore, game: str, what: str, seq: int
) -> DamagedError | EventsLostError | GameExpiredError:
    """Return the error for a missing part of a game, whose head had the sequence number `seq` when it was loaded."""
    loaded = await store.load(game)
    if loaded is None:
        return GameExpiredError()
    return EventsLostError() if HEADS.read(loaded.head, game).seq < seq else DamagedError(what)
