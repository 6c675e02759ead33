"""Whoever rests on a place, or holds a finger on it, reads what it is for."""

import pytest
from playwright.sync_api import expect

from reeve_client.contract.catalog import ListPartsRequest
from tests.web.player import LOOK, Player
from tests.web.tables import open_table, sit_down

PLACES = {
    "hallertau": ("Board", "space:sheep_shearing", "sheep_shearing"),
    "lagranja": ("Farm", "trade:silver", "silver"),
}
"""A place that can be pressed in the first turn, its tab on a phone, and the part that it is."""


def text_of(reeve, ruleset, part):
    parts = reeve.list_parts(ListPartsRequest(ruleset=ruleset)).parts
    return next(one.text for one in parts if one.id == part)


@pytest.mark.parametrize("ruleset", PLACES)
def test_the_pointer_rests_on_a_place(new_page, reeve, ruleset):
    _, place, part = PLACES[ruleset]
    page = new_page()
    sit_down(page, open_table(reeve, ruleset))
    Player(page).settled()
    page.locator(f'[data-place="{place}"]').hover()
    expect(page.get_by_role("tooltip")).to_have_text(text_of(reeve, ruleset, part))
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("ruleset", PLACES)
def test_a_finger_is_held_on_a_place_and_nothing_is_chosen(new_page, reeve, ruleset):
    tab, place, part = PLACES[ruleset]
    page = new_page("phone")
    sit_down(page, open_table(reeve, ruleset))
    Player(page).settled()
    page.locator(".nav [role=tab]").filter(has_text=tab).tap()
    located = page.locator(f'[data-place="{place}"]')
    located.scroll_into_view_if_needed()
    box = located.bounding_box()
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".tip")).to_have_text(text_of(reeve, ruleset, part))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate(LOOK)["phase"] == "mine"
    page.touchscreen.tap(point["x"], point["y"])
    expect(page.locator("[data-do=confirm], [data-do=back]").first).to_be_visible()
