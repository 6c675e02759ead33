"""A round as a list of steps; in a step the seats have their turns one after the other (§5.0)."""

from collections.abc import Callable
from typing import Final, NamedTuple

from service.engine.kernel.event import Event
from service.engine.lagranja import (
    anytime,
    dice,
    effects,
    events,
    farm,
    frames,
    market,
    scoring,
    track,
)
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.goods import ROUNDS
from service.engine.lagranja.setup import turn_up_roofs
from service.engine.lagranja.state import NOBODY, State, is_solo
from service.engine.lagranja.steps import STEPS
from service.engine.lagranja.verbs import choose_donkey, last_die
from service.engine.lagranja.vocabulary import Gain, Pick

Open = Callable[[State, list[Event]], None]
Begin = Callable[[State, int, list[Event]], None]


class Step(NamedTuple):
    """A step: what happens when it opens, and how the turn of a seat in it begins; both are optional."""

    open: Open | None = None
    begin: Begin | None = None


def begin_cards(state: State, me: int, log: list[Event]) -> None:
    """F1: two cards in round 1, then at most one; the hand is adjusted at the end of the turn (G-01, G-03)."""
    first = state.round == 1
    state.stack += (frames.AdjustHand(me), frames.PlayCards(me, 2 if first else 1, first))


def begin_income(state: State, me: int, log: list[Event]) -> None:
    """F2: tiles by die number, extensions in play order, helpers; then a window (G-03, G-13)."""
    edition, seat = edition_of(state), state.seats[me]
    income = tuple(effect for card in seat.extensions for effect in edition.extension_income[card])
    state.stack += (
        frames.EndTurn(me),
        frames.Fire(me, "income"),
        frames.Effects(me, income),
        frames.Fire(me, "income", helpers=False),
    )


def begin_growth(state: State, me: int, log: list[Event]) -> None:
    """F3: growth, what waits for it, then a litter (G-14)."""
    state.stack += (frames.Litter(me), frames.Fire(me, "growth"), frames.Grow(me))


def open_roofs(state: State, log: list[Event]) -> None:
    """F4: reverse the order of turns in round 1."""
    if state.round == 1:
        state.turns.reverse()


def begin_roofs(state: State, me: int, log: list[Event]) -> None:
    """F4: a roof can be bought."""
    state.stack.append(frames.BuyRoof(me))


def begin_before_roll(state: State, me: int, log: list[Event]) -> None:
    """R0: helpers that are used before the roll."""
    state.stack.append(frames.Fire(me, "before_roll"))


def begin_pick(pick: Pick) -> Begin:
    """R1 and R2: take a die, then a window; in the solo game a die is discarded after or before the pick (§11.0)."""

    def begin(state: State, me: int, log: list[Event]) -> None:
        own = (frames.EndTurn(me), frames.TakeDie(me, pick))
        if not is_solo(state):
            state.stack += own
        elif state.starts:
            state.stack += (frames.NeutralDie(me), *own)
        else:
            state.stack += (*own, frames.NeutralDie(me))

    return begin


def begin_last_die(state: State, me: int, log: list[Event]) -> None:
    """R3: the last die is carried out by everybody, then a window; before it too, if that could matter (G-04)."""
    state.stack.append(frames.EndTurn(me))
    revenue = edition_of(state).revenue[state.last_die]
    asks_nothing = all(isinstance(effect, Gain) for effect in revenue)
    if effects.would_be_lost(state, me, revenue) or (asks_nothing and anytime.could_do_something(state, me)):
        state.stack.append(frames.LastDie(me))
    else:
        last_die.carry_out_last_die(state, me, log)


def open_neutral_before(state: State, log: list[Event]) -> None:
    """Solo, when the player is second: the neutral player acts first, and no space stays marked (G-47)."""
    state.marked.clear()
    if is_solo(state) and not state.starts:
        market.step_neutral_action(state, log)


def open_neutral_after(state: State, log: list[Event]) -> None:
    """Solo, when the player starts: the neutral player acts last."""
    if is_solo(state) and state.starts:
        market.step_neutral_action(state, log)


def begin_siesta(state: State, me: int, log: list[Event]) -> None:
    """T2: the disc advances by the hats; before that there is a window, if anything could be done in it (G-26)."""
    if anytime.could_do_something(state, me):
        state.stack.append(frames.Advance(me))
    else:
        track.advance(state, me, track.hats(state, me), log)


def open_new_order(state: State, log: list[Event]) -> None:
    """Set the order from the track, with immediate effect; in the solo game only in the scoring phase (G-45)."""
    if not is_solo(state):
        state.order = track.read_order(state)
        log.append(Event(events.OrderSet(tuple(state.order), state.starts)))
    state.stack += [frames.Fire(me, "turn_order_set") for me in reversed(state.order)]


def begin_deliveries(state: State, me: int, log: list[Event]) -> None:
    """T3: as many deliveries as donkeys, and what tiles and helpers add."""
    left = farm.changed(state, me, "regular_deliveries", state.seats[me].donkey)
    state.stack.append(frames.Deliveries(me, left))


def begin_extra_deliveries(state: State, me: int, log: list[Event]) -> None:
    """T4: extra deliveries can be bought."""
    state.stack.append(frames.ExtraDeliveries(me))


def begin_market(state: State, me: int, log: list[Event]) -> None:
    """Scoring step 1: the market."""
    scoring.score_market(state, me, log)
    state.stack.append(frames.Fire(me, "market_scored"))


def begin_siesta_score(state: State, me: int, log: list[Event]) -> None:
    """Scoring step 2: the siesta track."""
    scoring.score_siesta(state, me, log)
    state.stack.append(frames.Fire(me, "siesta_scored"))


def open_end_of_round(state: State, log: list[Event]) -> None:
    """Scoring steps 3 and 4, except in round 6: discs back, next roofs, tiles turned (§9.0)."""
    state.turns.clear()
    if state.round == ROUNDS:
        scoring.end_game(state, log)
        return
    edition = edition_of(state)
    if is_solo(state):
        needed = edition.file.solo.start_player_position
        state.starts = any(discs for discs in state.track[needed:])
        log.append(Event(events.OrderSet(tuple(state.order), state.starts)))
    track.stack_by_order(state)
    turn_tiles(state, log)
    state.round += 1
    turn_up_roofs(state, edition, log)
    clear_round(state)


def turn_tiles(state: State, log: list[Event]) -> None:
    """Turn the craft tiles won in this round: their permanent effect begins."""
    for me, seat in enumerate(state.seats):
        new = [tile for tile in seat.tiles if not tile.turned]
        for tile in new:
            tile.turned = True
        if new:
            won = tuple(edition_of(state).buildings[tile.building].id for tile in new)
            log.append(Event(events.TilesTurned(me, won)))


def clear_round(state: State) -> None:
    """Clear the data of the last round."""
    state.dice = [0] * len(state.dice)
    state.last_die = state.rerolls = 0
    state.discarded_dice.clear()
    state.revealed = False
    for seat in state.seats:
        seat.dice.clear()
        seat.donkey = 0
        seat.bought_roof = False


ROUND: Final = {
    "F1": Step(begin=begin_cards),
    "F2": Step(begin=begin_income),
    "F3": Step(begin=begin_growth),
    "F4": Step(open_roofs, begin_roofs),
    "R0": Step(begin=begin_before_roll),
    "roll": Step(dice.roll),
    "R1": Step(begin=begin_pick("first")),
    "R2": Step(begin=begin_pick("second")),
    "last_die": Step(last_die.keep_last_die),
    "R3": Step(begin=begin_last_die),
    "neutral_before": Step(open_neutral_before),
    "T1": Step(choose_donkey.open_donkeys),
    "T2": Step(begin=begin_siesta),
    "new_order": Step(open_new_order),
    "T3": Step(begin=begin_deliveries),
    "T4": Step(begin=begin_extra_deliveries),
    "neutral_after": Step(open_neutral_after),
    "marks": Step(scoring.remove_marks),
    "market": Step(begin=begin_market),
    "siesta": Step(begin=begin_siesta_score),
    "end_of_round": Step(open_end_of_round),
}


def run_next_step(state: State, log: list[Event]) -> None:
    """Begin the turn of the next seat in the step, or open the next step; called when nothing is pending."""
    name = STEPS[state.step]
    step = ROUND[name]
    if not state.begun:
        state.begun = True
        if name.isupper():
            log.append(Event(events.StepBegan(state.round, name)))
        state.turns = list(state.order) if step.begin else []
        if step.open:
            step.open(state, log)
    elif state.turns and step.begin:
        state.active = state.turns.pop(0)
        step.begin(state, state.active, log)
    else:
        state.active = NOBODY
        state.begun = False
        state.step = (state.step + 1) % len(STEPS)
