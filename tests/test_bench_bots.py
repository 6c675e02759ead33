"""The matches of `make bench-bots` are fair: seats and decks rotate, and the totals are right."""

import pytest

from bench.bots.__main__ import results_table
from bench.bots.match import MATCHES, SETTINGS, Game, Match, play_game, settings_and_seat, standing


@pytest.mark.parametrize("match", MATCHES)
def test_every_bot_plays_every_seat_with_all_settings(match):
    rounds = match.seats * len(SETTINGS[match.ruleset])
    games = [settings_and_seat(match, number) for number in range(rounds)]
    assert len({f"{settings}{seat}" for settings, seat in games}) == rounds


def test_a_game_with_the_same_number_is_played_the_same():
    match = Match("lagranja", "greedy", "random", 2, 95)
    assert play_game(match, 1) == play_game(match, 1)
    assert play_game(match, 1) != play_game(match, 2)


def test_results_of_games_are_added_up():
    games = [Game(1, 10, [0.01, 0.03]), Game(0, 0, [0.02]), Game(-1, -4, []), Game(1, 6, [])]
    assert standing(games)[:4] == (2, 1, 1, 3.0)
    assert standing(games).median_ms == pytest.approx(20)
    assert standing(games).longest_ms == pytest.approx(30)
    assert results_table({MATCHES[0]: games, MATCHES[1]: []}).row_count == 1
