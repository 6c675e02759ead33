"""Gaining resources, and the lines that give them."""

from collections.abc import Iterator

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.counting import count
from service.engine.hallertau.resources import (
    JEWELRY,
    MOST_JEWELRY,
    RESOURCE,
    SHEEP,
    TOOLS,
    Bundle,
    bundle,
    crop_bundles,
    different_crop_bundles,
    parts,
)
from service.engine.hallertau.sheep import new_sheep_place
from service.engine.hallertau.state import Seat, State
from service.engine.hallertau.triggers import ToolsGained
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option


def gain(state: State, me: int, resources: dict[str, int], log: list[Event]) -> None:
    """Put resources where they belong; the offer has already respected the caps (H-96)."""
    seat = state.seats[me]
    for name, amount in resources.items():
        resource = RESOURCE[name]
        if resource == SHEEP:
            seat.sheep[new_sheep_place(state.round)] += amount
        elif resource == TOOLS:
            seat.tools += amount
            seat.tally.tools += amount
            seat.triggers.append(ToolsGained(amount))
        elif resource == JEWELRY:
            seat.jewelry += amount
        else:
            seat.goods[resource] += amount
    if resources:
        log.append(Event(events.Gained(me, resources)))


def what_fits(seat: Seat, what: Bundle) -> Bundle:
    """A gain without what the Jewel Box has no room for (H-96)."""
    room = MOST_JEWELRY - seat.jewelry
    return bundle((r, min(amount, room) if r == JEWELRY else amount) for r, amount in what)


def offer_gain(state: State, me: int, frame: frames.Gain) -> Iterator[Option]:
    """Take all of it; fewer on request (H-93)."""
    amounts = ((resource, count(state, me, number)) for resource, number in frame.what)
    whole = what_fits(state.seats[me], bundle(amounts))
    if frame.fewer:
        yield from (options.take(part) for part in parts(whole) if part)
    elif whole:
        yield options.take(whole)
        if sum(amount for _, amount in whole) > 1:
            yield options.FEWER


def offer_crops(state: State, me: int, frame: frames.Crops) -> Iterator[Option]:
    """Take Crops in any combination; fewer on request (H-93)."""
    for total in range(frame.number, 0, -1):
        ways = different_crop_bundles(total) if frame.different else crop_bundles(total)
        yield from map(options.take, ways)
        if not frame.fewer:
            yield options.FEWER
            return


def resolve_take(state: State, me: int, frame: object, chosen: args.Take, log: list[Event]) -> None:
    """One gain line is one unit (H-02)."""
    gain(state, me, chosen.resources, log)
