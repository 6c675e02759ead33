"""Registry of the known editions by digest. A state names its edition by the digest."""

from pathlib import Path
from typing import Final, Protocol

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.lagranja.edition.loader import read_edition
from service.engine.lagranja.edition.model import Edition


class Named(Protocol):
    """An object that names its edition by digest."""

    edition: str


CORE: Final = read_edition(Path(__file__).with_name("edition.json").read_bytes(), "of the project")
"""The data set of the project."""

_known: Final = {CORE.digest: CORE}


def learn(edition: Edition) -> None:
    """Add an edition, so that games with it can be played."""
    _known[edition.digest] = edition


def edition_of(state: Named) -> Edition:
    """Return the edition that a game is played with."""
    edition = _known.get(state.edition)
    if edition is None:
        message = f"the game is played with the edition {state.edition}, which this program was not given"
        raise EngineError(EngineReason.BAD_SNAPSHOT, message)
    return edition
