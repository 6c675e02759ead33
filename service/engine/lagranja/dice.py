"""The revenue dice on their spaces: rolling, moving, and discarding in the solo game (§7.0)."""

from service.engine.kernel.event import EVERYBODY, Event
from service.engine.kernel.rng import Stream
from service.engine.lagranja import events, frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.goods import DIE_NUMBERS
from service.engine.lagranja.state import State


def roll(state: State, log: list[Event]) -> None:
    """Roll all dice and put each on the space of its number."""
    stream = Stream(state.seed, f"dice:{state.round}")
    rolled = [stream.die() for _ in range(edition_of(state).counts[len(state.seats)].dice)]
    state.dice = [rolled.count(number) for number in DIE_NUMBERS]
    log.append(Event(events.DiceRolled(tuple(rolled)), learned=(EVERYBODY,)))


def lying_dice(state: State) -> list[int]:
    """Return the numbers on which a die lies."""
    return [number for number in DIE_NUMBERS if state.dice[number - 1]]


def step_neutral_die(state: State, frame: frames.NeutralDie, log: list[Event]) -> bool:
    """Discard the lowest die in the solo game, later the highest; marks do not count (G-49, G-58)."""
    state.stack.pop()
    there = lying_dice(state)
    number = there[0] if state.round in edition_of(state).file.solo.discard_lowest_in_rounds else there[-1]
    state.dice[number - 1] -= 1
    state.discarded_dice.append(number)
    log.append(Event(events.DieDiscarded(number)))
    return True


def move_die(state: State, number: int, to: int) -> None:
    """Move one die to another space."""
    state.dice[number - 1] -= 1
    state.dice[to - 1] += 1
