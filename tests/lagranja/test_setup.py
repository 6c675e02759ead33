"""The state before the first round, and its random streams."""

import pytest

from service.engine.kernel.event import EVERYBODY
from service.engine.kernel.rng import Stream
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.events import OrderSet, StallPlaced
from service.engine.lagranja.goods import COMMODITY, SILVER
from service.engine.lagranja.setup import setup
from service.engine.lagranja.state import NEUTRAL, Settings, State, total_vp


def new_table(seats: int, seed: str = "esporles", log=None) -> State:
    return setup(Settings(), CORE, seats, seed, [] if log is None else log)


def test_the_streams_give_the_vectors_of_the_specification():
    dice = Stream("esporles", "dice:1")
    assert [dice.die() for _ in range(9)] == [2, 5, 4, 2, 1, 1, 6, 3, 1]
    assert Stream("esporles", "deck:0").shuffle(range(1, 67))[:8] == [66, 25, 61, 35, 2, 22, 3, 1]
    assert [building + 1 for building in new_table(2).blocked] == [1, 6, 2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_seat_begins_with_a_vp_a_silver_a_commodity_and_four_cards(seats):
    state = new_table(seats)
    for seat in state.seats:
        assert (total_vp(seat), seat.goods[SILVER], seat.goods[COMMODITY], sum(seat.goods)) == (1, 1, 1, 2)
        assert len(seat.hand) == 4
    assert len(state.deck) == 66 - 4 * seats
    assert sorted([*state.deck, *(card for seat in state.seats for card in seat.hand)]) == list(range(1, 67))


def test_the_first_seat_in_player_order_gets_the_first_four_cards():
    state = new_table(4)
    assert sorted([66, 25, 61, 35]) == state.seats[state.order[0]].hand
    assert sorted([2, 22, 3, 1]) == state.seats[state.order[1]].hand


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_order_is_clockwise_from_a_random_first_seat(seats):
    firsts = set()
    for number in range(30):
        order = new_table(seats, f"seed {number}").order
        assert order == [(order[0] + offset) % seats for offset in range(seats)]
        firsts.add(order[0])
    assert firsts == set(range(seats))


@pytest.mark.parametrize(("seats", "kept"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_as_many_roofs_of_round_1_as_seats_lie_face_up(seats, kept):
    found = {tile for number in range(30) for tile in new_table(seats, f"seed {number}").roofs}
    assert len(new_table(seats).roofs) == kept
    assert found == {"R1a", "R1b", "R1c", "R1d"}


def test_the_discs_are_stacked_with_the_first_seat_on_top():
    state = new_table(4)
    assert state.track[0] == list(reversed(state.order))
    assert all(discs == [] for discs in state.track[1:])


def test_in_a_solo_game_chance_decides_who_starts_and_has_the_space_2():
    ways = set()
    for number in range(20):
        state = new_table(1, f"seed {number}")
        mine, neutral = (CORE.value[state.market.index(owner)] for owner in (0, NEUTRAL))
        assert state.starts == (mine == 2)
        assert [mine, neutral] == Stream(f"seed {number}", "solo-order").shuffle([2, 3])
        ways.add((mine, neutral))
    assert ways == {(2, 3), (3, 2)}


def test_the_solo_setup_has_public_events_for_both_stalls_and_the_start():
    for number in range(8):
        log = []
        state = new_table(1, f"seed {number}", log)
        mine, neutral = (CORE.spaces[state.market.index(owner)].id for owner in (0, NEUTRAL))
        public = [event.body for event in log if isinstance(event.body, StallPlaced | OrderSet)]
        assert public == [StallPlaced(0, mine), StallPlaced(None, neutral), OrderSet((0,), state.starts)]


def test_three_different_buildings_are_blocked():
    assert all(len(set(new_table(2, f"seed {number}").blocked)) == 3 for number in range(50))


def test_dealt_cards_are_visible_to_their_seat_only():
    log = []
    state = new_table(3, log=log)
    dealt = [event for event in log if event.learned and EVERYBODY not in event.learned]
    assert [event.learned for event in dealt] == [(seat,) for seat in state.order]
    assert all(event.body.cards == () for event in dealt)
    assert [sorted(event.private[seat].cards) for event, seat in zip(dealt, state.order, strict=True)] == [
        state.seats[seat].hand for seat in state.order
    ]
