"""A server on each store for all tests of this folder, and every scenario through both doors."""

from collections.abc import Iterator

import pytest

from tests.contract.doors import PATIENCE, Door
from tests.contract.games import SAMPLES, Sample
from tests.contract.house import House, open_house
from tests.contract.table import Table

PATIENT = ("--store-timeout", PATIENCE)
"""Disks of a busy machine may be slow."""


@pytest.fixture(scope="package")
def embedded() -> Iterator[House]:
    with open_house("embedded", *PATIENT) as house:
        yield house


@pytest.fixture(scope="package")
def on_redis() -> Iterator[House]:
    with open_house("redis", *PATIENT) as house:
        yield house


@pytest.fixture(params=["embedded", "redis"])
def house(request: pytest.FixtureRequest) -> House:
    """A server, on each store."""
    made: House = request.getfixturevalue({"embedded": "embedded", "redis": "on_redis"}[request.param])
    return made


@pytest.fixture(params=["rest", "grpc"])
def way(request: pytest.FixtureRequest, house: House) -> Door:
    """Each door of the server on each store."""
    return house.door(request.param)


@pytest.fixture(params=["rest", "grpc"])
def door(request: pytest.FixtureRequest, embedded: House) -> Door:
    """Each door of the server on the embedded store."""
    return embedded.door(request.param)


@pytest.fixture(params=SAMPLES)
def sample(request: pytest.FixtureRequest) -> Sample:
    """Each game."""
    return SAMPLES[request.param]


@pytest.fixture
def table(door: Door, embedded: House) -> Table:
    """A game of two of Hallertau with cards that has just begun, through each door."""
    return Table(door, embedded.key)


@pytest.fixture
def any_table(door: Door, embedded: House, sample: Sample) -> Table:
    """A game of two of each ruleset that has just begun, through each door."""
    return Table(door, embedded.key, sample)
