"""The siesta track: discs, stacks and the order of play that results from them (§8.0, T2)."""

from service.engine.kernel.event import Event
from service.engine.lagranja import events, farm
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.state import State, siesta_position


def steps_left(state: State, me: int) -> int:
    """Return how far a disc can still advance; it stops at the last position."""
    return len(state.track) - 1 - siesta_position(state, me)


def advance(state: State, me: int, steps: int, log: list[Event]) -> None:
    """Move a disc and put it on top; one that does not move keeps its place in the stack (G-23, G-24)."""
    here = siesta_position(state, me)
    to = min(here + steps, len(state.track) - 1)
    if to > here:
        state.track[here].remove(me)
        state.track[to].append(me)
        log.append(Event(events.DiscMoved(me, to)))


def read_order(state: State) -> list[int]:
    """Return the order of play: furthest first; on one position the upper disc before the lower."""
    return [seat for discs in reversed(state.track) for seat in reversed(discs)]


def stack_by_order(state: State) -> None:
    """Put all discs back to the start, the first seat on top."""
    state.track = [list(reversed(state.order)), *([] for _ in state.track[1:])]


def hats(state: State, me: int) -> int:
    """Return how many steps the disc of a seat advances in T2."""
    return farm.changed(state, me, "siesta_hats", edition_of(state).hats[state.seats[me].donkey])


def steps_due(state: State, me: int) -> int:
    """Return how many of the hats the track has room for."""
    return min(hats(state, me), steps_left(state, me))
