"""Compresses answers with gzip: small answers inline, large ones in a thread, constant ones only once."""

import asyncio
import re
import zlib
from functools import lru_cache
from typing import Final

SMALLEST_GZIP: Final = 1024
LARGE: Final = 32 * 1024
"""Size in bytes from which a thread compresses an answer, because this takes longer than a move."""

LEVEL: Final = 4
"""The compression level. A view shrinks to a sixth; a higher level gains a few percent at several times the cost."""
MOST_LASTING: Final = 256
"""Size of the cache of compressed constant answers: the whole catalogue in four languages."""
_NEVER: Final = re.compile(rb"q=0(\.0*)?")
_WITH_HEADER: Final = 31
"""The `wbits` value with which zlib writes the gzip format."""


def accepts_gzip(accept_encoding: bytes) -> bool:
    """Return whether an Accept-Encoding header allows gzip."""
    for part in accept_encoding.lower().replace(b" ", b"").split(b","):
        name, _, weight = part.partition(b";")
        if name in (b"gzip", b"x-gzip", b"*"):
            return _NEVER.fullmatch(weight) is None
    return False


def gzip(body: bytes, level: int = LEVEL) -> bytes:
    """Return the body in the gzip format: always the same bytes for the same body."""
    compressor = zlib.compressobj(level, wbits=_WITH_HEADER)
    return compressor.compress(body) + compressor.flush()


_gzip_once = lru_cache(MOST_LASTING)(gzip)


async def compressed(body: bytes, lasting: bool) -> bytes:
    """Return the body of an answer in the gzip format. `lasting`: the body is constant, so the result is cached."""
    if lasting:
        return _gzip_once(body)
    return gzip(body) if len(body) < LARGE else await asyncio.to_thread(gzip, body)
