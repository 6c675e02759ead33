"""Notes that commits of games leave for webhooks (see `Commit.notes`)."""

from typing import Any, Final

import msgspec
from msgspec import Struct


class GameNote(Struct, frozen=True, array_like=True):
    """Something that happened in a game: a kind of the contract's WebhookKind, and what a delivery says of it."""

    namespace: str
    game: str
    seq: int
    """The sequence number of the last event of the commit, or of the last commit for a reminder."""
    kind: str
    at: int
    """The moment in milliseconds of the store's time."""
    players: tuple[str, ...]
    """The players of the game, "" for a seat without one."""
    data: dict[str, Any]
    """The `data` of the delivery: plain values without secrets."""


encode_note: Final = msgspec.msgpack.Encoder().encode
decode_note: Final = msgspec.msgpack.Decoder(GameNote).decode
