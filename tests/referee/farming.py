"""Plays sequences that could win time, and computes in another way than the clock what the banks may be at most."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from service.app.head import rules_of
from service.engine.kernel.refereed import TimeControl
from service.referee import clock
from tests.referee.simulator import Simulation

Item = TypeVar("Item")
BANK, INCREMENT, DELAY = 600_000, 7_000, 3_000
CONTROL = TimeControl(bank_seconds=BANK // 1000, increment_seconds=INCREMENT // 1000, delay_seconds=DELAY // 1000)

PRELUDE = 120
"""Games are played by default actions up to so many, so that sequences begin in all phases of two rounds."""

KINDS = ("turn", "ready", "out of turn", "undo")
"""What a step does: an action of a seat that must decide, one that confirms or reopens a stop point, one of a seat that
is not asked, or taking back actions."""


class Step(NamedTuple):
    """One step of a sequence. `seat` and `choice` are taken modulo what is possible."""

    kind: str
    seat: int
    choice: int
    pause: int
    """Milliseconds before the step."""


class Done(NamedTuple):
    """An action that was not taken back: its seat, whether it earns the increment, and who is asked after it."""

    seat: int
    earns: bool
    asked: Sequence[int]
    pause: int
    """Milliseconds before it."""


def most_bank(seat: int, first: Sequence[int], line: Sequence[Done]) -> int:
    """Return what a bank may be at most: what the visits earned and took if nothing had been played and taken back."""
    asked, by_itself, acted, elapsed, bank = seat in first, False, False, 0, BANK
    for done in line:
        if asked:
            elapsed += done.pause
            acted = acted or (done.seat == seat and done.earns and not by_itself)
            if seat not in done.asked:
                bank += INCREMENT * acted - max(0, elapsed - DELAY)
                acted, elapsed = False, 0
        else:
            by_itself = done.seat == seat
        asked = seat in done.asked
    return bank - max(0, elapsed - DELAY)


def farm(ruleset: str, seats: int, number: int, steps: Iterable[Step]) -> Counter[str]:
    """Play a sequence, and check all banks after each step; return how often each kind of step was done."""
    game = Simulation(ruleset, seats, CONTROL, seed=str(number))
    for _ in range(number % PRELUDE):
        seat = game.head.to_act[0]
        game.play(seat, rules_of(game.head).rules.default(game.copy(), seat).id)
    begin_again(game)
    first, line = game.head.to_act, list[Done]()
    done: Counter[str] = Counter()
    for step in steps:
        if game.head.over:
            break
        asked, banks = game.head.to_act, [game.bank(seat) for seat in range(seats)]
        game.now += step.pause
        if step.kind == "undo":
            undoer = one_of([seat for seat in range(seats) if game.undoable(seat)], step.seat)
            if undoer is None:
                continue
            count = 1 + step.choice % game.undoable(undoer)
            game.undo(undoer, count)
            del line[-count:]
            done["undo of a visit"] += undoer not in asked and undoer in game.head.to_act
            assert game.bank(undoer) <= banks[undoer], "an undo wins no time"
        else:
            seat, action = chosen(game, step)
            if seat is None or action is None:
                continue
            game.play(seat, action.id)
            is_ready = action.kind.startswith("ready")
            earns = action.window in ("TURN", "SIMULTANEOUS") and not is_ready
            line.append(Done(seat, earns, game.head.to_act, step.pause))
            done["confirmation"] += is_ready
            done["reopened"] += not is_ready and any(
                is_confirming(game, one) for one in set(game.head.to_act) - set(asked)
            )
        done[step.kind] += 1
        for one in range(seats):
            assert game.bank(one) <= most_bank(one, first, line), (step, done, one)
        done["earned"] += any(most_bank(one, first, line) > BANK for one in range(seats))
    return done


def begin_again(game: Simulation) -> None:
    """Set the clocks as at the beginning of a game, and let nothing be taken back that was done before."""
    assert game.head.referee is not None
    asked = game.head.to_act
    clocks = clock.after_move(CONTROL, clock.new_clocks(CONTROL, len(game.head.claimed)), asked, game.now, ())
    first = clock.next_deadline(CONTROL, clocks, ())
    referee = replace(game.head.referee, clocks=clocks, next_time_out=first)
    game.head = replace(game.head, standing=(), referee=referee)


def is_confirming(game: Simulation, seat: int) -> bool:
    """Return whether a seat is asked at a stop point."""
    return any(action.kind == "ready" for action in game.actions(seat))


def chosen(game: Simulation, step: Step) -> tuple[int | None, Any]:
    """Return the seat and the action of a step; None if there is none of its kind."""
    asked, seats = game.head.to_act, range(len(game.head.claimed))
    seat = one_of([one for one in seats if (one in asked) == (step.kind != "out of turn")], step.seat)
    actions = [] if seat is None else game.actions(seat)
    if step.kind == "ready":
        actions = [action for action in actions if action.kind.startswith("ready")] or actions
    return seat, one_of(actions, step.choice)


def one_of(items: Sequence[Item], number: int) -> Item | None:
    """Return one of some items; None if there is none."""
    return items[number % len(items)] if items else None


def random_steps(number: int, count: int) -> list[Step]:
    """Return a random sequence."""
    random = Random(number)
    pauses = (1, 500, 4_000)
    return [
        Step(random.choice(KINDS), random.randrange(4), random.randrange(50), random.choice(pauses))
        for _ in range(count)
    ]
