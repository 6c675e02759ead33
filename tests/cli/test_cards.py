"""`reeve cards`: all cards, in four languages and as data."""

import json

import pytest

from service.app.catalogue import list_cards
from service.app.messages import ListCardsRequest
from service.wire.codec import as_json
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
def test_the_cards_of_a_deck_are_printed_in_the_selected_language(lang, words):
    ran = reeve("cards", "--deck", "point", "--lang", lang)
    lines = ran.out.splitlines()
    assert [line[:3] for line in lines] == [str(number) for number in range(901, 926)]
    assert words.lower() in lines[2].lower()


def test_json_output_equals_the_answer_of_the_service():
    answer = list_cards(ListCardsRequest(ruleset="hallertau", deck="expert", language="it"))
    ran = reeve("cards", "--deck", "expert", "--lang", "it", "--json")
    assert (ran.code, ran.out) == (0, as_json("ListCardsResponse", answer).decode() + "\n")


def test_json_output_has_text_and_data_of_a_card():
    cards = json.loads(reeve("cards", "--deck", "bonus", "--json").out)["cards"]
    assert len(cards) == 45
    card = next(card for card in cards if card["number"] == 818)
    assert (card["kind"], card["vp"]) == ("cost", 4)
    assert card["text"].startswith("Costs 1 Tool and 1 Jewelry.")
    (cost,) = card["hallertau"]["pay"]
    assert [piece["resource"] for piece in cost["pay"]["what"]] == ["RESOURCE_TOOLS", "RESOURCE_JEWELRY"]
    (income,) = card["hallertau"]["income"]
    assert [piece["resource"] for piece in income["get"]["what"]] == ["RESOURCE_FLAX", "RESOURCE_WOOL"]
