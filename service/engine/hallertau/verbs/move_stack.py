"""Move the three Workers of a space into the third row of another: choose the source, then the target (H-45)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.counting import three_worker_spaces
from service.engine.hallertau.events import Body
from service.engine.hallertau.spaces import SPACE, SPACES
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event

NO_SPACE: Final = -1


class TakeStack(Args, frozen=True, tag="take_stack"):
    """Take the three Workers of a space to move them."""

    space: str


class PutStack(Args, frozen=True, tag="put_stack"):
    """Put the three Workers into the third row of a space."""

    space: str


class StackTaken(Body, frozen=True, tag="stack_taken"):
    """A seat lifts the three Workers of a space."""

    seat: int
    space: str


class StackMoved(Body, frozen=True, tag="stack_moved"):
    """Three Workers moved from one space into the third row of another."""

    seat: int
    space: str
    to: str


@cache
def take_stack_action(space: str) -> Action:
    """Make the action with an id such as `take_stack:nursery`."""
    return make_action(f"take_stack:{space}", TakeStack(space), REACTION)


@cache
def put_stack_action(space: str) -> Action:
    """Make the action with an id such as `put_stack:nursery`."""
    return make_action(f"put_stack:{space}", PutStack(space), REACTION)


def offer_move_stack(state: State, me: int, frame: frames.MoveStack) -> Iterator[Action]:
    """Offer the card's spaces that still hold exactly 3 Workers, then the other ones with three rows (H-45)."""
    three = three_worker_spaces(state)
    targets = [index for index in three if SPACES[index].rows == 3]
    if frame.source == NO_SPACE:
        sources = [index for index in three if index in frame.spaces and any(other != index for other in targets)]
        yield from (take_stack_action(SPACES[index].name) for index in sources)
    elif frame.source in three:
        yield from (put_stack_action(SPACES[index].name) for index in targets if index != frame.source)


def resolve_take_stack(state: State, me: int, frame: frames.MoveStack, chosen: TakeStack, log: list[Event]) -> None:
    """Ask for the target; nothing moves before it is chosen."""
    state.seats[me].frames.append(frames.MoveStack(frame.spaces, SPACE[chosen.space]))
    log.append(Event(StackTaken(me, chosen.space)))


def resolve_put_stack(state: State, me: int, frame: frames.MoveStack, chosen: PutStack, log: list[Event]) -> None:
    """Make the 3 Workers the third row of the target; nobody uses a space (H-45)."""
    state.board[frame.source] = [0] * len(state.board[frame.source])
    state.board[SPACE[chosen.space]][2] = 3
    log.append(Event(StackMoved(me, SPACES[frame.source].name, chosen.space)))


VERB: Final = Verb(
    offers={frames.MoveStack: offer_move_stack},
    resolves={TakeStack: resolve_take_stack, PutStack: resolve_put_stack},
)
