"""What each frame offers: the one list of what a seat may do now."""

from collections.abc import Callable, Iterator
from typing import Final

from service.engine.kernel.option import Option
from service.engine.lagranja import (
    anytime,
    deliveries,
    dice,
    donkeys,
    effects,
    frames,
    hand,
    market,
    options,
    roofs,
    shortage,
    siesta,
    waiting,
)
from service.engine.lagranja.state import State

OFFERS: Final[dict[type, Callable[..., Iterator[Option]]]] = {
    frames.PlayCards: hand.offer_play_cards,
    frames.BuyRoof: roofs.offer_buy_roof,
    frames.TakeDie: dice.offer_take_die,
    frames.LastDie: dice.offer_last_die,
    frames.Advance: siesta.offer_advance,
    frames.Donkeys: donkeys.offer_donkeys,
    frames.Deliveries: deliveries.offer_deliveries,
    frames.ExtraDeliveries: deliveries.offer_extra_deliveries,
    frames.EndTurn: lambda state, me, frame: iter((options.END_TURN,)),
    frames.Choose: effects.offer_choose,
    frames.TakeGoods: effects.offer_take_goods,
    frames.Upgrade: anytime.offer_upgrade_frame,
    frames.Deliver: deliveries.offer_deliver_frame,
    frames.Siesta: siesta.offer_siesta,
    frames.PlayCard: hand.offer_play_card,
    frames.FlipRoof: effects.offer_flip_roof,
    frames.Look: hand.offer_look,
    frames.MoveStall: market.offer_move_stall,
    frames.Reroll: dice.offer_reroll,
    frames.Shift: dice.offer_shift,
    frames.MarkSpace: dice.offer_mark_space,
    frames.Offer: waiting.offer_offer,
    frames.PlaceStall: market.offer_place_stall,
    frames.Discard: hand.offer_discard,
    frames.PayExtension: hand.offer_pay_extension,
    frames.PayHarvest: hand.offer_pay_harvest,
    frames.Shortage: shortage.offer_shortage,
}

NO_ANYTIME: Final = (
    frames.Donkeys,
    frames.Look,
    frames.MarkSpace,
    frames.PlaceStall,
    frames.Discard,
    frames.PayExtension,
    frames.PayHarvest,
    frames.Shortage,
)
"""While one of these is pending nothing else can be done (G-04)."""


def asks(state: State, frame: frames.Pending, me: int) -> bool:
    """Whether a frame is for a seat: its own, or the donkeys as long as it has not chosen."""
    return not state.seats[me].donkey if isinstance(frame, frames.Donkeys) else frame.seat == me


def is_asked(state: State, me: int) -> bool:
    """Whether the top frame asks a seat."""
    return bool(state.stack) and asks(state, state.stack[-1], me)


def left(state: State, frame: frames.Pending) -> int:
    """How many times a seat is still asked: cards, deliveries, goods, steps; 1 where nothing is counted."""
    if isinstance(frame, frames.ExtraDeliveries):
        return deliveries.extra_left(state, frame)
    return int(getattr(frame, frames.COUNTED.get(type(frame), "left"), 1))


def has_anytime(state: State, me: int) -> bool:
    """Only the active seat, and not in the midst of a payment or a placement (G-04)."""
    return state.active == me and not isinstance(state.stack[-1], NO_ANYTIME)


def offer_all(state: State, me: int) -> Iterator[Option]:
    """What the top frame offers, then what can be done at any time."""
    if not is_asked(state, me):
        return
    frame = state.stack[-1]
    yield from OFFERS[type(frame)](state, me, frame)
    if has_anytime(state, me):
        yield from anytime.offer_anytime(state, me)
