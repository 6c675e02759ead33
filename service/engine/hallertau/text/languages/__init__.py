"""The languages of the texts: one module for each, with its nouns, names and templates."""

from typing import Final

from service.engine.hallertau.text.language import Language
from service.engine.hallertau.text.languages import en, it, pt, ru

LANGUAGE: Final[dict[str, Language]] = {"en": en.ENGLISH, "pt": pt.PORTUGUESE, "it": it.ITALIAN, "ru": ru.RUSSIAN}
LANGUAGES: Final = tuple(LANGUAGE)
