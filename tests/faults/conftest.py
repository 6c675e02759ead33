"""A server on each store for the tests that do not end it."""

from collections.abc import Iterator

import pytest

from tests.contract.house import House, open_house


@pytest.fixture(scope="package", params=["embedded", "redis"])
def house(request: pytest.FixtureRequest) -> Iterator[House]:
    with open_house(request.param) as house:
        yield house
