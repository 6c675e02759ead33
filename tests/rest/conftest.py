"""Fixtures of the REST tests: one server for all tests of a file, a client, and a table."""

from collections.abc import Iterator

import httpx
import pytest

from tests.rest.server import LocalServer, open_server
from tests.rest.table import Table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    with open_server(tmp_path_factory.mktemp("data"), heartbeat=0.2) as server:
        yield server


@pytest.fixture
def client(server: LocalServer) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


@pytest.fixture
def table(client: httpx.Client) -> Table:
    return Table(client)
