"""Mark a revenue space before the roll."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja.events import Body
from service.engine.lagranja.goods import DIE_NUMBERS
from service.engine.lagranja.state import Mark, State
from service.engine.lagranja.verb import TURN, Args, Verb, make_action


class MarkSpace(Args, frozen=True, tag="mark_space"):
    """Mark a revenue space."""

    number: int


class SpaceMarked(Body, frozen=True, tag="space_marked"):
    """A seat marked a revenue space."""

    seat: int
    number: int


@cache
def mark_space_action(number: int) -> Action:
    """Make the action with an id such as `mark_space:4`."""
    return make_action(f"mark_space:{number}", MarkSpace(number), TURN)


def offer_mark_space(state: State, me: int, frame: frames.MarkSpace) -> Iterator[Action]:
    """Offer every revenue space."""
    return map(mark_space_action, DIE_NUMBERS)


def resolve_mark_space(state: State, me: int, frame: frames.MarkSpace, chosen: MarkSpace, log: list[Event]) -> None:
    """Put the marker there until the last die has been carried out."""
    state.marked.append(Mark(chosen.number, me, frame.card))
    log.append(Event(SpaceMarked(me, chosen.number)))


VERB: Final = Verb(
    offers={frames.MarkSpace: offer_mark_space},
    resolves={MarkSpace: resolve_mark_space},
    undivided=(frames.MarkSpace,),
)
