"""Choose one of the alternatives that an effect gives."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final

from msgspec.structs import replace

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja.effects import any_does_something
from service.engine.lagranja.events import Body
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Default, Verb, make_action
from service.engine.lagranja.verbs.decline import DECLINE
from service.engine.lagranja.vocabulary import Effects


class Choose(Args, frozen=True, tag="choose"):
    """Choose one of several alternatives, counted from 1, with its effects."""

    default: ClassVar[Default] = Default.DUE

    option: int
    effects: Effects


class Chosen(Body, frozen=True, tag="chosen"):
    """A seat chose one of several alternatives, counted from 1, with its effects."""

    seat: int
    option: int
    effects: Effects


@cache
def choose_action(number: int, effects: Effects) -> Action:
    """Make the action with an id such as `choose:1`."""
    return make_action(f"choose:{number}", Choose(number, effects), TURN)


def choosable(state: State, frame: frames.Choose) -> list[int]:
    """Return the alternatives that do something and were not carried out yet (G-18)."""
    return [
        index
        for index, option in enumerate(frame.options)
        if index not in frame.taken and any_does_something(state, frame.seat, option)
    ]


def step_choose(state: State, frame: frames.Choose, log: list[Event]) -> bool:
    """Drop the frame if no alternative does something (G-18), but not if it asks for a second one."""
    if choosable(state, frame) or frame.taken:
        return False
    state.stack.pop()
    return True


def offer_choose(state: State, me: int, frame: frames.Choose) -> Iterator[Action]:
    """Offer the alternatives that do something; a second one may be declined if none does."""
    found = choosable(state, frame)
    yield from (choose_action(index + 1, frame.options[index]) for index in found)
    if not found:
        yield DECLINE


def resolve_choose(state: State, me: int, frame: frames.Choose, chosen: Choose, log: list[Event]) -> None:
    """Carry out one alternative; if two are to be chosen, the frame asks for the other after it."""
    index = chosen.option - 1
    if frame.picks > 1:
        state.stack.append(replace(frame, picks=frame.picks - 1, taken=(*frame.taken, index)))
    state.stack.append(frames.Effects(me, frame.options[index]))
    log.append(Event(Chosen(me, chosen.option, chosen.effects)))


VERB: Final = Verb(
    offers={frames.Choose: offer_choose},
    resolves={Choose: resolve_choose},
    steps={frames.Choose: step_choose},
    declined=(frames.Choose,),
)
