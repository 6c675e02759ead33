"""Whole games played in a browser by pressing places and fixed buttons only, and what the page got to know in them."""

import pytest
from playwright.sync_api import expect

from reeve_client import Seat, to_json
from service.engine.kernel.record import read_record
from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.secrets import LISTEN, leaks, mentions, secrets
from tests.web.tables import open_table, sit_down


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_whole_game_without_the_list_of_actions(new_page, reeve, ruleset, size):
    table = open_table(reeve, ruleset)
    page = new_page(size)
    page.add_init_script(LISTEN)
    sit_down(page, table)
    player = Player(page, touch=size == "phone")
    seen = player.play()
    print(f"{ruleset}, {size}: {seen['revision']} revisions, {player.presses.total()} presses, {player.presses}")
    assert seen["phase"] == "over"
    assert player.ways <= {"place", "button"}
    assert not {"tray", "listed"} & set(player.presses)
    page.get_by_role("dialog").get_by_role("button", name="Prove it").click()
    expect(page.locator(".proof")).to_have_class("proof good")
    record = read_record(to_json(Seat(reeve.using(table.tokens[0]), table.id, 0).record()))
    told = mentions(page)
    assert len(told) > 100
    assert leaks(told, secrets(record, 0)) == []
    assert leaks(told, secrets(record, 1)) != [], "what seat A knows would be a leak for seat B"
