"""Sow one or two Crops of one type in one Field."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.fields import FieldKey, empty_field, empty_kinds, written_field
from service.engine.hallertau.resources import CROPS, RESOURCE, RESOURCES
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.hallertau.verbs.sow import Sown
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class DoubleSow(Args, frozen=True, tag="double_sow"):
    """Sow Crops of one type in one Field."""

    crop: str
    amount: int
    row: int
    harvested: bool = False
    named_by: tuple[int, ...] = ()


@cache
def double_sow_action(crop: int, amount: int, key: FieldKey) -> Action:
    """Make the action with an id such as `double_sow:2barley>row4`."""
    row, _, _, harvested, named_by = key
    arguments = DoubleSow(RESOURCES[crop], amount, row, harvested, named_by)
    return make_action(f"double_sow:{amount}{RESOURCES[crop]}>{written_field(key)}", arguments, REACTION)


def offer_double_sow(state: State, me: int, frame: frames.DoubleSow) -> Iterator[Action]:
    """Offer two Crops of each type, or one, for every empty Field (H-75)."""
    seat = state.seats[me]
    kinds = empty_kinds(seat)
    for crop in CROPS:
        for amount in range(min(seat.goods[crop], 2), 0, -1):
            yield from (double_sow_action(crop, amount, key) for key in kinds)


def resolve_double_sow(state: State, me: int, frame: frames.DoubleSow, chosen: DoubleSow, log: list[Event]) -> None:
    """Plant all of the Crops in one Field (H-75)."""
    seat = state.seats[me]
    crop = RESOURCE[chosen.crop]
    seat.goods[crop] -= chosen.amount
    field = empty_field(seat, chosen.row, chosen.harvested, chosen.named_by)
    field.good, field.amount = crop, chosen.amount
    log.append(Event(Sown(me, chosen.crop, chosen.row, chosen.amount)))


VERB: Final = Verb(offers={frames.DoubleSow: offer_double_sow}, resolves={DoubleSow: resolve_double_sow})
