"""Implements the kernel's protocol of rules for Hallertau."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from service.engine.hallertau import frames, scoring, setup
from service.engine.hallertau.decisions import offer_all, resolve, step
from service.engine.hallertau.dispatch import ANY_ARGS, ANY_BODY
from service.engine.hallertau.explain import why_not
from service.engine.hallertau.state import Settings, State
from service.engine.hallertau.verb import Args, Default
from service.engine.hallertau.verbs.play_card import spread
from service.engine.hallertau.views.structs import View
from service.engine.hallertau.views.table import view
from service.engine.kernel.action import Action
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.kernel.event import Event, Viewer
from service.engine.kernel.result import Result
from service.engine.kernel.settings import read_settings


class Hallertau:
    """The rules of Hallertau."""

    name = "hallertau"
    version = "3"
    schema = 3
    seat_counts: tuple[int, ...] = (1, 2, 3, 4)
    settings_type: type[Struct] = Settings
    state_type = State
    args_type: Any = ANY_ARGS
    body_type: Any = ANY_BODY

    def continues(self, version: str) -> bool:
        """Return True: there is only one edition."""
        return True

    def setup(self, settings: Mapping[str, object], seats: int, seed: str, log: list[Event]) -> State:
        """Return a new table."""
        return setup.setup(read_settings(Settings, settings), seats, seed, log)

    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seats with a frame to answer, without those that are done with Phase 9."""
        return tuple(
            me for me, seat in enumerate(state.seats) if seat.frames and type(seat.frames[-1]) is not frames.Done
        )

    def offer(self, state: State, seat: int) -> Iterator[Action]:
        """Yield the legal actions of a seat."""
        return offer_all(state, seat) if is_playing(state, seat) else iter(())

    def actions(self, state: State, seat: int) -> list[Action]:
        """Return the legal actions of a seat."""
        return list(self.offer(state, seat))

    def spread(self, args: Struct) -> tuple[Struct, ...]:
        """Return the single actions; a card with its payment and other cards is several actions."""
        return spread(args)

    def resolve(self, state: State, seat: int, action: Action, log: list[Event]) -> None:
        """Carry out an action that was offered."""
        resolve(state, seat, action, log)

    def step(self, state: State, log: list[Event]) -> bool:
        """Run one automatic step."""
        return step(state, log)

    def blocked(self, state: State, seat: int) -> list[BlockedAction]:
        """Return the cards in hand and the spaces that a seat cannot use now, with the unmet requirements."""
        return list(why_not.blocked(state, seat)) if is_playing(state, seat) else []

    def explain(self, state: State, seat: int, wanted: str | Struct) -> tuple[Unmet, ...]:
        """Return the unmet requirements of a card in hand or a space."""
        return next((one.unmet for one in self.blocked(state, seat) if why_not.is_about(one, wanted)), ())

    def default(self, state: State, seat: int) -> Action:
        """Return the first action that is free or due, else one that leaves the frame, else the first of all."""
        return min(self.actions(state, seat), key=default_rank)

    def view(self, state: State, viewer: Viewer) -> View:
        """Return what a viewer may see."""
        return view(state, viewer)

    def worth(self, state: State, seat: int) -> tuple[int, int]:
        """Return the score as it would be now, and the resources that it counts."""
        return scoring.worth(state, state.seats[seat])

    def pending(self, state: State, seat: int) -> int:
        """Return the number of pending frames of a seat."""
        return len(state.seats[seat].frames)

    def result(self, state: State) -> Result | None:
        """Return the result, or None while the game runs."""
        return scoring.result(state) if state.over else None


def default_rank(action: Action) -> Default:
    """Return how well an action serves a seat that does not decide."""
    return action.args.default() if isinstance(action.args, Args) else Default.CHOICE


def is_playing(state: State, seat: int) -> bool:
    """Return whether the seat exists and the game still runs."""
    return not state.over and 0 <= seat < len(state.seats)


RULES: Final = Hallertau()
