"""Fixtures of the contract tests: a server on each store, and the combinations in which each scenario runs."""

from collections.abc import Iterator

import pytest

from tests.contract.api_clients import PATIENCE, ApiClient
from tests.contract.combinations import COMBINATIONS, Combination
from tests.contract.games import Sample
from tests.contract.server import Server, open_server
from tests.contract.table import Table

PATIENT = ("--store-timeout", PATIENCE)
"""Flags for a long store timeout, because disks of a busy machine may be slow."""


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
    """Return each combination of game, store and API; a test can replace it with `parametrize`."""
    found: Combination = request.param
    return found


@pytest.fixture
def sample(combination: Combination) -> Sample:
    """Return the sample of the combination's game."""
    return combination.sample


@pytest.fixture
def server(request: pytest.FixtureRequest, combination: Combination) -> Server:
    """Return the server on the combination's store."""
    made: Server = request.getfixturevalue(f"on_{combination.store}")
    return made


@pytest.fixture
def client(combination: Combination, server: Server) -> ApiClient:
    """Return the client of the combination's API."""
    return server.client(combination.client)


@pytest.fixture
def table(client: ApiClient, server: Server, sample: Sample) -> Table:
    """Return a game with two seats that has just begun."""
    return Table(client, server.key, sample)
