"""Phrases for amounts of resources and places of Sheep, in every language."""

from service.engine.hallertau.text.languages import LANGUAGE
from service.engine.hallertau.text.template_values import Count


def amounts(resources: dict[str, int], lang: str) -> str:
    """Return amounts as in `2 Barley and 1 Hop`; in Russian in the accusative, as objects of take, give or pay."""
    language = LANGUAGE[lang]
    counts = [f"{Count(language, (number,), name)}" for name, number in resources.items()]
    return language.joined(counts, "and") or language.templates["nothing"]


def place_name(place: str, lang: str, role: str = "at") -> str:
    """Return a place of Sheep with its preposition: `at`, `from` or `to`; the `supply` has only `to`."""
    kind = place if place in ("stables", "supply") else "card"
    return LANGUAGE[lang].names[f"place.{kind}.{role}"].format(card=place.removeprefix("card"))
