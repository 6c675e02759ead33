"""Authenticates callers, checks what they may do, and names them for the limits."""

import hmac
from functools import lru_cache

from msgspec import Struct

from service.app.head import Head
from service.app.limits import Throttle
from service.app.messages import ClaimSeatRequest, Request
from service.app.tokens import KEY_PREFIX, MOST_REMEMBERED, SCOPES, Signer, key_digest, key_id
from service.engine.kernel.event import Viewer
from service.errors import Reason, RefusedError
from service.store.base import GameStore, Key

LOCAL = "local"
"""The owner of games that were created without an API key, on a server that only this machine can reach."""


class Caller(Struct, frozen=True):
    """A caller as an API sees it: its token, the id of this call for the log, and the name of its address."""

    token: str | None
    call_id: str
    address: str


class Identity(Struct, frozen=True):
    """An authenticated caller. Limits count by `name`, which is the name of the address for a caller without a token.

    Operators have `scopes` and `owner`; seats and spectators have `game`.
    """

    name: str
    scopes: tuple[str, ...] = ()
    owner: str | None = None
    game: str | None = None
    seat: int | None = None
    bot: bool = False
    """Whether a bot of this server acts."""
    key: str = ""
    """The id of an operator's API key."""


class TokenRevokedError(Exception):
    """The API key of a stream is no longer valid."""


class Authenticator:
    """Identifies callers. An invalid token is refused and counted against the caller's address."""

    def __init__(self, store: GameStore, signer: Signer, throttle: Throttle, needs_no_key: bool) -> None:
        self.store = store
        self.signer = signer
        self.throttle = throttle
        self._holder = lru_cache(MOST_REMEMBERED)(self._holds)
        self._anonymous = (SCOPES[:2], LOCAL) if needs_no_key else ((), None)
        self._valid_keys: set[str] = set()

    async def identify(self, caller: Caller) -> Identity:
        """Return the identity of a caller; refuse an invalid token."""
        known = self.known(caller)
        return known if known is not None else await self._operator(caller)

    def known(self, caller: Caller) -> Identity | None:
        """Return the identity of a caller if no store access is needed; None for an API key."""
        token = caller.token
        if token is None:
            return Identity(caller.address, *self._anonymous)
        if token.startswith(KEY_PREFIX):
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
        """Raise TokenRevokedError if the API key of a caller is no longer valid. Tokens of games cannot be revoked."""
        token = caller.token or ""
        if token.startswith(KEY_PREFIX) and await self._valid_key(token) is None:
            raise TokenRevokedError

    def _holds(self, token: str) -> Identity:
        content = self.signer.read(token)
        if content.kind == "invite":
            raise _missing("an invite can only claim its seat; claim the seat, and send the seat's token")
        return Identity(token, game=content.game, seat=content.seat)

    async def _operator(self, caller: Caller) -> Identity:
        """Look up an API key. A key that is not known as valid counts against the address: it costs a store access."""
        token = caller.token or ""
        digest = key_digest(token)
        if digest not in self._valid_keys:
            self.throttle.take(caller.address)
        key = await self._valid_key(token)
        if key is None:
            self._valid_keys.discard(digest)
            raise _missing("this API key is not valid; `reeve keys create` makes one")
        if len(self._valid_keys) >= MOST_REMEMBERED:
            self._valid_keys.clear()
        self._valid_keys.add(digest)
        return Identity(f"key {key.id}", key.scopes, owner=key.id)

    async def _valid_key(self, token: str) -> Key | None:
        """Look up an API key; None if it is not valid."""
        key = await self.store.get_key(key_id(token))
        if key is None or key.revoked or not hmac.compare_digest(key.digest, key_digest(token)):
            return None
        return key


def owner_with(identity: Identity, scope: str) -> str:
    """Return the owner of the caller's API key; refuse the caller if the key lacks a scope."""
    if identity.owner is None:
        if identity.game is None:
            raise _missing(f"this needs an API key with the scope {scope}: send `Authorization: Bearer KEY`")
        raise _forbidden(
            f"a token of a game does not allow this; send an API key with the scope {scope}, "
            "or no token if this server needs no API key"
        )
    if scope not in identity.scopes:
        raise _forbidden(f"this API key lacks the scope {scope}")
    return identity.owner


def viewer_of(identity: Identity, game: str, head: Head, seat: int | None) -> Viewer:
    """Return the seat whose view a caller gets; None for a spectator's view."""
    if identity.owner is not None:
        _own_game(identity, head, "games.read" if seat is None else "games.referee")
        return None if seat is None else existing_seat(head, seat)
    _of_game(identity, game)
    if seat is not None and seat != identity.seat:
        raise _forbidden(f"this token does not show what seat {seat} sees")
    return identity.seat


def acting_seat(identity: Identity, game: str, head: Head, seat: int | None) -> int:
    """Return the seat that a caller acts for."""
    if identity.owner is not None:
        if "games.referee" not in identity.scopes:
            message = "send the seat's token, which is in the answer to ClaimSeat"
            raise _missing(message) if identity.owner == LOCAL else _forbidden(message)
        _own_game(identity, head, "games.referee")
        if seat is None:
            raise RefusedError(Reason.MALFORMED_REQUEST, "a referee must name the seat that it acts for: set `seat`")
        return existing_seat(head, seat)
    _of_game(identity, game)
    if identity.seat is None:
        raise _forbidden("a spectator's token allows only reading; act with a seat's token")
    if seat is not None and seat != identity.seat:
        raise _forbidden(f"this token is for seat {identity.seat}, not for seat {seat}")
    return identity.seat


def _own_game(identity: Identity, head: Head, scope: str) -> None:
    owner_with(identity, scope)
    if head.owner != identity.owner:
        raise _forbidden("this game was created with another API key")


def _of_game(identity: Identity, game: str) -> None:
    if identity.game is None:
        raise _missing("send a token of this game: `Authorization: Bearer TOKEN`")
    if identity.game != game:
        raise _forbidden("this token is for another game")


def arbiter_of(identity: Identity, head: Head) -> str:
    """Return the id of the arbiter's API key; refuse a caller who is no arbiter of the game."""
    _own_game(identity, head, "games.arbitrate")
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
