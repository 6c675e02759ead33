"""The catalogue: rulesets, cards, parts, words and rules, and refusals of unknown names."""

from collections.abc import Callable
from typing import Any

import pytest

from service.app.catalogue import get_card, list_cards, list_parts, list_rules, list_rulesets, list_words
from service.app.messages import (
    GetCardRequest,
    ListCardsRequest,
    ListPartsRequest,
    ListRulesetsRequest,
    ListRulesRequest,
    ListWordsRequest,
    Request,
    Ruleset,
    SettingValue,
)
from service.engine.hallertau.cards.printed_decks import CARDS
from service.engine.registry import LANGUAGES, ruleset
from service.errors import Reason, RefusedError


def cards(**asked: str) -> tuple[Any, ...]:
    return list_cards(ListCardsRequest(ruleset="hallertau", **asked)).cards


def refusal(call: Callable[[Any], Any], request: Request) -> RefusedError:
    with pytest.raises(RefusedError) as caught:
        call(request)
    return caught.value


def ruleset_message(name: str) -> Ruleset:
    """Return the message about one ruleset."""
    (game,) = [game for game in list_rulesets(ListRulesetsRequest()).rulesets if game.name == name]
    return game


def setting_rows(game: Ruleset) -> list[tuple[str, str, list[object], object]]:
    """Return name, type, values and default of each setting of a game."""
    return [
        (one.name, one.type, [value_of(value) for value in one.values], value_of(one.default_value))
        for one in game.settings
    ]


def value_of(value: SettingValue) -> object:
    """Return the one member of a value that is set."""
    (member,) = [one for one in (value.word, value.number, value.flag) if one is not None]
    return member


@pytest.mark.parametrize("name", ["hallertau", "lagranja"])
def test_settings_and_their_values_are_explained_in_every_language(name):
    translations = [
        next(game for game in list_rulesets(ListRulesetsRequest(language=language)).rulesets if game.name == name)
        for language in LANGUAGES
    ]
    for settings in zip(*(game.settings for game in translations), strict=True):
        assert len({one.description for one in settings}) == len(LANGUAGES)
        for one in settings:
            assert one.title
            assert len({value.title for value in one.values}) == len(one.values)


def test_list_rulesets_returns_seat_counts_settings_decks_and_languages():
    game = ruleset_message("hallertau")
    assert game.version == ruleset("hallertau").rules.version
    assert game.seat_counts == (1, 2, 3, 4)
    assert setting_rows(game) == [
        ("variant", "word", ["VARIANT_CARDS", "VARIANT_NO_CARDS"], "VARIANT_CARDS"),
        ("gateway", "number", [0, 1, 2, 3], 0),
        ("farmyard", "number", [4, 5, 6, 7], 4),
        ("sequential_progress", "flag", [False, True], False),
    ]
    assert (game.decks[0], len(game.decks)) == ("beginner", 10)
    assert game.languages == ("en", "pt", "it", "ru")


def test_a_setting_has_its_default_value():
    game = ruleset_message("lagranja")
    assert game.version == ruleset("lagranja").rules.version
    assert setting_rows(game) == [
        ("marker_limit", "flag", [False, True], True),
        ("open_vp", "flag", [False, True], False),
        (
            "extra_deliveries",
            "word",
            ["EXTRA_DELIVERIES_ONE_AT_A_TIME", "EXTRA_DELIVERIES_ALL_UP_FRONT"],
            "EXTRA_DELIVERIES_ONE_AT_A_TIME",
        ),
    ]
    assert game.decks == ("farm",)


def test_list_cards_returns_all_cards_in_the_order_of_their_numbers():
    assert [card.number for card in cards()] == sorted(CARDS)


def test_list_cards_of_a_deck_returns_only_this_deck():
    point = cards(deck="point")
    assert [card.number for card in point] == list(range(901, 926))
    assert {card.deck for card in point} == {"point"}


def test_every_deck_has_its_number_of_cards():
    game = ruleset_message("hallertau")
    assert [len(cards(deck=deck)) for deck in game.decks] == [30, 30, 30, 30, 35, 35, 35, 35, 45, 25]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Costs 3 Tools."), ("pt", "3 Ferramentas"), ("it", "3 strumenti")],
)
def test_the_text_of_a_card_is_in_the_requested_language(language, words):
    card = get_card(GetCardRequest(ruleset="hallertau", number=903, language=language)).card
    assert words.lower() in card.text.lower()
    assert card in cards(language=language)


def test_a_card_has_its_deck_kind_points_and_data():
    card = get_card(GetCardRequest(ruleset="hallertau", number=818)).card
    assert (card.deck, card.kind, card.vp) == ("bonus", "cost", 4)
    assert card.data == {"hallertau": CARDS[818]}
    assert get_card(GetCardRequest(ruleset="hallertau", number=208)).card.kind == "condition"


def test_a_card_has_a_name_and_a_text_for_each_of_its_options_or_edges():
    card = get_card(GetCardRequest(ruleset="hallertau", number=431, language="en")).card
    assert card.name == "Farmyard card 431"
    assert [(side.id, side.text) for side in card.sides] == [
        ("1", "Costs 1 Milk. Gives 1 Hide and 1 Bonus card."),
        ("2", "Costs 3 Milk. Gives 3 Hides and 1 Bonus card."),
        ("3", "Costs 5 Milk. Gives 5 Hides and 1 Bonus card."),
    ]
    assert get_card(GetCardRequest(ruleset="hallertau", number=818)).card.sides == ()
    curer = get_card(GetCardRequest(ruleset="lagranja", number=12, language="it")).card
    assert curer.name == "Salumiere"
    assert {side.id: side.text for side in curer.sides} == {
        "field": "Oliva",
        "barrow": "6 PV per 1 vino e 2 carni",
        "extension": "Limite di mano +1, rendita di 1 moneta, consegne extra +1",
        "helper": "Lavorare maiali ti costa 2 monete in meno (sempre)",
    }


@pytest.mark.parametrize("name", ["hallertau", "lagranja"])
def test_every_card_and_part_has_a_name_in_every_language_and_every_side_a_text(name):
    english = list_cards(ListCardsRequest(ruleset=name, language="en")).cards
    for language in LANGUAGES:
        cards = list_cards(ListCardsRequest(ruleset=name, language=language)).cards
        assert len({card.name for card in cards}) == len(cards)
        for card, other in zip(cards, english, strict=True):
            assert [side.id for side in card.sides] == [side.id for side in other.sides]
            assert all(side.text for side in card.sides)
            assert card.name != other.name or language != "ru"
        parts = list_parts(ListPartsRequest(ruleset=name, language=language)).parts
        assert len({(part.kind, part.name) for part in parts}) == len(parts)
        assert all(0 < len(part.name) <= 70 for part in parts)


def test_every_option_of_a_card_has_its_own_text():
    for number, row in CARDS.items():
        card = get_card(GetCardRequest(ruleset="hallertau", number=number)).card
        assert [side.id for side in card.sides] == [str(option) for option in range(1, len(row.options) + 1)]
        assert len({side.text for side in card.sides}) == len(card.sides)
        assert not any(" 0 " in side.text or "respectively" in side.text for side in card.sides)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_list_parts_returns_all_parts_with_texts_in_the_requested_language(language):
    game = ruleset("lagranja")
    listed = list_parts(ListPartsRequest(ruleset="lagranja", language=language)).parts
    parts, text = list(game.catalogue.parts()), game.texts[language]
    assert [(part.id, part.kind, part.data) for part in listed] == [
        (part.id, part.kind, {"lagranja": part.data}) for part in parts
    ]
    assert [part.text for part in listed] == [text.part(part) for part in parts]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "A card counts as played from the moment it lies face up"),
        ("pt", "Uma carta conta como jogada"),
        ("it", "Una carta conta come giocata"),
        ("ru", "Карта считается сыгранной"),
    ],
)
def test_list_rules_returns_the_rulings_in_the_requested_language(language, words):
    rules = {rule.id: rule.text for rule in list_rules(ListRulesRequest(ruleset="hallertau", language=language)).rules}
    assert rules["H-12"].startswith(words)
    assert {"p.12", "p.14", "H-20", "H-31", "H-36", "H-40", "H-82", "H-100", "P-4"} <= set(rules)


def test_equal_requests_get_the_same_cached_answer():
    first = ListCardsRequest(ruleset="hallertau", deck="hops", language="ru")
    again = ListCardsRequest(ruleset="hallertau", deck="hops", language="ru")
    assert list_cards(first) is list_cards(again)
    parts = ListPartsRequest(ruleset="hallertau", language="it")
    assert list_parts(parts) is list_parts(ListPartsRequest(ruleset="hallertau", language="it"))
    words = ListWordsRequest(ruleset="hallertau", language="it")
    assert list_words(words) is list_words(ListWordsRequest(ruleset="hallertau", language="it"))
    rules = ListRulesRequest(ruleset="hallertau", language="pt")
    assert list_rules(rules) is list_rules(ListRulesRequest(ruleset="hallertau", language="pt"))


@pytest.mark.parametrize(
    ("call", "asked", "says"),
    [
        (list_cards, ListCardsRequest(ruleset="chess"), "no ruleset is called 'chess'; there are: hallertau"),
        (get_card, GetCardRequest(ruleset=""), "no ruleset is called ''; there are: hallertau"),
        (list_parts, ListPartsRequest(ruleset="ludo"), "no ruleset is called 'ludo'; there are: hallertau"),
        (list_words, ListWordsRequest(ruleset="ludo"), "no ruleset is called 'ludo'; there are: hallertau"),
        (list_rules, ListRulesRequest(ruleset="go"), "no ruleset is called 'go'; there are: hallertau"),
        (
            list_cards,
            ListCardsRequest(ruleset="hallertau", deck="tarot"),
            "no deck is called 'tarot'; there are: beginner, advanced, expert, master, hops, sheep, field, jewelry",
        ),
    ],
)
def test_an_unknown_name_is_refused_with_a_list_of_the_known_names(call, asked, says):
    refused = refusal(call, asked)
    assert refused.reason is Reason.BAD_SETTING
    assert refused.message.startswith(says)


@pytest.mark.parametrize("number", [0, -1, 31, 999, 2**31 - 1])
def test_an_unknown_card_number_is_refused_with_a_hint_where_to_find_cards(number):
    refused = refusal(get_card, GetCardRequest(ruleset="hallertau", number=number))
    assert refused.reason is Reason.UNKNOWN_CARD
    assert refused.message.startswith(f"hallertau has no card {number}; list the cards of a deck")


def test_a_huge_name_is_shortened_in_the_refusal():
    assert len(refusal(list_cards, ListCardsRequest(ruleset="x" * 100_000)).message) < 200
