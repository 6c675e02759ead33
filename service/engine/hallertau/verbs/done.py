"""Be done with Phase 9, and come back while others are not done."""

from collections.abc import Iterator
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.idle import is_idle
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import SIMULTANEOUS, TURN, Args, Default, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Done(Args, frozen=True, tag="done"):
    """Be done with Phase 9."""

    def default(self) -> Default:
        """Return LEAVE: being done leaves the Phase."""
        return Default.LEAVE


class Resume(Args, frozen=True, tag="resume"):
    """Come back into Phase 9 while others are not done."""


class WasDone(Body, frozen=True, tag="was_done"):
    """A seat is done with Phase 9."""

    seat: int


class Resumed(Body, frozen=True, tag="resumed"):
    """A seat came back into Phase 9."""

    seat: int


DONE: Final = {window: make_action("done", Done(), window) for window in (TURN, SIMULTANEOUS)}
"""The action `done` by window. Offered together with every advancement."""

RESUME: Final = make_action("resume", Resume(), SIMULTANEOUS)


def resolve_done(state: State, me: int, frame: frames.Progress, chosen: Done, log: list[Event]) -> None:
    """End Phase 9 for the seat: for good if seats take turns, else until it comes back (H-114)."""
    if not state.sequential_progress:
        state.seats[me].frames.append(frames.Done())
    log.append(Event(WasDone(me)))


def offer_done(state: State, me: int, frame: frames.Done) -> Iterator[Action]:
    """Offer to come back (H-114)."""
    yield RESUME


def resolve_resume(state: State, me: int, frame: frames.Done, chosen: Resume, log: list[Event]) -> None:
    """Bring the seat back into Phase 9 (H-114)."""
    state.seats[me].frames.append(frames.Progress())
    log.append(Event(Resumed(me)))


def step_done(state: State, me: int, frame: frames.Done, log: list[Event]) -> bool:
    """Ask a seat that was done once more after a play, if it wants to be asked (H-09)."""
    if frame.again:
        state.seats[me].frames[-1] = frames.Done() if is_idle(state, me) else frames.Progress()
    return frame.again


VERB: Final = Verb(
    offers={frames.Done: offer_done},
    resolves={Done: resolve_done, Resume: resolve_resume},
    steps={frames.Done: step_done},
)
