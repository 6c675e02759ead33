"""Use a space with Workers of the general supply."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.spaces import SPACE, SPACES, next_row
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.hallertau.verbs.place import use_space
from service.engine.hallertau.workers import is_open
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class UseSpace(Args, frozen=True, tag="use_space"):
    """Use a space with Workers of the general supply."""

    space: str
    workers: int


@cache
def use_space_action(space: str, workers: int) -> Action:
    """Make the action with an id such as `use_space:nursery`."""
    return make_action(f"use_space:{space}", UseSpace(space, workers), REACTION)


def offer_use_space(state: State, me: int, frame: frames.UseSpace) -> Iterator[Action]:
    """Offer every open space with at most 1 Worker (H-37)."""
    for index, rows in enumerate(state.board):
        if sum(rows) <= 1 and next_row(rows) and is_open(state, index):
            yield use_space_action(SPACES[index].name, next_row(rows))


def resolve_use_space(state: State, me: int, frame: frames.UseSpace, chosen: UseSpace, log: list[Event]) -> None:
    """Use the space fully with Workers of the general supply; this does not count as a turn (H-37, H-49)."""
    use_space(state, me, SPACE[chosen.space], chosen.workers, chosen.workers, log)


VERB: Final = Verb(offers={frames.UseSpace: offer_use_space}, resolves={UseSpace: resolve_use_space})
