"""Somebody else acts while a page has a choice that is not confirmed yet."""

from playwright.sync_api import expect

from reeve_client import Seat
from tests.web.player import Player
from tests.web.tables import PERSON, acting_seat, open_table, play_by_api, sit_down

BUTTONS = {"ready", "skip", "done", "end_turn", "ready_while_idle", "ready_through", "ready_off"}


def prepared(page):
    """Press until a choice waits for its confirmation; return the revision."""
    player = Player(page, touch=True)
    seen = player.settled()
    while seen["phase"] != "asked":
        player.press(seen)
        seen = player.settled(seen)
    return seen["revision"]


def test_a_choice_that_is_still_possible_survives(new_page, reeve):
    """Both seats of Hallertau may act at the same time, and the other one does so first."""
    table = open_table(reeve, "hallertau", (PERSON, PERSON))
    seats = [Seat(reeve.using(token), table.id, seat) for seat, token in table.tokens.items()]
    play_by_api(
        reeve,
        table,
        lambda looked: len(looked.to_act) == 2 and not {one.kind for one in seats[0].look().actions} <= BUTTONS,
    )
    page = new_page("phone")
    sit_down(page, table)
    revision = prepared(page)
    chosen = page.locator(".say").inner_text()
    looked = seats[1].look()
    seats[1].submit(looked.revision, looked.actions[0])
    page.locator(f'.app[data-revision="{revision + 1}"]').wait_for()
    expect(page.locator(".say .final, .say .said .muted")).to_be_visible()
    assert page.locator(".say").inner_text() == chosen
    page.locator("[data-do=confirm]").tap()
    page.locator(f'.app[data-revision="{revision + 2}"]').wait_for()


def test_a_choice_that_is_not_possible_any_more_is_cleared_with_words(new_page, reeve):
    """The same seat acts on another device."""
    table = open_table(reeve, "hallertau", (PERSON, PERSON))
    number = acting_seat(reeve, table)
    seat = Seat(reeve.using(table.tokens[number]), table.id, number)
    page = new_page("phone")
    sit_down(page, table, number)
    revision = prepared(page)
    looked = seat.look()
    seat.submit(looked.revision, looked.actions[0])
    page.locator(f'.app[data-revision="{revision + 1}"]').wait_for()
    expect(page.get_by_text("The table has moved on")).to_be_visible()
    expect(page.locator("[data-do=confirm]")).to_have_count(0)
    assert page.locator("[data-place].chosen").count() == 0
