"""The words of La Granja by group and id, one module for each language."""

from typing import Final

from service.engine.kernel.glossary import Glossary
from service.engine.lagranja.text.glossary import en, it, pt, ru

GLOSSARY: Final[dict[str, Glossary]] = {"en": en.GLOSSARY, "pt": pt.GLOSSARY, "it": it.GLOSSARY, "ru": ru.GLOSSARY}
SETTINGS: Final = {"en": en.SETTINGS, "pt": pt.SETTINGS, "it": it.SETTINGS, "ru": ru.SETTINGS}
"""What each setting changes, by language and name."""
