"""Leave out the rest of a line."""

from typing import ClassVar, Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import TURN, Args, Default, Verb, make_action
from service.engine.kernel.event import Event


class Skip(Args, frozen=True, tag="skip"):
    """Leave out the rest of a line."""

    is_unit: ClassVar[bool] = False

    def default(self) -> Default:
        """Return LEAVE: skipping leaves the line."""
        return Default.LEAVE


class Skipped(Body, frozen=True, tag="skipped"):
    """A seat left out the rest of a line."""

    seat: int


SKIP: Final = make_action("skip", Skip(), TURN)
"""The action `skip`. Offered with every line of a space and every effect of a card (p.8, p.12)."""


def resolve_skip(state: State, me: int, frame: frames.Line, chosen: Skip, log: list[Event]) -> None:
    """Drop the line."""
    log.append(Event(Skipped(me)))


VERB: Final = Verb(resolves={Skip: resolve_skip})
