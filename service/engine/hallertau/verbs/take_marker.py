"""Take the first player marker."""

from collections.abc import Iterator
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import FirstPlayer
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import TURN, Args, Verb, drop_without, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class TakeMarker(Args, frozen=True, tag="take_marker"):
    """Take the first player marker."""


TAKE_MARKER: Final = make_action("take_marker", TakeMarker(), TURN)


def offer_take_marker(state: State, me: int, frame: frames.TakeMarker) -> Iterator[Action]:
    """Offer the marker to a seat that does not have it already (H-52)."""
    if state.first_player != me:
        yield TAKE_MARKER


def resolve_take_marker(state: State, me: int, frame: frames.TakeMarker, chosen: TakeMarker, log: list[Event]) -> None:
    """Move the marker at once; the order of the current Phase does not change (H-52)."""
    state.first_player = me
    log.append(Event(FirstPlayer(me)))


VERB: Final = Verb(
    offers={frames.TakeMarker: offer_take_marker},
    resolves={TakeMarker: resolve_take_marker},
    steps={frames.TakeMarker: drop_without(offer_take_marker)},
)
