"""The card tables as a whole: complete, checked when they are loaded, and nearly all data."""

import pytest

from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.cards.printed_decks import CARDS, PRINTED_DECKS, is_cost, load

CODED = (
    v.Special,
    v.ClearSpace,
    v.ClearTopRows,
    v.TakeWorkers,
    v.UseSpace,
    v.SheepBack,
    v.KeepCrops,
)
"""Cards that are implemented by functions instead of data."""


def test_all_330_cards_exist():
    assert len(CARDS) == 330
    assert {card // 100: sum(1 for c in CARDS if c // 100 == card // 100) for card in CARDS} == {
        **dict.fromkeys((0, 1, 2, 3), 30),
        **dict.fromkeys((4, 5, 6, 7), 35),
        8: 45,
        9: 25,
    }


def test_at_least_313_cards_are_pure_data():
    coded = [n for n, card in CARDS.items() if any(isinstance(part, CODED) for part in (*card.do, *card.pay))]
    assert len(CARDS) - len(coded) == 313
    assert coded == [210, 222, 302, 312, 313, 314, 315, 316, 328, 419, 426, 531, 607, 627, 725, 726, 728]


def test_no_card_has_a_condition_and_a_cost():
    conditions = [n for n, card in CARDS.items() if card.when or any(option.when for option in card.options)]
    costs = [n for n, card in CARDS.items() if is_cost(card)]
    assert (len(conditions), len(costs)) == (192, 138)
    assert not set(conditions) & set(costs)


def test_numbers_by_option_are_as_many_as_the_options():
    for card in CARDS.values():
        for effect in card.do:
            for name in effect.__struct_fields__:
                value = getattr(effect, name)
                amounts = [number for _, number in value] if isinstance(effect, v.GetGoods) else [value]
                for amount in amounts:
                    if isinstance(amount, tuple) and amount and name in ("what", "number", "row", "times"):
                        assert len(amount) == len(card.options), card


def test_a_missing_card_is_detected():
    with pytest.raises(ValueError, match="beginner deck does not hold each of its 30 cards once"):
        load((PRINTED_DECKS[0][1:], *PRINTED_DECKS[1:]))


def test_a_duplicate_card_is_detected():
    with pytest.raises(ValueError, match="advanced deck"):
        load((PRINTED_DECKS[0], (*PRINTED_DECKS[1][:-1], PRINTED_DECKS[1][0]), *PRINTED_DECKS[2:]))


def test_a_card_without_condition_and_cost_is_detected():
    with pytest.raises(ValueError, match="card 925 has neither a condition nor a cost"):
        load((*PRINTED_DECKS[:-1], (*PRINTED_DECKS[-1][:-1], v.Card(925, vp=14))))
