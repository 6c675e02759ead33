"""The server is killed with -9 in the middle of a move of a page, and started again."""

import time

import pytest
from playwright.sync_api import expect

from reeve_client.contract.game import ListEventsRequest
from tests.running import running_server
from tests.web.player import LOOK, Player
from tests.web.tables import PERSON, acting_seat, open_table, sit_down
from tests.web.timing import Bounds

PRESSED = f"""() => ["sending", "asked", "choosing"].includes(({LOOK})().phase)"""
LOST, LIVE = 2_000, 3_000
"""Milliseconds until the page says that the connection is lost, and until it is live after the return."""
LINES = "all => all.map((line) => Number(line.dataset.seq))"


@pytest.fixture(scope="module")
def server():
    with running_server("--allow-seeds", "true", "--heartbeat", "1", "--log-level", "warning") as running:
        yield running


@pytest.mark.parametrize("arrived", [False, True], ids=["before it arrives", "before it is answered"])
def test_a_move_happens_once_when_the_server_is_killed(new_page, server, reeve, arrived):
    table = open_table(reeve, "hallertau", (PERSON, PERSON))
    page = new_page()
    seat = acting_seat(reeve, table)
    sit_down(page, table, seat)
    player = Player(page)
    before = player.settled()["revision"]
    bounds = Bounds(page)
    bodies, killed = [], []

    def kill(route):
        """Kill the server on the way of the first submit; the page gets no answer to it."""
        bodies.append(route.request.headers.get("idempotency-key") or route.request.post_data)
        if killed:
            route.continue_()
            return
        if arrived:
            assert route.fetch().status == 200
        server.kill9()
        killed.append(time.monotonic())
        route.abort()

    page.route("**/v1/games/*:submit*", kill)
    with page.expect_event("requestfailed", lambda request: ":submit" in request.url):
        while not page.locator("[data-sent]").count():
            player.press(player.settled())
            page.wait_for_function(PRESSED)
    ribbon = page.locator(".ribbon.warn")
    expect(ribbon).to_be_visible()
    lost = time.monotonic() - killed[0]
    server.restart()
    back = time.monotonic()
    expect(ribbon).not_to_be_attached()
    live = time.monotonic() - back
    page.locator(f'.app[data-revision="{before + 1}"]:not([data-sent])').wait_for()
    print(f"lost after {lost:.2f} s, live {live:.2f} s after the return")
    events = reeve.using(table.tokens[seat]).list_events(ListEventsRequest(game=table.id, page_size=1000)).events
    assert max(event.revision for event in events) == before + 1
    assert page.locator("#log .ln").evaluate_all(LINES) == [event.seq for event in events]
    assert len(bodies) >= 2
    assert len(set(bodies)) == 1
    assert 1000 * lost < bounds.allowed(LOST)
    assert 1000 * live < bounds.allowed(LIVE)
