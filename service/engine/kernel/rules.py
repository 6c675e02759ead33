"""The protocol of the rules that every game implements."""

from collections.abc import Iterator, Mapping
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.kernel.event import Event, Viewer
from service.engine.kernel.result import Result

S = TypeVar("S")


class Rules(Protocol[S]):
    """The rules of a game. The state is plain data; `resolve` and `step` change it in place."""

    name: str
    version: str
    schema: int
    seat_counts: tuple[int, ...]
    settings_type: type[Struct]
    state_type: type[S]
    args_type: Any
    """The union of all arguments that can be submitted: those of every action, and short forms for several actions."""
    body_type: Any
    """The union of all bodies of events."""

    def continues(self, version: str) -> bool:
        """Tell whether a game that began with this version of the rules can go on; False for another edition."""

    def setup(self, settings: Mapping[str, object], seats: int, seed: str, log: list[Event]) -> S:
        """Return the state before the first automatic step; refuse bad settings with BAD_SETTING."""

    def step(self, state: S, log: list[Event]) -> bool:
        """Run one automatic step; return False if a seat must decide or the game is over."""

    def to_act(self, state: S) -> tuple[int, ...]:
        """Return the seats that the game waits for."""

    def offer(self, state: S, seat: int) -> Iterator[Action]:
        """Yield the legal actions of a seat in a stable order. No other code decides what is legal."""

    def actions(self, state: S, seat: int) -> list[Action]:
        """Return the legal actions of a seat as a list."""

    def spread(self, args: Struct) -> tuple[Struct, ...]:
        """Return the arguments of the single actions that submitted arguments stand for, in their order."""

    def resolve(self, state: S, seat: int, action: Action, log: list[Event]) -> None:
        """Carry out an action that `actions` offers."""

    def blocked(self, state: S, seat: int) -> list[BlockedAction]:
        """Return the actions that a seat can see but not do now, each with all requirements that are not met."""

    def explain(self, state: S, seat: int, wanted: str | Struct) -> tuple[Unmet, ...]:
        """Return the unmet requirements of an action, given by its id or arguments; () if none is known."""

    def default(self, state: S, seat: int) -> Action:
        """Return the safest action of a seat that must decide, for a seat that does not answer in time."""

    def view(self, state: S, viewer: Viewer) -> Struct:
        """Return what a viewer may see, built up from nothing."""

    def worth(self, state: S, seat: int) -> tuple[int, int]:
        """Return the VP of a seat and the value of its goods; the greedy bot maximizes both."""

    def pending(self, state: S, seat: int) -> int:
        """Return the number of pending frames of a seat."""

    def result(self, state: S) -> Result | None:
        """Return the result, or None while the game runs."""
