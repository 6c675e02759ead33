"""Pay the cost of a line and take what it gives."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Paid
from service.engine.hallertau.fields import field_key, field_kind, written_field
from service.engine.hallertau.payments import Payment, can_pay, pay
from service.engine.hallertau.resources import CRAFTS, PLACES, Bundle, named, parts, written
from service.engine.hallertau.state import Seat, State, community_center
from service.engine.hallertau.verb import TURN, Args, Verb, make_action
from service.engine.hallertau.verbs.fewer import FEWER
from service.engine.hallertau.verbs.take import gain, what_fits
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event

Ways = Iterator[tuple[str, Payment]]
"""The ways to pay a cost, each as text for the action id and as data; none if the cost cannot be paid."""


class Trade(Args, frozen=True, tag="trade"):
    """Pay the cost of a line and take what it gives."""

    pay: Payment
    gain: dict[str, int]


def trade_action(paid: str, payment: Payment, gained: Bundle) -> Action:
    """Make the action with an id such as `trade:2milk>1sheep`."""
    return make_action(f"trade:{paid}>{written(gained)}", Trade(payment, named(gained)), TURN)


def pay_goods(seat: Seat, cost: frames.PayGoods) -> Ways:
    """Pay exactly these resources from the supply."""
    if can_pay(seat, cost.goods):
        yield written(cost.goods), Payment(goods=named(cost.goods))


def pay_sheep(seat: Seat, cost: frames.PaySheep) -> Ways:
    """Pay one Sheep, whose place the seat names (H-87); with card 328 also 1 Jewelry (H-25)."""
    for place, name in enumerate(PLACES):
        if seat.sheep[place]:
            yield f"sheep@{name}", Payment(sheep_from=name)
    if cost.or_jewelry and seat.jewelry:
        yield "1jewelry", Payment(goods={"jewelry": 1})


def pay_field(seat: Seat, cost: frames.RemoveField) -> Ways:
    """Pay one Field, planted or not; equal Fields are one way (H-82)."""
    for key in sorted({field_key(field) for field in seat.fields}):
        yield f"field@{written_field(key)}", Payment(field=field_kind(key))


def pay_step_left(seat: Seat, cost: frames.StepLeft) -> Ways:
    """Move a Craft Building left that is ahead of the Community Center (H-70)."""
    for craft, name in enumerate(CRAFTS):
        if seat.crafts[craft] > community_center(seat):
            yield f"{name}-1", Payment(craft_left=name)


WAYS: Final[dict[type, Callable[[Seat, Any], Ways]]] = {
    frames.PayGoods: pay_goods,
    frames.PaySheep: pay_sheep,
    frames.RemoveField: pay_field,
    frames.StepLeft: pay_step_left,
}


def offer_trade(state: State, me: int, frame: frames.Trade) -> Iterator[Action]:
    """Offer each way to pay with all its gain; on request also with a smaller one, never for nothing (H-93, H-105)."""
    seat = state.seats[me]
    whole = what_fits(seat, frame.gain)
    if not whole and not isinstance(frame.cost, frames.StepLeft):
        return
    smaller = [] if frame.whole else [part for part in parts(whole) if part and part != whole]
    some = False
    for paid, payment in WAYS[type(frame.cost)](seat, frame.cost):
        some = True
        for part in (whole, *smaller) if frame.fewer else (whole,):
            yield trade_action(paid, payment, part)
    if some and smaller and not frame.fewer:
        yield FEWER


def resolve_trade(state: State, me: int, frame: frames.Trade, chosen: Trade, log: list[Event]) -> None:
    """Pay before anything is gained; both are one unit (H-02)."""
    pay(state.seats[me], chosen.pay)
    log.append(Event(Paid(me, chosen.pay)))
    gain(state, me, chosen.gain, log)


VERB: Final = Verb(offers={frames.Trade: offer_trade}, resolves={Trade: resolve_trade})
