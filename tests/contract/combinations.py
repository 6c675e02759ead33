"""Combinations of game, store and API in which the scenarios run."""

from itertools import product
from typing import Final, NamedTuple

from tests.contract.games import SAMPLES, WITH_CARDS, Sample

STORES: Final = ("embedded", "redis")
APIS: Final = ("rest", "grpc")


class Combination(NamedTuple):
    """A game, a store and an API."""

    sample: Sample
    store: str
    client: str

    def __str__(self) -> str:
        return f"{self.sample.ruleset}-{self.store}-{self.client}"


def pairwise(*samples: Sample) -> list[Combination]:
    """Every game on every store, the APIs in turn: whichever two of game, store and API you pick, they meet."""
    return [
        Combination(sample, store, APIS[(number + at) % len(APIS)])
        for number, sample in enumerate(samples)
        for at, store in enumerate(STORES)
    ]


def all_stores_and_apis(sample: Sample) -> list[Combination]:
    """What is about the rules of one game: on every store, through every API."""
    return [Combination(sample, store, client) for store, client in product(STORES, APIS)]


COMBINATIONS: Final = pairwise(*SAMPLES)
WITH_HIDDEN_CARDS: Final = pairwise(*WITH_CARDS)
"""The games with hidden cards."""
