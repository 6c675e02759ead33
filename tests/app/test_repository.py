"""Time travel, undo and retries give the same states as a journal that keeps every state."""

import random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from service.app import commands, lobby
from service.app.messages import ActionMessage
from service.app.repository import KEEP_EVERY
from service.config import DAY
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import Record
from service.engine.kernel.refereed import TimeControl
from service.engine.kernel.snapshot import digest
from service.engine.kernel.verify import replay
from service.engine.registry import RULESETS
from tests.app.service_client import ServiceClient, run_scenario

RULES = RULESETS["hallertau"].rules


async def play_with_undos(
    client: ServiceClient, seed: int, most: int, seats: int = 2, share: float = 0.2
) -> tuple[str, list[str], list[object]]:
    """Play a random game in which a share of the actions are taken back; return its id, tokens and all views."""
    game, tokens = await client.table(seats)
    chance, views = random.Random(seed), []
    for _ in range(most):
        looked = await client.call("GetGame", tokens[0], game=game)
        views.append(looked.view)
        waiting = [seat.seat for seat in looked.game.seats if seat.to_act]
        if not waiting:
            break
        listed = await client.call("ListActions", tokens[waiting[0]], game=game)
        if listed.undoable and chance.random() < share:
            count = chance.randint(1, listed.undoable)
            await client.call(
                "UndoActions", tokens[waiting[0]], game=game, expected_revision=listed.revision, count=count
            )
        else:
            await client.submit(tokens[waiting[0]], game, listed.revision, chance.choice(listed.actions).id)
    return game, tokens, views


def test_every_revision_can_be_viewed_later(tmp_path):
    async def scenario(client):
        game, tokens, views = await play_with_undos(client, 3, 150)
        assert len(views) > 4 * KEEP_EVERY
        for revision, view in enumerate(views):
            again = await client.call("GetGame", tokens[0], game=game, revision=revision)
            assert again.view == view
        for revision in (-1, len(views) + 1):
            assert (
                "there are 0 to" in (await client.refusal("GetGame", tokens[0], game=game, revision=revision)).message
            )

    run_scenario(tmp_path, scenario)


@pytest.mark.parametrize("most_steps", [64, 8])
def test_undos_need_few_snapshots_and_every_revision_can_still_be_viewed(tmp_path, monkeypatch, most_steps):
    monkeypatch.setattr(commands, "MOST_STEPS", most_steps)
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: "1" * 64))

    async def scenario(client):
        game, _, views = await play_with_undos(client, 4, 150, seats=1, share=0.4)
        repository = client.service.repository
        _, head, _ = await repository.load(game)
        assert head.spent[0].undone > 4 * KEEP_EVERY
        regular = head.revision // KEEP_EVERY + 1
        assert len(head.snapshots) == regular if most_steps == 64 else regular < len(head.snapshots) < 2 * regular
        for revision, view in enumerate(views):
            state, steps = await repository.rebuild(game, head, revision)
            assert RULES.view(state, 0) == view.of("hallertau")
            assert steps <= most_steps + 2 * KEEP_EVERY

    run_scenario(tmp_path, scenario)


def test_the_cached_head_equals_the_stored_head(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        repository, chance = client.service.repository, random.Random(9)
        for _ in range(40):
            looked = await client.call("GetGame", tokens[0], game=game)
            (seat, *_) = [seat.seat for seat in looked.game.seats if seat.to_act]
            listed = await client.call("ListActions", tokens[seat], game=game)
            chosen = chance.choice(listed.actions).id
            asked = {"game": game, "expected_revision": listed.revision}
            both = (ActionMessage(id=chosen), ActionMessage(id="nonsense"))
            refusal = await client.refusal("SubmitActions", tokens[seat], **asked, actions=both)
            assert refusal.reason in ("ILLEGAL_ACTION", "NOT_YOUR_DECISION")
            outcome = await client.submit(tokens[seat], game, listed.revision, chosen)
            version, head, _ = await repository.load(game)
            recent = repository.take_recent(game, head.revision)
            assert (recent.version, recent.head) == (version, head)
            assert digest(RULES, recent.state) == digest(RULES, repository.state(head))
            assert outcome.view.of("hallertau") == RULES.view(recent.state, seat)
            assert repository.take_recent(game, head.revision) is None
            if chance.random() < 0.5:
                repository.remember(game, recent)

    run_scenario(tmp_path, scenario)


async def first_move(client: ServiceClient, tokens: list[str], game: str) -> tuple[int, int, str]:
    """Return the seat to act, the revision and an action."""
    for seat, token in enumerate(tokens):
        listed = await client.call("ListActions", token, game=game)
        if listed.actions:
            return seat, listed.revision, listed.actions[0].id
    raise AssertionError("nobody may move")


def test_a_commit_by_another_process_overrides_the_cached_head(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        seat, revision, move = await first_move(client, tokens, game)
        await client.submit(tokens[seat], game, revision, move, request_id="first")
        behind = client.service.repository.take_recent(game, 1)
        seat, revision, move = await first_move(client, tokens, game)
        second = await client.submit(tokens[seat], game, revision, move, request_id="second")
        assert second.revision == 2

        client.service.repository.remember(game, behind)
        again = await client.submit(tokens[seat], game, revision, move, request_id="second")
        assert (again.revision, again.replayed) == (2, True)

        client.service.repository.remember(game, behind)
        actions = (ActionMessage(id=move),)
        asked = {"game": game, "expected_revision": 1, "actions": actions, "request_id": "third"}
        refusal = await client.refusal("SubmitActions", tokens[seat], **asked)
        assert refusal.reason == "STALE_REVISION"
        assert (await client.call("GetGame", tokens[0], game=game)).game.revision == 2

        client.service.repository.remember(game, behind)
        client.service.repository.forget()
        assert client.service.repository.take_recent(game, 1) is None

    run_scenario(tmp_path, scenario)


def test_a_refusal_from_the_cached_head_is_checked_against_the_stored_head(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        seat, revision, move = await first_move(client, tokens, game)
        await client.submit(tokens[seat], game, revision, move)
        recent = client.service.repository.take_recent(game, 1)
        seat, revision, move = await first_move(client, tokens, game)
        not_dealt = recent._replace(head=replace(recent.head, snapshot=b""), state=None)
        client.service.repository.remember(game, not_dealt)
        assert (await client.submit(tokens[seat], game, revision, move)).revision == 2

    run_scenario(tmp_path, scenario)


def test_undo_rights_equal_those_of_the_journal(tmp_path):
    async def scenario(client):
        game, tokens, _ = await play_with_undos(client, 5, 120)
        _, head, _ = await client.service.repository.load(game)
        record = (await client.call("ExportRecord", tokens[0], game=game)).record
        logs = await client.service.repository.logs(game, head, 0)
        whole = Record(
            **{
                **{name: getattr(record, name) for name in record.__struct_fields__},
                "actions": tuple(entry for log in logs for entry in log.entries),
            }
        )
        journal: Journal = replay(RULES, whole, seed=head.server_seed)
        assert any(entry.undo for entry in whole.actions)
        assert journal.entries[-1].digest == whole.actions[-1].digest == digest(RULES, journal.state)
        for seat, token in enumerate(tokens):
            assert (await client.call("ListActions", token, game=game)).undoable == journal.undoable(seat)

    run_scenario(tmp_path, scenario)


@pytest.mark.parametrize(("delay_days", "kept_days"), [(None, 2), (10, 11), (1, 2)])
@pytest.mark.parametrize("claimed_again", [False, True])
def test_a_game_is_kept_until_a_day_after_its_next_time_out(
    tmp_path, monkeypatch, delay_days, kept_days, claimed_again
):
    """Also after a commit that does not concern the table: a player who lost the token claims the seat again."""
    kept = []

    async def scenario(client):
        store = client.service.store
        commit = store.commit

        async def spied(game, change):
            kept.append(change.ttl)
            return await commit(game, change)

        monkeypatch.setattr(store, "commit", spied)
        control = None if delay_days is None else TimeControl(delay_seconds=delay_days * DAY)
        game, _ = await client.table(time_control=control)
        if claimed_again:
            reissued = await client.call("ReissueToken", game=game, seat=0, reason="lost")
            await client.call("ClaimSeat", game=game, seat=0, invite=reissued.invite)

    run_scenario(tmp_path, scenario, ttl_idle=2 * DAY)
    assert kept[-1] == kept_days * DAY
