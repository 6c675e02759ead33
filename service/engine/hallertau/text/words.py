"""What a language is made of: nouns with their forms, counting, joining, and templates that are filled with counts."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

Noun = tuple[str, ...]
"""The forms of a noun; how many there are and which one is meant only its language knows."""

Numbers = tuple[int, ...]
"""One number, or one for each option of a card."""

LEAD: Final = "|"
"""Stands in a template between the words that neighbours may share and the rest: `have|at least 3 Sheep`."""


class Language(Struct, frozen=True):
    """One language: all its words are data, only the choice of a noun's form is code."""

    nouns: dict[str, Noun]
    templates: dict[str, str]
    cases: dict[str, str]
    """Other forms of templates that this language alone needs, under `template.case`."""
    leads: dict[str, str]
    names: dict[str, str]
    """Spaces, Craft Buildings, decks, places and Phases, under `space.nursery`."""
    compare: dict[str, tuple[str, str]]
    """The words for at least, at most and exactly, each with the case that it asks for."""
    form: Callable[[Noun, Numbers, str], str]
    """A noun after numbers, in a case."""
    bare: Callable[[Noun, str], str]
    """A noun without a number."""

    def fill(self, key: str, case: str = "", **values: object) -> str:
        """A template with its values, in a case if there is one of its own."""
        template = self.cases.get(f"{key}.{case}", self.templates[key]) if case else self.templates[key]
        return template.format(**values)

    def joined(self, parts: Sequence[str], word: str) -> str:
        """One, two and three; with `or` one, two or three."""
        return self.templates[word].join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

    def numbers(self, numbers: Numbers) -> str:
        """1, 2 or 5; a number that is the same for all options stands once."""
        several = numbers if len(set(numbers)) > 1 else numbers[:1]
        return self.joined([str(number) for number in several], "or")


class Count:
    """Numbers and what they count, for a template: `{n:tools}`, in a certain case `{n:tools.gen}`."""

    def __init__(
        self, language: Language, numbers: Numbers, noun: str = "", compare: str = "", tiers: bool = False
    ) -> None:
        """Say `tiers` to add the word for respectively."""
        self.language, self.numbers, self.noun, self.compare, self.tiers = language, numbers, noun, compare, tiers

    def of(self, noun: str) -> "Count":
        """The same numbers of something."""
        return Count(self.language, self.numbers, noun, self.compare, self.tiers)

    def __format__(self, spec: str) -> str:
        """At least 3 Tools."""
        name, _, case = spec.partition(".")
        noun = name or self.noun
        compare, asked = self.language.compare[self.compare] if self.compare else ("", "")
        words = [compare, self.language.numbers(self.numbers)]
        if noun:
            words.append(self.language.form(self.language.nouns[noun], self.numbers, case or asked))
        text = " ".join(word for word in words if word)
        return self.language.fill("respectively", text=text) if self.tiers else text


class Bare:
    """Nothing but what is counted, for the same templates."""

    def __init__(self, language: Language, case: str = "", noun: str = "") -> None:
        """In a case."""
        self.language, self.case, self.noun = language, case, noun

    def of(self, noun: str) -> "Bare":
        """Something without a number."""
        return Bare(self.language, self.case, noun)

    def __format__(self, spec: str) -> str:
        """Tools."""
        noun = spec.partition(".")[0] or self.noun
        return self.language.bare(self.language.nouns[noun], self.case) if noun else ""


def thing(one: str, many: str) -> Noun:
    """A noun with a singular and a plural, in a language where that is all: 1 campo, 2 campi, campi."""
    return (one, many, many)


def form(noun: Noun, numbers: Numbers, case: str) -> str:
    """The singular after 1 alone."""
    return noun[0] if set(numbers) == {1} else noun[1]


def bare(noun: Noun, case: str) -> str:
    """The form without a number, the same in every case."""
    return noun[2]


def capital(text: str) -> str:
    """A text with a capital letter."""
    return text[:1].upper() + text[1:]


def tidy(text: str) -> str:
    """A comma that closes an inserted part falls before another comma, a bracket or the end."""
    return text.replace(",,", ",").replace(", (", " (").rstrip(",")


def sentence(text: str) -> str:
    """A capital letter and a full stop."""
    return capital(tidy(text)) + "."
