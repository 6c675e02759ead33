"""Opportunities to act before something is lost, and effects that their own price makes useless."""

from service.engine.lagranja import frames
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.verbs.last_die import LastDieCarriedOut, LastDieLeft
from tests.lagranja.table import Table

EXTRA_DELIVERY = next(
    number for number, card in sorted(RULES.edition.cards.items()) if card.extension.extra_delivery == 1
)


def last(table, number):
    table.dice(number).state.last_die = number
    return table.go_to("R3").settle()


def test_a_pig_space_can_be_freed_before_the_last_die_gives_a_pig():
    table = last(Table().give(pig=2, silver=3), 1).play("upgrade:pig", "last_die:1")
    assert table.goods() == {"meat": 1, "pig": 2}
    assert table.state.stack == [frames.EndTurn(0)]


def test_a_resource_can_be_bought_for_the_last_die():
    table = last(Table().give(silver=3).discs(6, 0), 5)
    table.play("buy:olive", "last_die:5", "choose:1", "upgrade:olive@store:free", "decline")
    assert table.goods() == {"food": 1}


def test_a_helper_that_waits_for_the_last_die_can_be_played_with_a_commodity():
    """G-04: spaces 1 and 4 ask nothing, so the seat is asked before the die."""
    table = last(Table().give(commodity=1).hand(53), 4)
    table.play("trade_commodity:card", "choose:2", "play_card:53/helper", "last_die:4")
    assert table.goods() == {"silver": 6}
    table = last(Table().give(commodity=1).hand(56), 1)
    table.play("trade_commodity:card", "choose:2", "play_card:56/helper", "last_die:1")
    assert (table.goods(), table.vp()) == ({"pig": 1}, 1)


def test_a_seat_without_any_possible_action_is_not_asked_before_the_last_die():
    table = last(Table().hand(53), 4)
    assert (table.state.stack, table.goods()) == ([frames.EndTurn(0)], {"silver": 4})


def test_a_last_die_with_a_choice_needs_no_turn_before_it():
    assert last(Table().give(commodity=1).hand(55), 3).refuses("last_die:3")


def test_a_last_die_without_effect_is_still_announced():
    table = last(Table().discs(6, 0), 5).play("last_die:5")
    assert table.events(LastDieCarriedOut) == [LastDieCarriedOut(0, 5)]


def test_the_last_die_is_announced_once_however_many_seats_are_asked_before_it():
    """G-04: both seats are asked, because a pig would have no space."""
    table = Table().give(pig=2).give(1, pig=2).dice(1).go_to("last_die").settle()
    assert table.offered("last_die") == {"1"}
    table.play("last_die:1", "end_turn", "last_die:1", "end_turn")
    assert table.events(LastDieLeft) == [LastDieLeft(1)]
    assert table.events(LastDieCarriedOut) == [LastDieCarriedOut(0, 1), LastDieCarriedOut(1, 1)]


def test_the_last_die_is_not_an_own_choice():
    table = last(Table().give(pig=2, silver=3).helpers(51), 1)
    assert table.refuses("use_helper:51")


def test_the_silver_of_the_porter_can_pay_for_his_delivery():
    table = Table().helpers(3).tiles("trading_house").give(silver=1).barrow(21).dice(6, 4)
    table.turn(frames.TakeDie(0, "first"), "R1").play("take_die:6", "use_helper:3", "choose:2")
    assert {"decline", "buy:olive"} <= table.offers()
    table.play("buy:olive", "choose:1", "deliver:olive@store>21")
    assert table.seat().barrows[0].filled == 1


def test_the_village_elder_stays_until_he_has_marked_a_space():
    table = Table().helpers(5, 1, 6).hand(8).give(commodity=1).go_to("R0").settle().play("use_helper:5")
    assert table.offers() == {f"mark_space:{number}" for number in range(1, 7)}


def test_silver_of_a_forgone_delivery_is_not_lost():
    table = Table().give(silver=1, olive=25).deliveries().play("deliver:silver>trading_house", "forgo")
    table.play("deliver:olive@store>greengrocer")
    assert (table.good("silver"), table.good("olive")) == (1, 24)


def test_the_almanac_reader_sees_three_cards_although_the_deck_has_fewer():
    table = Table().helpers(22).hand(60).turn(frames.EndTurn(0), "F4")
    table.state.discard, table.state.deck = [card for card in table.state.deck if card != 7], [7]
    table.play("use_helper:22", "discard:60")
    assert len(table.offered("keep")) == 3
    assert "7" in table.offered("keep")


def test_in_t4_the_view_shows_the_current_number_of_extra_deliveries():
    """G-37: the limit follows the symbols on the farm; the rest is the limit without the bought ones."""
    table = Table().go_to("T4").settle()
    assert (seat_view(table).extra_delivery_limit, seat_view(table).left) == (1, (1,))
    table.extensions(EXTRA_DELIVERY)
    assert (seat_view(table).extra_delivery_limit, seat_view(table).left) == (2, (2,))
    table.give(silver=1, olive=1).play("buy_extra_delivery:1", "decline")
    assert (seat_view(table).extra_delivery_limit, seat_view(table).left) == (2, (1,))


def test_an_extension_played_in_t4_gives_its_extra_delivery_at_once():
    """G-37, §8.4."""
    table = Table().hand(EXTRA_DELIVERY).give(silver=3, olive=1, grain=1, commodity=1).go_to("T4").settle()
    table.play("buy_extra_delivery:1", "deliver:olive@store>greengrocer")
    assert table.refuses("buy_extra_delivery:1")
    table.play("trade_commodity:card", "choose:2", f"play_card:{EXTRA_DELIVERY}/extension", "pay:silver")
    assert "buy_extra_delivery:1" in table.offers()
    table.play("buy_extra_delivery:1")
    assert table.refuses("buy_extra_delivery:1")


def test_a_symbol_that_leaves_the_farm_removes_its_extra_delivery():
    """G-37: a helper with one more extra delivery is replaced by another one."""
    table = Table().helpers(7, 1, 9).hand(60).give(silver=2, grain=2, commodity=1).go_to("T4").settle()
    table.play("buy_extra_delivery:1", "deliver:grain@store>greengrocer")
    assert "buy_extra_delivery:1" in table.offers()
    table.play("trade_commodity:card", "choose:2", "play_card:60/helper-7")
    assert table.refuses("buy_extra_delivery:1")


def seat_view(table):
    return RULES.view(table.state, 0).seats[0]


def test_an_effect_that_its_own_price_makes_useless_is_not_offered():
    assert Table().give(silver=1).go_to("T4").settle().offers() == {"end_turn"}
    assert "buy_extra_delivery:1" in Table().give(silver=2).go_to("T4").settle().offers()
    assert Table().helpers(63).give(commodity=1).deliveries(0).refuses("use_helper:63")
    assert Table().helpers(64).give(silver=2).hand(60).turn(frames.EndTurn(0), "F2").refuses("use_helper:64")
