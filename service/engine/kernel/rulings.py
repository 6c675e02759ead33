"""The rulings of a game one by one, from the page that people read: `rulings.md` in its package is the only place."""

import re
from importlib.resources import files
from typing import Final

from service.engine.kernel.catalogue import RuleInfo

ENTRY: Final = re.compile(r"^- \*\*([A-Z]-\d+)\*\* (.+?)(?=\n- |\n\n|\Z)", re.MULTILINE | re.DOTALL)
"""An id and its text, which ends before the next entry or an empty line."""


def read_rulings(package: str) -> tuple[RuleInfo, ...]:
    """All rulings, each as one line of plain text."""
    page = files(package).joinpath("rulings.md").read_text("utf-8")
    return tuple(RuleInfo(name, plain(text)) for name, text in ENTRY.findall(page))


def plain(text: str) -> str:
    """A piece of the page without line breaks and marks."""
    return " ".join(text.replace("**", "").split())
