"""Small screens: a low desk shows its boards whole, and the buttons of a phone stay in one row."""

import pytest
from playwright.sync_api import Page

from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.tables import PERSON, acting_seat, open_table, play_by_api, sit_down

LOW = {"viewport": {"width": 1366, "height": 768}}
ROUNDING = 4
"""Pixels by which a board may scroll."""
HIDDEN = """() => [...document.querySelectorAll(".main .board")].map(
  (board) => [board.className, board.scrollHeight - board.clientHeight])"""
ROWS = """() => {
  const buttons = [...document.querySelectorAll(".acts > .btn, .acts > .pop > .btn")];
  const named = buttons.filter((one) => !one.querySelector(".wide"));
  return { named: named.map((one) => one.textContent), rows: new Set(buttons.map((one) => one.offsetTop)).size };
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("moves", [0, 60])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_low_desk_shows_boards_whole(new_page, reeve, ruleset, moves, language):
    table = open_table(reeve, ruleset, (PERSON, PERSON))
    play_by_api(reeve, table, lambda looked: looked.revision >= moves)
    page = new_page(locale=language, **LOW)
    sit_down(page, table, acting_seat(reeve, table))
    Player(page).settled()
    hidden = page.evaluate(HIDDEN)
    assert len(hidden) == 2
    assert [one for one in hidden if one[1] > ROUNDING] == []


def rows_seen(page: Page, moves: int) -> list[tuple[int, int]]:
    """Play; return for each question how many buttons with words there were, and in how many rows all buttons stood."""
    player, found = Player(page, touch=True), []
    for _ in range(moves):
        seen = player.settled()
        if seen["phase"] == "mine":
            state = page.evaluate(ROWS)
            found.append((len(state["named"]), state["rows"]))
        player.move()
    return found


def test_the_buttons_of_a_phone_stay_in_one_row(new_page, reeve):
    page = new_page("phone", locale="en")
    sit_down(page, open_table(reeve, "lagranja", (PERSON, "greedy")), 0)
    found = rows_seen(page, 40)
    print(found)
    assert any(named == 2 for named, _ in found)
    assert [(named, rows) for named, rows in found if named <= 2 and rows > 1] == []
