"""All ways to sit at a table: one device for several seats, links, spectators, other numbers of seats and settings."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from reeve_client.contract.game import GameSettings, GetGameRequest
from reeve_client.contract.hallertau import Settings
from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.rounds import play_a_round
from tests.web.secrets import LISTEN
from tests.web.tables import PERSON, Table, open_table, play_by_api, round_of, sit_down, view_of, watch

KEPT = """() => {
  const [key] = Object.keys(localStorage).filter((name) => name.startsWith("reeve.table."));
  return JSON.parse(localStorage[key]);
}"""
HAND = '[data-place^="hand:"]'


def kept_table(page):
    """Return the table of a page as its storage has it."""
    kept = page.evaluate(KEPT)
    return Table(kept["game"], {int(seat): token for seat, token in kept["seats"].items()}, kept["spectator"])


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_round_of_several_seats_on_one_device(new_page, reeve, ruleset):
    page = new_page()
    page.goto(f"/#/open/{ruleset}")
    page.get_by_text("All seats play here").click()
    page.get_by_role("button", name="Open the table").click()
    page.locator(".curtain").wait_for()
    table, player, letters = kept_table(page), Player(page), []
    while round_of(reeve, table) == 1:
        if player.play(lambda _: round_of(reeve, table) > 1)["phase"] == "curtain":
            assert page.locator(HAND).count() == 0
            assert page.locator(".app").count() == 0
            button = page.get_by_role("button", name=re.compile("^I am [AB]$"))
            letters.append(button.text_content()[-1])
            button.click()
            page.locator(".app").wait_for()
            expect(page.locator(HAND).first).to_be_visible()
    print(f"{ruleset}: handed on {len(letters)} times")
    assert set(letters) == {"A", "B"}
    assert player.ways <= {"place", "button"}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_spectator_follows_and_can_press_nothing(new_page, reeve, ruleset):
    table = open_table(reeve, ruleset, (PERSON, PERSON))
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


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_round_with_somebody_who_joins_by_a_link(new_context, reeve, ruleset):
    opener = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    opener.add_init_script(LISTEN)
    opener.goto(f"/#/open/{ruleset}")
    opener.get_by_label("Your name").fill("Anna")
    opener.get_by_role("button", name="Open the table").click()
    opener.locator(".seatrow").filter(has_text="Free seat").get_by_role("button", name="Copy link").click()
    link = opener.evaluate("navigator.clipboard.readText()")
    joiner = new_context("phone").new_page()
    joiner.add_init_script(LISTEN)
    joiner.goto(link)
    joiner.get_by_label("Your name").fill("Bruno")
    joiner.get_by_role("button", name="Sit down").click()
    for page in (opener, joiner):
        page.locator(".app").wait_for()
        assert "/table/" in page.url
    expect(opener.locator(".who").nth(1)).to_contain_text("Bruno")
    tokens = [page.evaluate(f"Object.values(({KEPT})().seats)[0]") for page in (opener, joiner)]
    table, players, moves = kept_table(opener), [Player(opener), Player(joiner, touch=True)], Counter()
    while round_of(reeve, table) == 1:
        acting = 0 if opener.locator(".app[data-turn=mine]").count() else 1
        expect(players[acting].page.locator(".app[data-turn=mine]")).to_be_visible()
        revision = players[acting].move()["revision"]
        moves[acting] += 1
        for page in (opener, joiner):
            page.locator(f'.app[data-revision="{revision}"]').wait_for()
    assert len(moves) == 2
    for page, own in zip((opener, joiner), tokens, strict=True):
        claim = next(one for one in page.evaluate("window.heard") if ":claim" in one["url"])
        assert own in claim["text"], "what a page hears is looked through for tokens"
    for page, other in ((opener, tokens[1]), (joiner, tokens[0])):
        assert other not in page.content()
        assert other not in page.evaluate("JSON.stringify(window.heard)")
        assert other not in page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [
        ("hallertau", (PERSON, "random", "random")),
        ("hallertau", ("random", PERSON, "random", "random")),
        ("lagranja", ("random", PERSON, "random")),
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
