"""All languages."""

from typing import Final

from service.engine.kernel.words import Language
from service.engine.lagranja.text.languages import en, it, pt, ru

LANGUAGE: Final[dict[str, Language]] = {"en": en.ENGLISH, "pt": pt.PORTUGUESE, "it": it.ITALIAN, "ru": ru.RUSSIAN}
LANGUAGES: Final = tuple(LANGUAGE)
