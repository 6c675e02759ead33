"""Finds the addresses of clients: requests without a valid token are counted against the client's address."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

UNKNOWN: Final = "address unknown"
"""The common name of all clients whose address is unknown, for example on a Unix socket."""

LONGEST_FORWARDED: Final = 256
"""Maximum number of characters of X-Forwarded-For that are read, counted from the right end."""

PREFIX: Final = 64
"""Length of the IPv6 prefix that identifies a client: a single client usually has a whole /64."""

MOST_CACHED: Final = 10_000

Address = IPv4Address | IPv6Address


class ClientAddresses:
    """Finds the address of a client, directly connected or behind trusted proxies."""

    def __init__(self, trusted_proxies: Iterable[str]) -> None:
        self._networks = tuple(ip_network(text) for text in trusted_proxies)
        self.peer = lru_cache(MOST_CACHED)(self._read_peer)
        """Returns the name of the other end of a connection, and whether it is a trusted proxy."""
        self._forwarded = lru_cache(MOST_CACHED)(self._read_forwarded)

    def of(self, peer: str | None, forwarded: Iterable[str]) -> str:
        """Return the name under which a client is counted.

        `peer`: the other end of the connection; `forwarded`: the X-Forwarded-For headers in their order, which are read
        only if the peer is a trusted proxy.
        """
        name, trusted = self.peer(peer)
        if not trusted:
            return name
        chain = ",".join(forwarded)
        if len(chain) > LONGEST_FORWARDED:
            chain = chain[-LONGEST_FORWARDED:].partition(",")[2]
        return self._forwarded(name, chain)

    def _read_peer(self, peer: str | None) -> tuple[str, bool]:
        address = None if peer is None else parse_address(peer)
        return (UNKNOWN, False) if address is None else (name_of(address), self._is_trusted(address))

    def _read_forwarded(self, name: str, chain: str) -> str:
        """Return the first address from the right that is not a trusted proxy.

        Addresses that the client wrote into the header itself are further left and are never read. If an entry is not
        an address, the proxy that was read before it is returned.
        """
        for text in reversed(chain.split(",")):
            address = parse_address(text.strip())
            if address is None:
                break
            name = name_of(address)
            if not self._is_trusted(address):
                break
        return name

    def _is_trusted(self, address: Address) -> bool:
        return any(address in network for network in self._networks)


def parse_address(text: str) -> Address | None:
    """Parse an address with or without a port; return None if the text is not an address.

    An IPv4-mapped IPv6 address is returned as the IPv4 address.
    """
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def name_of(address: Address) -> str:
    """Return the name under which the requests of an address are counted."""
    if isinstance(address, IPv6Address):
        return f"address {IPv6Network((int(address) >> PREFIX << PREFIX, PREFIX))}"
    return f"address {address}"
