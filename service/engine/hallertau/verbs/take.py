"""Take resources from the general supply."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.counting import count
from service.engine.hallertau.events import Body
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
    named,
    parts,
    written,
)
from service.engine.hallertau.sheep import new_sheep_place
from service.engine.hallertau.state import Seat, State
from service.engine.hallertau.triggers import ToolsGained
from service.engine.hallertau.verb import TURN, Args, Default, Verb, make_action
from service.engine.hallertau.verbs.fewer import FEWER
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Take(Args, frozen=True, tag="take"):
    """Take resources from the general supply."""

    resources: dict[str, int]

    def default(self) -> Default:
        """Return FREE: taking costs nothing."""
        return Default.FREE


class Gained(Body, frozen=True, tag="gained"):
    """A seat gained resources."""

    seat: int
    resources: dict[str, int]


@cache
def take_action(what: Bundle) -> Action:
    """Make the action with an id such as `take:2barley+1hops`."""
    return make_action(f"take:{written(what)}", Take(named(what)), TURN)


def offer_gain(state: State, me: int, frame: frames.Gain) -> Iterator[Action]:
    """Offer the whole gain; smaller amounts on request (H-93)."""
    amounts = ((resource, count(state, me, number)) for resource, number in frame.what)
    whole = what_fits(state.seats[me], bundle(amounts))
    if frame.fewer:
        yield from (take_action(part) for part in parts(whole) if part)
    elif whole:
        yield take_action(whole)
        if sum(amount for _, amount in whole) > 1:
            yield FEWER


def offer_crops(state: State, me: int, frame: frames.Crops) -> Iterator[Action]:
    """Offer Crops in any combination; smaller amounts on request (H-93)."""
    for total in range(frame.number, 0, -1):
        ways = different_crop_bundles(total) if frame.different else crop_bundles(total)
        yield from map(take_action, ways)
        if not frame.fewer:
            yield FEWER
            return


def resolve_take(state: State, me: int, frame: frames.Gain | frames.Crops, chosen: Take, log: list[Event]) -> None:
    """Gain the resources; one line is one unit (H-02)."""
    gain(state, me, chosen.resources, log)


def gain(state: State, me: int, resources: dict[str, int], log: list[Event]) -> None:
    """Add resources to a seat; the offer has already respected the caps (H-96)."""
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
        log.append(Event(Gained(me, resources)))


def what_fits(seat: Seat, what: Bundle) -> Bundle:
    """Return a gain without what the Jewel Box has no room for (H-96)."""
    room = MOST_JEWELRY - seat.jewelry
    return bundle((r, min(amount, room) if r == JEWELRY else amount) for r, amount in what)


VERB: Final = Verb(
    offers={frames.Gain: offer_gain, frames.Crops: offer_crops},
    resolves={Take: resolve_take},
)
