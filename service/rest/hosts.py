"""Checks the Host header, against DNS rebinding.

A server without API keys trusts all users of its machine. An attacker's web page can let its own host name resolve to
127.0.0.1 and then send requests from the browser of such a user, but these requests have that name as their Host.
"""

from functools import lru_cache
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from service.config import ServerConfig, is_loopback, needs_no_key
from service.errors import shortened
from service.rest.headers import Headers
from service.rest.pages import HeaderList
from service.rest.problems import HttpError

ANY_HOST: Final = "*"
MOST_CACHED: Final = 256


class HostCheck:
    """Allows loopback names and `--allowed-hosts`; a server with API keys allows all names if the latter is empty."""

    def __init__(self, config: ServerConfig) -> None:
        names = config.allowed_hosts
        self._any = ANY_HOST in names or not (names or needs_no_key(config))
        self._names = frozenset(name.lower() for name in names)
        self._allows = lru_cache(MOST_CACHED)(self._is_allowed)

    def check(self, sent: HeaderList, headers: Headers) -> None:
        """Refuse a request with a host that is not allowed, or with no Host header or several."""
        if self._any:
            return
        host = headers.get(b"host", b"")
        if self._allows(host) and (len(sent) == len(headers) or [name for name, _ in sent].count(b"host") == 1):
            return
        raise HttpError(
            HTTPStatus.MISDIRECTED_REQUEST,
            f"the Host header must be localhost, another loopback name, or a name in --allowed-hosts "
            f"(REEVE_ALLOWED_HOSTS), to which the operator of this server can add {shortened(host.decode('latin-1'))}",
        )

    def _is_allowed(self, host: bytes) -> bool:
        try:
            text = host.decode("ascii")
            parts = urlsplit(f"//{text}")
            name, _ = (parts.hostname or "").removesuffix("."), parts.port  # an invalid port raises ValueError
        except ValueError:
            return False
        if parts.netloc != text or "@" in text:
            return False
        return name in self._names or name.endswith(".localhost") or is_loopback(name)
