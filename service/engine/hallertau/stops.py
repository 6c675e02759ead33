"""Stop points: where the game waits until every seat with cards in hand has confirmed."""

from service.engine.hallertau import frames
from service.engine.hallertau.state import State


def open_stop(state: State, name: str) -> None:
    """Open a stop point, which waits for every seat with cards in hand; other seats confirm automatically (H-09)."""
    state.stop = name
    reopen_stop(state)


def reopen_stop(state: State) -> None:
    """Open the stop point again for all who have cards, after a play, its end, or a new card in a hand (H-09).

    Phase 9 is a stop point too: a seat that was done is asked again.
    """
    for seat in state.seats:
        if not seat.hand:
            continue
        if state.stop and not any(isinstance(frame, frames.Stop) for frame in seat.frames):
            seat.frames.insert(0, frames.Stop(state.stop))
        if seat.frames and isinstance(seat.frames[0], frames.Done):
            seat.frames[0] = frames.Done(again=True)
