"""Plays a game and checks at every step what all games must guarantee. Each game adds its own invariants."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from service.engine.kernel.action import Action
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.event import Event, Viewer, learns, seen_by
from service.engine.kernel.journal import Journal
from service.engine.kernel.play import LONGEST_ID, apply, play
from service.engine.kernel.preview import preview
from service.engine.kernel.record import write_record
from service.engine.kernel.rules import Rules
from service.engine.kernel.snapshot import copy, decode, digest, encode
from service.engine.kernel.verify import verify

S = TypeVar("S")

Choose = Callable[[int], int]
"""Pick a number from 0 to n-1: a random generator, or a search for counterexamples."""

Question = Callable[[Any, int], str]
"""Return what a seat is asked in a state; empty if it is asked nothing."""

DEEP_EVERY: Final = 12
"""Slow checks run at one of this many revisions, and the check of undo at one of three times this many."""


OUT_OF_TURN_EVERY: Final = 5
"""At one of this many revisions, a seat acts that may act but that the game does not wait for."""


class ConformanceError(AssertionError):
    """A guarantee that a game broke, with the revision."""


class Case(Struct, frozen=True):
    """One way to set up a game, and how many random games of it a quick test plays with each chooser."""

    settings: Mapping[str, object]
    seats: int
    games: int = 1
    likes: tuple[str, ...] = ()
    avoids: tuple[str, ...] = ()
    """Kinds of actions that a golden play-through prefers (`likes`), or takes only without alternative (`avoids`)."""


class Invariants(Protocol[S]):
    """What a game supplies for the checks: ways to set it up, invariants, and states that look alike to a viewer."""

    cases: Sequence[Case]
    golden: Sequence[Case]

    def invariants(self, state: S) -> Iterable[str]:
        """Yield a message for each invariant that a state breaks."""

    def redeal(self, state: S, viewer: Viewer, seed: str) -> S:
        """Return a state with other secrets that must look the same to a viewer."""


class Report(Struct, frozen=True):
    """Statistics of a checked game."""

    decisions: int
    largest: int


def check_game(
    rules: Rules[S],
    invariants: Invariants[S],
    case: Case,
    seed: str,
    choose: Choose,
    deep_every: int = DEEP_EVERY,
    question: Question | None = None,
) -> Report:
    """Play one game to its end and check every guarantee; raise ConformanceError if one is broken.

    `question`: what a seat is asked in words, from the texts of the game in one language.
    """
    entropy = [f"seat {seat}" for seat in range(case.seats)]
    journal = Journal(rules, case.settings, entropy, seed)
    largest = 0
    stale: list[str] = []
    known: dict[str, str] = {}
    while rules.result(journal.state) is None:
        try:
            largest = max(largest, check_decision(rules, invariants, journal.state))
            if journal.revision % deep_every == 0:
                check_every_action(rules, invariants, journal.state)
                check_refusals(rules, journal.state, stale[-3:])
                check_reasons(rules, journal.state)
                check_leaks(rules, invariants, journal.state, case.seats, choose, tuple(known.values()))
                check_secrets(journal, seed)
                if question is not None:
                    check_questions(rules, invariants, journal.state, case.seats, choose, question)
            if journal.revision % (3 * deep_every) == 1:
                check_undo(journal, choose)
            waiting = rules.to_act(journal.state)
            if journal.revision % OUT_OF_TURN_EVERY == 0:
                waiting = tuple(seats_with_actions(rules, journal.state))
            seat = waiting[choose(len(waiting))]
            offered = rules.actions(journal.state, seat)
            stale.append(offered[-1].id)
            known |= {action.kind: action.id for action in offered}
            action = offered[choose(len(offered))]
            must(bool(journal.act(seat, action.id)), f"{action.id} leaves no event, so watchers would miss it")
        except ConformanceError as error:
            raise ConformanceError(f"revision {journal.revision} of seed {seed!r}: {error}") from error
    check_end(journal, invariants)
    return Report(journal.revision, largest)


def must(holds: bool, message: str) -> None:
    """Raise ConformanceError unless a condition holds."""
    if not holds:
        raise ConformanceError(message)


def check_decision(rules: Rules[S], invariants: Invariants[S], state: S) -> int:
    """Check ids, snapshot, invariants and that somebody can decide; return the largest number of actions."""
    waiting = rules.to_act(state)
    must(bool(waiting), "the game is not over, but it waits for nobody")
    data = encode(rules, state)
    again = decode(rules, data)
    must(again == state and encode(rules, again) == data, "the snapshot does not give the state back")
    must(digest(rules, again) == digest(rules, state), "equal states have different digests")
    largest = 0
    for seat in waiting:
        offered = rules.actions(state, seat)
        ids = [action.id for action in offered]
        must(bool(ids), f"seat {seat} must decide, but has no action")
        must(len(set(ids)) == len(ids), f"seat {seat} is offered the same id twice: {ids}")
        must(max(map(len, ids)) <= LONGEST_ID, f"an id is longer than {LONGEST_ID}: {max(ids, key=len)}")
        must(rules.actions(again, seat) == offered, f"the actions of seat {seat} change with the snapshot")
        must(encode(rules, state) == data, f"listing the actions of seat {seat} changes the state")
        blocked = rules.blocked(state, seat)
        wrong = [one.action.id for one in blocked if one.action.id in ids or not one.unmet]
        must(not wrong, f"actions of seat {seat} are blocked, but are legal or have no unmet requirement: {wrong}")
        must(rules.default(state, seat) in offered, f"the default of seat {seat} is not among its actions")
        largest = max(largest, len(ids))
    check_invariants(invariants, state)
    return largest


def check_invariants(invariants: Invariants[S], state: S) -> None:
    """Check the game's own invariants."""
    wrong = list(invariants.invariants(state))
    must(not wrong, "; ".join(wrong))


def check_every_action(rules: Rules[S], invariants: Invariants[S], state: S) -> None:
    """Check that every offered action resolves to a valid state."""
    for seat in seats_with_actions(rules, state):
        for action in rules.actions(state, seat):
            after = copy(rules, state)
            try:
                apply(rules, after, seat, action)
            except Exception as error:
                raise ConformanceError(f"seat {seat} was offered {action.id}, but it fails: {error!r}") from error
            check_invariants(invariants, after)


def check_refusals(rules: Rules[S], state: S, stale: Sequence[str]) -> None:
    """Check that actions which are not offered are refused and change nothing."""
    before = encode(rules, state)
    waiting = seats_with_actions(rules, state)
    strangers = [-1, max(waiting) + 99]
    foreign = [action.id for seat in waiting for action in rules.actions(state, seat)[:3]]
    for seat in [*waiting, *strangers]:
        offered = {action.id for action in rules.actions(state, seat)}
        for action_id in ["", "nonsense", "x" * 5000, "\x00", *stale, *foreign]:
            if action_id in offered:
                continue
            must(refusal(rules, state, seat, action_id) != "", f"seat {seat} may play {action_id!r} unasked")
            must(encode(rules, state) == before, f"refusing {action_id!r} changes the state")


def refusal(rules: Rules[S], state: S, seat: int, action_id: str) -> str:
    """Return the message with which an action is refused; empty if it is not refused."""
    try:
        play(rules, copy(rules, state), seat, action_id)
    except EngineError as error:
        must(error.reason is not EngineReason.ENGINE_FAULT, f"{action_id!r} is a fault, not a refusal")
        return f"{error.reason}: {error.message}"
    return ""


def check_reasons(rules: Rules[S], state: S) -> None:
    """Check that blocked actions have reasons and offered ones have none, by id and by arguments in turn."""
    for seat in seats_with_actions(rules, state):
        for number, action in enumerate(rules.actions(state, seat)):
            against = rules.explain(state, seat, action.args if number % 2 else action.id)
            must(not against, f"{action.id} is legal for seat {seat}, but has unmet requirements: {against}")
        for number, blocked in enumerate(rules.blocked(state, seat)):
            action = blocked.action
            unmet = rules.explain(state, seat, action.args if number % 2 else action.id)
            must(unmet == blocked.unmet, f"`blocked` and `explain` disagree on {action.id} of seat {seat}")


def check_leaks(
    rules: Rules[S], invariants: Invariants[S], state: S, seats: int, choose: Choose, known: Collection[str]
) -> None:
    """Check for leaks: two worlds that look equal to a viewer stay equal until the viewer learns something hidden."""
    waiting = seats_with_actions(rules, state)
    seat = waiting[choose(len(waiting))]
    offered = rules.actions(state, seat)
    action = offered[choose(len(offered))]
    for viewer in (*range(seats), None):
        other = invariants.redeal(copy(rules, state), viewer, f"redeal {choose(1000)}")
        here, there = appearance(rules, state, viewer, known), appearance(rules, other, viewer, known)
        must(here == there, f"viewer {viewer} can tell two worlds apart: {here!r} and {there!r}")
        if action not in rules.actions(other, seat):
            continue
        if viewer == seat:
            same = preview(rules, state, seat, action.id) == preview(rules, other, seat, action.id)
            must(same, f"the preview of {action.id} tells seat {seat} of a secret")
        check_leak_of_action(rules, viewer, (copy(rules, state), other), seat, action)


def check_leak_of_action(rules: Rules[S], viewer: Viewer, worlds: tuple[S, S], seat: int, action: Action) -> None:
    """Carry out one action in both worlds: the viewer sees the same until it learns something hidden."""
    logs = [apply(rules, world, seat, action) for world in worlds]
    here, there = (seen_until_learned(log, viewer) for log in logs)
    must(here == there, f"the events of {action.id} tell viewer {viewer} of a secret: {here} and {there}")
    taught = [any(event.learned for event in log) for log in logs]
    must(taught[0] == taught[1], f"the right to undo {action.id} tells viewer {viewer} of a secret")
    if not any(learns(event, viewer) for log in logs for event in log):
        same = appearance(rules, worlds[0], viewer) == appearance(rules, worlds[1], viewer)
        must(same, f"after {action.id} viewer {viewer} can tell two worlds apart without having learned anything")


def seen_until_learned(log: Sequence[Event], viewer: Viewer) -> list[bytes]:
    """Return the events as a viewer sees them, up to the first that shows something hidden."""
    seen = []
    for event in log:
        if learns(event, viewer):
            break
        seen.append(msgspec.json.encode(seen_by(event, viewer)))
    return seen


def appearance(rules: Rules[S], state: S, viewer: Viewer, named: Iterable[str] = ()) -> bytes:
    """Return all that a viewer can learn from the engine: view, actions, blocked actions, messages of refusals."""
    seen: list[Any] = [rules.view(state, viewer), rules.to_act(state)]
    if viewer is not None:
        seen += [rules.actions(state, viewer), rules.blocked(state, viewer), refusal(rules, state, viewer, "nonsense")]
        seen += [rules.explain(state, viewer, action_id) for action_id in named]
    return msgspec.json.encode(seen)


def check_questions(
    rules: Rules[S], invariants: Invariants[S], state: S, seats: int, choose: Choose, question: Question
) -> None:
    """Check that every seat that the game waits for, and no other, is asked something, and learns no secret by it."""
    for seat in range(seats):
        asked = question(state, seat)
        must(bool(asked) == (seat in rules.to_act(state)), f"seat {seat} is asked {asked!r}")
        other = invariants.redeal(copy(rules, state), seat, f"redeal {choose(1000)}")
        there = question(other, seat)
        must(asked == there, f"seat {seat} can tell two worlds apart by its question: {asked!r} and {there!r}")


def check_secrets(journal: Journal[Any], seed: str) -> None:
    """Check that the record of a running game does not contain its seed."""
    must(journal.record().seed is None, "the record of a running game holds the seed")
    must(seed.encode() not in write_record(journal.record()), "the record of a running game holds the seed")


def check_undo(journal: Journal[Any], choose: Choose) -> None:
    """Check that an undo leads exactly to the earlier state, and that undoing more is refused."""
    for seat in {entry.seat for entry in journal.entries}:
        most = journal.undoable(seat)
        before = journal.revision
        try:
            journal.undo(seat, most + 1)
        except EngineError as error:
            must(error.reason is EngineReason.UNDO_NOT_ALLOWED, f"undo is refused as {error.reason}")
        must(journal.revision == before, "a seat may take back more than it may")
        if most:
            count = 1 + choose(most)
            journal.undo(seat, count)
            must(journal.revision == before + 1, "an undo is one entry of the log")
            must(
                digest(journal.rules, journal.at(journal.revision)) == journal.entries[-1].digest,
                "undo is not replayed",
            )
            return


def check_end(journal: Journal[S], invariants: Invariants[S]) -> None:
    """Check the end: nothing is offered, scores add up, and the record verifies."""
    rules, state = journal.rules, journal.state
    result = rules.result(state)
    must(result is not None and not rules.to_act(state), "the game is over, but it waits for somebody")
    must(all(not rules.actions(state, seat) for seat in range(-1, 9)), "the game is over, but actions are offered")
    check_invariants(invariants, state)
    if result is not None:
        for score in result.scores:
            must(score.total == sum(score.parts.values()), f"a score does not add up: {score}")
    verdict = verify(rules, journal.record())
    must(verdict.ok, f"the record does not prove itself: revision {verdict.revision}: {verdict.text('en')}")


def seats_with_actions(rules: Rules[S], state: S) -> list[int]:
    """Return every seat that may act, whether the game waits for it or not."""
    return [seat for seat in range(max(rules.seat_counts)) if rules.actions(state, seat)]
