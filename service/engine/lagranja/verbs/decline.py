"""Decline what an effect offers, or the rest of it."""

from typing import ClassVar, Final

from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja.events import Body
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Default, Verb, make_action


class Decline(Args, frozen=True, tag="decline"):
    """Decline what is offered, or the rest of it."""

    default: ClassVar[Default] = Default.LEAVE


class Declined(Body, frozen=True, tag="declined"):
    """A seat declined what was offered to it, or the rest of it."""

    seat: int


DECLINE: Final = make_action("decline", Decline(), TURN)


def resolve_decline(state: State, me: int, frame: frames.Decision, chosen: Decline, log: list[Event]) -> None:
    """Record the decision; the frame is already off the stack."""
    log.append(Event(Declined(me)))


VERB: Final = Verb(resolves={Decline: resolve_decline})
