"""The bounded cache: what it caches and what it removes."""

from service.engine.kernel.cache import BoundedCache


def test_a_value_is_made_once_for_each_key():
    cache: BoundedCache[int, list[int]] = BoundedCache()
    first = cache.once(1, lambda: [1])
    assert cache.once(1, lambda: [2]) is first
    assert cache.once(2, lambda: [2]) == [2]


def test_the_oldest_values_are_removed():
    cache: BoundedCache[int, str] = BoundedCache(most=3)
    for key in range(5):
        cache.once(key, lambda: "first")
    assert list(cache) == [2, 3, 4]
    assert cache.once(0, lambda: "again") == "again"
    assert list(cache) == [3, 4, 0]
