"""End the turn."""

from collections.abc import Iterator
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.idle import end_just, is_idle
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import TURN, Args, Default, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class EndTurn(Args, frozen=True, tag="end_turn"):
    """End the turn."""

    def default(self) -> Default:
        """Return LEAVE: nothing is left to do in the turn."""
        return Default.LEAVE


class TurnEnded(Body, frozen=True, tag="turn_ended"):
    """A seat ended its turn by an action."""

    seat: int


END_TURN: Final = make_action("end_turn", EndTurn(), TURN)


def offer_end_turn(state: State, me: int, frame: frames.EndTurn) -> Iterator[Action]:
    """Offer to end the turn; until then cards can be played (H-10)."""
    yield END_TURN


def resolve_end_turn(state: State, me: int, frame: frames.EndTurn, chosen: EndTurn, log: list[Event]) -> None:
    """Record the end of the turn."""
    log.append(Event(TurnEnded(me)))


def step_end_turn(state: State, me: int, frame: frames.EndTurn, log: list[Event]) -> bool:
    """End the turn of an idle seat automatically (H-10)."""
    if not is_idle(state, me):
        return False
    state.seats[me].frames.pop()
    end_just(state.seats[me])
    return True


VERB: Final = Verb(
    offers={frames.EndTurn: offer_end_turn},
    resolves={EndTurn: resolve_end_turn},
    steps={frames.EndTurn: step_end_turn},
)
