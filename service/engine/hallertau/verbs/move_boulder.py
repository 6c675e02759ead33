"""Move a Boulder one space to the right."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.progress import OFF_BOARD
from service.engine.hallertau.resources import CRAFT, CRAFTS
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class MoveBoulder(Args, frozen=True, tag="move_boulder"):
    """Move a Boulder one space to the right."""

    craft: str
    boulder: int


class BoulderMoved(Body, frozen=True, tag="boulder_moved"):
    """A Boulder moved one space to the right."""

    seat: int
    craft: str
    to: int


@cache
def move_boulder_action(craft: int, boulder: int) -> Action:
    """Make the action with an id such as `move_boulder:carpentry/1`."""
    return make_action(f"move_boulder:{CRAFTS[craft]}/{boulder + 1}", MoveBoulder(CRAFTS[craft], boulder), REACTION)


def offer_move_boulders(state: State, me: int, frame: frames.MoveBoulders) -> Iterator[Action]:
    """Offer the Boulders on the board that were not moved yet and whose next space is free of a Boulder (H-72)."""
    for craft, (near, far) in enumerate(state.seats[me].boulders):
        if near < OFF_BOARD and (near + 1 != far or far == OFF_BOARD) and (craft, 0) not in frame.moved:
            yield move_boulder_action(craft, 0)
        if far < OFF_BOARD and (craft, 1) not in frame.moved:
            yield move_boulder_action(craft, 1)


def resolve_move_boulder(
    state: State, me: int, frame: frames.MoveBoulders, chosen: MoveBoulder, log: list[Event]
) -> None:
    """Move the Boulder one space to the right, possibly off the board (H-72)."""
    seat = state.seats[me]
    craft = CRAFT[chosen.craft]
    seat.boulders[craft][chosen.boulder] += 1
    log.append(Event(BoulderMoved(me, chosen.craft, seat.boulders[craft][chosen.boulder])))
    if frame.times > 1:
        seat.frames.append(frames.MoveBoulders(frame.times - 1, (*frame.moved, (craft, chosen.boulder))))


VERB: Final = Verb(offers={frames.MoveBoulders: offer_move_boulders}, resolves={MoveBoulder: resolve_move_boulder})
