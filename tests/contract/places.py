"""Where a scenario takes place: which game, on which store, through which door."""

from itertools import product
from typing import Final, NamedTuple

from tests.contract.games import SAMPLES, WITH_CARDS, Sample

STORES: Final = ("embedded", "redis")
DOORS: Final = ("rest", "grpc")


class Place(NamedTuple):
    """A game, a store and a door."""

    sample: Sample
    store: str
    door: str

    def __str__(self) -> str:
        return f"{self.sample.ruleset}-{self.store}-{self.door}"


def woven(*samples: Sample) -> list[Place]:
    """Every game on every store, the doors in turn: whichever two of game, store and door you pick, they meet."""
    return [
        Place(sample, store, DOORS[(number + at) % len(DOORS)])
        for number, sample in enumerate(samples)
        for at, store in enumerate(STORES)
    ]


def everywhere(sample: Sample) -> list[Place]:
    """What is about the rules of one game: on every store, through every door."""
    return [Place(sample, store, door) for store, door in product(STORES, DOORS)]


PLACES: Final = woven(*SAMPLES)
HIDING: Final = woven(*WITH_CARDS)
"""The games with hidden cards."""
