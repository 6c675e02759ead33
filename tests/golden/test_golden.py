"""The golden files: a change of the rules or of a text appears as a readable diff."""

import pytest

from tests.golden.write import FILES, FOLDER


@pytest.mark.parametrize("name", FILES)
def test_a_golden_file_is_up_to_date(name):
    assert FILES[name]() == (FOLDER / name).read_text(), (
        "if this change is intended, run `make golden` and read the diff"
    )


def test_every_golden_file_is_generated():
    assert {file.name for file in FOLDER.glob("*.txt")} == set(FILES)
