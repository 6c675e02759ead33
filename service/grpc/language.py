"""The language that a caller likes best, from a list of wishes as in HTTP: `pt-BR, pt;q=0.9, en;q=0.5`."""

from service.engine.registry import LANGUAGES


def best_language(wishes: str) -> str:
    """The best of our languages; "" if the caller named none of them."""
    weights: dict[str, float] = {}
    for wish in wishes.split(","):
        tag, _, parameter = wish.partition(";")
        language = tag.strip().lower().partition("-")[0]
        weights[language] = max(_weight(parameter), weights.get(language, 0.0))
    best = max(LANGUAGES, key=lambda language: weights.get(language, 0.0))
    return best if weights.get(best, 0.0) > 0 else ""


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name == "q" else 0.0
    except ValueError:
        return 0.0
