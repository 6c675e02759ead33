"""Reads edition files: the data of a printed game from its owner."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.registry import use_edition

LARGEST: Final = 1_000_000
"""Size limit of an edition file in bytes; a complete edition has a tenth of it."""

_given: Final[list[tuple[bytes, str]]] = []


def given_editions() -> tuple[tuple[bytes, str], ...]:
    """Return the edition files that this process has read, for its worker processes."""
    return tuple(_given)


def use_editions(files: Iterable[str], ruleset: str | None = None) -> None:
    """Register edition files; new tables use the last one. If `ruleset` is None, each file names its game."""
    for file in files:
        try:
            with Path(file).open("rb") as opened:
                data = opened.read(LARGEST + 1)
        except OSError as error:
            raise EngineError(
                EngineReason.BAD_SETTING, f"the edition {file} cannot be read: {error.strerror}"
            ) from None
        if len(data) > LARGEST:
            raise EngineError(
                EngineReason.BAD_SETTING, f"the edition {file} cannot be used: it has more than {LARGEST:,} bytes"
            )
        use_edition(data, file, ruleset)
        _given.append((data, file))
