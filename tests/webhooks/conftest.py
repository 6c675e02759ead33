"""Fixtures of the tests of webhooks: stores of each kind, and a receiver."""

from collections.abc import Iterator

import pytest

from tests.servers import redis_url
from tests.store.conftest import factory, redis_factory
from tests.webhooks.receiver import Receiver, running_receiver

__all__ = ["factory", "redis_factory", "redis_url"]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with running_receiver() as receiver:
        yield receiver
