"""The texts of the cards and the names of the game, in all languages."""

from typing import Final

from service.engine.hallertau.cards.vocabulary import Card, Condition
from service.engine.hallertau.text.languages import en, it, pt, ru
from service.engine.hallertau.text.words import Count, Language, capital
from service.engine.hallertau.text.writer import Writer

LANGUAGE: Final[dict[str, Language]] = {"en": en.ENGLISH, "pt": pt.PORTUGUESE, "it": it.ITALIAN, "ru": ru.RUSSIAN}
LANGUAGES: Final = ("en", "pt", "it", "ru")


def card_text(card: Card, lang: str) -> str:
    """The whole text of a card."""
    return Writer(LANGUAGE[lang]).card(card)


def condition_text(condition: Condition, lang: str) -> str:
    """What a condition asks for, to say why not: needs at least 3 Sheep."""
    return Writer(LANGUAGE[lang]).need(condition)


def amounts(resources: dict[str, int], lang: str) -> str:
    """2 Barley and 1 Hop; in Russian in the accusative: what is taken, given or paid."""
    language = LANGUAGE[lang]
    counts = [f"{Count(language, (number,), name)}" for name, number in resources.items()]
    return language.joined(counts, "and") or language.templates["nothing"]


def counted(number: int, thing: str, lang: str) -> str:
    """1 Worker, 2 Workers: any noun of the language, in Russian in the accusative."""
    return f"{Count(LANGUAGE[lang], (number,), thing)}"


def space_name(space: str, lang: str) -> str:
    """An action space as printed."""
    return LANGUAGE[lang].names[f"space.{space}"]


def craft_name(craft: str, lang: str) -> str:
    """A Craft Building as printed."""
    return LANGUAGE[lang].names[f"craft.{craft}"]


def deck_name(deck: str, lang: str) -> str:
    """One card of a deck: Bonus card."""
    language = LANGUAGE[lang]
    return capital(language.form(language.nouns[deck], (1,), "nom"))


def phase_name(phase: int, lang: str) -> str:
    """A Phase as printed."""
    return LANGUAGE[lang].names[f"phase.{phase}"]


def place_name(place: str, lang: str, role: str = "at") -> str:
    """Where a Sheep is (`at`), comes `from` or goes `to`, with the preposition; it can only go to the `supply`."""
    kind = place if place in ("stables", "supply") else "card"
    return LANGUAGE[lang].names[f"place.{kind}.{role}"].format(card=place.removeprefix("card"))
