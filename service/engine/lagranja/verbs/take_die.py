"""Take a die from a revenue space, in R1 and R2 (§7.0)."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames, waiting
from service.engine.lagranja.dice import lying_dice
from service.engine.lagranja.events import Body
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Default, Verb, make_action


class TakeDie(Args, frozen=True, tag="take_die"):
    """Take a die from a revenue space and carry the space out."""

    default: ClassVar[Default] = Default.DUE

    number: int


class DieTaken(Body, frozen=True, tag="die_taken"):
    """A seat took a die."""

    seat: int
    number: int


@cache
def take_die_action(number: int) -> Action:
    """Make the action with an id such as `take_die:4`."""
    return make_action(f"take_die:{number}", TakeDie(number), TURN)


def takeable(state: State, me: int) -> list[int]:
    """Return the dice that a seat may take: not the last one on a space that another seat marked.

    If no other die is left, marks are ignored, because taking a die is mandatory (G-18).
    """
    there = lying_dice(state)
    held = {mark.number for mark in state.marked if mark.seat != me}
    return [number for number in there if number not in held or state.dice[number - 1] > 1] or there


def offer_take_die(state: State, me: int, frame: frames.TakeDie) -> Iterator[Action]:
    """Offer the dice that the seat may take."""
    return map(take_die_action, takeable(state, me))


def resolve_take_die(state: State, me: int, frame: frames.TakeDie, chosen: TakeDie, log: list[Event]) -> None:
    """Put the die on the farm, carry its space out, then what waits for it."""
    state.dice[chosen.number - 1] -= 1
    state.seats[me].dice.append(chosen.number)
    log.append(Event(DieTaken(me, chosen.number)))
    fire = frames.Fire(me, "die_taken", number=chosen.number, pick=frame.pick)
    state.stack += (fire, frames.Revenue(me, chosen.number))
    waiting.offer_doubling(state, fire)


VERB: Final = Verb(
    offers={frames.TakeDie: offer_take_die},
    resolves={TakeDie: resolve_take_die},
    in_steps=("R1", "R2"),
    must={frames.TakeDie: "G-18"},
)
