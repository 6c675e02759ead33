"""The registry of games. A new game is one line here."""

from functools import lru_cache
from typing import Final

from service.engine.hallertau.game import GAME as HALLERTAU
from service.engine.kernel.errors import EngineError, EngineReason, shortened
from service.engine.kernel.ruleset import Ruleset
from service.engine.lagranja.game import GAME as LAGRANJA

LANGUAGES: Final = ("en", "pt", "it", "ru")
"""The languages that every game has texts in."""

RULESETS: Final[dict[str, Ruleset]] = {
    "hallertau": HALLERTAU,
    "lagranja": LAGRANJA,
}
"""Each game with the edition that new tables use: the one given last."""

MOST_VERSIONS: Final = 100
"""Limit of the versions of a game that are remembered."""

_editions: Final[dict[str, list[Ruleset]]] = {name: [game] for name, game in RULESETS.items()}


def ruleset(name: str, version: str | None = None) -> Ruleset:
    """Return a game by its name: the edition for new tables, or the edition that a version names."""
    if version is not None:
        return edition(name, version)
    if name not in RULESETS:
        raise _unknown(name)
    return RULESETS[name]


@lru_cache(MOST_VERSIONS)
def edition(name: str, version: str) -> Ruleset:
    """Return a game with the edition that a version names. Cached, because every request asks for it several times."""
    if name not in RULESETS:
        raise _unknown(name)
    given = [game for game in _editions[name] if game.rules.continues(version)]
    if given:
        return given[-1]
    said = shortened(version)
    message = f"it is of version {said!r} of {name}, an edition that was not given here; there are: {versions(name)}"
    raise EngineError(EngineReason.BAD_SNAPSHOT, message)


def _unknown(name: str) -> EngineError:
    known = ", ".join(RULESETS)
    return EngineError(EngineReason.BAD_SETTING, f"no ruleset is called {shortened(name)!r}; there are: {known}")


def versions(name: str) -> str:
    """Return the versions of a game that are registered."""
    return ", ".join(repr(game.rules.version) for game in _editions[name])


def use_edition(data: bytes, file: str, name: str | None = None) -> None:
    """Use the edition of a file for new tables of a game; without a name, of the game that the file is meant for.

    Tables that were opened with another edition keep it. A file that is meant for no game is refused by the first game
    that has editions.
    """
    readers = {name: game.with_edition for name, game in RULESETS.items() if game.with_edition is not None}
    meant = [name for name, game in RULESETS.items() if game.is_edition is not None and game.is_edition(data)]
    chosen = next(iter(meant or readers)) if name is None else name
    if chosen not in readers:
        message = f"{chosen} has one edition only; name the game that {file} is for: {', '.join(readers)}"
        raise EngineError(EngineReason.BAD_SETTING, message)
    RULESETS[chosen] = readers[chosen](data, file)
    _editions[chosen].append(RULESETS[chosen])
    edition.cache_clear()
