"""Move a Field to another row."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.fields import FieldKey, field_key, field_kind, referred_to, written_field
from service.engine.hallertau.state import NO_GOOD, Field, Seat, State
from service.engine.hallertau.verb import TURN, Args, Default, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class MoveField(Args, frozen=True, tag="move_field"):
    """Move a Field to another row: an empty one, or the one that the card refers to."""

    row: int
    to: int
    harvested: bool = False
    named_by: tuple[int, ...] = ()

    def default(self) -> Default:
        """Moving up costs nothing; moving down is a loss."""
        return Default.FREE if self.to > self.row else Default.CHOICE


class FieldMoved(Body, frozen=True, tag="field_moved"):
    """A Field changed its row, with what grows on it."""

    seat: int
    row: int
    to: int
    good: str | None = None


@cache
def move_field_action(key: FieldKey, to: int) -> Action:
    """Make the action with an id such as `move_field:row2>row5`."""
    row, _, _, harvested, named_by = key
    return make_action(f"move_field:{written_field(key)}>row{to}", MoveField(row, to, harvested, named_by), TURN)


def movable(seat: Seat, frame: frames.MoveField) -> dict[FieldKey, Field]:
    """Return the Fields of other rows: empty ones (p.16, Fertilizing), or those that a card refers to, even if sown.

    What grows on a Field is left out of its key: it is not part of the choice.
    """
    fields = [field for field in referred_to(seat, frame.card) if frame.card or field.good == NO_GOOD]
    keys = {field_key(field, frame.card): field for field in fields if field.row != frame.to}
    return {(row, NO_GOOD, 0, harvested, named): f for (row, _, _, harvested, named), f in sorted(keys.items())}


def offer_move_field(state: State, me: int, frame: frames.MoveField) -> Iterator[Action]:
    """Offer the Fields of other rows, in any order (H-106)."""
    return (move_field_action(key, frame.to) for key in movable(state.seats[me], frame))


def resolve_move_field(state: State, me: int, frame: frames.MoveField, chosen: MoveField, log: list[Event]) -> None:
    """Move the Field, with what grows on it."""
    seat = state.seats[me]
    field = movable(seat, frame)[chosen.row, NO_GOOD, 0, chosen.harvested, chosen.named_by]
    field.row = chosen.to
    if frame.times > 1:
        seat.frames.append(frames.MoveField(frame.to, frame.times - 1, frame.card))
    log.append(Event(FieldMoved(me, chosen.row, chosen.to, field_kind(field_key(field)).good)))


VERB: Final = Verb(offers={frames.MoveField: offer_move_field}, resolves={MoveField: resolve_move_field})
