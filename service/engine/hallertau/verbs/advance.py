"""Advance a Craft Building one space in Phase 9, for Goods or for 1 Jewelry."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.events import Body
from service.engine.hallertau.idle import is_idle
from service.engine.hallertau.payments import pay_resources
from service.engine.hallertau.progress import prices, progress_window, push_boulders, tools_needed
from service.engine.hallertau.resources import CRAFT, CRAFTS, JEWELRY, ROUNDS, Bundle, affordable, named, written
from service.engine.hallertau.state import Seat, State, community_center, free_tools, window
from service.engine.hallertau.verb import Args, Verb, make_action
from service.engine.kernel.action import Action, Window
from service.engine.kernel.event import Event

ONE_JEWELRY: Final[Bundle] = ((JEWELRY, 1),)


class Advance(Args, frozen=True, tag="advance"):
    """Advance a Craft Building one space for a price in Goods or for 1 Jewelry."""

    craft: str
    pay: dict[str, int]


class Advanced(Body, frozen=True, tag="advanced"):
    """A Craft Building advanced."""

    seat: int
    craft: str
    to: int
    pay: dict[str, int]
    tools: int


class CenterMoved(Body, frozen=True, tag="center_moved"):
    """The Community Center followed its Craft Buildings."""

    seat: int
    to: int
    window: int


@cache
def advance_action(craft: int, pay: Bundle, window: Window) -> Action:
    """Make the action with an id such as `advance:carpentry:1rye+2clay`."""
    name = CRAFTS[craft]
    return make_action(f"advance:{name}:{written(pay)}", Advance(name, named(pay)), window)


@cache
def priced_actions(craft: int, round_: int, window: Window) -> tuple[tuple[Bundle, Action], ...]:
    """Return each price of a step with the action that pays it."""
    return tuple((price, advance_action(craft, price, window)) for price in prices(craft, round_))


def offer_progress(state: State, me: int, frame: frames.Progress) -> Iterator[Action]:
    """Offer every step that the seat's Goods or Jewelry and Tools allow."""
    seat = state.seats[me]
    goods = seat.goods
    free = free_tools(seat)
    when = progress_window(state)
    for craft, position in enumerate(seat.crafts):
        if position == EDITION.last_space or tools_needed(position, seat.boulders[craft]) > free:
            continue
        for price, action in priced_actions(craft, state.round, when):
            if affordable(goods, price):
                yield action
        if seat.jewelry:
            yield advance_action(craft, ONE_JEWELRY, when)


def resolve_advance(state: State, me: int, frame: frames.Progress, chosen: Advance, log: list[Event]) -> None:
    """Pay, push Boulders and advance; the Community Center follows. All of it is one unit (H-113)."""
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


def step_progress(state: State, me: int, frame: frames.Progress, log: list[Event]) -> bool:
    """End Phase 9 of an idle seat that cannot advance; with cards in hand it may still come back (H-114)."""
    seat = state.seats[me]
    if not is_idle(state, me) or next(offer_progress(state, me, frame), None) is not None:
        return False
    seat.frames.pop()
    if seat.hand and not state.sequential_progress:
        seat.frames.append(frames.Done())
    return True


def advance_craft(seat: Seat, me: int, craft: int, paid: dict[str, int], tools: int, log: list[Event]) -> None:
    """Move a Craft Building one space; the Community Center follows the last one (H-60)."""
    before = community_center(seat)
    seat.crafts[craft] += 1
    seat.tally.steps[craft] += 1
    log.append(Event(Advanced(me, CRAFTS[craft], seat.crafts[craft], paid, tools)))
    if community_center(seat) > before:
        log.append(Event(CenterMoved(me, community_center(seat), window(seat))))


VERB: Final = Verb(
    offers={frames.Progress: offer_progress},
    resolves={Advance: resolve_advance},
    steps={frames.Progress: step_progress},
)
