"""`reeve play` at a terminal: actions by number or id, undo, save, quit, and the final score."""

import fcntl
import json
import os
import pty
import re
import struct
import subprocess
import termios
from contextlib import suppress

import pytest

from tests.cli.reeve import ENVIRONMENT, command_line, reeve

SEED = "a seed that must stay secret"


def play(*words: str, seats: int = 1, bots: int = 0, cwd=None, seed: str = SEED):
    arguments = ("play", "--variant", "no-cards", "--seats", seats, "--bots", bots, "--seed", seed)
    return reeve(*arguments, stdin="\n".join(words) + "\n", **({"cwd": cwd} if cwd else {}))


def test_the_board_and_the_actions_are_printed():
    ran = play("quit")
    assert ran.code == 0
    for words in ("Quadrant 1", "Sheep Breeding", "next 2", "Carpentry", "Fields", "Stables: 0", "Seat 0 may:"):
        assert words in ran.out
    assert re.search(
        r"1  Place \d Workers? on Sheep Breeding: lets you pay 2 Milk for 1 Sheep .*  place:sheep_breeding", ran.out
    )
    assert SEED not in ran.out


def test_actions_can_be_chosen_by_number_and_by_id():
    ran = play("place:clay_delivery", "1", "quit")
    assert "Seat 0 places" in ran.out
    assert "Seat 0 takes 1 Clay." in ran.out


def test_undo_takes_back_the_last_action():
    ran = play("exchange:2", "undo", "quit")
    assert "Seat 0 takes back 1 action." in ran.out
    last_board = ran.out.rpartition("Round 1 of 6")[2]
    assert "Workers 6   Tools 0" in last_board


def test_undo_before_the_first_action_is_refused():
    assert "Nothing can be taken back" in play("undo", "quit").out


@pytest.mark.parametrize("word", ["0", "999", "9" * 5000, "dance", "seats", "place:the_moon"])
def test_an_unknown_word_is_answered_with_the_possible_commands(word):
    ran = play(word, "quit")
    assert "is neither a number from 1 to 22 nor a command." in ran.out
    assert "undo, save [FILE]" in ran.out


@pytest.mark.parametrize("word", ["seat 1", "seat", "seat " + "9" * 5000])
def test_a_seat_of_a_bot_cannot_be_selected(word):
    ran = play(word, "quit", seats=2, bots=1)
    assert "You play these seats: 0." in ran.out


def test_the_end_of_input_ends_the_program_without_an_error():
    ran = reeve("play", "--seats", 2, "--bots", 1)
    assert ran.code == 0
    assert "bye" in ran.out


def test_bots_alone_play_to_the_final_score():
    ran = play(seats=3, bots=3)
    assert ran.code == 0
    for words in ("Final score", "community center", "sheep", "jewelry", "resources", "total", "tie-break"):
        assert words in ran.out
    assert re.search(r"The winner is seat \d\.|share the victory\.", ran.out)
    assert f"The seed was {SEED}" in ran.out


def test_a_saved_game_contains_no_secret_and_can_be_resumed(tmp_path):
    play("exchange:2", "save game.json", "quit", cwd=tmp_path)
    record = tmp_path / "game.json"
    assert SEED not in record.read_text()
    assert SEED in (tmp_path / "game.json.seed").read_text()
    assert (tmp_path / "game.json.seed").stat().st_mode & 0o077 == 0
    assert reeve("verify", record).out.endswith("OK: 1 revisions so far; the game is not over\n")
    resumed = reeve("play", "--resume", record, stdin="undo\nquit\n")
    assert "Workers 4   Tools 2" in resumed.out
    assert "Seat 0 takes back 1 action." in resumed.out


def test_a_record_of_a_running_game_without_its_seed_is_refused_with_the_reason(tmp_path):
    play("exchange:2", "save game.json", "quit", cwd=tmp_path)
    (tmp_path / "game.json.seed").unlink()
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        ran = reeve(*command, tmp_path / "game.json")
        assert ran.code in (1, 2)
        assert "the seed is not revealed yet, because the game is still running" in ran.out + ran.err


def test_a_finished_game_can_be_saved_and_verified(tmp_path):
    a_round = ["exchange:6", "fallow:row2", "fallow:row3", "done"]
    ran = play(*a_round * 6, "save end.json", "quit", cwd=tmp_path)
    assert "Solo game: lost." in ran.out
    assert reeve("verify", tmp_path / "end.json").code == 0
    assert not (tmp_path / "end.json.seed").exists()


def test_a_path_that_cannot_be_written_is_reported(tmp_path):
    ran = play("save nowhere/at/all.json", "quit", cwd=tmp_path)
    assert "nowhere/at/all.json cannot be written: No such file or directory" in ran.out


def test_an_invalid_file_name_is_reported(tmp_path):
    ran = play("save a\0b", "save /", "quit", cwd=tmp_path)
    assert ran.code == 0
    assert ran.out.count("cannot be written") == 2
    assert list(tmp_path.iterdir()) == []


def test_save_makes_an_existing_seed_file_readable_by_its_owner_only(tmp_path):
    secret = tmp_path / "game.json.seed"
    secret.write_text("old and much longer than the new one " * 9)
    secret.chmod(0o644)
    play("save game.json", "quit", cwd=tmp_path)
    assert secret.read_text() == SEED + "\n"
    assert secret.stat().st_mode & 0o777 == 0o600


def test_no_record_is_written_if_its_seed_file_cannot_be_written(tmp_path):
    (tmp_path / "game.json.seed").mkdir()
    assert "game.json cannot be written: Is a directory" in play("save game.json", "quit", cwd=tmp_path).out
    assert not (tmp_path / "game.json").exists()


def test_a_seed_with_spaces_around_it_can_be_resumed(tmp_path):
    play("save game.json", "quit", cwd=tmp_path, seed=" s ")
    assert reeve("play", "--resume", tmp_path / "game.json", stdin="quit\n").code == 0


@pytest.mark.parametrize(
    "flags",
    [
        ["--seats", "2"],
        ["--ruleset", "hallertau"],
        ["--variant", "no-cards"],
        ["--gateway", "1"],
        ["--farmyard", "7"],
        ["--sequential-progress", "false"],
    ],
)
def test_flags_about_the_game_are_refused_with_resume(tmp_path, flags):
    ran = reeve("play", "--resume", tmp_path / "game.json", *flags)
    assert (ran.code, ran.out) == (2, "")
    says = f"leave out {flags[0]}: the record names the game"
    assert ran.err == f"reeve play: {tmp_path / 'game.json'}: {says}\n"


def test_all_superfluous_flags_are_named():
    ran = reeve("play", "--resume", "game.json", "--seats", 2, "--gateway", 0)
    assert "leave out --seats, --gateway: " in ran.err


def test_an_invalid_record_is_not_resumed(tmp_path):
    play("exchange:2", "save game.json", "quit", cwd=tmp_path)
    record = tmp_path / "game.json"
    document = json.loads(record.read_text())
    document["actions"][0]["action"] = "exchange:3"
    record.write_text(json.dumps(document))
    ran = reeve("play", "--resume", record, stdin="quit\n")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "game.json: revision 1: the recorded " in ran.err


def at_a_terminal(columns: int, *words: str) -> str:
    """Return what `reeve play` prints on a terminal with this many columns, without its control sequences."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    environment = {name: value for name, value in ENVIRONMENT.items() if name != "COLUMNS"} | {"TERM": "xterm"}
    arguments = ("play", "--ruleset", "lagranja", "--seats", 1, "--seed", SEED)
    with subprocess.Popen(
        command_line(arguments), stdin=subprocess.PIPE, stdout=slave, stderr=slave, env=environment
    ) as process:
        os.close(slave)
        assert process.stdin is not None
        process.stdin.write("\n".join(words).encode() + b"\n")
        process.stdin.close()
        shown = b""
        with suppress(OSError):  # Linux reports the end of a terminal as an error
            while part := os.read(master, 65536):
                shown += part
    os.close(master)
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.decode()).replace("\r\n", "\n")


def test_a_terminal_wraps_lines_at_words_and_indents_the_next_line():
    wide, narrow = at_a_terminal(1000, "quit"), at_a_terminal(70, "quit")
    assert max(map(len, wide.split("\n"))) > 80
    assert max(map(len, narrow.split("\n"))) <= 70
    assert narrow.split() == wide.split()  # no word is cut in two
    actions = narrow.partition("Seat 0 may:\n")[2].split("\n")
    continued = [line for line in actions if line.startswith("      ")]
    assert continued
    assert all(line[6] != " " for line in continued)
