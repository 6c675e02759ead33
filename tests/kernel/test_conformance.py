"""The conformance suite fails for every guarantee that a game breaks."""

from collections.abc import Mapping
from random import Random

import pytest
from msgspec import Struct
from msgspec.structs import replace

from service.engine.kernel.action import Action, Window
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.kernel.conformance import Case, ConformanceError, Question, check_game
from service.engine.kernel.event import Event, Viewer
from service.engine.kernel.journal import Journal
from service.engine.kernel.result import Result, Score
from tests.kernel.toy import DRAW, KEEP, Draw, Drew, Keep, State, Toy, ToyInvariants, View


def check(rules: Toy, seats: int = 3) -> None:
    for seed in range(6):
        case = Case({}, seats)
        check_game(rules, ToyInvariants(), case, f"seed {seed}", Random(seed).randrange, deep_every=1)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_correct_game_passes(seats):
    check(Toy(), seats=seats)


def ask(state: State, seat: int) -> str:
    """Ask the seat whose turn it is."""
    return "Draw or keep" if seat in Toy().to_act(state) else ""


def ask_with_a_secret(state: State, seat: int) -> str:
    return ask(state, seat) and f"Draw {state.deck[0]}, or keep"


def ask_everybody(state: State, seat: int) -> str:
    return "Draw or keep"


def ask_nobody(state: State, seat: int) -> str:
    return ""


def check_questions(question: Question) -> None:
    """Check some games with these questions to their seats."""
    for seed in range(6):
        random = Random(seed).randrange
        check_game(Toy(), ToyInvariants(), Case({}, 3), f"seed {seed}", random, deep_every=1, question=question)


def test_correct_questions_pass():
    check_questions(ask)


@pytest.mark.parametrize(
    ("question", "says"),
    [
        (ask_with_a_secret, "can tell two worlds apart by its question"),
        (ask_everybody, "is asked 'Draw or keep'"),
        (ask_nobody, "is asked ''"),
    ],
)
def test_questions_that_break_a_guarantee_are_found(question, says):
    with pytest.raises(ConformanceError, match=says):
        check_questions(question)


class WaitsForNobody(Toy):
    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.turn == 2 else super().to_act(state)


class OffersNothing(Toy):
    def actions(self, state: State, seat: int) -> list[Action]:
        return [] if state.turn == 2 else super().actions(state, seat)


class OffersTwice(Toy):
    def actions(self, state: State, seat: int) -> list[Action]:
        return super().actions(state, seat) * 2


class ListsInChangingOrder(Toy):
    calls = 0

    def actions(self, state: State, seat: int) -> list[Action]:
        self.calls += 1
        return super().actions(state, seat)[:: 1 if self.calls % 2 else -1]


class ListingChangesState(Toy):
    def actions(self, state: State, seat: int) -> list[Action]:
        state.deck.reverse()
        return super().actions(state, seat)


class OffersWhatFails(Toy):
    def resolve(self, state: State, seat: int, action: Action, log: list[Event]) -> None:
        if action is DRAW and len(state.hands[seat]) == 2:
            raise KeyError("boom")
        super().resolve(state, seat, action, log)


class DefaultsToNothing(Toy):
    def default(self, state: State, seat: int) -> Action:
        return Action("pass", "pass", Draw(), Window.TURN)


class LosesCards(Toy):
    def resolve(self, state: State, seat: int, action: Action, log: list[Event]) -> None:
        super().resolve(state, seat, action, log)
        if action is KEEP:
            state.deck.pop()


class ShowsOtherHands(Toy):
    def view(self, state: State, viewer: Viewer) -> Struct:
        return View(state.turn, len(state.deck), [card for hand in state.hands for card in hand], [])


class ShowsSpectatorsTheDeck(Toy):
    def view(self, state: State, viewer: Viewer) -> Struct:
        return super().view(state, viewer) if viewer is not None else View(0, state.deck[0], [], [])


class ActionsDependOnTheDeck(Toy):
    def actions(self, state: State, seat: int) -> list[Action]:
        return super().actions(state, seat)[: 2 if state.deck[0] > 3 else 1]

    def default(self, state: State, seat: int) -> Action:
        return DRAW


class ForbidsWhatItOffers(Toy):
    def explain(self, state: State, seat: int, wanted: str | Struct) -> tuple[Unmet, ...]:
        return (Unmet(Draw(), 1, 0, ""),) if wanted == "draw" else ()


class BlocksWithoutExplaining(Toy):
    def blocked(self, state: State, seat: int) -> list[BlockedAction]:
        return [BlockedAction(Action("shuffle", "keep", Keep(), Window.TURN), (Unmet(Keep(), 1, 0, ""),))]


class BlocksWhatItOffers(Toy):
    def blocked(self, state: State, seat: int) -> list[BlockedAction]:
        return [BlockedAction(DRAW, (Unmet(Draw(), 1, 0, ""),))]


class ExplainsByTheDeck(Toy):
    def explain(self, state: State, seat: int, wanted: str | Struct) -> tuple[Unmet, ...]:
        return () if seat in self.to_act(state) else (Unmet(Draw(), state.deck[0], 0, ""),)


class ShowsDrawsToAll(Toy):
    def resolve(self, state: State, seat: int, action: Action, log: list[Event]) -> None:
        super().resolve(state, seat, action, log)
        if action is DRAW:
            log[-1] = Event(Drew(seat, state.hands[seat][-1]), learned=(seat,))


class ForgetsWhoLearned(Toy):
    def resolve(self, state: State, seat: int, action: Action, log: list[Event]) -> None:
        super().resolve(state, seat, action, log)
        if action is DRAW:
            log[-1] = Event(Drew(seat), log[-1].private)


class ActsWithoutEvents(Toy):
    def resolve(self, state: State, seat: int, action: Action, log: list[Event]) -> None:
        super().resolve(state, seat, action, log)
        log.clear()


class UndoRevealsTheDeck(Toy):
    def resolve(self, state: State, seat: int, action: Action, log: list[Event]) -> None:
        super().resolve(state, seat, action, log)
        if action is KEEP and state.deck[0] % 2:
            log[-1] = Event(log[-1].body, learned=(9,))


class ScoresDoNotAddUp(Toy):
    def result(self, state: State) -> Result | None:
        return Result((Score({"cards": 1}, 2, 0),), (0,)) if state.over else None


class OffersAfterTheEnd(Toy):
    def actions(self, state: State, seat: int) -> list[Action]:
        return [KEEP] if state.over else super().actions(state, seat)


class DealsByChance(Toy):
    deals = 0

    def setup(self, settings: Mapping[str, object], seats: int, seed: str, log: list[Event]) -> State:
        self.deals += 1
        return super().setup(settings, seats, f"{seed}{self.deals}", log)


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        (WaitsForNobody, "waits for nobody"),
        (OffersNothing, "has no action"),
        (OffersTwice, "same id twice"),
        (ListsInChangingOrder, "change with the snapshot"),
        (ListingChangesState, "changes the state"),
        (OffersWhatFails, "was offered draw, but it fails"),
        (DefaultsToNothing, "default"),
        (LosesCards, "not conserved"),
        (ShowsOtherHands, "tell two worlds apart"),
        (ShowsSpectatorsTheDeck, "viewer None can tell two worlds apart"),
        (ActionsDependOnTheDeck, "tell two worlds apart"),
        (ForbidsWhatItOffers, "draw is legal for seat 0, but has unmet requirements"),
        (BlocksWithoutExplaining, "`blocked` and `explain` disagree on shuffle of seat 0"),
        (BlocksWhatItOffers, "blocked, but are legal or have no unmet requirement: .'draw'"),
        (ExplainsByTheDeck, "tell two worlds apart"),
        (ShowsDrawsToAll, "tell viewer"),
        (ForgetsWhoLearned, "preview of draw tells seat|tell viewer"),
        (ActsWithoutEvents, "leaves no event"),
        (UndoRevealsTheDeck, "right to undo"),
        (ScoresDoNotAddUp, "does not add up"),
        (OffersAfterTheEnd, "actions are offered"),
        (DealsByChance, "undo is not replayed|does not prove itself|not legal"),
    ],
)
def test_a_broken_guarantee_is_found(broken, says):
    with pytest.raises(ConformanceError, match=says):
        check(broken())


def test_a_record_that_contains_the_seed_is_found(monkeypatch):
    honest = Journal.record

    def careless(self):
        return replace(honest(self), seed="x")

    monkeypatch.setattr(Journal, "record", careless)
    with pytest.raises(ConformanceError, match="holds the seed"):
        check(Toy())
