"""Phase 9: what an advancement costs, Boulders and Tools, and the Community Center that follows."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

from msgspec import Struct

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.payments import pay_resources
from service.engine.hallertau.resources import (
    BARLEY,
    CLAY,
    CRAFT,
    CRAFTS,
    FLAX,
    HIDES,
    HOPS,
    JEWELRY,
    MEAT,
    MILK,
    ROUNDS,
    RYE,
    WOOL,
    Bundle,
    affordable,
    bundle,
)
from service.engine.hallertau.state import Seat, State, community_center, window
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option, Window

OFF_BOARD: Final = EDITION.last_space + 1
ONE_JEWELRY: Final[Bundle] = ((JEWELRY, 1),)


class Craft(Struct, frozen=True):
    """The Goods that a Craft Building takes; in each single payment there is more of one than of another, or at most
    one of some (p.9).
    """

    takes: tuple[int, ...]
    more_of: int | None = None
    less_of: int | None = None
    at_most_one: int | None = None

    def allows(self, paid: dict[int, int]) -> bool:
        """Whether a payment keeps to this."""
        if self.more_of is not None and self.less_of is not None and paid[self.more_of] <= paid[self.less_of]:
            return False
        return self.at_most_one is None or paid[self.at_most_one] <= 1


CRAFT_RULES: Final = (
    Craft((RYE, CLAY), more_of=CLAY, less_of=RYE),
    Craft((BARLEY, HOPS), more_of=BARLEY, less_of=HOPS),
    Craft((MEAT, MILK)),
    Craft((BARLEY, FLAX, RYE), at_most_one=FLAX),
    Craft((FLAX, HIDES, WOOL)),
)
BOULDERS_AHEAD: Final = (2, 4)
"""Where Phase 10 puts the Boulders of a Craft Building: so many spaces ahead (H-73)."""


@cache
def prices(craft: int, round_: int) -> tuple[Bundle, ...]:
    """All payments for one step: as many Goods as the Round, one less for two types, two less for three (H-63)."""
    rule = CRAFT_RULES[craft]
    found = []
    for amounts in product(range(round_ + 1), repeat=len(rule.takes)):
        paid = dict(zip(rule.takes, amounts, strict=True))
        types = sum(1 for amount in amounts if amount)
        discounts = range(min(types, 3)) if types else ()
        if any(sum(amounts) == round_ - less for less in discounts) and rule.allows(paid):
            found.append(bundle(paid.items()))
    return tuple(sorted(found, key=lambda price: (sum(amount for _, amount in price), price)))


@cache
def priced_options(craft: int, round_: int, window: Window) -> tuple[tuple[Bundle, Option], ...]:
    """Each payment with the option that makes it."""
    return tuple((price, options.advance(craft, price, window)) for price in prices(craft, round_))


def tools_needed(position: int, boulders: list[int]) -> int:
    """The unbroken chain of on-board Boulders that starts on the next space, which is on the board (H-65)."""
    near, far = boulders
    if near != position + 1:
        return 0
    return 2 if far == near + 1 and far != OFF_BOARD else 1


def free_tools(seat: Seat) -> int:
    """Tools that can still move a Boulder in this Phase (H-67)."""
    return seat.tools - seat.exhausted


def progress_window(state: State) -> Window:
    """Phase 9 is played by all at once, or in turns if the game was set up so (H-112)."""
    return Window.TURN if state.sequential_progress else Window.SIMULTANEOUS


def offer_progress(state: State, me: int, frame: frames.Progress) -> Iterator[Option]:
    """Every step that the seat's Goods or Jewelry and Tools allow."""
    seat = state.seats[me]
    goods = seat.goods
    free = free_tools(seat)
    when = progress_window(state)
    for craft, position in enumerate(seat.crafts):
        if position == EDITION.last_space or tools_needed(position, seat.boulders[craft]) > free:
            continue
        for price, option in priced_options(craft, state.round, when):
            if affordable(goods, price):
                yield option
        if seat.jewelry:
            yield options.advance(craft, ONE_JEWELRY, when)


def resolve_advance(state: State, me: int, frame: frames.Progress, chosen: args.Advance, log: list[Event]) -> None:
    """Pay, push, move, and the Community Center follows: one unit (H-113)."""
    seat = state.seats[me]
    craft = CRAFT[chosen.craft]
    pay_resources(seat, chosen.pay)
    tools = push_boulders(seat, craft)
    if state.round == ROUNDS:
        seat.tools -= tools
    else:
        seat.exhausted += tools
    seat.frames.append(frame)
    advance_craft(seat, me, craft, chosen.pay, tools, log)


def advance_craft(seat: Seat, me: int, craft: int, paid: dict[str, int], tools: int, log: list[Event]) -> None:
    """One space to the right; the Community Center follows the last Craft Building (H-60)."""
    before = community_center(seat)
    seat.crafts[craft] += 1
    seat.tally.steps[craft] += 1
    log.append(Event(events.Advanced(me, CRAFTS[craft], seat.crafts[craft], paid, tools)))
    if community_center(seat) > before:
        log.append(Event(events.CenterMoved(me, community_center(seat), window(seat))))


def push_boulders(seat: Seat, craft: int) -> int:
    """Move the Boulders in the way one space to the right, off the edge too; the Tools it took (H-65, H-66)."""
    boulders = seat.boulders[craft]
    tools = tools_needed(seat.crafts[craft], boulders)
    for index in range(tools):
        boulders[index] += 1
    return tools


def resolve_done(state: State, me: int, frame: frames.Progress, chosen: args.Done, log: list[Event]) -> None:
    """Final in turns; with all at once it can be withdrawn until all are done (H-114)."""
    if not state.sequential_progress:
        state.seats[me].frames.append(frames.Done())
    log.append(Event(events.WasDone(me)))


def offer_done(state: State, me: int, frame: frames.Done) -> Iterator[Option]:
    """Coming back (H-114)."""
    yield options.RESUME


def resolve_resume(state: State, me: int, frame: frames.Done, chosen: args.Resume, log: list[Event]) -> None:
    """The seat is in Phase 9 again (H-114)."""
    state.seats[me].frames.append(frames.Progress())
    log.append(Event(events.Resumed(me)))


def reset_boulders(seat: Seat) -> None:
    """Phase 10: Boulders 2 and 4 spaces ahead; past the edge means off board (H-73)."""
    for position, boulders in zip(seat.crafts, seat.boulders, strict=True):
        boulders[:] = [min(position + ahead, OFF_BOARD) for ahead in BOULDERS_AHEAD]
