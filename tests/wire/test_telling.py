"""An event that many watch is put into bytes once."""

from reeve.v1.game_pb2 import WatchGameResponse
from service.app.head import SeatClaimed
from service.app.messages import Event, Heartbeat
from service.wire.answers import as_message
from service.wire.telling import MOST_KEPT, Telling


def claimed(seq: int) -> Event:
    return Event(seq, 0, SeatClaimed(1), "")


def test_the_same_event_has_the_same_bytes():
    telling, event = Telling(lambda message: as_message("WatchGameResponse", message).SerializeToString()), claimed(1)
    first = telling(("event", event))
    assert telling(("event", event)) is first
    assert WatchGameResponse.FromString(first).event.seat_claimed.seat == 1


def test_another_event_has_its_own_bytes_however_many_there_are():
    telling = Telling(lambda message: as_message("WatchGameResponse", message).SerializeToString())
    for seq in range(1, 3 * MOST_KEPT):
        told = WatchGameResponse.FromString(telling(("event", claimed(seq))))
        assert told.event.seq == seq


def test_what_is_no_event_is_not_kept():
    telling = Telling(lambda message: as_message("WatchGameResponse", message).SerializeToString())
    assert [WatchGameResponse.FromString(telling(Heartbeat(seq))).heartbeat.head_seq for seq in (5, 6)] == [
        5,
        6,
    ]
