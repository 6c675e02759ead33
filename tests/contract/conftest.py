"""Fixtures of the contract tests: a server on each store, and the combinations in which each scenario runs."""

from collections.abc import Iterator

import pytest

from tests.contract.api_clients import PATIENCE, ApiClient
from tests.contract.combinations import COMBINATIONS, Combination
from tests.contract.games import Sample
from tests.contract.server import Server, open_server
from tests.contract.table import Table

PATIENT = ("--store-timeout", PATIENCE)
"""Disks of a busy machine may be slow."""


@pytest.fixture(scope="package")
def on_embedded() -> Iterator[Server]:
    with open_server("embedded", *PATIENT) as server:
        yield server


@pytest.fixture(scope="package")
def on_redis() -> Iterator[Server]:
    with open_server("redis", *PATIENT) as server:
        yield server


@pytest.fixture(params=COMBINATIONS, ids=str)
def combination(request: pytest.FixtureRequest) -> Combination:
    """Each game, store and API; a scenario that is not for all of them names its own."""
    found: Combination = request.param
    return found


@pytest.fixture
def sample(combination: Combination) -> Sample:
    """The game."""
    return combination.sample


@pytest.fixture
def server(request: pytest.FixtureRequest, combination: Combination) -> Server:
    """The server."""
    made: Server = request.getfixturevalue(f"on_{combination.store}")
    return made


@pytest.fixture
def client(combination: Combination, server: Server) -> ApiClient:
    """The way into it."""
    return server.client(combination.client)


@pytest.fixture
def table(client: ApiClient, server: Server, sample: Sample) -> Table:
    """A game of two that has just begun."""
    return Table(client, server.key, sample)
