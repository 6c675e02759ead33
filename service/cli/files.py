"""Reads and writes record files. The seed of a running game is in a separate file beside the record."""

from pathlib import Path
from typing import Any

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import Record, read_record, write_record
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.verify import Verdict
from service.engine.registry import ruleset
from service.referee.verify import verify_record


def seed_file(path: Path) -> Path:
    """Return the path of the file with the seed of a running game."""
    return path.with_name(path.name + ".seed")


def load_record(path: Path) -> tuple[Record, str | None]:
    """Read a record, and the seed beside it if the game is still running."""
    try:
        record = read_record(path.read_bytes())
        secret = seed_file(path)
        kept = secret.read_text("utf-8").rstrip("\r\n") if record.seed is None and secret.exists() else None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "its seed file is not text"
        raise EngineError(EngineReason.BAD_RECORD, f"cannot be read: {reason}") from None
    return record, kept


def load_true_record(path: Path, seed: str | None = None) -> tuple[Ruleset, Record, str | None]:
    """Read and verify a record; return it with its game, and its seed if the game is still running."""
    record, kept = load_record(path)
    game = ruleset(record.ruleset, record.version)
    verdict = verify_record(game, record, seed or kept)
    if not verdict.ok:
        raise EngineError(EngineReason.BAD_RECORD, in_words(verdict))
    return game, record, seed or kept


def in_words(verdict: Verdict) -> str:
    """Return a verdict as text, with its revision."""
    text = verdict.text("en")
    return text if verdict.revision is None else f"revision {verdict.revision}: {text}"


def save_record(journal: Journal[Any], path: Path) -> list[Path]:
    """Write the record; of a running game write the seed first, readable by the owner only."""
    record = journal.record()
    secret = seed_file(path)
    if record.seed is not None:
        path.write_bytes(write_record(record))
        secret.unlink(missing_ok=True)
        return [path]
    secret.touch(mode=0o600)
    secret.chmod(0o600)
    secret.write_text(journal.server_seed + "\n", "utf-8")
    path.write_bytes(write_record(record))
    return [path, secret]
