"""The lines of a space: which options a line offers, choices between lines, and taking fewer."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.gains import offer_crops, offer_gain
from service.engine.hallertau.resources import RESOURCE
from service.engine.hallertau.sheep import offer_move_sheep
from service.engine.hallertau.state import State
from service.engine.hallertau.trades import offer_trade
from service.engine.hallertau.verbs.move_field import offer_move_field
from service.engine.hallertau.verbs.new_field import offer_new_field
from service.engine.hallertau.verbs.sow import offer_sow
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option

OFFERS: Final[dict[type, Callable[..., Iterator[Option]]]] = {
    frames.Gain: offer_gain,
    frames.Crops: offer_crops,
    frames.NewField: offer_new_field,
    frames.Sow: offer_sow,
    frames.MoveField: offer_move_field,
    frames.MoveSheep: offer_move_sheep,
    frames.Trade: offer_trade,
}


def offer_line(state: State, me: int, frame: frames.Effect) -> Iterator[Option]:
    """The options of one line."""
    return OFFERS[type(frame)](state, me, frame)


def offer_choice(state: State, me: int, frame: frames.Choice) -> Iterator[Option]:
    """The options of all alternatives; asking for fewer is one option for all of them (p.8, slashes and "or")."""
    fewer = False
    for line in frame.among:
        for option in offer_line(state, me, line):
            if option is options.FEWER:
                fewer = True
            else:
                yield option
    if fewer:
        yield options.FEWER


def chosen_line(state: State, me: int, frame: frames.Choice, option: Option) -> frames.Effect:
    """The alternative that an option belongs to: taking it decides for that one."""
    return next(line for line in frame.among if option in offer_line(state, me, line))


def sow_what_was_taken(state: State, me: int, frame: frames.Choice, option: Option) -> None:
    """Some cards let the Crop that was just chosen be sown once; it is asked after the gain."""
    if frame.sow and isinstance(option.args, args.Take):
        (crop,) = (RESOURCE[name] for name in option.args.resources)
        state.seats[me].frames.append(frames.Sow(1, crop))


def resolve_fewer(
    state: State, me: int, frame: frames.Effect | frames.Choice, chosen: args.Fewer, log: list[Event]
) -> None:
    """The same line is asked again with its smaller amounts laid out (H-93)."""
    if isinstance(frame, frames.Choice):
        among = tuple(with_fewer(line) for line in frame.among)
        state.seats[me].frames.append(frames.Choice(among, frame.sow))
    else:
        state.seats[me].frames.append(with_fewer(frame))
    log.append(Event(events.AskedFewer(me)))


def with_fewer(line: frames.Effect) -> frames.Effect:
    """A line that lays out its smaller amounts, if it has any."""
    if isinstance(line, frames.Gain | frames.Crops | frames.Trade):
        return replace(line, fewer=True)
    return line
