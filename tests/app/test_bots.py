"""Bots at tables: each move is made exactly once, also if processes, workers or queues fail."""

import asyncio
from collections.abc import Iterator
from contextlib import aclosing
from random import Random
from time import time
from typing import Any

import pytest

from service.app.decision import decided
from service.app.messages import ActionMessage, SeatPlan, Turn
from service.app.tokens import SCOPES, Signer, new_key
from service.app.worker_jobs import DecisionJob
from service.engine.kernel.play import apply, start
from service.engine.kernel.rng import bot_seed
from service.engine.kernel.snapshot import copy, encode, seal
from service.engine.registry import RULESETS
from service.errors import Reason
from service.store.base import Key
from tests.app.service_client import ServiceClient, open_client, run_scenario
from tests.grpc_api.stand_in import eventually
from tests.servers import redis_server

BOUND = 60


@pytest.fixture(scope="module")
def redis_url() -> Iterator[str]:
    with redis_server() as redis:
        yield redis.url


async def api_key(client: ServiceClient) -> str:
    """Store a new API key and return it."""
    name, key, digest = new_key()
    await client.service.store.put_key(Key(name, "test", SCOPES, digest, time()))
    return key


async def bot_table(
    client: ServiceClient, *bots: str, ruleset: str = "hallertau", key: str = "", **fields: Any
) -> tuple[str, str]:
    """Create a table with a person at seat 0 and bots at the other seats; return its id and the person's token."""
    key = key or await api_key(client)
    plans = (SeatPlan(), *(SeatPlan(bot=bot) for bot in bots))
    made = await client.call("CreateGame", key, ruleset=ruleset, seats=len(plans), plans=plans, **fields)
    claimed = await client.call("ClaimSeat", game=made.game.id, seat=0, invite=made.invites[0])
    return made.game.id, claimed.seat_token


async def wait_until_to_act(client: ServiceClient, game: str, token: str) -> Turn:
    """Wait until the person is to act or the game is over; return this turn."""
    head = (await client.call("ListEvents", token, game=game, page_size=1)).head_seq
    async with asyncio.timeout(BOUND), aclosing(client.watch(token, game=game, after_seq=head)) as messages:
        async for message in messages:
            if isinstance(message, Turn) and (0 in message.to_act or not message.to_act):
                return message
    raise AssertionError("the stream ended")


async def play_one_move(client: ServiceClient, game: str, token: str) -> None:
    """Play one move for the person."""
    listed = await client.call("ListActions", token, game=game)
    await client.submit(token, game, listed.revision, listed.actions[-1].id)


def record_decisions(client: ServiceClient) -> dict[str, str]:
    """Record what the bots of a service decide; the key is the seed of the decision."""
    decisions: dict[str, str] = {}
    run = client.service.bot_pool.run

    async def recording(job: Any, *rest: Any) -> Any:
        decision = await run(job, *rest)
        decisions[job.seed] = decision.action
        return decision

    client.service.bot_pool.run = recording
    return decisions


def count_bot_moves(client: ServiceClient) -> int:
    return sum(client.service.telemetry._bot_moves.values())


def test_two_processes_that_play_for_the_same_bots_make_each_move_once(tmp_path, redis_url):
    async def scenario() -> None:
        async with open_client(tmp_path, store=redis_url) as one, open_client(tmp_path, store=redis_url) as other:
            decisions = [record_decisions(client) for client in (one, other)]
            game, token = await bot_table(one, "search", "greedy")
            for turn in range(12):
                for client in (one, other):
                    client.service.bots.wake(game, "owner")
                await wait_until_to_act(one, game, token)
                await play_one_move((one, other)[turn % 2], game, token)
            await eventually(lambda: not (one.service.bots._woken or other.service.bots._woken))
            record = (await one.call("ExportRecord", token, game=game)).record
            bot_moves = [entry for entry in record.actions if entry.seat]
            assert [entry.revision for entry in record.actions] == list(range(1, len(record.actions) + 1))
            assert count_bot_moves(one) + count_bot_moves(other) == len(bot_moves) > 0
            twice = decisions[0].keys() & decisions[1].keys()
            assert twice, "the processes never decided at the same revision, so the test proves nothing"
            assert all(decisions[0][chance] == decisions[1][chance] for chance in twice)

    asyncio.run(scenario())


def test_the_request_id_of_a_bot_is_derived_from_the_secret_of_the_store_and_nobody_can_take_it_first(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        client.service.repository.on_bots_due(lambda game, owner: None)
        signer = Signer(await client.service.store.secret())
        game, token = await bot_table(client, "random")
        listed = await client.call("ListActions", token, game=game)
        while 1 not in listed.to_act:  # the id of the next move, taken by another seat, is another id
            taken = signer.chance(game, 1, listed.revision + 1)
            await client.submit(token, game, listed.revision, listed.actions[-1].id, request_id=taken)
            listed = await client.call("ListActions", token, game=game)
        ours = signer.chance(game, 1, listed.revision)
        sent = {"expected_revision": listed.revision, "actions": (ActionMessage(id="skip"),), "request_id": ours}
        assert (await client.refusal("SubmitActions", token, game=game, seat=1, **sent)).reason is Reason.SEAT_FORBIDDEN
        load = client.service.repository.load
        assert (await load(game, f"1/{ours}"))[2] is None
        client.service.bots.wake(game, "owner")
        await eventually(lambda: not client.service.bots._woken)
        _, _, answer = await load(game, f"1/{ours}")
        assert answer is not None
        assert count_bot_moves(client) == 1
        seen = [
            await client.call("ListEvents", token, game=game),
            (await client.call("ExportRecord", token, game=game)).record,
            await client.call("GetGame", token, game=game),
        ]
        assert ours not in repr(seen)

    run_scenario(tmp_path, scenario)


def test_a_bot_that_cannot_decide_plays_the_safest_action(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        async def broken(*_: Any) -> Any:
            raise RuntimeError("out of order")

        client.service.bot_pool.run = broken
        game, token = await bot_table(client, "search", ruleset="lagranja")
        while (await wait_until_to_act(client, game, token)).to_act and not count_bot_moves(client):
            await play_one_move(client, game, token)
        assert count_bot_moves(client) > 0

    run_scenario(tmp_path, scenario)


def test_bot_of_a_table_that_did_not_fit_into_the_queue_moves_when_the_table_is_read(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        free, real = asyncio.Event(), client.service.bot_pool.run

        async def slow(*job: Any) -> Any:
            await free.wait()
            return await real(*job)

        client.service.bot_pool.run = slow
        key = await api_key(client)
        tables = [await bot_table(client, "random", key=key, seed=f"{number}") for number in range(8)]
        waiting = [(game, token) for game, token in tables if (await bot_is_to_act(client, game, token))]
        assert len(waiting) > 1
        assert len(client.service.bots._woken) == 1
        free.set()
        for game, token in waiting:
            assert (await wait_until_to_act(client, game, token)).revision > 0

    run_scenario(tmp_path, scenario, bot_queue=1)


@pytest.mark.parametrize("queue", [1, 64])
def test_the_bots_of_one_api_key_do_not_keep_those_of_another_from_moving(tmp_path, queue):
    async def scenario(client: ServiceClient) -> None:
        free, run, decided = asyncio.Event(), client.service.bot_pool._run, list[str]()

        async def recording(job: Any) -> Any:
            await free.wait()
            decided.append(job.seed)
            return await run(job)

        client.service.bot_pool._run = recording
        many, few = await api_key(client), await api_key(client)
        waiting: dict[str, list[str]] = {many: [], few: []}
        for key, tables in ((many, 6), (few, 1)):
            while len(waiting[key]) < tables:
                game, token = await bot_table(client, "random", key=key)
                if await bot_is_to_act(client, game, token):
                    _, head, _ = await client.service.repository.load(game)
                    waiting[key].append(bot_seed(head.server_seed, 1, 0))
        assert len(client.service.bots._woken) == min(queue, 6) + 1
        free.set()
        await eventually(lambda: waiting[few][0] in decided)
        assert decided.index(waiting[few][0]) <= 2

    run_scenario(tmp_path, scenario, bot_queue=queue)


async def bot_is_to_act(client: ServiceClient, game: str, token: str) -> bool:
    listed = await client.call("ListActions", token, game=game)
    return 1 in listed.to_act


def test_a_heartbeat_wakes_a_bot_that_missed_its_wake(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        real = client.service.repository._wake_bots
        client.service.repository.on_bots_due(lambda game, owner: None)
        tables = [await bot_table(client, "random", seed=f"{number}") for number in range(8)]
        (game, token), *_ = [table for table in tables if await bot_is_to_act(client, *table)]
        head = (await client.call("ListEvents", token, game=game, page_size=1)).head_seq
        async with asyncio.timeout(BOUND), aclosing(client.watch(token, game=game, after_seq=head)) as messages:
            assert (await anext(messages)).head_seq == head
            assert 1 in (await anext(messages)).to_act
            client.service.repository.on_bots_due(real)
            async for message in messages:
                if isinstance(message, Turn):
                    break
        assert count_bot_moves(client) > 0

    run_scenario(tmp_path, scenario, heartbeat=0.1)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_decision_and_its_reason_depend_only_on_what_the_seat_can_see(ruleset):
    game, random = RULESETS[ruleset], Random(3)
    rules, compared = game.rules, 0
    state, _ = start(rules, {}, 3, "secrecy")
    while compared < 4:
        seat = rules.to_act(state)[0]
        if random.random() < 0.1:
            other = game.invariants.redeal(copy(rules, state), seat, f"{compared}")
            if encode(rules, other) != encode(rules, state):
                compared += 1
                jobs = [
                    DecisionJob(ruleset, rules.version, seal(rules, world)[0], seat, "search", "chance", "it")
                    for world in (state, other)
                ]
                assert decided(jobs[0]) == decided(jobs[1])
        apply(rules, state, seat, random.choice(rules.actions(state, seat)))


def test_metrics_count_the_moves_of_bots(tmp_path):
    async def scenario(client: ServiceClient) -> str:
        game, token = await bot_table(client, "random", "greedy")
        while not all(client.service.telemetry._bot_moves[bot] for bot in ("random", "greedy")):
            await wait_until_to_act(client, game, token)
            await play_one_move(client, game, token)
        return client.service.telemetry.render().decode()

    metrics = run_scenario(tmp_path, scenario)
    assert 'reeve_bot_moves_total{bot="greedy"} ' in metrics
    assert 'reeve_bot_decision_seconds_count{bot="random"} ' in metrics
