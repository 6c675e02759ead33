"""Moves are followed by their outcome soon. `test_whole_games` measures the time to the next paint."""

from statistics import quantiles

import pytest

from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.tables import open_table, sit_down
from tests.web.timing import Bounds

MOVES = 20
OBSERVE = """() => {
  window.outcomes = [];
  let pressed = 0;
  addEventListener("click", () => { pressed = performance.now(); }, true);
  new MutationObserver(() => {
    const begin = pressed;
    pressed = 0;
    // After the next frame the outcome is drawn.
    if (begin) requestAnimationFrame(() => setTimeout(() => window.outcomes.push(performance.now() - begin)));
  }).observe(document.querySelector(".app"), { attributeFilter: ["data-revision"] });
}"""


@pytest.mark.parametrize("ruleset", RULESETS)
def test_moves_are_followed_by_their_outcome(new_page, reeve, ruleset):
    page = new_page()
    sit_down(page, open_table(reeve, ruleset))
    bounds = Bounds(page)
    page.evaluate(OBSERVE)
    player = Player(page)
    for _ in range(MOVES):
        player.move()
    outcomes = page.evaluate("() => window.outcomes")
    p95 = quantiles(outcomes, n=20)[-1]
    print(f"{ruleset}: {len(outcomes)} moves, p95 {p95:.0f} ms, busy {bounds.factor:.1f}")
    assert len(outcomes) >= MOVES / 2
    assert p95 < bounds.allowed(250), bounds.factor
