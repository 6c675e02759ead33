"""What each option does: answers to the frame that was asked, and what can be done at any time."""

from collections.abc import Callable
from typing import Final

from service.engine.kernel.event import Event
from service.engine.kernel.option import Option
from service.engine.lagranja import (
    anytime,
    args,
    deliveries,
    dice,
    donkeys,
    effects,
    events,
    hand,
    helpers,
    market,
    roofs,
    shortage,
    siesta,
    waiting,
)
from service.engine.lagranja.state import State

ANYTIME: Final[dict[type, Callable[..., None]]] = {
    args.Buy: anytime.resolve_buy,
    args.Sell: anytime.resolve_sell,
    args.Upgrade: anytime.resolve_upgrade,
    args.TradeCommodity: anytime.resolve_trade_commodity,
    args.UseRoof: anytime.resolve_use_roof,
}

RESOLVE: Final[dict[type, Callable[..., None]]] = {
    args.PlayCard: hand.resolve_play_card,
    args.Upgrade: anytime.resolve_upgrade_free,
    args.BuyRoof: roofs.resolve_buy_roof,
    args.TakeDie: dice.resolve_take_die,
    args.LastDie: dice.resolve_last_die,
    args.MarkSpace: dice.resolve_mark_space,
    args.Reroll: dice.resolve_reroll,
    args.Shift: dice.resolve_shift,
    args.Choose: effects.resolve_choose,
    args.Take: effects.resolve_take,
    args.Siesta: siesta.resolve_siesta,
    args.FlipRoof: effects.resolve_flip_roof,
    args.Keep: hand.resolve_keep,
    args.MoveStall: market.resolve_move_stall,
    args.ChooseDonkey: donkeys.resolve_choose_donkey,
    args.Deliver: deliveries.resolve_deliver,
    args.BuyExtraDelivery: deliveries.resolve_buy_extra_delivery,
    args.PlaceStall: market.resolve_place_stall,
    args.Discard: hand.resolve_discard,
    args.Pay: hand.resolve_pay,
    args.GiveUp: shortage.resolve_give_up,
    args.Forgo: shortage.resolve_forgo,
    args.Decline: lambda state, me, frame, chosen, log: log.append(Event(events.Declined(me))),
    args.EndTurn: lambda state, me, frame, chosen, log: log.append(Event(events.TurnEnded(me))),
}


def resolve(state: State, me: int, option: Option, log: list[Event]) -> None:
    """Carry out an option: what can be done at any time leaves the top frame as it is, an answer takes it off."""
    chosen = option.args
    if isinstance(chosen, args.UseHelper):
        waiting.resolve_offer(state, me, chosen)
        helpers.resolve_use_helper(state, me, chosen)
    elif type(chosen) in ANYTIME and not (isinstance(chosen, args.Upgrade) and chosen.free):
        ANYTIME[type(chosen)](state, me, chosen, log)
    else:
        frame = state.stack.pop()
        RESOLVE[type(chosen)](state, me, frame, chosen, log)
