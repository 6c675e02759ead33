"""The stored document of a player."""

from typing import Final

from msgspec import Struct

from service.app.head import Sealed
from service.app.player_refs import PlayerRef
from service.store.base import GameStore


class PlayerRow(Struct, frozen=True, array_like=True):
    """What is stored of a player. Tokens of another generation are invalid."""

    id: str
    name: str
    created: float
    updated: float
    generation: int = 0


PLAYERS: Final = Sealed[PlayerRow]("player", PlayerRow, "the stored data of this player")


async def load_player(store: GameStore, player: PlayerRef) -> tuple[str, PlayerRow] | None:
    """Return the version and the content of a player's document; None if there is none."""
    loaded = await store.load(player.document)
    return None if loaded is None else (loaded.version, PLAYERS.read(loaded.head, player.document))
