"""What is kept for the same key, and for how long."""

from service.engine.kernel.seen import Seen


def test_something_is_made_once_for_a_key():
    seen: Seen[int, list[int]] = Seen()
    first = seen.once(1, lambda: [1])
    assert seen.once(1, lambda: [2]) is first
    assert seen.once(2, lambda: [2]) == [2]


def test_the_oldest_are_forgotten():
    seen: Seen[int, str] = Seen(most=3)
    for key in range(5):
        seen.once(key, lambda: "first")
    assert list(seen) == [2, 3, 4]
    assert seen.once(0, lambda: "again") == "again"
    assert list(seen) == [3, 4, 0]
