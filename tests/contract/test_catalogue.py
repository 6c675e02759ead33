"""The catalogue: the same answers through both APIs and for every caller."""

import pytest

from service.engine.registry import LANGUAGES, ruleset
from tests.contract.api_clients import Json
from tests.contract.combinations import WITH_HIDDEN_CARDS
from tests.contract.games import SAMPLES
from tests.contract.server import Server
from tests.contract.table import refused


def same_answer(server: Server, method: str, **fields: object) -> Json:
    """Return the answer of a method, after checking that both APIs give the same one."""
    first, second = (client.call(method, **fields) for client in server.clients)
    assert first == second
    return first


def test_both_apis_list_the_same_rulesets_cards_and_parts(server, sample):
    assert sample.ruleset in [game["name"] for game in same_answer(server, "ListRulesets")["rulesets"]]
    known = [(part.kind, part.id) for part in ruleset(sample.ruleset).catalogue.parts()]
    parts = same_answer(server, "ListParts", ruleset=sample.ruleset, language="pt")["parts"]
    assert [(part["kind"], part["id"]) for part in parts] == known
    assert all(part["name"] for part in parts)


def test_both_apis_list_the_words_of_a_game_in_the_requested_language(server, sample):
    english = same_answer(server, "ListWords", ruleset=sample.ruleset)
    russian = same_answer(server, "ListWords", ruleset=sample.ruleset, language="ru")
    assert (english["language"], russian["language"]) == ("en", "ru")
    assert english["rulesVersion"] == ruleset(sample.ruleset).rules.version
    goods = [
        {word["id"]: word["one"] for word in one["words"] if word["group"] == "good"} for one in (english, russian)
    ]
    assert goods[0]["meat"] == "Meat"
    assert goods[1]["meat"] == "Мясо"


@pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)
def test_a_card_has_text_and_data(server, sample):
    game = next(one for one in same_answer(server, "ListRulesets")["rulesets"] if one["name"] == sample.ruleset)
    deck = same_answer(server, "ListCards", ruleset=sample.ruleset, deck=game["decks"][-1], language="ru")["cards"]
    assert {card["deck"] for card in deck} == {game["decks"][-1]}
    cards = same_answer(server, "ListCards", ruleset=sample.ruleset, language="pt")["cards"]
    asked = {"ruleset": sample.ruleset, "number": cards[len(cards) // 3]["number"]}
    card = same_answer(server, "GetCard", **asked, language="pt")["card"]
    assert card in cards
    english = same_answer(server, "GetCard", **asked)["card"]
    assert card["text"] != english["text"]
    assert card["name"] != english["name"]
    assert [side["id"] for side in card["sides"]] == [side["id"] for side in english["sides"]]
    assert card[sample.ruleset]["number"] == asked["number"]


def test_both_apis_list_the_rules_in_every_language(server, sample):
    rules = {
        language: same_answer(server, "ListRules", ruleset=sample.ruleset, language=language)["rules"]
        for language in LANGUAGES
    }
    assert same_answer(server, "ListRules", ruleset=sample.ruleset)["rules"] == rules["en"]
    assert len({tuple(rule["id"] for rule in page) for page in rules.values()}) == 1
    assert len({page[0]["text"] for page in rules.values()}) == len(LANGUAGES)


def test_rules_are_in_the_language_of_accept_language(client, sample, monkeypatch):
    russian = client.call("ListRules", ruleset=sample.ruleset, language="ru")
    monkeypatch.setitem(client.headers, "accept-language", "ru-RU, en;q=0.5")
    assert client.call("ListRules", ruleset=sample.ruleset) == russian
    assert client.call("ListRules", ruleset=sample.ruleset, language="en") != russian


def test_rules_cited_by_violations_are_listed(table):
    listed = {
        rule["id"]: rule["text"] for rule in table.client.call("ListRules", ruleset=table.sample.ruleset)["rules"]
    }
    blocked = table.listed(table.play_until_blocked(), include_blocked=True)["blocked"]
    cited = {violation["rule"] for one in blocked for violation in one["violations"]}
    assert cited
    assert all(listed[rule] for rule in cited)


def test_an_unknown_ruleset_is_refused(client):
    refusal = refused(client.call, "ListCards", ruleset="chess")
    assert refusal.reason == "BAD_SETTING"
    assert all(sample.ruleset in refusal.message for sample in SAMPLES)


def test_a_game_can_be_created_with_every_listed_value_of_every_setting(client, server):
    for game in client.call("ListRulesets")["rulesets"]:
        for setting in game["settings"]:
            assert setting["defaultValue"] in setting["values"]
            for value in setting["values"]:
                chosen = value[setting["type"].removeprefix("SETTING_TYPE_").lower()]
                settings = {game["name"]: {setting["name"]: chosen}}
                created = client.call("CreateGame", server.key, ruleset=game["name"], seats=2, settings=settings)
                created_settings = created["game"]["settings"][game["name"]]
                assert created_settings[camel(setting["name"])] == chosen


def camel(name: str) -> str:
    """Return the JSON name of a field."""
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))
