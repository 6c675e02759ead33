"""Remove the topmost row of Workers from several spaces."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.spaces import SPACE, SPACES
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.hallertau.verbs.clear_space import RowsCleared
from service.engine.hallertau.workers import take_top_row
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class ClearTopRows(Args, frozen=True, tag="clear_top_rows"):
    """Remove the topmost row of Workers from each of these spaces."""

    spaces: tuple[str, ...]


@cache
def clear_top_rows_action(spaces: tuple[str, ...]) -> Action:
    """Make the action with an id such as `clear_top_rows:land_sale+town_hall`."""
    return make_action(f"clear_top_rows:{'+'.join(spaces)}", ClearTopRows(spaces), REACTION)


def offer_clear_top_rows(state: State, me: int, frame: frames.ClearTopRows) -> Iterator[Action]:
    """Offer all of the named spaces that hold Workers, together (H-46)."""
    names = tuple(SPACES[index].name for index in frame.spaces if any(state.board[index]))
    if names:
        yield clear_top_rows_action(names)


def resolve_clear_top_rows(
    state: State, me: int, frame: frames.ClearTopRows, chosen: ClearTopRows, log: list[Event]
) -> None:
    """Return the topmost rows of the spaces to the general supply (H-46)."""
    cleared = {name: take_top_row(state.board[SPACE[name]]) for name in chosen.spaces}
    log.append(Event(RowsCleared(me, cleared)))


VERB: Final = Verb(offers={frames.ClearTopRows: offer_clear_top_rows}, resolves={ClearTopRows: resolve_clear_top_rows})
