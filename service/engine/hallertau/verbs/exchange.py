"""Exchange Workers for as many Tools, in the seat's turn."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.state import State
from service.engine.hallertau.triggers import WorkersExchanged
from service.engine.hallertau.verb import TURN, Args, Default, Verb, make_action
from service.engine.hallertau.verbs.take import gain
from service.engine.hallertau.workers import fewest_workers
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Exchange(Args, frozen=True, tag="exchange"):
    """Exchange Workers for as many Tools."""

    workers: int

    def default(self) -> Default:
        """Return FREE: an exchange needs no space and costs no Goods."""
        return Default.FREE


class Exchanged(Body, frozen=True, tag="exchanged"):
    """A seat exchanged Workers for as many Tools."""

    seat: int
    workers: int


@cache
def exchange_action(workers: int) -> Action:
    """Make the action with an id such as `exchange:3`."""
    return make_action(f"exchange:{workers}", Exchange(workers), TURN)


def offer_exchange(state: State, me: int) -> Iterator[Action]:
    """Offer to exchange 1 or more Workers; a bound seat exchanges all of them (H-31)."""
    seat = state.seats[me]
    return map(exchange_action, range(max(fewest_workers(seat), 1), seat.workers + 1))


def resolve_exchange(state: State, me: int, frame: frames.Turn, chosen: Exchange, log: list[Event]) -> None:
    """Return Workers to the general supply for as many Tools (p.9)."""
    seat = state.seats[me]
    seat.workers -= chosen.workers
    log.append(Event(Exchanged(me, chosen.workers)))
    gain(state, me, {"tools": chosen.workers}, log)
    seat.triggers.append(WorkersExchanged(chosen.workers))


VERB: Final = Verb(resolves={Exchange: resolve_exchange})
