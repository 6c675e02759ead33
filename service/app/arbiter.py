"""Handlers of leaving a game and of the acts of an arbiter."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from service.app import acts
from service.app.acts import Arbiter
from service.app.clocks import TRIES, Clocks
from service.app.commands import checked_id, fingerprint
from service.app.head import Head, StoredAnswer, generation_of
from service.app.identity import Identity, acting_seat, arbiter_of, existing_seat
from service.app.moves import Change
from service.app.names import checked_name, checked_player
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
from service.errors import Reason, RefusedError, malformed
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

Act = Callable[[Head, Any, int], Change]
"""Computes the change of an act from the head, the state and the moment."""


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
            lambda head, state, at: acts.leave(head, state, request.seat, Leaving.RESIGNED, at),
        )

    async def reclaim_seat(self, identity: Identity, request: ReclaimSeatRequest) -> GameAnswer:
        """Give the caller's seat back to its player."""
        return await self._by_seat(identity, request, lambda head, state, at: acts.reclaim(head, state, request.seat))

    async def forfeit_seat(self, identity: Identity, request: ForfeitSeatRequest) -> GameAnswer:
        """Take a seat out of the game."""
        if request.kind not in FORFEITS:
            raise malformed("`kind` is LEAVING_FORFEITED, LEAVING_ABSENT or LEAVING_DISQUALIFIED")
        kind = FORFEITS[request.kind]

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            return acts.leave(head, state, staying(head, request.seat), kind, at, arbiter)

        return await self._by_arbiter(identity, request, act)

    async def replace_seat(self, identity: Identity, request: ReplaceSeatRequest) -> InviteAnswer:
        """Give a seat to another player."""
        name, player = checked_name(request.name), checked_player(request.player) if request.player else ""
        keep_credit = request.credit == "CREDIT_ORIGINAL"

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            seat = existing_seat(head, request.seat)
            if head.referee and head.referee.planned_bots and head.referee.planned_bots[seat]:
                raise RefusedError(Reason.WRONG_STATE, f"seat {seat} is played by a bot from the beginning")
            return acts.replace_player(head, state, seat, player, name, keep_credit, arbiter)

        answer = await self._by_arbiter(identity, request, act)
        return await self._with_invite(request.game, request.seat, answer)

    async def reissue_token(self, identity: Identity, request: ReissueTokenRequest) -> InviteAnswer:
        """Make the tokens of a seat invalid, and invite its player again."""

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            return acts.reissue(head, state, staying(head, request.seat), arbiter)

        answer = await self._by_arbiter(identity, request, act)
        return await self._with_invite(request.game, request.seat, answer)

    async def add_time(self, identity: Identity, request: AddTimeRequest) -> GameAnswer:
        """Add time to the bank of a seat, or take time away."""
        if not -MOST_ADDED <= request.seconds <= MOST_ADDED or not request.seconds:
            raise malformed(f"`seconds` is {-MOST_ADDED} to {MOST_ADDED}, but not 0")

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            outages = self.clocks.timekeeper.outages
            return acts.add_time(head, state, staying(head, request.seat), request.seconds, at, outages, arbiter)

        return await self._by_arbiter(identity, request, act)

    async def pause_game(self, identity: Identity, request: PauseGameRequest) -> GameAnswer:
        """Pause a game."""

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            return acts.pause(head, state, at, self.clocks.timekeeper.outages, arbiter)

        return await self._by_arbiter(identity, request, act)

    async def resume_game(self, identity: Identity, request: ResumeGameRequest) -> GameAnswer:
        """Resume a paused game."""

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            return acts.resume(head, state, at, arbiter)

        return await self._by_arbiter(identity, request, act)

    async def adjudicate_game(self, identity: Identity, request: AdjudicateGameRequest) -> GameAnswer:
        """End a game with the ranks that the arbiter names."""

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            if request.expected_revision not in (None, head.revision):
                message = f"revision {request.expected_revision} was expected, but the game is at {head.revision}"
                raise RefusedError(Reason.STALE_REVISION, message, revision=head.revision)
            return acts.adjudicate(head, state, request.ranks, at, arbiter)

        return await self._by_arbiter(identity, request, act)

    async def void_game(self, identity: Identity, request: VoidGameRequest) -> GameAnswer:
        """End a game so that it does not count."""

        def act(head: Head, state: Any, at: int, arbiter: Arbiter) -> Change:
            return acts.void(head, state, at, arbiter)

        return await self._by_arbiter(identity, request, act)

    async def _by_seat(self, identity: Identity, request: SeatRequest, act: Act) -> GameAnswer:
        """Carry out an act of a seat about itself."""

        def make(head: Head, state: Any, at: int) -> Change:
            acting_seat(identity, request.game, head, request.seat)
            return act(head, state, at)

        return await self._commit(request, f"seat/{request.seat}", make)

    async def _by_arbiter(
        self, identity: Identity, request: ArbiterRequest, act: Callable[[Head, Any, int, Arbiter], Change]
    ) -> GameAnswer:
        """Carry out an act of an arbiter."""
        if not 1 <= len(request.reason) <= LONGEST_REASON:
            raise malformed(f"`reason` has 1 to {LONGEST_REASON} characters: say why, all seats will see it")
        if len(request.actor) > LONGEST_ACTOR or not (request.actor.isprintable() and request.reason.isprintable()):
            raise malformed(f"`actor` has at most {LONGEST_ACTOR} characters, and neither text has control characters")

        def make(head: Head, state: Any, at: int) -> Change:
            key = arbiter_of(identity, head)
            return act(head, state, at, Arbiter(f"{key}/{request.actor}" if request.actor else key, request.reason))

        return await self._commit(request, "arbiter", make)

    async def _commit(self, request: SeatRequest | ArbiterRequest, who: str, make: Act) -> GameAnswer:
        """Load the game, make the change and store it; try again if another request stored something meanwhile."""
        key = f"{who}/{checked_id(request.request_id)}" if request.request_id else None
        payload = fingerprint(request)
        for _ in range(TRIES):
            await self.clocks.timekeeper.ensure_fresh()
            version, head, answer = await self.repository.load(request.game, key)
            if answer is not None and answer.payload == payload:
                return self._answer(request.game, head, replayed=True)
            if answer is not None:
                raise RefusedError(Reason.REQUEST_ID_REUSED, "this request id was used for another request")
            stamp = self.clocks.stamp(head)
            if await self.clocks.enforce_before(request.game, head, stamp) is not None:
                continue
            state = self.repository.state(head)
            change = make(head, state, stamp)
            if head.over:
                raise RefusedError(Reason.GAME_OVER, "the game is over", revision=head.revision)
            change.head = replace(change.head, updated=stamp / 1000)
            self.clocks.set(head, change, stamp)
            kept = StoredAnswer(payload, change.head.revision, change.head.seq, head.seq, 0)
            stored = await self.repository.commit(request.game, version, head, change, key, kept)
            if isinstance(stored, Committed):
                return self._answer(request.game, change.head, replayed=False)
            if isinstance(stored, Skewed):
                await self.clocks.check_skew(stamp)
        raise RefusedError(Reason.STALE_REVISION, "other requests changed the game at every attempt; try again")

    def _answer(self, game: str, head: Head, replayed: bool) -> GameAnswer:
        return GameAnswer(present_game(game, head, self.repository.state(head), self.clocks.present(head)), replayed)

    async def _with_invite(self, game: str, seat: int, answer: GameAnswer) -> InviteAnswer:
        """Return an answer with the invite to the seat, in the generation of its tokens."""
        _, head, _ = await self.repository.load(game)
        invite = self.signer.invite(game, seat, generation_of(head, seat))
        return InviteAnswer(answer.game, invite, answer.replayed)


def staying(head: Head, seat: int) -> int:
    """Return a seat that has not left the game; refuse any other."""
    if head.referee is not None and head.referee.left[existing_seat(head, seat)] is not None:
        raise RefusedError(Reason.SEAT_LEFT, f"seat {seat} has already left the game", revision=head.revision)
    return existing_seat(head, seat)
