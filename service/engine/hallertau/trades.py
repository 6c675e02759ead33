"""Trades: the ways in which a cost can be paid, and what is given for it."""

from collections.abc import Callable, Iterator
from typing import Final

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.fields import field_key, field_kind, written_field
from service.engine.hallertau.gains import gain, what_fits
from service.engine.hallertau.payments import Payment, can_pay, pay
from service.engine.hallertau.resources import CRAFTS, PLACES, named, parts, written
from service.engine.hallertau.state import Seat, State, community_center
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option

Ways = Iterator[tuple[str, Payment]]
"""The ways to pay a cost: each as written in the id, and as data. No way means not payable."""


def pay_goods(seat: Seat, cost: frames.PayGoods) -> Ways:
    """Exactly these resources from the supply."""
    if can_pay(seat, cost.goods):
        yield written(cost.goods), Payment(goods=named(cost.goods))


def pay_sheep(seat: Seat, cost: frames.PaySheep) -> Ways:
    """One Sheep, whose place the seat names (H-87); with card 328 also 1 Jewelry (H-25)."""
    for place, name in enumerate(PLACES):
        if seat.sheep[place]:
            yield f"sheep@{name}", Payment(sheep_from=name)
    if cost.or_jewelry and seat.jewelry:
        yield "1jewelry", Payment(goods={"jewelry": 1})


def pay_field(seat: Seat, cost: frames.RemoveField) -> Ways:
    """One Field, planted or not; equal Fields are one way (H-82)."""
    for key in sorted({field_key(field) for field in seat.fields}):
        yield f"field@{written_field(key)}", Payment(field=field_kind(key))


def pay_step_left(seat: Seat, cost: frames.StepLeft) -> Ways:
    """A Craft Building that is ahead of the Community Center (H-70)."""
    for craft, name in enumerate(CRAFTS):
        if seat.crafts[craft] > community_center(seat):
            yield f"{name}-1", Payment(craft_left=name)


WAYS: Final[dict[type, Callable[..., Ways]]] = {
    frames.PayGoods: pay_goods,
    frames.PaySheep: pay_sheep,
    frames.RemoveField: pay_field,
    frames.StepLeft: pay_step_left,
}


def offer_trade(state: State, me: int, frame: frames.Trade) -> Iterator[Option]:
    """Every way to pay, with the whole gain; with fewer on request, but never for nothing (H-93, H-105)."""
    seat = state.seats[me]
    whole = what_fits(seat, frame.gain)
    if not whole and not isinstance(frame.cost, frames.StepLeft):
        return
    smaller = [] if frame.whole else [part for part in parts(whole) if part and part != whole]
    some = False
    for paid, payment in WAYS[type(frame.cost)](seat, frame.cost):
        some = True
        for part in (whole, *smaller) if frame.fewer else (whole,):
            yield options.trade(paid, payment, part)
    if some and smaller and not frame.fewer:
        yield options.FEWER


def resolve_trade(state: State, me: int, frame: frames.Trade, chosen: args.Trade, log: list[Event]) -> None:
    """The cost is paid before anything is gained; both are one unit (H-02)."""
    pay(state.seats[me], chosen.pay)
    log.append(Event(events.Paid(me, chosen.pay)))
    gain(state, me, chosen.gain, log)
