"""Encodes the stored parts of games with checksums."""

from typing import Any, Generic, TypeVar
from zlib import crc32

import msgspec

from service.store.base import DamagedError

T = TypeVar("T")
SIZE = 4
"""Number of bytes of the checksum, which is stored before the value."""

encode = msgspec.msgpack.Encoder().encode


class Sealed(Generic[T]):
    """Encodes and decodes one kind of stored value, with a checksum before it.

    The checksum also covers the kind and the key of the value (game, sequence number, ...), so that a value under the
    wrong key is detected.
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
        """Return the stored value; raise DamagedError if the checksum is wrong."""
        try:
            body = data[SIZE:]
            if crc32(body, crc32(f"{self._kind}/{game}/{where}".encode())) == int.from_bytes(data[:SIZE]):
                return self._decoder.decode(body)
        except (TypeError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            # A damaged row of SQLite can have another type. A correct checksum with undecodable data: another version.
            raise DamagedError(self._description.format(where)) from error
        raise DamagedError(self._description.format(where))
