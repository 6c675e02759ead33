"""The games that there are. A new game is one line here."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from service.engine.hallertau.catalogue import CATALOGUE as HALLERTAU_CATALOGUE
from service.engine.hallertau.rules import RULES as HALLERTAU
from service.engine.hallertau.text.speech import TEXTS as HALLERTAU_TEXTS
from service.engine.hallertau.witness import WITNESS as HALLERTAU_WITNESS
from service.engine.kernel.catalogue import Catalogue
from service.engine.kernel.conformance import Witness
from service.engine.kernel.errors import Reason, RefusedError
from service.engine.kernel.rules import Rules, Text

LANGUAGES: Final = ("en", "pt", "it", "ru")
"""Every game speaks all of these."""


class Ruleset(NamedTuple):
    """A game with its words in every language, its cards and its witness."""

    rules: Rules[Any]
    texts: Mapping[str, Text]
    catalogue: Catalogue
    witness: Witness[Any]


RULESETS: Final = {
    "hallertau": Ruleset(HALLERTAU, HALLERTAU_TEXTS, HALLERTAU_CATALOGUE, HALLERTAU_WITNESS),
}


def ruleset(name: str) -> Ruleset:
    """A game by its name."""
    if name not in RULESETS:
        known = ", ".join(RULESETS)
        raise RefusedError(Reason.BAD_OPTION, f"no ruleset is called {name!r}; there are: {known}")
    return RULESETS[name]
