"""Streams: hello, missed events, then live events; all viewers get the same sequence numbers and no hidden cards."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice, product
from random import Random

import pytest

from tests.contract.api_clients import CallRefusedError, Json
from tests.contract.combinations import WITH_HIDDEN_CARDS
from tests.contract.games import SAMPLES
from tests.contract.server import open_server
from tests.contract.table import Table, next_events, refused, seqs


def test_a_stream_sends_hello_then_missed_events_then_live_events(table):
    head = table.look()["game"]["headSeq"]
    with table.client.watch(table.spectator, game=table.game) as messages:
        assert next(messages) == {"hello": {"revision": 0, "headSeq": head, "heartbeatMs": 15_000}}
        assert next_events(messages, head) == table.events()
        for _ in range(5):
            table.play_at_random(Random(6))
            now = table.look()["game"]["headSeq"]
            assert next_events(messages, now - head) == table.events()[head:]
            head = now


def test_a_stream_resumes_after_any_event(table):
    table.play_at_random(Random(7), moves=5)
    events = table.events(0)
    for cursor in (0, 1, len(events) // 2, len(events) - 1):
        with table.client.watch(table.tokens[0], game=table.game, after_seq=cursor) as messages:
            assert next(messages)["hello"]["headSeq"] == len(events)
            assert next_events(messages, len(events) - cursor) == events[cursor:]


@pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)
def test_all_viewers_get_the_same_sequence_numbers_but_only_their_own_cards(table):
    with ExitStack() as stack:
        viewers = [*table.tokens, table.spectator]
        streams = [stack.enter_context(table.client.watch(token, game=table.game)) for token in viewers]
        for move in table.sample.draw:
            head = table.submit(table.beginner, move)["headSeq"]
        streamed = []
        for stream in streams:
            next(stream)
            streamed.append(next_events(stream, head))
    assert [seqs(events) for events in streamed] == [list(range(1, head + 1))] * 3
    drawn = [events[-1]["table"][table.sample.ruleset]["cardsDrawn"]["cards"] for events in streamed]
    assert [len(cards) for cards in drawn] == [int(viewer == table.beginner) for viewer in (0, 1, None)]


def test_both_apis_stream_the_same_messages(table, server):
    with ExitStack() as stack:
        streams = [
            stack.enter_context(client.watch(table.tokens[1], game=table.game, language="it"))
            for client in server.clients
        ]
        table.play_at_random(Random(8), moves=10)
        head = table.look()["game"]["headSeq"]
        first, second = ([next(stream), *next_events(stream, head)] for stream in streams)
    assert first == second
    assert all(event["text"] for event in first[1:])


@pytest.mark.parametrize("store", ["embedded", "redis"])
def test_an_idle_stream_sends_heartbeats(store):
    with open_server(store, "--heartbeat", 0.2) as quick:
        for client, sample in product(quick.clients, SAMPLES):
            table = Table(client, quick.key, sample)
            head = table.look()["game"]["headSeq"]
            with client.watch(table.spectator, game=table.game, after_seq=head) as messages:
                assert next(messages)["hello"]["heartbeatMs"] == 200
                assert next(messages) == {"turn": {"revision": 0, "toAct": [table.beginner]}}
                assert list(islice(messages, 2)) == [{"heartbeat": {"headSeq": head}}] * 2


def turns(messages: list[Json]) -> list[Json]:
    """Return the turns among messages."""
    return [message["turn"] for message in messages if "turn" in message]


def test_a_stream_sends_a_turn_after_each_commit(table):
    random, expected = Random(9), []
    with table.client.watch(table.spectator, game=table.game) as messages:
        for _ in range(10):
            table.play_at_random(random)
            expected.append({"revision": table.revision, "toAct": table.to_act})
        last = expected[-1]
        received = list(until(messages, {"turn": last}))
    dealt = {"revision": 0, "toAct": [table.beginner]}
    assert turns(received) == [{"revision": 0, "toAct": []}, dealt, *expected], "the claim of a seat sent no turn"
    before = [received[at - 1] for at, message in enumerate(received) if "turn" in message]
    assert [message["event"]["revision"] for message in before] == [turn["revision"] for turn in turns(received)]


def test_several_actions_of_one_request_send_one_turn(table):
    head = table.look()["game"]["headSeq"]
    with table.client.watch(table.spectator, game=table.game, after_seq=head) as messages:
        outcome = table.submit(table.beginner, *table.sample.moves)
        count = len(outcome["events"])
        _, first, *received = islice(messages, 2 + count + 1)
    assert turns([first]) == [{"revision": 0, "toAct": [table.beginner]}]
    assert ["turn" in message for message in received] == [False] * count + [True]
    assert turns(received) == [{"revision": outcome["revision"], "toAct": outcome["toAct"]}]


def test_a_stream_resumed_in_the_middle_of_a_commit_gets_the_turn_at_its_end(table):
    head = table.submit(table.beginner, *table.sample.moves)["headSeq"]
    whose = {"turn": {"revision": table.revision, "toAct": table.to_act}}
    for cursor in (head - 1, head):
        with table.client.watch(table.tokens[0], game=table.game, after_seq=cursor) as messages:
            assert "hello" in next(messages)
            assert seqs(next_events(messages, head - cursor)) == list(range(cursor + 1, head + 1))
            assert next(messages) == whose


def test_a_game_that_waits_for_claims_has_nobody_to_act(client, server, sample):
    made = client.call("CreateGame", server.key, ruleset=sample.ruleset, seats=2)
    with client.watch(made["spectatorToken"], game=made["game"]["id"]) as messages:
        assert next(messages)["hello"]["headSeq"] == 0
        assert next(messages) == {"turn": {"revision": 0, "toAct": []}}


def until(messages: Iterator[Json], last: Json) -> Iterator[Json]:
    """Return the messages up to and including one."""
    for message in messages:
        yield message
        if message == last:
            return


def refused_stream(table: Table, token: str | None, **fields: int) -> CallRefusedError:
    """Return the refusal of a stream before its first message."""

    def watch() -> None:
        with table.client.watch(token, game=table.game, **fields):
            pass

    return refused(watch)


def test_an_unknown_cursor_is_refused(table):
    head = table.look()["game"]["headSeq"]
    for cursor in (head + 1, -1):
        assert refused_stream(table, table.spectator, after_seq=cursor).reason == "RESUME_TOO_OLD"


def test_a_stream_needs_a_token_of_the_game(table, server):
    other = Table(table.client, server.key, table.sample)
    assert refused_stream(table, other.spectator).reason == "SEAT_FORBIDDEN"
    assert refused_stream(table, other.tokens[0]).reason == "SEAT_FORBIDDEN"
    assert refused_stream(table, table.invites[0]).reason == "TOKEN_MISSING"
    assert refused_stream(table, "rt_nonsense").reason == "TOKEN_MISSING"
