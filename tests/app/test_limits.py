import pytest

from service.app import limits
from service.app.limits import Throttle
from service.config import Limits
from service.errors import Reason, RefusedError

SEAT, OTHER = "a seat", "another"


@pytest.fixture
def clock(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    return now


def test_a_caller_can_burst_to_twice_its_rate_and_then_has_its_rate(clock):
    throttle = Throttle(Limits(requests_per_second=10))
    for _ in range(20):
        throttle.take(SEAT)
    with pytest.raises(RefusedError, match="10 requests per second") as refused:
        throttle.take(SEAT)
    assert (refused.value.reason, refused.value.retry_after) == (Reason.QUOTA_EXCEEDED, 1)
    clock[0] += 0.11
    throttle.take(SEAT)
    with pytest.raises(RefusedError):
        throttle.take(SEAT)


def test_each_caller_has_its_own_limit(clock):
    throttle = Throttle(Limits(requests_per_second=1))
    throttle.take(SEAT)
    throttle.take(SEAT)
    throttle.take(OTHER)
    with pytest.raises(RefusedError):
        throttle.take(SEAT)


def test_the_caller_that_was_idle_longest_is_forgotten_first(clock, monkeypatch):
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 2)
    throttle = Throttle(Limits(requests_per_second=1))
    for name in ("a", "a", "b", "c"):
        throttle.take(name)
    throttle.take("a")  # forgotten, so its bucket is full again
    throttle.take("c")
    with pytest.raises(RefusedError):
        throttle.take("c")


def test_open_streams_are_counted_until_they_end(clock):
    throttle = Throttle(Limits(streams_per_token=1))
    with throttle.stream(SEAT):
        with throttle.stream(OTHER):
            pass
        with pytest.raises(RefusedError, match="streams_per_token"), throttle.stream(SEAT):
            pass
    with throttle.stream(SEAT):
        pass
