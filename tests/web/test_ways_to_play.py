"""All ways to sit at a table: one device for several seats, links, spectators, other numbers of seats and settings."""

import re

import pytest
from playwright.sync_api import expect

from reeve_client.contract.game import GameSettings, GetGameRequest
from reeve_client.contract.hallertau import Settings
from tests.web.player import Player
from tests.web.rounds import play_a_round
from tests.web.tables import PERSON, open_table, play_by_api, sit_down, view_of, watch

KEPT = """() => {
  const [key] = Object.keys(localStorage).filter((name) => name.startsWith("reeve.table."));
  return JSON.parse(localStorage[key]);
}"""
HAND = '[data-place^="hand:"]'


def test_several_seats_on_one_device(new_page, reeve):
    page = new_page()
    page.goto("/#/open/lagranja")
    page.get_by_text("All seats play here").click()
    page.get_by_role("button", name="Open the table").click()
    player, letters = Player(page), set()
    for _ in range(12):
        if player.play()["phase"] == "curtain":
            assert page.locator(HAND).count() == 0
            assert page.locator(".app").count() == 0
            button = page.get_by_role("button", name=re.compile("^I am [AB]$"))
            letters.add(button.text_content()[-1])
            button.click()
            page.locator(".app").wait_for()
            expect(page.locator(HAND).first).to_be_visible()
    assert letters == {"A", "B"}


def test_a_spectator_follows_and_can_press_nothing(new_page, reeve):
    table = open_table(reeve, "hallertau", (PERSON, PERSON))
    page = new_page()
    watch(page, table)
    before = page.locator("#log .ln").count()
    play_by_api(reeve, table, lambda looked: view_of(looked).round > 1)
    revision = reeve.using(table.spectator).get_game(GetGameRequest(game=table.id)).game.revision
    page.locator(f'.app[data-revision="{revision}"]').wait_for()
    assert page.locator("#log .ln").count() > before
    assert page.locator(f"[data-place].open, [data-place].blocked, {HAND}, [data-by=button]").count() == 0
    tokens = set(table.tokens.values())
    assert not any(token in page.evaluate("JSON.stringify(localStorage)") for token in tokens)


def test_somebody_joins_by_a_link(new_context, reeve):
    opener = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    opener.goto("/#/open/lagranja")
    opener.get_by_label("Your name").fill("Anna")
    opener.get_by_role("button", name="Open the table").click()
    opener.locator(".seatrow").filter(has_text="Free seat").get_by_role("button", name="Copy link").click()
    link = opener.evaluate("navigator.clipboard.readText()")
    joiner = new_context("phone").new_page()
    joiner.goto(link)
    joiner.get_by_label("Your name").fill("Bruno")
    joiner.get_by_role("button", name="Sit down").click()
    for page in (opener, joiner):
        page.locator(".app").wait_for()
        assert "/table/" in page.url
    expect(opener.locator(".who").nth(1)).to_contain_text("Bruno")
    tokens = [page.evaluate(f"Object.values(({KEPT})().seats)[0]") for page in (opener, joiner)]
    players = [Player(opener), Player(joiner, touch=True)]
    for _ in range(6):
        acting = 0 if opener.locator(".app[data-turn=mine]").count() else 1
        expect(players[acting].page.locator(".app[data-turn=mine]")).to_be_visible()
        revision = players[acting].move()["revision"]
        for page in (opener, joiner):
            page.locator(f'.app[data-revision="{revision}"]').wait_for()
    for page, other in ((opener, tokens[1]), (joiner, tokens[0])):
        assert other not in page.content()
        assert other not in page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("hallertau", (PERSON, "random", "random")),
        ("lagranja", ("random", "random", PERSON, "random")),
        ("hallertau", (PERSON,)),
        ("lagranja", (PERSON,)),
    ],
    ids=lambda value: value if isinstance(value, str) else str(len(value)),
)
def test_another_number_of_seats(new_page, reeve, ruleset, seats):
    table = open_table(reeve, ruleset, seats)
    page = new_page()
    sit_down(page, table, seats.index(PERSON))
    play_a_round(page, reeve, table)
    expect(page.locator(".top .who")).to_have_count(len(seats))


def test_hallertau_without_cards(new_page, reeve):
    settings = GameSettings(hallertau=Settings(variant="VARIANT_NO_CARDS"))
    table = open_table(reeve, "hallertau", settings=settings)
    page = new_page()
    sit_down(page, table)
    play_a_round(page, reeve, table)
    assert page.locator(HAND).count() == 0
