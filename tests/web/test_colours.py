"""Places can be told apart in forced colours, and without seeing red and green."""

import pytest
from playwright.sync_api import expect

from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.tables import open_table, sit_down

BORDERS = """() => [...document.querySelectorAll("[data-place].open")].map((one) => {
  const shape = one.matches("g") ? one.querySelector(".shape") ?? one : one;
  const style = getComputedStyle(shape);
  const lines = [[style.outlineStyle, style.outlineWidth], [style.borderTopStyle, style.borderTopWidth]];
  const drawn = lines.some(([kind, width]) => kind !== "none" && Number.parseFloat(width) >= 1);
  const stroked = style.stroke !== "none" && Number.parseFloat(style.strokeWidth) >= 1;
  return [one.dataset.place, one.matches("g") ? stroked || drawn : drawn];
})"""


@pytest.mark.parametrize("ruleset", RULESETS)
def test_open_places_have_a_line_in_forced_colours(new_page, reeve, tmp_path, ruleset):
    page = new_page(forced_colors="active")
    sit_down(page, open_table(reeve, ruleset))
    Player(page).settled()
    assert page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    places = page.evaluate(BORDERS)
    page.screenshot(path=tmp_path / f"{ruleset}-forced-colours.png")
    assert places
    assert [place for place, has_line in places if not has_line] == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_picture_without_red_and_green_is_kept_for_people_to_look_at(new_page, reeve, tmp_path, ruleset):
    page = new_page()
    sit_down(page, open_table(reeve, ruleset))
    Player(page).settled()
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "deuteranopia"})
    picture = page.screenshot(path=tmp_path / f"{ruleset}-deuteranopia.png")
    print(f"pictures: {tmp_path}")
    assert len(picture) > 10_000


@pytest.mark.parametrize(("system", "other"), [("light", "dark"), ("dark", "light")])
def test_the_theme_is_the_systems_until_it_is_switched(new_page, system, other):
    page = new_page(color_scheme=system)
    page.goto("/")
    page.locator("article.game").first.wait_for()
    ground = "() => getComputedStyle(document.documentElement).getPropertyValue('--page')"
    before = page.evaluate(ground)
    page.get_by_role("button", name="Light or dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", other)
    assert page.evaluate(ground) != before
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", other)
