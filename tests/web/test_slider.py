"""The slider shows any revision of a game, and the past cannot be pressed."""

from random import Random
from statistics import quantiles

import pytest
from playwright.sync_api import Response

from reeve_client.contract.game import GetGameRequest
from tests.web.tables import PERSON, open_table, play_by_api, sit_down
from tests.web.timing import Bounds

JUMPS = 40
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
    """A game of two people after more than 200 revisions."""
    table = open_table(reeve, "hallertau", (PERSON, PERSON))
    play_by_api(reeve, table, lambda looked: looked.revision >= 200)
    return table


def test_random_jumps_show_what_the_server_says_of_each_revision(new_page, reeve, table):
    page = new_page()
    heard: list[Response] = []
    page.on("response", lambda response: "revision=" in response.url and heard.append(response))
    sit_down(page, table)
    last = int(page.locator(".app").get_attribute("data-revision"))
    assert last >= 200
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
    for revision in dice.sample(sorted(shown), 3):
        fresh = new_page()
        sit_down(fresh, table)
        fresh.goto(f"/#/table/{table.id}@{revision}")
        fresh.locator(f'.app[data-past="{revision}"]').wait_for()
        assert fresh.evaluate(BOARDS) == shown[revision]
    seat = reeve.using(table.tokens[0])
    for response in dice.sample(heard, 5):
        revision = int(response.url.partition("revision=")[2].partition("&")[0])
        asked = seat.get_game(GetGameRequest(game=table.id, revision=revision))
        assert response.json()["game"]["revision"] == asked.game.revision
    assert p95 < bounds.allowed(150), bounds.factor
