"""A server on each store for all tests of this folder, and for every scenario the places where it is played."""

from collections.abc import Iterator

import pytest

from tests.contract.doors import PATIENCE, Door
from tests.contract.games import Sample
from tests.contract.house import House, open_house
from tests.contract.places import PLACES, Place
from tests.contract.table import Table

PATIENT = ("--store-timeout", PATIENCE)
"""Disks of a busy machine may be slow."""


@pytest.fixture(scope="package")
def on_embedded() -> Iterator[House]:
    with open_house("embedded", *PATIENT) as house:
        yield house


@pytest.fixture(scope="package")
def on_redis() -> Iterator[House]:
    with open_house("redis", *PATIENT) as house:
        yield house


@pytest.fixture(params=PLACES, ids=str)
def place(request: pytest.FixtureRequest) -> Place:
    """Each game, store and door; a scenario that is not for all of them names its own."""
    found: Place = request.param
    return found


@pytest.fixture
def sample(place: Place) -> Sample:
    """The game."""
    return place.sample


@pytest.fixture
def house(request: pytest.FixtureRequest, place: Place) -> House:
    """The server."""
    made: House = request.getfixturevalue(f"on_{place.store}")
    return made


@pytest.fixture
def door(place: Place, house: House) -> Door:
    """The way into it."""
    return house.door(place.door)


@pytest.fixture
def table(door: Door, house: House, sample: Sample) -> Table:
    """A game of two that has just begun."""
    return Table(door, house.key, sample)
