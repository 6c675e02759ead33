"""The language data of Hallertau: the kernel's language with what only its cards need."""

from typing import Final

from service.engine.kernel import language

LEAD: Final = "|"
"""Stands in a template between the words that neighbours may share and the rest: `have|at least 3 Sheep`."""


class Language(language.Language, frozen=True):
    """One language; its names are those of spaces, Craft Buildings, decks, places and Phases."""

    leads: dict[str, str]
    compare: dict[str, tuple[str, str]]
    """The words for at least, at most and exactly, each with the case that it asks for."""
