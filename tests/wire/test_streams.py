"""A stream message for many watchers is encoded once."""

import pytest

from reeve.v1.game_pb2 import WatchGameResponse
from service.app.head import SeatClaimed
from service.app.messages import Clock, Event, Heartbeat, Turn
from service.engine.kernel.refereed import TimeControl
from service.wire.codec import CACHED, as_message, stream_encoder


def name_of(message: Clock | Event | Turn) -> str:
    return type(message).__name__.lower()


CLOCK = Clock(TimeControl(), (), "2026-01-02T03:04:05Z")


def claimed(seq: int) -> Event:
    return Event(seq, 0, SeatClaimed(1), "")


@pytest.mark.parametrize("message", [claimed(1), Turn(1, (0,)), CLOCK], ids=name_of)
def test_the_same_message_is_encoded_once(message):
    encode = stream_encoder(lambda message: as_message("WatchGameResponse", message).SerializeToString())
    first = encode(message)
    assert encode(message) is first
    assert WatchGameResponse.FromString(first).WhichOneof("message") == name_of(message)


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
