"""Move a die to another revenue space."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja.dice import lying_dice, move_die
from service.engine.lagranja.events import Body
from service.engine.lagranja.goods import DIE_NUMBERS
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Verb, make_action
from service.engine.lagranja.verbs.decline import DECLINE


class Shift(Args, frozen=True, tag="shift"):
    """Move a die to another space."""

    number: int
    to: int


class DieShifted(Body, frozen=True, tag="die_shifted"):
    """A seat moved a die to another space."""

    seat: int
    number: int
    to: int


@cache
def shift_action(number: int, to: int) -> Action:
    """Make the action with an id such as `shift:4>5`."""
    return make_action(f"shift:{number}>{to}", Shift(number, to), TURN)


def offer_shift(state: State, me: int, frame: frames.Shift) -> Iterator[Action]:
    """Offer to move each die by so much down or up."""
    for number in lying_dice(state):
        for to in (number - frame.by, number + frame.by):
            if to in DIE_NUMBERS:
                yield shift_action(number, to)
    yield DECLINE


def resolve_shift(state: State, me: int, frame: frames.Shift, chosen: Shift, log: list[Event]) -> None:
    """Move the die to the other space."""
    if frame.left > 1:
        state.stack.append(frames.Shift(me, frame.left - 1, frame.by))
    move_die(state, chosen.number, chosen.to)
    log.append(Event(DieShifted(me, chosen.number, chosen.to)))


VERB: Final = Verb(offers={frames.Shift: offer_shift}, resolves={Shift: resolve_shift}, declined=(frames.Shift,))
