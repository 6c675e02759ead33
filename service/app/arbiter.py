"""Handlers of leaving a game and of the acts of an arbiter."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from service.app import acts
from service.app.acts import Arbiter
from service.app.clocks import TRIES, Clocks
from service.app.commands import checked_id, fingerprint
from service.app.head import Head, StoredAnswer, generation_of
from service.app.identity import Identity, acting_seat, arbiter_of, existing_seat, seat_of
from service.app.moves import Change
from service.app.names import check_shown, checked_name, checked_player
from service.app.presentation import present_game
from service.app.referee_messages import (
    AddTimeRequest,
    AdjudicateGameRequest,
    ArbiterRequest,
    ForfeitSeatRequest,
    GameAnswer,
    InviteAnswer,
    PauseGameRequest,
    ReclaimSeatRequest,
    ReissueTokenRequest,
    ReplaceSeatRequest,
    ResignSeatRequest,
    ResumeGameRequest,
    SeatRequest,
    VoidGameRequest,
)
from service.app.repository import GameRepository
from service.app.tokens import Signer
from service.engine.kernel.refereed import Leaving
from service.errors import Reason, RefusedError, contended, malformed
from service.store.base import Committed, Skewed

LONGEST_REASON: Final = 500
LONGEST_ACTOR: Final = 64
MOST_ADDED: Final = 60 * 24 * 3600
"""Maximum number of seconds that an arbiter adds or takes away at once."""

FORFEITS: Final = {
    "LEAVING_UNSPECIFIED": Leaving.FORFEITED,
    Leaving.FORFEITED: Leaving.FORFEITED,
    Leaving.ABSENT: Leaving.ABSENT,
    Leaving.DISQUALIFIED: Leaving.DISQUALIFIED,
}

Act = Callable[[Head, Any, int, Arbiter], Change]
"""Computes the change of an act from the head, the state, the moment, and who acts."""
Check = Callable[[Head], Arbiter]
"""Returns who acts; refuses a caller who may not."""


class Done(NamedTuple):
    """The answer to an act, and the generation of the seat's tokens after the act; 0 if it concerns no seat."""

    answer: GameAnswer
    generation: int


class Referee:
    """Handlers of the RefereeService, except the audit list."""

    def __init__(self, repository: GameRepository, clocks: Clocks, signer: Signer) -> None:
        self.repository = repository
        self.clocks = clocks
        self.signer = signer

    async def resign_seat(self, identity: Identity, request: ResignSeatRequest) -> GameAnswer:
        """Take the caller's seat out of the game."""
        return await self._by_seat(
            identity,
            request,
            lambda head, state, at, who: acts.leave(head, state, (request.seat,), Leaving.RESIGNED, at, who),
        )

    async def reclaim_seat(self, identity: Identity, request: ReclaimSeatRequest) -> GameAnswer:
        """Give the caller's seat back to its player."""
        return await self._by_seat(
            identity, request, lambda head, state, at, who: acts.reclaim(head, state, request.seat, at, who)
        )

    async def forfeit_seat(self, identity: Identity, request: ForfeitSeatRequest) -> GameAnswer:
        """Take a seat out of the game."""
        if request.kind not in FORFEITS:
            raise malformed("`kind` is LEAVING_FORFEITED, LEAVING_ABSENT or LEAVING_DISQUALIFIED")
        kind = FORFEITS[request.kind]

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            return acts.leave(head, state, (staying(head, request.seat),), kind, at, arbiter)

        return (await self._by_arbiter(identity, request, act)).answer

    async def replace_seat(self, identity: Identity, request: ReplaceSeatRequest) -> InviteAnswer:
        """Give a seat to another player."""
        name, player = checked_name(request.name), checked_player(request.player) if request.player else ""
        keep_credit = request.credit == "CREDIT_ORIGINAL"

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            seat = of_a_person(head, request.seat)
            return acts.replace_player(head, state, seat, player, name, keep_credit, at, arbiter)

        return self._with_invite(request.game, request.seat, await self._by_arbiter(identity, request, act))

    async def reissue_token(self, identity: Identity, request: ReissueTokenRequest) -> InviteAnswer:
        """Make the tokens of a seat invalid, and invite its player again."""

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            return acts.reissue(head, state, of_a_person(head, staying(head, request.seat)), at, arbiter)

        return self._with_invite(request.game, request.seat, await self._by_arbiter(identity, request, act))

    async def add_time(self, identity: Identity, request: AddTimeRequest) -> GameAnswer:
        """Add time to the bank of a seat, or take time away."""
        if not -MOST_ADDED <= request.seconds <= MOST_ADDED or not request.seconds:
            raise malformed(f"`seconds` is {-MOST_ADDED} to {MOST_ADDED}, but not 0")

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            outages = self.clocks.timekeeper.outages_at(at)
            return acts.add_time(head, state, staying(head, request.seat), request.seconds, at, outages, arbiter)

        return (await self._by_arbiter(identity, request, act)).answer

    async def pause_game(self, identity: Identity, request: PauseGameRequest) -> GameAnswer:
        """Pause a game."""

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            return acts.pause(head, state, at, self.clocks.timekeeper.outages_at(at), arbiter)

        return (await self._by_arbiter(identity, request, act)).answer

    async def resume_game(self, identity: Identity, request: ResumeGameRequest) -> GameAnswer:
        """Resume a paused game."""

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            return acts.resume(head, state, at, arbiter)

        return (await self._by_arbiter(identity, request, act)).answer

    async def adjudicate_game(self, identity: Identity, request: AdjudicateGameRequest) -> GameAnswer:
        """End a game with the ranks that the arbiter names."""

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            if request.expected_revision not in (None, head.revision):
                seen = request.expected_revision
                message = f"revision {seen} was expected, but the game is at {head.revision}; look and decide again"
                raise RefusedError(Reason.STALE_REVISION, message, revision=head.revision)
            return acts.adjudicate(head, state, request.ranks, at, arbiter)

        return (await self._by_arbiter(identity, request, act)).answer

    async def void_game(self, identity: Identity, request: VoidGameRequest) -> GameAnswer:
        """End a game so that it does not count."""

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            return acts.void(head, state, at, arbiter)

        return (await self._by_arbiter(identity, request, act)).answer

    async def _by_seat(self, identity: Identity, request: SeatRequest, act: Act) -> GameAnswer:
        """Carry out an act of a seat about itself. If an operator acts for the seat, the act names the API key.

        A retry is answered, also if the seat has left since: the first request may have been the one to resign.
        """

        def check(head: Head) -> Arbiter:
            seat_of(identity, request.game, head, request.seat)
            return Arbiter(identity.key)

        def act_of_staying(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            acting_seat(identity, request.game, head, request.seat)
            return act(head, state, at, arbiter)

        return (await self._commit(request, f"seat/{request.seat}", check, act_of_staying)).answer

    async def _by_arbiter(self, identity: Identity, request: ArbiterRequest, act: Act) -> Done:
        """Carry out an act of an arbiter."""
        if not request.reason.strip() or len(request.reason) > LONGEST_REASON:
            raise malformed(f"`reason` has 1 to {LONGEST_REASON} characters: say why, all seats will see it")
        if len(request.actor) > LONGEST_ACTOR:
            raise malformed(f"`actor` has at most {LONGEST_ACTOR} characters")
        check_shown("reason", request.reason)
        check_shown("actor", request.actor)

        def check(head: Head) -> Arbiter:
            key = arbiter_of(identity, head)
            return Arbiter(f"{key}/{request.actor}" if request.actor else key, request.reason)

        return await self._commit(request, "arbiter", check, act)

    async def _commit(self, request: SeatRequest | ArbiterRequest, who: str, check: Check, act: Act) -> Done:
        """Load the game, carry out the act and store it; try again if another request stored something meanwhile.

        The caller is checked first, so that nobody else gets the answer to a retry.
        """
        key = f"{who}/{checked_id(request.request_id)}" if request.request_id else None
        payload = fingerprint(request)
        for _ in range(TRIES):
            version, head, first = await self.repository.load(request.game, key)
            arbiter = check(head)
            if first is not None and first.payload == payload:
                return self._done(request.game, head, first.generation, replayed=True)
            if first is not None:
                message = "this request id was used for another request; use a new id for a new request"
                raise RefusedError(Reason.REQUEST_ID_REUSED, message)
            if head.over:
                message = "the game is over: no act can change it any more"
                raise RefusedError(Reason.GAME_OVER, message, revision=head.revision)
            if not head.started:
                message = "the game has not started: all seats must be claimed first; DeleteGame deletes a table"
                raise RefusedError(Reason.WRONG_STATE, message, revision=head.revision)
            stamp, late = await self.clocks.enforce_before(request.game, head)
            if late:
                continue
            change = act(head, self.repository.state(head), stamp, arbiter)
            self.clocks.set(head, change, stamp)
            seat = getattr(request, "seat", None)
            generation = 0 if seat is None else generation_of(change.head, seat)
            kept = StoredAnswer(payload, change.head.revision, change.head.seq, head.seq, 0, generation)
            stored = await self.repository.commit(request.game, version, head, change, key, kept)
            if isinstance(stored, Committed):
                return self._done(request.game, change.head, generation, replayed=False)
            if isinstance(stored, Skewed):
                await self.clocks.check_skew(stamp)
        raise contended("game")

    def _done(self, game: str, head: Head, generation: int, replayed: bool) -> Done:
        state = self.repository.state(head)
        return Done(GameAnswer(present_game(game, head, state, self.clocks.present(head)), replayed), generation)

    def _with_invite(self, game: str, seat: int, done: Done) -> InviteAnswer:
        """Return an answer with the invite to the seat, in the generation that the act gave its tokens."""
        invite = self.signer.invite(game, seat, done.generation)
        return InviteAnswer(done.answer.game, invite, done.answer.replayed)


def staying(head: Head, seat: int) -> int:
    """Return a seat that has not left the game; refuse any other."""
    if head.referee is not None and head.referee.left[existing_seat(head, seat)] is not None:
        raise RefusedError(Reason.SEAT_LEFT, f"seat {seat} has already left the game", revision=head.revision)
    return existing_seat(head, seat)


def of_a_person(head: Head, seat: int) -> int:
    """Return a seat that has a player; refuse the seat of a bot, whose hand nobody may get a token for."""
    bots = acts.referee_of(head).planned_bots
    if bots and bots[existing_seat(head, seat)]:
        message = f"seat {seat} is played by a bot from the beginning"
        raise RefusedError(Reason.WRONG_STATE, message, revision=head.revision)
    return existing_seat(head, seat)
