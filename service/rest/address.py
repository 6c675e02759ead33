"""The address of an HTTP client, for limits."""

from typing import Any

from service.app.addresses import ClientAddresses


def client_address(scope: Any, addresses: ClientAddresses) -> str:
    """Return the name under which the client of an ASGI scope is counted if it sends no valid token."""
    client = scope.get("client")
    peer = client[0] if client else None
    name, is_proxy = addresses.peer(peer)
    if not is_proxy:
        return name
    forwarded = (value.decode("latin-1") for key, value in scope["headers"] if key == b"x-forwarded-for")
    return addresses.of(peer, forwarded)
