"""Minimal clients for the load generator: HTTP/1.1 and gRPC over HTTP/2, with one request at a time per connection."""

import asyncio
import struct
from typing import Any

import msgspec

OK = 200
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, SETTINGS, PING, WINDOW_UPDATE = 0, 1, 4, 6, 8
END_STREAM, END_HEADERS, ACK = 1, 4, 1
WINDOW = 2**31 - 1


class FailedError(Exception):
    """A request failed or had an unexpected result."""


class Http1:
    """A connection to the REST API."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self._reader, self._writer, self._host = reader, writer, host

    @classmethod
    async def open(cls, host: str, port: int) -> "Http1":
        return cls(*await asyncio.open_connection(host, port, limit=2**20), f"{host}:{port}")

    def request(self, verb: str, path: str, token: str | None, body: bytes = b"") -> bytes:
        """Return a request as bytes."""
        head = f"{verb} {path} HTTP/1.1\r\nhost: {self._host}\r\ncontent-type: application/json\r\n"
        if token:
            head += f"authorization: Bearer {token}\r\n"
        return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body

    async def exchange(self, request: bytes) -> tuple[int, bytes]:
        """Send a request and return the status and the body of the answer."""
        self._writer.write(request)
        head = await self._reader.readuntil(b"\r\n\r\n")
        start = head.index(b"content-length: ") + 16
        body = await self._reader.readexactly(int(head[start : head.index(b"\r", start)]))
        return int(head[9:12]), body

    async def send(self, request: bytes) -> bytes:
        """Send a request and return the body of the answer; raise FailedError unless it succeeds."""
        status, body = await self.exchange(request)
        if status != OK:
            raise FailedError(f"{status} {body[:300]!r}")
        return body

    async def json(self, verb: str, path: str, token: str | None, body: Any = None) -> Any:
        """Send a JSON request and return the decoded answer; for requests that are not measured."""
        return msgspec.json.decode(
            await self.send(self.request(verb, path, token, b"" if body is None else msgspec.json.encode(body)))
        )

    async def close(self) -> None:
        self._writer.close()


class Http2:
    """A connection to the gRPC API, with only those parts of HTTP/2 that one call at a time needs."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer, self._stream = reader, writer, 1

    @classmethod
    async def open(cls, host: str, port: int) -> "Http2":
        connection = cls(*await asyncio.open_connection(host, port, limit=2**20))
        settings = struct.pack(">HI", 4, WINDOW) + struct.pack(">HI", 1, 0)  # a wide window, no header table
        connection._writer.write(PREFACE + frame(SETTINGS, 0, 0, settings))
        connection._writer.write(frame(WINDOW_UPDATE, 0, 0, struct.pack(">I", WINDOW - 65_535)))
        return connection

    def request(self, path: str, token: str | None, message: bytes) -> tuple[bytes, bytes]:
        """Return a call as the payloads of its two frames."""
        fields = {
            ":method": "POST",
            ":scheme": "http",
            ":path": path,
            ":authority": "localhost",
            "te": "trailers",
            "content-type": "application/grpc",
        }
        if token:
            fields["authorization"] = f"Bearer {token}"
        return b"".join(map(literal, fields, fields.values())), struct.pack(">BI", 0, len(message)) + message

    async def send(self, request: tuple[bytes, bytes]) -> bytes:
        """Send a call and return the message of the answer; raise FailedError if there is none."""
        stream, self._stream = self._stream, self._stream + 2
        headers, body = request
        self._writer.write(frame(HEADERS, END_HEADERS, stream, headers) + frame(DATA, END_STREAM, stream, body))
        answer = b""
        while True:
            head = await self._reader.readexactly(9)
            length, kind, flags = int.from_bytes(head[:3], "big"), head[3], head[4]
            payload = await self._reader.readexactly(length) if length else b""
            if kind == DATA:
                answer += payload
                self._writer.write(frame(WINDOW_UPDATE, 0, 0, struct.pack(">I", length)) if length else b"")
            elif kind == SETTINGS and not flags & ACK:
                self._writer.write(frame(SETTINGS, ACK, 0, b""))
            elif kind == PING and not flags & ACK:
                self._writer.write(frame(PING, ACK, 0, payload))
            if flags & END_STREAM and kind in (DATA, HEADERS):
                if not answer[5:]:
                    raise FailedError(f"no answer: {payload!r}")
                return answer[5:]

    async def close(self) -> None:
        self._writer.close()


def frame(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
    """Return an HTTP/2 frame."""
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def literal(name: str, value: str) -> bytes:
    """Return an HPACK header field as a literal, without indexing."""
    return b"\x00" + string(name.encode()) + string(value.encode())


def string(text: bytes) -> bytes:
    """Return an HPACK string: its length with a prefix of seven bits, followed by its bytes."""
    if len(text) < 127:
        return bytes([len(text)]) + text
    rest, length = len(text) - 127, b"\x7f"
    while rest >= 128:
        length += bytes([rest % 128 + 128])
        rest //= 128
    return length + bytes([rest]) + text
