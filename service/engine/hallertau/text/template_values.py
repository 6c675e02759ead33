"""Values for the templates of Hallertau that format themselves in a language: counts, and nouns without a number."""

import re
from collections.abc import Iterable
from typing import Final

from service.engine.hallertau.text.language import Language
from service.engine.kernel import language
from service.engine.kernel.language import Numbers, capital

LONGEST_LINE: Final = 100
"""Length limit of a line in a label; longer lines leave out explanations in brackets."""


class Count(language.Count):
    """Numbers and what they count, also compared or by option: `{n:tools}`, in a certain case `{n:tools.gen}`."""

    language: Language

    def __init__(
        self, language: Language, numbers: Numbers, noun: str = "", compare: str = "", tiers: bool = False
    ) -> None:
        """Take numbers; `tiers` adds the word for `respectively`."""
        super().__init__(language, numbers, noun)
        self.compare, self.tiers = compare, tiers

    def of(self, noun: str) -> "Count":
        """Return the same numbers with another noun."""
        return Count(self.language, self.numbers, noun, self.compare, self.tiers)

    def __format__(self, spec: str) -> str:
        """Return numbers and noun, as in `at least 3 Tools`."""
        name, _, case = spec.partition(".")
        compare, asked = self.language.compare[self.compare] if self.compare else ("", "")
        counted = super().__format__(f"{name}.{case or asked}")
        text = f"{compare} {counted}" if compare else counted
        return self.language.fill("respectively", text=text) if self.tiers else text


class Bare:
    """A noun without a number, for the same templates as `Count`."""

    def __init__(self, language: Language, case: str = "", noun: str = "") -> None:
        """Take a grammatical case and a noun."""
        self.language, self.case, self.noun = language, case, noun

    def of(self, noun: str) -> "Bare":
        """Return another noun without a number."""
        return Bare(self.language, self.case, noun)

    def __format__(self, spec: str) -> str:
        """Return the noun, as in `Tools`."""
        noun = spec.partition(".")[0] or self.noun
        return self.language.bare(self.language.nouns[noun], self.case) if noun else ""


def tidy(text: str) -> str:
    """Remove each comma that is followed by another comma, a bracket or the end."""
    return text.replace(",,", ",").replace(", (", " (").rstrip(",")


def one_line(clauses: Iterable[str]) -> str:
    """Return clauses as one line of a label; a long line leaves out long explanations in brackets."""
    line = "; ".join(map(tidy, clauses))
    return line if len(line) <= LONGEST_LINE else re.sub(r" \([^)]{25,}\)", "", line)


def sentence(text: str) -> str:
    """Return a text with a capital first letter and a full stop."""
    return capital(tidy(text)) + "."
