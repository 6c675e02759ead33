"""The siesta track: discs, stacks and the order that is read off them (§8.0, T2)."""

from collections.abc import Iterator

from service.engine.kernel.event import Event
from service.engine.kernel.option import Option
from service.engine.lagranja import args, events, farm, frames, options
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.state import State, siesta_position
from service.engine.lagranja.vocabulary import Siesta


def steps_left(state: State, me: int) -> int:
    """How far a disc can still go: the last position is a hard stop."""
    return len(state.track) - 1 - siesta_position(state, me)


def advance(state: State, me: int, steps: int, log: list[Event]) -> None:
    """A disc moves and goes on top; one that does not move keeps its place in the stack (G-23, G-24)."""
    here = siesta_position(state, me)
    to = min(here + steps, len(state.track) - 1)
    if to > here:
        state.track[here].remove(me)
        state.track[to].append(me)
        log.append(Event(events.DiscMoved(me, to)))


def read_order(state: State) -> list[int]:
    """Furthest first; on one position the upper disc before the lower."""
    return [seat for discs in reversed(state.track) for seat in reversed(discs)]


def stack_by_order(state: State) -> None:
    """All discs go back to the start, the first seat on top."""
    state.track = [list(reversed(state.order)), *([] for _ in state.track[1:])]


def offer_siesta(state: State, me: int, frame: frames.Siesta) -> Iterator[Option]:
    """Up to so many steps, as far as the track goes."""
    yield from map(options.siesta, range(min(frame.steps, steps_left(state, me)), 0, -1))
    yield options.DECLINE


def resolve_siesta(
    state: State, me: int, frame: frames.Siesta | frames.Advance, chosen: args.Siesta, log: list[Event]
) -> None:
    """The disc moves at once (G-24); steps that are left stay offered (G-70).

    After the move of T2 a usable siesta roof opens a window (G-26).
    """
    advance(state, me, chosen.steps, log)
    if not steps_left(state, me):
        return
    if isinstance(frame, frames.Siesta):
        if chosen.steps < frame.steps:
            state.stack.append(frames.Siesta(me, frame.steps - chosen.steps))
    elif has_siesta_roof(state, me):
        state.stack.append(frames.EndTurn(me))


def hats(state: State, me: int) -> int:
    """How many steps the disc of a seat advances in T2."""
    return farm.changed(state, me, "siesta_hats", edition_of(state).hats[state.seats[me].donkey])


def steps_due(state: State, me: int) -> int:
    """How many of the hats the track has room for."""
    return min(hats(state, me), steps_left(state, me))


def offer_advance(state: State, me: int, frame: frames.Advance) -> Iterator[Option]:
    """T2: the disc must advance by all hats; one that cannot move leaves only the end of the turn (§8.2)."""
    due = steps_due(state, me)
    yield options.siesta(due) if due else options.END_TURN


def has_siesta_roof(state: State, me: int) -> bool:
    """Whether a seat has an unused roof for siesta steps that can be used in the transport phase."""
    tiles = edition_of(state).roofs
    return any(
        isinstance(effect, Siesta)
        for roof in state.seats[me].roofs
        if roof.up and (not tiles[roof.tile].phases or "transport" in tiles[roof.tile].phases)
        for effect in tiles[roof.tile].effects
    )
