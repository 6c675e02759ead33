"""T1: donkey tokens, committed in secret and revealed together (§8.0)."""

from collections.abc import Iterator

from service.engine.kernel.event import EVERYBODY, Event
from service.engine.kernel.option import Option
from service.engine.lagranja import args, events, frames, options
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.state import State


def available(state: State, me: int) -> list[int]:
    """The tokens that a seat has not used in this half of the game (G-60)."""
    return [token for token in edition_of(state).hats if token not in state.seats[me].donkeys_used]


def still_to_choose(state: State) -> tuple[int, ...]:
    """The seats that have not committed a token."""
    return tuple(me for me, seat in enumerate(state.seats) if not seat.donkey)


def offer_donkeys(state: State, me: int, frame: frames.Donkeys) -> Iterator[Option]:
    """Every available token; once."""
    if not state.seats[me].donkey:
        yield from map(options.choose_donkey, available(state, me))


def resolve_choose_donkey(
    state: State, me: int, frame: frames.Donkeys, chosen: args.ChooseDonkey, log: list[Event]
) -> None:
    """The token lies face down; only its owner knows it."""
    state.stack.append(frame)
    state.seats[me].donkey = chosen.deliveries
    log.append(Event(events.DonkeyChosen(me), {me: events.DonkeyChosen(me, chosen.deliveries)}))


def step_donkeys(state: State, frame: frames.Donkeys, log: list[Event]) -> bool:
    """When all are in, all are turned up."""
    if still_to_choose(state):
        return False
    state.stack.pop()
    state.revealed = True
    for seat in state.seats:
        seat.donkeys_used.append(seat.donkey)
    revealed = events.DonkeysRevealed(tuple(seat.donkey for seat in state.seats))
    log.append(Event(revealed, learned=(EVERYBODY,)))
    return True


def open_donkeys(state: State, log: list[Event]) -> None:
    """Each seat chooses; in the middle of the game all tokens come back first."""
    if state.round in edition_of(state).file.donkey_reset_rounds:
        for seat in state.seats:
            seat.donkeys_used.clear()
        log.append(Event(events.DonkeysReturned()))
    state.stack.append(frames.Donkeys())
