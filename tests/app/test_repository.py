"""Time travel, undo and retries rebuild what was there, by comparison with a journal that keeps everything."""

import random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from service.app import commands, lobby
from service.app.messages import ActionMessage
from service.app.repository import KEEP_EVERY
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import Record
from service.engine.kernel.snapshot import digest
from service.engine.kernel.verify import replay
from service.engine.registry import RULESETS
from tests.app.room import Room, inside

RULES = RULESETS["hallertau"].rules


async def play_with_undos(
    room: Room, seed: int, most: int, seats: int = 2, share: float = 0.2
) -> tuple[str, list[str], list[object]]:
    """A random game in which a share of the moves that may be taken back are taken back; and every view on the way."""
    game, tokens = await room.table(seats)
    chance, views = random.Random(seed), []
    for _ in range(most):
        looked = await room.call("GetGame", tokens[0], game=game)
        views.append(looked.view)
        waiting = [seat.seat for seat in looked.game.seats if seat.to_act]
        if not waiting:
            break
        listed = await room.call("ListActions", tokens[waiting[0]], game=game)
        if listed.undoable and chance.random() < share:
            count = chance.randint(1, listed.undoable)
            await room.call(
                "UndoActions", tokens[waiting[0]], game=game, expected_revision=listed.revision, count=count
            )
        else:
            await room.submit(tokens[waiting[0]], game, listed.revision, chance.choice(listed.actions).id)
    return game, tokens, views


def test_every_revision_can_be_looked_at_again(tmp_path):
    async def story(room):
        game, tokens, views = await play_with_undos(room, 3, 150)
        assert len(views) > 4 * KEEP_EVERY
        for revision, view in enumerate(views):
            again = await room.call("GetGame", tokens[0], game=game, revision=revision)
            assert again.view == view
        for revision in (-1, len(views) + 1):
            assert "there are 0 to" in (await room.refusal("GetGame", tokens[0], game=game, revision=revision)).message

    inside(tmp_path, story)


@pytest.mark.parametrize("most_steps", [64, 8])
def test_undos_need_few_snapshots_and_every_revision_can_still_be_looked_at(tmp_path, monkeypatch, most_steps):
    monkeypatch.setattr(commands, "MOST_STEPS", most_steps)
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_hex=lambda size: "1" * 64))

    async def story(room):
        game, _, views = await play_with_undos(room, 4, 150, seats=1, share=0.4)
        repository = room.service.repository
        _, head, _ = await repository.load(game)
        assert head.spent[0].undone > 4 * KEEP_EVERY
        regular = head.revision // KEEP_EVERY + 1
        assert len(head.snapshots) == regular if most_steps == 64 else regular < len(head.snapshots) < 2 * regular
        for revision, view in enumerate(views):
            state, steps = await repository.rebuild(game, head, revision)
            assert RULES.view(state, 0) == view[1]
            assert steps <= most_steps + 2 * KEEP_EVERY

    inside(tmp_path, story)


def test_what_is_remembered_of_a_game_is_what_is_stored(tmp_path):
    async def story(room):
        game, tokens = await room.table()
        repository, chance = room.service.repository, random.Random(9)
        for _ in range(40):
            looked = await room.call("GetGame", tokens[0], game=game)
            (seat, *_) = [seat.seat for seat in looked.game.seats if seat.to_act]
            listed = await room.call("ListActions", tokens[seat], game=game)
            chosen = chance.choice(listed.actions).id
            asked = {"game": game, "expected_revision": listed.revision}
            both = (ActionMessage(id=chosen), ActionMessage(id="nonsense"))
            refusal = await room.refusal("SubmitActions", tokens[seat], **asked, actions=both)
            assert refusal.reason in ("ILLEGAL_ACTION", "NOT_YOUR_DECISION")
            outcome = await room.submit(tokens[seat], game, listed.revision, chosen)
            version, head, _ = await repository.load(game)
            recent = repository.take_recent(game, head.revision)
            assert (recent.version, recent.head) == (version, head)
            assert digest(RULES, recent.state) == digest(RULES, repository.state(head))
            assert outcome.view[1] == RULES.view(recent.state, seat)
            assert repository.take_recent(game, head.revision) is None
            if chance.random() < 0.5:
                repository.remember(game, recent)

    inside(tmp_path, story)


async def first_move(room: Room, tokens: list[str], game: str) -> tuple[int, int, str]:
    """Who may move, at which revision, and a move."""
    for seat, token in enumerate(tokens):
        listed = await room.call("ListActions", token, game=game)
        if listed.actions:
            return seat, listed.revision, listed.actions[0].id
    raise AssertionError("nobody may move")


def test_what_another_process_has_stored_counts_and_not_what_is_remembered(tmp_path):
    async def story(room):
        game, tokens = await room.table()
        seat, revision, move = await first_move(room, tokens, game)
        await room.submit(tokens[seat], game, revision, move, request_id="first")
        behind = room.service.repository.take_recent(game, 1)
        seat, revision, move = await first_move(room, tokens, game)
        second = await room.submit(tokens[seat], game, revision, move, request_id="second")
        assert second.revision == 2

        room.service.repository.remember(game, behind)
        again = await room.submit(tokens[seat], game, revision, move, request_id="second")
        assert (again.revision, again.replayed) == (2, True)

        room.service.repository.remember(game, behind)
        actions = (ActionMessage(id=move),)
        asked = {"game": game, "expected_revision": 1, "actions": actions, "request_id": "third"}
        refusal = await room.refusal("SubmitActions", tokens[seat], **asked)
        assert refusal.reason == "STALE_REVISION"
        assert (await room.call("GetGame", tokens[0], game=game)).game.revision == 2

        room.service.repository.remember(game, behind)
        room.service.repository.forget()
        assert room.service.repository.take_recent(game, 1) is None

    inside(tmp_path, story)


def test_a_refusal_by_the_cached_game_is_dropped_and_the_stored_game_decides(tmp_path):
    async def story(room):
        game, tokens = await room.table()
        seat, revision, move = await first_move(room, tokens, game)
        await room.submit(tokens[seat], game, revision, move)
        recent = room.service.repository.take_recent(game, 1)
        seat, revision, move = await first_move(room, tokens, game)
        not_dealt = recent._replace(head=replace(recent.head, snapshot=b""), state=None)
        room.service.repository.remember(game, not_dealt)
        assert (await room.submit(tokens[seat], game, revision, move)).revision == 2

    inside(tmp_path, story)


def test_undo_rights_are_those_of_the_journal(tmp_path):
    async def story(room):
        game, tokens, _ = await play_with_undos(room, 5, 120)
        _, head, _ = await room.service._watching.repository.load(game)
        record = (await room.call("ExportRecord", tokens[0], game=game)).record
        logs = await room.service._watching.repository.logs(game, head, 0)
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
            assert (await room.call("ListActions", token, game=game)).undoable == journal.undoable(seat)

    inside(tmp_path, story)
