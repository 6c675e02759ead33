"""Handler that lists games: those of a namespace, or those of a player."""

import asyncio
from typing import Final

from service.app.clocks import Clocks
from service.app.head import HEADS, Head, asked_seats
from service.app.identity import Identity, owner_with
from service.app.ids import is_game_id
from service.app.messages import Game, ListGamesRequest, ListGamesResponse
from service.app.names import checked_player
from service.app.player_refs import PlayerRef
from service.app.presentation import present_game, present_unreadable_game, status_of
from service.app.repository import GameRepository
from service.engine.kernel.errors import EngineError
from service.errors import Reason, RefusedError, malformed
from service.logs import LOG
from service.store.base import DamagedError

MOST_IN_A_PAGE: Final = 100
MOST_SEARCHED: Final = 500
"""Maximum number of games that one page searches for those that were asked for: a page may have fewer than it could."""
UNREADABLE: Final = "unreadable"


class Listing:
    """Handler of ListGames."""

    def __init__(self, repository: GameRepository, clocks: Clocks) -> None:
        self.repository = repository
        self.store = repository.store
        self.clocks = clocks

    async def list_games(self, identity: Identity, request: ListGamesRequest) -> ListGamesResponse:
        """Return games of a namespace or of a player, newest first."""
        player = _player(identity, request)
        name = owner_with(identity, "games.read") if player is None else player.games
        size = request.page_size or MOST_IN_A_PAGE // 2
        if not 1 <= size <= MOST_IN_A_PAGE:
            raise malformed(f"`pageSize` is 1 to {MOST_IN_A_PAGE}, not {size}")
        if request.page_token and not is_game_id(request.page_token):
            raise malformed("`pageToken` is invalid; send `nextPageToken` of the previous page, or leave it out")
        if request.to_act and player is None:
            raise malformed("`toAct` needs `player`: the games that wait for this player are listed")
        found: list[Game] = []
        before, searched = request.page_token or None, 0
        while searched < MOST_SEARCHED:
            ids = await self.store.games(name, before, size)
            searched += len(ids)
            for game in await asyncio.gather(*(self._listed(name, game, player, request) for game in ids)):
                if game is not None:
                    found.append(game)
                    if len(found) == size:
                        return ListGamesResponse(tuple(found), game.id)
            if len(ids) < size:
                return ListGamesResponse(tuple(found), "")
            before = ids[-1]
        return ListGamesResponse(tuple(found), before or "")

    async def _listed(self, name: str, game: str, player: PlayerRef | None, request: ListGamesRequest) -> Game | None:
        """Return a game for the list; None if it is not wanted, or is gone: then it is removed from the list."""
        try:
            loaded = await self.store.load(game)
            if loaded is None:
                await self.store.delist(game, name)
                return None
            head = HEADS.read(loaded.head, game)
        except DamagedError as error:  # a damaged game must not prevent the list of all other games
            LOG.warning("game %s cannot be listed: %s is damaged", game, error)
            return present_unreadable_game(game) if player is None and _has_status(UNREADABLE, request) else None
        if not _has_status(status_of(head), request) or not _is_of(head, player, request.to_act):
            return None
        try:
            state = self.repository.state(head) if head.started else None
        except EngineError:  # this server lacks the edition of the game: list the game without its state
            state = None
        return present_game(game, head, state, self.clocks.present(head))


def _player(identity: Identity, request: ListGamesRequest) -> PlayerRef | None:
    """Return the player whose games are listed; None for all games of a namespace."""
    if identity.player is not None:
        if request.player not in ("", identity.player.id):
            raise RefusedError(
                Reason.SEAT_FORBIDDEN, "this token lists the games of its own player only: leave `player` out"
            )
        return identity.player
    return PlayerRef(owner_with(identity, "games.read"), checked_player(request.player)) if request.player else None


def _has_status(status: str, request: ListGamesRequest) -> bool:
    return request.status in ("GAME_STATUS_UNSPECIFIED", f"GAME_STATUS_{status.upper()}")


def _is_of(head: Head, player: PlayerRef | None, to_act: bool) -> bool:
    """Return whether a player has a seat of a game, or the game waits for the player. The lists may be out of date."""
    if player is None:
        return True
    seats = [seat for seat, one in enumerate(head.players) if one == player.id]
    return any(seat in asked_seats(head, head.to_act) for seat in seats) if to_act else bool(seats)
