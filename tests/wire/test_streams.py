"""A stream message for many watchers is encoded once."""

import pytest

from reeve.v1.game_pb2 import WatchGameResponse
from service.app.head import SeatClaimed
from service.app.messages import Event, Heartbeat, Turn
from service.wire.codec import CACHED, as_message, stream_encoder


def tag_of(message: Event | Turn) -> str:
    return str(message.__struct_config__.tag)


def claimed(seq: int) -> Event:
    return Event(seq, 0, SeatClaimed(1), "")


@pytest.mark.parametrize("message", [claimed(1), Turn(1, (0,))], ids=tag_of)
def test_the_same_message_is_encoded_once(message):
    encode = stream_encoder(lambda message: as_message("WatchGameResponse", message).SerializeToString())
    first = encode(message)
    assert encode(message) is first
    assert WatchGameResponse.FromString(first).WhichOneof("message") == tag_of(message)


def test_different_events_have_different_bytes():
    encode = stream_encoder(lambda message: as_message("WatchGameResponse", message).SerializeToString())
    for seq in range(1, 3 * CACHED):
        decoded = WatchGameResponse.FromString(encode(claimed(seq)))
        assert decoded.event.seq == seq


def test_messages_other_than_events_are_not_cached():
    encode = stream_encoder(lambda message: as_message("WatchGameResponse", message).SerializeToString())
    assert [WatchGameResponse.FromString(encode(Heartbeat(seq, None))).heartbeat.head_seq for seq in (5, 6)] == [
        5,
        6,
    ]
