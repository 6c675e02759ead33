"""Verifiable random numbers: SHA-256 streams named by purpose, from a seed that is committed to before the deal."""

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import TypeVar

T = TypeVar("T")


def u64(seed: str, stream: str, i: int) -> int:
    """Return the i-th value of a stream: the first 8 bytes of SHA-256 over `seed|stream|i`, big endian."""
    return int.from_bytes(sha256(f"{seed}|{stream}|{i}".encode()).digest()[:8], "big")


class Stream:
    """A stream named by its purpose, with its own counter from 0."""

    def __init__(self, seed: str, name: str) -> None:
        self._values: Iterator[int] = (u64(seed, name, i) for i in count())

    def uniform(self, n: int) -> int:
        """Return a number from 0 to n-1, each equally likely: values past the last full multiple of n are rejected."""
        limit = 2**64 // n * n
        return next(value for value in self._values if value < limit) % n

    def die(self) -> int:
        """Roll a six-sided die."""
        return 1 + self.uniform(6)

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Shuffle a list (Fisher-Yates from the last index down)."""
        deck = list(items)
        for k in range(len(deck) - 1, 0, -1):
            j = self.uniform(k + 1)
            deck[k], deck[j] = deck[j], deck[k]
        return deck


def commitment(server_seed: str) -> str:
    """Return the commitment that is published before the deal, so that the seed cannot be changed afterwards."""
    return sha256(server_seed.encode()).hexdigest()


def game_seed(server_seed: str, entropy: Sequence[str]) -> str:
    """Return the seed of all streams, from the server's seed and each seat's entropy: neither side chooses it."""
    return sha256(json.dumps([server_seed, *entropy], separators=(",", ":")).encode()).hexdigest()


def bot_seed(server_seed: str, seat: int, revision: int) -> str:
    """Return the seed of a bot's decision: secret until the game is over, then everybody can check the decision."""
    return sha256(f"bot|{server_seed}|{seat}|{revision}".encode()).hexdigest()
