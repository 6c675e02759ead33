"""Limits the open connections of the REST server, by address, and closes idle ones to make room."""

from heapq import heapify, heappop, heappush
from typing import Protocol

from service.app.addresses import ClientAddresses


class Connection(Protocol):
    """A connection as this module sees it."""

    client: tuple[str, int] | None
    began: float

    @property
    def waits(self) -> bool:
        """Whether the server waits for the client: no request is complete and unanswered."""

    def check(self, now: float) -> None:
        """Close the connection if its deadline has passed."""

    def drop(self) -> None:
        """Close the connection at once."""


class Address:
    """The connections of one address, in the order in which they were opened."""

    def __init__(self) -> None:
        self.connections: dict[Connection, None] = {}
        self.waiting = 0
        """Number of connections that wait for the client: exact after each sweep, an estimate in between."""
        self._queue: list[tuple[float, Connection]] = []
        self._all_busy_at = -1.0

    def drop_longest_waiting(self, now: float) -> bool:
        """Close the connection that has waited longest for its client; return False if there is none.

        The connections are sorted once for many calls. If all are busy, they are not checked again before `now`
        changes, which happens with every sweep, so that a flood of new connections stays cheap.
        """
        while self._all_busy_at != now:
            while self._queue:
                began, connection = self._queue.pop()
                if connection in self.connections and connection.waits and connection.began == began:
                    connection.drop()
                    return True
            self._queue = [(connection.began, connection) for connection in self.connections if connection.waits]
            self._queue.sort(key=lambda entry: entry[0])
            self._queue.reverse()
            if not self._queue:
                self._all_busy_at = now
        return False


class Connections:
    """All open connections, with a limit in total and for each address.

    A new connection of an address at its limit closes another one of this address. At the total limit it closes one of
    the address with the most waiting connections. For a trusted proxy only the total limit holds, because many clients
    share it.
    """

    def __init__(self, limit: int, limit_per_address: int, addresses: ClientAddresses) -> None:
        self.limit = limit
        self.limit_per_address = limit_per_address
        self.now = 0.0
        """The time of the last sweep: exact enough for deadlines, and cheaper than reading a clock."""
        self._clients = addresses
        self.pending_bodies = 0
        """Bytes of incomplete bodies on all connections."""
        self._count = 0
        self._addresses: dict[str, Address] = {}
        self._by_waiting: list[tuple[int, int, Address]] = []
        """Heap of the addresses by the number of their waiting connections; empty while it is not needed."""
        self._all_busy_at = -1.0

    def admit(self, connection: Connection) -> bool:
        """Add a new connection, and close another one if a limit is reached; return False if none can be closed."""
        name, trusted = self._peer(connection)
        address = self._addresses.get(name)
        if address is not None and not trusted and len(address.connections) >= self.limit_per_address:
            if not address.drop_longest_waiting(self.now):
                return False
        elif self._count >= self.limit and not self._make_room():
            return False
        address = self._addresses.setdefault(name, Address())
        address.connections[connection] = None
        address.waiting += 1
        self._count += 1
        if self._by_waiting:
            self._note_waiting(address)
        return True

    def _make_room(self) -> bool:
        """Close a connection of the address with the most waiting connections; return False if none waits.

        The addresses are sorted once for many calls, because there may be as many of them as connections.
        """
        while self._all_busy_at != self.now:
            while self._by_waiting:
                waiting, _, address = heappop(self._by_waiting)
                if -waiting != address.waiting:
                    self._note_waiting(address)
                elif address.drop_longest_waiting(self.now):
                    self._note_waiting(address)
                    return True
                else:
                    address.waiting = 0
            self._by_waiting = [
                (-address.waiting, id(address), address) for address in self._addresses.values() if address.waiting > 0
            ]
            heapify(self._by_waiting)
            if not self._by_waiting:
                self._all_busy_at = self.now
        return False

    def _note_waiting(self, address: Address) -> None:
        if address.waiting > 0:
            heappush(self._by_waiting, (-address.waiting, id(address), address))

    def remove(self, connection: Connection) -> None:
        """Remove a connection, if it was admitted."""
        name, _ = self._peer(connection)
        address = self._addresses.get(name)
        if address is None or connection not in address.connections:
            return
        del address.connections[connection]
        address.waiting -= 1
        self._count -= 1
        if not address.connections:
            del self._addresses[name]

    def sweep(self, now: float) -> None:
        """Close every connection whose deadline has passed."""
        self.now = now
        self._by_waiting.clear()
        for address in list(self._addresses.values()):
            for connection in list(address.connections):
                connection.check(now)
            address.waiting = sum(connection.waits for connection in address.connections)

    def _peer(self, connection: Connection) -> tuple[str, bool]:
        return self._clients.peer(connection.client[0] if connection.client else None)
