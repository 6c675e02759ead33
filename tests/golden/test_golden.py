"""The golden play-throughs: a change of the rules shows as a diff that a person can read."""

import pytest

from tests.golden.write import FOLDER, GAMES, path, play_through


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written(name):
    assert play_through(name) == path(name).read_text(), "if this change is meant, run `make golden` and read the diff"


def test_every_file_belongs_to_a_game():
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
