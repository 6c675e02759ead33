"""Plays a round of a game in a page."""

from playwright.sync_api import Page

from reeve_client import Reeve
from tests.web.player import Player
from tests.web.tables import Table, round_of


def play_a_round(page: Page, reeve: Reeve, table: Table) -> Player:
    """Play by pressing until the second round has begun."""
    player = Player(page)
    player.play(lambda _: round_of(reeve, table) > 1)
    assert round_of(reeve, table) > 1
    assert player.ways <= {"place", "button"}
    return player
