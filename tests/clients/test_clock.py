"""Clocks of the client libraries: what is drawn between two messages of the server."""

import json
import subprocess

import pytest

from clients.node import node
from reeve_client import GameClock, format_time
from reeve_client.contract.game import WatchGameResponse
from reeve_client.core import decode
from tests.running import PATIENCE, ROOT

STORIES = json.loads((ROOT / "tests/clients/clock_stories.json").read_text())


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story["story"])
def test_clocks_of_the_python_client(story):
    clock = GameClock()
    for received, message in story["messages"]:
        clock.read(decode(json.dumps(message).encode(), WatchGameResponse), received)
    for now, seats in story["drawn"]:
        drawn = clock.seats(now)
        assert [(time.seat, time.running, time.low) for time in drawn] == [
            (seat["seat"], seat["running"], seat["low"]) for seat in seats
        ]
        for time, seat in zip(drawn, seats, strict=True):
            assert (time.free, time.bank) == pytest.approx((seat["free"], seat["bank"]))
            deadline = time.deadline and time.deadline.timestamp()
            assert deadline == (pytest.approx(seat["deadline"]) if "deadline" in seat else None)


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0:00"), (0.2, "0:01"), (245, "4:05"), (5400, "1:30:00"), (86399, "23:59:59"), (190800, "2 d 5 h")],
)
def test_times_for_people(seconds, text):
    assert format_time(seconds) == text


def test_clocks_of_the_typescript_client():
    line = [node(), "--test", ROOT / "tests/clients/clock.test.mjs"]
    done = subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
