"""Seats that leave or run out of time: resigning, bots that play on, taking a seat back, and the ranks at the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from reeve_client import TimeControl
from reeve_client.contract.referee import ForfeitSeatRequest, ListAuditRequest, ReissueTokenRequest
from tests.web.refereeing import ENDS_GAME, LIVE, NAMES, TO_BOT, clock, sit, table_of
from tests.web.tables import PERSON, open_table, sit_down
from tests.web.test_clocks import open_on_one_device

MOST_KEYS = 60


def tab_to(page: Page, selector: str) -> None:
    """Reach an element with Tab alone."""
    for _ in range(MOST_KEYS):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{MOST_KEYS} presses of Tab do not reach {selector}")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_resigning_asks_first_and_shows_the_ranks(new_page, reeve, size):
    page, other = new_page(size), new_page()
    table, seat = sit(page, reeve)
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
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Result").click()
    expect(page.locator("[data-rank='1']")).to_be_visible()


def test_the_keyboard_reaches_resigning_and_begins_at_the_harmless_answer(new_page, reeve):
    page = new_page()
    _, seat = sit(page, reeve)
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    tab_to(page, "[data-do=resign]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Keep playing")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("[data-do=resign-now]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text(f"{NAMES[1 - seat]} wins")


@pytest.mark.parametrize(("reason", "end"), [("not there", "not there."), ("Too late!", "Too late!")])
def test_the_reason_of_an_arbiter_is_a_sentence_of_its_own(new_page, reeve, reason, end):
    table = table_of(reeve, "lagranja", 3)
    page = new_page()
    sit_down(page, table, 0)
    reeve.forfeit_seat(ForfeitSeatRequest(game=table.id, seat=1, reason=reason, kind="LEAVING_ABSENT"))
    expect(page.locator(".ribbon")).to_contain_text(f"{end} A bot plays on.")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_somebody_who_leaves_is_told_to_the_others(new_page, reeve, size):
    table = table_of(reeve, "lagranja", 3)
    page = new_page(size)
    sit_down(page, table, 0)
    reeve.seat(table.id, 1, table.tokens[1]).resign()
    expect(page.locator(".ribbon")).to_contain_text(re.compile("Bruno.*A bot plays on"))
    page.locator(".ribbon button").click()
    expect(page.locator(".ribbon")).to_have_count(0)
    seats = page.locator(".top .who, .clocks > span").filter(visible=True)
    expect(seats.nth(1)).to_contain_text("left")
    expect(seats.nth(1).locator("use[href='#i-bot']")).to_be_visible()
    expect(clock(page, 1)).to_have_count(0)
    expect(clock(page, 2)).to_be_visible()


def test_whoever_left_watches_the_others_play_on(new_page, reeve):
    page = new_page()
    table, seat = sit(page, reeve, seats=3)
    reeve.seat(table.id, seat, table.tokens[seat]).resign()
    expect(page.locator(".say")).to_contain_text("You have left this game.")
    expect(page.locator("[data-live=referee]")).to_have_text("You have left this game. You are watching")
    expect(page.locator(".bar .btn")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("[data-do=resign]")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_whoever_is_taken_out_reads_why(new_page, reeve, size):
    page = new_page(size)
    table, seat = sit(page, reeve, seats=3)
    forfeit = ForfeitSeatRequest(game=table.id, seat=seat, reason="Rude.", kind="LEAVING_DISQUALIFIED")
    reeve.forfeit_seat(forfeit)
    told = "disqualified: Rude. · You are watching"
    expect(page.locator(".say")).to_contain_text(told)
    expect(page.locator("[data-live=referee]")).to_have_text(f"You have left this game. {told}")


def test_resigning_says_that_the_game_ends_where_only_bots_would_stay(new_page, reeve):
    table = open_table(reeve, "lagranja", (PERSON, "greedy", "greedy"))
    page = new_page()
    sit_down(page, table, 0)
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-do=resign]").click()
    expect(page.locator(".resign")).to_contain_text("You leave for good, and the game ends.")


def test_resigning_says_that_the_last_other_seat_wins(new_page, reeve):
    page = new_page()
    table, seat = sit(page, reeve, seats=3)
    other = (seat + 1) % 3
    reeve.seat(table.id, other, table.tokens[other]).resign()
    page.locator(".ribbon").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-do=resign]").click()
    expect(page.locator(".resign")).to_contain_text("You leave for good, and the other seat wins.")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_seat_is_taken_back_from_its_bot(new_page, reeve, size):
    page = new_page(size)
    _, seat = sit(page, reeve, control=TO_BOT)
    expect(page.locator(".say")).to_contain_text("Your time was out: a bot plays for you.")
    expect(page.locator(".app")).to_have_attribute("data-turn", "others")
    expect(page.locator(".ribbon")).to_have_count(0)
    page.locator("[data-do=reclaim]").click()
    expect(page.locator("[data-do=reclaim]")).to_have_count(0)
    expect(clock(page, seat)).to_be_visible()


def test_the_keyboard_reaches_the_seat_that_a_bot_plays(new_page, reeve):
    page = new_page()
    _, seat = sit(page, reeve, control=TO_BOT)
    page.locator("[data-do=reclaim]").wait_for()
    tab_to(page, "[data-do=reclaim]")
    page.keyboard.press("Enter")
    expect(clock(page, seat)).to_be_visible()


def test_a_seat_that_cannot_be_taken_back_is_not_offered(new_page, reeve):
    page = new_page()
    sit(page, reeve, control=TimeControl(delay_seconds=2, grace_ms=0, on_time_out=["TIME_OUT_ACTION_BOT"]))
    expect(page.locator(".say")).to_contain_text("a bot plays for you")
    expect(page.locator("[data-do=reclaim]")).to_have_count(0)


def test_one_device_offers_a_seat_back_while_another_of_its_seats_plays(new_page, reeve):
    page = new_page()
    control = TimeControl(
        delay_seconds=4, grace_ms=0, on_time_out=["TIME_OUT_ACTION_BOT"], revival_seconds=600, reclaimable=True
    )
    game, seat = open_on_one_device(page, reeve, control)
    page.get_by_role("button", name=f"I am {NAMES[1 - seat]}").click()
    page.locator(".ribbon [data-do=reclaim]").click()
    expect(page.locator(".ribbon [data-do=reclaim]")).to_have_count(0)
    audit = reeve.list_audit(ListAuditRequest(game=game)).entries
    assert [(act.kind, act.seat) for act in audit[:2]] == [("ACT_KIND_TIME_OUT", seat), ("ACT_KIND_RECLAIM", seat)]


def test_one_device_is_handed_on_when_one_of_its_seats_resigns(new_page, reeve):
    page = new_page()
    game, _ = open_on_one_device(page, reeve, LIVE, 3)
    page.locator(".curtain button").click()
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-do=resign]").click()
    page.locator("[data-do=resign-now]").click()
    page.locator(".curtain h1").wait_for()
    page.locator(".curtain button").click()
    expect(page.locator(".app")).to_have_attribute("data-turn", "mine")
    assert [act.kind for act in reeve.list_audit(ListAuditRequest(game=game)).entries] == ["ACT_KIND_RESIGN"]


def test_a_seat_whose_token_was_replaced_is_told_apart_from_the_one_that_plays(new_page, reeve):
    page = new_page()
    control = TimeControl(
        delay_seconds=4, grace_ms=0, on_time_out=["TIME_OUT_ACTION_BOT"], revival_seconds=600, reclaimable=True
    )
    game, seat = open_on_one_device(page, reeve, control)
    page.get_by_role("button", name=f"I am {NAMES[1 - seat]}").click()
    page.locator(".ribbon [data-do=reclaim]").wait_for()
    reeve.reissue_token(ReissueTokenRequest(game=game, seat=seat, reason="Lost."))
    page.locator(".ribbon [data-do=reclaim]").click()
    expect(page.locator(".sheet")).to_contain_text(f"This device can no longer play seat {'AB'[seat]}")
    page.get_by_role("button", name="Go on without this seat").click()
    kept = page.evaluate("(game) => JSON.parse(localStorage[`reeve.table.${game}`]).seats", game)
    assert list(kept) == [str(1 - seat)]


def test_the_clock_ends_a_game(new_page, reeve):
    page = new_page()
    _, seat = sit(page, reeve, control=ENDS_GAME)
    expect(page.get_by_role("dialog")).to_contain_text(f"{NAMES[1 - seat]} wins")
    expect(page.get_by_role("dialog")).to_contain_text("A seat ran out of time.")
    expect(page.locator("[data-rank='2']")).to_contain_text(f"{NAMES[seat]}ran out of time")
    expect(page.locator("[data-clock]")).to_have_count(0)


def test_ranks_name_the_leavers_in_the_order_in_which_they_left(new_page, reeve):
    table = table_of(reeve, "hallertau", 4)
    page = new_page()
    sit_down(page, table, 0)
    reeve.seat(table.id, 2, table.tokens[2]).resign()
    forfeit = ForfeitSeatRequest(game=table.id, seat=1, reason="Rude.", kind="LEAVING_DISQUALIFIED")
    reeve.forfeit_seat(forfeit)
    reeve.seat(table.id, 3, table.tokens[3]).resign()
    expect(page.get_by_role("dialog")).to_contain_text("All others have left.")
    shown = [text.replace("\n", " ") for text in page.locator("[data-rank]").all_inner_texts()]
    assert [re.sub(r"\s+", " ", text).strip() for text in shown] == [
        "1 A Ada",
        "2 D Daria resigned",
        "3 B Bruno disqualified",
        "4 C Chiara resigned",
    ]
