"""Clocks run out while servers or the store are killed: each time-out happens once, and no outage is charged.

`make bench-referee` does the same with 10,000 games.
"""

import pytest

from bench.referee.outages import OutageFigures, stop_servers, stop_store
from bench.referee.races import race
from bench.referee.skew import SHIFTS, skew
from bench.referee.time_outs import storm

GAMES = 300
STOPPED = 3.0
"""Seconds for which the store or the servers are stopped; after two of them it counts as an outage."""
RECONNECT = 2.0


@pytest.mark.parametrize("store", ["embedded", "redis"])
def test_each_of_many_games_is_timed_out_once_although_a_server_is_killed(store):
    figures = storm(store, GAMES)
    assert (figures.wrong, figures.unproved) == (0, 0)
    assert figures.last_milliseconds < 20_000


def check_outage(figures: OutageFigures) -> None:
    assert figures.outages == 1
    assert figures.outage_seconds >= STOPPED + RECONNECT - 0.1
    assert (figures.wrong, figures.early, figures.charged, figures.unproved) == (0, 0, 0, 0)


def test_time_without_a_store_is_not_charged():
    check_outage(stop_store("redis", GAMES, STOPPED, RECONNECT))


@pytest.mark.parametrize("store", ["embedded", "redis"])
def test_time_without_a_server_is_not_charged(store):
    check_outage(stop_servers(store, GAMES, STOPPED, RECONNECT))


@pytest.mark.parametrize("store", ["embedded", "redis"])
def test_of_a_move_and_its_time_out_at_the_same_moment_exactly_one_happens(store):
    figures = race(store, 100)
    assert (figures.wrong, figures.unequal, figures.unproved) == (0, 0, 0)
    assert figures.moved + figures.timed_out == 100
    assert figures.moved
    assert figures.timed_out


def test_servers_with_different_clocks_agree_on_the_banks():
    figures = skew(games=3, moves=20)
    assert figures.apart_seconds == max(SHIFTS) - min(SHIFTS)
    assert figures.unproved == 0
    assert figures.worst_bank_milliseconds < 1_000, "a clock that is 30 seconds off would show"
