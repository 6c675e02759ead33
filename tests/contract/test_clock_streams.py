"""Streams of games with clocks and arbiters: clock messages, the server's time, and tokens that were replaced."""

from collections.abc import Iterator
from datetime import datetime
from signal import SIGCONT, SIGSTOP
from time import sleep

import pytest

from tests.contract.api_clients import Json
from tests.contract.combinations import APIS, STORES
from tests.contract.refereed import BANK, TIMED, RefereedTable
from tests.contract.server import Server, open_server
from tests.contract.table import Table, refused


@pytest.fixture(scope="module", params=STORES)
def quick(request) -> Iterator[Server]:
    with open_server(request.param, "--heartbeat", 0.3) as server:
        yield server


@pytest.fixture(params=APIS)
def table(request, quick) -> RefereedTable:
    return RefereedTable(quick.client(request.param), quick, time_control=TIMED)


def until(messages: Iterator[Json], kind: str) -> Json:
    """Return the next message of a kind."""
    return next(message[kind] for message in messages if kind in message)


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def test_a_stream_tells_the_clocks_after_hello_and_after_every_commit(table):
    seat, head = table.beginner, table.status()["headSeq"]
    with table.client.watch(table.spectator, game=table.game, after_seq=head) as messages:
        assert "hello" in next(messages)
        first = next(messages)["clock"]
        assert first["control"]["bankSeconds"] == BANK
        assert first["seats"][seat]["running"]
        assert next(messages)["turn"]["toAct"] == [seat]
        table.submit(seat, table.sample.moves[0])
        kinds = [next(iter(message)) for message in take_commit(messages)]
        assert kinds[-2:] == ["clock", "turn"]
        assert set(kinds[:-2]) == {"event"}
        table.act("AddTime", seat=seat, seconds=500)
        added = until(messages, "clock")
        assert BANK + 490 < added["seats"][seat]["bankSeconds"] <= BANK + 500
        table.act("PauseGame", reason="lunch")
        paused = until(messages, "clock")
        assert (paused["paused"], [one["running"] for one in paused["seats"]]) == ("lunch", [False, False])
        table.act("ResumeGame")
        resumed = until(messages, "clock")
        assert ("paused" in resumed, resumed["seats"][seat]["running"]) == (False, True)
        assert resumed["seats"][seat]["deadline"] == table.clock()["seats"][seat]["deadline"]
        assert moment(first["serverTime"]) < moment(added["serverTime"]) < moment(resumed["serverTime"])


@pytest.mark.parametrize("store", STORES)
def test_a_stream_that_outlives_an_outage_tells_the_clocks_again(store):
    with open_server(store, "--heartbeat", 0.3, "--outage-after", 1, "--reconnect", 60) as server:
        table = RefereedTable(server.rest, server, time_control=TIMED)
        seat, head = table.beginner, table.status()["headSeq"]
        with table.client.watch(table.spectator, game=table.game, after_seq=head) as messages:
            before = until(messages, "clock")["seats"][seat]
            server.process.send(SIGSTOP)
            sleep(2)
            server.process.send(SIGCONT)
            after = until(messages, "clock")["seats"][seat]
            moved = moment(after["deadline"]) - moment(before["deadline"])
            assert 61 < moved.total_seconds() < 65
            assert after["bankSeconds"] + after["freeSeconds"] > before["bankSeconds"] + before["freeSeconds"] - 2
            seen = [next(iter(next(messages))) for _ in range(3)]
            assert seen == ["heartbeat"] * 3
        move = table.sample.moves[0]
        assert table.submit(seat, move)["clock"]["seats"][seat]["deadline"] == after["deadline"]
        table.undo(seat)
        assert "clock" not in table.submit(seat, move)


def take_commit(messages: Iterator[Json]) -> Iterator[Json]:
    """Yield the messages of one commit: up to the turn message. Heartbeats are left out."""
    for message in messages:
        if "heartbeat" not in message:
            yield message
        if "turn" in message:
            return


def test_every_claim_of_a_timed_game_has_its_moment_and_is_followed_by_the_clocks(table):
    fields = {"ruleset": table.sample.ruleset, "seats": 2, "settings": table.sample.settings, "time_control": TIMED}
    made = table.client.call("CreateGame", table.key, **fields)
    game, invites = made["game"]["id"], made["invites"]

    def claim(seat: int, invite: str) -> list[Json]:
        table.client.call("ClaimSeat", game=game, seat=seat, invite=invite)
        return list(take_commit(messages))

    with table.client.watch(made["spectatorToken"], game=game) as messages:
        for _ in take_commit(messages):
            pass
        first, last = claim(0, invites[0]), claim(1, invites[1])
        act = {"game": game, "seat": 0, "reason": "lost"}
        reissued = table.client.call("ReissueToken", table.key, **act)["invite"]
        acted = list(take_commit(messages))
        again = claim(0, reissued)
    commits = (first, last, acted, again)
    times = [moment(message["event"]["time"]) for commit in commits for message in commit[:-2]]
    assert times == sorted(times)
    assert len(set(times)) == len(commits)
    for commit in commits:
        clock, turn = commit[-2]["clock"], commit[-1]["turn"]
        assert [one["seat"] for one in clock["seats"] if one["running"]] == turn["toAct"]
        assert all(BANK - 30 < one["bankSeconds"] <= BANK for one in clock["seats"])
    assert first[-1]["turn"]["toAct"] == []


def test_old_events_are_sent_without_the_clocks_of_their_time(table):
    table.submit(table.beginner, table.sample.moves[0])
    with table.client.watch(table.spectator, game=table.game) as messages:
        head = next(messages)["hello"]["headSeq"]
        seen: list[Json] = []
        while not seen or seen[-1].get("event", {}).get("seq") != head:
            seen.append(next(messages))
    assert ["clock" in message for message in seen] == [True] + [False] * (len(seen) - 1)


def test_heartbeats_of_a_timed_game_have_the_server_time(table, quick):
    untimed = Table(table.client, table.key)
    for watched, has_time in ((table, True), (untimed, False)):
        with watched.client.watch(watched.spectator, game=watched.game) as messages:
            beats = [until(messages, "heartbeat") for _ in range(2)]
        assert ["serverTime" in beat for beat in beats] == [has_time] * 2
        if has_time:
            assert 0.2 < (moment(beats[1]["serverTime"]) - moment(beats[0]["serverTime"])).total_seconds() < 30


@pytest.mark.parametrize("method", ["ReissueToken", "ReplaceSeat"])
def test_an_open_stream_ends_when_its_token_is_replaced(table, method):
    head = table.status()["headSeq"]
    with (
        table.client.watch(table.tokens[0], game=table.game, after_seq=head) as own,
        table.client.watch(table.tokens[1], game=table.game, after_seq=head) as other,
    ):
        assert "hello" in next(own)
        assert "hello" in next(other)
        invite = table.act(method, seat=0)["invite"]
        *_, last = own
        assert last["goodbye"] == {"reason": "GOODBYE_REASON_TOKEN_REVOKED", "cursor": head}
        assert until(other, "event")["seq"] == head + 1
        until(other, "heartbeat")
    assert refused(table.look, 0).reason == "TOKEN_MISSING"
    new = table.call("ClaimSeat", seat=0, invite=invite)["seatToken"]
    with table.client.watch(new, game=table.game, after_seq=head) as messages:
        assert next(messages)["hello"]["headSeq"] == head + 2


def test_a_time_out_reaches_an_open_stream(table):
    seat, head = table.beginner, table.status()["headSeq"]
    with table.client.watch(table.tokens[1 - seat], game=table.game, after_seq=head) as messages:
        table.run_out(seat)
        events = (message["event"] for message in messages if "event" in message)
        event = next(one for one in events if "seatTimedOut" in one)
        assert event["seatTimedOut"]["seat"] == seat
        assert moment(event["time"])
        assert until(messages, "clock")["seats"][seat]["timeOuts"] == 1
