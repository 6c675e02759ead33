"""Take a Field into a row."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.resources import MOST_FIELDS
from service.engine.hallertau.state import Field, State
from service.engine.hallertau.verb import TURN, Args, Default, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class NewField(Args, frozen=True, tag="new_field"):
    """Take a Field into a row."""

    row: int

    def default(self) -> Default:
        """Return FREE: a new Field costs nothing."""
        return Default.FREE


class FieldGained(Body, frozen=True, tag="field_gained"):
    """A seat has a new Field."""

    seat: int
    row: int


@cache
def new_field_action(row: int) -> Action:
    """Make the action with an id such as `new_field:row5`."""
    return make_action(f"new_field:row{row}", NewField(row), TURN)


def offer_new_field(state: State, me: int, frame: frames.NewField) -> Iterator[Action]:
    """Offer a Field for the row of the frame, if a column is free (H-76)."""
    if len(state.seats[me].fields) < MOST_FIELDS:
        yield new_field_action(frame.row)


def resolve_new_field(state: State, me: int, frame: frames.NewField, chosen: NewField, log: list[Event]) -> None:
    """Put an empty Field into the row."""
    add_field(state, me, chosen.row, log)
    if frame.times > 1:
        state.seats[me].frames.append(frames.NewField(frame.row, frame.times - 1))


def add_field(state: State, me: int, row: int, log: list[Event]) -> None:
    """Add an empty Field to a row."""
    state.seats[me].fields.append(Field(row))
    log.append(Event(FieldGained(me, row)))


VERB: Final = Verb(offers={frames.NewField: offer_new_field}, resolves={NewField: resolve_new_field})
