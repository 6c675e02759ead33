"""Roll a die again."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import EVERYBODY, Event
from service.engine.kernel.rng import Stream
from service.engine.lagranja import frames
from service.engine.lagranja.dice import lying_dice, move_die
from service.engine.lagranja.events import Body
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Verb, make_action
from service.engine.lagranja.verbs.decline import DECLINE


class Reroll(Args, frozen=True, tag="reroll"):
    """Roll a die of this number again."""

    number: int


class DieRerolled(Body, frozen=True, tag="die_rerolled"):
    """A seat rolled a die again."""

    seat: int
    number: int
    to: int


@cache
def reroll_action(number: int) -> Action:
    """Make the action with an id such as `reroll:4`."""
    return make_action(f"reroll:{number}", Reroll(number), TURN)


def offer_reroll(state: State, me: int, frame: frames.Reroll) -> Iterator[Action]:
    """Offer every die on the revenue spaces."""
    yield from map(reroll_action, lying_dice(state))
    yield DECLINE


def resolve_reroll(state: State, me: int, frame: frames.Reroll, chosen: Reroll, log: list[Event]) -> None:
    """Roll the die with the next value of the round's own random stream."""
    if frame.left > 1:
        state.stack.append(frames.Reroll(me, frame.left - 1))
    stream = Stream(state.seed, f"reroll:{state.round}")
    values = [stream.die() for _ in range(state.rerolls + 1)]
    state.rerolls += 1
    move_die(state, chosen.number, values[-1])
    log.append(Event(DieRerolled(me, chosen.number, values[-1]), learned=(EVERYBODY,)))


VERB: Final = Verb(offers={frames.Reroll: offer_reroll}, resolves={Reroll: resolve_reroll}, declined=(frames.Reroll,))
