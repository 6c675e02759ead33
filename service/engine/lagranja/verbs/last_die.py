"""Carry out the space of the last die, in R3 (§7.0)."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja.dice import lying_dice
from service.engine.lagranja.events import Body
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Default, Verb, make_action


class LastDie(Args, frozen=True, tag="last_die"):
    """Carry out the space of the last die, which nobody takes."""

    default: ClassVar[Default] = Default.DUE

    number: int


class LastDieLeft(Body, frozen=True, tag="last_die"):
    """The last die is left, which every seat carries out."""

    number: int


class LastDieCarriedOut(Body, frozen=True, tag="last_die_carried_out"):
    """A seat carried out the space of the last die; what it brought follows."""

    seat: int
    number: int


@cache
def last_die_action(number: int) -> Action:
    """Make the action with an id such as `last_die:4`."""
    return make_action(f"last_die:{number}", LastDie(number), TURN)


def keep_last_die(state: State, log: list[Event]) -> None:
    """Record the last die, which every seat carries out."""
    (state.last_die,) = lying_dice(state)
    log.append(Event(LastDieLeft(state.last_die)))


def offer_last_die(state: State, me: int, frame: frames.LastDie) -> Iterator[Action]:
    """Offer to carry out the last die, which is mandatory (G-18)."""
    yield last_die_action(state.last_die)


def resolve_last_die(state: State, me: int, frame: frames.LastDie, chosen: LastDie, log: list[Event]) -> None:
    """Carry out the last die; the seat had the chance to act before it (G-04)."""
    carry_out_last_die(state, me, log)


def carry_out_last_die(state: State, me: int, log: list[Event]) -> None:
    """Carry out the space of the last die for a seat; nobody takes the die."""
    number = state.last_die
    log.append(Event(LastDieCarriedOut(me, number)))
    state.stack += (frames.Fire(me, "die_taken", number=number, pick="last"), frames.Revenue(me, number))


VERB: Final = Verb(
    offers={frames.LastDie: offer_last_die},
    resolves={LastDie: resolve_last_die},
    in_steps=("R3",),
    must={frames.LastDie: "G-18"},
)
