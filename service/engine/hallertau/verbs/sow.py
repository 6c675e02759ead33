"""Sow a Crop, or another Good that a card allows, in an empty Field."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.fields import FieldKey, empty_field, empty_kinds, written_field
from service.engine.hallertau.resources import CROPS, RESOURCE, RESOURCES
from service.engine.hallertau.state import NO_GOOD, State
from service.engine.hallertau.verb import TURN, Args, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Sow(Args, frozen=True, tag="sow"):
    """Sow a Crop in an empty Field of a row."""

    crop: str
    row: int
    harvested: bool = False
    named_by: tuple[int, ...] = ()


class Sown(Body, frozen=True, tag="sown"):
    """A seat sowed."""

    seat: int
    crop: str
    row: int
    amount: int = 1


@cache
def sow_action(crop: int, key: FieldKey) -> Action:
    """Make the action with an id such as `sow:barley>row4`."""
    row, _, _, harvested, named_by = key
    name = RESOURCES[crop]
    return make_action(f"sow:{name}>{written_field(key)}", Sow(name, row, harvested, named_by), TURN)


def offer_sow(state: State, me: int, frame: frames.Sow) -> Iterator[Action]:
    """Offer every Crop of the supply, or the one Good that may be sown, for every empty Field (H-84)."""
    seat = state.seats[me]
    kinds = empty_kinds(seat, frame.card)
    goods = CROPS if frame.good == NO_GOOD else (frame.good,)
    return (sow_action(good, key) for good in goods if seat.goods[good] for key in kinds)


def resolve_sow(state: State, me: int, frame: frames.Sow, chosen: Sow, log: list[Event]) -> None:
    """Plant one Good; each sow action is one unit, the others follow one at a time (H-02)."""
    seat = state.seats[me]
    crop = RESOURCE[chosen.crop]
    seat.goods[crop] -= 1
    field = empty_field(seat, chosen.row, chosen.harvested, chosen.named_by, frame.card)
    field.good, field.amount = crop, 1
    if frame.times > 1:
        seat.frames.append(frames.Sow(frame.times - 1, frame.good, frame.card))
    log.append(Event(Sown(me, chosen.crop, chosen.row)))


VERB: Final = Verb(offers={frames.Sow: offer_sow}, resolves={Sow: resolve_sow})
