"""Turn a used roof up again."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.events import Body
from service.engine.lagranja.state import Seat, State
from service.engine.lagranja.verb import TURN, Args, Verb, make_action
from service.engine.lagranja.verbs.decline import DECLINE


class FlipRoof(Args, frozen=True, tag="flip_roof"):
    """Turn up a used roof."""

    tile: str


class RoofFlipped(Body, frozen=True, tag="roof_flipped"):
    """A used roof was turned up again."""

    seat: int
    tile: str


@cache
def flip_roof_action(tile: str) -> Action:
    """Make the action with an id such as `flip_roof:R1a`."""
    return make_action(f"flip_roof:{tile}", FlipRoof(tile), TURN)


def used_roofs(state: State, seat: Seat) -> Iterator[str]:
    """Yield the used roofs that can be turned up, without those that turn up roofs themselves (G-21)."""
    tiles = edition_of(state).roofs
    return (roof.tile for roof in seat.roofs if not roof.up and not tiles[roof.tile].turns_roofs)


def offer_flip_roof(state: State, me: int, frame: frames.FlipRoof) -> Iterator[Action]:
    """Offer every used roof with another function."""
    yield from map(flip_roof_action, used_roofs(state, state.seats[me]))
    yield DECLINE


def resolve_flip_roof(state: State, me: int, frame: frames.FlipRoof, chosen: FlipRoof, log: list[Event]) -> None:
    """Turn the roof up, so that it can be used once more."""
    next(roof for roof in state.seats[me].roofs if roof.tile == chosen.tile).up = True
    log.append(Event(RoofFlipped(me, chosen.tile)))
    if frame.left > 1:
        state.stack.append(frames.FlipRoof(me, frame.left - 1))


VERB: Final = Verb(
    offers={frames.FlipRoof: offer_flip_roof}, resolves={FlipRoof: resolve_flip_roof}, declined=(frames.FlipRoof,)
)
