"""`reeve verify` and `reeve replay`: verify records, or show a revision of one."""

from pathlib import Path

from service.cli.files import in_words, load_record, load_true_record
from service.engine.kernel.errors import EngineError
from service.engine.kernel.findings import Finding
from service.engine.kernel.verify import Verdict, replay
from service.engine.registry import ruleset
from service.referee.verify import verify_record


def run_verify(files: list[str]) -> int:
    """Print one line for each file; return 1 if a record is not correct."""
    verdicts = [verify_file(Path(file)) for file in files]
    for file, verdict in zip(files, verdicts, strict=True):
        print(f"{file}: {in_words(verdict)}")
    return 0 if all(verdict.ok for verdict in verdicts) else 1


def verify_file(path: Path) -> Verdict:
    """Return the verdict on one file."""
    try:
        record, seed = load_record(path)
        return verify_record(ruleset(record.ruleset, record.version), record, seed)
    except EngineError as error:
        return Verdict(False, Finding.UNREADABLE, {"cause": error.message})


def run_replay(file: str, to: int | None) -> int:
    """Print the board at a revision as a spectator sees it; refuse a record that is not correct."""
    game, record, seed = load_true_record(Path(file))
    journal = replay(game.rules, record, to, seed)
    print(f"{record.ruleset}, revision {journal.revision} of {len(record.actions)}")
    print(game.texts["en"].board(game.rules.view(journal.state, None)))
    return 0
