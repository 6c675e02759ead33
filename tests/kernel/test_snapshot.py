"""Snapshots: a round trip gives an equal state, and invalid snapshots are refused with a clear message."""

import zlib

import msgspec
import pytest

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.play import play, start
from service.engine.kernel.snapshot import copy, decode, digest, encode
from tests.kernel.toy import Toy

TOY = Toy()


def some_bytes() -> bytes:
    state, _ = start(TOY, {}, 3, "seed")
    return encode(TOY, state)


def refused(data: bytes, rules: Toy = TOY) -> str:
    with pytest.raises(EngineError) as caught:
        decode(rules, data)
    assert caught.value.reason is EngineReason.BAD_SNAPSHOT
    return caught.value.message


def test_a_round_trip_gives_an_equal_state():
    state, _ = start(TOY, {}, 3, "seed")
    again = decode(TOY, encode(TOY, state))
    assert again == state
    again.hands[0].append(99)
    assert again != state


def test_a_copy_shares_no_mutable_data():
    state, _ = start(TOY, {}, 3, "seed")
    other = copy(TOY, state)
    play(TOY, other, 0, "draw")
    assert other != state


def test_every_changed_byte_is_detected():
    data = some_bytes()
    for position in range(len(data)):
        for flip in (1, 128):
            damaged = bytearray(data)
            damaged[position] ^= flip
            assert refused(bytes(damaged))


@pytest.mark.parametrize("data", [b"", b"\x00", b"nonsense", b"\xff" * 50, some_bytes()[:-1], some_bytes() + b"\x00"])
def test_other_bytes_are_refused(data):
    assert refused(data)


def test_an_unknown_schema_version_is_named_in_the_refusal():
    class Newer(Toy):
        schema = 2

    assert "schema version 1; this server reads 2" in refused(some_bytes(), Newer())


def test_the_snapshot_of_another_game_is_named_in_the_refusal():
    class Other(Toy):
        name = "other"

    assert "of 'toy', not of 'other'" in refused(some_bytes(), Other())


def test_a_body_that_is_not_a_state_is_refused():
    envelope = msgspec.msgpack.decode(some_bytes())
    body = msgspec.msgpack.encode(["no", "state"])
    data = msgspec.msgpack.encode([envelope[0], envelope[1], zlib.crc32(body), body])
    assert "does not hold a state" in refused(data)


def test_the_digest_is_the_same_on_every_machine():
    state, _ = start(TOY, {}, 2, "seed")
    assert digest(TOY, state) == "12fa82f82929a2ffd4de1c65e74764b3a3e7968e718e82bc57e95701a4a93588"
