"""Requests that change a running game: submit, undo and set ready. Safe to retry, and safe against concurrent moves."""

from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from time import time
from typing import Any, Final, get_args

from msgspec.msgpack import encode
from msgspec.structs import replace

from service.app.clocks import Clocks
from service.app.head import Head, Logged, StoredAnswer, is_reclaimable, rules_of, waiting_for
from service.app.identity import Identity, acting_seat
from service.app.limits import exceeded
from service.app.looks import Looks
from service.app.messages import (
    Clock,
    Outcome,
    SetReadyRequest,
    SetReadyResponse,
    SubmitActionsRequest,
    SubmitActionsResponse,
    UndoActionsRequest,
    UndoActionsResponse,
)
from service.app.moves import Change, Wanted, offered, play_actions, read_actions, undo_actions, undoable
from service.app.presentation import present_events, present_outcome
from service.app.repository import MOST_STEPS, GameRepository, Recent
from service.app.time_controls import PROVABLE_BOTS
from service.errors import Reason, RefusedError, malformed, shortened
from service.referee.state import Refereed
from service.store.base import Committed, Skewed

TRIES: Final = 20
"""Maximum number of attempts to commit, if other requests change the game at the same time."""

LONGEST_REQUEST_ID: Final = 100

ANSWERS_KEPT: Final = 100
"""Number of stored answers for each seat: the answers to its last commits."""

TELLING: Final = (Reason.ILLEGAL_ACTION, Reason.STALE_REVISION)
"""Refusals that tell something of what the seat sees: if an operator acts for the seat, this is a look at its table."""

Asked = SubmitActionsRequest | UndoActionsRequest | SetReadyRequest
Make = Callable[[Head, Any, int, int], Change | Awaitable[Change]]
"""Computes the change that a seat makes at a moment, from the head and, if it is already decoded, the state."""


class Commands:
    """Handlers of the requests that change a running game."""

    def __init__(self, repository: GameRepository, clocks: Clocks, looks: Looks) -> None:
        self.repository = repository
        self.clocks = clocks
        self.looks = looks
        self.limits = repository.config.limits

    async def submit_actions(self, identity: Identity, request: SubmitActionsRequest) -> SubmitActionsResponse:
        """Carry out actions, all or none."""
        if not request.actions:
            raise malformed("`actions` is empty: name at least one")
        if len(request.actions) > self.limits.actions_per_request:
            raise exceeded(f"{self.limits.actions_per_request} actions in one request (actions_per_request)", 1)
        if request.expected_revision is None:
            raise _revision_required()

        def make(head: Head, state: Any, seat: int, at: int) -> Change:
            wanted = read_actions(head, request.actions)
            return self._play(head, state, seat, wanted, at, request.language, identity.bot)

        return SubmitActionsResponse(await self._change(identity, request, request.expected_revision, make))

    async def undo_actions(self, identity: Identity, request: UndoActionsRequest) -> UndoActionsResponse:
        """Take back the seat's own last actions."""
        if request.expected_revision is None:
            raise _revision_required()

        async def make(head: Head, state: Any, seat: int, at: int) -> Change:
            most, count = undoable(head, seat, self.limits), request.count or 1
            if not 1 <= count <= most:
                message = f"seat {seat} may take back {most} of its actions now, not {count}"
                if head.spent[seat].undone + count > self.limits.undos_per_seat:
                    message += f"; in a whole game it may take back {self.limits.undos_per_seat} (undos_per_seat)"
                raise RefusedError(Reason.UNDO_NOT_ALLOWED, message, revision=head.revision)
            earlier, steps = await self.repository.rebuild(request.game, head, head.standing[-count].before)
            return undo_actions(head, earlier, seat, count, at, keep=steps > MOST_STEPS)

        return UndoActionsResponse(await self._change(identity, request, request.expected_revision, make))

    async def set_ready(self, identity: Identity, request: SetReadyRequest) -> SetReadyResponse:
        """Set in advance when the seat wants to be asked. This is an action that needs no expected revision."""
        action = _ready_action(request)

        def make(head: Head, state: Any, seat: int, at: int) -> Change:
            if not has_stop_points(head):
                message = f"{head.ruleset} has no stop points: a seat is asked when it must decide, and only then"
                raise RefusedError(Reason.ILLEGAL_ACTION, message, revision=head.revision)
            return self._play(head, state, seat, [action], at, request.language)

        return SetReadyResponse(await self._change(identity, request, None, make))

    def _play(
        self, head: Head, state: Any, seat: int, wanted: list[Wanted], at: int, language: str, bot: str = ""
    ) -> Change:
        table = self.repository.state(head) if state is None else state
        if head.spent[seat].actions + len(wanted) > self.limits.actions_per_seat and not is_repeated(head, bot):
            self._check_safest(head, table, seat, wanted)
        with self.repository.telemetry.part("apply"):
            return play_actions(head, table, seat, wanted, at, language)

    def _check_safest(self, head: Head, state: Any, seat: int, wanted: list[Wanted]) -> None:
        """Refuse actions of a seat that has reached its limit, except the single action that it is still offered."""
        left = offered(head, state, seat, self.limits)
        if any(wanted in ([action.id], [action.args]) for action in left):
            return
        hint = f"one at a time, and only what it is offered: {left[0].id}" if left else "nothing, until it must decide"
        raise RefusedError(
            Reason.QUOTA_EXCEEDED,
            f"seat {seat} has played {self.limits.actions_per_seat} actions in this game (actions_per_seat); "
            f"from now on it may play {hint}",
            revision=head.revision,
        )

    async def _change(self, identity: Identity, request: Asked, expected: int | None, make: Make) -> Outcome:
        """Load the game, make the change and store it; try again if another request stored something meanwhile.

        The first try uses the cached game, if it is at the expected revision. The cache may be out of date, so a
        refusal of that try is dropped, and the stored game decides. The request id is looked up before the revision.
        """
        payload = fingerprint(request)
        key = answer_key(identity, request.seat, request.request_id)
        cached = self.repository.take_recent(request.game, expected)
        for _ in range(TRIES):
            known = cached
            if known is None:
                version, head, answer = await self.repository.load(request.game, key)
                if answer is not None:
                    seat = acting_seat(identity, request.game, head, request.seat)
                    return await self._again(request, head, seat, answer, payload)
                known = Recent(version, head, None)
            try:
                outcome = await self._attempt(identity, request, known, expected, make, key, payload)
            except RefusedError as error:
                if cached is None:
                    if error.reason in TELLING:
                        await self.looks.note(identity, request.game, known.head, request.seat)
                    raise
                outcome = None
            if outcome is not None:
                return outcome
            cached = None
        message = "other requests changed the game at every attempt; get the game and try again"
        raise RefusedError(Reason.STALE_REVISION, message)

    async def _attempt(
        self,
        identity: Identity,
        request: Asked,
        known: Recent,
        expected: int | None,
        make: Make,
        key: str | None,
        payload: bytes,
    ) -> Outcome | None:
        """Make the change and store it; None if the game has another version, or the request an answer, by now."""
        version, head, state = known
        seat = acting_seat(identity, request.game, head, request.seat)
        referee, late = head.referee, False
        if referee is None:
            stamp = round(time() * 1000)
        else:
            in_time = self.clocks.timekeeper.in_time(head.updated, referee.next_time_out)
            if in_time is None:
                stamp, seats = await self.clocks.enforce_before(request.game, head)
                late = seat in seats
                if seats and not late:
                    return None
            else:
                stamp = in_time
            if late or referee.paused is not None or referee.ruling is not None or referee.taken:
                self._check_running(identity, head, referee, seat, late)
        fresh = expected is None or expected == head.revision
        if not fresh and identity.bot and is_repeated(head, identity.bot):
            raise self._stale(head, expected or 0, [], seat, request.language)
        before = [] if fresh else await self._raced(request.game, head, seat, expected or 0, request.language)
        made = make(head, state, seat, stamp)
        change = made if isinstance(made, Change) else await made
        shows_clock = referee is not None and self.clocks.set(head, change, stamp, seat, identity.cause)
        may_undo, since = undoable(change.head, seat, self.limits), before[0].seq - 1 if before else head.seq
        answer = StoredAnswer(payload, change.head.revision, change.head.seq, since, may_undo)
        slot = f"{seat}/{head.spent[seat].commits % ANSWERS_KEPT}"
        stored = await self.repository.commit(request.game, version, head, change, key, answer, slot)
        if isinstance(stored, Committed):
            clock = self.clocks.present(change.head, stamp) if shows_clock or before else None
            outcome = self._outcome(
                request, change.head, change.state, seat, (*before, *change.events), may_undo, clock
            )
            self.repository.remember(request.game, Recent(stored.version, change.head, change.state))
            return outcome
        if isinstance(stored, Skewed):
            await self.clocks.check_skew(stamp)
        return None

    def _check_running(self, identity: Identity, head: Head, referee: Refereed, seat: int, is_late: bool) -> None:
        """Refuse a move in a game that is paused or has ended early, and a move of a seat that ran out of time."""
        if referee.paused is not None:
            message = f"the game is paused: {referee.paused}"
            raise RefusedError(Reason.GAME_PAUSED, message, revision=head.revision)
        if referee.ruling is not None:
            raise RefusedError(Reason.GAME_OVER, "the game is over", revision=head.revision)
        if is_late:
            raise timed_out(head, seat)
        if referee.taken and referee.taken[seat] and not identity.bot:
            hint = (
                "take it back with ReclaimSeat"
                if is_reclaimable(head, seat)
                else "the time control does not give it back"
            )
            message = f"seat {seat} ran out of time, and a bot plays it; {hint}"
            raise RefusedError(Reason.TIME_OUT, message, revision=head.revision)

    async def _raced(self, game: str, head: Head, seat: int, expected: int, language: str) -> list[Logged[Any]]:
        """Return the events since the expected revision, or refuse the request if they concern this seat's decision.

        It does not if the seat has done nothing since, nothing was taken back, and the seat's actions are the same.
        """
        if expected > head.revision or expected < 0:
            raise self._stale(head, expected, [], seat, language)
        entries, missed = await self.repository.since(game, head, expected)
        earlier = await self.repository.at(game, head, expected)
        rules, now = rules_of(head).rules, self.repository.state(head)
        if any(entry.seat == seat and entry.cause == "clock" for entry in entries):
            raise timed_out(head, seat)
        concerned = any(entry.seat == seat or entry.undo is not None for entry in entries)
        if concerned or rules.actions(earlier, seat) != rules.actions(now, seat):
            raise self._stale(head, expected, missed, seat, language)
        return missed

    def _stale(self, head: Head, expected: int, missed: list[Logged[Any]], seat: int, language: str) -> RefusedError:
        return RefusedError(
            Reason.STALE_REVISION,
            f"revision {expected} was expected, but the game is at {head.revision}; get the game and decide again",
            revision=head.revision,
            missed=present_events(head, missed, seat, language),
        )

    async def _again(self, request: Asked, head: Head, seat: int, first: StoredAnswer, payload: bytes) -> Outcome:
        """Return the stored answer to an earlier request: the same events, and the view at that revision."""
        if first.payload != payload:
            raise RefusedError(
                Reason.REQUEST_ID_REUSED,
                f"request id {shortened(request.request_id)!r} was used for another request; "
                "use a new id for a new request",
            )
        state = await self.repository.at(request.game, head, first.revision)
        logs = await self.repository.logs(request.game, head, first.since, first.seq)
        events = [event for log in logs for event in log.events if first.since < event.seq <= first.seq]
        then = replace(head, revision=first.revision, seq=first.seq, to_act=waiting_for(head, state))
        clock = self.clocks.present(head)
        return replace(self._outcome(request, then, state, seat, events, first.undoable, clock), replayed=True)

    def _outcome(
        self,
        request: Asked,
        head: Head,
        state: Any,
        seat: int,
        events: Sequence[Logged[Any]],
        may_undo: int,
        clock: Clock | None,
    ) -> Outcome:
        """Return the outcome of actions."""
        with self.repository.telemetry.part("view"):
            actions = offered(head, state, seat, self.limits) if request.include_actions else None
            blocked = rules_of(head).rules.blocked(state, seat) if request.include_blocked else None
            return present_outcome(head, state, seat, events, may_undo, actions, blocked, request.language, clock)


def is_repeated(head: Head, bot: str) -> bool:
    """Return whether verifiers repeat the decisions of a bot in this game.

    They repeat them at the revision before each move, so such a bot must decide again when another seat was faster.
    """
    return head.referee is not None and bot in PROVABLE_BOTS


def timed_out(head: Head, seat: int) -> RefusedError:
    """Return the refusal of a move that came too late."""
    message = f"seat {seat} ran out of time before this move came; get the game to see what happened"
    return RefusedError(Reason.TIME_OUT, message, revision=head.revision)


def answer_key(identity: Identity, seat: int | None, request_id: str) -> str | None:
    """Return the key of the stored answer to a request. Each seat has request ids of its own."""
    return f"{identity.seat if identity.owner is None else seat}/{checked_id(request_id)}" if request_id else None


def checked_id(request_id: str) -> str:
    """Return a request id, or refuse it if it is too long."""
    if len(request_id) > LONGEST_REQUEST_ID:
        raise malformed(f"a request id has at most {LONGEST_REQUEST_ID} characters")
    return request_id


def fingerprint(request: Any) -> bytes:
    """Return a hash of a request without its language, which tells a retry from another request with the same id."""
    plain = replace(request, language="") if getattr(request, "language", "") else request
    return sha256(type(request).__name__.encode() + encode(plain)).digest()[:16]


def has_stop_points(head: Head) -> bool:
    """Return whether a game has stop points: a seat can say in advance when it wants to be asked."""
    return any(kind.__struct_config__.tag == "ready_off" for kind in get_args(rules_of(head).rules.args_type))


def _ready_action(request: SetReadyRequest) -> str:
    """Return the id of the ready action. It is the same in every game that has stop points."""
    wishes = [request.through_phase is not None, request.while_idle is not None, request.always_ask is not None]
    if sum(wishes) != 1 or request.while_idle is False or request.always_ask is False:
        raise malformed("set exactly one of `throughPhase`, `whileIdle` (true) and `alwaysAsk` (true)")
    if request.through_phase is not None:
        return f"ready_through:{request.through_phase}"
    return "ready_while_idle" if request.while_idle else "ready_off"


def _revision_required() -> RefusedError:
    message = "the expected revision is missing: set `expectedRevision` (REST: or the header If-Match)"
    return RefusedError(Reason.REVISION_REQUIRED, message)
