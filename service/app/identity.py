"""Authenticates callers, checks what they may do, and names them for the limits."""

import hmac
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from service.app.head import Head, Log, SeatLeft, SeatTakenOver, TokenReissued, generation_of
from service.app.limits import Throttle
from service.app.messages import ClaimSeatRequest, Request
from service.app.player_refs import PlayerRef
from service.app.player_rows import load_player
from service.app.tokens import KEY_PREFIX, MOST_REMEMBERED, PLAYER_PREFIX, SCOPES, Signer, key_digest, key_id
from service.engine.kernel.event import Viewer
from service.errors import Reason, RefusedError
from service.store.base import GameStore, Key

LOCAL: Final = "local"
"""The namespace and the key of callers without an API key, on a server that only this machine can reach."""

LOCAL_SCOPES: Final = tuple(scope for scope in SCOPES if scope != "games.referee")
"""The scopes of these callers: all but the scope that shows hands."""


_PLAYERS_MAY: Final = "a player's token gets its player, lists the player's games and fetches the tokens of their seats"


class Caller(Struct, frozen=True):
    """A caller as an API sees it: its token, the id of this call for the log, and the name of its address."""

    token: str | None
    call_id: str
    address: str


BY_ARBITER: Final = "arbiter"
"""The cause of actions that an operator chooses."""


class Identity(Struct, frozen=True):
    """An authenticated caller. Limits count by `name`, which is the name of the address for a caller without a token.

    Operators have `scopes`, `owner` and `key`; seats and spectators have `game`; players have `player`.
    """

    name: str
    scopes: tuple[str, ...] = ()
    owner: str | None = None
    """The namespace of the API key: games, players and webhooks belong to it."""
    game: str | None = None
    seat: int | None = None
    key: str = ""
    """The id of the API key; "" for none."""
    generation: int = 0
    """The generation of the seat's token."""
    player: PlayerRef | None = None
    bot: str = ""
    """The bot for which the server itself acts; the seat may have left or have tokens of any generation."""
    cause: str = ""
    """Who chooses the actions of this caller; see `Entry.cause`."""


class TokenRevokedError(Exception):
    """The API key or the seat's token of a stream is no longer valid."""


class Authenticator:
    """Identifies callers. An invalid token is refused and counted against the caller's address."""

    def __init__(self, store: GameStore, signer: Signer, throttle: Throttle, needs_no_key: bool) -> None:
        self.store = store
        self.signer = signer
        self.throttle = throttle
        self._holder = lru_cache(MOST_REMEMBERED)(self._holds)
        self._needs_no_key = needs_no_key
        self._valid: set[str] = set()
        """Hashes of API keys and players' tokens that were valid when the store was last asked."""

    async def identify(self, caller: Caller) -> Identity:
        """Return the identity of a caller; refuse an invalid token."""
        known = self.known(caller)
        return known if known is not None else await self._looked_up(caller)

    def known(self, caller: Caller) -> Identity | None:
        """Return the identity of a caller if no store access is needed; None for an API key or a player's token."""
        token = caller.token
        if token is None:
            if self._needs_no_key:
                return Identity(caller.address, LOCAL_SCOPES, owner=LOCAL, key=LOCAL, cause=BY_ARBITER)
            return Identity(caller.address)
        if token.startswith((KEY_PREFIX, PLAYER_PREFIX)):
            return None
        try:
            return self._holder(token)
        except RefusedError:
            self.throttle.take(caller.address)
            raise

    def counted_name(self, identity: Identity, request: Request) -> str:
        """Return the name that a request is counted under: the invite of a claim, else the name of the caller.

        Claims are counted by invite so that other callers at the same address cannot use up the limit for them.
        """
        if isinstance(request, ClaimSeatRequest) and self.signer.is_invite(request.invite):
            return request.invite
        return identity.name

    async def check_again(self, caller: Caller) -> None:
        """Raise TokenRevokedError if the API key of a caller is no longer valid.

        Whether the token of a seat is valid follows from the head of its game: see `check_generation`.
        """
        token = caller.token or ""
        if token.startswith(KEY_PREFIX) and await self._valid_key(token) is None:
            raise TokenRevokedError

    def _holds(self, token: str) -> Identity:
        content = self.signer.read(token)
        if content.kind == "invite":
            raise _missing("an invite can only claim its seat; claim the seat, and send the seat's token")
        return Identity(token, game=content.game, seat=content.seat, generation=content.generation)

    async def _looked_up(self, caller: Caller) -> Identity:
        """Look up an API key or a player's token in the store.

        A token that is not known as valid counts against the address: it costs a store access.
        """
        token = caller.token or ""
        digest = key_digest(token)
        if digest not in self._valid:
            self.throttle.take(caller.address)
        try:
            identity = await (self._operator(token) if token.startswith(KEY_PREFIX) else self._player(token))
        except RefusedError:
            self._valid.discard(digest)
            raise
        if len(self._valid) >= MOST_REMEMBERED:
            self._valid.clear()
        self._valid.add(digest)
        return identity

    async def _operator(self, token: str) -> Identity:
        key = await self._valid_key(token)
        if key is None:
            raise _missing("this API key is not valid; `reeve keys create` makes one")
        return Identity(f"key {key.id}", key.scopes, owner=key.namespace or key.id, key=key.id, cause=BY_ARBITER)

    async def _player(self, token: str) -> Identity:
        """Look up the generation of a player's tokens. It is not cached, so that revoked tokens are refused at once."""
        content = self.signer.read(token)
        assert content.player is not None, "only players' tokens begin with the prefix"
        found = await load_player(self.store, content.player)
        if found is None or found[1].generation != content.generation:
            raise _missing("this player's token was revoked; ask the operator of the frontend for a new one")
        return Identity(f"player {content.player.namespace}/{content.player.id}", player=content.player)

    async def _valid_key(self, token: str) -> Key | None:
        """Look up an API key; None if it is not valid."""
        key = await self.store.get_key(key_id(token))
        if key is None or key.revoked or not hmac.compare_digest(key.digest, key_digest(token)):
            return None
        return key


def owner_with(identity: Identity, *scopes: str) -> str:
    """Return the namespace of the caller's API key; refuse the caller if the key has none of the scopes."""
    scope = scopes[0]
    if identity.owner is None:
        if identity.player is not None:
            raise _forbidden(f"{_PLAYERS_MAY}; this needs an API key with the scope {scope}")
        if identity.game is None:
            raise _missing(f"this needs an API key with the scope {scope}: send `Authorization: Bearer KEY`")
        raise _forbidden(
            f"a token of a game does not allow this; send an API key with the scope {scope}, "
            "or no token if this server needs no API key"
        )
    if not any(scope in identity.scopes for scope in scopes):
        raise _forbidden(f"this API key lacks the scope {scope}")
    return identity.owner


def own_game(identity: Identity, head: Head, *scopes: str) -> None:
    """Refuse a caller who is no operator of the game's namespace with one of the scopes."""
    owner_with(identity, *scopes)
    if head.owner != identity.owner:
        raise _forbidden("this game belongs to the namespace of another API key")


def viewer_of(identity: Identity, game: str, head: Head, seat: int | None) -> Viewer:
    """Return the seat whose view a caller gets; None for a spectator's view, which a seat that left gets, too."""
    if identity.owner is not None:
        if seat is None:
            own_game(identity, head, "games.read", "games.arbitrate", "games.referee")
            return None
        own_game(identity, head, "games.referee")
        return existing_seat(head, seat)
    _of_game(identity, game)
    check_generation(identity, head)
    if seat is not None and seat != identity.seat:
        raise _forbidden(f"this token does not show what seat {seat} sees")
    return None if identity.seat is None or has_left(head, identity.seat) else identity.seat


def viewer_after(identity: Identity, viewer: Viewer, log: Log[Any]) -> Viewer:
    """Return the viewer of an open stream after a new commit.

    Raise TokenRevokedError if the commit replaces the tokens of the caller's seat.
    """
    for event in log.events if identity.seat is not None else ():
        body = event.body
        if isinstance(body, TokenReissued | SeatTakenOver | SeatLeft) and body.seat == identity.seat:
            if isinstance(body, SeatLeft):
                viewer = None
            elif isinstance(body, TokenReissued) or body.new_token:
                raise TokenRevokedError
    return viewer


def acting_seat(identity: Identity, game: str, head: Head, seat: int | None) -> int:
    """Return the seat that a caller acts for; refuse a seat that has left, and a bot that no longer plays the seat."""
    acting = seat_of(identity, game, head, seat)
    if identity.bot and identity.bot != (head.bots[acting] if head.bots else ""):
        message = f"the bot {identity.bot} no longer plays seat {acting}"
        raise RefusedError(Reason.NOT_YOUR_DECISION, message, revision=head.revision)
    if has_left(head, acting) and not identity.bot:
        message = f"seat {acting} has left the game; its token shows what spectators see"
        raise RefusedError(Reason.SEAT_LEFT, message, revision=head.revision)
    return acting


def seat_of(identity: Identity, game: str, head: Head, seat: int | None) -> int:
    """Return the seat that a caller acts for, also if it has left."""
    if identity.owner is not None:
        if "games.referee" not in identity.scopes:
            message = "send the seat's token, which is in the answer to ClaimSeat"
            raise _missing(message) if identity.key == LOCAL else _forbidden(message)
        own_game(identity, head, "games.referee")
        if seat is None:
            raise RefusedError(Reason.MALFORMED_REQUEST, "a referee must name the seat that it acts for: set `seat`")
        return existing_seat(head, seat)
    _of_game(identity, game)
    check_generation(identity, head)
    if identity.seat is None:
        raise _forbidden("a spectator's token allows only reading; act with a seat's token")
    if seat is not None and seat != identity.seat:
        raise _forbidden(f"this token is for seat {identity.seat}, not for seat {seat}")
    return identity.seat


def has_left(head: Head, seat: int) -> bool:
    """Return whether a seat has left the game."""
    return head.referee is not None and head.referee.left[seat] is not None


def check_generation(identity: Identity, head: Head) -> None:
    """Refuse the token of a seat if an arbiter has replaced it."""
    seat = identity.seat
    if seat is not None and not identity.bot and identity.generation != generation_of(head, seat):
        raise _missing(f"this token of seat {seat} was replaced by a new one; ask the operator of the table for it")


def _of_game(identity: Identity, game: str) -> None:
    if identity.player is not None:
        raise _forbidden(f"{_PLAYERS_MAY}; to look and act, send the seat's token, which FetchSeatToken gives")
    if identity.game is None:
        raise _missing("send a token of this game: `Authorization: Bearer TOKEN`")
    if identity.game != game:
        raise _forbidden("this token is for another game")


def arbiter_of(identity: Identity, head: Head) -> str:
    """Return the id of the arbiter's API key; refuse a caller who is no arbiter of the game."""
    own_game(identity, head, "games.arbitrate")
    return identity.key


def existing_seat(head: Head, seat: int) -> int:
    """Return a seat of the game; refuse any other."""
    if not 0 <= seat < len(head.claimed):
        raise RefusedError(Reason.MALFORMED_REQUEST, f"there is no seat {seat}; there are 0 to {len(head.claimed) - 1}")
    return seat


def _missing(message: str) -> RefusedError:
    return RefusedError(Reason.TOKEN_MISSING, message)


def _forbidden(message: str) -> RefusedError:
    return RefusedError(Reason.SEAT_FORBIDDEN, message)
