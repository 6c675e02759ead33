"""Carry out actions on a loaded game, without the store."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from service.app import shared_texts
from service.app.head import Head, Log, Logged, Spent, UndoableAction, is_halted, logged, rules_of
from service.app.languages import DEFAULT
from service.app.messages import ActionMessage, Args
from service.app.presentation import present_violations
from service.config import Limits
from service.engine.kernel.action import Action
from service.engine.kernel.errors import EngineError
from service.engine.kernel.event import Event, Undone, learns
from service.engine.kernel.play import apply, find
from service.engine.kernel.record import Entry
from service.engine.kernel.snapshot import seal
from service.engine.registry import ruleset
from service.errors import LONGEST_CAUSE, Reason, RefusedError, malformed, shortened
from service.referee.clock import earns_increment

Wanted = str | Struct
"""An action's id, or its arguments."""

SHOWN_FIRST: Final = "an action reveals something hidden; look at it first, and send the other actions in a new request"


class Change(Struct):
    """A change to be committed: the new head, its decoded state, the new revisions and events."""

    head: Head
    state: Any
    entries: list[Entry]
    events: tuple[Logged[Any], ...]
    keep: bool = False
    """Whether the snapshot must be stored for time travel."""
    back: int | None = None
    """The revision whose state an undo restored; None if the change is not an undo."""
    earns: bool = False
    """Whether an action earns the increment of the seat's clock."""
    revealed: bool = False
    """Whether an action revealed something hidden: what was done before it cannot be taken back any more."""
    cause: str = ""
    """Who chose the actions; see `Entry.cause`."""
    stamp: int | None = None
    """The moment of the change in milliseconds of the store's time, if the game has a referee's part."""
    due: int | None = None
    """When somebody must look at the game again; see `Commit.due`."""
    lists: tuple[str, ...] = ()
    """The lists of players' games that the game is added to."""


def log_of(change: Change) -> Log[Any]:
    """Return what a change appends to the log of its game."""
    head, referee = change.head, change.head.referee
    clocks, paused = ((), None) if referee is None else (referee.clocks, referee.paused)
    return Log(tuple(change.entries), change.events, change.back, head.to_act, clocks, paused, change.cause)


def read_actions(head: Head, actions: Sequence[ActionMessage]) -> list[Wanted]:
    """Return the ids or arguments of the submitted actions."""
    rules = rules_of(head).rules
    wanted: list[Wanted] = []
    for action in actions:
        if (action.id is None) == (action.args is None):
            raise malformed("an action has either an `id` or `args`")
        if action.id is not None:
            wanted.append(action.id)
        elif action.args is not None:
            wanted.extend(rules.spread(read_args(head, action.args)))
    return wanted


def read_args(head: Head, sent: Args) -> Struct:
    """Convert the arguments of an action to the engine's struct; refuse a card that does not exist."""
    game = rules_of(head)
    try:
        args: Struct = msgspec.convert(sent.of(head.ruleset), game.rules.args_type)
    except msgspec.ValidationError as error:
        cause = shortened(str(error), LONGEST_CAUSE)
        raise malformed(f"these are no arguments of an action: {cause}") from None
    for part in game.rules.spread(args):
        card = getattr(part, "card", None)
        if card is not None and card not in card_numbers(head.ruleset, head.version):
            raise RefusedError(Reason.UNKNOWN_CARD, f"{head.ruleset} has no card {card}")
    return args


@cache
def card_numbers(name: str, version: str) -> frozenset[int]:
    """Return the numbers of all cards of a game."""
    return frozenset(card.number for card in ruleset(name, version).catalogue.cards())


def offered(head: Head, state: Any, seat: int, limits: Limits) -> Sequence[Action]:
    """Return the actions that a seat may play now. After too many actions this is only the default action.

    The default action stays allowed so that every game can be finished.
    """
    if is_halted(head):
        return ()
    rules = rules_of(head).rules
    if head.spent[seat].actions < limits.actions_per_seat:
        return rules.actions(state, seat)
    return (rules.default(state, seat),) if seat in rules.to_act(state) else ()


def play_actions(
    head: Head, state: Any, seat: int, wanted: Sequence[Wanted], at: int, language: str = DEFAULT
) -> Change:
    """Play actions one after the other. If one is not legal, all are refused; the caller must then discard the state.

    `at`: the moment in milliseconds; of the store's time, if the game has a referee's part.
    No action may follow one that reveals something hidden to the seat: a refusal after it would reveal that too.
    """
    rules, shown = rules_of(head).rules, False
    entries: list[Entry] = []
    events: list[tuple[int, Event]] = []
    standing, snapshot, revision, same_as = head.standing, head.snapshot, head.revision, head.same_as
    earns = revealed = False
    for one in wanted:
        if shown:
            raise RefusedError(Reason.ILLEGAL_ACTION, SHOWN_FIRST, revision=head.revision)
        try:
            action = find(rules, state, seat, one)
            happened = apply(rules, state, seat, action)
        except EngineError as error:
            raise refused(error, head, state, seat, one, language) from None
        taught = [event for event in happened if event.learned]
        shown = any(learns(event, seat) for event in taught)
        if taught:
            standing, revealed = (), True
        else:
            standing = (*standing, UndoableAction(seat, same_as))
        revision = same_as = revision + 1
        earns = earns or (head.referee is not None and earns_increment(action))
        snapshot, digest = seal(rules, state)
        entries.append(Entry(revision, seat, digest, action.id))
        events += [(revision, event) for event in happened]
    after = replace(
        head,
        revision=revision,
        seq=head.seq + len(events),
        snapshot=snapshot,
        standing=standing,
        updated=at / 1000,
        over=rules.result(state) is not None,
        to_act=rules.to_act(state),
        same_as=same_as,
        spent=spend(head, seat, actions=len(entries)),
    )
    log = logged(events, head.seq, 0 if head.referee is None else at)
    return Change(after, state, entries, log, earns=earns, revealed=revealed)


def spend(head: Head, seat: int, actions: int = 0, undone: int = 0) -> tuple[Spent, ...]:
    """Return what the seats have used of their limits after one more commit of a seat."""
    before, spent = head.spent[seat], list(head.spent)
    spent[seat] = Spent(before.actions + actions, before.undone + undone, before.commits + 1)
    return tuple(spent)


def undoable(head: Head, seat: int | None, limits: Limits) -> int:
    """Return how many of its last actions a seat may take back.

    These are its actions at the end of `Head.standing`, limited by the undos that the seat has left.
    """
    count = 0
    for action in () if is_halted(head) else reversed(head.standing):
        if action.seat != seat:
            break
        count += 1
    return count if seat is None else min(count, max(0, limits.undos_per_seat - head.spent[seat].undone))


def undo_actions(head: Head, earlier: Any, seat: int, count: int, at: int, keep: bool) -> Change:
    """Return to the state before the last actions of a seat; the log keeps the actions and the undo.

    `keep`: whether to store a snapshot of that state, because rebuilding it takes long.
    """
    revision, back = head.revision + 1, head.standing[-count].before
    rules = rules_of(head).rules
    snapshot, digest = seal(rules, earlier)
    after = replace(
        head,
        revision=revision,
        seq=head.seq + 1,
        snapshot=snapshot,
        to_act=rules.to_act(earlier),
        standing=head.standing[:-count],
        updated=at / 1000,
        same_as=back,
        spent=spend(head, seat, undone=count),
    )
    entry = Entry(revision, seat, digest, undo=count)
    events = logged([(revision, Event(Undone(seat, count)))], head.seq, 0 if head.referee is None else at)
    return Change(after, earlier, [entry], events, keep, back)


def refused(error: EngineError, head: Head, state: Any, seat: int, wanted: Wanted, language: str) -> RefusedError:
    """Convert the engine's error to a refusal. For an illegal action it lists the unmet requirements, also as text.

    The engine's own message is English only; in other languages the refusal has only the texts of the game.
    """
    reason = Reason(error.reason.value) if error.reason.value in Reason.__members__ else Reason.MALFORMED_REQUEST
    game = rules_of(head)
    missing = game.rules.explain(state, seat, wanted) if reason is Reason.ILLEGAL_ACTION else ()
    why = game.texts[language].why_not(missing, head.names)
    message = (
        ". ".join(filter(None, (error.message, why)))
        if language == DEFAULT
        else why or shared_texts.refusal(error, seat, language, head.names)
    )
    return RefusedError(reason, message, violations=present_violations(head, missing), revision=head.revision)
