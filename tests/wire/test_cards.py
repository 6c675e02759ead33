"""All cards of all games as JSON and as Protobuf, with their text in every language."""

import pytest

from service.app.catalogue import get_card, list_cards, list_rules, list_rulesets
from service.app.messages import GetCardRequest, ListCardsRequest, ListRulesetsRequest, ListRulesRequest
from service.engine.registry import LANGUAGES, RULESETS
from tests.wire.both import both_ways

CONDITION = {"atLeast": {"what": {"name": "QUANTITY_NAME_GOODS_HARVESTED"}, "number": {"number": 16}}}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_card_is_the_same_as_json_and_as_protobuf(game, language):
    answer = list_cards(ListCardsRequest(ruleset=game, language=language))
    cards = both_ways("ListCardsResponse", answer)["cards"]
    numbers = [card.number for card in RULESETS[game].catalogue.cards()]
    assert [(card["number"], card[game]["number"]) for card in cards] == [(number, number) for number in numbers]
    assert numbers == sorted(set(numbers))
    assert all(card["text"] for card in cards)


def test_a_card_of_hallertau_has_its_data():
    card = both_ways("GetCardResponse", get_card(GetCardRequest(ruleset="hallertau", number=208)))["card"]
    assert (card["deck"], card["kind"], card["vp"]) == ("expert", "condition", 0)
    row = card["hallertau"]
    assert (row["when"], row["onlyPhase"], row["notPhase"], row["pay"]) == (CONDITION, 7, 0, [])
    tool = {"resource": "RESOURCE_TOOLS", "number": {"quantity": {"number": 1}}}
    assert row["do"][0] == {"get": {"what": [tool]}}


def test_amounts_that_differ_by_option_have_one_number_for_each_option():
    card = both_ways("Card", get_card(GetCardRequest(ruleset="hallertau", number=1)).card)
    assert len(card["hallertau"]["options"]) == 3
    assert "byOption" in str(card["hallertau"]["do"])


def test_a_card_of_la_granja_has_its_four_edges_and_their_provenance():
    card = both_ways("Card", get_card(GetCardRequest(ruleset="lagranja", number=23)).card)
    assert (card["deck"], card["kind"], card["vp"]) == ("farm", "action", 2)
    edges = card["lagranja"]
    assert edges["field"] == "GOOD_GRAPE"
    assert edges["barrow"] == {"goods": ["GOOD_OLIVE", "GOOD_GRAIN"], "value": 2}
    assert (edges["extension"]["handSize"], edges["extension"]["pigSpace"]) == (1, 1)
    assert edges["helper"]["effects"] == [{"upgrade": {"max": 1, "free": True}}]
    assert edges["helper"]["provenance"] == edges["provenance"]["helper"] == "P"


def test_rulesets_are_the_same_as_json_and_as_protobuf():
    games = both_ways("ListRulesetsResponse", list_rulesets(ListRulesetsRequest()))["rulesets"]
    known = {name: list(game.rules.seat_counts) for name, game in RULESETS.items()}
    assert {one["name"]: one["seatCounts"] for one in games} == known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_rules_are_the_same_as_json_and_as_protobuf(game, language):
    rules = both_ways("ListRulesResponse", list_rules(ListRulesRequest(ruleset=game, language=language)))["rules"]
    known = [(rule.id, rule.text) for rule in RULESETS[game].catalogue.rules(language)]
    assert [(rule["id"], rule["text"]) for rule in rules] == known
