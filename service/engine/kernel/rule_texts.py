"""Reads the rules of a game from its pages: one page for each language, with the same entries in the same order.

`rulings.md` in the package of the game is the English page, `rulings.pt.md` and its like are the translations.
"""

import re
from importlib.resources import files
from typing import Final

from service.engine.kernel.catalogue import RuleInfo

ENTRY: Final = re.compile(
    r"^- \*\*([A-Z]-\d+|p\.\d+|§\d+(?:\.\d+)+)\*\* (.+?)(?=\n- |\n\n|\Z)", re.MULTILINE | re.DOTALL
)
"""The id of a ruling, or of a page or section of the rulebook, and its text up to the next entry or an empty line."""


def read_rules(package: str, language: str) -> tuple[RuleInfo, ...]:
    """Return all rules in one language, each as one line of plain text."""
    name = "rulings.md" if language == "en" else f"rulings.{language}.md"
    page = files(package).joinpath(name).read_text("utf-8")
    return tuple(RuleInfo(rule, plain(text)) for rule, text in ENTRY.findall(page))


def plain(text: str) -> str:
    """Return a piece of a page without line breaks and bold marks."""
    return " ".join(text.replace("**", "").split())
