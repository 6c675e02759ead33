"""La Granja with all that it brings along."""

from typing import Final

from service.engine.kernel.ruleset import Ruleset
from service.engine.lagranja.catalogue import CATALOGUE, LaGranjaCatalogue
from service.engine.lagranja.rules import RULES, rules_with
from service.engine.lagranja.text.speech import TEXTS, texts_of
from service.engine.lagranja.witness import WITNESS


def with_edition(data: bytes, file: str) -> Ruleset:
    """The game with the edition of a file."""
    rules = rules_with(data, file)
    return Ruleset(rules, texts_of(rules.edition), LaGranjaCatalogue(rules.edition), WITNESS, with_edition)


GAME: Final = Ruleset(RULES, TEXTS, CATALOGUE, WITNESS, with_edition)
