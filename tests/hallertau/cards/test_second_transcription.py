"""The card tables against a second transcription of all 330 cards, made from another language of the rulebook.

The tables come from the English text, the fixtures from the Portuguese one (checked against the Italian), each written
without looking at the other; where the languages differ, both follow the rulings.
"""

import csv
from pathlib import Path

import pytest

from service.engine.hallertau.cards.printed_decks import CARDS, printed_deck
from tests.hallertau.cards.notation import COLUMNS, columns

FIXTURES = Path(__file__).parent.parent.parent / "fixtures" / "cards"
SIZES = {
    "beginner": 30,
    "advanced": 30,
    "expert": 30,
    "master": 30,
    "hops": 35,
    "sheep": 35,
    "field": 35,
    "jewelry": 35,
    "bonus": 45,
    "point": 25,
}


def transcribed(deck: str) -> list[dict[str, str]]:
    with (FIXTURES / f"{deck}.csv").open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file, strict=True))


SECOND = [(deck, row) for deck in SIZES for row in transcribed(deck)]


@pytest.mark.parametrize(("deck", "row"), SECOND, ids=[row["number"] for _, row in SECOND])
def test_a_card_is_the_same_in_both_transcriptions(deck: str, row: dict[str, str]):
    number = int(row["number"])
    assert columns(CARDS[number]) == row
    assert printed_deck(number) == deck


def test_both_transcriptions_have_the_same_330_cards():
    numbers = [int(row["number"]) for _, row in SECOND]
    assert len(numbers) == 330
    assert sorted(CARDS) == numbers


@pytest.mark.parametrize("deck", SIZES)
def test_a_fixture_has_its_whole_deck_in_order(deck: str):
    rows = transcribed(deck)
    first = int(rows[0]["number"])
    assert [int(row["number"]) for row in rows] == list(range(first, first + SIZES[deck]))
    assert all(tuple(row) == COLUMNS for row in rows)
