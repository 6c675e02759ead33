"""Explains why an action is not offered now, from the same requirements that make it legal."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.lagranja import dispatch, farm, frames, helpers, track, waiting
from service.engine.lagranja.decisions import has_anytime, is_asked, left
from service.engine.lagranja.dispatch import MUST, UNDIVIDED, VERBS, tag
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.explain import candidates
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.explain.candidates import CANDIDATES, Candidate
from service.engine.lagranja.state import NOBODY, State
from service.engine.lagranja.steps import STEPS
from service.engine.lagranja.verbs import buy_roof, choose_donkey, upgrade, use_roof
from service.engine.lagranja.verbs.buy_extra_delivery import buy_extra_delivery_action
from service.engine.lagranja.verbs.buy_roof import buy_roof_action
from service.engine.lagranja.verbs.choose import choosable
from service.engine.lagranja.verbs.end_turn import END_TURN
from service.engine.lagranja.verbs.play_card import extension_action
from service.engine.lagranja.verbs.upgrade import upgrade_action
from service.engine.lagranja.verbs.use_helper import use_helper_action
from service.engine.lagranja.verbs.use_roof import use_roof_action

ANYTIME: Final = frozenset(tag(kind) for kind in dispatch.RESOLVES_ANYTIME)
"""The kinds of actions that are possible at any time."""

ANSWERS: Final[dict[str, tuple[type, ...]]] = {
    **{
        tag(kind): tuple(verb.offers)
        for verb in VERBS.values()
        for kind in verb.resolves
        if kind not in dispatch.RESOLVES_ANYTIME
    },
    "free_upgrade": tuple(upgrade.VERB.offers),
    "decline": dispatch.DECLINED,
    "end_turn": dispatch.ENDED,
}
"""The frames that each kind of action answers."""

STEPS_OF: Final = {tag(kind): verb.in_steps for verb in VERBS.values() if verb.in_steps for kind in verb.resolves}
"""The steps of the round that each kind of action belongs to; kinds that are missing here are asked for by effects."""


def blocked(state: State, me: int) -> Iterator[BlockedAction]:
    """Yield the actions that the asked seat could do if their unmet requirements were met."""
    if not is_asked(state, me):
        return
    for action, unmet in shown(state, me):
        missing = tuple(unmet)
        if missing:
            yield BlockedAction(action, missing)


def shown(state: State, me: int) -> Iterator[Candidate]:
    """Yield what a seat can see: answers to its frame, the end of its turn, what is possible at any time."""
    edition, seat, frame = edition_of(state), state.seats[me], state.stack[-1]
    if isinstance(frame, frames.PlayCards | frames.PlayCard) and frame.left:
        if isinstance(frame, frames.PlayCards) or "extension" in frame.roles:
            for card in seat.hand:
                yield extension_action(card, farm.extension_price(state, me)), candidates.unmet_extension(state, me)
    elif isinstance(frame, frames.BuyRoof):
        for tile in state.roofs:
            yield buy_roof_action(tile, farm.roof_price(state, me, tile)), buy_roof.unmet_buy_roof(state, me, tile)
    elif isinstance(frame, frames.TakeDie):
        yield from candidates.name_die(state, me, frame)
    elif isinstance(frame, frames.Donkeys):
        yield from candidates.name_donkey(state, me, frame)
    elif isinstance(frame, frames.ExtraDeliveries) and left(state, frame):
        price = farm.extra_delivery_price(state, me)
        yield buy_extra_delivery_action(1, price), candidates.unmet_extra(state, me, frame, 1, price)
    elif isinstance(frame, frames.Offer):
        for card in frame.cards:
            yield use_helper_action(card), waiting.unmet_offer(state, me, card)
    if state.active == me:
        yield END_TURN, unmet_end_turn(state, me)
    if has_anytime(state, me):
        yield from candidates.name_buy(state, me, frame)
        for source in farm.resources(state, seat):
            price = farm.upgrade_price(state, me, source[0])
            yield upgrade_action(source, price), upgrade.unmet_upgrade(state, me, price)
        yield from candidates.name_trade(state, me, frame)
        for roof in seat.roofs:
            yield use_roof_action(roof.tile), use_roof.unmet_roof(state, me, roof)
        for helper in seat.helpers:
            if edition.cards[helper.card].helper.mode == "action":
                yield use_helper_action(helper.card), helpers.unmet_action(state, me, helper)


def explain(state: State, me: int, wanted: str | Struct) -> tuple[Unmet, ...]:
    """Return the unmet requirements of an action that a seat named, from public data."""
    kind = kind_of(wanted)
    if kind not in ANSWERS and kind not in ANYTIME:
        return ()
    if not is_asked(state, me):
        return tuple(unmet_turn(state))
    frame = state.stack[-1]
    if kind == "end_turn":
        return tuple(unmet_end_turn(state, me))
    offered = frame.cards if isinstance(frame, frames.Offer) else ()
    is_offered = any(names(use_helper_action(card), wanted) for card in offered)
    missing = unmet_moment(state, me, kind) if kind in ANSWERS else unmet_anytime(state, me)
    early = () if is_offered else tuple(missing)
    if early or kind not in CANDIDATES:
        return early
    found = (unmet for action, unmet in CANDIDATES[kind](state, me, frame) if names(action, wanted))
    return tuple(next(found, ()))


def kind_of(wanted: str | Struct) -> str:
    """Return the kind of an action by its id or arguments; a free upgrade is a kind of its own."""
    if isinstance(wanted, str):
        kind, free = wanted.partition(":")[0], wanted.endswith(":free")
    else:
        kind, free = tag(type(wanted)), getattr(wanted, "free", False)
    return "free_upgrade" if kind == "upgrade" and free else kind


def names(action: Action, wanted: str | Struct) -> bool:
    """Return whether an action is the one that a seat named; a price in the seat's arguments is ignored."""
    if isinstance(wanted, str):
        return action.id == wanted
    if type(action.args) is not type(wanted):
        return False
    price = getattr(action.args, "silver", None)
    return action.args == (wanted if price is None else replace(wanted, silver=price))


def unmet_turn(state: State) -> Iterator[Unmet]:
    """Yield that other seats are asked now; while donkeys are chosen, all seats that have not chosen."""
    frame = state.stack[-1]
    asked = choose_donkey.still_to_choose(state) if isinstance(frame, frames.Donkeys) else (frame.seat,)
    yield Unmet(r.OwnTurn(asked), 1, 0, "§5.0")


def unmet_end_turn(state: State, me: int) -> Iterator[Unmet]:
    """Yield what must be done before the turn ends (G-01, G-18)."""
    frame = state.stack[-1]
    must_play = isinstance(frame, frames.PlayCards) and frame.left and frame.must and state.seats[me].hand
    must_advance = isinstance(frame, frames.Advance) and track.steps_due(state, me)
    if must_play or must_advance or not isinstance(frame, ANSWERS["end_turn"]):
        yield first(state, frame)


def unmet_anytime(state: State, me: int) -> Iterator[Unmet]:
    """Yield why a seat cannot act at any time now: another seat's turn, or an unfinished payment or the like (G-04)."""
    frame = state.stack[-1]
    if isinstance(frame, UNDIVIDED):
        yield Unmet(r.DoFirst(frames.NAMES[type(frame)]), left(state, frame), 0, "G-04")
    elif state.active != me:
        yield Unmet(r.OwnTurn(() if state.active == NOBODY else (state.active,)), 1, 0, "G-04")


def unmet_moment(state: State, me: int, kind: str) -> Iterator[Unmet]:
    """Yield when a kind of action is asked for: later in this turn, in another step, or by an effect."""
    frame, step = state.stack[-1], STEPS[state.step]
    if isinstance(frame, ANSWERS[kind]):
        if kind == "decline" and isinstance(frame, frames.Choose) and choosable(state, frame):
            yield first(state, frame)
        return
    later = any(isinstance(below, ANSWERS[kind]) and below.seat == me for below in state.stack)
    must_buy = kind == "deliver" and isinstance(frame, frames.ExtraDeliveries) and left(state, frame)
    must_answer = kind == "decline" and isinstance(frame, frames.Decision)
    if later or must_buy or must_answer:
        yield first(state, frame)
    elif kind not in STEPS_OF:
        yield Unmet(r.Asked(), 1, 0, "§5.0")
    elif step not in STEPS_OF[kind]:
        yield Unmet(r.InStep(STEPS_OF[kind]), 1, 0, "§5.0")
    elif state.active != me:
        yield from unmet_anytime(state, me)
    else:
        yield Unmet(r.Left(), 1, 0, "§5.0")


def first(state: State, frame: frames.Pending) -> Unmet:
    """Return that the frame must be answered first."""
    return Unmet(r.DoFirst(frames.NAMES[type(frame)]), left(state, frame), 0, MUST.get(type(frame), "§5.0"))
