"""Clocks are encoded by msgspec from structs that have the JSON form of the contract."""

import msgspec
import pytest

from service.app.messages import Clock, SeatClock
from service.app.moments import timestamp
from service.engine.kernel.refereed import TimeControl, TimeOutAction
from service.wire.contract import MESSAGES
from tests.wire.both import both_ways

FULL = TimeControl(60, 10, 5, 120, 0, (TimeOutAction.DEFAULT_MOVE, TimeOutAction.BOT), 30, "greedy", True)
SEATS = (
    SeatClock(0, True, 59.5, 0.0, 0, timestamp(1_800_000_000_123)),
    SeatClock(1, False, 60.0, 4.25, 2),
)


@pytest.mark.parametrize("kind", [Clock, SeatClock, TimeControl], ids=lambda kind: kind.__name__)
def test_the_structs_have_the_json_names_of_their_messages(kind):
    given = {field.encode_name for field in msgspec.structs.fields(kind)}
    assert given == {field.json_name for field in MESSAGES[kind.__name__].DESCRIPTOR.fields}


@pytest.mark.parametrize("control", [FULL, TimeControl(delay_seconds=3)], ids=["full", "short"])
@pytest.mark.parametrize("paused", ["rain", "", None])
def test_a_clock_is_written_as_protobuf_writes_it(control, paused):
    written = both_ways("Clock", Clock(control, SEATS, timestamp(1_800_000_000_000), paused))
    assert ("paused" in written) == (paused is not None)
    assert ["deadline" in seat for seat in written["seats"]] == [True, False]
    assert written["control"]["graceMs"] == control.grace_ms


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [
        (1_800_000_000_000, "2027-01-15T08:00:00Z"),
        (1_800_000_000_007, "2027-01-15T08:00:00.007Z"),
        (1_800_000_000_120, "2027-01-15T08:00:00.120Z"),
        (1_800_000_059_999, "2027-01-15T08:00:59.999Z"),
    ],
)
def test_a_moment_is_written_as_protobuf_writes_it(milliseconds, text):
    assert timestamp(milliseconds) == text
    assert both_ways("Clock", Clock(FULL, (), text))["serverTime"] == text
