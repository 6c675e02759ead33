"""End the turn in a step of the round."""

from collections.abc import Iterator
from typing import ClassVar, Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja.events import Body
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Default, Verb, make_action


class EndTurn(Args, frozen=True, tag="end_turn"):
    """End the turn in this step."""

    default: ClassVar[Default] = Default.LEAVE


class TurnEnded(Body, frozen=True, tag="turn_ended"):
    """A seat ended its turn in a step."""

    seat: int


END_TURN: Final = make_action("end_turn", EndTurn(), TURN)


def offer_end_turn(state: State, me: int, frame: frames.EndTurn) -> Iterator[Action]:
    """Offer the end of the turn; actions that are possible at any time are offered too (G-03)."""
    yield END_TURN


def resolve_end_turn(state: State, me: int, frame: frames.Turn, chosen: EndTurn, log: list[Event]) -> None:
    """Record the end of the turn; the frame is already off the stack."""
    log.append(Event(TurnEnded(me)))


VERB: Final = Verb(
    offers={frames.EndTurn: offer_end_turn},
    resolves={EndTurn: resolve_end_turn},
    ended=(frames.EndTurn,),
)
