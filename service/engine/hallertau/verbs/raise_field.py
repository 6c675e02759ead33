"""Move a Field that a card refers to up one row."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.fields import (
    FieldKey,
    FieldKind,
    field_key,
    field_kind,
    named_field,
    referred_to,
    written_field,
)
from service.engine.hallertau.resources import HIGHEST_ROW
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.hallertau.verbs.move_field import FieldMoved
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Raise(Args, frozen=True, tag="raise"):
    """Move a Field up one row."""

    field: FieldKind


@cache
def raise_action(key: FieldKey) -> Action:
    """Make the action with an id such as `raise:row3/flax`."""
    return make_action(f"raise:{written_field(key)}", Raise(field_kind(key)), REACTION)


def offer_raise(state: State, me: int, frame: frames.Raise) -> Iterator[Action]:
    """Offer the Fields that the card refers to and that can go up, in any order (H-106)."""
    fields = referred_to(state.seats[me], frame.card)
    keys = {field_key(field, frame.card) for field in fields if field.row < HIGHEST_ROW}
    return map(raise_action, sorted(keys, reverse=True))


def resolve_raise(state: State, me: int, frame: frames.Raise, chosen: Raise, log: list[Event]) -> None:
    """Move the Field up one row, once: the card does not refer to it any more."""
    seat = state.seats[me]
    field = named_field(seat, chosen.field, frame.card)
    field.row += 1
    field.named_by.remove(frame.card)
    log.append(Event(FieldMoved(me, chosen.field.row, field.row, chosen.field.good)))
    if frame.times > 1:
        seat.frames.append(frames.Raise(frame.times - 1, frame.card))


VERB: Final = Verb(offers={frames.Raise: offer_raise}, resolves={Raise: resolve_raise})
