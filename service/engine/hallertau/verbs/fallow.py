"""Let the empty Fields slide up in Phase 6."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.resources import HIGHEST_ROW
from service.engine.hallertau.state import NO_GOOD, Seat, State
from service.engine.hallertau.verb import SIMULTANEOUS, Args, Default, Verb, make_action
from service.engine.hallertau.verbs.move_field import FieldMoved
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Fallow(Args, frozen=True, tag="fallow"):
    """All empty Fields slide up; one of this row slides twice."""

    row: int

    def default(self) -> Default:
        """Return FREE: lying fallow is mandatory."""
        return Default.FREE


@cache
def fallow_action(row: int) -> Action:
    """Make the action with an id such as `fallow:row3`."""
    return make_action(f"fallow:row{row}", Fallow(row), SIMULTANEOUS)


def fallow_rows(seat: Seat) -> list[int]:
    """Return the rows of the empty Fields that can slide up twice (H-77)."""
    return sorted({field.row for field in seat.fields if field.good == NO_GOOD and field.row + 2 <= HIGHEST_ROW})


def offer_fallow(state: State, me: int, frame: frames.Fallow) -> Iterator[Action]:
    """Offer the rows of which one Field can slide up twice."""
    return map(fallow_action, fallow_rows(state.seats[me]))


def resolve_fallow(state: State, me: int, frame: frames.Fallow, chosen: Fallow, log: list[Event]) -> None:
    """Carry out the seat's whole Phase 6, which is one unit (H-77)."""
    lie_fallow(state, me, chosen.row, log)


def step_fallow(state: State, me: int, frame: frames.Fallow, log: list[Event]) -> bool:
    """Carry out Phase 6, unless the seat must choose between rows for the Field that slides twice (H-77)."""
    rows = fallow_rows(state.seats[me])
    if len(rows) > 1:
        return False
    state.seats[me].frames.pop()
    lie_fallow(state, me, rows[0] if rows else 0, log)
    return True


def lie_fallow(state: State, me: int, twice: int, log: list[Event]) -> None:
    """Slide all empty Fields up one row, and one of row `twice` (0: none) once more (H-77)."""
    for field in state.seats[me].fields:
        if field.good != NO_GOOD or field.row == HIGHEST_ROW:
            continue
        rows = 2 if field.row == twice else 1
        if rows == 2:
            twice = 0
        log.append(Event(FieldMoved(me, field.row, field.row + rows)))
        field.row += rows


VERB: Final = Verb(
    offers={frames.Fallow: offer_fallow}, resolves={Fallow: resolve_fallow}, steps={frames.Fallow: step_fallow}
)
