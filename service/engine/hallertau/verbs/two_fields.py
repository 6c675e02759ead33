"""Take Fields into two rows whose sum is the seat's Jewelry."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.resources import HIGHEST_ROW, LOWEST_ROW, MOST_FIELDS
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.hallertau.verbs.new_field import add_field
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class TwoFields(Args, frozen=True, tag="two_fields"):
    """Take Fields into these rows: two, or one."""

    rows: tuple[int, ...]


@cache
def two_fields_action(rows: tuple[int, ...]) -> Action:
    """Make the action with an id such as `two_fields:row2+row4`."""
    return make_action(f"two_fields:{'+'.join(f'row{row}' for row in rows)}", TwoFields(rows), REACTION)


def offer_two_fields(state: State, me: int, frame: frames.TwoFields) -> Iterator[Action]:
    """Offer two rows whose sum is the Jewelry; with 4 or 5 Jewelry also one Field in that row (H-85)."""
    seat = state.seats[me]
    room = MOST_FIELDS - len(seat.fields)
    for low in range(LOWEST_ROW, HIGHEST_ROW + 1):
        high = seat.jewelry - low
        if room >= 2 and low <= high <= HIGHEST_ROW:
            yield two_fields_action((low, high))
    if room >= 1 and seat.jewelry in (4, 5):
        yield two_fields_action((seat.jewelry,))


def resolve_two_fields(state: State, me: int, frame: frames.TwoFields, chosen: TwoFields, log: list[Event]) -> None:
    """Put an empty Field into each of the rows (H-85)."""
    for row in chosen.rows:
        add_field(state, me, row, log)


VERB: Final = Verb(offers={frames.TwoFields: offer_two_fields}, resolves={TwoFields: resolve_two_fields})
