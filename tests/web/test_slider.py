"""The slider shows any revision of a game, and the past cannot be pressed."""

from random import Random
from statistics import quantiles

import httpx
import pytest
from playwright.sync_api import Response, expect

from tests.web.tables import PERSON, open_table, play_by_api, sit_down
from tests.web.timing import Bounds

REVISIONS = 250
JUMPS = 40
KEYS = [("ArrowLeft", -1), ("ArrowLeft", -1), ("ArrowRight", 1)]
"""Keys of the past, and by how many revisions they move."""
BOARDS = "() => [...document.querySelectorAll('[data-area]')].map((area) => area.innerHTML)"
JUMP = """(revision) => new Promise((resolve) => {
  const input = document.querySelector(".slider input");
  const begin = performance.now();
  const look = () =>
    document.querySelector(".app").dataset.past === String(revision)
      ? resolve(performance.now() - begin)
      : requestAnimationFrame(look);
  input.value = revision;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  look();
})"""


@pytest.fixture(scope="module")
def table(reeve):
    """A running game of two people with 250 revisions."""
    table = open_table(reeve, "hallertau", (PERSON, PERSON))
    play_by_api(reeve, table, lambda looked: looked.revision >= REVISIONS)
    return table


def test_random_jumps_show_what_the_server_says_of_each_revision(new_page, table):
    page = new_page()
    heard: list[Response] = []
    page.on("response", lambda response: "revision=" in response.url and heard.append(response))
    sit_down(page, table)
    last = int(page.locator(".app").get_attribute("data-revision"))
    assert last >= REVISIONS
    page.goto(f"/#/table/{table.id}@{last - 1}")
    page.locator(".slider input").wait_for()
    bounds = Bounds(page)
    dice, times, shown = Random(0), [], {}
    for _ in range(JUMPS):
        revision = dice.randrange(last)
        times.append(page.evaluate(JUMP, revision))
        assert page.locator("[data-place].open, [data-place].blocked, [data-place][role=button]").count() == 0
        shown[revision] = page.evaluate(BOARDS)
    p95 = quantiles(times, n=20)[-1]
    print(f"{JUMPS} jumps in {last} revisions: p95 {p95:.0f} ms, busy {bounds.factor:.1f}, most {max(times):.0f} ms")
    assert len({str(boards) for boards in shown.values()}) > JUMPS / 2
    for revision in dice.sample(sorted(shown), 5):
        fresh = new_page()
        sit_down(fresh, table)
        fresh.goto(f"/#/table/{table.id}@{revision}")
        fresh.locator(f'.app[data-past="{revision}"]').wait_for()
        assert fresh.evaluate(BOARDS) == shown[revision]
    seat = {"authorization": f"Bearer {table.tokens[0]}"}
    assert len(heard) > JUMPS / 2
    for response in dice.sample(heard, 10):
        assert response.json() == httpx.get(response.url, headers=seat, trust_env=False).json()
    assert p95 < bounds.allowed(150), bounds.factor


def test_the_past_is_left_as_it_is_when_something_is_pressed(new_page, table):
    page = new_page()
    sit_down(page, table)
    page.goto(f"/#/table/{table.id}@{REVISIONS - 1}")
    page.locator(f'.app[data-past="{REVISIONS - 1}"]').wait_for()
    expect(page.locator(".say")).to_contain_text("This is the past")
    sent = []
    page.on("request", lambda request: request.method == "POST" and sent.append(request.url))
    places = page.locator(".main [data-place]:visible")
    assert places.count() > 20
    for number in range(0, places.count(), 5):
        places.nth(number).click(force=True)
    expect(page.locator(".app")).to_have_attribute("data-turn", "past")
    assert page.locator("[data-place].chosen, button[data-by]:enabled").count() == 0
    assert sent == []


def test_the_keys_of_the_past(new_page, table):
    page = new_page()
    sit_down(page, table)
    last = int(page.locator(".app").get_attribute("data-revision"))
    at = 100
    page.goto(f"/#/table/{table.id}@{at}")
    for key, by in KEYS:
        page.locator(f'.app[data-past="{at}"]').wait_for()
        page.keyboard.press(key)
        at += by
    page.locator(f'.app[data-past="{at}"]').wait_for()
    page.keyboard.press("Space")
    page.wait_for_function("at => Number(document.querySelector('.app').dataset.past) > at + 1", arg=at)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press("Home")
    page.locator('.app[data-past="0"]').wait_for()
    page.keyboard.press("End")
    page.locator(f'.app[data-revision="{last}"]:not([data-past])').wait_for()


def test_a_line_of_the_log_leads_to_its_revision(new_page, table):
    page = new_page()
    sit_down(page, table)
    line = page.locator("#log .ln").nth(-30)
    revision = line.get_attribute("data-revision")
    line.click()
    page.locator(f'.app[data-past="{revision}"]').wait_for()
    expect(page.locator("#log .ln.at").first).to_have_attribute("data-revision", revision)
