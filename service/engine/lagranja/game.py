"""The ruleset of La Granja."""

from typing import Final

from service.engine.kernel.ruleset import Ruleset
from service.engine.lagranja.bot import GUIDE
from service.engine.lagranja.catalogue import CATALOGUE, LaGranjaCatalogue
from service.engine.lagranja.invariants import INVARIANTS
from service.engine.lagranja.rules import RULES, rules_with
from service.engine.lagranja.text.game_text import TEXTS, texts_of

MARKS: Final = (b'"farm_cards"', b'"craft_buildings"', b'"donkey_tokens"')
"""Keys that only edition files of La Granja contain."""


def with_edition(data: bytes, file: str) -> Ruleset:
    """Return the game with the edition of a file."""
    rules = rules_with(data, file)
    return GAME._replace(rules=rules, texts=texts_of(rules.edition), catalogue=LaGranjaCatalogue(rules.edition))


def is_edition(data: bytes) -> bool:
    """Return whether a file is meant as an edition of La Granja."""
    return any(mark in data for mark in MARKS)


GAME: Final = Ruleset(RULES, TEXTS, CATALOGUE, INVARIANTS, GUIDE, with_edition, is_edition)
