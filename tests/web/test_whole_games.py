"""Whole games played in a browser by pressing places and fixed buttons only."""

import pytest
from playwright.sync_api import expect

from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.tables import open_table, sit_down


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_whole_game_without_the_list_of_actions(new_page, reeve, ruleset, size):
    table = open_table(reeve, ruleset)
    page = new_page(size)
    sit_down(page, table)
    player = Player(page, touch=size == "phone")
    assert player.play()["phase"] == "over"
    assert player.ways <= {"place", "button"}
    assert not {"tray", "listed"} & set(player.presses)
    page.get_by_role("dialog").get_by_role("button", name="Prove it").click()
    expect(page.locator(".proof")).to_have_class("proof good")
