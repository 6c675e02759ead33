"""Choose a donkey token in secret; all tokens are revealed together, in T1 (§8.0)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action, Window
from service.engine.kernel.event import EVERYBODY, Event
from service.engine.lagranja import frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.events import Body
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import Args, Verb, make_action


class ChooseDonkey(Args, frozen=True, tag="choose_donkey"):
    """Choose a donkey token in secret."""

    deliveries: int


class DonkeyChosen(Body, frozen=True, tag="donkey_chosen"):
    """A seat chose a donkey token; only it knows which."""

    seat: int
    deliveries: int | None = None


class DonkeysRevealed(Body, frozen=True, tag="donkeys_revealed"):
    """All tokens are turned up: the deliveries of each seat."""

    deliveries: tuple[int, ...]


class DonkeysReturned(Body, frozen=True, tag="donkeys_returned"):
    """All seats have their four tokens again."""


@cache
def choose_donkey_action(deliveries: int) -> Action:
    """Make the action with an id such as `choose_donkey:3`."""
    return make_action(f"choose_donkey:{deliveries}", ChooseDonkey(deliveries), Window.SIMULTANEOUS)


def open_donkeys(state: State, log: list[Event]) -> None:
    """Ask all seats for a token; in the middle of the game all tokens come back first."""
    if state.round in edition_of(state).file.donkey_reset_rounds:
        for seat in state.seats:
            seat.donkeys_used.clear()
        log.append(Event(DonkeysReturned()))
    state.stack.append(frames.Donkeys())


def available(state: State, me: int) -> list[int]:
    """Return the tokens that a seat has not used in this half of the game (G-60)."""
    return [token for token in edition_of(state).hats if token not in state.seats[me].donkeys_used]


def still_to_choose(state: State) -> tuple[int, ...]:
    """Return the seats that have not chosen a token."""
    return tuple(me for me, seat in enumerate(state.seats) if not seat.donkey)


def offer_donkeys(state: State, me: int, frame: frames.Donkeys) -> Iterator[Action]:
    """Offer every available token to a seat that has not chosen."""
    if not state.seats[me].donkey:
        yield from map(choose_donkey_action, available(state, me))


def resolve_choose_donkey(state: State, me: int, frame: frames.Donkeys, chosen: ChooseDonkey, log: list[Event]) -> None:
    """Put the token face down; only its owner knows it."""
    state.stack.append(frame)
    state.seats[me].donkey = chosen.deliveries
    log.append(Event(DonkeyChosen(me), {me: DonkeyChosen(me, chosen.deliveries)}))


def step_donkeys(state: State, frame: frames.Donkeys, log: list[Event]) -> bool:
    """Reveal all tokens when every seat has chosen."""
    if still_to_choose(state):
        return False
    state.stack.pop()
    state.revealed = True
    for seat in state.seats:
        seat.donkeys_used.append(seat.donkey)
    revealed = DonkeysRevealed(tuple(seat.donkey for seat in state.seats))
    log.append(Event(revealed, learned=(EVERYBODY,)))
    return True


VERB: Final = Verb(
    offers={frames.Donkeys: offer_donkeys},
    resolves={ChooseDonkey: resolve_choose_donkey},
    steps={frames.Donkeys: step_donkeys},
    in_steps=("T1",),
    undivided=(frames.Donkeys,),
)
