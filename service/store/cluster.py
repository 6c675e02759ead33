"""Sends commands to a single Redis, or to the node of a Redis Cluster that has the key."""

import asyncio
from collections.abc import Callable
from typing import Any

from redis.crc import key_slot
from redis.exceptions import AskError, MovedError, NoScriptError

from service.store.base import StoreRefusedError, StoreUnavailableError
from service.store.link import Dial, Word
from service.store.pipeline import Pipeline

REDIRECTS = 5
"""Maximum number of redirects of one command, while slots of the cluster are moved."""

Command = tuple[Word, ...]


class Cluster:
    """Sends commands to the nodes of a cluster. It uses the node of the URL until a reply names another node."""

    def __init__(self, dial: Dial, timeout: float, lost: Callable[[], None]) -> None:
        self._dial = dial
        self._timeout = timeout
        self._lost = lost
        self._home = Pipeline(dial, timeout, lost)
        self._others: dict[tuple[str, int], Pipeline] = {}
        self._slots: dict[int, Pipeline] = {}

    async def one(self, *command: Word) -> Any:
        """Return the reply to a command; raise StoreUnavailableError, or NoScriptError for an unknown script."""
        node = self._node(command)
        reply: Any
        try:
            return await node.send(*command)
        except Exception as error:
            reply = error
        return await self._settle(node, command, reply)

    async def all(self, *commands: Command) -> list[Any]:
        """Return the replies to commands that are sent together."""
        nodes = [self._node(command) for command in commands]
        waiting = [node.send(*command) for node, command in zip(nodes, commands, strict=True)]
        replies = await asyncio.gather(*waiting, return_exceptions=True)
        return [
            await self._settle(node, command, reply) if isinstance(reply, BaseException) else reply
            for node, command, reply in zip(nodes, commands, replies, strict=True)
        ]

    async def close(self) -> None:
        """Close all connections."""
        for pipeline in (self._home, *self._others.values()):
            await pipeline.close()

    def _node(self, command: Command) -> Pipeline:
        if not self._slots or len(command) == 1:
            return self._home
        return self._slots.get(slot_of(command), self._home)

    async def _settle(self, node: Pipeline, command: Command, reply: Any) -> Any:
        """Return the reply. If it is a redirect, send the command to the other node; raise any other error."""
        for _ in range(REDIRECTS):
            if isinstance(reply, MovedError):
                node = self._slots[reply.slot_id] = self._at(reply)
                (reply,) = await asyncio.gather(node.send(*command), return_exceptions=True)
            elif isinstance(reply, AskError):
                node = self._at(reply)
                _, reply = await asyncio.gather(node.send("ASKING"), node.send(*command), return_exceptions=True)
        if isinstance(reply, StoreUnavailableError):
            # The node may be gone for good; then the node of the URL knows which node has its slots.
            self._slots = {slot: other for slot, other in self._slots.items() if other is not node}
            raise reply
        if isinstance(reply, NoScriptError):
            raise reply
        if isinstance(reply, Exception):
            raise StoreRefusedError(f"The store refused: {reply}") from reply
        return reply

    def _at(self, moved: AskError) -> Pipeline:
        """Return the pipeline to the node that a redirect names. Without a host it is the host of the URL."""
        address = (moved.host, moved.port)
        if address not in self._others:
            place = {"host": moved.host, "port": moved.port} if moved.host else {"port": moved.port}
            self._others[address] = Pipeline(lambda: self._dial(**place), self._timeout, self._lost)
        return self._others[address]


def slot_of(command: Command) -> int:
    """Return the slot of the first key of a command."""
    key = command[3] if command[0] in ("EVAL", "EVALSHA") else command[1]
    return key_slot(key if isinstance(key, bytes) else str(key).encode())
