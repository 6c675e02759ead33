"""Ask for actions with smaller amounts of a line."""

from typing import ClassVar, Final

from msgspec.structs import replace

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import TURN, Args, Verb, make_action
from service.engine.kernel.event import Event


class Fewer(Args, frozen=True, tag="fewer"):
    """Offer the smaller amounts as well."""

    is_unit: ClassVar[bool] = False


class AskedFewer(Body, frozen=True, tag="asked_fewer"):
    """A seat asked for smaller amounts, which are offered now."""

    seat: int


FEWER: Final = make_action("fewer", Fewer(), TURN)
"""The action `fewer`. Offered by every line that has smaller amounts (H-93)."""


def resolve_fewer(state: State, me: int, frame: frames.Effect | frames.Choice, chosen: Fewer, log: list[Event]) -> None:
    """Ask the same line again and offer its smaller amounts (H-93)."""
    if isinstance(frame, frames.Choice):
        among = tuple(with_fewer(line) for line in frame.among)
        state.seats[me].frames.append(frames.Choice(among, frame.sow))
    else:
        state.seats[me].frames.append(with_fewer(frame))
    log.append(Event(AskedFewer(me)))


def with_fewer(line: frames.Effect) -> frames.Effect:
    """Return a line that also offers its smaller amounts, if it has any."""
    if isinstance(line, frames.Gain | frames.Crops | frames.Trade):
        return replace(line, fewer=True)
    return line


VERB: Final = Verb(resolves={Fewer: resolve_fewer})
