"""What single cards do that no other card does, and raising and harvesting Fields by cards."""

from collections.abc import Iterator

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.progress import OFF_BOARD, advance_craft, tools_needed
from service.engine.hallertau.resources import (
    CRAFT,
)
from service.engine.hallertau.state import State
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option


def offer_free_step(state: State, me: int, frame: frames.FreeStep) -> Iterator[Option]:
    """A Craft Building whose next space is free; Boulders are not pushed (H-71)."""
    seat = state.seats[me]
    for craft, position in enumerate(seat.crafts):
        if position < EDITION.last_space and not tools_needed(position, seat.boulders[craft]):
            yield options.free_step(craft)


def resolve_free_step(state: State, me: int, frame: frames.FreeStep, chosen: args.FreeStep, log: list[Event]) -> None:
    """It advances; the Community Center may follow (H-71)."""
    advance_craft(state.seats[me], me, CRAFT[chosen.craft], {}, 0, log)


def offer_move_boulders(state: State, me: int, frame: frames.MoveBoulders) -> Iterator[Option]:
    """Boulders on the board that were not moved yet and whose next space is free of a Boulder (H-72)."""
    for craft, (near, far) in enumerate(state.seats[me].boulders):
        if near < OFF_BOARD and (near + 1 != far or far == OFF_BOARD) and (craft, 0) not in frame.moved:
            yield options.move_boulder(craft, 0)
        if far < OFF_BOARD and (craft, 1) not in frame.moved:
            yield options.move_boulder(craft, 1)


def resolve_move_boulder(
    state: State, me: int, frame: frames.MoveBoulders, chosen: args.MoveBoulder, log: list[Event]
) -> None:
    """One space to the right, off the board too (H-72)."""
    seat = state.seats[me]
    craft = CRAFT[chosen.craft]
    seat.boulders[craft][chosen.boulder] += 1
    log.append(Event(events.BoulderMoved(me, chosen.craft, seat.boulders[craft][chosen.boulder])))
    if frame.times > 1:
        seat.frames.append(frames.MoveBoulders(frame.times - 1, (*frame.moved, (craft, chosen.boulder))))
