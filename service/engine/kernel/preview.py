"""Previews actions: what they would do, as far as the seat may know it."""

from typing import TypeVar

from msgspec import Struct

from service.engine.kernel.event import EVERYBODY, learns
from service.engine.kernel.play import play
from service.engine.kernel.rules import Rules
from service.engine.kernel.snapshot import copy

S = TypeVar("S")


class Preview(Struct, frozen=True):
    """The events that a seat would see; `view` is set only if none of them would show something hidden."""

    events: tuple[Struct, ...]
    view: Struct | None


def preview(rules: Rules[S], state: S, seat: int, *wanted: str | Struct) -> Preview:
    """Play actions on a copy of the state. Events stop at the first that reveals something hidden."""
    after = copy(rules, state)
    seen: list[Struct] = []
    for one in wanted:
        for event in play(rules, after, seat, one):
            if EVERYBODY in event.learned:
                return Preview(tuple(seen), None)
            if learns(event, seat):
                return Preview((*seen, event.body), None)
            seen.append(event.private.get(seat, event.body))
    return Preview(tuple(seen), rules.view(after, seat))
