"""`--edition`: playing and verifying a game with an owner's own edition file, in every command."""

import json
from pathlib import Path

import pytest

from tests.cli.reeve import reeve
from tests.editions import write_edition

GAME = ("--ruleset", "lagranja")


@pytest.fixture
def record(tmp_path) -> Path:
    """The record of a game with an edition, in the folder of the edition."""
    mine = write_edition(tmp_path, "mine")
    played = reeve("simulate", *GAME, "--edition", mine, "--seats", 1, "--games", 1, "--records", tmp_path / "records")
    assert played.code == 0, played.err
    return tmp_path / "records" / "game-000000.record.json"


def test_a_record_names_its_edition_and_is_verified_with_it(record, tmp_path):
    assert json.loads(record.read_text())["version"].startswith("3, edition mine ")
    proved = reeve("verify", record, "--edition", tmp_path / "mine.json")
    assert (proved.code, "OK: " in proved.out) == (0, True)


def test_a_record_without_its_edition_is_neither_verified_nor_replayed(record):
    verdict = reeve("verify", record)
    assert verdict.code == 1
    assert "version '3, edition mine " in verdict.out
    assert "an edition that was not given here" in verdict.out
    assert "la-granja-core-1" in verdict.out
    shown = reeve("replay", record)
    assert (shown.code, shown.out) == (2, "")
    assert "an edition that was not given here" in shown.err


def test_a_record_is_replayed_with_its_edition(record, tmp_path):
    shown = reeve("replay", record, "--to", 2, "--edition", tmp_path / "mine.json")
    assert shown.code == 0
    assert "revision 2 of" in shown.out


def test_records_of_several_editions_are_verified_together(record, tmp_path):
    other = tmp_path / "other"
    assert reeve("simulate", *GAME, "--seats", 1, "--games", 1, "--records", other).code == 0
    editions = f"{tmp_path / 'mine.json'},{write_edition(tmp_path, 'other')}"
    proved = reeve("verify", record, other / "game-000000.record.json", "--edition", editions)
    assert (proved.code, proved.out.count("OK: ")) == (0, 2)


def test_a_new_game_uses_the_last_edition_and_a_resumed_game_its_own(tmp_path):
    mine, last, saved = write_edition(tmp_path, "mine"), write_edition(tmp_path, "last"), tmp_path / "saved.json"
    flags = ("--seats", 2, "--bots", 1, "--seed", "editions")
    played = reeve("play", *GAME, *flags, "--edition", f"{mine},{last}", stdin=f"save {saved}\nquit\n")
    assert played.code == 0
    assert "Play last " in played.out
    assert json.loads(saved.read_text())["version"].startswith("3, edition last ")
    refused = reeve("play", "--resume", saved, "--edition", mine)
    assert (refused.code, "an edition that was not given here" in refused.err) == (2, True)
    assert reeve("play", "--resume", saved, "--edition", f"{last},{mine}", stdin="quit\n").code == 0


def test_cards_lists_the_cards_of_an_edition(tmp_path):
    shown = reeve("cards", *GAME, "--edition", write_edition(tmp_path, "mine"))
    assert [line[:3] for line in shown.out.splitlines()] == [str(number) for number in range(101, 167)]
    listed = json.loads(reeve("cards", *GAME, "--edition", write_edition(tmp_path, "mine"), "--json").out)
    assert listed["cards"][0]["lagranja"]["number"] == 101


# Errors


def test_an_error_in_an_edition_is_reported_with_its_line(tmp_path):
    file = write_edition(tmp_path, "mine")
    file.write_text(file.read_text().replace('"field": "olive"', '"field": "rice"', 1))
    for command in (
        ("simulate", *GAME),
        ("cards", *GAME),
        ("play", *GAME),
        ("verify", "x"),
        ("replay", "x"),
        ("serve",),
    ):
        ran = reeve(*command, "--edition", file)
        assert (ran.code, ran.out) == (2, "")
        (line,) = ran.err.splitlines()
        assert line.startswith(f"reeve {command[0]}: the edition {file} cannot be used: line 1: farm_cards[2].field: ")
        assert "rice" in line


def test_a_file_that_cannot_be_read_is_reported_in_one_line(tmp_path):
    ran = reeve("cards", *GAME, "--edition", tmp_path / "nowhere.json")
    assert ran.code == 2
    assert (
        ran.err == f"reeve cards: the edition {tmp_path / 'nowhere.json'} cannot be read: No such file or directory\n"
    )


def test_an_edition_for_a_game_without_editions_is_refused_with_the_games_that_have_them(tmp_path):
    file = write_edition(tmp_path, "mine")
    ran = reeve("simulate", "--edition", file, "--games", 1)
    assert ran.code == 2
    assert ran.err == f"reeve simulate: hallertau has one edition only; name the game that {file} is for: lagranja\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"edition_id": "\\ud800"}', "line 1: half a character stands there alone"),
        (" " * 1_000_001, "it has more than 1,000,000 bytes"),
    ],
)
def test_an_invalid_edition_file_is_reported_in_one_line(text, message, tmp_path):
    file = tmp_path / "mine.json"
    file.write_text(text)
    ran = reeve("cards", *GAME, "--edition", file)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"reeve cards: the edition {file} cannot be used: {message}\n"
