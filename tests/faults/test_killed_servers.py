"""kill -9 of the server while moves are sent: no acknowledged move is lost, and none is made twice."""

from random import Random

import pytest

from tests.contract.server import open_server
from tests.contract.table import Table
from tests.faults.players import LIVELY, Player, Watcher, check_kept_promises, working

KILLS = 5


@pytest.mark.parametrize("store", ["embedded", "redis"])
def test_a_game_continues_after_every_kill(store):
    random = Random(store)
    with open_server(store, *LIVELY) as server:
        table = Table(server.rest, server.key)
        player = Player(table, server.clients)
        watchers = [Watcher(table, server.rest), Watcher(table, server.grpc, seat=0)]
        with working(player, *watchers):
            for kill in range(KILLS):
                target = player.moves + random.randint(3, 15)
                player.wait_until(lambda target=target: player.moves >= target)
                for watcher in watchers:  # each must have come back since the last kill
                    watcher.wait_until(lambda watcher=watcher, kill=kill: watcher.streams > kill)
                server.process.kill9()
                last = player.moves - 1
                server.process.restart()
                again = player.send_again(last)
                assert (again["replayed"], again["revision"]) == (True, last + 1)
            check_kept_promises(player, watchers)
        assert all(watcher.streams > KILLS for watcher in watchers)
