"""Handlers of the requests about players and their tokens."""

from collections.abc import Callable
from datetime import UTC, datetime
from time import time
from typing import Final

from msgspec.structs import replace

from service.app.clocks import TRIES
from service.app.games import Games
from service.app.head import Head, generation_of, player_of
from service.app.identity import Identity, existing_seat, own_game, owner_with
from service.app.limits import exceeded
from service.app.messages import ClaimSeatRequest
from service.app.names import PLAYER_ID, checked_name, checked_player
from service.app.player_messages import (
    FetchSeatTokenRequest,
    FetchSeatTokenResponse,
    GetPlayerRequest,
    IssuePlayerTokenRequest,
    IssuePlayerTokenResponse,
    ListPlayersRequest,
    ListPlayersResponse,
    Player,
    PlayerAnswer,
    RevokePlayerTokensRequest,
    UpsertPlayerRequest,
)
from service.app.player_refs import PlayerRef, document_prefix, players_of
from service.app.player_rows import PLAYERS, PlayerRow, load_player
from service.app.repository import GameRepository
from service.app.tokens import Signer
from service.app.webhook_documents import FOREVER
from service.errors import Reason, RefusedError, contended, malformed, shortened
from service.logs import LOG
from service.store.base import Commit, Committed, DamagedError

SCOPE: Final = "players.manage"
MOST_PLAYERS: Final = 100_000
"""Maximum number of players of a namespace."""
MOST_IN_A_PAGE: Final = 100


class Players:
    """Handlers of the PlayerService."""

    def __init__(self, repository: GameRepository, games: Games, signer: Signer) -> None:
        self.repository = repository
        self.store = repository.store
        self.games = games
        self.signer = signer

    async def upsert_player(self, identity: Identity, request: UpsertPlayerRequest) -> PlayerAnswer:
        """Create a player, or change the name."""
        player = PlayerRef(owner_with(identity, SCOPE), checked_player(request.player))
        name, now = checked_name(request.name), time()
        for _ in range(TRIES):
            found = await load_player(self.store, player)
            if found is not None:
                return await self._change(player, lambda row: replace(row, name=name, updated=now))
            row = PlayerRow(player.id, name, now, now)
            commit = Commit("", PLAYERS.write(row, player.document), FOREVER)
            created = await self.store.create(player.document, players_of(player.namespace), commit, MOST_PLAYERS)
            if created is None:
                raise exceeded(f"{MOST_PLAYERS} players of one namespace", 60)
            if isinstance(created, Committed):
                return present(row)
        raise contended("player")

    async def get_player(self, identity: Identity, request: GetPlayerRequest) -> PlayerAnswer:
        """Return a player; with a player's token the own one."""
        player = identity.player
        if player is None:
            player = PlayerRef(owner_with(identity, SCOPE), checked_player(request.player))
        elif player.id != request.player:
            raise RefusedError(Reason.SEAT_FORBIDDEN, f"this token is for the player {player.id}, not for another one")
        return present((await self._load(player))[1])

    async def list_players(self, identity: Identity, request: ListPlayersRequest) -> ListPlayersResponse:
        """Return the players of the namespace, in descending order of their ids."""
        namespace = owner_with(identity, SCOPE)
        size = request.page_size or MOST_IN_A_PAGE // 2
        if not 1 <= size <= MOST_IN_A_PAGE:
            raise malformed(f"`pageSize` is 1 to {MOST_IN_A_PAGE}, not {size}")
        if request.page_token and PLAYER_ID.fullmatch(request.page_token) is None:
            raise malformed("`pageToken` is invalid; send `nextPageToken` of the previous page, or leave it out")
        before = PlayerRef(namespace, request.page_token).document if request.page_token else None
        documents = await self.store.games(players_of(namespace), before, size)
        players = []
        for document in documents:
            player = PlayerRef(namespace, document.removeprefix(document_prefix(namespace)))
            try:
                found = await load_player(self.store, player)
            except DamagedError as error:  # a damaged player must not prevent the list of all others
                LOG.warning("player %s cannot be listed: %s is damaged", player.id, error)
                continue
            players += [present(found[1]).player] if found is not None else []
        last = documents[-1].removeprefix(document_prefix(namespace)) if len(documents) == size else ""
        return ListPlayersResponse(tuple(players), last)

    async def issue_player_token(
        self, identity: Identity, request: IssuePlayerTokenRequest
    ) -> IssuePlayerTokenResponse:
        """Return a token of a player, which is valid until the player's tokens are revoked."""
        player = PlayerRef(owner_with(identity, SCOPE), checked_player(request.player))
        _, row = await self._load(player)
        return IssuePlayerTokenResponse(self.signer.player(player, row.generation))

    async def revoke_player_tokens(self, identity: Identity, request: RevokePlayerTokensRequest) -> PlayerAnswer:
        """Make all tokens of a player invalid."""
        player = PlayerRef(owner_with(identity, SCOPE), checked_player(request.player))
        now = time()
        return await self._change(player, lambda row: replace(row, generation=row.generation + 1, updated=now))

    async def fetch_seat_token(self, identity: Identity, request: FetchSeatTokenRequest) -> FetchSeatTokenResponse:
        """Return the token of a seat that belongs to a player. A seat that is not claimed yet is claimed by this."""
        for _ in range(TRIES):
            _, head, _ = await self.repository.load(request.game)
            seat = existing_seat(head, request.seat)
            self._check_seat(identity, head, seat)
            generation = generation_of(head, seat)
            if head.claimed[seat]:
                return FetchSeatTokenResponse(self.signer.seat(request.game, seat, generation))
            invite = self.signer.invite(request.game, seat, generation)
            try:
                claim = ClaimSeatRequest(game=request.game, seat=seat, invite=invite)
                return FetchSeatTokenResponse((await self.games.claim_seat(identity, claim)).seat_token)
            except RefusedError as error:  # another request has claimed the seat, or replaced its invite
                if error.reason not in (Reason.SEAT_TAKEN, Reason.TOKEN_MISSING):
                    raise
        raise contended("seat")

    def _check_seat(self, identity: Identity, head: Head, seat: int) -> None:
        """Refuse a caller who is neither the player of the seat nor the operator of its players."""
        player = player_of(head, seat)
        if identity.player is None:
            own_game(identity, head, SCOPE)
            if not player:
                hint = (
                    "an arbiter replaces a lost token with ReissueToken"
                    if head.claimed[seat]
                    else "its invite claims it"
                )
                raise RefusedError(Reason.WRONG_STATE, f"seat {seat} has no player; {hint}")
        elif identity.player != PlayerRef(head.owner, player):
            raise RefusedError(Reason.SEAT_FORBIDDEN, f"seat {seat} does not belong to this player")

    async def _load(self, player: PlayerRef) -> tuple[str, PlayerRow]:
        found = await load_player(self.store, player)
        if found is None:
            message = f"there is no player {shortened(player.id)!r}; UpsertPlayer creates one"
            raise RefusedError(Reason.PLAYER_NOT_FOUND, message)
        return found

    async def _change(self, player: PlayerRef, change: Callable[[PlayerRow], PlayerRow]) -> PlayerAnswer:
        for _ in range(TRIES):
            version, row = await self._load(player)
            changed = change(row)
            commit = Commit(version, PLAYERS.write(changed, player.document), FOREVER)
            if isinstance(await self.store.commit(player.document, commit), Committed):
                return present(changed)
        raise contended("player")


def present(row: PlayerRow) -> PlayerAnswer:
    """Return a player as a message."""
    created, updated = (datetime.fromtimestamp(at, UTC) for at in (row.created, row.updated))
    return PlayerAnswer(Player(row.id, row.name, created, updated))
