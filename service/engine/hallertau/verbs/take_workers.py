"""Take the topmost row of Workers of a space into the own supply."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.spaces import SPACE
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.hallertau.workers import occupied, take_top_row
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class TakeWorkers(Args, frozen=True, tag="take_workers"):
    """Take the topmost row of Workers of a space into the own supply."""

    space: str


class WorkersTaken(Body, frozen=True, tag="workers_taken"):
    """A seat took Workers off a space into its own supply."""

    seat: int
    space: str
    workers: int


@cache
def take_workers_action(space: str) -> Action:
    """Make the action with an id such as `take_workers:nursery`."""
    return make_action(f"take_workers:{space}", TakeWorkers(space), REACTION)


def offer_take_workers(state: State, me: int, frame: frames.TakeWorkers) -> Iterator[Action]:
    """Offer every space with Workers (H-48)."""
    return map(take_workers_action, occupied(state))


def resolve_take_workers(
    state: State, me: int, frame: frames.TakeWorkers, chosen: TakeWorkers, log: list[Event]
) -> None:
    """Add the topmost row to the seat's own Workers of this Round (H-48)."""
    workers = take_top_row(state.board[SPACE[chosen.space]])
    state.seats[me].workers += workers
    log.append(Event(WorkersTaken(me, chosen.space, workers)))


VERB: Final = Verb(offers={frames.TakeWorkers: offer_take_workers}, resolves={TakeWorkers: resolve_take_workers})
