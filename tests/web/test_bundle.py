"""The page that is committed in `service/web` is the one that its source gives."""

import subprocess
import sys
from pathlib import Path

from service.rest.web import FOLDER

CLIENTS = Path(__file__).parent.parent.parent / "clients"


def files_in(folder: Path) -> dict[str, bytes]:
    """The files of a folder by their path in it."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def npm(*arguments: str) -> None:
    """Run npm in the folder of the page's packages."""
    done = subprocess.run([sys.executable, CLIENTS / "npm.py", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_committed_page_is_what_its_source_gives(tmp_path):
    if not (CLIENTS / "node_modules" / "vite").is_dir():
        npm("ci")
    npm("run", "build", "-w", "web", "--", "--outDir", str(tmp_path), "--emptyOutDir")
    assert files_in(tmp_path) == files_in(FOLDER), "run `make web`"
