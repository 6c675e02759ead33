"""Use a roof, at any time in its phases (§6.0)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import Unmet
from service.engine.kernel.event import Event
from service.engine.lagranja import frames, helpers
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.effects import any_does_something
from service.engine.lagranja.events import Body
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.state import Roof, State
from service.engine.lagranja.verb import ANYTIME, Args, Verb, make_action


class UseRoof(Args, frozen=True, tag="use_roof"):
    """Use a roof and turn it down."""

    tile: str


class RoofUsed(Body, frozen=True, tag="roof_used"):
    """A seat used a roof, which is turned down."""

    seat: int
    tile: str


@cache
def use_roof_action(tile: str) -> Action:
    """Make the action with an id such as `use_roof:R1a`."""
    return make_action(f"use_roof:{tile}", UseRoof(tile), ANYTIME)


def unmet_roof(state: State, me: int, roof: Roof) -> Iterator[Unmet]:
    """Yield the unmet requirements of a roof: face up, its phase, an effect that does something (G-19, G-20)."""
    tile = edition_of(state).roofs[roof.tile]
    if not roof.up:
        yield Unmet(r.Unused(), 1, 0, "§6.0")
    if not helpers.in_phase(state, tile.phases):
        yield Unmet(r.InPhase(tile.phases), 1, 0, "G-20")
    if not any_does_something(state, me, tile.effects):
        yield Unmet(r.DoesSomething(), 1, 0, "G-18")


def offer_use_roof(state: State, me: int) -> Iterator[Action]:
    """Offer every roof of the seat that can be used now."""
    for roof in state.seats[me].roofs:
        if next(unmet_roof(state, me, roof), None) is None:
            yield use_roof_action(roof.tile)


def resolve_use_roof(state: State, me: int, chosen: UseRoof, log: list[Event]) -> None:
    """Turn the roof down and carry its function out."""
    next(roof for roof in state.seats[me].roofs if roof.tile == chosen.tile).up = False
    log.append(Event(RoofUsed(me, chosen.tile)))
    state.stack.append(frames.Effects(me, edition_of(state).roofs[chosen.tile].effects))


VERB: Final = Verb(resolves_anytime={UseRoof: resolve_use_roof})
