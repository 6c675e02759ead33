"""The revenue dice: the roll, taking them, marking a space, rolling again and moving them (§7.0)."""

from collections.abc import Iterator

from service.engine.kernel.event import EVERYBODY, Event
from service.engine.kernel.option import Option
from service.engine.kernel.rng import Stream
from service.engine.lagranja import args, events, frames, options, waiting
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.goods import DIE_NUMBERS
from service.engine.lagranja.state import Mark, State


def roll(state: State, log: list[Event]) -> None:
    """All dice are rolled; each lies on the space of its number."""
    stream = Stream(state.seed, f"dice:{state.round}")
    rolled = [stream.die() for _ in range(edition_of(state).counts[len(state.seats)].dice)]
    state.dice = [rolled.count(number) for number in DIE_NUMBERS]
    log.append(Event(events.DiceRolled(tuple(rolled)), learned=(EVERYBODY,)))


def lying_dice(state: State) -> list[int]:
    """The numbers on which a die lies."""
    return [number for number in DIE_NUMBERS if state.dice[number - 1]]


def takeable(state: State, me: int) -> list[int]:
    """The dice that a seat may take: not the last one on a space that another seat marked.

    Should nothing else be left, marks do not count, for taking a die is mandatory (G-18).
    """
    there = lying_dice(state)
    held = {mark.number for mark in state.marked if mark.seat != me}
    return [number for number in there if number not in held or state.dice[number - 1] > 1] or there


def offer_take_die(state: State, me: int, frame: frames.TakeDie) -> Iterator[Option]:
    """One of the dice that lie there."""
    return map(options.take_die, takeable(state, me))


def resolve_take_die(state: State, me: int, frame: frames.TakeDie, chosen: args.TakeDie, log: list[Event]) -> None:
    """The die lies on the farm; its space is carried out, then what waits for it."""
    state.dice[chosen.number - 1] -= 1
    state.seats[me].dice.append(chosen.number)
    log.append(Event(events.DieTaken(me, chosen.number)))
    fire = frames.Fire(me, "die_taken", number=chosen.number, pick=frame.pick)
    state.stack += (fire, frames.Revenue(me, chosen.number))
    waiting.offer_doubling(state, fire)


def offer_last_die(state: State, me: int, frame: frames.LastDie) -> Iterator[Option]:
    """The last die must be carried out (G-18)."""
    yield options.last_die(state.last_die)


def resolve_last_die(state: State, me: int, frame: frames.LastDie, chosen: args.LastDie, log: list[Event]) -> None:
    """A seat is done with what it wanted to do before the last die (G-04)."""
    carry_out_last_die(state, me, log)


def carry_out_last_die(state: State, me: int, log: list[Event]) -> None:
    """R3: everybody carries out the last die, which nobody takes."""
    number = state.last_die
    log.append(Event(events.LastDieCarriedOut(me, number)))
    state.stack += (frames.Fire(me, "die_taken", number=number, pick="last"), frames.Revenue(me, number))


def keep_last_die(state: State, log: list[Event]) -> None:
    """One die is left."""
    (state.last_die,) = lying_dice(state)
    log.append(Event(events.LastDie(state.last_die)))


def step_neutral_die(state: State, frame: frames.NeutralDie, log: list[Event]) -> bool:
    """Solo: the lowest die is discarded, later the highest; marks do not count (G-49, G-58)."""
    state.stack.pop()
    there = lying_dice(state)
    number = there[0] if state.round in edition_of(state).file.solo.discard_lowest_in_rounds else there[-1]
    state.dice[number - 1] -= 1
    state.discarded_dice.append(number)
    log.append(Event(events.DieDiscarded(number)))
    return True


def offer_mark_space(state: State, me: int, frame: frames.MarkSpace) -> Iterator[Option]:
    """Any revenue space."""
    return map(options.mark_space, DIE_NUMBERS)


def resolve_mark_space(
    state: State, me: int, frame: frames.MarkSpace, chosen: args.MarkSpace, log: list[Event]
) -> None:
    """The marker lies there until the last die has been carried out."""
    state.marked.append(Mark(chosen.number, me, frame.card))
    log.append(Event(events.SpaceMarked(me, chosen.number)))


def offer_reroll(state: State, me: int, frame: frames.Reroll) -> Iterator[Option]:
    """Any die that lies there."""
    yield from map(options.reroll, lying_dice(state))
    yield options.DECLINE


def resolve_reroll(state: State, me: int, frame: frames.Reroll, chosen: args.Reroll, log: list[Event]) -> None:
    """The next value of the round's own stream."""
    if frame.left > 1:
        state.stack.append(frames.Reroll(me, frame.left - 1))
    stream = Stream(state.seed, f"reroll:{state.round}")
    values = [stream.die() for _ in range(state.rerolls + 1)]
    state.rerolls += 1
    move_die(state, chosen.number, values[-1])
    log.append(Event(events.DieRerolled(me, chosen.number, values[-1]), learned=(EVERYBODY,)))


def offer_shift(state: State, me: int, frame: frames.Shift) -> Iterator[Option]:
    """Any die to a space that much lower or higher."""
    for number in lying_dice(state):
        for to in (number - frame.by, number + frame.by):
            if to in DIE_NUMBERS:
                yield options.shift(number, to)
    yield options.DECLINE


def resolve_shift(state: State, me: int, frame: frames.Shift, chosen: args.Shift, log: list[Event]) -> None:
    """The die lies on the other space."""
    if frame.left > 1:
        state.stack.append(frames.Shift(me, frame.left - 1, frame.by))
    move_die(state, chosen.number, chosen.to)
    log.append(Event(events.DieShifted(me, chosen.number, chosen.to)))


def move_die(state: State, number: int, to: int) -> None:
    """One die lies on another space."""
    state.dice[number - 1] -= 1
    state.dice[to - 1] += 1
