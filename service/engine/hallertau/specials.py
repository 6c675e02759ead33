"""What single cards do that no other card does, and raising and harvesting Fields by cards."""

from collections.abc import Iterator

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.fields import (
    empty_field,
    empty_kinds,
    harvest,
    harvest_kinds,
    referred_to,
    resolve_harvest,
    to_harvest,
)
from service.engine.hallertau.options import field_key, field_kind
from service.engine.hallertau.payments import named_field
from service.engine.hallertau.progress import OFF_BOARD, advance_craft, tools_needed
from service.engine.hallertau.resources import (
    CRAFT,
    CROPS,
    HARVEST_PHASE,
    HIGHEST_ROW,
    LOWEST_ROW,
    MOST_FIELDS,
    RESOURCE,
)
from service.engine.hallertau.state import NO_GOOD, Field, State
from service.engine.hallertau.triggers import JustHarvested
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option


def offer_raise(state: State, me: int, frame: frames.Raise) -> Iterator[Option]:
    """The Fields that the card refers to and that can go up, in any order (H-106)."""
    fields = referred_to(state.seats[me], frame.card)
    keys = {field_key(field, frame.card) for field in fields if field.row < HIGHEST_ROW}
    return map(options.raise_field, sorted(keys, reverse=True))


def resolve_raise(state: State, me: int, frame: frames.Raise, chosen: args.Raise, log: list[Event]) -> None:
    """The Field goes up one row, once: the card does not refer to it any more."""
    seat = state.seats[me]
    field = named_field(seat, chosen.field, frame.card)
    field.row += 1
    field.named_by.remove(frame.card)
    log.append(Event(events.FieldMoved(me, chosen.field.row, field.row, chosen.field.good)))
    if frame.times > 1:
        seat.frames.append(frames.Raise(frame.times - 1, frame.card))


def offer_harvest_some(state: State, me: int, frame: frames.HarvestSome) -> Iterator[Option]:
    """Any planted Field, in any Phase (H-80)."""
    fields = (field for field in state.seats[me].fields if field.good != NO_GOOD)
    return map(options.harvest, sorted({field_key(field) for field in fields}))


def resolve_harvest_some(
    state: State, me: int, frame: frames.HarvestSome, chosen: args.Harvest, log: list[Event]
) -> None:
    """The Field yields and drops; in Phase 7 that is its harvest of the Phase (H-80)."""
    seat = state.seats[me]
    field = named_field(seat, chosen.field)
    seat.triggers.append(JustHarvested(field.good, field.row * field.amount))
    before = field.harvested
    harvest(seat, me, field, log)
    field.harvested = state.phase == HARVEST_PHASE or before
    if frame.times > 1:
        seat.frames.append(frames.HarvestSome(frame.times - 1))


def resolve_any_harvest(
    state: State, me: int, frame: frames.Harvest | frames.HarvestSome, chosen: args.Harvest, log: list[Event]
) -> None:
    """A harvest of Phase 7 or by a card."""
    if isinstance(frame, frames.HarvestSome):
        resolve_harvest_some(state, me, frame, chosen, log)
    else:
        resolve_harvest(state, me, frame, chosen, log)


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


def offer_double_yield(state: State, me: int, frame: frames.DoubleYield) -> Iterator[Option]:
    """A planted Field that is still to be harvested in this Phase (H-33)."""
    return map(options.double_yield, harvest_kinds(state.seats[me]))


def resolve_double_yield(
    state: State, me: int, frame: frames.DoubleYield, chosen: args.DoubleYield, log: list[Event]
) -> None:
    """It holds twice as much now, so that it yields double (H-33)."""
    fields = (field for field in to_harvest(state.seats[me]) if field_kind(field_key(field)) == chosen.field)
    next(fields).amount *= 2
    log.append(Event(events.YieldDoubled(me, chosen.field)))


def offer_double_sow(state: State, me: int, frame: frames.DoubleSow) -> Iterator[Option]:
    """One or two Crops of one type onto one empty Field (H-75)."""
    seat = state.seats[me]
    kinds = empty_kinds(seat)
    for crop in CROPS:
        for amount in range(min(seat.goods[crop], 2), 0, -1):
            yield from (options.double_sow(crop, amount, key) for key in kinds)


def resolve_double_sow(
    state: State, me: int, frame: frames.DoubleSow, chosen: args.DoubleSow, log: list[Event]
) -> None:
    """One Field holds them all (H-75)."""
    seat = state.seats[me]
    crop = RESOURCE[chosen.crop]
    seat.goods[crop] -= chosen.amount
    field = empty_field(seat, chosen)
    field.good, field.amount = crop, chosen.amount
    log.append(Event(events.Sown(me, chosen.crop, chosen.row, chosen.amount)))


def offer_two_fields(state: State, me: int, frame: frames.TwoFields) -> Iterator[Option]:
    """Two rows whose sum is the Jewelry; with 4 or 5 Jewelry also one Field in that row (H-85)."""
    seat = state.seats[me]
    room = MOST_FIELDS - len(seat.fields)
    for low in range(LOWEST_ROW, HIGHEST_ROW + 1):
        high = seat.jewelry - low
        if room >= 2 and low <= high <= HIGHEST_ROW:
            yield options.two_fields((low, high))
    if room >= 1 and seat.jewelry in (4, 5):
        yield options.two_fields((seat.jewelry,))


def resolve_two_fields(
    state: State, me: int, frame: frames.TwoFields, chosen: args.TwoFields, log: list[Event]
) -> None:
    """The Fields are new and empty (H-85)."""
    for row in chosen.rows:
        state.seats[me].fields.append(Field(row))
        log.append(Event(events.FieldGained(me, row)))
