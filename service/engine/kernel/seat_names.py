"""Names of seats in texts.

A text is written once with a placeholder for each seat, so that it can be cached for all tables. Then it is filled in
with what the seats of one table are called: the names of their players, or their numbers.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

Names = tuple[str, ...]
"""The name of each seat's player, "" for none; empty if no seat has a name."""

Fill = Callable[..., str]
"""Fills in a text; the arguments are the result of `seat_words`."""

MOST_SEATS: Final = 8
"""Maximum number of seats of a game."""

FORMS: Final = ("", "in", "bare")
"""Forms of a seat in a template: `{seat}` begins a sentence, `{seat:in}` stands in it, `{seat:bare}` follows a noun.

Names are not declined. In Russian the noun is declined instead, and the name is quoted: `игрока «Анна»`.
"""

NOUNS: Final = {
    "en": ("Seat", "seat"),
    "pt": ("Jogador", "jogador"),
    "it": ("Giocatore", "giocatore"),
    "ru": ("Игрок", "игрок"),
}
"""What a seat without a name is called, before its number: at the beginning of a sentence, and in it."""

FIRST_PLACEHOLDER: Final = 0xFDD0
"""Placeholders are noncharacters of Unicode, which no other text contains."""

_SPECIAL: Final = re.compile("[{}\ufdd0-\ufdef]")


class SeatWords:
    """A seat as a value for templates, written as a placeholder."""

    def __init__(self, seat: int) -> None:
        """Take the number of a seat."""
        self.seat = seat

    def __format__(self, form: str) -> str:
        """Return the placeholder of the seat in a form."""
        return chr(FIRST_PLACEHOLDER + FORMS.index(form) * MOST_SEATS + self.seat)


class SeatList:
    """Several seats as a value for templates, joined by a function; the form is that of the first seat."""

    def __init__(self, seats: Sequence[int], join: Callable[[list[str]], str]) -> None:
        """Take the numbers of seats."""
        self.seats, self.join = seats, join

    def __format__(self, form: str) -> str:
        """Return the placeholders of all seats."""
        return self.join([format(SeatWords(seat), "in" if index else form) for index, seat in enumerate(self.seats)])


@lru_cache(1024)
def seat_words(lang: str, names: Names = ()) -> tuple[str, ...]:
    """Return what all seats are called in every form, in the order of their placeholders."""
    first, inner = NOUNS[lang]
    given = [*names, *("",) * (MOST_SEATS - len(names))]
    return (
        *(name or f"{first} {seat}" for seat, name in enumerate(given)),
        *(name or f"{inner} {seat}" for seat, name in enumerate(given)),
        *(f"«{name}»" if name else str(seat) for seat, name in enumerate(given)),
    )


def seat_template(text: str) -> Fill:
    """Return the function that replaces the placeholders of a text."""
    return _SPECIAL.sub(_field, text).format


def called(seat: int, lang: str, names: Names) -> str:
    """Return what a seat is called within a sentence."""
    return seat_words(lang, names)[MOST_SEATS + seat]


def _field(found: re.Match[str]) -> str:
    special = found[0]
    return special * 2 if special in "{}" else f"{{{ord(special) - FIRST_PLACEHOLDER}}}"
