"""Who enforces time-outs: the relay of a server without any request, and the next request if there is no relay."""

from collections.abc import Iterator

import pytest

from service.app.relay import Relay
from tests.contract.api_clients import ApiClient, GrpcClient, RestClient
from tests.contract.combinations import APIS
from tests.contract.inside import server_inside
from tests.contract.refereed import BANK, TIMED, WHY, RefereedTable
from tests.contract.table import Table, refused
from tests.servers import wait_until

ENDS = {**TIMED, "onTimeOut": ["TIME_OUT_ACTION_DEFAULT_MOVE"]}


def test_a_time_out_is_enforced_without_any_request(client, server, sample):
    table = RefereedTable(client, server, sample, time_control=ENDS)
    before = len(table.stored())
    table.run_out(table.beginner)
    wait_until(lambda: len(table.stored()) == before + 2, "the time-out was not enforced")
    assert table.told("seatTimedOut") == [
        {"seat": table.beginner, "action": "TIME_OUT_ACTION_DEFAULT_MOVE", "timeOuts": 1}
    ]


@pytest.fixture(params=APIS)
def without_relay(request, tmp_path, monkeypatch) -> Iterator[ApiClient]:
    """Run a server inside this process whose relay does nothing."""

    async def nothing(relay: Relay) -> None:
        return None

    monkeypatch.setattr(Relay, "open", nothing)
    with server_inside(tmp_path) as addresses:
        client = RestClient(addresses.rest) if request.param == "rest" else GrpcClient(addresses.grpc)
        yield client
        client.close()


@pytest.fixture
def late(without_relay) -> Table:
    """A table whose first seat has run out of time, but nobody has enforced it yet."""
    table = Table(without_relay, time_control=ENDS)
    table.call("AddTime", seat=table.beginner, seconds=-BANK, reason=WHY)
    return table


def timed_out(table: Table) -> int:
    return sum("seatTimedOut" in event for event in table.events())


@pytest.mark.parametrize("method", ["GetGame", "ListActions"])
def test_reading_the_table_enforces_the_time_out_first(late, method):
    late.call(method, late.tokens[late.beginner])
    assert timed_out(late) == 1
    clock = late.look()["game"]["clock"]["seats"][late.beginner]
    assert (clock["running"], clock["timeOuts"]) == (False, 1)


def test_a_late_move_enforces_the_time_out_itself(late):
    assert refused(late.submit, late.beginner, late.sample.moves[0], revision=0).reason == "TIME_OUT"
    assert timed_out(late) == 1
    assert late.look()["game"]["clock"]["seats"][late.beginner]["timeOuts"] == 1


def test_a_request_of_another_seat_enforces_the_time_out_first(late):
    assert refused(late.submit, 1 - late.beginner, "whatever", revision=0).reason in (
        "STALE_REVISION",
        "ILLEGAL_ACTION",
    )
    assert timed_out(late) == 1


def test_an_act_of_an_arbiter_enforces_the_time_out_first(late):
    late.call("PauseGame", reason=WHY)
    events = [kind for event in late.events() for kind in ("seatTimedOut", "gamePaused") if kind in event]
    assert events == ["seatTimedOut", "gamePaused"]


def test_a_late_undo_and_a_late_resignation_enforce_the_time_out_first(late):
    assert refused(late.undo, late.beginner, expected_revision=0).reason == "TIME_OUT"
    assert timed_out(late) == 1
    late.call("ResignSeat", late.tokens[late.beginner], seat=late.beginner)
    assert late.look()["game"]["status"] == "GAME_STATUS_FINISHED"
