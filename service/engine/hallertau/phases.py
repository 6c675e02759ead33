"""A Round as a list of steps: ten Phases with their stop points, then the end."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from service.engine.hallertau import events, frames
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.fields import to_harvest
from service.engine.hallertau.idle import end_just
from service.engine.hallertau.progress import reset_boulders
from service.engine.hallertau.resources import INCOME_PHASE, ROUNDS
from service.engine.hallertau.scoring import result
from service.engine.hallertau.sheep import step_card_leaves, step_milk
from service.engine.hallertau.state import NOBODY, State, Tally, window
from service.engine.hallertau.stops import open_stop
from service.engine.hallertau.verbs.draw import take_into_hand
from service.engine.hallertau.verbs.income import bonus_cards_with_income
from service.engine.hallertau.workers import remove_top_rows
from service.engine.kernel.event import EVERYBODY, Event
from service.engine.kernel.rng import Stream

Run = Callable[[State, list[Event]], bool]
"""Carry out a step; return True if it must run again after the decisions that it asks for."""


class Step(NamedTuple):
    """One step of a Round, its Phase (H-14; 0 between Rounds and after the last) and the Rounds that have it."""

    name: str
    phase: int
    run: Run
    since: int = 1
    until: int = ROUNDS


def step_stop(state: State, log: list[Event], name: str) -> bool:
    """Open a stop point, except in Phases 1 to 3 of Round 1 (H-15)."""
    if state.round > 1 or state.phase not in (1, 2, 3):
        open_stop(state, name)
    return False


def stop(name: str, phase: int) -> Step:
    """Return the step of a stop point (H-08)."""
    return Step(name, phase, partial(step_stop, name=name))


def step_remove_workers(state: State, log: list[Event]) -> bool:
    """Phase 1: remove Workers from the action board."""
    remove_workers(state, log)
    return False


def remove_workers(state: State, log: list[Event]) -> None:
    """Remove the topmost row of each space: of the whole board with 4 seats, else of the Quadrants on a card (p.7).

    The Quadrant behind a question mark is drawn when the card is turned up (P-4).
    """
    quadrants: tuple[int, ...] = (1, 2, 3, 4)
    if state.quadrant_stack:
        state.quadrant_card = state.quadrant_stack.pop(0)
        card = EDITION.quadrant_cards[state.quadrant_card]
        quadrants = card.listed(len(state.seats))
        if card.asks(len(state.seats)):
            pick = Stream(state.seed, f"quadrant:{state.round}").uniform(len(card.one_of))
            quadrants = tuple(sorted((*quadrants, card.one_of[pick])))
        log.append(Event(events.QuadrantTurned(state.quadrant_card, quadrants), learned=(EVERYBODY,)))
    state.cleared = list(quadrants)
    log.append(Event(events.WorkersRemoved(remove_top_rows(state, quadrants))))


def step_workers_removed(state: State, log: list[Event]) -> bool:
    """Open the stop point of Phase 1, which only a card of the Master deck needs (H-18, H-30)."""
    if state.gateway == MASTER_DECK:
        step_stop(state, log, "workers_removed")
    return False


def step_new_workers(state: State, log: list[Event]) -> bool:
    """Phase 2: remove the card of this Round with the Sheep on it, and give Workers by the window (p.7, H-62)."""
    for me, seat in enumerate(state.seats):
        step_card_leaves(state, me, log)
        seat.workers = window(seat)
        log.append(Event(events.NewWorkers(me, seat.workers)))
    return False


def step_income(state: State, log: list[Event]) -> bool:
    """Phase 3: face-up Bonus cards in any order, then the stop point; skipped in Round 1 (H-110)."""
    for seat in state.seats:
        cards = bonus_cards_with_income(seat)
        if cards:
            seat.frames.append(frames.Income(cards))
    return step_stop(state, log, "income")


def step_actions(state: State, log: list[Event]) -> bool:
    """Phase 4: clockwise from the first player, until all Workers are gone (p.7, p.9)."""
    seats = len(state.seats)
    first = state.first_player if state.active == NOBODY else state.active + 1
    for offset in range(seats):
        seat = state.seats[(first + offset) % seats]
        if seat.workers:
            state.active = (first + offset) % seats
            seat.bound = False
            seat.frames += (frames.EndTurn(), frames.Turn())
            return True
    return False


def step_rejoin(state: State, log: list[Event]) -> bool:
    """Continue Phase 4 if a card gave Workers to a seat after all seats had used theirs (H-48)."""
    if any(seat.workers for seat in state.seats):
        state.step = ACTIONS - 1
    else:
        state.active = NOBODY
    return False


def step_new_card(state: State, log: list[Event]) -> bool:
    """Phase 5: the Farmyard card that held the Workers goes into the hand (H-111); without cards it is discarded."""
    for offset in range(len(state.seats)):
        me = (state.first_player + offset) % len(state.seats)
        seat = state.seats[me]
        seat.aside = 0
        seat.bound = False
        if seat.farmyard:
            take_into_hand(state, me, "farmyard", [seat.farmyard.pop(0)], log)
    return False


def step_fallow(state: State, log: list[Event]) -> bool:
    """Phase 6: mandatory for every seat (H-77)."""
    for seat in state.seats:
        seat.frames.append(frames.Fallow())
    return False


def step_harvest(state: State, log: list[Event]) -> bool:
    """Phase 7: each seat in the order of its choice (H-78)."""
    for seat in state.seats:
        seat.frames.append(frames.Harvest())
    return False


def step_harvest_again(state: State, log: list[Event]) -> bool:
    """Harvest Fields that were sown at the last stop point of Phase 7 and not harvested in it (H-78)."""
    if any(to_harvest(seat) for seat in state.seats):
        state.step = HARVEST - 1
    return False


def step_milking(state: State, log: list[Event]) -> bool:
    """Phase 8: milking."""
    for me, seat in enumerate(state.seats):
        for field in seat.fields:
            field.harvested = False
        step_milk(state, me, log)
    return False


def step_progress(state: State, log: list[Event]) -> bool:
    """Phase 9: all seats at once, or one turn each, clockwise from the first player (H-112)."""
    seats = len(state.seats)
    if not state.sequential_progress:
        for seat in state.seats:
            seat.frames.append(frames.Progress())
        return False
    if state.active == NOBODY:
        state.still_to_progress = [(state.first_player + offset) % seats for offset in range(seats)]
    if not state.still_to_progress:
        state.active = NOBODY
        return False
    state.active = state.still_to_progress.pop(0)
    state.seats[state.active].frames.append(frames.Progress())
    return True


def step_boulders(state: State, log: list[Event]) -> bool:
    """Phase 10: Boulders back to 2 and 4 spaces ahead, Tools fresh again; skipped in Round 6 (p.11, H-67)."""
    for seat in state.seats:
        seat.exhausted = 0
        reset_boulders(seat)
    log.append(Event(events.BouldersReset()))
    return False


def step_end_of_round(state: State, log: list[Event]) -> bool:
    """Begin the next Round or end the game; without cards, first pass the first player marker clockwise (H-123)."""
    if not state.with_cards:
        state.first_player = (state.first_player + 1) % len(state.seats)
        log.append(Event(events.FirstPlayer(state.first_player)))
    for seat in state.seats:
        seat.ready_through = 0
    if state.round < ROUNDS:
        state.round += 1
        state.step = -1
    return False


def step_scoring(state: State, log: list[Event]) -> bool:
    """End the game and reveal the seed (H-121)."""
    state.over = True
    final = result(state)
    ended = events.GameEnded(tuple(score.total for score in final.scores), final.winners, final.verdict)
    log.append(Event(ended, learned=(EVERYBODY,)))
    return False


ROUND: Final = (
    Step("remove_workers", 1, step_remove_workers),
    Step("workers_removed", 1, step_workers_removed),
    stop("before_new_workers", 2),
    Step("new_workers", 2, step_new_workers),
    Step("income", 3, step_income, since=2),
    Step("actions", 4, step_actions),
    stop("after_actions", 4),
    Step("rejoin", 4, step_rejoin),
    Step("new_card", 5, step_new_card),
    stop("after_new_card", 5),
    Step("fallow", 6, step_fallow),
    stop("after_fallow", 6),
    stop("before_harvest", 7),
    Step("harvest", 7, step_harvest),
    stop("after_harvest", 7),
    Step("harvest_again", 7, step_harvest_again),
    Step("milking", 8, step_milking),
    Step("progress", 9, step_progress),
    Step("boulders", 10, step_boulders, until=ROUNDS - 1),
    Step("end_of_round", 0, step_end_of_round),
    stop("final_window", 0),
    Step("scoring", 0, step_scoring),
)
"""All steps. Stop points without any use are left out: in Phases 8 and 10, before Phase 6, often in Phase 1 (H-18)."""

STEPS: Final = {step.name: index for index, step in enumerate(ROUND)}
AFTER_SETUP: Final = STEPS["new_workers"]
ACTIONS: Final = STEPS["actions"]
HARVEST: Final = STEPS["harvest"]
MASTER_DECK: Final = 3


def run_next_step(state: State, log: list[Event]) -> None:
    """Carry out the step at the cursor; a new Phase resets all triggers and tallies (H-20, H-27)."""
    step = ROUND[state.step]
    if not step.since <= state.round <= step.until:
        state.step += 1
        return
    state.stop = ""
    if step.phase != state.phase:
        state.phase = step.phase
        for seat in state.seats:
            end_just(seat)
            seat.tally = Tally()
        if step.phase and (step.phase != INCOME_PHASE or state.with_cards):
            log.append(Event(events.PhaseBegan(state.round, step.phase)))
    if not step.run(state, log):
        state.step += 1
