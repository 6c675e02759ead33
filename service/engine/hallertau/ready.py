"""Who must be asked: stop points, the end of a turn, and what a seat said ahead about being ready."""

from collections.abc import Iterator
from typing import Final

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.state import State, everybody_else
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option

STOP_PHASES: Final = (1, 2, 3, 4, 5, 6, 7)


def offer_stop(state: State, me: int, frame: frames.Stop) -> Iterator[Option]:
    """Confirm, also ahead: through a later Phase of the Round, or whenever nothing is playable."""
    yield options.READY
    if state.phase:
        yield from (options.ready_through(phase) for phase in STOP_PHASES if phase > state.phase)
    if not state.seats[me].ready_while_idle:
        yield options.READY_WHILE_IDLE


def offer_ready_off(state: State, me: int) -> Iterator[Option]:
    """Being asked again is possible at any time."""
    seat = state.seats[me]
    if seat.ready_while_idle or seat.ready_through:
        yield options.READY_OFF


def resolve_ready(state: State, me: int, frame: frames.Stop, chosen: args.Ready, log: list[Event]) -> None:
    """The stop point is confirmed."""
    log.append(Event(events.Confirmed(me, frame.name)))


def resolve_ready_through(
    state: State, me: int, frame: frames.Stop, chosen: args.ReadyThrough, log: list[Event]
) -> None:
    """This stop point and those of the Round through a Phase are confirmed."""
    state.seats[me].ready_through = chosen.phase
    log.append(Event(events.Confirmed(me, frame.name)))


def resolve_ready_while_idle(
    state: State, me: int, frame: frames.Stop, chosen: args.ReadyWhileIdle, log: list[Event]
) -> None:
    """The seat is asked again if there is something to play; from now on its timing tells others of its hand (H-09)."""
    state.seats[me].ready_while_idle = True
    state.seats[me].frames.append(frame)
    mine = events.Readiness(me, while_idle=True)
    log.append(Event(events.Readiness(me), {me: mine}, learned=everybody_else(state, me)))


def resolve_ready_off(state: State, me: int, log: list[Event]) -> None:
    """From now on the seat is asked at every stop point."""
    state.seats[me].ready_through = 0
    state.seats[me].ready_while_idle = False
    log.append(Event(events.Readiness(me)))
