"""The lists of documents in a Redis: a sorted set of ids for each owner.

A document is added to a list after it was stored. So a listed document that does not exist has expired or was deleted,
and can be removed.
"""

import time
from collections.abc import Sequence

from service.store.cluster import Cluster
from service.store.names import head_key, list_key
from service.store.scripts import ENLIST

SAMPLE = 3
"""Number of listed games that each creation checks for expiry, so that few expired games stay on the list."""
SEARCH_INTERVAL = 1.0
"""Minimum seconds between two searches of a full list for expired games: a search checks every game on the list."""
SEARCH_PAUSE = 20
"""Minimum pause between two searches, as a multiple of the time that the last one took: lists can be long."""
SEARCH_PAGE = 1000
"""Number of games that a search checks at once."""


class Lists:
    """The lists of one Redis."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster
        self._next_search: dict[str, float] = {}

    async def has_room(self, owner: str, most: int) -> bool:
        """Return whether an owner may have one more game."""
        own = list_key(owner)
        if await self._cluster.one("ZCARD", own) < most:
            return True
        began = time.monotonic()
        if began < self._next_search.get(owner, 0):
            return False
        await self._search(own)
        ended = time.monotonic()
        self._next_search[owner] = ended + max(SEARCH_INTERVAL, SEARCH_PAUSE * (ended - began))
        return bool(await self._cluster.one("ZCARD", own) < most)

    async def add(self, game: str, owner: str, most: int) -> bool:
        """Add a stored game to its owner's list; return whether there was room for it."""
        own = list_key(owner)
        if not await ENLIST.run(self._cluster, [own], game, most):
            return False
        await self._remove_expired(own, await self._cluster.one("ZRANDMEMBER", own, SAMPLE))
        return True

    async def add_or_search(self, game: str, owner: str, most: int) -> bool:
        """Add a stored game to a list; if the list is full, search it for expired games first."""
        return await self.add(game, owner, most) or (
            await self.has_room(owner, most) and await self.add(game, owner, most)
        )

    async def remove(self, game: str, owner: str) -> None:
        """Remove a game from a list."""
        await self._cluster.one("ZREM", list_key(owner), game)

    async def page(self, owner: str, before: str | None, limit: int) -> list[str]:
        """Return ids below `before`, greatest first."""
        top = "+" if before is None else f"({before}"
        found = await self._cluster.one("ZRANGE", list_key(owner), top, "-", "BYLEX", "REV", "LIMIT", 0, limit)
        return [game.decode() for game in found]

    async def _search(self, name: str) -> None:
        """Remove all expired games from a list, page by page."""
        low = b"-"
        while games := await self._cluster.one("ZRANGE", name, low, "+", "BYLEX", "LIMIT", 0, SEARCH_PAGE):
            await self._remove_expired(name, games)
            low = b"(" + games[-1]

    async def _remove_expired(self, name: str, games: Sequence[bytes]) -> None:
        there = await self._cluster.all(*(("EXISTS", head_key(game.decode())) for game in games))
        gone = [game for game, exists in zip(games, there, strict=True) if not exists]
        if gone:
            await self._cluster.one("ZREM", name, *gone)
