"""Notes that commits of games leave for webhooks (see `Commit.notes`)."""

from typing import Any, Final

from msgspec import Struct

from service.app.head import Sealed


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


NOTES: Final = Sealed[GameNote]("note", GameNote, "a note of this game")


def encode_note(note: GameNote) -> bytes:
    """Return the note as it is stored."""
    return NOTES.write(note, note.game)


def decode_note(body: bytes, game: str) -> GameNote:
    """Return a stored note of a game; raise DamagedError if it is damaged."""
    return NOTES.read(body, game)
