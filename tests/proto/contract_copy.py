"""A copy of the contract that tests can change."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree

ROOT = Path(__file__).parents[2]
BUF = Path(sys.executable).with_name("buf")
GENERATED = Path("reeve")
CLIENTS = Path("clients")
DESCRIPTOR = Path("proto", "reeve.binpb")

Done = subprocess.CompletedProcess[str]


class ContractCopy:
    """A folder with a copy of the contract; code is generated next to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copytree(ROOT / "proto", folder / "proto")

    def change(self, file: str, old: str, new: str) -> "ContractCopy":
        """Replace a text in a file of the contract."""
        path = self.folder / "proto" / "reeve" / "v1" / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{old!r} must occur exactly once"
        path.write_text(text.replace(old, new), "utf-8")
        return self

    def make_proto(self) -> Done:
        """Generate the code, as `make proto` does."""
        return run(sys.executable, self.folder / "proto" / "generate.py")

    def lint(self) -> Done:
        """Lint the contract, as `make check` does."""
        return run(BUF, "lint", self.folder / "proto")

    def breaking(self) -> Done:
        """Check for breaking changes, as `make check` does."""
        return run(BUF, "breaking", self.folder / "proto", "--against", ROOT / DESCRIPTOR)


def run(*command: str | Path) -> Done:
    """Run a program; return its exit code and output."""
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def tree(folder: Path) -> dict[str, bytes]:
    """Return the contents of all files under a folder by path."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.parent.name != "__pycache__"]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}
