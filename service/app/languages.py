"""The language of an answer: the field `language` of a request, else the header or metadata `Accept-Language`.

The APIs choose it when they decode a request, so handlers use `request.language` as it is.
"""

import re
from functools import lru_cache
from typing import Final

from service.engine.registry import LANGUAGES as LANGUAGES
from service.errors import malformed, shortened

DEFAULT: Final = "en"
"""The language of the answer if the request names none."""

_TAG: Final = re.compile(r"([a-zA-Z]+)(?:-[\w-]+)?")
_ENTRY: Final = re.compile(rf"\s*{_TAG.pattern}\s*(?:;\s*q\s*=\s*([01](?:\.\d{{0,3}})?)\s*)?")


def choose_language(asked: str, accept_language: str = "") -> str:
    """Return the language that a request asks for; if it asks for none, the best of `Accept-Language`, else English.

    A tag such as `pt-BR` means its base language. An unknown language is refused if it is asked for, else skipped.
    """
    if not asked:
        return best_language(accept_language) or DEFAULT if accept_language else DEFAULT
    tag = _TAG.fullmatch(asked)
    if tag is None or tag[1].lower() not in LANGUAGES:
        raise malformed(f"no language is called {shortened(asked)!r}; there are: {', '.join(LANGUAGES)}")
    return tag[1].lower()


@lru_cache(1024)
def best_language(accept_language: str) -> str:
    """Return the known language with the greatest weight in `Accept-Language`, the first of equals; "" if none.

    Example: `pt-BR, pt;q=0.9, en;q=0.5`.
    """
    best, greatest = "", 0.0
    for entry in map(_ENTRY.fullmatch, accept_language.split(",")):
        if entry and entry[1].lower() in LANGUAGES and (weight := float(entry[2] or 1)) > greatest:
            best, greatest = entry[1].lower(), weight
    return best
