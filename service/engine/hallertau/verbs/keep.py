"""Choose the Crops to keep; all others are the cost of a card."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Paid
from service.engine.hallertau.payments import Payment
from service.engine.hallertau.resources import (
    CROPS,
    RESOURCES,
    Bundle,
    affordable,
    bundle,
    crop_bundles,
    named,
    written,
)
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Default, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Keep(Args, frozen=True, tag="keep"):
    """Keep these Crops; the others are the cost."""

    crops: dict[str, int]

    def default(self) -> Default:
        """Return FREE: the cost of a card that was played is due."""
        return Default.FREE


@cache
def keep_action(crops: Bundle) -> Action:
    """Make the action with an id such as `keep:2barley+1hops`."""
    return make_action(f"keep:{written(crops)}", Keep(named(crops)), REACTION)


def offer_keep_crops(state: State, me: int, frame: frames.KeepCrops) -> Iterator[Action]:
    """Offer all ways to keep exactly so many Crops of the supply (H-99)."""
    goods = state.seats[me].goods
    for crops in crop_bundles(frame.number):
        if affordable(goods, crops):
            yield keep_action(crops)


def resolve_keep(state: State, me: int, frame: frames.KeepCrops, chosen: Keep, log: list[Event]) -> None:
    """Return all other Crops to the general supply (H-99)."""
    seat = state.seats[me]
    given = {}
    for crop in CROPS:
        given[crop] = seat.goods[crop] - chosen.crops.get(RESOURCES[crop], 0)
        seat.goods[crop] -= given[crop]
    log.append(Event(Paid(me, Payment(goods=named(bundle(given.items()))))))


VERB: Final = Verb(offers={frames.KeepCrops: offer_keep_crops}, resolves={Keep: resolve_keep})
