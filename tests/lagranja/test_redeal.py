"""Redealing a La Granja state: exactly what a seat cannot know is dealt again."""

from service.engine.kernel.snapshot import copy, encode
from service.engine.lagranja.frames import Look
from service.engine.lagranja.redeal import redeal
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import State, total_vp
from tests.lagranja.table import Table


def imagined(state: State, seed: str, seat: int = 0) -> State:
    return redeal(copy(RULES, state), seat, seed)


def test_the_deck_and_other_hands_are_dealt_again():
    state = Table().hand(8, 13).hand(20, 21, me=1).state
    worlds = [imagined(state, f"seed {number}") for number in range(10)]
    assert len({tuple(world.seats[1].hand) for world in worlds}) > 5
    assert all(world.seats[0].hand == [8, 13] for world in worlds)
    assert all(world.deck != state.deck for world in worlds)


def test_cards_that_the_seat_looks_at_stay_on_the_deck():
    state = Table().deck(14, 17).turn(Look(0, 2, 1), "F1").state
    assert imagined(state, "a seed").deck[:2] == [14, 17]
    assert len({tuple(imagined(state, f"seed {number}", seat=1).deck[:2]) for number in range(10)}) > 5


def test_secret_vp_of_others_are_replaced_and_open_ones_stay():
    for open_vp in (False, True):
        state = Table(open_vp=open_vp).give(vp=7).give(me=1, vp=3).state
        before = encode(RULES, imagined(state, "a seed"))
        state.seats[1].vp[0] += 40
        assert (encode(RULES, imagined(state, "a seed")) == before) is not open_vp
        assert total_vp(imagined(state, "a seed").seats[0]) == 7


def test_a_chosen_donkey_of_another_seat_stays_only_after_it_is_revealed():
    table = Table().go_to("T1")
    table.state.seats[1].donkey = 4
    assert {imagined(table.state, f"seed {number}").seats[1].donkey for number in range(40)} == {1, 2, 3, 4}
    table.state.revealed = True
    assert {imagined(table.state, f"seed {number}").seats[1].donkey for number in range(40)} == {4}


def test_the_seed_of_future_random_numbers_is_replaced():
    assert imagined(Table().state, "a seed").seed == "a seed"
