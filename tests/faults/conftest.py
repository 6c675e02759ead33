"""A server on each store for the tests that do not end it."""

from collections.abc import Iterator

import pytest

from tests.contract.server import Server, open_server


@pytest.fixture(scope="package", params=["embedded", "redis"])
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    with open_server(request.param) as server:
        yield server
