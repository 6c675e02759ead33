"""Bots whose decisions a verifier repeats: their moves are proved, also if other seats are faster or workers fail."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from service.app.bots import BotPlayers
from service.app.worker_pool import WorkerLostError, WorkerPool
from service.config import Limits
from tests.contract.api_clients import PATIENCE, RestClient
from tests.contract.games import LAGRANJA
from tests.contract.inside import server_inside
from tests.contract.refereed import WHY
from tests.contract.table import Table
from tests.servers import wait_until


@pytest.fixture
def client(tmp_path) -> Iterator[RestClient]:
    with server_inside(tmp_path) as addresses:
        client = RestClient(addresses.rest)
        yield client
        client.close()


def at_donkeys(client: RestClient) -> Table:
    """Return a table of three at which all seats must choose a donkey at the same time."""
    table = Table(client, sample=LAGRANJA, seats=3, fill="random")
    while len(table.to_act) < 3:
        table.play_on(table.to_act[0])
    return table


def prove(table: Table) -> Any:
    """End the game and verify its record."""
    table.call("AdjudicateGame", ranks=[1] * len(table.tokens), reason=WHY)
    return table.client.call("VerifyRecord", record=table.call("ExportRecord", table.spectator)["record"])


def bot_moves(table: Table) -> int:
    actions = table.call("ExportRecord", table.spectator)["record"]["actions"]
    return sum(entry.get("cause") == "bot:random" for entry in actions)


class SlowBots:
    """Lets bots wait between their decisions and their moves. `revisions` are those at which they decided."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.decided, self.go_on = threading.Event(), threading.Event()
        self.revisions: list[int] = []
        decide = BotPlayers._decide

        async def decide_slowly(bots: BotPlayers, head: Any, state: Any, seat: int) -> str:
            choice = await decide(bots, head, state, seat)
            self.revisions.append(head.revision)
            self.decided.set()
            while not self.go_on.is_set():
                await asyncio.sleep(0.01)
            return choice

        monkeypatch.setattr(BotPlayers, "_decide", decide_slowly)


@pytest.fixture
def slow(monkeypatch) -> Iterator[SlowBots]:
    bots = SlowBots(monkeypatch)
    yield bots
    bots.go_on.set()


def test_a_bot_decides_again_if_another_seat_was_faster(client, slow):
    table = at_donkeys(client)
    table.call("ResignSeat", table.tokens[0], seat=0)
    assert slow.decided.wait(PATIENCE)
    table.submit(1, table.actions(1)[0]["id"])
    slow.go_on.set()
    wait_until(lambda: bot_moves(table) == 1, "the bot did not move")
    assert slow.revisions[:2] == [slow.revisions[0], slow.revisions[0] + 1]
    verdict = prove(table)
    assert verdict["ok"], verdict


def test_a_bot_does_not_move_for_a_seat_that_it_no_longer_plays(client, slow, caplog):
    table = at_donkeys(client)
    table.call("ResignSeat", table.tokens[0], seat=0)
    assert slow.decided.wait(PATIENCE)
    table.call("ReplaceSeat", seat=0, reason=WHY)
    slow.go_on.set()
    table.call("ResignSeat", table.tokens[2], seat=2)
    wait_until(lambda: bot_moves(table) == 1, "the bot of the other seat did not move")
    entries = table.call("ExportRecord", table.spectator)["record"]["actions"]
    assert [entry["seat"] for entry in entries if entry.get("cause")] == [2]
    assert "stopped" not in caplog.text
    assert 0 in table.to_act
    verdict = prove(table)
    assert verdict["ok"], verdict


def test_a_bot_whose_worker_fails_still_decides_as_the_verifier_expects(client, monkeypatch):
    async def lost(*_: Any) -> Any:
        raise WorkerLostError("a worker ended")

    table = at_donkeys(client)
    with monkeypatch.context() as broken:
        broken.setattr(WorkerPool, "run", lost)
        table.call("ResignSeat", table.tokens[0], seat=0)
        wait_until(lambda: bot_moves(table) == 1, "the bot did not move")
    verdict = prove(table)
    assert verdict["ok"], verdict


def test_the_limit_of_actions_does_not_change_what_a_repeated_bot_plays(tmp_path):
    """Else a player could use up the limit and leave, and no verifier would find the moves of the bot."""
    few = 10
    with server_inside(tmp_path, Limits(actions_per_seat=few)) as addresses:
        client = RestClient(addresses.rest)
        table = Table(client, sample=LAGRANJA, seats=2, plans=[{"bot": "random"}, {}], fill="random")
        while bot_moves(table) < 3 * few:
            wait_until(lambda: 1 in table.to_act, "the bot did not move")
            table.play_on(1)
        verdict = prove(table)
        client.close()
    assert verdict["ok"], verdict
