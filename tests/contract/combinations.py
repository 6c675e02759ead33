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
    """Return combinations in which every pair of game and store, game and API, and store and API occurs."""
    return [
        Combination(sample, store, APIS[(number + at) % len(APIS)])
        for number, sample in enumerate(samples)
        for at, store in enumerate(STORES)
    ]


def all_stores_and_apis(sample: Sample) -> list[Combination]:
    """Return the combinations of one game with every store and every API."""
    return [Combination(sample, store, client) for store, client in product(STORES, APIS)]


COMBINATIONS: Final = pairwise(*SAMPLES)
WITH_HIDDEN_CARDS: Final = pairwise(*WITH_CARDS)
"""Combinations of the games with hidden cards."""
