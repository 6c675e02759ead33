"""Move an own stall to an empty neighbouring space."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.events import Body
from service.engine.lagranja.state import EMPTY, State
from service.engine.lagranja.verb import TURN, Args, Verb, make_action
from service.engine.lagranja.verbs.decline import DECLINE


class MoveStall(Args, frozen=True, tag="move_stall"):
    """Move an own stall."""

    space: str
    to: str


class StallMoved(Body, frozen=True, tag="stall_moved"):
    """A seat moved a stall."""

    seat: int
    space: str
    to: str


@cache
def move_stall_action(space: str, to: str) -> Action:
    """Make the action with an id such as `move_stall:C3>C4`."""
    return make_action(f"move_stall:{space}>{to}", MoveStall(space, to), TURN)


def stall_moves(state: State, me: int) -> Iterator[tuple[int, int]]:
    """Yield the stalls of a seat with the empty usable spaces next to them."""
    edition = edition_of(state)
    usable = edition.usable(len(state.seats))
    for space, owner in enumerate(state.market):
        if owner == me:
            for to in sorted(edition.adjacent[space]):
                if to in usable and state.market[to] == EMPTY:
                    yield space, to


def offer_move_stall(state: State, me: int, frame: frames.MoveStall) -> Iterator[Action]:
    """Offer each own stall with each empty neighbouring space of any number."""
    spaces = edition_of(state).spaces
    for space, to in stall_moves(state, me):
        yield move_stall_action(spaces[space].id, spaces[to].id)
    yield DECLINE


def resolve_move_stall(state: State, me: int, frame: frames.MoveStall, chosen: MoveStall, log: list[Event]) -> None:
    """Move the stall; that removes no other stall."""
    index = edition_of(state).space
    state.market[index[chosen.space]], state.market[index[chosen.to]] = EMPTY, me
    log.append(Event(StallMoved(me, chosen.space, chosen.to)))


VERB: Final = Verb(
    offers={frames.MoveStall: offer_move_stall},
    resolves={MoveStall: resolve_move_stall},
    declined=(frames.MoveStall,),
)
