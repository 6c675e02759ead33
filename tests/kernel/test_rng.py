"""The random number generator; the test vectors are those of its specification."""

import hashlib

from service.engine.kernel.rng import Stream, commitment, game_seed, u64


def test_vectors_of_nine_dice():
    dice = Stream("esporles", "dice:1")
    assert [dice.die() for _ in range(9)] == [2, 5, 4, 2, 1, 1, 6, 3, 1]


def test_vectors_of_a_deck():
    assert Stream("esporles", "deck:0").shuffle(range(1, 67))[:8] == [66, 25, 61, 35, 2, 22, 3, 1]


def test_vectors_of_a_block_without_repeated_numbers():
    block = Stream("esporles", "block")
    buildings: list[int] = []
    while len(buildings) < 3:
        roll = block.die()
        if roll not in buildings:
            buildings.append(roll)
    assert buildings == [1, 6, 2]


def test_a_value_is_the_first_eight_bytes_of_the_hash():
    expected = hashlib.sha256(b"seed|stream|7").digest()[:8]
    assert u64("seed", "stream", 7) == int.from_bytes(expected, "big")


def test_values_past_the_last_full_multiple_are_rejected(monkeypatch):
    values = iter([2**64 - 1, 5])
    monkeypatch.setattr("service.engine.kernel.rng.u64", lambda *_: next(values))
    assert Stream("s", "t").uniform(3) == 2


def test_streams_are_independent():
    one = Stream("s", "a")
    one.uniform(100)
    assert Stream("s", "b").uniform(10**9) == Stream("s", "b").uniform(10**9)
    assert Stream("s", "a").uniform(10**9) != Stream("s", "b").uniform(10**9)


def test_a_shuffle_keeps_all_items_and_does_not_change_its_input():
    items = [1, 2, 3, 4, 5]
    assert sorted(Stream("s", "x").shuffle(items)) == items == [1, 2, 3, 4, 5]


def test_the_commitment_is_the_hash_of_the_server_seed():
    assert commitment("abc") == hashlib.sha256(b"abc").hexdigest()


def test_the_entropy_of_every_seat_changes_the_deal_and_its_position_matters():
    seeds = {game_seed("s", entropy) for entropy in (["", ""], ["a", ""], ["", "a"], ["a,", ""], ['","', ""])}
    assert len(seeds) == 5
