"""Events: what happened, in which form each viewer may see it, and who learned something hidden."""

from typing import Final

from msgspec import Struct

Viewer = int | None
"""A seat number, or None for a spectator."""

EVERYBODY: Final = -1
SPECTATORS: Final = -2
"""Values in `Event.learned` in addition to seats: every viewer, or every spectator, learned something hidden."""


class Event(Struct, frozen=True):
    """An event: its public form, richer forms for single seats, and who learned something hidden."""

    body: Struct
    private: dict[int, Struct] = {}
    learned: tuple[int, ...] = ()


class Undone(Struct, frozen=True, tag="undone"):
    """A seat took back its last actions; the table is again as it was at an earlier revision."""

    seat: int
    count: int


def seen_by(event: Event, viewer: Viewer) -> Struct:
    """Return the form of an event that a viewer may see."""
    if viewer is None:
        return event.body
    return event.private.get(viewer, event.body)


def learns(event: Event, viewer: Viewer) -> bool:
    """Return whether an event shows a viewer something that was hidden from it."""
    return EVERYBODY in event.learned or (SPECTATORS if viewer is None else viewer) in event.learned
