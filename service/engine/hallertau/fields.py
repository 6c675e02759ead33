"""Fields: taking, moving and sowing them, lying fallow and harvest."""

from collections.abc import Iterator

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.options import FieldKey, field_key, field_kind
from service.engine.hallertau.resources import (
    CROPS,
    HIGHEST_ROW,
    LOWEST_ROW,
    MOST_FIELDS,
    RESOURCE,
)
from service.engine.hallertau.state import NO_GOOD, Field, Seat, State
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option


def empty_rows(seat: Seat) -> list[int]:
    """The rows that hold an empty Field, each once: equal Fields are offered once."""
    return sorted({field.row for field in seat.fields if field.good == NO_GOOD})


def referred_to(seat: Seat, card: int) -> list[Field]:
    """The Fields that a card refers to; all Fields for 0 (H-107)."""
    return [field for field in seat.fields if not card or card in field.named_by]


def empty_kinds(seat: Seat, card: int = 0) -> list[FieldKey]:
    """The different empty Fields: in Phase 7 it matters whether one was harvested already (H-78)."""
    return sorted({field_key(field, card) for field in referred_to(seat, card) if field.good == NO_GOOD})


def empty_field(seat: Seat, chosen: args.Sow | args.DoubleSow, card: int = 0) -> Field:
    """The empty Field that an option names."""
    key = (chosen.row, NO_GOOD, 0, chosen.harvested, chosen.named_by)
    return next(field for field in referred_to(seat, card) if field_key(field, card) == key)


def offer_new_field(state: State, me: int, frame: frames.NewField) -> Iterator[Option]:
    """A Field into its row, if a column is free (H-76)."""
    if len(state.seats[me].fields) < MOST_FIELDS:
        yield options.new_field(frame.row)


def resolve_new_field(state: State, me: int, frame: frames.NewField, chosen: args.NewField, log: list[Event]) -> None:
    """The new Field lies empty in its row."""
    state.seats[me].fields.append(Field(chosen.row))
    if frame.times > 1:
        state.seats[me].frames.append(frames.NewField(frame.row, frame.times - 1))
    log.append(Event(events.FieldGained(me, chosen.row)))


def offer_sow(state: State, me: int, frame: frames.Sow) -> Iterator[Option]:
    """One Crop of the supply, or the one Good that may be sown, onto an empty Field (H-84)."""
    seat = state.seats[me]
    kinds = empty_kinds(seat, frame.card)
    goods = CROPS if frame.good == NO_GOOD else (frame.good,)
    return (options.sow(good, key) for good in goods if seat.goods[good] for key in kinds)


def resolve_sow(state: State, me: int, frame: frames.Sow, chosen: args.Sow, log: list[Event]) -> None:
    """One sow action is one unit; the others follow one at a time (H-02)."""
    seat = state.seats[me]
    crop = RESOURCE[chosen.crop]
    seat.goods[crop] -= 1
    field = empty_field(seat, chosen, frame.card)
    field.good, field.amount = crop, 1
    if frame.times > 1:
        seat.frames.append(frames.Sow(frame.times - 1, frame.good, frame.card))
    log.append(Event(events.Sown(me, chosen.crop, chosen.row)))


def movable(seat: Seat, frame: frames.MoveField) -> dict[FieldKey, Field]:
    """The Fields of other rows: empty ones (p.16, Fertilizing), or what a card refers to, even if it was sown since.

    What grows on a Field is left out of its key: it is not part of the choice.
    """
    fields = [field for field in referred_to(seat, frame.card) if frame.card or field.good == NO_GOOD]
    keys = {field_key(field, frame.card): field for field in fields if field.row != frame.to}
    return {(row, NO_GOOD, 0, harvested, named): f for (row, _, _, harvested, named), f in sorted(keys.items())}


def offer_move_field(state: State, me: int, frame: frames.MoveField) -> Iterator[Option]:
    """A Field of another row, in any order (H-106)."""
    return (options.move_field(key, frame.to) for key in movable(state.seats[me], frame))


def resolve_move_field(
    state: State, me: int, frame: frames.MoveField, chosen: args.MoveField, log: list[Event]
) -> None:
    """The Field moves, with what grows on it."""
    seat = state.seats[me]
    field = movable(seat, frame)[chosen.row, NO_GOOD, 0, chosen.harvested, chosen.named_by]
    field.row = chosen.to
    if frame.times > 1:
        seat.frames.append(frames.MoveField(frame.to, frame.times - 1, frame.card))
    log.append(Event(events.FieldMoved(me, chosen.row, chosen.to, field_kind(field_key(field)).good)))


def fallow_rows(seat: Seat) -> list[int]:
    """The rows of the empty Fields that can slide up twice (H-77)."""
    return [row for row in empty_rows(seat) if row + 2 <= HIGHEST_ROW]


def offer_fallow(state: State, me: int, frame: frames.Fallow) -> Iterator[Option]:
    """One of the Fields that can slide up twice."""
    return map(options.fallow, fallow_rows(state.seats[me]))


def resolve_fallow(state: State, me: int, frame: frames.Fallow, chosen: args.Fallow, log: list[Event]) -> None:
    """The seat's whole Phase 6 is one unit (H-77)."""
    lie_fallow(state, me, chosen.row, log)


def lie_fallow(state: State, me: int, twice: int, log: list[Event]) -> None:
    """All empty Fields slide up one row, one of row `twice` (0: none) slides up once more (H-77)."""
    for field in state.seats[me].fields:
        if field.good != NO_GOOD or field.row == HIGHEST_ROW:
            continue
        rows = 2 if field.row == twice else 1
        if rows == 2:
            twice = 0
        log.append(Event(events.FieldMoved(me, field.row, field.row + rows)))
        field.row += rows


def to_harvest(seat: Seat) -> list[Field]:
    """The planted Fields that were not harvested in this Phase (H-78)."""
    return [field for field in seat.fields if field.good != NO_GOOD and not field.harvested]


def harvest_kinds(seat: Seat) -> list[FieldKey]:
    """The different Fields among them."""
    return sorted({field_key(field) for field in to_harvest(seat)})


def offer_harvest(state: State, me: int, frame: frames.Harvest) -> Iterator[Option]:
    """Any Field next, or all that are left (H-78)."""
    kinds = harvest_kinds(state.seats[me])
    yield from map(options.harvest, kinds)
    if kinds:
        yield options.HARVEST_ALL


def resolve_harvest(state: State, me: int, frame: frames.Harvest, chosen: args.Harvest, log: list[Event]) -> None:
    """The harvest of one Field is one unit (H-02)."""
    seat = state.seats[me]
    harvest(seat, me, next(f for f in to_harvest(seat) if field_kind(field_key(f)) == chosen.field), log)
    seat.frames.append(frame)


def resolve_harvest_all(
    state: State, me: int, frame: frames.Harvest, chosen: args.HarvestAll, log: list[Event]
) -> None:
    """All Fields that are left, from the first to the last."""
    harvest_all(state, me, log)


def harvest_all(state: State, me: int, log: list[Event]) -> None:
    """Harvest every Field that is due."""
    seat = state.seats[me]
    for field in to_harvest(seat):
        harvest(seat, me, field, log)


def harvest(seat: Seat, me: int, field: Field, log: list[Event]) -> None:
    """Row times planted amount into the supply, then the Field drops one row, not below row 2 (H-79)."""
    amount = field.row * field.amount
    log.append(Event(events.Harvested(me, field_kind(field_key(field)), amount)))
    seat.goods[field.good] += amount
    seat.tally.harvested[field.good] += amount
    field.row = max(field.row - 1, LOWEST_ROW)
    field.good, field.amount, field.harvested = NO_GOOD, 0, True
