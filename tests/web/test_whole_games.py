"""Whole games played in a browser by pressing places and fixed buttons only, and what the page got to know in them."""

import time

import pytest
from playwright.sync_api import expect

from reeve_client import Seat, to_json
from service.engine.kernel.record import read_record
from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.secrets import LISTEN, leaks, mentions, secrets
from tests.web.tables import open_table, sit_down
from tests.web.timing import Bounds, SlowMachine

SLOWER = 4
"""How many times slower than this machine a desk is; phones play at full speed, so that the tests end sooner."""
NEXT_PAINT = 100
"""Milliseconds from a press to the next paint on a machine with nothing else to do, 95th percentile."""
WHOLE_GAME = 180_000
"""Milliseconds of a whole game on a machine with nothing else to do."""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_whole_game_without_the_list_of_actions(new_page, reeve, ruleset, size):
    table = open_table(reeve, ruleset)
    page = new_page(size)
    page.add_init_script(LISTEN)
    sit_down(page, table)
    player = Player(page, touch=size == "phone")
    slow = SlowMachine(page, SLOWER) if size == "desk" else None
    bounds = slow.bounds if slow else Bounds(page)
    began = time.monotonic()
    seen = player.play(lambda seen: slow is not None and seen["revision"] > 100)
    if slow:
        slow.measure_load()
        seen = player.play()
        p95 = slow.p95(player.presses.total())
        allowed = slow.bounds.allowed(NEXT_PAINT)
        print(f"{ruleset}: next paint p95 {p95:.0f} ms, allowed {allowed:.0f} ms")
        assert p95 <= allowed
    took = 1000 * (time.monotonic() - began)
    print(f"{ruleset}, {size}: {took / 1000:.0f} s, {seen['revision']} revisions, {player.presses}")
    assert seen["phase"] == "over"
    assert took <= bounds.allowed(WHOLE_GAME)
    assert player.ways <= {"place", "button"}
    assert not {"tray", "listed"} & set(player.presses)
    page.get_by_role("dialog").get_by_role("button", name="Prove it").click()
    expect(page.locator(".proof")).to_have_class("proof good")
    record = read_record(to_json(Seat(reeve.using(table.tokens[0]), table.id, 0).record()))
    told = mentions(page)
    assert len(told) > 100
    assert leaks(told, secrets(record, 0)) == []
    assert leaks(told, secrets(record, 1)) != [], "what seat A knows would be a leak for seat B"
