"""Labels of actions in random games: each has enough information to choose, in every language."""

from collections.abc import Iterator
from random import Random

import pytest

from service.engine.kernel.action import Action
from service.engine.kernel.play import apply, start
from service.engine.registry import LANGUAGES, RULESETS

SHORT = 120
LONGEST = 260
GAMES = [
    *(("hallertau", {"gateway": gateway, "farmyard": 4 + gateway}) for gateway in range(4)),
    ("hallertau", {"variant": "no-cards"}),
    ("lagranja", {"extra_deliveries": "one_at_a_time"}),
    ("lagranja", {"extra_deliveries": "all_up_front"}),
]


def lists_of(name: str, settings: dict[str, object]) -> Iterator[list[Action]]:
    """Yield all lists of actions in a random game of two seats; cards and helpers are played often."""
    rules, random = RULESETS[name].rules, Random(f"{name} {settings}")
    state, _ = start(rules, settings, 2, f"labels {settings}")
    while waiting := rules.to_act(state):
        seat = random.choice(waiting)
        offered = rules.actions(state, seat)
        yield offered
        liked = [action for action in offered if action.kind in ("play_card", "use_helper")]
        apply(rules, state, seat, random.choice(liked if liked and random.random() < 0.5 else offered))


@pytest.mark.parametrize(("name", "settings"), GAMES, ids=str)
def test_labels_of_one_list_are_different_and_few_are_long(name, settings):
    texts, lists, lengths = RULESETS[name].texts, list(lists_of(name, settings)), list[int]()
    for lang in LANGUAGES:
        known = {action.id: texts[lang].label(action) for offered in lists for action in offered}
        assert len(known) > 50
        for offered in lists:
            labels = [known[action.id] for action in offered]
            assert len(set(labels)) == len(labels), labels
        lengths += map(len, known.values())
    assert max(lengths) <= LONGEST
    assert sum(length > SHORT for length in lengths) < 0.2 * len(lengths)


@pytest.mark.parametrize(("name", "settings"), GAMES, ids=str)
def test_the_label_of_a_card_contains_the_text_of_the_card(name, settings):
    for lang in LANGUAGES:
        for action in (action for offered in lists_of(name, settings) for action in offered):
            if action.kind in ("play_card", "income", "use_helper"):
                _, _, does = RULESETS[name].texts[lang].label(action).partition(": ")
                assert any(letter.isalpha() for letter in does), action.id
