"""Redealing a Hallertau state: exactly what a seat cannot know is dealt again."""

from service.engine.hallertau.cards.decks import deck_of
from service.engine.hallertau.redeal import redeal
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.state import State
from service.engine.kernel.play import start
from service.engine.kernel.snapshot import copy, encode


def table(seats: int = 3) -> State:
    return start(RULES, {}, seats, "redeal")[0]


def imagined(state: State, seed: str, seat: int = 0) -> State:
    return redeal(copy(RULES, state), seat, seed)


def test_other_hands_are_dealt_again_also_if_a_question_depends_on_them():
    state = table()
    state.seats[1].ready_while_idle = True
    hands = {tuple(imagined(state, f"seed {number}").seats[1].hand) for number in range(10)}
    assert len(hands) > 5


def test_readiness_of_other_seats_is_reset():
    state = table()
    plain = encode(RULES, imagined(state, "a seed"))
    state.seats[1].ready_while_idle, state.seats[2].ready_through = True, 7
    assert encode(RULES, imagined(state, "a seed")) == plain
    state.seats[0].ready_while_idle = True
    assert imagined(state, "a seed").seats[0].ready_while_idle


def test_the_backs_of_cards_and_the_own_hand_stay():
    state = table()
    state.seats[1].discarded = [state.decks["bonus"].pop(), state.decks["point"].pop()]
    world = imagined(state, "a seed")
    assert world.seats[0].hand == state.seats[0].hand
    for there, here in zip(world.seats, state.seats, strict=True):
        assert [deck_of(card) for card in there.hand] == [deck_of(card) for card in here.hand]
        assert [deck_of(card) for card in there.discarded] == [deck_of(card) for card in here.discarded]
    assert world.seats[1].discarded != state.seats[1].discarded


def test_farmyard_cards_on_the_own_stable_board_are_unknown_to_their_owner():
    state = table()
    assert len({tuple(imagined(state, f"seed {number}").seats[0].farmyard) for number in range(10)}) > 5


def test_the_order_of_stacks_and_the_seed_are_replaced():
    state = table()
    world = imagined(state, "a seed")
    assert (world.seed, sorted(world.quadrant_stack)) == ("a seed", sorted(state.quadrant_stack))
    assert len({tuple(imagined(state, f"seed {number}").quadrant_stack) for number in range(10)}) > 3
    assert all(world.decks[deck] != state.decks[deck] for deck in state.decks)


def test_the_number_of_fresh_cards_in_another_hand_stays():
    state = table()
    gateway = [card for card in state.seats[1].hand if deck_of(card) == "gateway"]
    worlds = []
    for fresh in (gateway[:2], gateway[1:3]):
        state.seats[1].fresh = fresh
        worlds.append(imagined(state, "a seed"))
    assert encode(RULES, worlds[0]) == encode(RULES, worlds[1])
    fresh = worlds[0].seats[1].fresh
    assert len(fresh) == 2
    assert set(fresh) <= set(worlds[0].seats[1].hand)
