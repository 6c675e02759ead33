"""One submission for several actions: a card with its payment and the cards played with it."""

from msgspec import Struct

from service.engine.hallertau.payments import Payment
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.verbs.end_turn import EndTurn
from service.engine.hallertau.verbs.give import Give
from service.engine.hallertau.verbs.place import Place
from service.engine.hallertau.verbs.play_card import PlayCard, PlayCardWith
from tests.hallertau.table import Table
from tests.hallertau.timing_table import cards_laid, choices, hand, table_with_hands


def play_typed(table: Table, *submitted: Struct, me: int = 0) -> Table:
    """Play by arguments instead of ids: each single action is the offered action with equal arguments."""
    for args in submitted:
        for single in RULES.spread(args):
            (action,) = [action for action in RULES.actions(table.state, me) if action.args == single]
            table.play(action.id, me=me)
    return table


def discard(card: int) -> Payment:
    return Payment(card=card)


def test_a_card_with_its_payment_and_another_card_is_one_submission():
    table = table_with_hands([634, 801, 821, 901], [], farmyard=6).give(clay=4)
    play_typed(table, PlayCardWith(634, payment=(discard(801), discard(901)), with_cards=(PlayCardWith(821),)))
    assert (cards_laid(table), hand(table)) == ([634, 821], [])
    assert (table.seat().discarded, table.good("clay")) == ([801, 901], 0)
    assert choices(table)[0] == "take:1wool", "634 is not carried out first"


def test_a_piece_with_only_one_possible_payment_need_not_be_named():
    table = play_typed(table_with_hands([805], []).give(card4=2), PlayCardWith(805))
    assert (table.seat().played, table.sheep()) == ([805], {"card4": 1})
    table = table_with_hands([805], []).give(card4=1, stables=1)
    play_typed(table, PlayCardWith(805, payment=(Payment(sheep_from="stables"),)))
    assert (table.seat().played, table.sheep()) == ([805], {"card4": 1})


def test_cards_are_played_in_the_order_of_the_arguments_each_with_its_own_cards():
    inner = PlayCardWith(2, 1, (discard(7),), (PlayCardWith(3),))
    single = RULES.spread(PlayCardWith(1, 0, (discard(5), discard(6)), (inner, PlayCardWith(4, 2))))
    assert single == (
        PlayCard(1, 0),
        Give(discard(5)),
        Give(discard(6)),
        PlayCard(2, 1),
        Give(discard(7)),
        PlayCard(3, 0),
        PlayCard(4, 2),
    )


def test_nested_cards_of_any_depth_are_expanded():
    deep = PlayCardWith(0)
    for card in range(1, 5000):
        deep = PlayCardWith(card, with_cards=(deep,))
    assert [play.card for play in RULES.spread(deep)] == list(range(4999, -1, -1))


def test_all_other_arguments_are_single_actions():
    assert RULES.spread(EndTurn()) == (EndTurn(),)
    assert RULES.spread(Place("nursery", 1)) == (Place("nursery", 1),)
    assert RULES.spread(PlayCard(217, 2)) == (PlayCard(217, 2),)
