"""A visitor of a fresh server plays against a bot at once."""

import shutil
import subprocess
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.running import running_server
from tests.web.player import Player
from tests.web.timing import Bounds

ROOT = Path(__file__).parents[2]
BOARD, FIRST_MOVE = 1_000, 5_000
"""Milliseconds from opening the address to the board and to the first move, on a machine with nothing else to do."""
CLICKS = 3
TITLES = [("hallertau", "Hallertau"), ("lagranja", "La Granja")]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A fresh server on a machine where no other program is found."""
    with running_server(environment={"PATH": str(tmp_path_factory.mktemp("empty"))}) as running:
        yield running


@pytest.mark.parametrize(("ruleset", "title"), TITLES)
def test_a_visitor_makes_a_first_move_against_a_bot(new_page, ruleset, title):
    page = new_page()
    bounds = Bounds(page)
    opened = time.monotonic()
    page.goto("/")
    card = page.locator("article.game").filter(has=page.get_by_role("heading", name=title))
    card.get_by_role("button", name="Play against a bot").click()
    expect(page.locator(f".app.game-{ruleset}")).to_be_visible()
    drawn = time.monotonic()
    player = Player(page)
    revision = player.settled()["revision"]
    seen = player.play(lambda seen: seen["revision"] > revision)
    moved = time.monotonic()
    print(f"{ruleset}: board after {drawn - opened:.2f} s, move after {moved - opened:.2f} s, {player.presses}")
    assert seen["revision"] > revision
    assert 1_000 * (drawn - opened) < bounds.allowed(BOARD)
    assert 1_000 * (moved - opened) < bounds.allowed(FIRST_MOVE)
    assert player.presses.total() <= CLICKS


def test_make_run_needs_neither_node_nor_test_tools(tmp_path):
    """Make says what it would do in a fresh clone, where only Python is found."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    done = subprocess.run(
        ["make", "--dry-run", "run"],
        cwd=tmp_path,
        env={"PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "pip install" in done.stdout
    assert "reeve serve" in done.stdout
    assert not [word for word in ("npm", "node", "[dev]", "chromium") if word in done.stdout]
