"""Deliveries over both stores: order, retries, dead letters, rotation, disabling, and each event at least once."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count, repeat

import pytest

from service.app import webhook_queues
from service.app.webhook_documents import hook_document, queue_document
from service.app.webhook_policy import DeliveryPolicy
from service.app.webhooks import TESTS_PER_MINUTE
from service.errors import RefusedError
from service.outbound.sender import PATIENCE
from service.store.base import Commit, Committed, GameStore, shard_of
from service.store.embedded import EmbeddedStore
from service.store.names import head_key
from service.store.redis import RedisStore
from tests.store.store_factory import StoreFactory
from tests.webhooks.receiver import Receiver
from tests.webhooks.scene import ALL_KINDS, QUICK, TURN, Scene, new_game, open_scene, until

Story = Callable[[Scene], Awaitable[None]]


def play(factory: StoreFactory, story: Story, policy: DeliveryPolicy = QUICK) -> None:
    async def scenario(store: GameStore) -> None:
        async with open_scene(store, policy) as scene:
            await story(scene)

    factory.play(scenario)


def numbers(receiver: Receiver, game: str) -> list[int]:
    return [one.data["n"] for one in receiver.accepted if one.data["game"] == game]


def test_every_kind_is_delivered_once_with_a_valid_signature(factory, receiver):
    async def story(scene: Scene) -> None:
        _, secret = await scene.webhook(receiver.url)
        game = new_game()
        await scene.happen(game, 1, *ALL_KINDS)
        await until(lambda: len(receiver.accepted) == 6)
        for one in receiver.received:
            one.verify(secret)
        assert [one.type for one in receiver.received] == [
            "game.started",
            "turn.started",
            "turn.reminder",
            "seat.timed_out",
            "seat.left",
            "game.finished",
        ]
        assert len({one.id for one in receiver.received}) == 6
        assert receiver.received[0].headers["content-type"] == "application/json"
        assert await scene.store.notes(shard_of(game), 10) == []

    play(factory, story)


def test_events_of_a_game_arrive_in_order_although_attempts_fail(factory, receiver):
    async def story(scene: Scene) -> None:
        webhook, _ = await scene.webhook(receiver.url)
        games = [new_game() for _ in range(3)]
        attempts: dict[str, int] = {}

        def fails_twice(received) -> int:
            attempts[received.id] = attempts.get(received.id, 0) + 1
            return 200 if attempts[received.id] > received.data["n"] % 3 else 500

        receiver.answer = fails_twice
        for seq in range(1, 7):
            for game in games:
                await scene.happen(game, seq)
        await until(lambda: len(receiver.accepted) == 18)
        for game in games:
            assert numbers(receiver, game) == [1, 2, 3, 4, 5, 6]
        assert max(attempts.values()) == 3
        assert await scene.deliveries(webhook) == ()

    play(factory, story)


def test_after_the_last_attempt_a_delivery_is_a_dead_letter_and_the_next_goes_on(factory, receiver):
    async def story(scene: Scene) -> None:
        webhook, secret = await scene.webhook(receiver.url)
        game = new_game()
        receiver.answer = lambda received: 500 if received.data["n"] == 1 else 200
        await scene.happen(game, 1)
        await scene.happen(game, 2)
        await until(lambda: numbers(receiver, game) == [2])
        assert len([one for one in receiver.received if one.status == 500]) == len(QUICK.delays)
        (dead,) = await scene.deliveries(webhook, "DEAD")
        assert (dead.attempts, dead.error, dead.next_attempt_time) == (4, "answered with status 500", None)
        assert await scene.deliveries(webhook, "PENDING") == ()

        again = await scene.call("retry_delivery", webhook=webhook, delivery=dead.id)
        assert (again.delivery.id, again.delivery.status) == (dead.id, "DELIVERY_STATUS_PENDING")

        async def is_dead_again() -> bool:
            return [one.attempts for one in await scene.deliveries(webhook, "DEAD")] == [5]

        await until(is_dead_again)
        receiver.answer = lambda received: 200
        await scene.call("retry_delivery", webhook=webhook, delivery=dead.id)
        await until(lambda: numbers(receiver, game) == [2, 1])
        assert receiver.received[-1].id == dead.id
        receiver.received[-1].verify(secret)
        assert await scene.deliveries(webhook) == ()

    play(factory, story)


def test_a_pending_delivery_says_when_it_is_tried_again_and_why_it_failed(factory, receiver):
    async def story(scene: Scene) -> None:
        receiver.answer = lambda received: 302
        receiver.headers = {"Location": receiver.url}
        webhook, _ = await scene.webhook(receiver.url)
        game = new_game()
        await scene.happen(game, 1)
        await until(lambda: len(receiver.received) == 1)

        async def is_noted() -> bool:
            return [one.attempts for one in await scene.deliveries(webhook)] == [1]

        await until(is_noted)
        (pending,) = await scene.deliveries(webhook, "PENDING")
        assert (pending.kind, pending.game, pending.error) == (TURN, game, "answered with status 302")
        seconds = pending.next_attempt_time.timestamp() - scene.now() / 1000
        assert 50 < seconds <= 66
        assert await scene.call("retry_delivery", webhook=webhook, delivery=pending.id) is not None
        assert len(receiver.received) == 1

    play(factory, story, DeliveryPolicy(delays=(0, 60)))


def test_retry_after_is_kept(factory, receiver):
    async def story(scene: Scene) -> None:
        receiver.answer = lambda received: 429
        receiver.headers = {"Retry-After": "3600"}
        webhook, _ = await scene.webhook(receiver.url)
        await scene.happen(new_game(), 1)

        async def is_noted() -> bool:
            return [one.attempts for one in await scene.deliveries(webhook)] == [1]

        await until(is_noted)
        (pending,) = await scene.deliveries(webhook)
        assert 3500 < pending.next_attempt_time.timestamp() - scene.now() / 1000 <= 3601

    play(factory, story)


def test_gone_disables_the_webhook_until_it_is_updated(factory, receiver):
    async def story(scene: Scene) -> None:
        receiver.answer = lambda received: 410
        webhook, _ = await scene.webhook(receiver.url)
        game = new_game()
        await scene.happen(game, 1)
        await scene.happen(game, 2)

        async def is_disabled() -> bool:
            found = await scene.call("get_webhook", webhook=webhook)
            return "410" in found.webhook.disabled

        await until(is_disabled)

        async def all_dead() -> bool:
            return len(await scene.deliveries(webhook, "DEAD")) == 2

        await until(all_dead)
        assert len(receiver.received) == 1
        assert await scene.parts.directory.wanted("me") == frozenset()
        (first, _) = await scene.deliveries(webhook, "DEAD")
        with pytest.raises(RefusedError, match="disabled"):
            await scene.call("retry_delivery", webhook=webhook, delivery=first.id)
        receiver.answer = lambda received: 200
        updated = await scene.call("update_webhook", webhook=webhook)
        assert updated.webhook.disabled == ""
        await scene.call("retry_delivery", webhook=webhook, delivery=first.id)
        await until(lambda: numbers(receiver, game) == [1])

    play(factory, story)


def test_a_long_outage_with_many_failures_disables_the_webhook(factory, receiver):
    async def story(scene: Scene) -> None:
        receiver.answer = lambda received: 500
        webhook, _ = await scene.webhook(receiver.url)
        for _ in range(3):
            await scene.happen(new_game(), 1)

        async def is_disabled() -> bool:
            found = await scene.call("get_webhook", webhook=webhook)
            return found.webhook.disabled == "nothing was delivered for a long time; at last: answered with status 500"

        await until(is_disabled)
        assert len(receiver.received) >= 5

    play(factory, story, DeliveryPolicy(delays=(0, *[0.1] * 20), outage=1.0, failures=5))


def test_a_short_outage_after_a_long_time_without_events_does_not_disable_the_webhook(factory, receiver):
    async def story(scene: Scene) -> None:
        receiver.answer = lambda received: 200 if len(receiver.received) > 8 else 500
        webhook, _ = await scene.webhook(receiver.url)
        await asyncio.sleep(1.2)
        for _ in range(8):
            await scene.happen(new_game(), 1)

        async def is_over() -> bool:
            return await scene.deliveries(webhook, "PENDING") == () and len(receiver.received) >= 8

        await until(is_over)
        assert (await scene.call("get_webhook", webhook=webhook)).webhook.disabled == ""
        assert len(receiver.accepted) == 8

    play(factory, story, DeliveryPolicy(delays=(0, *[0.1] * 20), outage=1.0, failures=5))


def test_a_success_resets_the_count_of_failures(factory, receiver):
    async def story(scene: Scene) -> None:
        receiver.answer = lambda received: 200 if len(receiver.received) % 3 == 2 else 500
        webhook, _ = await scene.webhook(receiver.url)
        game = new_game()
        for seq in range(1, 9):
            await scene.happen(game, seq)
        await until(lambda: numbers(receiver, game) == list(range(1, 9)))
        found = await scene.call("get_webhook", webhook=webhook)
        assert found.webhook.disabled == ""

    play(factory, story, DeliveryPolicy(delays=(0, *[0.1] * 20), outage=1.0, failures=5))


def test_after_a_rotation_both_secrets_verify(factory, receiver):
    async def story(scene: Scene) -> None:
        webhook, old = await scene.webhook(receiver.url)
        rotated = await scene.call("rotate_secret", webhook=webhook)
        await scene.happen(new_game(), 1)
        await until(lambda: len(receiver.accepted) == 1)
        assert rotated.secret != old
        for secret in (old, rotated.secret):
            receiver.received[0].verify(secret)
        newest = await scene.call("rotate_secret", webhook=webhook)
        await scene.happen(new_game(), 1)
        await until(lambda: len(receiver.accepted) == 2)
        for secret in (old, rotated.secret, newest.secret):
            receiver.received[1].verify(secret)

    play(factory, story)


def test_a_test_is_sent_once_and_its_status_is_told(factory, receiver):
    async def story(scene: Scene) -> None:
        webhook, secret = await scene.webhook(receiver.url)
        for status in (200, 500):
            receiver.answer = lambda received, status=status: status
            answer = await scene.call("test_webhook", webhook=webhook)
            assert (answer.ok, answer.status, answer.error) == (status == 200, status, "")
            assert receiver.received[-1].type == "webhook.test"
            receiver.received[-1].verify(secret)
        assert len(receiver.received) == 2
        nowhere, _ = await scene.webhook("http://127.0.0.1:1/")
        answer = await scene.call("test_webhook", webhook=nowhere)
        assert (answer.ok, answer.status, answer.error) == (False, 0, "the connection failed")
        for _ in range(TESTS_PER_MINUTE - 1):
            await scene.call("test_webhook", webhook=nowhere)
        with pytest.raises(RefusedError, match="tests of one webhook in a minute"):
            await scene.call("test_webhook", webhook=nowhere)

    play(factory, story)


def test_kinds_and_player_filter_what_is_delivered(factory, receiver):
    async def story(scene: Scene) -> None:
        await scene.webhook(receiver.url, TURN, player="ana")
        game = new_game()
        await scene.happen(game, 1, TURN, players=("bo", ""))
        await scene.happen(game, 2, "WEBHOOK_KIND_SEAT_LEFT", players=("ana", "bo"))
        await scene.happen(game, 3, TURN, players=("bo", "ana"))
        await until(lambda: len(receiver.accepted) == 1)
        assert numbers(receiver, game) == [3]
        assert await scene.parts.directory.wanted("me") == {TURN}
        assert await scene.parts.directory.wanted("another") == frozenset()

    play(factory, story)


def test_a_note_that_is_applied_again_changes_nothing(factory, receiver):
    async def story(scene: Scene) -> None:
        webhook, _ = await scene.webhook(receiver.url)
        game = new_game()
        await scene.relay.close()
        await scene.happen(game, 1, TURN, TURN)
        await scene.happen(game, 2)
        notes = await scene.store.notes(shard_of(game), 10)
        assert len(notes) == 3
        await scene.parts.notes.apply(notes)
        document = queue_document(webhook, game)
        first = await scene.store.load(document)
        await scene.parts.notes.apply(notes)
        assert await scene.store.load(document) == first
        await scene.parts.deliveries.deliver_due(document)
        assert numbers(receiver, game) == [1, 1, 2]
        await scene.parts.notes.apply(notes)
        await scene.parts.deliveries.deliver_due(document)
        assert numbers(receiver, game) == [1, 1, 2]

    play(factory, story)


def test_a_deleted_webhook_gets_nothing_more_and_leaves_no_queue(factory, receiver):
    async def story(scene: Scene) -> None:
        receiver.answer = lambda received: 500
        webhook, _ = await scene.webhook(receiver.url)
        game = new_game()
        await scene.happen(game, 1)
        await until(lambda: len(receiver.received) == 1)
        await scene.call("delete_webhook", webhook=webhook)
        await scene.happen(game, 2)

        async def is_gone() -> bool:
            return await scene.store.load(queue_document(webhook, game)) is None

        await until(is_gone)
        assert await scene.store.games(f"queues/{webhook}", None, 10) == []

    play(factory, story, DeliveryPolicy(delays=(0, 0.3, 0.3, 0.3)))


def test_a_deleted_webhook_leaves_no_list_of_expired_queues(factory, receiver, monkeypatch):
    monkeypatch.setattr(webhook_queues, "EMPTY_QUEUE_KEPT", 1)

    async def story(scene: Scene) -> None:
        webhook, _ = await scene.webhook(receiver.url)
        game = new_game()
        await scene.happen(game, 1)
        await until(lambda: numbers(receiver, game) == [1])

        async def is_expired() -> bool:
            return await scene.store.load(queue_document(webhook, game)) is None

        await until(is_expired)
        await scene.call("delete_webhook", webhook=webhook)
        assert await scene.store.games(f"queues/{webhook}", None, 10) == []

    play(factory, story)


def test_a_damaged_queue_begins_anew(factory, receiver, caplog):
    async def story(scene: Scene) -> None:
        webhook, _ = await scene.webhook(receiver.url)
        game = new_game()
        await scene.happen(game, 1)
        await until(lambda: numbers(receiver, game) == [1])

        async def damage() -> bool:
            document = queue_document(webhook, game)
            loaded = await scene.store.load(document)
            assert loaded is not None
            return isinstance(await scene.store.commit(document, Commit(loaded.version, b"nonsense", 600)), Committed)

        await until(damage)
        await scene.happen(game, 2)
        await until(lambda: numbers(receiver, game) == [1, 2])
        assert "the stored queue is damaged" in caplog.text

    play(factory, story)


async def make_unreadable(store: GameStore, document: str) -> None:
    """Damage a stored document so that the store itself cannot load it."""
    if isinstance(store, EmbeddedStore):
        statement = "UPDATE games SET checksum = checksum + 1 WHERE id = ?"
        await store._database.perform(lambda db: db.execute(statement, (document,)) and None)
    else:
        assert isinstance(store, RedisStore)
        await store._cluster.one("SET", head_key(document), "another program's")


def test_a_queue_that_the_store_cannot_load_stops_no_other(factory, receiver, caplog):
    async def story(scene: Scene) -> None:
        webhook, _ = await scene.webhook(receiver.url)
        game = new_game()
        other = next(one for one in map("{}x{}".format, repeat(game), count()) if shard_of(one) == shard_of(game))
        await scene.happen(game, 1)
        await until(lambda: numbers(receiver, game) == [1])
        await make_unreadable(scene.store, queue_document(webhook, game))
        await scene.happen(game, 2)
        await scene.happen(other, 1)

        async def are_applied() -> bool:
            return await scene.store.notes(shard_of(game), 1) == []

        await until(are_applied)
        await until(lambda: numbers(receiver, other) == [1])
        assert f"webhook {webhook} about game {game}" in caplog.text
        assert await scene.deliveries(webhook) == ()
        await scene.call("delete_webhook", webhook=webhook)

    play(factory, story)


@pytest.mark.parametrize("damaged", [b"\x97\xa5club\xb9", b"nonsense", b""], ids=["text", "form", "empty"])
def test_a_damaged_note_stops_no_other(factory, receiver, caplog, damaged):
    async def story(scene: Scene) -> None:
        await scene.webhook(receiver.url)
        game = new_game()
        commit = Commit("", b"head", 600, notes=(damaged,))
        stored = await scene.store.create(game, "games", commit, 1_000_000)
        assert isinstance(stored, Committed)
        scene.versions[game] = stored.version
        await scene.happen(game, 1)
        await until(lambda: numbers(receiver, game) == [1])
        assert f"a note of {game} is damaged" in caplog.text

    play(factory, story)


def test_a_damaged_webhook_stops_no_other(factory, receiver, caplog):
    async def story(scene: Scene) -> None:
        damaged, _ = await scene.webhook(receiver.url)
        webhook, _ = await scene.webhook(receiver.url)
        document = hook_document(damaged)
        loaded = await scene.store.load(document)
        await scene.store.commit(document, Commit(loaded.version, b"nonsense", 600))
        assert [one.id for one in (await scene.call("list_webhooks")).webhooks] == [webhook]
        game = new_game()
        await scene.happen(game, 1)
        await until(lambda: numbers(receiver, game) == [1])
        assert f"webhook {damaged}" in caplog.text

    play(factory, story)


@pytest.mark.parametrize(("webhooks", "games"), [(1, 300), (20, 4)], ids=["one with many games", "many"])
def test_receivers_that_hang_do_not_hold_up_others(factory, receiver, webhooks, games):
    """Their deliveries take a part of the slots only, however many wait, and take turns with other namespaces."""

    async def story(scene: Scene) -> None:
        async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        async with await asyncio.start_server(hang, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            hanging = [(await scene.webhook(f"http://127.0.0.1:{port}/"))[0] for _ in range(webhooks)]
            for _ in range(games):
                await scene.happen(new_game(), 1)
            await asyncio.sleep(1.0)
            others = [new_game() for _ in range(20)]
            await scene.call_as("others", "create_webhook", url=receiver.url, kinds=(TURN,))
            for game in others:
                await scene.happen(game, 1, namespace="others")
            async with asyncio.timeout(PATIENCE - 5):
                await until(lambda: len(receiver.accepted) == 20)
            assert len(await scene.deliveries(hanging[0], "PENDING")) == min(games, 100)

    play(factory, story)


def test_a_receiver_without_an_answer_gets_one_delivery_at_a_time_until_it_answers(factory):
    async def story(scene: Scene) -> None:
        connected, hangs = [], True

        async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            connected.append(writer)
            await reader.readuntil(b"}}")
            if not hangs:
                writer.write(b"HTTP/1.1 204 OK\r\n\r\n")
            else:
                await reader.read()
            connected.remove(writer)
            writer.close()

        async with await asyncio.start_server(receive, "127.0.0.1", 0) as server:
            webhook, _ = await scene.webhook(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/")
            for _ in range(12):
                await scene.happen(new_game(), 1)
            await until(lambda: len(connected) == 4)
            for writer in tuple(connected):
                writer.transport.abort()
            await until(lambda: len(connected) == 1)
            await asyncio.sleep(0.5)
            assert len(connected) == 1
            hangs = False
            connected[0].transport.abort()

            async def are_delivered() -> bool:
                return await scene.deliveries(webhook) == ()

            await until(are_delivered)

    play(factory, story, DeliveryPolicy(delays=(0, 1, 1, 1, 1)))
