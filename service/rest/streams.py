"""Streams of a game as server-sent events or NDJSON. Each message is sent at once."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Final

from litestar.types import Receive, Send

from service.app.messages import Event, Goodbye, WatchMessage
from service.logs import LOG
from service.rest.headers import Headers, content_language
from service.rest.requests import until_gone
from service.wire.codec import as_json, stream_encoder

NDJSON: Final = "application/x-ndjson"
EVENT_STREAM: Final = "text/event-stream"
RETRY: Final = b"retry: 2000\n\n"
"""Tells a browser to reconnect 2000 milliseconds after it lost the stream."""

UNBUFFERED: Final = [(b"cache-control", b"no-store"), (b"x-accel-buffering", b"no")]
"""Headers that tell proxies not to store or buffer a stream."""


def as_event(message: WatchMessage) -> bytes:
    """Encode a message as a server-sent event. Events and the goodbye have an id, from which a browser resumes."""
    data = as_json("WatchGameResponse", message)
    if isinstance(message, Event):
        return b"id: %d\nevent: event\ndata: %s\n\n" % (message.seq, data)
    if isinstance(message, Goodbye):
        return b"id: %d\nevent: goodbye\ndata: %s\n\n" % (message.cursor, data)
    return b"event: %s\ndata: %s\n\n" % (str(message.__struct_config__.tag).encode(), data)


def as_line(message: WatchMessage) -> bytes:
    """Encode a message as a line of JSON."""
    return as_json("WatchGameResponse", message) + b"\n"


encode_event: Final = stream_encoder(as_event)
encode_line: Final = stream_encoder(as_line)


class Stream:
    """One stream to one client, in the media type that the client accepts."""

    def __init__(
        self, messages: AsyncGenerator[WatchMessage, None], headers: Headers, call_id: str, language: str
    ) -> None:
        lines = NDJSON.encode() in headers.get(b"accept", b"").lower()
        self.messages = messages
        self.call_id = call_id
        self.language = content_language(language)
        self.media_type = NDJSON if lines else EVENT_STREAM
        self.preface = b"" if lines else RETRY
        self.write = encode_line if lines else encode_event

    async def run(self, receive: Receive, send: Send) -> None:
        """Send until the stream ends or the client disconnects. A refusal is raised before anything is sent."""
        async with aclosing(self.messages):
            beginning = self.preface + self.write(await anext(self.messages))
            pump = asyncio.create_task(self._pump(beginning, send))
            gone = asyncio.create_task(until_gone(receive))
            try:
                await asyncio.wait((pump, gone), return_when=asyncio.FIRST_COMPLETED)
            finally:
                gone.cancel()
                pump.cancel()
                await asyncio.gather(pump, gone, return_exceptions=True)

    async def _pump(self, beginning: bytes, send: Send) -> None:
        headers = [(b"content-type", self.media_type.encode()), *self.language, *UNBUFFERED]
        try:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await send({"type": "http.response.body", "body": beginning, "more_body": True})
            async for message in self.messages:
                await send({"type": "http.response.body", "body": self.write(message), "more_body": True})
        except Exception:
            LOG.exception("internal error in a stream", extra={"call_id": self.call_id, "api": "rest"})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
