"""`reeve cards`: all cards, in four languages and as data."""

import json

import pytest

from tests.cli.reeve import reeve


def test_all_330_cards_are_printed_one_a_line():
    ran = reeve("cards", "--ruleset", "hallertau")
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert len(lines) == 330
    assert lines[0].startswith("001  Needs at least 2, 3 or 4 Sheep.")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Costs 3 Tools."), ("pt", "3 Ferramentas"), ("it", "3 strumenti"), ("ru", "3 инструмента")],
)
def test_a_deck_in_a_language(lang, words):
    ran = reeve("cards", "--deck", "point", "--lang", lang)
    lines = ran.out.splitlines()
    assert [line[:3] for line in lines] == [str(number) for number in range(901, 926)]
    assert words.lower() in lines[2].lower()


def test_json_has_everything_that_a_card_is():
    cards = json.loads(reeve("cards", "--deck", "expert", "--json").out)
    assert len(cards) == 30
    card = next(card for card in cards if card["number"] == 208)
    assert (card["deck"], card["kind"], card["phase"], card["vp"]) == ("expert", "condition", {"only": 7}, 0)
    assert card["condition"] == {"type": "at_least", "what": "goods_harvested", "number": 16}
    assert card["effects"][0] == {"type": "get", "what": [["tools", 1]]}
    assert "Phase 7" in card["text"]


def test_json_of_a_bonus_card_has_its_cost_income_and_points():
    cards = json.loads(reeve("cards", "--deck", "bonus", "--json").out)
    card = next(card for card in cards if card["number"] == 818)
    assert (card["kind"], card["vp"], card["phase"]) == ("cost", 4, None)
    assert card["cost"] == [{"type": "pay", "what": [["tools", 1], ["jewelry", 1]]}]
    assert card["income"] == [{"type": "get", "what": [["flax", 1], ["wool", 1]]}]
