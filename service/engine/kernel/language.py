"""What a language is made of: nouns with their forms, counting, joining, and templates that are filled with counts."""

from collections.abc import Callable, Sequence

from msgspec import Struct

Noun = tuple[str, ...]
"""The forms of a noun; how many there are and which one is meant only its language knows."""

Numbers = tuple[int, ...]
"""One number, or one for each of several ways."""


class Language(Struct, frozen=True):
    """One language of a game: all its words are data, only the choice of a noun's form is code."""

    nouns: dict[str, Noun]
    templates: dict[str, str]
    cases: dict[str, str]
    """Other forms of templates that this language alone needs, under `template.case`."""
    names: dict[str, str]
    """What has a name, under `kind.name`."""
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
        """1, 2 or 5; a number that is the same for all ways stands once."""
        several = numbers if len(set(numbers)) > 1 else numbers[:1]
        return self.joined([str(number) for number in several], "or")


class Count:
    """Numbers and what they count, for a template: `{n:tools}`, in a certain case `{n:tools.gen}`."""

    def __init__(self, language: Language, numbers: Numbers, noun: str = "") -> None:
        """Of something, or of what the template says."""
        self.language, self.numbers, self.noun = language, numbers, noun

    def __format__(self, spec: str) -> str:
        """3 Tools."""
        name, _, case = spec.partition(".")
        noun, text = name or self.noun, self.language.numbers(self.numbers)
        return f"{text} {self.language.form(self.language.nouns[noun], self.numbers, case)}" if noun else text


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
