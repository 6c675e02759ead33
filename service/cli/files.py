"""Records on disk. The seed of a running game lies in a file of its own beside the record."""

from pathlib import Path
from typing import Any

from service.engine.kernel.errors import Reason, RefusedError
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import Record, read_record, write_record


def seed_file(path: Path) -> Path:
    """Where the secret of a running game is kept."""
    return path.with_name(path.name + ".seed")


def load_record(path: Path) -> tuple[Record, str | None]:
    """A record, and the seed that lies beside it if the game is still running."""
    try:
        record = read_record(path.read_bytes())
        secret = seed_file(path)
        kept = secret.read_text().strip() if record.seed is None and secret.exists() else None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "its seed file is not text"
        raise RefusedError(Reason.BAD_RECORD, f"cannot be read: {reason}") from None
    return record, kept


def save_record(journal: Journal[Any], path: Path) -> list[Path]:
    """Write the record; while the game runs also its secret, readable by the owner only."""
    record = journal.record()
    path.write_bytes(write_record(record))
    secret = seed_file(path)
    if record.seed is not None:
        secret.unlink(missing_ok=True)
        return [path]
    secret.touch(mode=0o600)
    secret.write_text(journal.server_seed + "\n")
    return [path, secret]
