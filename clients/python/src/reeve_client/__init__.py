"""A typed client for Reeve, the rules service for farming board games."""

from reeve_client.aio import AsyncReeve, AsyncSeat, AsyncTable, AsyncTurn
from reeve_client.contract import catalog, game, hallertau, lagranja, records, refusals, score
from reeve_client.contract.game import GameSettings, SeatPlan
from reeve_client.core import new_id, to_json
from reeve_client.errors import NoAnswer, ReeveError, Refused
from reeve_client.sync import Reeve, Seat, Table, Turn

__all__ = [
    "AsyncReeve",
    "AsyncSeat",
    "AsyncTable",
    "AsyncTurn",
    "GameSettings",
    "NoAnswer",
    "Reeve",
    "ReeveError",
    "Refused",
    "Seat",
    "SeatPlan",
    "Table",
    "Turn",
    "catalog",
    "game",
    "hallertau",
    "lagranja",
    "new_id",
    "records",
    "refusals",
    "score",
    "to_json",
]
