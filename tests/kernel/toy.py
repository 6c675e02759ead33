"""A small game for tests of the kernel, with a hidden deck, secret hands, draws and an end.

Each seat in turn draws a card or keeps what it has, three times; the highest sum wins.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from service.engine.kernel.action import Action, Window
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.kernel.conformance import Case
from service.engine.kernel.event import EVERYBODY, Event, Viewer
from service.engine.kernel.result import Result, Score
from service.engine.kernel.rng import Stream
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.settings import read_settings


class Settings(Struct, frozen=True):
    open_hands: bool = False


class State(Struct, array_like=True):
    deck: list[int]
    hands: list[list[int]]
    turn: int = 0
    over: bool = False


class Draw(Struct, frozen=True, tag="draw"):
    pass


class Keep(Struct, frozen=True, tag="keep"):
    pass


class DrawTwice(Struct, frozen=True, tag="draw_twice"):
    pass


class Drew(Struct, frozen=True, tag="drew"):
    seat: int
    card: int | None = None


class Kept(Struct, frozen=True, tag="kept"):
    seat: int


class Ended(Struct, frozen=True, tag="ended"):
    hands: list[list[int]]


class View(Struct, frozen=True):
    turn: int
    cards_left: int
    hand: list[int]
    hand_sizes: list[int]


DRAW = Action("draw", "draw", Draw(), Window.TURN)
KEEP = Action("keep", "keep", Keep(), Window.TURN)


class Toy:
    name = "toy"
    version = "1"
    schema = 1
    seat_counts: tuple[int, ...] = (1, 2, 3)
    settings_type: type[Struct] = Settings
    state_type = State
    args_type: Any = Draw | Keep | DrawTwice
    body_type: Any = Drew | Kept | Ended

    def setup(self, settings: Mapping[str, object], seats: int, seed: str, log: list[Event]) -> State:
        read_settings(Settings, settings)
        deck = Stream(seed, "deck").shuffle(range(1, 21))
        hands = [[deck.pop(0)] for _ in range(seats)]
        for seat in range(seats):
            log.append(Event(Drew(seat), {seat: Drew(seat, hands[seat][0])}, (seat,)))
        return State(deck, hands)

    def seat_to_move(self, state: State) -> int:
        return state.turn % len(state.hands)

    def step(self, state: State, log: list[Event]) -> bool:
        if state.over or state.turn < 3 * len(state.hands):
            return False
        state.over = True
        log.append(Event(Ended(state.hands), learned=(EVERYBODY,)))
        return True

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.over else (self.seat_to_move(state),)

    def offer(self, state: State, seat: int) -> Iterator[Action]:
        return iter(self.actions(state, seat))

    def actions(self, state: State, seat: int) -> list[Action]:
        return [DRAW, KEEP] if seat in self.to_act(state) else []

    def spread(self, args: Struct) -> tuple[Struct, ...]:
        return (Draw(), Draw()) if isinstance(args, DrawTwice) else (args,)

    def resolve(self, state: State, seat: int, action: Action, log: list[Event]) -> None:
        state.turn += 1
        if action.kind == DRAW.kind:
            card = state.deck.pop(0)
            state.hands[seat].append(card)
            log.append(Event(Drew(seat), {seat: Drew(seat, card)}, (seat,)))
        else:
            log.append(Event(Kept(seat)))

    def blocked(self, state: State, seat: int) -> list[BlockedAction]:
        return []

    def explain(self, state: State, seat: int, wanted: str | Struct) -> tuple[Unmet, ...]:
        return ()

    def default(self, state: State, seat: int) -> Action:
        return KEEP

    def view(self, state: State, viewer: Viewer) -> Struct:
        hand = [] if viewer is None else state.hands[viewer]
        return View(state.turn, len(state.deck), list(hand), [len(cards) for cards in state.hands])

    def worth(self, state: State, seat: int) -> tuple[int, int]:
        return sum(state.hands[seat]), 0

    def pending(self, state: State, seat: int) -> int:
        return int(seat in self.to_act(state))

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        scores = tuple(Score({"cards": sum(hand)}, sum(hand), 0) for hand in state.hands)
        best = max(score.total for score in scores)
        return Result(scores, tuple(seat for seat, score in enumerate(scores) if score.total == best))


class ToyInvariants:
    cases = (Case({}, 1), Case({}, 2), Case({"open_hands": False}, 3))
    golden = cases

    def invariants(self, state: State) -> Iterator[str]:
        cards = sorted([*state.deck, *(card for hand in state.hands for card in hand)])
        if cards != list(range(1, 21)):
            yield f"cards are not conserved: {cards}"

    def redeal(self, state: State, viewer: Viewer, seed: str) -> State:
        others = [seat for seat in range(len(state.hands)) if seat != viewer]
        unknown = Stream(seed, "redeal").shuffle([*state.deck, *(c for seat in others for c in state.hands[seat])])
        for seat in others:
            state.hands[seat] = [unknown.pop() for _ in state.hands[seat]]
        state.deck = unknown
        return state


class ToyGuide:
    """The guide for bots: the game is one round, a card is worth its number, and later turns are worth nothing."""

    timing_kinds = frozenset[str]()
    kind_weights: Mapping[str, float] = {"keep": 0.5}
    value_parts: tuple[str, ...] = ("cards",)
    rivalry = 1.0

    def redeal(self, state: State, seat: int, seed: str) -> State:
        unseen = sorted([*state.deck, *(card for me, hand in enumerate(state.hands) if me != seat for card in hand)])
        mixed = Stream(seed, "redeal").shuffle(unseen)
        for me, hand in enumerate(state.hands):
            if me != seat:
                state.hands[me] = [mixed.pop() for _ in hand]
        state.deck = mixed
        return state

    def round(self, state: State) -> int:
        return 1

    def values(self, state: State) -> list[tuple[float, ...]]:
        return [(float(sum(hand)),) for hand in state.hands]


class NoCatalogue:
    decks: tuple[str, ...] = ()


GAME = Ruleset(Toy(), {}, NoCatalogue(), ToyInvariants(), ToyGuide())
