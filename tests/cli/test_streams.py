"""Errors of files, output, input and Ctrl-C give one line and an exit code, never a traceback."""

import json
import os
import sys
import time
from types import ModuleType

import pytest

from service.__main__ import main
from tests.cli.reeve import interrupted_reeve, reeve

SIMULATE = ("simulate", "--variant", "no-cards", "--seats", 1, "--games", 1)
PLAY = ("play", "--variant", "no-cards", "--seats", 1, "--seed", "s")
FULL = "No space left on device\n"


@pytest.mark.parametrize(
    "arguments", [("cards",), ("cards", "--deck", "point"), SIMULATE, (*SIMULATE, "--json"), PLAY, ("verify", "none")]
)
def test_output_to_a_full_disk_is_reported_in_one_line(arguments):
    ran = reeve(*arguments, redirect=">/dev/full")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert ran.err.endswith(FULL)


@pytest.mark.parametrize("arguments", [("--help",), ("play", "--help")])
def test_help_to_a_full_disk_prints_at_most_one_line(arguments):
    ran = reeve(*arguments, redirect=">/dev/full")
    assert ran.code in (0, 2)
    assert ran.err.count("\n") <= 1


@pytest.mark.parametrize("arguments", [("dance",), ("replay", "none.json")])
@pytest.mark.parametrize("redirect", ["2>/dev/full", "2>&-"])
def test_an_error_has_its_exit_code_also_if_standard_error_cannot_be_written(arguments, redirect):
    ran = reeve(*arguments, redirect=redirect)
    assert (ran.code, ran.out, ran.err) == (2, "", "")


@pytest.mark.parametrize("arguments", [("cards",), SIMULATE, PLAY])
def test_a_closed_output_is_not_an_error(arguments):
    ran = reeve(*arguments, redirect=">&-")
    assert (ran.code, ran.out, ran.err) == (0, "", "")


@pytest.mark.parametrize("arguments", [("cards",), ("cards", "--deck", "point"), PLAY, SIMULATE])
def test_a_closed_pipe_is_not_an_error(arguments):
    nobody_reads, output = os.pipe()
    os.close(nobody_reads)
    ran = reeve(*arguments, stdout=output)
    os.close(output)
    assert (ran.code, ran.err) == (0, "")


def test_a_simulation_completes_even_if_its_progress_cannot_be_printed():
    ran = reeve(*SIMULATE, redirect="2>/dev/full")
    assert ran.code == 0
    assert "score: median" in ran.out


def test_a_closed_input_ends_the_game_without_an_error():
    ran = reeve(*PLAY, redirect="<&-")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("No more input; bye.\n")


def test_an_input_that_cannot_be_read_is_reported_in_one_line():
    ran = reeve(*PLAY, redirect="0>/dev/null")
    assert (ran.code, ran.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_undecodable_input_is_answered_as_an_unknown_word(encoding):
    ran = reeve(*PLAY, stdin=b"\xff\xfe\nquit\n", encoding=encoding)
    assert (ran.code, ran.err) == (0, "")
    assert r"'\udcff\udcfe' is neither a number from 1 to 22 nor a command." in ran.out


def test_input_that_ends_inside_a_character_ends_the_game_without_an_error():
    ran = reeve(*PLAY, stdin=b"\x00\xd8\x00", encoding="utf-16-le")
    assert (ran.code, ran.err) == (0, "")


def test_cards_are_printed_with_escapes_on_a_terminal_that_lacks_their_letters():
    ran = reeve("cards", "--deck", "point", "--lang", "ru", encoding="ascii")
    assert (ran.code, ran.err, len(ran.out.splitlines())) == (0, "", 25)
    assert r"\u043" in ran.out


def test_file_names_are_printed_with_escapes_on_a_terminal_that_lacks_their_letters(tmp_path):
    ran = reeve("verify", tmp_path / "\udcff", tmp_path / "ж", encoding="ascii")
    assert (ran.code, ran.err) == (1, "")
    assert r"\udcff: cannot be read: No such file" in ran.out
    assert r"\u0436: cannot be read: No such file" in ran.out
    ran = reeve("replay", tmp_path / "\udcff", encoding="ascii")
    assert (ran.code, ran.err.count("\n")) == (2, 1)


def test_a_game_can_be_saved_under_an_undecodable_name(tmp_path):
    ran = reeve(*PLAY, stdin=b"save \xff.json\nquit\n", cwd=tmp_path)
    assert r"Saved: \udcff.json, \udcff.json.seed" in ran.out
    assert (tmp_path / "\udcff.json").exists()


def test_ctrl_c_in_a_game_gives_exit_code_130():
    def until_it_asks(out):
        assert any(b"Seat 0 may:" in line for line in out)

    ran = interrupted_reeve(*PLAY, when=until_it_asks)
    assert (ran.code, ran.err) == (130, "")


def test_ctrl_c_in_a_simulation_gives_exit_code_130(tmp_path):
    def until_a_game_is_over(_):
        while not any(record.stat().st_size for record in tmp_path.iterdir()):
            time.sleep(0.01)

    ran = interrupted_reeve(*SIMULATE[:-1], 1_000_000, "--records", tmp_path, "--json", when=until_a_game_is_over)
    assert (ran.code, ran.out, ran.err) == (130, "", "")
    for record in tmp_path.iterdir():
        json.loads(record.read_bytes())  # none is incomplete


def test_ctrl_c_prints_no_traceback_while_the_program_loads(monkeypatch):
    class Loading(ModuleType):
        def __getattr__(self, name):
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "service.cli.command", Loading("loading"))
    assert main(["cards"]) == 130
