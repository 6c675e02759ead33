"""Advance a Craft Building at no cost."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.progress import tools_needed
from service.engine.hallertau.resources import CRAFT, CRAFTS
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.hallertau.verbs.advance import advance_craft
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class FreeStep(Args, frozen=True, tag="free_step"):
    """Advance a Craft Building at no cost."""

    craft: str


@cache
def free_step_action(craft: int) -> Action:
    """Make the action with an id such as `free_step:carpentry`."""
    return make_action(f"free_step:{CRAFTS[craft]}", FreeStep(CRAFTS[craft]), REACTION)


def offer_free_step(state: State, me: int, frame: frames.FreeStep) -> Iterator[Action]:
    """Offer every Craft Building whose next space is free; Boulders are not pushed (H-71)."""
    seat = state.seats[me]
    for craft, position in enumerate(seat.crafts):
        if position < EDITION.last_space and not tools_needed(position, seat.boulders[craft]):
            yield free_step_action(craft)


def resolve_free_step(state: State, me: int, frame: frames.FreeStep, chosen: FreeStep, log: list[Event]) -> None:
    """Advance the Craft Building; the Community Center may follow (H-71)."""
    advance_craft(state.seats[me], me, CRAFT[chosen.craft], {}, 0, log)


VERB: Final = Verb(offers={frames.FreeStep: offer_free_step}, resolves={FreeStep: resolve_free_step})
