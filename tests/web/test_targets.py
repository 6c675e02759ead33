"""Whatever can be pressed is large enough: for a pointer on a desk, for a finger on a phone."""

import pytest

from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.tables import PERSON, acting_seat, open_table, play_by_api, sit_down

LEAST = {"desk": 24, "phone": 44}
"""Pixels of the shorter side."""
TARGETS = """() => [...document.querySelectorAll("button, a[href], summary, input, [data-place].open")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && !one.closest(".hidden-text"))
  .map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return [`${one.className.baseVal ?? one.className} ${one.textContent.slice(0, 40)}`, width, height];
  })"""
ROUNDING = 0.5


@pytest.fixture(scope="module")
def tables(reeve):
    """A table of each ruleset in the second round."""
    tables = {ruleset: open_table(reeve, ruleset, (PERSON, PERSON)) for ruleset in RULESETS}
    for table in tables.values():
        play_by_api(reeve, table, lambda looked: looked.revision > 60)
    return tables


@pytest.mark.parametrize("size", LEAST)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_targets_are_large_enough(new_page, reeve, tables, ruleset, size):
    page = new_page(size)
    sit_down(page, tables[ruleset], acting_seat(reeve, tables[ruleset]))
    Player(page).settled()
    tabs = page.locator(".nav [role=tab]") if size == "phone" else page.locator("html")
    targets = []
    for number in range(tabs.count()):
        if size == "phone":
            tabs.nth(number).tap()
        targets += page.evaluate(TARGETS)
    assert len(targets) > 20
    assert [one for one in targets if min(one[1:]) < LEAST[size] - ROUNDING] == []
