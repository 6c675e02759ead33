"""The games that there are. A new game is one line here."""

from typing import Any, Final, NamedTuple

from service.engine.hallertau.rules import RULES as HALLERTAU
from service.engine.hallertau.text.en import TEXT as HALLERTAU_TEXT
from service.engine.hallertau.witness import WITNESS as HALLERTAU_WITNESS
from service.engine.kernel.conformance import Witness
from service.engine.kernel.errors import Reason, RefusedError
from service.engine.kernel.rules import Rules, Text


class Ruleset(NamedTuple):
    """A game with its words and its witness."""

    rules: Rules[Any]
    text: Text
    witness: Witness[Any]


RULESETS: Final = {
    "hallertau": Ruleset(HALLERTAU, HALLERTAU_TEXT, HALLERTAU_WITNESS),
}


def ruleset(name: str) -> Ruleset:
    """A game by its name."""
    if name not in RULESETS:
        known = ", ".join(RULESETS)
        raise RefusedError(Reason.BAD_OPTION, f"no ruleset is called {name!r}; there are: {known}")
    return RULESETS[name]
