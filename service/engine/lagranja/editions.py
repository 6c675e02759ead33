"""The editions that this program knows, by their digest: a state names its edition and is read with it."""

from pathlib import Path
from typing import Final, Protocol

from service.engine.kernel.errors import Reason, RefusedError
from service.engine.lagranja.edition import Edition
from service.engine.lagranja.loader import read_edition


class Named(Protocol):
    """Something that names its edition."""

    edition: str


CORE: Final = read_edition(Path(__file__).with_name("edition.json").read_bytes(), "of the project")
"""The data set of the project."""

_known: Final = {CORE.digest: CORE}


def learn(edition: Edition) -> None:
    """From now on games with this edition can be played."""
    _known[edition.digest] = edition


def edition_of(state: Named) -> Edition:
    """The edition that a game is played with."""
    edition = _known.get(state.edition)
    if edition is None:
        message = f"the game is played with the edition {state.edition}, which this program was not given"
        raise RefusedError(Reason.BAD_SNAPSHOT, message)
    return edition
