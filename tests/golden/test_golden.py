"""The golden files: a change of the rules or of a text shows as a diff that a person can read."""

import pytest

from tests.golden.write import FILES, FOLDER


@pytest.mark.parametrize("name", FILES)
def test_the_file_is_as_written(name):
    assert FILES[name]() == (FOLDER / name).read_text(), "if this change is meant, run `make golden` and read the diff"


def test_every_file_is_made_by_something():
    assert {file.name for file in FOLDER.glob("*.txt")} == set(FILES)
