"""Labels of La Granja say what an action costs and brings: extensions and helpers."""

import pytest

from service.engine.kernel.action import Action
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.text.game_text import TEXTS
from service.engine.lagranja.verbs.play_card import play_card_action
from tests.lagranja.table import Table

GOODS = {"olive": 1, "grain": 1, "grape": 1, "silver": 3}


def extension(table: Table) -> Action:
    """Return the action of playing card 20 as an extension, whether it is legal or blocked."""
    found = [*RULES.actions(table.state, 0), *(one.action for one in RULES.blocked(table.state, 0))]
    return next(action for action in found if action.id == "play_card:20/extension")


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", " as an extension for 1 kind of farm good: ", " for 2 different kinds of farm goods: "),
        ("pt", " como ampliação por 1 tipo de bem rural: ", " por 2 tipos diferentes de bens rurais: "),
        ("it", " come ampliamento per 1 tipo di bene della fattoria: ", " per 2 tipi diversi di beni della fattoria: "),
        ("ru", " как пристройку за 1 вид имущества фермы: ", " за 2 разных вида имущества фермы: "),
    ],
)
def test_the_label_of_an_extension_says_its_price(lang, one, two):
    label = TEXTS[lang].label
    assert one in label(extension(Table().hand(20).give(**GOODS).settle()))
    assert two in label(extension(Table().hand(20).give(**GOODS).extensions(17).settle()))


def test_the_label_of_an_extension_has_the_discount_of_a_helper():
    table = Table().hand(20).give(**GOODS).extensions(17, 23).helpers(32).settle()
    assert " for 2 different kinds of farm goods: " in TEXTS["en"].label(extension(table))


def test_the_label_of_an_extension_that_cannot_be_paid_says_its_price():
    table = Table().hand(20).give(olive=1).extensions(17, 23).settle()
    assert "play_card:20/extension" not in table.offers()
    assert " for 3 different kinds of farm goods: " in TEXTS["en"].label(extension(table))


def test_the_price_of_an_extension_is_not_part_of_its_arguments():
    cheap, dear = Table().hand(20).give(**GOODS), Table().hand(20).give(**GOODS).extensions(17)
    assert extension(cheap.settle()).args == extension(dear.settle()).args


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "when the new order of play is set, if you are last in the order of play: gain 3 silver"),
        ("pt", "quando a nova ordem de jogo for definida, se você for o último na ordem de jogo: receber 3 pratas"),
    ],
)
def test_the_label_of_a_helper_says_when_it_works(lang, text):
    assert text in TEXTS[lang].label(play_card_action(26, "helper"))


@pytest.mark.parametrize("lang", TEXTS)
def test_the_label_of_a_helper_has_its_whole_text(lang):
    text = TEXTS[lang]
    for number, card in text.edition.cards.items():
        assert text.label(play_card_action(number, "helper")).endswith(f": {text.writer.helper(card.helper)}")
