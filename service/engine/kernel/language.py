"""The data of a language: nouns with their forms, names, and templates, with functions to fill and join them."""

from collections.abc import Callable, Sequence

from msgspec import Struct

Noun = tuple[str, ...]
"""The forms of a noun; their number and meaning depend on the language."""

Numbers = tuple[int, ...]
"""One number, or one for each of several options."""


class Language(Struct, frozen=True):
    """A language of a game: all texts are data, only the choice of a noun's form is code."""

    nouns: dict[str, Noun]
    templates: dict[str, str]
    cases: dict[str, str]
    """Forms of templates for single grammatical cases, under `template.case`."""
    names: dict[str, str]
    """The names of things, under `kind.name`."""
    form: Callable[[Noun, Numbers, str], str]
    """Returns the form of a noun after numbers, in a case."""
    bare: Callable[[Noun, str], str]
    """Returns the form of a noun without a number."""

    def fill(self, key: str, case: str = "", **values: object) -> str:
        """Fill a template with values, in the form for a case if there is one."""
        template = self.cases.get(f"{key}.{case}", self.templates[key]) if case else self.templates[key]
        return template.format(**values)

    def joined(self, parts: Sequence[str], word: str) -> str:
        """Join parts as in `one, two and three`; `word` is the key of the conjunction."""
        return self.templates[word].join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

    def numbers(self, numbers: Numbers) -> str:
        """Return numbers as in `1, 2 or 5`; equal numbers are written once."""
        several = numbers if len(set(numbers)) > 1 else numbers[:1]
        return self.joined([str(number) for number in several], "or")


class Count:
    """A template value of numbers with a noun: `{n:tools}`, in a certain case `{n:tools.gen}`."""

    def __init__(self, language: Language, numbers: Numbers, noun: str = "") -> None:
        """Take the noun from here, or else from the template."""
        self.language, self.numbers, self.noun = language, numbers, noun

    def __format__(self, spec: str) -> str:
        """Return numbers and noun, as in `3 Tools`."""
        name, _, case = spec.partition(".")
        noun, text = name or self.noun, self.language.numbers(self.numbers)
        return f"{text} {self.language.form(self.language.nouns[noun], self.numbers, case)}" if noun else text


class UpTo:
    """A template value of a number as an upper limit: `{most:tools}`; 1 is written without `up to`."""

    def __init__(self, count: Count) -> None:
        """Take a number."""
        self.count = count

    def __format__(self, noun: str) -> str:
        """Return the limit with its noun, as in `up to 3 Tools` or `1 Tool`."""
        if self.count.numbers == (1,):
            return format(self.count, noun)
        return self.count.language.fill("ask.up_to", n=format(self.count, f"{noun}.gen"))


def thing(one: str, many: str) -> Noun:
    """Return a noun that has only a singular and a plural: 1 campo, 2 campi, campi."""
    return (one, many, many)


def form(noun: Noun, numbers: Numbers, case: str) -> str:
    """Return the singular after 1, else the plural."""
    return noun[0] if set(numbers) == {1} else noun[1]


def bare(noun: Noun, case: str) -> str:
    """Return the form without a number, which is the same in every case."""
    return noun[2]


def capital(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]
