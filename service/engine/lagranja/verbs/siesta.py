"""Advance on the siesta track: by an effect, or by the hats in T2 (§8.2)."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja import vocabulary as v
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.state import State
from service.engine.lagranja.track import advance, steps_due, steps_left
from service.engine.lagranja.verb import TURN, Args, Default, Verb, make_action
from service.engine.lagranja.verbs.decline import DECLINE
from service.engine.lagranja.verbs.end_turn import END_TURN


class Siesta(Args, frozen=True, tag="siesta"):
    """Advance on the siesta track."""

    default: ClassVar[Default] = Default.DUE

    steps: int


@cache
def siesta_action(steps: int) -> Action:
    """Make the action with an id such as `siesta:2`."""
    return make_action(f"siesta:{steps}", Siesta(steps), TURN)


def offer_siesta(state: State, me: int, frame: frames.Siesta) -> Iterator[Action]:
    """Offer up to so many steps, as far as the track goes."""
    yield from map(siesta_action, range(min(frame.steps, steps_left(state, me)), 0, -1))
    yield DECLINE


def offer_advance(state: State, me: int, frame: frames.Advance) -> Iterator[Action]:
    """Offer the mandatory move by all hats; if the disc cannot move, offer the end of the turn (§8.2)."""
    due = steps_due(state, me)
    yield siesta_action(due) if due else END_TURN


def resolve_siesta(
    state: State, me: int, frame: frames.Siesta | frames.Advance, chosen: Siesta, log: list[Event]
) -> None:
    """Move the disc at once (G-24); steps that are left stay offered (G-70).

    After the move of T2 a usable siesta roof opens a window (G-26).
    """
    advance(state, me, chosen.steps, log)
    if not steps_left(state, me):
        return
    if isinstance(frame, frames.Siesta):
        if chosen.steps < frame.steps:
            state.stack.append(frames.Siesta(me, frame.steps - chosen.steps))
    elif has_siesta_roof(state, me):
        state.stack.append(frames.EndTurn(me))


def has_siesta_roof(state: State, me: int) -> bool:
    """Return whether a seat has an unused roof for siesta steps that can be used in the transport phase."""
    tiles = edition_of(state).roofs
    return any(
        isinstance(effect, v.Siesta)
        for roof in state.seats[me].roofs
        if roof.up and (not tiles[roof.tile].phases or "transport" in tiles[roof.tile].phases)
        for effect in tiles[roof.tile].effects
    )


VERB: Final = Verb(
    offers={frames.Siesta: offer_siesta, frames.Advance: offer_advance},
    resolves={Siesta: resolve_siesta},
    ended=(frames.Advance,),
    declined=(frames.Siesta,),
    must={frames.Advance: "§8.2"},
)
