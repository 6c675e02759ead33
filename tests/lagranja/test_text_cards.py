"""The texts of the cards: they contain all four edges and every effect."""

import re

import pytest
from msgspec.structs import replace

from service.engine.lagranja import vocabulary as v
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.text.effects import EffectWriter
from service.engine.lagranja.text.game_text import TEXTS
from service.engine.lagranja.text.languages import LANGUAGE
from service.engine.registry import LANGUAGES
from tests.lagranja.text_samples import HELPERS, farm_card, written

CARDS = sorted(CORE.cards)


def helper_text(number: int, lang: str) -> str:
    """Return the text after the name of the lowest edge."""
    return TEXTS[lang].writer.helper(CORE.cards[number].helper)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_66_cards_begin_with_a_capital_and_end_with_a_full_stop(lang):
    texts = [written(TEXTS[lang].card(number)) for number in CARDS]
    assert len(set(texts)) == 66
    assert all(text.endswith(".") and text[0].isupper() for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_a_helper_is_in_its_text(lang):
    for number in CARDS:
        edge, said = CORE.cards[number].helper, re.findall(r"\d+", helper_text(number, lang))
        numbers = [effect.amount for effect in edge.effects if isinstance(effect, v.Gain | v.GainChoice)]
        numbers += [amount for name in v.Cost.__struct_fields__ if (amount := getattr(edge.cost, name, 0))]
        numbers += [abs(modifier.delta) or modifier.value for modifier in edge.modifiers]
        for one in filter(None, numbers):
            assert str(one) in said, (number, one, said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_helpers_have_equal_texts_exactly_if_they_have_equal_effects(lang):
    texts: dict[str, object] = {}
    for number in CARDS:
        edge = CORE.cards[number].helper
        bare = replace(edge, summary="", note="", provenance="", sources=())
        text = f"{TEXTS[lang].writer.frame(edge)}: {helper_text(number, lang)}"
        assert texts.setdefault(text, bare) == bare, text
    assert len(texts) == 66


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_roof_craft_tile_revenue_space_and_trade_has_a_text(lang):
    writer = TEXTS[lang].writer
    functions = {tile.function: written(writer.roof(tile)) for tile in CORE.roofs.values()}
    assert len(set(functions.values())) == len(functions) == 14
    tiles = [written(writer.permanent(building.permanent)) for building in CORE.buildings]
    assert len(set(tiles)) == 6
    assert len({written(writer.effects(building.immediate)) for building in CORE.buildings}) == 6
    assert len({written(writer.effects(effects)) for effects in CORE.revenue.values()}) == 6
    assert len({written(writer.effects(trade.effects)) for trade in CORE.trades.values()}) == 5


def test_the_text_of_a_roof_names_its_phases_only_if_it_has_some():
    writer = TEXTS["en"].writer
    assert writer.roof(CORE.roofs["R1a"]) == "gain 1 olive"
    delivery = "make 1 delivery, only in the revenue or transport phase"
    assert writer.roof(CORE.roofs["R4b"]) == delivery


def test_the_text_says_may_for_a_reaction_with_a_cost_and_not_for_an_action_with_a_cost():
    """G-52: a cost can be declined, even if the edition does not say so."""
    helper = replace(HELPERS[2], optional=False)
    assert "you may pay 1 silver" in TEXTS["en"].writer.helper(helper)
    assert "you may" not in helper_text(39, "en")


def test_a_changed_number_of_an_edge_changes_the_text():
    writer = TEXTS["en"].writer
    card = farm_card(HELPERS[0])
    assert "Barrow worth 4 VP: 2 grain and 1 wine." in writer.card(card)
    assert "Barrow worth 6 VP" in writer.card(replace(card, barrow=replace(card.barrow, value=6)))
    assert "Field: grape." in writer.card(replace(card, field="grape"))
    assert "pig spaces +2" in writer.card(replace(card, extension=replace(card.extension, pig_space=2)))
    twice = replace(HELPERS[0], modifiers=(v.Modifier("pig_capacity", delta=-1),))
    assert writer.card(replace(card, helper=twice)).endswith("Helper (always): you have 1 pig space less.")


def test_a_missing_template_is_an_error():
    english = LANGUAGE["en"]
    short = {key: text for key, text in english.templates.items() if key != "effect.move_stall"}
    with pytest.raises(KeyError, match=r"effect\.move_stall"):
        EffectWriter(replace(english, templates=short)).effect(v.MoveStall("adjacent_empty", False))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(53, 58))
def test_the_text_of_a_helper_of_a_revenue_space_names_the_die(number, lang):
    """G-62: the Merchant carries out a space without a die."""
    assert LANGUAGE[lang].fill("part.picks.any") in helper_text(number, lang)
