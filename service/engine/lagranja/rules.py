"""Implements the kernel's protocol of rules for La Granja."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.kernel.event import Event, Viewer
from service.engine.kernel.result import Result
from service.engine.kernel.settings import read_settings
from service.engine.lagranja import frames, scoring, setup
from service.engine.lagranja.decisions import offer_all, resolve, step
from service.engine.lagranja.dispatch import ANY_ARGS, ANY_BODY, DEFAULTS
from service.engine.lagranja.edition import editions
from service.engine.lagranja.edition.loader import read_edition
from service.engine.lagranja.edition.model import Edition
from service.engine.lagranja.edition.trial import try_out
from service.engine.lagranja.explain import why_not
from service.engine.lagranja.state import Settings, State
from service.engine.lagranja.verbs import choose_donkey
from service.engine.lagranja.views.structs import View
from service.engine.lagranja.views.table import view


class LaGranja:
    """The rules of La Granja with one edition of its cards and boards.

    The edition's digest is part of the version, so a record says with which edition it was made.
    """

    name = "lagranja"
    schema = 2
    seat_counts: tuple[int, ...] = (1, 2, 3, 4)
    settings_type: type[Struct] = Settings
    state_type = State
    args_type: Any = ANY_ARGS
    body_type: Any = ANY_BODY

    def __init__(self, edition: Edition) -> None:
        """Use an edition: the data set of the project, or an owner's own."""
        self.edition = edition
        self.version = f"3, edition {edition.file.edition_id} {edition.digest}"
        editions.learn(edition)

    def continues(self, version: str) -> bool:
        """Return whether a version has this edition: its digest is the end of the version."""
        return version.endswith(f" {self.edition.digest}")

    def setup(self, settings: Mapping[str, object], seats: int, seed: str, log: list[Event]) -> State:
        """Return a new table."""
        return setup.setup(read_settings(Settings, settings), self.edition, seats, seed, log)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seat that the top frame asks; for the choice of donkeys all seats that have not chosen."""
        if state.over or not state.stack:
            return ()
        frame = state.stack[-1]
        return choose_donkey.still_to_choose(state) if isinstance(frame, frames.Donkeys) else (frame.seat,)

    def offer(self, state: State, seat: int) -> Iterator[Action]:
        """Yield the legal actions of a seat."""
        return offer_all(state, seat) if is_playing(state, seat) else iter(())

    def actions(self, state: State, seat: int) -> list[Action]:
        """Return the legal actions of a seat."""
        return list(self.offer(state, seat))

    def spread(self, args: Struct) -> tuple[Struct, ...]:
        """Return the action itself: there are no short forms."""
        return (args,)

    def resolve(self, state: State, seat: int, action: Action, log: list[Event]) -> None:
        """Carry out an action that was offered."""
        resolve(state, seat, action, log)

    def step(self, state: State, log: list[Event]) -> bool:
        """Run one automatic step."""
        return step(state, log)

    def blocked(self, state: State, seat: int) -> list[BlockedAction]:
        """Return the actions that a seat cannot do now, with the unmet requirements."""
        return list(why_not.blocked(state, seat)) if is_playing(state, seat) else []

    def explain(self, state: State, seat: int, wanted: str | Struct) -> tuple[Unmet, ...]:
        """Return the unmet requirements of an action that a seat names."""
        return why_not.explain(state, seat, wanted) if is_playing(state, seat) else ()

    def default(self, state: State, seat: int) -> Action:
        """Return the first action of those that serve best as a default; a card is played as a field, which is free."""
        return min(self.actions(state, seat), key=lambda action: DEFAULTS[action.kind])

    def view(self, state: State, viewer: Viewer) -> View:
        """Return what a viewer may see."""
        return view(state, viewer)

    def worth(self, state: State, seat: int) -> tuple[int, int]:
        """Return the VP so far, and the goods of a farm."""
        return scoring.worth(state, state.seats[seat])

    def pending(self, state: State, seat: int) -> int:
        """Return the number of pending frames of a seat."""
        return sum(frame.seat == seat for frame in state.stack)

    def result(self, state: State) -> Result | None:
        """Return the result, or None while the game runs."""
        return scoring.result(state) if state.over else None


def is_playing(state: State, seat: int) -> bool:
    """Return whether the seat exists and the game still runs."""
    return not state.over and 0 <= seat < len(state.seats)


def rules_with(data: bytes, name: str) -> LaGranja:
    """Return the rules with an owner's edition file; refuse a wrong file with the line and the mistake."""
    rules = LaGranja(read_edition(data, name))
    try_out(rules, name)
    return rules


RULES: Final = LaGranja(editions.CORE)
