"""Edition files: whoever owns a printed game can say what its cards and boards show."""

from collections.abc import Iterable
from pathlib import Path

from service.engine.kernel.errors import Reason, RefusedError
from service.engine.registry import use_edition


def use_editions(files: Iterable[str], ruleset: str | None = None) -> None:
    """Play with the last of these editions, and know the others; no ruleset: each is of the game that it is for."""
    for file in files:
        try:
            data = Path(file).read_bytes()
        except OSError as error:
            raise RefusedError(Reason.BAD_OPTION, f"the edition {file} cannot be read: {error.strerror}") from None
        use_edition(data, file, ruleset)
