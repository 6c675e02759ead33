"""Idle seats: those that need not be asked, because they have nothing to play or confirmed in advance."""

from service.engine.hallertau.state import Seat, State
from service.engine.hallertau.verbs.play_card import offer_plays


def is_idle(state: State, me: int) -> bool:
    """Return whether a seat has an empty hand, or cannot play a card and wants to be asked only if it can (H-09)."""
    seat = state.seats[me]
    return not seat.hand or (seat.ready_while_idle and next(offer_plays(state, me), None) is None)


def confirms(state: State, me: int) -> bool:
    """Return whether a stop point of this Phase need not wait for a seat (H-09)."""
    return is_idle(state, me) or state.seats[me].ready_through >= state.phase > 0


def end_just(seat: Seat) -> None:
    """Clear what a seat has just done and just got, at a confirmation or the end of a turn (H-20, H-28)."""
    seat.triggers.clear()
    seat.fresh.clear()
