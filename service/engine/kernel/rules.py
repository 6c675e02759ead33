"""The protocol that every game implements, and the reading of its settings."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.kernel.catalogue import PartInfo
from service.engine.kernel.errors import Reason, RefusedError, shortened
from service.engine.kernel.event import Event, Viewer
from service.engine.kernel.result import Result

S = TypeVar("S")
Chosen = TypeVar("Chosen", bound=Struct)


class Rules(Protocol[S]):
    """A game. Its state is plain data; `resolve` and `step` work on it in place."""

    name: str
    version: str
    schema: int
    seat_counts: tuple[int, ...]
    settings_type: type[Struct]
    state_type: type[S]
    args_type: Any
    """The union of all arguments that can be submitted: those of every action, and short forms for several."""
    body_type: Any
    """The union of all bodies of events."""

    def continues(self, version: str) -> bool:
        """Whether a game that was begun with a version can go on with these rules: not if its edition is another."""

    def setup(self, settings: Mapping[str, object], seats: int, seed: str, log: list[Event]) -> S:
        """The table before the first automatic step; refuses with BAD_SETTING."""

    def step(self, state: S, log: list[Event]) -> bool:
        """Run one automatic step; False when somebody must decide or the game is over."""

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that the game waits for."""

    def offer(self, state: S, seat: int) -> Iterator[Action]:
        """All that a seat may do now, in a stable order: the only code that knows what is legal."""

    def actions(self, state: S, seat: int) -> list[Action]:
        """All that is on offer."""

    def spread(self, args: Struct) -> tuple[Struct, ...]:
        """The arguments of the single actions that submitted arguments stand for, in their order."""

    def resolve(self, state: S, seat: int, action: Action, log: list[Event]) -> None:
        """Carry out an action that `actions` offers."""

    def blocked(self, state: S, seat: int) -> list[BlockedAction]:
        """What a seat can see but not do now, each with every requirement that is not met."""

    def explain(self, state: S, seat: int, wanted: str | Struct) -> tuple[Unmet, ...]:
        """What keeps a seat from an action that it names by id or arguments; nothing if there is no more to say."""

    def default(self, state: S, seat: int) -> Action:
        """The safest action of a seat that must decide: what a clock that ran out plays."""

    def view(self, state: S, viewer: Viewer) -> Struct:
        """What a viewer may see, built up from nothing."""

    def worth(self, state: S, seat: int) -> tuple[int, int]:
        """What a seat has now: its VP, then its goods by their worth to each other; a greedy bot wants more of both."""

    def pending(self, state: S, seat: int) -> int:
        """How many things are pending for a seat, from its turn up to the question that it is asked."""

    def result(self, state: S) -> Result | None:
        """The result, or None while the game runs."""


class Text(Protocol):
    """How a game speaks to a person, in one language."""

    def label(self, action: Action) -> str:
        """An action in plain words."""

    def line(self, body: Struct) -> str:
        """An event in plain words."""

    def why_not(self, unmet: Sequence[Unmet]) -> str:
        """All that keeps something from being done now, in plain words."""

    def card(self, number: int) -> str:
        """The text of a card."""

    def part(self, part: PartInfo) -> str:
        """What a part of the table is and does."""

    def hand(self, view: Any, offered: Sequence[Action], blocked: Sequence[BlockedAction]) -> str:
        """The viewer's secret cards, each with whether it can be played or why not; empty if it has none."""

    def board(self, view: Any) -> str:
        """A view as a board that a person can read."""


def read_settings(kind: type[Chosen], raw: Mapping[str, object]) -> Chosen:
    """Game settings from plain data; a wrong one is refused with what is allowed."""
    allowed = allowed_settings(kind)
    for name, value in raw.items():
        if name not in allowed:
            known = ", ".join(sorted(allowed))
            raise RefusedError(Reason.BAD_SETTING, f"no setting is called {shortened(name)!r}; there are: {known}")
        if not any(value is one or (type(value) is type(one) and value == one) for one in allowed[name]):
            values = ", ".join(setting_text(one) for one in allowed[name])
            raise RefusedError(
                Reason.BAD_SETTING, f"setting {name} cannot be {shortened(repr(value))}; allowed: {values}"
            )
    return msgspec.convert(dict(raw), kind)


def allowed_settings(kind: type[Struct]) -> dict[str, tuple[object, ...]]:
    """The names of a game's settings, each with the values that it takes."""
    allowed: dict[str, tuple[object, ...]] = {}
    for name, hint in get_type_hints(kind).items():
        if get_origin(hint) is Literal:
            allowed[name] = get_args(hint)
        elif hint is bool:
            allowed[name] = (False, True)
        else:
            raise TypeError(f"{kind.__name__}.{name}: a setting is a bool or a Literal")
    return allowed


def setting_descriptions(kind: type[Struct]) -> dict[str, str]:
    """What each of a game's settings does, in English."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: next(meta.description for meta in get_args(hint)[1:]) or "" for name, hint in hints.items()}


def setting_text(value: object) -> str:
    """The value of a setting as people write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def settings_as_text(settings: Mapping[str, object]) -> dict[str, str]:
    """Game settings as a record writes them."""
    return {name: setting_text(value) for name, value in settings.items()}


def settings_from_text(kind: type[Struct], texts: Mapping[str, str]) -> dict[str, object]:
    """Game settings from a record; what is none stays as it is, for `read_settings` to refuse."""
    known = {(name, setting_text(value)): value for name, values in allowed_settings(kind).items() for value in values}
    return {name: known.get((name, text), text) for name, text in texts.items()}


def check_seats(rules: Rules[Any], seats: int) -> None:
    """Refuse a number of seats that a game is not made for."""
    if seats not in rules.seat_counts:
        low, high = min(rules.seat_counts), max(rules.seat_counts)
        raise RefusedError(Reason.BAD_SETTING, f"{rules.name} has {low} to {high} seats, not {seats}")
