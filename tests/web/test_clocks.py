"""Clocks of the seats: what runs, what stands, when time is low, and what a screen reader hears of it."""

import re

import pytest
from playwright.sync_api import Page, expect

from reeve_client import TimeControl
from reeve_client.contract.referee import AddTimeRequest, PauseGameRequest
from service.engine.registry import RULESETS
from tests.web.conftest import PATIENCE
from tests.web.player import Player
from tests.web.refereeing import CORRESPONDENCE, LIVE, NAMES, clock, sit, table_of
from tests.web.tables import acting_seat, play_by_api, sit_down, watch

COUNT_SAID = """() => {
  const live = document.querySelector("[data-live=clock]");
  window.said = [];
  const seen = new MutationObserver(() => window.said.push(live.textContent));
  seen.observe(live, { childList: true, characterData: true, subtree: true });
}"""
"""Collects what the live region of the clock says."""
LIVE_REGIONS = """() => [...document.querySelectorAll("[data-clock]")].map(
  (one) => [one.closest("[role=status], [role=log], [role=alert], [aria-live=polite]") !== null, one.ariaLive])"""
HEIGHTS = """() => Object.fromEntries(["main.scroll", ".clocks", ".acts"].map(
  (one) => [one, document.querySelector(one)?.getBoundingClientRect().height ?? 0]))"""

CUT_NAMES = """() => [...document.querySelectorAll(".who > .name")].filter(
  (name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"""


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_every_seat_has_a_clock_and_the_running_one_falls(new_page, reeve, size, ruleset):
    page = new_page(size)
    _, seat = sit(page, reeve, ruleset, control=TimeControl(bank_seconds=600, delay_seconds=15))
    running, waiting = clock(page, seat), clock(page, 1 - seat)
    expect(running).to_contain_text(re.compile(r"0:1[0-5]"))
    expect(waiting).to_contain_text("10:00")
    expect(running).to_contain_text(re.compile(r"0:0[0-9]"))
    expect(running).to_have_class(re.compile("run"))
    expect(waiting).not_to_have_class(re.compile("run"))
    expect(page.locator("[data-live=clock]")).to_have_text("")


def test_the_delay_is_used_up_first_and_then_the_bank(new_page, reeve):
    page = new_page()
    _, seat = sit(page, reeve, control=TimeControl(bank_seconds=600, delay_seconds=3))
    expect(clock(page, seat)).to_contain_text(re.compile(r"0:0[123]\+ 10:00"))
    expect(clock(page, seat)).to_contain_text(re.compile(r"9:5[0-9]$"))
    expect(clock(page, seat).locator(".bank")).to_have_count(0)


def test_a_table_without_a_time_control_has_no_clocks(new_page, reeve):
    page = new_page()
    sit(page, reeve, control=None)
    expect(page.locator("[data-place]").first).to_be_visible()
    expect(page.locator("[data-clock]")).to_have_count(0)


def test_low_time_is_shown_and_said_once_then_the_default_move_is_played(new_page, reeve):
    page = new_page()
    control = TimeControl(delay_seconds=8, grace_ms=0, revival_seconds=600)
    _, seat = sit(page, reeve, control=control)
    page.locator("[data-live=clock]").wait_for(state="attached")
    page.evaluate(COUNT_SAID)
    expect(clock(page, seat)).to_have_class(re.compile("low"), timeout=PATIENCE)
    expect(clock(page, seat)).to_contain_text("Little time left")
    expect(clock(page, seat).locator("use")).to_have_attribute("href", "#i-bell")  # not by colour alone
    expect(page.locator("[data-live=clock]")).to_have_text(re.compile(r"Little time left: 0:0[12]"))
    expect(page.locator(".ribbon")).to_contain_text(NAMES[seat])
    assert len([text for text in page.evaluate("window.said") if text]) == 1
    expect(page.locator(".app:not([data-revision='0'])")).to_be_visible()
    expect(clock(page, seat)).not_to_have_class(re.compile("low"))


def test_a_screen_reader_is_not_told_of_every_second(new_page, reeve):
    page = new_page()
    _, seat = sit(page, reeve)
    clock(page, seat).wait_for()
    assert page.evaluate(LIVE_REGIONS) == [[False, "off"]] * 2


@pytest.mark.parametrize(("locale", "waiting", "running"), [("en", "3d", "1d 0h"), ("ru", "3 д.", "1 д. 0 ч")])
@pytest.mark.parametrize("size", ["desk", "phone"])
def test_correspondence_is_shown_in_days(new_page, reeve, size, locale, waiting, running):
    page = new_page(size, locale=locale)
    _, seat = sit(page, reeve, seats=4, control=CORRESPONDENCE)
    shown = re.compile(rf"({re.escape(running)}|23:59:\d\d)".replace(r"\ ", r"\s"))
    expect(clock(page, seat)).to_contain_text(shown)
    expect(clock(page, (seat + 1) % 4)).to_contain_text(re.compile(waiting.replace(" ", r"\s")))


def test_hours_have_their_minutes_and_a_pause_changes_no_time(new_page, reeve):
    page = new_page()
    table, seat = sit(page, reeve, seats=3, control=TimeControl(bank_seconds=7_190))
    expect(clock(page, (seat + 1) % 3)).to_contain_text("1:59h")
    expect(clock(page, seat)).to_contain_text(re.compile(r"1:59:[34]\d"))
    reeve.pause_game(PauseGameRequest(game=table.id, reason="Lunch."))
    expect(page.locator(".say")).to_contain_text("Lunch.")
    expect(clock(page, seat)).to_contain_text(re.compile(r"1:59:[34]\d"))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_four_clocks_cost_a_phone_one_low_row(new_page, reeve, ruleset):
    """The seats move from the bar into the row of clocks."""
    heights = {}
    for control in (None, LIVE, CORRESPONDENCE):
        page = new_page("phone", locale="ru")
        _, seat = sit(page, reeve, ruleset, 4, control)
        Player(page).settled()
        if control:
            clock(page, seat).wait_for()
        heights[control] = page.evaluate(HEIGHTS)
    print(heights)
    for control in (LIVE, CORRESPONDENCE):
        assert 0 < heights[control][".clocks"] <= 36
        lost = heights[None]["main.scroll"] - heights[control]["main.scroll"]
        assert lost <= heights[control][".clocks"] + 1


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_clocks_that_run_at_once_leave_room_for_names_and_one_low_row(new_page, reeve, size):
    table = table_of(reeve, "hallertau", 4, CORRESPONDENCE)
    play_by_api(reeve, table, lambda looked: len(looked.to_act) == 4)
    page = new_page(size, locale="pt")
    sit_down(page, table, 0)
    for running in (4, 3, 2):
        expect(page.locator(".time.run")).to_have_count(running)
        expect(clock(page, 0)).to_contain_text(re.compile(r"23:59:\d\d"))
        if size == "phone":
            assert page.evaluate(HEIGHTS)[".clocks"] <= 36
        else:
            assert page.evaluate(CUT_NAMES) == []
        seat = reeve.seat(table.id, running - 1, table.tokens[running - 1])
        looked = seat.look()
        seat.submit(looked.revision, next(action for action in looked.actions if action.kind == "ready"))


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_spectators_see_the_clocks_and_turn_to_the_board_of_a_seat(new_page, reeve, size):
    table = table_of(reeve, "lagranja", 4)
    page = new_page(size)
    watch(page, table)
    expect(page.locator("[data-clock]")).to_have_count(4)
    expect(clock(page, acting_seat(reeve, table))).to_have_class(re.compile("run"))
    button = page.get_by_role("button", name=f"Show the board of {NAMES[2]}")
    expect(button).to_have_count(1)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text(f"Farm: {NAMES[2]}")).to_be_visible()


def open_on_one_device(page: Page, reeve, control: TimeControl, seats: int = 2) -> tuple[str, int]:
    """Sit one page down at all seats; return the game and the seat that is to act."""
    table = table_of(reeve, "lagranja", seats, control)
    for seat in range(seats):
        page.goto(f"/#/seat/{table.id}/{seat}/{table.tokens[seat]}")
        page.locator(".app, .curtain").wait_for()
    page.reload()
    page.locator(".curtain").wait_for()
    return table.id, acting_seat(reeve, table)


def test_the_clock_runs_while_one_device_is_handed_on(new_page, reeve):
    page = new_page()
    _, seat = open_on_one_device(page, reeve, LIVE)
    expect(page.locator(f".curtain [data-clock='{seat}']")).to_have_class(re.compile("run"))
    page.locator(".curtain button").click()
    expect(page.locator(".app")).to_have_attribute("data-turn", "mine")
    expect(page.locator("[data-clock]")).to_have_count(2)


def test_one_device_is_handed_to_the_next_seat_when_time_is_out(new_page, reeve):
    page = new_page()
    _, seat = open_on_one_device(page, reeve, TimeControl(delay_seconds=4, grace_ms=0, revival_seconds=600))
    expect(page.locator(".curtain h1")).to_have_text(f"Hand the device to {NAMES[1 - seat]}")


def test_added_time_is_told_and_shown(new_page, reeve):
    page = new_page()
    table, seat = sit(page, reeve)
    expect(clock(page, 1 - seat)).to_contain_text("30:00")
    reeve.add_time(AddTimeRequest(game=table.id, seat=1 - seat, seconds=300, reason="The lift was stuck."))
    expect(clock(page, 1 - seat)).to_contain_text("35:00")
    expect(page.locator(".ribbon")).to_contain_text(f"5 minutes to {NAMES[1 - seat]}. Reason: The lift was stuck.")
    Player(page).move()
    expect(page.locator(".ribbon")).to_have_count(0)


def test_my_tables_tell_whose_turn_it_is_and_how_much_time_is_left(new_page, reeve):
    page = new_page()
    table, _ = sit(page, reeve, control=CORRESPONDENCE)
    waiting = table_of(reeve, "hallertau", 2, CORRESPONDENCE)
    sit_down(page, waiting, 1 - acting_seat(reeve, waiting))
    page.goto("/#/")
    rows = {name: page.locator(f".mytable:has([href*='{name}'])") for name in (table.id, waiting.id)}
    expect(rows[table.id]).to_contain_text("your turn")
    expect(rows[table.id].locator("[data-clock]")).to_contain_text(re.compile(r"1d 0h|23:59"))
    expect(rows[waiting.id]).to_contain_text("waiting")
    expect(rows[waiting.id].locator("[data-clock]")).to_have_count(0)


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
    expect(page.locator("#time-control optgroup")).to_have_count(3)
    page.locator("#time-control").select_option("days")
    expect(page.locator("#time-control option:checked")).to_have_text(text)
    page.locator("input[name=who]").nth(2).check()
    page.locator(".submit button").click()
    expect(page.locator("[data-clock='0']")).to_contain_text(re.compile(r"(23:59:\d\d|1)"))
