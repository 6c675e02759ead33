"""Confirm stop points, now or in advance, and withdraw confirmations given in advance."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.idle import confirms, end_just
from service.engine.hallertau.state import State, everybody_else
from service.engine.hallertau.verb import ANYTIME, SIMULTANEOUS, Args, Default, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event

STOP_PHASES: Final = (1, 2, 3, 4, 5, 6, 7)


class Ready(Args, frozen=True, tag="ready"):
    """Confirm a stop point."""

    def default(self) -> Default:
        """Return LEAVE: confirming leaves the stop point."""
        return Default.LEAVE


class ReadyThrough(Args, frozen=True, tag="ready_through"):
    """Confirm this and all stop points of the Round through a Phase."""

    phase: int


class ReadyWhileIdle(Args, frozen=True, tag="ready_while_idle"):
    """Confirm every stop point at which no card can be played, until `ready_off`."""

    is_unit: ClassVar[bool] = False


class ReadyOff(Args, frozen=True, tag="ready_off"):
    """Be asked again at every stop point."""


class Confirmed(Body, frozen=True, tag="confirmed"):
    """A seat confirmed a stop point."""

    seat: int
    stop: str


class Readiness(Body, frozen=True, tag="readiness"):
    """A seat changed when it wants to be asked; only the seat sees how."""

    seat: int
    while_idle: bool = False


READY: Final = make_action("ready", Ready(), SIMULTANEOUS)
READY_WHILE_IDLE: Final = make_action("ready_while_idle", ReadyWhileIdle(), SIMULTANEOUS)
READY_OFF: Final = make_action("ready_off", ReadyOff(), ANYTIME)


@cache
def ready_through_action(phase: int) -> Action:
    """Make the action with an id such as `ready_through:7`."""
    return make_action(f"ready_through:{phase}", ReadyThrough(phase), SIMULTANEOUS)


def offer_stop(state: State, me: int, frame: frames.Stop) -> Iterator[Action]:
    """Offer to confirm, also in advance: through a later Phase of the Round, or whenever no card can be played."""
    yield READY
    if state.phase:
        yield from (ready_through_action(phase) for phase in STOP_PHASES if phase > state.phase)
    if not state.seats[me].ready_while_idle:
        yield READY_WHILE_IDLE


def offer_ready_off(state: State, me: int) -> Iterator[Action]:
    """Offer to be asked again, at any time."""
    seat = state.seats[me]
    if seat.ready_while_idle or seat.ready_through:
        yield READY_OFF


def resolve_ready(state: State, me: int, frame: frames.Stop, chosen: Ready, log: list[Event]) -> None:
    """Confirm the stop point."""
    log.append(Event(Confirmed(me, frame.name)))


def resolve_ready_through(state: State, me: int, frame: frames.Stop, chosen: ReadyThrough, log: list[Event]) -> None:
    """Confirm this stop point and those of the Round through a Phase."""
    state.seats[me].ready_through = chosen.phase
    log.append(Event(Confirmed(me, frame.name)))


def resolve_ready_while_idle(
    state: State, me: int, frame: frames.Stop, chosen: ReadyWhileIdle, log: list[Event]
) -> None:
    """Ask the seat only if it can play a card; from now on its timing reveals something about its hand (H-09)."""
    state.seats[me].ready_while_idle = True
    state.seats[me].frames.append(frame)
    mine = Readiness(me, while_idle=True)
    log.append(Event(Readiness(me), {me: mine}, learned=everybody_else(state, me)))


def resolve_ready_off(state: State, me: int, chosen: ReadyOff, log: list[Event]) -> None:
    """Ask the seat at every stop point from now on."""
    state.seats[me].ready_through = 0
    state.seats[me].ready_while_idle = False
    log.append(Event(Readiness(me)))


def step_stop(state: State, me: int, frame: frames.Stop, log: list[Event]) -> bool:
    """Confirm a stop point for a seat that need not be asked (H-09)."""
    if not confirms(state, me):
        return False
    state.seats[me].frames.pop()
    end_just(state.seats[me])
    return True


VERB: Final = Verb(
    offers={frames.Stop: offer_stop},
    resolves={
        Ready: resolve_ready,
        ReadyThrough: resolve_ready_through,
        ReadyWhileIdle: resolve_ready_while_idle,
    },
    steps={frames.Stop: step_stop},
    offer_anytime=offer_ready_off,
    resolves_anytime={ReadyOff: resolve_ready_off},
)
