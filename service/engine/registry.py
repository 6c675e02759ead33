"""The games that there are. A new game is one line here."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from service.engine.hallertau.catalogue import CATALOGUE as HALLERTAU_CATALOGUE
from service.engine.hallertau.rules import RULES as HALLERTAU
from service.engine.hallertau.text.speech import TEXTS as HALLERTAU_TEXTS
from service.engine.hallertau.witness import WITNESS as HALLERTAU_WITNESS
from service.engine.kernel.catalogue import Catalogue
from service.engine.kernel.conformance import Witness
from service.engine.kernel.errors import Reason, RefusedError
from service.engine.kernel.rules import Rules, Text
from service.engine.lagranja.catalogue import CATALOGUE as LAGRANJA_CATALOGUE
from service.engine.lagranja.catalogue import LaGranjaCatalogue
from service.engine.lagranja.rules import RULES as LAGRANJA
from service.engine.lagranja.rules import rules_with
from service.engine.lagranja.text.speech import TEXTS as LAGRANJA_TEXTS
from service.engine.lagranja.text.speech import texts_of
from service.engine.lagranja.witness import WITNESS as LAGRANJA_WITNESS

LANGUAGES: Final = ("en", "pt", "it", "ru")
"""Every game speaks all of these."""


class Ruleset(NamedTuple):
    """A game with its words in every language, its cards and its witness."""

    rules: Rules[Any]
    texts: Mapping[str, Text]
    catalogue: Catalogue
    witness: Witness[Any]


RULESETS: Final[dict[str, Ruleset]] = {
    "hallertau": Ruleset(HALLERTAU, HALLERTAU_TEXTS, HALLERTAU_CATALOGUE, HALLERTAU_WITNESS),
    "lagranja": Ruleset(LAGRANJA, LAGRANJA_TEXTS, LAGRANJA_CATALOGUE, LAGRANJA_WITNESS),
}
"""Each game as new tables are played: with the edition that was given last."""

_editions: Final[dict[str, list[Ruleset]]] = {name: [game] for name, game in RULESETS.items()}


def lagranja_with(data: bytes, file: str) -> Ruleset:
    """La Granja with the edition of a file."""
    rules = rules_with(data, file)
    return Ruleset(rules, texts_of(rules.edition), LaGranjaCatalogue(rules.edition), LAGRANJA_WITNESS)


READERS: Final[dict[str, Callable[[bytes, str], Ruleset]]] = {"lagranja": lagranja_with}
"""The games that an owner of the printed one can bring an edition of, and how its file is read."""


def ruleset(name: str, version: str | None = None) -> Ruleset:
    """A game by its name; with the edition that a table was opened with, if its version is said."""
    if name not in RULESETS:
        known = ", ".join(RULESETS)
        raise RefusedError(Reason.BAD_OPTION, f"no ruleset is called {name!r}; there are: {known}")
    if version is None:
        return RULESETS[name]
    given = [game for game in _editions[name] if game.rules.continues(version)]
    if given:
        return given[-1]
    known = ", ".join(repr(game.rules.version) for game in _editions[name])
    message = f"it is of version {version!r} of {name}, an edition that was not given here; there are: {known}"
    raise RefusedError(Reason.BAD_SNAPSHOT, message)


def use_edition(data: bytes, file: str, name: str | None = None) -> None:
    """Open new tables of a game with the edition of a file; no name: of the game that has editions.

    Tables that were opened with another edition go on with theirs.
    """
    chosen = next(iter(READERS)) if name is None else name
    if chosen not in READERS:
        message = f"{chosen} has one edition only; name the game that {file} is for: {', '.join(READERS)}"
        raise RefusedError(Reason.BAD_OPTION, message)
    RULESETS[chosen] = READERS[chosen](data, file)
    _editions[chosen].append(RULESETS[chosen])
