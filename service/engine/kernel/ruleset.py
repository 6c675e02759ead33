"""A ruleset: everything that the engine has of a game."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from service.engine.kernel.bots.guide import Guide
from service.engine.kernel.catalogue import Catalogue
from service.engine.kernel.conformance import Invariants
from service.engine.kernel.rules import Rules
from service.engine.kernel.text import Text


class Ruleset(NamedTuple):
    """A game with its words in every language, its cards, its invariants and its guide for bots.

    If an owner of the printed game can bring an edition of it, `with_edition` reads the bytes of a file, given with its
    name, and returns the same game with that edition; `is_edition` says whether a file is meant for this game, even if
    it has mistakes.
    """

    rules: Rules[Any]
    texts: Mapping[str, Text]
    catalogue: Catalogue
    invariants: Invariants[Any]
    guide: Guide[Any]
    with_edition: Callable[[bytes, str], "Ruleset"] | None = None
    is_edition: Callable[[bytes], bool] | None = None
