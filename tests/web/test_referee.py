"""Clocks, resigning, pauses and the end of a game by a referee, as a page shows them."""

import re

import pytest
from playwright.sync_api import Page, expect

from reeve_client import Reeve, TimeControl
from reeve_client.contract.referee import AdjudicateGameRequest, PauseGameRequest, ResumeGameRequest, VoidGameRequest
from tests.cli.reeve import reeve as command
from tests.web.conftest import PATIENCE
from tests.web.player import Player
from tests.web.tables import PERSON, Table, acting_seat, open_table, sit_down

NAMES = ("Ada", "Bruno")
COUNT_SAID = """() => {
  const live = document.querySelector("[data-live=clock]");
  window.said = [];
  const seen = new MutationObserver(() => window.said.push(live.textContent));
  seen.observe(live, { childList: true, characterData: true, subtree: true });
}"""
"""Collects what the live region of the clock says."""
ENOUGH = TimeControl(bank_seconds=600, delay_seconds=15)


@pytest.fixture(scope="module")
def arbiter(server, reeve):
    """A client with an arbiter's key."""
    scopes = [part for scope in ("create", "read", "arbitrate") for part in ("--scope", f"games.{scope}")]
    made = command("keys", "create", "--name", "arbiter", *scopes, "--data", server.folder / "data")
    return reeve.using(made.out.strip())


def sit(page: Page, arbiter: Reeve, ruleset: str = "lagranja", **options) -> tuple[Table, int]:
    """Sit a page down as the seat that is to act; return the table and the seat."""
    table = open_table(arbiter, ruleset, (PERSON, PERSON), names=NAMES, **options)
    seat = acting_seat(arbiter, table)
    sit_down(page, table, seat)
    return table, seat


@pytest.mark.parametrize("ruleset", ["hallertau", "lagranja"])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_every_seat_has_a_clock_and_the_running_one_falls(new_page, arbiter, size, ruleset):
    page = new_page(size)
    _, seat = sit(page, arbiter, ruleset, time_control=ENOUGH)
    running, waiting = (page.locator(f"[data-clock='{one}']") for one in (seat, 1 - seat))
    expect(running).to_contain_text(re.compile(r"0:1[0-5]"))
    expect(waiting).to_contain_text("10:00")
    expect(running).to_contain_text(re.compile(r"0:0[0-9]"))
    expect(running).to_have_class(re.compile("run"))
    expect(waiting).not_to_have_class(re.compile("run"))
    expect(page.locator("[data-live=clock]")).to_have_text("")


def test_a_table_without_a_time_control_has_no_clocks(new_page, arbiter):
    page = new_page()
    sit(page, arbiter)
    expect(page.locator("[data-place]").first).to_be_visible()
    expect(page.locator("[data-clock]")).to_have_count(0)


def test_low_time_is_shown_and_said_once_then_the_default_move_is_played(new_page, arbiter):
    page = new_page()
    control = TimeControl(delay_seconds=8, grace_ms=0, revival_seconds=600)
    _, seat = sit(page, arbiter, time_control=control)
    page.locator("[data-live=clock]").wait_for(state="attached")
    page.evaluate(COUNT_SAID)
    clock = page.locator(f"[data-clock='{seat}']")
    expect(clock).to_have_class(re.compile("low"), timeout=PATIENCE)
    expect(clock).to_contain_text("Little time left")
    expect(page.locator("[data-live=clock]")).to_have_text(re.compile(r"Little time left: 0:0[12]"))
    expect(page.locator(".ribbon")).to_contain_text(NAMES[seat])
    assert len([text for text in page.evaluate("window.said") if text]) == 1
    page.wait_for_function("Number(document.querySelector('.app').dataset.revision) > 0")
    expect(clock).not_to_have_class(re.compile("low"))


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_resigning_asks_first_and_shows_the_ranks(new_page, arbiter, size):
    page, other = new_page(size), new_page()
    table, seat = sit(page, arbiter)
    sit_down(other, table, 1 - seat)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-do=resign]").click()
    page.get_by_role("button", name="Keep playing").click()
    expect(page.locator(".app")).to_have_attribute("data-turn", "mine")
    page.locator("[data-do=resign]").click()
    page.locator("[data-do=resign-now]").click()
    for one in (page, other):
        expect(one.locator(".app")).to_have_attribute("data-turn", "over")
        expect(one.get_by_role("dialog")).to_contain_text(f"{NAMES[1 - seat]} wins")
        expect(one.locator("[data-rank='2']")).to_contain_text(f"{NAMES[seat]}resigned")


def test_a_pause_stops_the_page_until_the_game_is_resumed(new_page, arbiter):
    page = new_page()
    table, seat = sit(page, arbiter, time_control=ENOUGH)
    player = Player(page)
    player.settled()
    arbiter.pause_game(PauseGameRequest(game=table.id, reason="Fire alarm."))
    expect(page.locator(".ribbon")).to_contain_text("The game is paused. Fire alarm.")
    expect(page.locator(".app")).to_have_attribute("data-turn", "others")
    expect(page.locator("[data-place].open")).to_have_count(0)
    expect(page.locator(f"[data-clock='{seat}']")).not_to_have_class(re.compile("run"))
    arbiter.resume_game(ResumeGameRequest(game=table.id, reason="All is well."))
    expect(page.locator(".ribbon")).to_have_count(0)
    expect(page.locator(".app")).to_have_attribute("data-turn", "mine")
    player.move()
    assert player.notices == []


def test_a_seat_is_taken_back_from_its_bot(new_page, arbiter):
    page = new_page()
    control = TimeControl(
        delay_seconds=2, grace_ms=0, on_time_out=["TIME_OUT_ACTION_BOT"], revival_seconds=600, reclaimable=True
    )
    _, seat = sit(page, arbiter, time_control=control)
    page.locator("[data-do=reclaim]").click()
    expect(page.locator("[data-do=reclaim]")).to_have_count(0)
    expect(page.locator(f"[data-clock='{seat}']")).to_be_visible()


def test_somebody_who_leaves_is_told_to_the_others(new_page, arbiter):
    table = open_table(arbiter, "lagranja", (PERSON,) * 3, names=("Ada", "Bruno", "Carla"))
    page = new_page()
    sit_down(page, table, 0)
    arbiter.seat(table.id, 1, table.tokens[1]).resign()
    expect(page.locator(".ribbon")).to_contain_text(re.compile("Bruno.*A bot plays on"))
    page.locator(".ribbon button").click()
    expect(page.locator(".ribbon")).to_have_count(0)


def test_the_page_says_how_an_arbiter_ended_the_game(new_page, arbiter):
    page = new_page()
    table, _ = sit(page, arbiter)
    arbiter.adjudicate_game(AdjudicateGameRequest(game=table.id, reason="The hall closes.", ranks=[2, 1]))
    expect(page.get_by_role("dialog")).to_contain_text("Bruno wins")
    expect(page.get_by_role("dialog")).to_contain_text("An arbiter decided the game. The hall closes.")
    expect(page.locator("[data-rank='1']")).to_contain_text("Bruno")


def test_the_page_says_that_a_game_does_not_count(new_page, arbiter):
    page = new_page()
    table, _ = sit(page, arbiter)
    arbiter.void_game(VoidGameRequest(game=table.id, reason="Wrong deck."))
    expect(page.get_by_role("dialog")).to_contain_text("This game does not count. Wrong deck.")
    expect(page.locator("[data-rank]")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "1 day a move, 3 days in reserve"),
        ("pt", "1 dia por jogada, 3 dias de reserva"),
        ("it", "1 giorno a mossa, 3 giorni di riserva"),
        ("ru", "1 дн. на ход, 3 дн. в запасе"),
    ],
)
def test_a_table_is_opened_with_a_time_control(new_page, locale, text):
    page = new_page(locale=locale)
    page.goto("/#/open/hallertau")
    page.locator("#time-control").select_option("days")
    expect(page.locator("#time-control option:checked")).to_have_text(text)
    page.locator("input[name=who]").nth(2).check()
    page.locator(".submit button").click()
    expect(page.locator("[data-clock='0']")).to_contain_text(re.compile(r"(23:59:\d\d|1)"))
