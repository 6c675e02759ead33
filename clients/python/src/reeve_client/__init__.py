"""A typed client for Reeve, the rules service for farming board games."""

from reeve_client.aio import AsyncReeve, AsyncSeat, AsyncTable, AsyncTurn
from reeve_client.clock import GameClock, SeatTime, format_time
from reeve_client.contract import (
    catalog,
    game,
    hallertau,
    lagranja,
    player,
    records,
    referee,
    refusals,
    score,
    webhook,
)
from reeve_client.contract.clock import TimeControl
from reeve_client.contract.game import GameSettings, SeatPlan
from reeve_client.core import new_id, to_json
from reeve_client.errors import NoAnswer, ReeveError, Refused
from reeve_client.sync import Reeve, Seat, Table, Turn
from reeve_client.webhooks import BadWebhook, WebhookEvent, verify_webhook

__all__ = [
    "AsyncReeve",
    "AsyncSeat",
    "AsyncTable",
    "AsyncTurn",
    "BadWebhook",
    "GameClock",
    "GameSettings",
    "NoAnswer",
    "Reeve",
    "ReeveError",
    "Refused",
    "Seat",
    "SeatPlan",
    "SeatTime",
    "Table",
    "TimeControl",
    "Turn",
    "WebhookEvent",
    "catalog",
    "format_time",
    "game",
    "hallertau",
    "lagranja",
    "new_id",
    "player",
    "records",
    "referee",
    "refusals",
    "score",
    "to_json",
    "verify_webhook",
    "webhook",
]
