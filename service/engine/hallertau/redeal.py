"""Redeals what a viewer cannot see: the seed, the order of stacks, face-down cards and other hands (H-101)."""

from service.engine.hallertau.cards.decks import deck_of
from service.engine.hallertau.state import Seat, State
from service.engine.kernel.event import Viewer
from service.engine.kernel.rng import Stream


def redeal(state: State, viewer: Viewer, seed: str) -> State:
    """Replace, in place, everything that a viewer cannot know by a draw from a seed.

    The result depends only on the seed and on what the viewer knows. So unseen cards are sorted before they are
    shuffled, and what other seats confirmed in advance, which only they see, is cleared.
    """
    for seat in others(state, viewer):
        seat.ready_through, seat.ready_while_idle = 0, False
    redeal_stacks(state, seed)
    redeal_cards(state, viewer, seed)
    return state


def redeal_stacks(state: State, seed: str) -> None:
    """Give the table another seed, and the stack of Quadrant cards another order."""
    state.seed = seed
    state.quadrant_stack = Stream(seed, "redeal").shuffle(sorted(state.quadrant_stack))


def redeal_cards(state: State, viewer: Viewer, seed: str) -> None:
    """Mix the cards of each deck that the viewer cannot see: stacks, other hands and discards, all Stable boards."""
    for deck in state.decks:
        redeal_deck(state, viewer, deck, Stream(seed, deck))
    for seat in others(state, viewer):
        seat.hand.sort()


def redeal_deck(state: State, viewer: Viewer, deck: str, stream: Stream) -> None:
    """Mix the cards of one deck; in other hands as many as before are fresh (just drawn)."""
    hidden = others(state, viewer)
    places = [state.decks[deck], *(seat.discarded for seat in hidden)]
    places += [seat.farmyard for seat in state.seats] if deck == "farmyard" else []
    unseen = [(place, index) for place in places for index, card in enumerate(place) if deck_of(card) == deck]
    hands = [(seat, [card for card in seat.hand if deck_of(card) == deck]) for seat in hidden]
    cards = [place[index] for place, index in unseen] + [card for _, held in hands for card in held]
    mixed = iter(stream.shuffle(sorted(cards)))
    for place, index in unseen:
        place[index] = next(mixed)
    for seat, held in hands:
        replace_in_hand(seat, held, [next(mixed) for _ in held])


def replace_in_hand(seat: Seat, old: list[int], new: list[int]) -> None:
    """Exchange the cards of one deck in a hand; the first new ones take the places of the fresh ones."""
    fresh = [index for index, card in enumerate(seat.fresh) if card in old]
    seat.hand = [card for card in seat.hand if card not in old] + new
    for index, card in zip(fresh, new, strict=False):
        seat.fresh[index] = card


def others(state: State, viewer: Viewer) -> list[Seat]:
    """Return the seats whose hands the viewer does not see."""
    return [seat for me, seat in enumerate(state.seats) if me != viewer]
