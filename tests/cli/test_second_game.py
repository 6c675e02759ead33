# ruff: noqa: RUF001
"""`reeve play`, `simulate` and `cards` with `--ruleset lagranja`: the commands work for every game."""

import json
import re

import pytest

from tests.cli.reeve import reeve

GAME = ("--ruleset", "lagranja")
SEED = ("--seed", "esporles")


def test_the_board_the_hand_and_the_actions_are_printed():
    ran = reeve("play", *GAME, *SEED, "--seats", 2, stdin="quit\n")
    assert ran.code == 0
    for words in ("Round 1 of 6 | farm phase, F1", "Market ", "Trading House", "free markers 23", "Seat 0 may:"):
        assert words in ran.out
    assert re.search(r"  \d{3} \[\+ field, barrow, extension, helper\] ", ran.out)
    assert re.search(r"1  Play .* \(\d+\) as a field: \w+  play_card:\d+/field", ran.out)
    assert "esporles" not in ran.out


def test_hidden_cards_are_shown_to_a_single_person_and_not_to_people_who_share_a_terminal():
    alone = reeve("play", *GAME, *SEED, "--seats", 2, "--bots", 1, stdin="quit\n").out
    assert re.findall(r"Seat \d   VP (\d+|\?)", alone) == ["1", "?"]
    shared = reeve("play", *GAME, *SEED, "--seats", 2, stdin="quit\n").out
    assert re.findall(r"Seat \d   VP (\d+|\?)", shared) == ["?", "?"]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Trade a commodity: gain 4 silver"),
        ("pt", "Trocar uma commodity: receber 4 pratas"),
        ("it", "Scambia una merce: ottieni 4 monete"),
        ("ru", "Обменять товар: получить 4 серебра"),
    ],
)
def test_actions_are_printed_in_every_language(lang, words):
    ran = reeve("play", *GAME, *SEED, "--seats", 2, "--lang", lang, stdin="quit\n")
    assert f"{words}  trade_commodity:silver" in ran.out


def test_an_action_is_reported_and_can_be_taken_back():
    ran = reeve("play", *GAME, *SEED, "--seats", 1, stdin="trade_commodity:silver\nundo\nquit\n")
    assert "Seat 0 trades a commodity: gain 4 silver." in ran.out
    assert "Seat 0 takes back 1 action." in ran.out


@pytest.mark.parametrize(("seats", "bots"), [(1, 1), (2, "greedy,random"), (4, 4)])
def test_bots_alone_play_to_the_final_score(seats, bots):
    ran = reeve("play", *GAME, *SEED, "--seats", seats, "--bots", bots)
    assert ran.code == 0
    for words in ("The game is over, VP:", "Final score", "barrows", "siesta", "total", "The seed was esporles"):
        assert words in ran.out


def test_simulated_games_can_be_verified(tmp_path):
    ran = reeve("simulate", *GAME, "--games", 2, "--seats", 2, "--json", "--records", tmp_path)
    assert ran.code == 0
    assert json.loads(ran.out)["ruleset"] == "lagranja"
    records = sorted(tmp_path.glob("*.json"))
    assert len(records) == 2
    assert reeve("verify", *records).code == 0
    assert "Round 6 of 6 | scoring phase" in reeve("replay", records[0]).out


def test_all_66_cards_are_printed_one_a_line():
    lines = reeve("cards", *GAME, "--lang", "ru").out.splitlines()
    assert len(lines) == 66
    assert lines[16].startswith("017  Гуртовщик. Поле: виноград. Тележка на 2 ПО: 1 оливка и 1 виноград.")
    assert lines == reeve("cards", *GAME, "--lang", "ru", "--deck", "farm").out.splitlines()
