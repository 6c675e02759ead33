"""Interpreter of effects: of helpers, roofs, craft tiles, revenue spaces and commodity trades.

An effect is either carried out at once or pushes a frame that asks the seat. `does_something` reads only public data,
so whether a seat is asked reveals nothing about its hand or its VP.
"""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from service.engine.kernel.event import Event
from service.engine.lagranja import farm, frames, gains, hand, track
from service.engine.lagranja import vocabulary as v
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.goods import GOOD, PIG, ROLES
from service.engine.lagranja.state import State
from service.engine.lagranja.verbs import deliver, keep, move_stall
from service.engine.lagranja.verbs.flip_roof import used_roofs

Run = Callable[[State, int, Any, list[Event]], None]
Reads = Callable[[State, int, Any], bool]


def run_gain(state: State, me: int, effect: v.Gain, log: list[Event]) -> None:
    """Receive a good."""
    gains.gain(state, me, GOOD[effect.good], farm.number(state, me, effect.amount), log)


def run_gain_choice(state: State, me: int, effect: v.GainChoice, log: list[Event]) -> None:
    """Ask for goods of choice."""
    goods = tuple(GOOD[name] for name in effect.options)
    state.stack.append(frames.TakeGoods(me, goods, effect.amount, effect.distinct))


def run_look_deck(state: State, me: int, effect: v.LookDeck, log: list[Event]) -> None:
    """Look at the deck."""
    keep.look(state, me, effect.count, effect.keep, log)


def run_draw_card(state: State, me: int, effect: v.DrawCard, log: list[Event]) -> None:
    """Draw cards."""
    hand.draw(state, me, effect.count, log)


def run_double_options(state: State, me: int, effect: v.DoubleOptions, log: list[Event]) -> None:
    """Let the revenue space that comes next give two of its alternatives (G-53)."""
    index = max(i for i, frame in enumerate(state.stack) if isinstance(frame, frames.Revenue))
    frame = state.stack[index]
    if isinstance(frame, frames.Revenue):
        state.stack[index] = frames.Revenue(me, frame.number, 2)


def run_reserve_space(state: State, me: int, effect: v.ReserveSpace, log: list[Event]) -> None:
    """Ask for a space to mark; the mark is removed together with the helper that made it (G-05)."""
    card = next(frame.card for frame in reversed(state.stack) if isinstance(frame, frames.HelperEnds))
    state.stack.append(frames.MarkSpace(me, card))


def run_siesta(state: State, me: int, effect: v.Siesta, log: list[Event]) -> None:
    """Move the disc at once by steps that must be taken; ask for others (§7.2, G-67)."""
    if effect.must:
        track.advance(state, me, effect.steps, log)
    else:
        state.stack.append(frames.Siesta(me, effect.steps))


def asks(frame: Callable[[int, Any], frames.Pending]) -> Run:
    """Return an effect that pushes a frame for a seat."""

    def run(state: State, me: int, effect: v.Effect, log: list[Event]) -> None:
        state.stack.append(frame(me, effect))

    return run


RUN: Final[dict[type, Run]] = {
    v.Gain: run_gain,
    v.GainChoice: run_gain_choice,
    v.Upgrade: asks(lambda me, effect: frames.Upgrade(me, effect.max)),
    v.Deliver: asks(lambda me, effect: frames.Deliver(me, effect.count, effect.source == "field")),
    v.Siesta: run_siesta,
    v.DrawCard: run_draw_card,
    v.PlayCard: asks(lambda me, effect: frames.PlayCard(me, effect.count, effect.roles or ROLES)),
    v.Choose: asks(lambda me, effect: frames.Choose(me, effect.options, effect.pick)),
    v.FlipRoof: asks(lambda me, effect: frames.FlipRoof(me, effect.count)),
    v.LookDeck: run_look_deck,
    v.MoveStall: asks(lambda me, effect: frames.MoveStall(me)),
    v.RevenueSpace: lambda state, me, effect, log: state.stack.append(
        frames.Revenue(me, farm.number(state, me, effect.number))
    ),
    v.DoubleOptions: run_double_options,
    v.ReserveSpace: run_reserve_space,
    v.RerollDie: asks(lambda me, effect: frames.Reroll(me, effect.count)),
    v.ShiftDie: asks(lambda me, effect: frames.Shift(me, effect.count, effect.by)),
}
"""The function that carries out each effect."""


def always(state: State, me: int, effect: v.Effect) -> bool:
    """Return True: gains never fail, they do as much as fits."""
    return True


def can_choose(state: State, me: int, effect: v.Choose) -> bool:
    """Return whether any of the alternatives does something (G-18)."""
    return any(any_does_something(state, me, option) for option in effect.options)


READS: Final[dict[type, Reads]] = {
    v.Gain: lambda state, me, effect: farm.number(state, me, effect.amount) > 0,
    v.GainChoice: always,
    v.Upgrade: lambda state, me, effect: next(farm.resources(state, state.seats[me]), None) is not None,
    v.Deliver: lambda state, me, effect: deliver.can_deliver(state, me, effect.source == "field"),
    v.Siesta: lambda state, me, effect: track.steps_left(state, me) > 0,
    v.DrawCard: lambda state, me, effect: bool(state.deck or state.discard),
    v.PlayCard: lambda state, me, effect: bool(state.seats[me].hand),
    v.Choose: can_choose,
    v.FlipRoof: lambda state, me, effect: next(used_roofs(state, state.seats[me]), None) is not None,
    v.LookDeck: lambda state, me, effect: bool(state.deck or state.discard),
    v.MoveStall: lambda state, me, effect: next(move_stall.stall_moves(state, me), None) is not None,
    v.RevenueSpace: lambda state, me, effect: any_does_something(
        state, me, edition_of(state).revenue[farm.number(state, me, effect.number)]
    ),
    v.DoubleOptions: always,
    v.ReserveSpace: always,
    v.RerollDie: lambda state, me, effect: any(state.dice),
    v.ShiftDie: lambda state, me, effect: any(state.dice),
}
"""Functions that tell, from public data, whether each effect would do anything now."""


WAITS: Final = (v.Upgrade, v.Deliver, v.PlayCard, v.FlipRoof)
"""Effects that do nothing now but may after the seat has bought a resource, drawn a card or used a roof."""


def does_something(state: State, me: int, effect: v.Effect) -> bool:
    """Return whether an effect would do anything now."""
    return READS[type(effect)](state, me, effect)


def any_does_something(state: State, me: int, effects: v.Effects) -> bool:
    """Return whether effects would do anything now."""
    return any(does_something(state, me, effect) for effect in effects)


def waits(effects: v.Effects) -> bool:
    """Return whether effects ask the seat even if they can do nothing now."""
    return any(isinstance(effect, WAITS) for effect in effects)


def could_change(state: State, me: int, effects: v.Effects) -> bool:
    """Return whether effects that do nothing now may do something after an action that is possible at any time."""
    revenue = edition_of(state).revenue
    for effect in effects:
        if isinstance(effect, v.RevenueSpace):
            inner: tuple[v.Effects, ...] = (revenue[farm.number(state, me, effect.number)],)
        else:
            inner = effect.options if isinstance(effect, v.Choose) else ()
        if isinstance(effect, WAITS) or any(could_change(state, me, option) for option in inner):
            return True
    return False


def would_be_lost(state: State, me: int, effects: v.Effects) -> bool:
    """Return whether effects do nothing now, or give a pig that has no space: the seat may want to act first."""
    pig = any(isinstance(effect, v.Gain) and GOOD[effect.good] == PIG for effect in effects)
    return not any_does_something(state, me, effects) or (pig and not farm.has_pig_space(state, me))


def step_effects(state: State, frame: frames.Effects, log: list[Event]) -> bool:
    """Carry out the next effect or ask for it; skip one that can do nothing, if nothing could change that."""
    state.stack.pop()
    if frame.effects:
        state.stack.append(frames.Effects(frame.seat, frame.effects[1:]))
        effect = frame.effects[0]
        if isinstance(effect, WAITS) or does_something(state, frame.seat, effect):
            RUN[type(effect)](state, frame.seat, effect, log)
    return True


def step_revenue(state: State, frame: frames.Revenue, log: list[Event]) -> bool:
    """Carry out a revenue space with one or two of its alternatives; this alone does not count as a die (G-62)."""
    state.stack.pop()
    rows = edition_of(state).revenue[frame.number]
    effects = tuple(replace(row, pick=frame.picks) if isinstance(row, v.Choose) else row for row in rows)
    state.stack.append(frames.Effects(frame.seat, effects if frame.picks > 1 else rows))
    return True
