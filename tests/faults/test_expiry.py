"""Games without changes expire; their watchers get a goodbye message."""

from contextlib import ExitStack

import pytest

from tests.contract.api_clients import ApiClient, CallRefusedError
from tests.contract.games import NO_CARDS
from tests.contract.server import open_server
from tests.contract.table import Table, refused


@pytest.mark.parametrize("store", ["embedded", "redis"])
def test_watchers_of_an_expiring_game_get_a_goodbye(store):
    with open_server(store, "--ttl-idle", 4, "--heartbeat", 0.5) as server, ExitStack() as stack:
        table = Table(server.rest, server.key, seats=1, settings=NO_CARDS)
        events = table.events()
        streams = [stack.enter_context(client.watch(table.spectator, game=table.game)) for client in server.clients]
        for stream in streams:
            *others, last = stream
            assert [message["event"] for message in others if "event" in message] == events
            assert last == {"goodbye": {"reason": "GOODBYE_REASON_GAME_EXPIRED", "cursor": len(events)}}
        for client in server.clients:
            assert refused(table.look, client=client).reason == "GAME_NOT_FOUND"
            assert refused(table.submit, 0, "exchange:1", revision=0, client=client).reason == "GAME_NOT_FOUND"
            assert refused_stream(table, client).reason == "GAME_NOT_FOUND"
        assert server.rest.call("ListGames", server.key)["games"] == []


def refused_stream(table: Table, client: ApiClient) -> CallRefusedError:
    """Return the refusal of a stream before its first message."""

    def watch() -> None:
        with client.watch(table.spectator, game=table.game):
            pass

    return refused(watch)


def test_a_game_with_commits_does_not_expire():
    with open_server("embedded", "--ttl-idle", 4, "--undos-per-seat", 10**6, "--actions-per-seat", 10**6) as server:
        played, idle = (Table(server.rest, server.key, seats=1, settings=NO_CARDS) for _ in range(2))
        while is_there(idle):
            played.submit(0, "exchange:1")
            played.undo(0)
        assert is_there(played)


def is_there(table: Table) -> bool:
    """Return whether a game still exists."""
    try:
        return bool(table.look())
    except CallRefusedError as error:
        return error.reason != "GAME_NOT_FOUND"
