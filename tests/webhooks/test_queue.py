"""What happens to a queue of deliveries."""

from service.app.webhook_documents import Queue, StoredDelivery
from service.app.webhook_queue import (
    DEAD_KEPT,
    FULL,
    MOST_DEAD,
    MOST_PENDING,
    add,
    drop,
    due,
    fail,
    give_up,
    retry,
    without_expired,
)
from service.store.base import NEVER


def delivery(seq: int, name: str = "", at: int = 0) -> StoredDelivery:
    return StoredDelivery(f"{seq}{name}", "WEBHOOK_KIND_TURN_STARTED", seq, at, {}, at)


def pending(queue: Queue) -> list[str]:
    return [one.id for one in queue.pending]


def dead(queue: Queue) -> list[str]:
    return [one.id for one in queue.dead]


def test_deliveries_are_added_in_order_and_each_once():
    first = [delivery(3, "a"), delivery(3, "b"), delivery(5)]
    queue = add(Queue(), first, 0)
    assert pending(queue) == ["3a", "3b", "5"]
    assert add(queue, first, 0) == queue
    assert pending(add(queue, [delivery(5, "c"), delivery(8)], 0)) == ["3a", "3b", "5", "5c", "8"]


def test_what_was_delivered_is_not_added_again():
    queue = drop(drop(add(Queue(), [delivery(3), delivery(4)], 0), "3"), "4")
    assert queue.pending == ()
    assert add(queue, [delivery(3), delivery(4)], 0) == queue


def test_a_full_queue_gives_up_what_is_new_and_keeps_the_order():
    queue = add(Queue(), [delivery(seq) for seq in range(1, MOST_PENDING + MOST_DEAD + 3)], 7)
    assert pending(queue) == [str(seq) for seq in range(1, MOST_PENDING + 1)]
    assert dead(queue) == [str(seq) for seq in range(MOST_PENDING + 3, MOST_PENDING + MOST_DEAD + 3)]
    assert {(one.error, one.next) for one in queue.dead} == {(FULL, 7)}
    assert add(queue, [delivery(MOST_PENDING + MOST_DEAD + 2)], 8) == queue


def test_a_failed_attempt_sets_the_next_one_or_gives_up():
    queue = add(Queue(), [delivery(1), delivery(2)], 0)
    once = fail(queue, "1", "no answer", 10, 99)
    assert (pending(once), due(once), once.pending[0].attempts, once.pending[0].error) == (
        ["1", "2"],
        99,
        1,
        "no answer",
    )
    twice = fail(once, "1", "still none", 20, None)
    assert (pending(twice), dead(twice), due(twice)) == (["2"], ["1"], 0)
    assert (twice.dead[0].attempts, twice.dead[0].error, twice.dead[0].next) == (2, "still none", 20)
    assert fail(twice, "1", "late", 30, None) == twice


def test_a_retry_goes_first_and_leaves_the_others_as_they_are():
    queue = fail(add(Queue(), [delivery(1), delivery(2)], 0), "1", "no", 20, None)
    waiting = fail(queue, "2", "no", 20, 500)
    again = retry(waiting, "1", 30)
    assert (pending(again), dead(again), due(again)) == (["1", "2"], [], 30)
    assert again.pending[1] == waiting.pending[0]
    assert retry(again, "unknown", 30) == again


def test_a_disabled_webhook_gives_up_all_deliveries():
    queue = give_up(add(Queue(), [delivery(1), delivery(2)], 0), "disabled", 9)
    assert (pending(queue), dead(queue), due(queue)) == ([], ["1", "2"], NEVER)


def test_dead_letters_expire():
    queue = give_up(add(Queue(), [delivery(1)], 0), "disabled", 9)
    assert without_expired(queue, 9 + DEAD_KEPT - 1) is queue
    assert without_expired(queue, 9 + DEAD_KEPT).dead == ()
