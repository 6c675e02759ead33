"""Decides to which URLs and addresses the server may send requests (SSRF guard)."""

import re
import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

LONGEST_URL: Final = 500
LOWEST_FREE_PORT: Final = 1024
"""Ports below this one belong to well-known services; of them only 443 may be called."""

_PLAIN: Final = re.compile(r"[!-~]+")
_LABEL: Final = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME: Final = re.compile(rf"{_LABEL}(\.{_LABEL})*")
_DEFAULT_PORTS: Final = {"https": 443, "http": 80}

_GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
_FORBIDDEN_6: Final = (
    IPv6Network("2001::/23"),  # protocol assignments, Teredo among them
    IPv6Network("2001:db8::/32"),  # documentation
    IPv6Network("2002::/16"),  # 6to4 contains an IPv4 address
    IPv6Network("3fff::/20"),  # documentation
)
_FORBIDDEN_4: Final = (
    IPv4Network("192.0.0.0/24"),  # protocol assignments, and a service of the virtual machines of one cloud
    IPv4Network("192.88.99.0/24"),  # relays of 6to4
    IPv4Network("168.63.129.16/32"),  # a service of the virtual machines of another cloud
)


class Target(NamedTuple):
    """A URL that may be called: `path` includes the query."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The value of the Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _DEFAULT_PORTS[self.scheme] else f"{host}:{self.port}"


class ForbiddenTargetError(Exception):
    """A URL or an address that the server may not call; the message says why."""


def read_url(url: str, allow_private: bool) -> Target:
    """Parse a URL; raise ForbiddenTargetError if the server may not call it.

    Names are not resolved here: `check_addresses` must check what they resolve to before each connection.
    """
    if not url or len(url) > LONGEST_URL:
        raise ForbiddenTargetError(f"a URL has 1 to {LONGEST_URL} characters, not {len(url)}")
    if not _PLAIN.fullmatch(url) or "\\" in url:
        raise ForbiddenTargetError("a URL has only printable ASCII characters and no backslash; encode others")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise ForbiddenTargetError("this is not a URL with a host and a valid port") from None
    if parts.scheme != "https" and not (allow_private and parts.scheme == "http"):
        raise ForbiddenTargetError("a URL begins with https://")
    if "@" in parts.netloc:
        raise ForbiddenTargetError("a URL has no user name and no password")
    if parts.fragment:
        raise ForbiddenTargetError("a URL has no fragment (#)")
    port = _DEFAULT_PORTS[parts.scheme] if port is None else port
    if port < 1 or (port < LOWEST_FREE_PORT and port != _DEFAULT_PORTS["https"] and not allow_private):
        raise ForbiddenTargetError(f"the port of a URL is 443, or {LOWEST_FREE_PORT} to 65535, not {port}")
    address = literal_address(host)
    if address is not None:
        check_addresses([address], allow_private)
    elif not _NAME.fullmatch(host):
        raise ForbiddenTargetError("the host of a URL is a name or an address; write other alphabets as Punycode")
    return Target(parts.scheme, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def literal_address(host: str) -> str | None:
    """Return the address that a host is, in any notation of resolvers (127.1, 0x7f000001); None for a name."""
    if ":" in host:
        return None if "%" in host else host
    try:
        return socket.inet_ntoa(socket.inet_aton(host))
    except OSError:
        return None


def check_addresses(addresses: list[str], allow_private: bool) -> None:
    """Raise ForbiddenTargetError unless there are addresses, and all of them are public."""
    if not addresses:
        raise ForbiddenTargetError("the name of the host has no address")
    if not allow_private and not all(map(is_public, addresses)):
        raise ForbiddenTargetError("the host has an address that is not public")


def is_public(text: str) -> bool:
    """Return whether an address belongs to a single host on the public internet."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if isinstance(address, IPv4Address):
        allowed = not any(address in network for network in _FORBIDDEN_4)
    else:
        allowed = address in _GLOBAL_UNICAST and not any(address in network for network in _FORBIDDEN_6)
    return allowed and address.is_global and not address.is_multicast and not address.is_reserved
