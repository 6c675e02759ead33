"""Limits of one game in the store: undos, actions and answers are limited for each seat, and every game can end."""

import random
from itertools import pairwise
from types import SimpleNamespace

from service.app import lobby
from service.app.commands import ANSWERS_KEPT
from service.app.identity import LOCAL
from service.app.ids import request_game_id
from service.app.messages import ActionMessage
from service.app.repository import KEEP_EVERY
from service.config import Limits
from service.engine.registry import RULESETS
from service.errors import Reason
from tests.app.raw_stores import RawSqlite
from tests.app.service_client import ServiceClient, run_scenario

RULES = RULESETS["hallertau"].rules
FAST = 10**6
SEED = "1" * 64
"""The seed of a game with a stop point at which a card can be played."""


async def seats_to_act(client: ServiceClient, token: str, game: str) -> list[int]:
    looked = await client.call("GetGame", token, game=game)
    return [seat.seat for seat in looked.game.seats if seat.to_act]


async def next_seat(client: ServiceClient, game: str, tokens: list[str], seat: int) -> int:
    """Let a seat end its turn by default actions; return the seat that is next."""
    while (await seats_to_act(client, tokens[0], game))[0] == seat:
        _, head, _ = await client.service.repository.load(game)
        safest = RULES.default(client.service.repository.state(head), seat)
        await client.submit(tokens[seat], game, head.revision, safest.id)
    return (await seats_to_act(client, tokens[0], game))[0]


def test_undos_of_a_seat_are_limited(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        (seat,) = await seats_to_act(client, tokens[0], game)
        sizes = []
        for number in range(60):
            undoable = await submit_and_undo(client, game, tokens[seat], number)
            values = RawSqlite(tmp_path / "reeve.sqlite3").read()
            sizes.append(sum(len(value) for value in values.values()))
        assert undoable == 0
        growth = [after - before for before, after in pairwise(sizes)]
        assert sum(growth) < 500 * len(growth), "each undo stored a snapshot, which takes 800 bytes"
        _, head, _ = await client.service.repository.load(game)
        assert len(head.snapshots) <= head.revision // KEEP_EVERY + 1

        listed = await client.call("ListActions", tokens[seat], game=game)
        outcome = await client.submit(tokens[seat], game, listed.revision, "place:nursery")
        assert outcome.undoable == 0
        assert (await client.call("GetGame", tokens[seat], game=game)).undoable == 0
        refusal = await client.refusal("UndoActions", tokens[seat], game=game, expected_revision=outcome.revision)
        assert refusal.reason == Reason.UNDO_NOT_ALLOWED
        assert "in a whole game it may take back 60 (undos_per_seat)" in refusal.message

        other = await next_seat(client, game, tokens, seat)
        listed = await client.call("ListActions", tokens[other], game=game)
        assert (await client.submit(tokens[other], game, listed.revision, "place:nursery")).undoable == 1

    run_scenario(tmp_path, scenario, limits=Limits(undos_per_seat=60, requests_per_second=FAST))


async def submit_and_undo(client: ServiceClient, game: str, token: str, number: int) -> int:
    """Play an action and take it back; return how many actions can be taken back after the next one."""
    listed = await client.call("ListActions", token, game=game)
    done = await client.submit(token, game, listed.revision, "place:nursery", request_id=f"do {number}")
    asked = {"game": game, "expected_revision": done.revision, "request_id": f"undo {number}"}
    outcome = (await client.call("UndoActions", token, **asked)).outcome
    return outcome.undoable


def test_a_seat_beyond_its_action_limit_can_still_play_default_actions_to_the_end(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        refused = 0
        while waiting := await seats_to_act(client, tokens[0], game):
            seat = waiting[0]
            listed = await client.call("ListActions", tokens[seat], game=game)
            asked = {"game": game, "expected_revision": listed.revision}
            last = listed.actions[-1].id
            _, head, _ = await client.service.repository.load(game)
            if head.spent[seat].actions < 30:
                await client.submit(tokens[seat], game, listed.revision, last)
                continue
            (safest,) = [action.id for action in listed.actions]
            both = (ActionMessage(id=last), ActionMessage(id=last))
            refusal = await client.refusal("SubmitActions", tokens[seat], **asked, actions=both)
            assert refusal.reason == Reason.QUOTA_EXCEEDED
            assert f"seat {seat} has played 30 actions in this game (actions_per_seat)" in refusal.message
            assert refusal.message.endswith(f": {safest}")
            await client.submit(tokens[seat], game, listed.revision, safest)
            refused += 1
        assert refused > 20
        assert (await client.call("GetGame", tokens[0], game=game)).game.status == "finished"

    run_scenario(tmp_path, scenario, limits=Limits(actions_per_seat=30, requests_per_second=FAST))


def test_a_seat_can_change_its_readiness_only_a_limited_number_of_times(tmp_path, monkeypatch):
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: SEED))

    async def scenario(client):
        game, tokens = await client.table(1)
        chance = random.Random(1)
        for _ in range(200):
            listed = await client.call("ListActions", tokens[0], game=game)
            kinds = {action.kind for action in listed.actions}
            if {"ready_while_idle", "play_card"} <= kinds:
                break
            await client.submit(tokens[0], game, listed.revision, chance.choice(listed.actions).id)
        _, head, _ = await client.service.repository.load(game)
        left = 200 - head.spent[0].actions
        assert left > 10
        for number in range(left):
            wish = {"always_ask": True} if number % 2 else {"while_idle": True}
            await client.call("SetReady", tokens[0], game=game, seat=0, **wish)
        wish = {"always_ask": True} if left % 2 else {"while_idle": True}
        refusal = await client.refusal("SetReady", tokens[0], game=game, seat=0, **wish)
        assert refusal.reason == Reason.QUOTA_EXCEEDED
        assert "(actions_per_seat)" in refusal.message

    run_scenario(tmp_path, scenario, limits=Limits(actions_per_seat=200, requests_per_second=FAST))


def test_only_the_answers_to_the_last_commits_of_each_seat_are_stored(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        (first,) = await seats_to_act(client, tokens[0], game)
        listed = await client.call("ListActions", tokens[first], game=game)
        await client.submit(tokens[first], game, listed.revision, "place:nursery", request_id="begin")
        other = await next_seat(client, game, tokens, first)
        turn = (await client.call("GetGame", tokens[0], game=game)).game.revision
        for number in range(ANSWERS_KEPT):
            await submit_and_undo(client, game, tokens[other], number)
        values = RawSqlite(tmp_path / "reeve.sqlite3").read()
        kept = {key[2] for key in values if key[0] == "answer"}
        half = range(ANSWERS_KEPT // 2, ANSWERS_KEPT)
        mine = {f"{other}/{what} {number}" for what in ("do", "undo") for number in half}
        assert kept == {f"{first}/begin", *mine}
        assert len(kept) == ANSWERS_KEPT + 1

        again = await client.submit(tokens[first], game, listed.revision, "place:nursery", request_id="begin")
        assert again.replayed, "a commit of another seat removed the answer"
        dropped = {"game": game, "expected_revision": turn, "request_id": "do 0"}
        actions = (ActionMessage(id="place:nursery"),)
        refusal = await client.refusal("SubmitActions", tokens[other], **dropped, actions=actions)
        assert refusal.reason == Reason.STALE_REVISION, "a retry after its answer was removed changed the game"

    run_scenario(tmp_path, scenario)


def test_a_refused_creation_stores_nothing(tmp_path):
    async def scenario(client):
        creation = {"ruleset": "hallertau", "seats": 2}
        await client.call("CreateGame", **creation)
        for number in range(3):
            refusal = await client.refusal("CreateGame", **creation, request_id=f"create {number}")
            assert (refusal.reason, "(games_per_key)" in refusal.message) == (Reason.QUOTA_EXCEEDED, True)
            assert await client.service.store.load(request_game_id(LOCAL, f"create {number}")) is None

    run_scenario(tmp_path, scenario, limits=Limits(games_per_key=1, requests_per_second=FAST))
