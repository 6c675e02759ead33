"""A round of each game by the keyboard alone, with what a screen reader says of it."""

from random import Random

import pytest

from reeve_client import Seat
from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.tables import open_table, round_of, sit_down

ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
MOST_KEYS = 200
"""Keys between two things that were pressed."""
FOCUS = """() => {
  const active = document.activeElement;
  const bar = "[data-do=confirm], button[data-by=button], button[data-by=place]";
  const is = (selector) => active?.matches(selector) ?? false;
  const lost = !active || active === document.body;
  const name = active?.dataset.place ?? active?.getAttribute("aria-label") ?? active?.textContent.slice(0, 20);
  return { lost, name, ready: is(`[data-place].open, ${bar}`), place: is("[data-place]") };
}"""
HEAR = """() => {
  window.lines = [];
  const live = document.querySelector("[data-live=moves]");
  const line = (node) => [Number(node.dataset.revision), node.textContent];
  const add = (nodes) => window.lines.push(...[...nodes].map(line));
  new MutationObserver((all) => all.forEach(({ addedNodes }) => add(addedNodes))).observe(live, { childList: true });
}"""
WATCH = """() => {
  window.lost = []; // the revisions of the pictures in which nothing has the focus, unless Tab has left the page
  let key = "";
  addEventListener("keydown", (event) => { key = event.key; }, true);
  const look = () => {
    const lost = key !== "Tab" && document.activeElement === document.body;
    if (lost) window.lost.push(document.querySelector(".app").dataset.revision);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


class KeyboardPlayer(Player):
    """Goes from thing to thing with Tab and arrow keys, and presses Enter."""

    def press(self, seen):
        lost = self.page.evaluate(FOCUS)["lost"]
        assert not (lost and self.history), f"the focus is lost after {self.history[-5:]} at {seen}"
        visited = []
        for _ in range(MOST_KEYS):
            focus = self.page.evaluate(FOCUS)
            if focus["ready"] and self.dice.random() < 0.7:
                self.history.append(f"{seen['revision']} Enter")
                self.presses["Enter"] += 1
                self.page.keyboard.press("Enter")
                return
            visited.append(focus["name"])
            wanders = focus["place"] and self.dice.random() < (0.5 if focus["ready"] else 0.8)
            self.page.keyboard.press(self.dice.choice(ARROWS) if wanders else "Tab")
        raise AssertionError(f"nothing to press was reached by {MOST_KEYS} keys: {visited} at {seen}")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_round_by_the_keyboard_alone(new_page, reeve, ruleset):
    table = open_table(reeve, ruleset)
    page = new_page()
    sit_down(page, table)
    player = KeyboardPlayer(page)
    before = player.settled()["revision"]
    page.evaluate(HEAR)
    player.dice = Random(1)
    page.keyboard.press("Tab")
    page.evaluate(WATCH)
    seen = player.play(lambda _: round_of(reeve, table) > 1)
    after = seen["revision"]
    lines = page.evaluate("() => window.lines")
    moves = Seat(reeve.using(table.tokens[0]), table.id, 0).record().actions
    others = [move.revision for move in moves if move.seat != 0 and before < move.revision <= after]
    print(f"{ruleset}: {player.presses['Enter']} presses, {after - before} revisions, {len(lines)} lines spoken")
    assert page.evaluate("() => window.lost") == []
    assert player.ways <= {"place", "button"}
    assert len(others) > 5
    assert all(text for _, text in lines)
    assert [revision for revision, _ in lines if revision <= after] == others
