"""Redeals what a viewer cannot see: the seed, the deck, other hands, committed donkeys and secret VP."""

from typing import Final

from service.engine.kernel.event import Viewer
from service.engine.kernel.rng import Stream
from service.engine.lagranja import frames
from service.engine.lagranja.state import VP_SOURCES, State
from service.engine.lagranja.verbs import choose_donkey

SUPPOSED_VP: Final = 20
"""The secret VP that every other seat is assumed to have: more than a seat pays within a round."""


def redeal(state: State, viewer: Viewer, seed: str) -> State:
    """Replace, in place, everything that a viewer cannot know by a draw from a seed.

    The result depends only on the seed and on what the viewer knows; so unseen cards are sorted before the shuffle.
    """
    state.seed = seed
    redeal_cards(state, viewer, seed)
    redeal_donkeys(state, viewer, seed)
    if not state.open_vp and not state.over:
        for me, seat in enumerate(state.seats):
            if me != viewer:
                seat.vp = [0] * len(VP_SOURCES)
                seat.vp[VP_SOURCES.index("effects")] = SUPPOSED_VP
    return state


def redeal_cards(state: State, viewer: Viewer, seed: str) -> None:
    """Mix the deck and the hands of others; what the viewer is looking at stays on top of the deck."""
    top = state.stack[-1] if state.stack else None
    seen = top.count if isinstance(top, frames.Look) and top.seat == viewer else 0
    others = [seat for me, seat in enumerate(state.seats) if me != viewer]
    unseen = sorted([*state.deck[seen:], *(card for seat in others for card in seat.hand)])
    mixed = Stream(seed, "redeal").shuffle(unseen)
    for seat in others:
        number = len(seat.hand)
        seat.hand, mixed = sorted(mixed[:number]), mixed[number:]
    state.deck[seen:] = mixed


def redeal_donkeys(state: State, viewer: Viewer, seed: str) -> None:
    """Draw new hidden donkey tokens for the other seats."""
    lot = Stream(seed, "donkeys")
    for me, seat in enumerate(state.seats):
        if me != viewer and seat.donkey and not state.revealed:
            tokens = choose_donkey.available(state, me)
            seat.donkey = tokens[lot.uniform(len(tokens))]
