"""A round of each game by the keyboard alone, with what a screen reader says of it."""

from random import Random

import pytest

from reeve_client.contract.game import ListEventsRequest
from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.tables import open_table, round_of, sit_down

ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]
MOST_KEYS = 120
"""Keys between two things that were pressed."""
FOCUS = """() => {
  const active = document.activeElement;
  const bar = "[data-do=confirm], button[data-by=button], button[data-by=place]";
  const is = (selector) => active?.matches(selector) ?? false;
  const lost = !active || active === document.body;
  return { lost, ready: is(`[data-place].open, ${bar}`), place: is("[data-place]") };
}"""
HEAR = """() => {
  window.lines = [];
  const live = document.querySelector("[data-live=moves]");
  const add = (nodes) => window.lines.push(...[...nodes].map((node) => node.textContent));
  new MutationObserver((all) => all.forEach(({ addedNodes }) => add(addedNodes))).observe(live, { childList: true });
}"""


class KeyboardPlayer(Player):
    """Goes from thing to thing with Tab and arrow keys, and presses Enter."""

    def press(self, seen):
        lost = self.page.evaluate(FOCUS)["lost"]
        assert not (lost and self.history), f"the focus is lost after {self.history[-5:]} at {seen}"
        for _ in range(MOST_KEYS):
            focus = self.page.evaluate(FOCUS)
            if focus["ready"] and self.dice.random() < 0.5:
                self.history.append(f"{seen['revision']} Enter")
                self.presses["Enter"] += 1
                self.page.keyboard.press("Enter")
                return
            wanders = focus["place"] and self.dice.random() < 0.5
            self.page.keyboard.press(self.dice.choice(ARROWS) if wanders else "Tab")
        raise AssertionError(f"nothing to press was reached by {MOST_KEYS} keys at {seen}")


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
    seen = player.play(lambda _: round_of(reeve, table) > 1)
    after = seen["revision"]
    lines = page.evaluate("() => window.lines")
    request = ListEventsRequest(game=table.id, page_size=1000)
    events = reeve.using(table.tokens[0]).list_events(request).events
    texts = {event.revision: [] for event in events if before < event.revision <= after}
    for event in events:
        if event.revision in texts:
            texts[event.revision].append(event.text)
    print(f"{ruleset}: {player.presses['Enter']} presses, {after - before} revisions, {len(lines)} lines spoken")
    assert player.ways <= {"place", "button"}
    assert len(lines) <= len(texts)
    told = [revision for revision, said in texts.items() if set(said) & set(lines)]
    assert len(told) >= len(lines) > 0
