"""axe-core finds nothing serious on any page, in light and dark."""

import pytest
from playwright.sync_api import Page

from service.engine.registry import RULESETS
from tests.web.chromium import CLIENTS
from tests.web.player import Player
from tests.web.tables import PERSON, acting_seat, open_table, play_by_api, sit_down

AXE = CLIENTS / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="module")
def finished(reeve):
    """A table of each ruleset whose game is over."""
    tables = {ruleset: open_table(reeve, ruleset, (PERSON, PERSON)) for ruleset in RULESETS}
    for table in tables.values():
        play_by_api(reeve, table, lambda _: False)
    return tables


def faults(page: Page, where: str) -> list[str]:
    """Return what axe-core finds serious or critical on a page."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{where}: {one['id']}: {node['html'][:200]} {node['failureSummary'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_serious_is_found_on_any_page(new_context, reeve, finished, ruleset, scheme):
    page, other, later = (new_context(color_scheme=scheme).new_page() for _ in range(3))
    found = []
    page.goto("/")
    page.locator("article.game").first.wait_for()
    found += faults(page, "start")
    page.goto(f"/#/open/{ruleset}")
    page.get_by_role("button", name="Open the table").wait_for()
    found += faults(page, "new table")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".seatrow").first.wait_for()
    found += faults(page, "lobby")
    table = open_table(reeve, ruleset, (PERSON, PERSON))
    seat = acting_seat(reeve, table)
    sit_down(page, table, seat)
    player = Player(page)
    seen = player.settled()
    found += faults(page, "own turn")
    page.evaluate("""() => localStorage["reeve.preferences"] = '{"askFirst": true}'""")
    page.reload()
    seen = player.settled()
    player.press(seen)
    assert player.settled(seen)["phase"] in ("choosing", "asked")
    found += faults(page, "chooser")
    page.keyboard.press("t")
    page.locator("dialog.tray").wait_for()
    found += faults(page, "tray")
    sit_down(other, table, 1 - seat)
    found += faults(other, "waiting")
    sit_down(later, finished[ruleset])
    later.get_by_role("dialog").wait_for()
    found += faults(later, "end")
    later.goto(f"/#/table/{finished[ruleset].id}@10")
    later.reload()
    later.locator('.app[data-past="10"]').wait_for()
    found += faults(later, "past")
    assert found == []
