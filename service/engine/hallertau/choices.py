"""Choices between lines: the actions they offer, and which line an action belongs to."""

from collections.abc import Iterator

from service.engine.hallertau import frames
from service.engine.hallertau.dispatch import OFFERS
from service.engine.hallertau.resources import RESOURCE
from service.engine.hallertau.state import State
from service.engine.hallertau.verbs.fewer import FEWER
from service.engine.hallertau.verbs.take import Take
from service.engine.kernel.action import Action


def offer_line(state: State, me: int, line: frames.Effect) -> Iterator[Action]:
    """Offer the actions of one line."""
    return OFFERS[type(line)](state, me, line)


def offer_choice(state: State, me: int, frame: frames.Choice) -> Iterator[Action]:
    """Offer the actions of all lines, with a single `fewer` action for all of them (p.8, slashes and "or")."""
    fewer = False
    for line in frame.among:
        for action in offer_line(state, me, line):
            if action is FEWER:
                fewer = True
            else:
                yield action
    if fewer:
        yield FEWER


def chosen_line(state: State, me: int, frame: frames.Choice, action: Action) -> frames.Effect:
    """Return the line that an action belongs to: playing the action chooses that line."""
    return next(line for line in frame.among if action in offer_line(state, me, line))


def sow_what_was_taken(state: State, me: int, frame: frames.Choice, action: Action) -> None:
    """Let the Crop that is taken now be sown once, if the card says so; the seat is asked after the gain."""
    if frame.sow and isinstance(action.args, Take):
        (crop,) = (RESOURCE[name] for name in action.args.resources)
        state.seats[me].frames.append(frames.Sow(1, crop))
