"""Harvest Fields: in Phase 7, or with a card in any Phase."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.fields import (
    FieldKey,
    FieldKind,
    field_key,
    field_kind,
    harvest_kinds,
    named_field,
    to_harvest,
    written_field,
)
from service.engine.hallertau.idle import confirms
from service.engine.hallertau.resources import HARVEST_PHASE, LOWEST_ROW
from service.engine.hallertau.state import NO_GOOD, Field, Seat, State
from service.engine.hallertau.triggers import JustHarvested
from service.engine.hallertau.verb import SIMULTANEOUS, Args, Default, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Harvest(Args, frozen=True, tag="harvest"):
    """Harvest one Field."""

    field: FieldKind


class HarvestAll(Args, frozen=True, tag="harvest_all"):
    """Harvest all Fields that are left."""

    def default(self) -> Default:
        """Return FREE: the harvest of Phase 7 is due."""
        return Default.FREE


class Harvested(Body, frozen=True, tag="harvested"):
    """A Field was harvested and dropped."""

    seat: int
    field: FieldKind
    amount: int


@cache
def harvest_action(key: FieldKey) -> Action:
    """Make the action with an id such as `harvest:row4/barley`."""
    return make_action(f"harvest:{written_field(key)}", Harvest(field_kind(key)), SIMULTANEOUS)


HARVEST_ALL: Final = make_action("harvest_all", HarvestAll(), SIMULTANEOUS)


def offer_harvest(state: State, me: int, frame: frames.Harvest) -> Iterator[Action]:
    """Offer every Field that is still to be harvested, and all of them at once (H-78)."""
    kinds = harvest_kinds(state.seats[me])
    yield from map(harvest_action, kinds)
    if kinds:
        yield HARVEST_ALL


def offer_harvest_some(state: State, me: int, frame: frames.HarvestSome) -> Iterator[Action]:
    """Offer every planted Field, in any Phase (H-80)."""
    fields = (field for field in state.seats[me].fields if field.good != NO_GOOD)
    return map(harvest_action, sorted({field_key(field) for field in fields}))


def resolve_harvest(
    state: State, me: int, frame: frames.Harvest | frames.HarvestSome, chosen: Harvest, log: list[Event]
) -> None:
    """Harvest one Field, which is one unit (H-02)."""
    if isinstance(frame, frames.HarvestSome):
        resolve_harvest_some(state, me, frame, chosen, log)
        return
    seat = state.seats[me]
    harvest(seat, me, next(f for f in to_harvest(seat) if field_kind(field_key(f)) == chosen.field), log)
    seat.frames.append(frame)


def resolve_harvest_some(state: State, me: int, frame: frames.HarvestSome, chosen: Harvest, log: list[Event]) -> None:
    """Harvest a Field with a card; in Phase 7 that is its harvest of the Phase (H-80)."""
    seat = state.seats[me]
    field = named_field(seat, chosen.field)
    seat.triggers.append(JustHarvested(field.good, field.row * field.amount))
    before = field.harvested
    harvest(seat, me, field, log)
    field.harvested = state.phase == HARVEST_PHASE or before
    if frame.times > 1:
        seat.frames.append(frames.HarvestSome(frame.times - 1))


def resolve_harvest_all(state: State, me: int, frame: frames.Harvest, chosen: HarvestAll, log: list[Event]) -> None:
    """Harvest all Fields that are left, from the first to the last."""
    harvest_all(state.seats[me], me, log)


def step_harvest(state: State, me: int, frame: frames.Harvest, log: list[Event]) -> bool:
    """Harvest automatically, unless the order matters or the seat may want to play a card in between (H-78)."""
    seat = state.seats[me]
    kinds = len(harvest_kinds(seat))
    if kinds > 1 or (kinds and not confirms(state, me)):
        return False
    if kinds and seat.hand and seat.ready_while_idle:
        harvest(seat, me, to_harvest(seat)[0], log)
        return True
    seat.frames.pop()
    harvest_all(seat, me, log)
    return True


def harvest_all(seat: Seat, me: int, log: list[Event]) -> None:
    """Harvest every Field that is due."""
    for field in to_harvest(seat):
        harvest(seat, me, field, log)


def harvest(seat: Seat, me: int, field: Field, log: list[Event]) -> None:
    """Gain row times planted amount, then drop the Field one row, not below row 2 (H-79)."""
    amount = field.row * field.amount
    log.append(Event(Harvested(me, field_kind(field_key(field)), amount)))
    seat.goods[field.good] += amount
    seat.tally.harvested[field.good] += amount
    field.row = max(field.row - 1, LOWEST_ROW)
    field.good, field.amount, field.harvested = NO_GOOD, 0, True


VERB: Final = Verb(
    offers={frames.Harvest: offer_harvest, frames.HarvestSome: offer_harvest_some},
    resolves={Harvest: resolve_harvest, HarvestAll: resolve_harvest_all},
    steps={frames.Harvest: step_harvest},
)
