"""Opening a table: the form made from the server's rulesets, the lobby with its links, and the list of my tables."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from reeve_client import Reeve
from reeve_client.contract.game import GetGameRequest
from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.tables import PERSON, open_table, sit_down

OWN = "() => Object.keys(localStorage).filter((name) => name.startsWith('reeve.table.')).map((name) => name.slice(12))"
"""The ids of the tables that a device remembers."""
CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


def own_table(page: Page) -> str:
    """Return the id of the only table that a device remembers."""
    page.wait_for_function(f"() => ({OWN})().length === 1")
    (game,) = page.evaluate(OWN)
    return game


def settings_of(server, ruleset: str) -> list[dict]:
    """Return the settings of a ruleset as the server lists them."""
    rulesets = httpx.get(f"{server.url}/v1/rulesets", trust_env=False).json()["rulesets"]
    return next(one["settings"] for one in rulesets if one["name"] == ruleset)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_form_has_every_setting_of_the_server_and_sends_what_was_chosen(new_page, server, reeve, ruleset):
    page = new_page()
    page.goto(f"/#/open/{ruleset}")
    settings = settings_of(server, ruleset)
    assert settings
    chosen = {}
    for setting in settings:
        group = page.get_by_role("radiogroup", name=setting["title"], exact=True)
        titles = [value["title"] for value in setting["values"]]
        expect(group.locator("label")).to_have_text(titles)
        expect(group.locator("label:has(:checked)")).to_have_text(setting["defaultValue"]["title"])
        expect(page.get_by_text(setting["description"])).to_be_visible()
        chosen[setting["title"]] = titles[-1] if titles[-1] != setting["defaultValue"]["title"] else titles[0]
        group.get_by_text(chosen[setting["title"]], exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    facts = page.locator(".facts-list")
    for title, value in chosen.items():
        expect(facts.locator(f"dt:text-is('{title}') + dd")).to_have_text(value)
    assert reeve.get_game(GetGameRequest(game=own_table(page))).game.status == "GAME_STATUS_WAITING"


def test_the_lobby_has_a_link_for_each_free_seat_and_one_for_spectators(new_context):
    """One link is taken by a person, one seat by a bot, one by the same device; the game then begins by itself."""
    page = new_context(**CLIPBOARD).new_page()
    page.goto("/#/open/hallertau")
    page.get_by_role("radiogroup", name="Seats").get_by_text("4").click()
    page.get_by_role("button", name="Open the table").click()
    rows = page.locator(".seatrow")
    expect(rows).to_have_count(5)
    links = []
    for number in range(1, 5):
        row = rows.nth(number)
        row.get_by_role("button", name="Copy link").click()
        expect(row.get_by_role("button", name="Copied")).to_be_visible()
        links.append(page.evaluate("navigator.clipboard.readText()"))
    game = own_table(page)
    kinds = [link.partition("/#/")[2].split("/")[:3] for link in links]
    assert [kind[:2] for kind in kinds] == [["join", game]] * 3 + [["watch", game]]
    assert [kind[2] for kind in kinds[:3]] == ["1", "2", "3"]
    expect(page.locator("h1.hero")).to_have_text("3 seats are still free")
    friend = new_context("phone").new_page()
    friend.goto(links[0])
    friend.get_by_label("Your name").fill("Bruno")
    friend.get_by_role("button", name="Sit down").click()
    expect(rows.nth(1)).to_contain_text("Bruno")
    rows.nth(2).locator("summary").click()
    rows.nth(2).get_by_role("button", name="Greedy").click()
    expect(rows.nth(2)).to_contain_text("bot")
    rows.nth(3).get_by_role("button", name="Sit here too").click()
    friend.locator(".app").wait_for()
    page.locator(".app, .curtain").wait_for()
    watcher = new_context().new_page()
    watcher.goto(links[3])
    watcher.locator(".app").wait_for()
    expect(watcher.locator(".top .who")).to_have_count(4)


def test_a_seat_that_is_taken_is_not_given_twice(new_context):
    opener = new_context(**CLIPBOARD).new_page()
    opener.goto("/#/open/lagranja")
    opener.get_by_role("button", name="Open the table").click()
    opener.locator(".seatrow").filter(has_text="Free seat").get_by_role("button", name="Copy link").click()
    link = opener.evaluate("navigator.clipboard.readText()")
    first, second = new_context().new_page(), new_context().new_page()
    for page in (first, second):
        page.goto(link)
        page.get_by_role("button", name="Sit down").click()
        page.locator(".app, [role=alert]").first.wait_for()
    expect(first.locator(".app")).to_be_visible()
    expect(second.get_by_role("alert")).to_contain_text("Somebody sits here already")


def test_my_tables_lead_back_and_can_be_removed_from_the_list(new_page, reeve: Reeve):
    page = new_page()
    tables = [open_table(reeve, ruleset, (PERSON, "greedy"), names=("Anna", "Bruno")) for ruleset in RULESETS]
    for table in tables:
        sit_down(page, table)
        Player(page).move()
    page.goto("/#/")
    rows = page.locator(".mytable")
    expect(rows).to_have_count(2)
    for table in tables:
        row = rows.filter(has=page.locator(f"[href*='{table.id}']"))
        expect(row).to_contain_text("with Bruno")
        expect(row).to_contain_text("Round 1")
    rows.filter(has=page.locator(f"[href*='{tables[0].id}']")).locator("a").click()
    page.locator(".app.game-hallertau").wait_for()
    page.goto("/#/")
    rows.filter(has=page.locator(f"[href*='{tables[0].id}']")).get_by_role(
        "button", name="Remove from the list"
    ).click()
    expect(rows).to_have_count(1)
    assert page.evaluate(OWN) == [tables[1].id]


def test_a_pasted_link_leads_to_its_table(new_page, server, reeve):
    table = open_table(reeve, "hallertau", (PERSON, PERSON))
    page = new_page()
    page.goto("/#/")
    page.get_by_text("I have a link").click()
    field = page.get_by_label("Paste the link here")
    field.fill("https://example.org/")
    expect(page.get_by_text("This is not a link to a table.")).to_be_visible()
    field.fill(f"{server.url}/#/watch/{table.id}/{table.spectator}")
    page.locator(".app").wait_for()
    assert page.evaluate("location.hash") == f"#/table/{table.id}"
