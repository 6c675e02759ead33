"""Remove all Workers from a space."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.spaces import SPACE
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.hallertau.workers import occupied
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class ClearSpace(Args, frozen=True, tag="clear_space"):
    """Remove all Workers from a space."""

    space: str


class RowsCleared(Body, frozen=True, tag="rows_cleared"):
    """A card removed Workers from spaces."""

    seat: int
    spaces: dict[str, int]


@cache
def clear_space_action(space: str) -> Action:
    """Make the action with an id such as `clear_space:nursery`."""
    return make_action(f"clear_space:{space}", ClearSpace(space), REACTION)


def offer_clear_space(state: State, me: int, frame: frames.ClearSpace) -> Iterator[Action]:
    """Offer every space with Workers (H-47)."""
    return map(clear_space_action, occupied(state))


def resolve_clear_space(state: State, me: int, frame: frames.ClearSpace, chosen: ClearSpace, log: list[Event]) -> None:
    """Return all Workers of the space to the general supply (H-47)."""
    rows = state.board[SPACE[chosen.space]]
    log.append(Event(RowsCleared(me, {chosen.space: sum(rows)})))
    rows[:] = [0] * len(rows)


VERB: Final = Verb(offers={frames.ClearSpace: offer_clear_space}, resolves={ClearSpace: resolve_clear_space})
