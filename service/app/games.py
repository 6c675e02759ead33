"""Handlers that create, get and delete games, and claim seats."""

from time import time
from typing import Final

from msgspec import Struct

from service.app.clocks import Clocks
from service.app.commands import TRIES, checked_id, fingerprint
from service.app.head import HEADS, Head, Sealed, StoredAnswer, generation_of, rules_of, waiting_for
from service.app.identity import Identity, own_game, owner_with, viewer_of
from service.app.ids import new_game_id, request_game_id
from service.app.limits import exceeded
from service.app.lobby import as_created, claim, claiming_player, new_head
from service.app.looks import Looks
from service.app.messages import (
    ClaimSeatRequest,
    ClaimSeatResponse,
    CreateGameRequest,
    CreateGameResponse,
    GetGameRequest,
    GetGameResponse,
    View,
)
from service.app.moves import undoable
from service.app.player_refs import PlayerRef
from service.app.presentation import present_game
from service.app.referee_messages import DeleteGameRequest, DeleteGameResponse
from service.app.repository import GameRepository
from service.app.tokens import Signer
from service.config import DAY, allows_seeds
from service.engine.kernel.open_view import open_view
from service.errors import Reason, RefusedError, contended, malformed, shortened
from service.store.base import UNLIMITED, Commit, Committed, Conflict, Skewed

LONGEST_ENTROPY: Final = 200
UNCOUNTED: Final = ""
"""The owner of stored values that are not games: they are in no list of games, and no limit counts them."""


class Creation(Struct, frozen=True, array_like=True):
    """The stored answer to a creation with a request id."""

    payload: bytes
    game: str


DELETED: Final = "deleted-"
"""Prefix of the ids under which deleted games are remembered, as long as the answers to creations."""

CREATIONS: Final = Sealed[Creation]("creation", Creation, "the stored answer to this request id")


class Games:
    """Handlers of the requests about whole games and seats."""

    def __init__(self, repository: GameRepository, signer: Signer, clocks: Clocks, looks: Looks) -> None:
        self.repository = repository
        self.clocks = clocks
        self.looks = looks
        self.store = repository.store
        self.signer = signer

    async def create_game(self, identity: Identity, request: CreateGameRequest) -> CreateGameResponse:
        """Create a game. The cards are dealt when the last seat is claimed."""
        owner = owner_with(identity, "games.create")
        if request.seed is not None and not allows_seeds(self.repository.config):
            message = "this server accepts no `seed`: leave it out, or start the server with --allow-seeds true"
            raise RefusedError(Reason.BAD_SETTING, message)
        head = new_head(owner, request, self.clocks.timekeeper.now() / 1000)
        game, replayed = await self._reserve(owner, request)
        if replayed and await self.store.load(DELETED + game) is not None:
            raise RefusedError(Reason.GAME_NOT_FOUND, f"the game {game}, which this request created, was deleted")
        most = self.repository.config.limits.games_per_key
        stored = await self.store.create(
            game, owner, Commit("", HEADS.write(head, game), self.repository.config.ttl_idle), most
        )
        if stored is None:
            await self._release(owner, request)
            raise exceeded(f"{most} games of one namespace (games_per_key)", 60)
        if isinstance(stored, Conflict):  # a retry of a request that was stored
            _, now, _ = await self.repository.load(game)
            head = as_created(now, request)
        for player in set(head.players) - {""}:
            await self.store.enlist(game, PlayerRef(owner, player).games, UNLIMITED)
        invites = [self.signer.invite(game, seat) for seat in range(request.seats)]
        return CreateGameResponse(
            game=present_game(game, head, None, self.clocks.present(head)),
            invites=tuple("" if head.claimed[seat] else invite for seat, invite in enumerate(invites)),
            spectator_token=self.signer.spectator(game),
            replayed=replayed,
        )

    async def get_game(self, identity: Identity, request: GetGameRequest) -> GetGameResponse:
        """Return a game as the caller may see it, now or at an earlier revision."""
        _, head = await self.clocks.load_current(request.game)
        viewer = viewer_of(identity, request.game, head, request.seat)
        await self.looks.note(identity, request.game, head, viewer)
        if request.open and not head.over:
            message = "hands are shown open when the game is over; leave `open` out until then"
            raise RefusedError(Reason.SEAT_FORBIDDEN, message, revision=head.revision)
        if not head.started:
            return GetGameResponse(present_game(request.game, head, None, self.clocks.present(head)), None, 0)
        state = self.repository.state(head)
        game = present_game(request.game, head, state, self.clocks.present(head))
        self.repository.wake_bots(request.game, head, waiting_for(head, state))
        if request.revision is not None:
            state = await self.repository.at(request.game, head, request.revision)
        with self.repository.telemetry.part("view"):
            rules = rules_of(head).rules
            view = open_view(rules, state, viewer) if request.open else rules.view(state, viewer)
        return GetGameResponse(game, View({head.ruleset: view}), undoable(head, viewer, self.repository.config.limits))

    async def delete_game(self, identity: Identity, request: DeleteGameRequest) -> DeleteGameResponse:
        """Delete a game with its log."""
        for _ in range(TRIES):
            version, head, _ = await self.repository.load(request.game)
            own_game(identity, head, "games.delete")
            if time() < head.created + DAY:  # a retry of its creation must not open it again, with the same tokens
                body = CREATIONS.write(Creation(b"", request.game), DELETED + request.game)
                await self.store.create(DELETED + request.game, UNCOUNTED, Commit("", body, DAY), UNLIMITED)
            if await self.store.delete(request.game, version):
                for player in set(head.players) - {""}:
                    await self.store.delist(request.game, PlayerRef(head.owner, player).games)
                return DeleteGameResponse()
        raise contended("game")

    async def claim_seat(self, identity: Identity, request: ClaimSeatRequest) -> ClaimSeatResponse:
        """Claim a seat with an invite, and return the seat's token. The last claim deals the cards."""
        generation = self._check_invite(request)
        key = f"claim/{request.seat}/{generation}/{checked_id(request.request_id)}" if request.request_id else None
        payload = fingerprint(request)
        for _ in range(TRIES):
            version, head, answer = await self.repository.load(request.game, key)
            if generation != generation_of(head, request.seat):
                message = f"this invite to seat {request.seat} was replaced by a new one; ask the operator for it"
                raise RefusedError(Reason.TOKEN_MISSING, message)
            if answer is not None and answer.payload == payload:
                return self._claimed(request, head, replayed=True)
            stamp = self.clocks.stamp(head) if head.referee else round(time() * 1000)
            change = claim(head, request, stamp, claiming_player(identity, head, request))
            if head.referee is not None and change.state is not None:
                self.clocks.set(head, change, stamp)
            elif head.referee is not None:
                change.stamp = stamp
            kept = StoredAnswer(payload, change.head.revision, change.head.seq, head.seq, 0)
            stored = await self.repository.commit(request.game, version, head, change, key, kept, "")
            if isinstance(stored, Committed):
                return self._claimed(request, change.head, replayed=False)
            if isinstance(stored, Skewed):
                await self.clocks.check_skew(stamp)
        raise RefusedError(Reason.STALE_REVISION, "other seats were claimed each time; try again")

    def _check_invite(self, request: ClaimSeatRequest) -> int:
        """Return the generation of the invite; refuse an invite that is not for this seat."""
        try:
            token = self.signer.read(request.invite)
        except RefusedError:
            message = "`invite` is invalid; send one of the `invites` in the answer to CreateGame, unchanged"
            raise RefusedError(Reason.TOKEN_MISSING, message) from None
        if (token.kind, token.game, token.seat) != ("invite", request.game, request.seat):
            raise RefusedError(Reason.SEAT_FORBIDDEN, f"this invite is not for seat {request.seat} of this game")
        if len(request.entropy) > LONGEST_ENTROPY:
            raise malformed(f"`entropy` has at most {LONGEST_ENTROPY} characters")
        return token.generation

    def _claimed(self, request: ClaimSeatRequest, head: Head, replayed: bool) -> ClaimSeatResponse:
        state = self.repository.state(head) if head.started else None
        game = present_game(request.game, head, state, self.clocks.present(head))
        generation = generation_of(head, request.seat)
        token = "" if request.bot else self.signer.seat(request.game, request.seat, generation)
        return ClaimSeatResponse(token, game, replayed, self.signer.spectator(request.game))

    async def _reserve(self, owner: str, request: CreateGameRequest) -> tuple[str, bool]:
        """Return the id of a new game, or of the game that an earlier request with the same id created."""
        game = new_game_id(time())
        if not request.request_id:
            return game, False
        place = request_game_id(owner, checked_id(request.request_id))
        creation = Creation(fingerprint(request), game)
        commit = Commit("", CREATIONS.write(creation, place), DAY)
        stored = await self.store.create(place, UNCOUNTED, commit, UNLIMITED)
        if isinstance(stored, Committed):
            return game, False
        earlier = await self.store.load(place)
        if earlier is None:
            raise RefusedError(Reason.STORE_UNAVAILABLE, "the request id has just expired; try again", retry_after=1)
        first = CREATIONS.read(earlier.head, place)
        if first.payload != creation.payload:
            raise RefusedError(
                Reason.REQUEST_ID_REUSED,
                f"request id {shortened(request.request_id)!r} was used for another request; "
                "use a new id for a new request",
            )
        return first.game, True

    async def _release(self, owner: str, request: CreateGameRequest) -> None:
        """Forget the request id of a creation that was refused, so that refused requests do not fill the store."""
        if request.request_id:
            place = request_game_id(owner, request.request_id)
            reserved = await self.store.load(place)
            if reserved is not None:
                await self.store.commit(place, Commit(reserved.version, reserved.head, ttl=0))
