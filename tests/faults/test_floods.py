"""Thousands of illegal actions: the game is unchanged, and the server still answers."""

import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from tests.contract.table import Table, refused

FLOOD = 2_000
HARMLESS = {
    "MALFORMED_REQUEST",
    "UNKNOWN_CARD",
    "BAD_SETTING",
    "ILLEGAL_ACTION",
    "NOT_YOUR_DECISION",
    "UNDO_NOT_ALLOWED",
    "STALE_REVISION",
    "SEAT_FORBIDDEN",
}


def nonsense(table: Table, random: Random) -> tuple[str, str, dict[str, Any]]:
    """Return a request that cannot be legal: method, token, fields."""
    seat, token = random.choice([(0, table.tokens[0]), (1, table.tokens[1]), (None, table.spectator)])
    revision = random.choice([0, 0, 0, 1, -1, 2**31 - 1])
    actions = random.choice(
        [
            [{"id": "nonsense"}],
            [{"id": "place:nursery/9"}],
            [{"id": "exchange:1"}, {"id": "exchange:1"}],
            [{"id": "x" * random.randint(0, 2_000)}],
            [{"id": f"play:{random.randint(0, 1_000)}"}, {"id": "\0\n\u2603"}],
            [{"args": {"hallertau": {"exchange": {"workers": random.randint(7, 2**31 - 1)}}}}],
            [{"args": {"hallertau": {"playCard": {"card": random.randint(930, 2_000)}}}}],
            [{"args": {"hallertau": {"advance": {"craft": "CRAFT_BREWHOUSE", "pay": {"hops": -5}}}}}],
        ]
    )
    fields = {"expected_revision": revision, "request_id": str(random.random()), "language": random.choice(["", "ru"])}
    method = random.choice(["SubmitActions", "SubmitActions", "SubmitActions", "UndoActions", "SetReady"])
    if method == "SubmitActions":
        return method, token, fields | {"actions": actions}
    if method == "UndoActions":
        return method, token, fields | {"count": random.choice([1, 99, -1, 2**31 - 1])}
    return method, token, {"seat": seat or 0, "through_phase": random.choice([99, -1, 0])}


def test_many_illegal_actions_leave_the_game_unchanged(server):
    table = Table(server.rest, server.key)
    before = table.everything()

    def send(number: int) -> str:
        method, token, fields = nonsense(table, Random(number))
        return str(refused(table.call, method, token, client=server.clients[number % 2], **fields).reason)

    with ThreadPoolExecutor(8) as threads:
        reasons = list(threads.map(send, range(FLOOD)))
    assert set(reasons) <= HARMLESS
    assert len(set(reasons)) >= 5
    assert table.everything() == before
    began = time.monotonic()
    assert table.submit(table.to_act[0], "exchange:1")["revision"] == 1
    assert time.monotonic() - began < 5
