"""HTTP over plain sockets, for requests that HTTP libraries refuse to send."""

import json
import socket
from contextlib import suppress
from http.client import parse_headers
from typing import Any, NamedTuple

from tests.rest.server import PATIENCE

HOST = b"Host: localhost\r\n"
GET = b"GET /health/live HTTP/1.1\r\n" + HOST
POST = b"POST /v1/games HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\n"
SLOW = {"silent": b"", "half a header": GET, "half a body": POST + b"Content-Length: 9\r\n\r\n{"}
"""Beginnings of requests that are never completed."""


class Answer(NamedTuple):
    """An answer: its status, its headers and its JSON body."""

    status: int
    headers: dict[str, str]
    body: Any


class Client:
    """A connection to a server, from any loopback address."""

    def __init__(self, url: str, source: str = "127.0.0.1") -> None:
        host, port = url.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), PATIENCE, (source, 0))
        self.reader = self.socket.makefile("rb")

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.reader.close()
        self.socket.close()

    def send(self, data: bytes) -> "Client":
        """Send bytes; a connection that the server has already closed is not an error."""
        with suppress(ConnectionError):
            self.socket.sendall(data)
        return self

    def send_endless(self, data: bytes, most: int) -> int:
        """Send the same bytes repeatedly until the server closes; return how many were sent, at most `most`."""
        sent = 0
        with suppress(ConnectionError):
            while sent < most:
                sent += self.socket.send(data)
        return sent

    def answer(self) -> Answer:
        """Read the next answer."""
        status = int(self.reader.readline().split()[1])
        headers = {name.lower(): value for name, value in parse_headers(self.reader).items()}
        return Answer(status, headers, json.loads(self.reader.read(int(headers["content-length"]))))

    def ends(self) -> bool:
        """Wait until the server closes the connection; discard what it sends before that."""
        with suppress(ConnectionError):
            while self.reader.read(65_536):
                pass
        return True

    def is_open(self) -> bool:
        """Return whether the server has neither closed nor sent anything."""
        self.socket.setblocking(False)
        try:
            self.socket.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return True
        except ConnectionError:
            pass
        finally:
            self.socket.settimeout(PATIENCE)
        return False
