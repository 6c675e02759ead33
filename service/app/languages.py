"""The language that a caller likes best, from a list of wishes as in HTTP: `pt-BR, pt;q=0.9, en;q=0.5`."""

import re
from functools import lru_cache
from typing import Final

from service.engine.registry import LANGUAGES

_WISH: Final = re.compile(r"\s*([a-zA-Z]+)(?:-[\w-]+)?\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?")


@lru_cache(1024)
def best_language(wishes: str) -> str:
    """The language with the greatest weight among those that we speak, the first of equals; "" if there is none."""
    best, greatest = "", 0.0
    for wish in map(_WISH.fullmatch, wishes.split(",")):
        if wish and wish[1].lower() in LANGUAGES and (weight := float(wish[2] or 1)) > greatest:
            best, greatest = wish[1].lower(), weight
    return best
