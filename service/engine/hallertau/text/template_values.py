"""Values for the templates of Hallertau that format themselves in a language: counts, and nouns without a number."""

import re
from collections.abc import Iterable
from typing import Final

from service.engine.hallertau.text.language import Language
from service.engine.kernel import language
from service.engine.kernel.language import Numbers, capital

LONGEST_LINE: Final = 100
"""How long a line of a label may be with its explanations."""


class Count(language.Count):
    """Numbers and what they count, also compared or by option: `{n:tools}`, in a certain case `{n:tools.gen}`."""

    language: Language

    def __init__(
        self, language: Language, numbers: Numbers, noun: str = "", compare: str = "", tiers: bool = False
    ) -> None:
        """Say `tiers` to add the word for respectively."""
        super().__init__(language, numbers, noun)
        self.compare, self.tiers = compare, tiers

    def of(self, noun: str) -> "Count":
        """The same numbers of something."""
        return Count(self.language, self.numbers, noun, self.compare, self.tiers)

    def __format__(self, spec: str) -> str:
        """At least 3 Tools."""
        name, _, case = spec.partition(".")
        compare, asked = self.language.compare[self.compare] if self.compare else ("", "")
        counted = super().__format__(f"{name}.{case or asked}")
        text = f"{compare} {counted}" if compare else counted
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


def tidy(text: str) -> str:
    """A comma that closes an inserted part falls before another comma, a bracket or the end."""
    return text.replace(",,", ",").replace(", (", " (").rstrip(",")


def one_line(clauses: Iterable[str]) -> str:
    """Return clauses as one line of a label; a long line leaves out long explanations in brackets."""
    line = "; ".join(map(tidy, clauses))
    return line if len(line) <= LONGEST_LINE else re.sub(r" \([^)]{25,}\)", "", line)


def sentence(text: str) -> str:
    """A capital letter and a full stop."""
    return capital(tidy(text)) + "."
