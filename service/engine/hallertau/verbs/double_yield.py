"""Double the yield of a Field."""

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
    to_harvest,
    written_field,
)
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class DoubleYield(Args, frozen=True, tag="double_yield"):
    """Double the yield of a Field."""

    field: FieldKind


class YieldDoubled(Body, frozen=True, tag="yield_doubled"):
    """A Field will yield double."""

    seat: int
    field: FieldKind


@cache
def double_yield_action(key: FieldKey) -> Action:
    """Make the action with an id such as `double_yield:row4/barley`."""
    return make_action(f"double_yield:{written_field(key)}", DoubleYield(field_kind(key)), REACTION)


def offer_double_yield(state: State, me: int, frame: frames.DoubleYield) -> Iterator[Action]:
    """Offer the planted Fields that are still to be harvested in this Phase (H-33)."""
    return map(double_yield_action, harvest_kinds(state.seats[me]))


def resolve_double_yield(
    state: State, me: int, frame: frames.DoubleYield, chosen: DoubleYield, log: list[Event]
) -> None:
    """Double the amount planted on the Field (H-33)."""
    fields = (field for field in to_harvest(state.seats[me]) if field_kind(field_key(field)) == chosen.field)
    next(fields).amount *= 2
    log.append(Event(YieldDoubled(me, chosen.field)))


VERB: Final = Verb(offers={frames.DoubleYield: offer_double_yield}, resolves={DoubleYield: resolve_double_yield})
