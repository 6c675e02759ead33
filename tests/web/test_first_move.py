"""A visitor of a fresh server plays against a bot at once."""

import time

import pytest
from playwright.sync_api import expect

from tests.running import running_server
from tests.web.player import Player

TITLES = [("hallertau", "Hallertau"), ("lagranja", "La Granja")]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A fresh server on a machine where no other program is found."""
    with running_server(environment={"PATH": str(tmp_path_factory.mktemp("empty"))}) as running:
        yield running


@pytest.mark.parametrize(("ruleset", "title"), TITLES)
def test_a_visitor_makes_a_first_move_against_a_bot(new_page, ruleset, title):
    page = new_page()
    opened = time.monotonic()
    page.goto("/")
    card = page.locator("article.game").filter(has=page.get_by_role("heading", name=title))
    card.get_by_role("button", name="Play against a bot").click()
    player = Player(page)
    revision = player.settled()["revision"]
    drawn = time.monotonic()
    expect(page.locator(f".app.game-{ruleset}")).to_be_visible()
    seen = player.play(lambda seen: seen["revision"] > revision)
    moved = time.monotonic()
    print(f"{ruleset}: board after {drawn - opened:.2f} s, move after {moved - opened:.2f} s, {player.presses}")
    assert seen["revision"] > revision
    assert drawn - opened < 5
    assert moved - opened < 15
    assert player.presses.total() <= 3
