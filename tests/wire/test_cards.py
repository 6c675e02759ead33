"""All 330 cards in both forms, with their text in every language."""

import pytest

from service.app.catalogue import get_card, list_cards, list_rules, list_rulesets
from service.app.messages import GetCardRequest, ListCardsRequest, ListRulesetsRequest, ListRulesRequest
from service.engine.hallertau.cards.catalogue import CARDS
from service.engine.registry import LANGUAGES
from tests.wire.both import both_ways

CONDITION = {"atLeast": {"what": {"name": "QUANTITY_NAME_GOODS_HARVESTED"}, "number": {"number": 16}}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_the_same_in_both_forms(language):
    answer = list_cards(ListCardsRequest(ruleset="hallertau", language=language))
    cards = both_ways("ListCardsResponse", answer)["cards"]
    assert [card["number"] for card in cards] == [card["hallertau"]["number"] for card in cards] == sorted(CARDS)
    assert len(cards) == 330
    assert all(card["text"] for card in cards)


def test_a_card_shows_its_row():
    card = both_ways("GetCardResponse", get_card(GetCardRequest(ruleset="hallertau", number=208)))["card"]
    assert (card["deck"], card["kind"], card["vp"]) == ("expert", "condition", 0)
    row = card["hallertau"]
    assert (row["when"], row["onlyPhase"], row["notPhase"], row["pay"]) == (CONDITION, 7, 0, [])
    tool = {"resource": "RESOURCE_TOOLS", "number": {"quantity": {"number": 1}}}
    assert row["do"][0] == {"get": {"what": [tool]}}


def test_numbers_by_option_are_told_as_such():
    card = both_ways("Card", get_card(GetCardRequest(ruleset="hallertau", number=1)).card)
    assert len(card["hallertau"]["options"]) == 3
    assert "byOption" in str(card["hallertau"]["do"])


def test_rulesets_and_rules_are_the_same_in_both_forms():
    (game,) = both_ways("ListRulesetsResponse", list_rulesets(ListRulesetsRequest()))["rulesets"]
    assert game["seatCounts"] == [1, 2, 3, 4]
    rules = both_ways("ListRulesResponse", list_rules(ListRulesRequest(ruleset="hallertau")))["rules"]
    assert rules[0]["id"] == "H-01"
