"""Checksums around everything that is stored of a game."""

from typing import Any, Generic, TypeVar
from zlib import crc32

import msgspec

from service.store.base import DamagedError

T = TypeVar("T")
SIZE = 4
"""Bytes of the checksum, which stands in front of the value."""

encode = msgspec.msgpack.Encoder().encode


class Sealed(Generic[T]):
    """One kind of stored value: encodes it with a checksum in front, and checks that when it is read.

    The checksum covers the kind and the place of the value (game, sequence number, ...) too, so that a value that was
    moved to another place is noticed.
    """

    def __init__(self, kind: str, type_: Any, description: str) -> None:
        self._kind = kind
        self._description = description
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(type_)

    def write(self, value: T, game: str, where: str | int = "") -> bytes:
        """Return the bytes to store."""
        body = encode(value)
        return crc32(body, crc32(f"{self._kind}/{game}/{where}".encode())).to_bytes(SIZE) + body

    def read(self, data: bytes, game: str, where: str | int = "") -> T:
        """Return the stored value; raise DamagedError if the checksum does not fit."""
        try:
            body = data[SIZE:]
            if crc32(body, crc32(f"{self._kind}/{game}/{where}".encode())) == int.from_bytes(data[:SIZE]):
                return self._decoder.decode(body)
        except (TypeError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            # A damaged row of SQLite can have another type; what fits but cannot be decoded is of another version.
            raise DamagedError(self._description.format(where)) from error
        raise DamagedError(self._description.format(where))
