"""One server for all tests of a file, and a client with a table to play at."""

from collections.abc import Iterator

import httpx
import pytest

from tests.rest.door import Door, open_door
from tests.rest.table import Table


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    with open_door(tmp_path_factory.mktemp("data"), heartbeat=0.2) as door:
        yield door


@pytest.fixture
def client(door: Door) -> Iterator[httpx.Client]:
    with door.client() as client:
        yield client


@pytest.fixture
def table(client: httpx.Client) -> Table:
    return Table(client)
