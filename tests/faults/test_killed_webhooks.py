"""kill -9 of a process that delivers webhooks, while the receiver fails at random: each event arrives, in order."""

import pytest

from bench.referee.webhooks import deliver_all

EVENTS = 500
GAMES = 10


@pytest.mark.parametrize("store", ["embedded", "redis"])
def test_every_event_arrives_in_order_after_a_kill(store):
    figures = deliver_all(store, EVENTS, GAMES)
    assert (figures.missing, figures.unordered, figures.unsigned) == (0, 0, 0)
    assert figures.attempts > EVENTS * 1.2
    assert figures.repeated <= GAMES  # of each game, the delivery that was being made
