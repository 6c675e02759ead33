"""What a table offers beside its boards: actions in words, reasons, hints, undo, what was missed, links, the end."""

import json
import re

import pytest
from playwright.sync_api import expect

from reeve_client import Seat
from reeve_client.contract.game import GetGameRequest, ListActionsRequest
from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.tables import PERSON, acting_seat, open_table, play_by_api, sit_down

FLOWN = """() => {
  window.flown = 0; // pieces that flew
  const count = (nodes) => { window.flown += [...nodes].filter((node) => node.matches?.(".flying")).length; };
  new MutationObserver((all) => all.forEach(({ addedNodes }) => count(addedNodes)))
    .observe(document.body, { childList: true });
}"""


def seated(page, reeve, ruleset, seats=(PERSON, PERSON)):
    """Sit a page down as the seat that is to act; return the table and a client of this seat."""
    table = open_table(reeve, ruleset, seats)
    number = acting_seat(reeve, table)
    sit_down(page, table, number)
    Player(page).settled()
    return table, Seat(reeve.using(table.tokens[number]), table.id, number)


def confirm(page, revision):
    """Confirm a choice, unless it was carried out at once."""
    player = Player(page)
    if player.settled(after_revision=revision)["phase"] == "asked":
        page.locator("[data-do=confirm]").click()


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_tray_has_every_action_in_words_and_carries_one_out(new_page, reeve, ruleset, size):
    page = new_page(size)
    _, seat = seated(page, reeve, ruleset)
    looked = seat.look()
    page.get_by_role("button", name="All actions").click()
    tray = page.locator("dialog.tray")
    expect(tray.locator("[data-by=tray]")).to_have_text([action.label for action in looked.actions])
    action = looked.actions[-1]
    tray.get_by_role("searchbox").fill(action.label)
    tray.get_by_text(action.label, exact=True).click()
    confirm(page, looked.revision)
    page.locator(f'.app[data-revision="{looked.revision + 1}"][data-by=tray]').wait_for()
    assert seat.record().actions[-1].action == action.id


@pytest.mark.parametrize(
    ("ruleset", "size", "offered"),
    [("hallertau", "desk", "place"), ("hallertau", "phone", "place"), ("lagranja", "desk", "sell")],
)
def test_a_blocked_place_says_why_and_cites_the_rule(new_page, reeve, ruleset, size, offered):
    """The question is one at which some places of the board can be pressed and others cannot."""
    page = new_page(size)
    table = open_table(reeve, ruleset, (PERSON, PERSON))
    play_by_api(
        reeve, table, lambda looked: looked.revision >= 30 and offered in {action.kind for action in looked.actions}
    )
    number = acting_seat(reeve, table)
    sit_down(page, table, number)
    Player(page).settled()
    place = page.locator("[data-place].blocked:visible").first
    expect(place).to_have_attribute("aria-disabled", "true")
    before = page.locator(".app").get_attribute("data-revision")
    place.click(force=True)
    tip = page.locator(".tip.pinned")
    expect(tip).to_be_visible()
    said = tip.locator(".reason b").all_inner_texts()
    asked = ListActionsRequest(game=table.id, seat=number, include_blocked=True)
    reasons = {one.text.lower() for one in reeve.using(table.tokens[number]).list_actions(asked).blocked}
    assert said
    assert {text.lower() for text in said} <= reasons
    expect(tip.locator(".rule").first).to_have_text(re.compile(r"^(?:[HG]-|§)[\d.]+ .{10,}"))
    page.keyboard.press("Escape")
    expect(tip).not_to_be_attached()
    assert page.locator(".app").get_attribute("data-revision") == before


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_hint_is_a_move_with_its_reason_that_can_be_carried_out(new_page, reeve, ruleset):
    page = new_page()
    _, seat = seated(page, reeve, ruleset)
    before = seat.look().revision
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".say .hint")).to_have_text(re.compile(r"A bot would do this: .{10,}"))
    confirm(page, before)
    page.locator(f'.app[data-revision="{before + 1}"][data-by=hint]').wait_for()


@pytest.mark.parametrize("way", ["button", "u", "Control+z"])
def test_undo_takes_back_the_own_move(new_page, reeve, way):
    page = new_page()
    _, seat = seated(page, reeve, "hallertau")
    looked = seat.look()
    place = next(action for action in looked.actions if action.kind == "place")
    seat.submit(looked.revision, place)
    page.locator(f'.app[data-revision="{looked.revision + 1}"]').wait_for()
    undo = page.get_by_role("button", name="Undo 1")
    expect(undo).to_be_enabled()
    if way == "button":
        undo.click()
    else:
        page.keyboard.press(way)
    page.locator(f'.app[data-revision="{looked.revision + 2}"]').wait_for()
    expect(page.get_by_role("button", name="Undo 0")).to_be_disabled()
    assert [one.id for one in seat.look().actions] == [one.id for one in looked.actions]


def test_keys_open_the_tray_the_log_and_the_list_of_keys(new_page, reeve):
    page = new_page()
    seated(page, reeve, "lagranja")
    for key, title in (("t", "All actions"), ("?", "Keys")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    page.wait_for_function("document.activeElement.closest('#log') !== null")


def test_what_was_missed_is_shown_again_move_by_move(new_page, reeve):
    """Two moves of the bot or more come between two turns of the person."""
    page = new_page()
    table = open_table(reeve, "lagranja", (PERSON, "greedy"))
    sit_down(page, table)
    player = Player(page)
    seen = player.settled()
    missed = page.locator("[data-do=missed]")
    while not missed.is_enabled() or seen["revision"] < 10:
        seen = player.move()
    moves = Seat(reeve.using(table.tokens[0]), table.id, 0).record().actions
    of_others = [move.revision for move in moves if move.seat == 1 and move.revision <= seen["revision"]]
    missed.click()
    page.locator(".app[data-past]").wait_for()
    assert int(page.locator(".app").get_attribute("data-past")) <= of_others[-1]
    page.locator(f'.app[data-revision="{seen["revision"]}"]:not([data-past])').wait_for()


def test_a_seat_is_taken_to_another_device_by_a_link_that_is_shown_on_request(new_context, reeve):
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    table, seat = seated(page, reeve, "hallertau")
    token = table.tokens[seat.number]
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    assert token not in page.content()
    menu.get_by_role("button", name="Show the link").click()
    expect(menu).to_contain_text("Whoever has this link plays for you.")
    menu.get_by_role("button", name="Copy link").last.click()
    other = new_context("phone").new_page()
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    other.locator(".app[data-turn=mine]").wait_for()
    assert token not in other.url


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_end_has_the_score_by_category_open_hands_and_a_record_that_can_be_replayed(
    new_page, reeve, ruleset, tmp_path
):
    table = open_table(reeve, ruleset, (PERSON, PERSON))
    play_by_api(reeve, table, lambda _: False)
    result = reeve.using(table.spectator).get_game(GetGameRequest(game=table.id)).game.result
    page = new_page()
    sit_down(page, table)
    end = page.get_by_role("dialog")
    rows = [row.locator("td").all_inner_texts() for row in end.locator(".scores tbody tr").all()]
    parts = list(dict.fromkeys(part for score in result.scores for part in score.parts))
    assert rows[:-1] == [[str(score.parts.get(part, 0)) for score in result.scores] for part in parts]
    assert rows[-1] == [str(score.total) for score in result.scores]
    with page.expect_download() as download:
        end.get_by_role("button", name="Save the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert json.loads(file.read_text())["ruleset"] == ruleset
    end.get_by_role("button", name="Show all hands").click()
    page.locator(".app").wait_for()
    page.get_by_role("button", name="Hide the hands again").click()
    page.goto("/#/record")
    drop = page.evaluate_handle(
        """(text) => {
          const dropped = new DataTransfer();
          dropped.items.add(new File([text], "game.record.json", { type: "application/json" }));
          return dropped;
        }""",
        file.read_text(),
    )
    page.locator("label.drop").dispatch_event("drop", {"dataTransfer": drop})
    expect(page.locator(".scores .total td")).to_have_text([str(score.total) for score in result.scores])
    page.get_by_role("button", name="Look back").click()
    page.locator(".app .slider").wait_for()
    page.keyboard.press("End")
    last = Seat(reeve.using(table.tokens[0]), table.id, 0).record().actions[-1].revision
    page.locator(f'.app[data-past="{last}"]').wait_for()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_happens_moves_visibly_and_only_where_motion_is_wanted(new_page, reeve, ruleset):
    flown = {}
    for motion in ("no-preference", "reduce"):
        page = new_page(reduced_motion=motion)
        sit_down(page, open_table(reeve, ruleset, (PERSON, "greedy")))
        page.evaluate(FLOWN)
        player = Player(page)
        for _ in range(4):
            player.move()
        expect(page.locator(".flying")).to_have_count(0)
        flown[motion] = page.evaluate("window.flown")
    print(f"{ruleset}: {flown}")
    assert flown["no-preference"] > 0
    assert flown["reduce"] == 0
