"""Clauses: pieces of sentences, and the functions that join them."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from service.engine.hallertau.quantities import Quantity
from service.engine.hallertau.text.columns import alike
from service.engine.hallertau.text.language import LEAD, Language
from service.engine.hallertau.text.template_values import Count
from service.engine.kernel.language import Numbers

Items = list[tuple[str, tuple[Quantity, ...]]]
"""Resources with a column of numbers."""


class Clause(NamedTuple):
    """A piece of a sentence: words that neighbours may share, and the rest."""

    lead: str
    text: str
    tiers: bool = False
    apart: bool = False
    """True for a list or a choice, which a list around it separates by more than a comma."""


class Clauses:
    """Fills and joins the templates of one language."""

    def __init__(self, language: Language) -> None:
        """Write in a language."""
        self.language = language

    def count(self, numbers: Numbers, noun: str = "", compare: str = "") -> Count:
        """Return numbers for a template; several numbers are those of the options."""
        return Count(self.language, numbers, noun, compare)

    def tiers(self, numbers: Numbers, noun: str = "") -> Count:
        """Return numbers by option inside an effect, with the word for `respectively`."""
        return Count(self.language, numbers, noun, tiers=len(set(numbers)) > 1)

    def clause(self, key: str, **values: object) -> Clause:
        """Return a filled template, split into the words that neighbouring clauses may share and the rest."""
        return self.cut(self.language.fill(key, "", **values))

    def cut(self, filled: str) -> Clause:
        """Split a text such as `have|3 Sheep` at the bar; the lead is the key of a word, or the words themselves."""
        before, bar, after = filled.partition(LEAD)
        return Clause(self.language.leads.get(before, before), after) if bar else Clause("", filled)

    def together(self, clauses: Sequence[Clause], word: str) -> str:
        """Join clauses with a conjunction, shared words said once: `needs A and B and only after C`."""
        parts = []
        for lead, group in groupby(clauses, key=lambda clause: clause.lead):
            texts = [clause.text for clause in group]
            parts += [f"{lead} {self.language.joined(texts, 'and')}"] if lead else texts
        return self.language.joined(parts, word)

    def either(self, ways: Sequence[Sequence[Clause]]) -> Clause:
        """Join alternatives; if one has several clauses, more than commas separate the alternatives."""
        leads = {clause.lead for way in ways for clause in way}
        if len(leads) == 1 and (lead := next(iter(leads))):
            texts = [self.language.joined([clause.text for clause in way], "and") for way in ways]
        else:
            lead, texts = "", [self.together(way, "and") for way in ways]
        if len(ways) > 2 and any(len(way) > 1 for way in ways):
            return Clause(lead, "; ".join(texts[:-1]) + ";" + self.language.templates["or"] + texts[-1], apart=True)
        return Clause(lead, self.language.joined(texts, "or"), apart=True)

    def choice(self, ways: Sequence[Items]) -> Clause | None:
        """Return a choice between resources in the same number; None if the alternatives are anything else."""
        alternatives = [way[0] for way in ways if len(way) == 1]
        columns = {column for _, column in alternatives}
        if len(alternatives) < max(len(ways), 2) or len(columns) != 1:
            return None
        numbers = alike(next(iter(columns)), int)
        if len(numbers) != len(next(iter(columns))):
            return None
        language = self.language
        first, *rest = [name for name, _ in alternatives]
        forms = [language.form(language.nouns[name], numbers, "") for name in rest]
        text = language.joined([f"{self.count(numbers, first)}", *forms], "or")
        if max(numbers) > 1:
            text = language.fill("one_type", text=text)
        return Clause("", text, tiers=len(set(numbers)) > 1, apart=True)

    def spaces(self, spaces: tuple[str, ...], word: str) -> str:
        """Join the names of spaces."""
        names = [self.language.fill("space", space=self.language.names[f"space.{space}"]) for space in spaces]
        return self.language.joined(names, word) if names else ""
