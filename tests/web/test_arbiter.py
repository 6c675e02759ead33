"""An arbiter's acts as a page shows them: pauses, decisions, replaced tokens, and their lines in the log."""

import re

import pytest
from playwright.sync_api import expect

from reeve_client.contract.game import ClaimSeatRequest
from reeve_client.contract.referee import (
    AddTimeRequest,
    AdjudicateGameRequest,
    PauseGameRequest,
    ReissueTokenRequest,
    ReplaceSeatRequest,
    ResumeGameRequest,
    VoidGameRequest,
)
from tests.web.player import Player
from tests.web.refereeing import NAMES, clock, sit, table_of
from tests.web.tables import Table, play_by_api, sit_down, watch

LINES = """() => [...document.querySelectorAll(".ln[data-seq]")].map((line) => [
  line.querySelector(".seat i")?.textContent ?? "",
  line.querySelector(":scope > span:last-child").textContent,
])"""
"""The log: the letter of the seat, and what happened."""


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_pause_stops_the_page_until_the_game_is_resumed(new_page, reeve, size):
    page, spectator = new_page(size), new_page()
    table, seat = sit(page, reeve)
    watch(spectator, table)
    player = Player(page, touch=size == "phone")
    player.settled()
    reeve.pause_game(PauseGameRequest(game=table.id, reason="Fire alarm."))
    for one in (page, spectator):
        expect(one.locator(".say")).to_contain_text("The game is paused.Fire alarm.")
        expect(one.locator("[data-live=referee]")).to_have_text("The game is paused. Fire alarm.")
    expect(page.locator(".app")).to_have_attribute("data-turn", "others")
    expect(page.locator("[data-place].open")).to_have_count(0)
    expect(clock(page, seat)).not_to_have_class(re.compile("run"))
    reeve.resume_game(ResumeGameRequest(game=table.id, reason="All is well."))
    expect(page.locator("[data-live=referee]")).to_have_text("")
    expect(page.locator(".app")).to_have_attribute("data-turn", "mine")
    expect(clock(page, seat)).to_have_class(re.compile("run"))
    player.move()
    assert player.notices == []


def test_a_pause_is_seen_by_whoever_opens_the_page_later(new_page, reeve):
    table = table_of(reeve, "hallertau", 2)
    reeve.pause_game(PauseGameRequest(game=table.id, reason="Fire alarm."))
    page = new_page()
    sit_down(page, table, 0)
    expect(page.locator(".say")).to_contain_text("The game is paused.Fire alarm.")


def test_the_page_says_how_an_arbiter_ended_the_game(new_page, reeve):
    page = new_page()
    table, _ = sit(page, reeve)
    reeve.adjudicate_game(AdjudicateGameRequest(game=table.id, reason="The hall closes.", ranks=[2, 1]))
    expect(page.get_by_role("dialog")).to_contain_text("Bruno wins")
    expect(page.get_by_role("dialog")).to_contain_text("An arbiter decided the game. The hall closes.")
    expect(page.locator("[data-rank='1']")).to_contain_text("Bruno")


def test_the_page_says_that_a_game_does_not_count(new_page, reeve):
    page = new_page()
    table, _ = sit(page, reeve)
    reeve.void_game(VoidGameRequest(game=table.id, reason="Wrong deck."))
    expect(page.get_by_role("dialog")).to_contain_text("This game does not count. Wrong deck.")
    expect(page.locator("[data-rank]")).to_have_count(0)
    page.goto("/#/")
    expect(page.locator(".mytable")).to_contain_text("This game does not count.")


def test_a_replaced_token_is_told_and_a_new_invite_takes_the_seat_again(new_page, reeve):
    page = new_page()
    table, seat = sit(page, reeve)
    reissued = reeve.reissue_token(ReissueTokenRequest(game=table.id, seat=seat, reason="Lost."))
    letter = "AB"[seat]
    expect(page.locator(".sheet")).to_contain_text(f"This device can no longer play seat {letter}")
    expect(page.locator(".sheet")).to_contain_text("Open the new link that you are sent.")
    expect(page.locator("[data-place]")).to_have_count(0)
    page.reload()
    expect(page.locator(".sheet")).to_contain_text(f"This device can no longer play seat {letter}")
    page.goto("/#/")
    expect(page.locator(".mytable")).to_contain_text("new link needed")
    page.goto(f"/#/join/{table.id}/{seat}/{reissued.invite}")
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".app")).to_have_attribute("data-turn", "mine")
    expect(page.locator(".top .who").nth(seat)).to_contain_text(NAMES[seat])  # the name is kept
    player = Player(page)
    player.move()
    assert player.notices == []


def test_a_request_with_a_replaced_token_leads_to_the_same_message(new_page, reeve):
    page = new_page()
    table, seat = sit(page, reeve)
    Player(page).settled()
    page.context.route("**/events:watch*", lambda route: route.abort())  # the stream cannot tell it
    reeve.reissue_token(ReissueTokenRequest(game=table.id, seat=seat, reason="Lost."))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".sheet")).to_contain_text("This device can no longer play seat")


def test_somebody_whose_token_was_replaced_may_watch(new_page, reeve):
    page = new_page()
    table = table_of(reeve, "lagranja", 2)
    watch(page, table)
    sit_down(page, table, 0)
    expect(page.locator(".say")).not_to_contain_text("You are watching")
    reeve.reissue_token(ReissueTokenRequest(game=table.id, seat=0, reason="Lost."))
    page.get_by_role("button", name="Go on without this seat").click()
    expect(page.locator(".say")).to_contain_text("You are watching")
    page.reload()
    expect(page.locator(".say")).to_contain_text("You are watching")


def test_a_substitute_is_shown_with_the_own_name_at_once(new_page, reeve):
    page = new_page()
    table, seat = sit(page, reeve)
    other = 1 - seat
    replaced = reeve.replace_seat(ReplaceSeatRequest(game=table.id, seat=other, reason="Must go."))
    expect(page.locator(".ribbon")).to_contain_text("An arbiter gives the seat to another player")
    expect(page.locator(".ribbon .seat")).to_have_text("AB"[other])  # without a name it is a number in the text
    reeve.claim_seat(ClaimSeatRequest(game=table.id, seat=other, invite=replaced.invite, name="Eva"))
    expect(page.locator(".top .who").nth(other)).to_contain_text("Eva")


def test_what_an_arbiter_did_is_told_in_the_language_that_is_chosen_later(new_page, reeve):
    page = new_page()
    table, seat = sit(page, reeve)
    reeve.add_time(AddTimeRequest(game=table.id, seat=seat, seconds=300, reason="1."))
    expect(page.locator(".ribbon")).to_contain_text("An arbiter gives 5 minutes")
    page.locator("summary[aria-label^=Language]").click()
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator(".ribbon")).to_contain_text("riceve da un arbitro 5 minuti.")


def acts_in_a_game(reeve) -> Table:
    """A table with acts after its sixth revision."""
    table = table_of(reeve, "lagranja", 3)
    play_by_api(reeve, table, lambda looked: looked.revision >= 6)
    reeve.pause_game(PauseGameRequest(game=table.id, reason="1."))
    reeve.resume_game(ResumeGameRequest(game=table.id, reason="2."))
    reeve.add_time(AddTimeRequest(game=table.id, seat=1, seconds=300, reason="3."))
    reeve.seat(table.id, 2, table.tokens[2]).resign()
    rest = Table(table.id, {seat: table.tokens[seat] for seat in (0, 1)}, table.spectator)
    play_by_api(reeve, rest, lambda looked: looked.revision >= 10)
    return table


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en",
            [
                ["", "An arbiter pauses the game. Reason: 1."],
                ["", "The game goes on. Reason: 2."],
                ["B", "An arbiter gives 5 minutes to Bruno. Reason: 3."],
                ["C", "Resigns."],
            ],
        ),
        (
            "ru",
            [
                ["", "Арбитр приостанавливает игру. Причина: 1."],
                ["", "Игра продолжается. Причина: 2."],
                ["B", "Арбитр добавляет время игроку «Bruno»: 5 мин. Причина: 3."],
                ["C", "Сдаётся."],
            ],
        ),
    ],
)
def test_the_log_has_the_acts_in_the_language_of_the_page(new_page, reeve, locale, lines):
    table = acts_in_a_game(reeve)
    page = new_page(locale=locale)
    sit_down(page, table, 0)
    Player(page).settled()
    shown = page.evaluate(LINES)
    begin = shown.index(lines[0])
    assert shown[begin : begin + 4] == lines
    page.locator(".logbox .tabs button").nth(3).click()  # only seat C
    shown = page.evaluate(LINES)
    assert lines[3] in shown
    assert {seat for seat, _ in shown} == {"C"}


def test_the_slider_passes_over_revisions_with_acts(new_page, reeve):
    table = acts_in_a_game(reeve)
    page = new_page()
    sit_down(page, table, 0)
    last = int(page.locator(".app").get_attribute("data-revision"))
    page.goto(f"/#/table/{table.id}@5")
    slider = page.locator(".slider input")
    for revision in range(6, last):
        slider.focus()
        page.keyboard.press("ArrowRight")
        page.locator(f".app[data-past='{revision}']").wait_for()
    page.get_by_text("Resigns.").click()
    act = page.locator(".ln.at").filter(has_text="Resigns.")
    expect(act).to_be_visible()
    expect(page.locator(".app")).to_have_attribute("data-past", act.get_attribute("data-revision"))
