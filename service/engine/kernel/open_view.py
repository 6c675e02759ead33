"""The view of a finished game with all hands face up."""

from typing import Any, TypeVar

from msgspec.structs import replace

from service.engine.kernel.event import Viewer
from service.engine.kernel.rules import Rules

S = TypeVar("S")


def open_view(rules: Rules[S], state: S, viewer: Viewer) -> Any:
    """Return the view of a viewer in which every seat is shown as its owner sees it."""
    view: Any = rules.view(state, viewer)
    own: list[Any] = [rules.view(state, seat) for seat in range(len(view.seats))]
    return replace(view, seats=tuple(one.seats[seat] for seat, one in enumerate(own)))
