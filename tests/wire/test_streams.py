"""An event that many watch is put into bytes once."""

from reeve.v1.game_pb2 import WatchGameResponse
from service.app.head import SeatClaimed
from service.app.messages import Event, Heartbeat
from service.wire.answers import as_message
from service.wire.streams import CACHED_EVENTS, stream_encoder


def claimed(seq: int) -> Event:
    return Event(seq, 0, SeatClaimed(1), "")


def test_the_same_event_has_the_same_bytes():
    encode, event = (
        stream_encoder(lambda message: as_message("WatchGameResponse", message).SerializeToString()),
        claimed(1),
    )
    first = encode(("event", event))
    assert encode(("event", event)) is first
    assert WatchGameResponse.FromString(first).event.seat_claimed.seat == 1


def test_another_event_has_its_own_bytes_however_many_there_are():
    encode = stream_encoder(lambda message: as_message("WatchGameResponse", message).SerializeToString())
    for seq in range(1, 3 * CACHED_EVENTS):
        told = WatchGameResponse.FromString(encode(("event", claimed(seq))))
        assert told.event.seq == seq


def test_what_is_no_event_is_not_kept():
    encode = stream_encoder(lambda message: as_message("WatchGameResponse", message).SerializeToString())
    assert [WatchGameResponse.FromString(encode(Heartbeat(seq))).heartbeat.head_seq for seq in (5, 6)] == [
        5,
        6,
    ]
