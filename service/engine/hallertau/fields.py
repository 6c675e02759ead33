"""Fields: how actions and events name them, and which Fields a rule applies to."""

from functools import cache

from msgspec import Struct

from service.engine.hallertau.resources import RESOURCE, RESOURCES
from service.engine.hallertau.state import NO_GOOD, Field, Seat

FieldKey = tuple[int, int, int, bool, tuple[int, ...]]
"""Row, Good, amount, whether it was harvested in this Phase 7, and the cards under way that refer to it (H-107).

Fields with equal keys are the same choice.
"""


class FieldKind(Struct, frozen=True, omit_defaults=True):
    """A Field as an action names it: equal Fields are the same choice. `harvested`: in the running Phase 7.

    `named_by`: the cards under way that refer to this Field; in an action of one of these cards, the others.
    """

    row: int
    good: str | None = None
    amount: int = 0
    harvested: bool = False
    named_by: tuple[int, ...] = ()


def field_key(field: Field, card: int = 0) -> FieldKey:
    """Return what distinguishes a Field in a choice; in a choice by a card, only references of other cards count."""
    named_by = tuple([other for other in field.named_by if other != card])
    return field.row, field.good, field.amount, field.harvested, named_by


@cache
def field_kind(key: FieldKey) -> FieldKind:
    """Return a Field as arguments and events name it."""
    row, good, amount, harvested, named_by = key
    return FieldKind(row, None if good == NO_GOOD else RESOURCES[good], amount, harvested, named_by)


def written_field(key: FieldKey) -> str:
    """Write a Field as part of an action id: `row2`, `row4/barley`, `row4/2barley`, `row3/harvested`, `row3/for027`."""
    row, good, amount, harvested, named_by = key
    content = "" if good == NO_GOOD else f"/{amount if amount > 1 else ''}{RESOURCES[good]}"
    cards = "".join(f"/for{card:03}" for card in named_by)
    return f"row{row}{content}{'/harvested' if harvested else ''}{cards}"


def named_field(seat: Seat, kind: FieldKind, card: int = 0) -> Field:
    """Return a Field of the kind that an action names; for a card, one that the card refers to (H-82, H-107)."""
    good = NO_GOOD if kind.good is None else RESOURCE[kind.good]
    key = (kind.row, good, kind.amount, kind.harvested, kind.named_by)
    return next(field for field in referred_to(seat, card) if field_key(field, card) == key)


def referred_to(seat: Seat, card: int) -> list[Field]:
    """Return the Fields that a card refers to; all Fields for 0 (H-107)."""
    return [field for field in seat.fields if not card or card in field.named_by]


def empty_kinds(seat: Seat, card: int = 0) -> list[FieldKey]:
    """Return the different empty Fields: in Phase 7 it matters whether one was harvested already (H-78)."""
    return sorted({field_key(field, card) for field in referred_to(seat, card) if field.good == NO_GOOD})


def empty_field(seat: Seat, row: int, harvested: bool, named_by: tuple[int, ...], card: int = 0) -> Field:
    """Return the empty Field that the arguments of an action name."""
    return named_field(seat, FieldKind(row, harvested=harvested, named_by=named_by), card)


def to_harvest(seat: Seat) -> list[Field]:
    """Return the planted Fields that were not harvested in this Phase (H-78)."""
    return [field for field in seat.fields if field.good != NO_GOOD and not field.harvested]


def harvest_kinds(seat: Seat) -> list[FieldKey]:
    """Return the different Fields that are still to be harvested."""
    return sorted({field_key(field) for field in to_harvest(seat)})
