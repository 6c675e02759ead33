"""The language data of Hallertau: the kernel's language, extended for the texts of its cards."""

from typing import Final

from service.engine.kernel import language

LEAD: Final = "|"
"""Separates, in a template, the words that neighbouring clauses may share from the rest: `have|at least 3 Sheep`."""


class Language(language.Language, frozen=True):
    """One language; its names are those of spaces, Craft Buildings, decks, places and Phases."""

    leads: dict[str, str]
    compare: dict[str, tuple[str, str]]
    """The words for at least, at most and exactly, each with the case that it asks for."""
