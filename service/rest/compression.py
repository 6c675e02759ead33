"""Gzip for answers: small ones inline, large ones in a thread, lasting ones once."""

import asyncio
import re
import zlib
from functools import lru_cache
from typing import Final

SMALLEST_GZIP: Final = 1024
LARGE: Final = 32 * 1024
"""Bytes from which on compressing is left to a thread: it takes longer than a move."""

LEVEL: Final = 4
"""A view shrinks to a sixth; more effort gains a few percent for several times the work."""
MOST_LASTING: Final = 256
"""Lasting answers whose compressed form is cached: all that a catalogue has, in four languages."""
_NEVER: Final = re.compile(rb"q=0(\.0*)?")
_WITH_HEADER: Final = 31
"""The window of zlib that stands for the gzip format."""


def accepts_gzip(accept_encoding: bytes) -> bool:
    """Whether a client reads gzip, by its Accept-Encoding header."""
    for part in accept_encoding.lower().replace(b" ", b"").split(b","):
        name, _, weight = part.partition(b";")
        if name in (b"gzip", b"x-gzip", b"*"):
            return _NEVER.fullmatch(weight) is None
    return False


def gzip(body: bytes, level: int = LEVEL) -> bytes:
    """The body in the gzip format, always the same bytes for the same body."""
    compressor = zlib.compressobj(level, wbits=_WITH_HEADER)
    return compressor.compress(body) + compressor.flush()


_gzip_once = lru_cache(MOST_LASTING)(gzip)


async def compressed(body: bytes, lasting: bool) -> bytes:
    """The body of an answer in the gzip format. `lasting`: the same object comes again, so the result is cached."""
    if lasting:
        return _gzip_once(body)
    return gzip(body) if len(body) < LARGE else await asyncio.to_thread(gzip, body)
