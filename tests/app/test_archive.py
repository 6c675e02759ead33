"""Time travel, undo and retries rebuild what was there, by comparison with a journal that keeps everything."""

import random

from service.app.archive import KEEP_EVERY
from service.app.messages import ActionMessage
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import Record
from service.engine.kernel.snapshot import decode, digest
from service.engine.kernel.verify import replay
from service.engine.registry import RULESETS
from tests.app.room import Room, inside

RULES = RULESETS["hallertau"].rules


async def play_with_undos(room: Room, seed: int, most: int) -> tuple[str, list[str], list[object]]:
    """A random game in which every fifth move that may be taken back is taken back; and every view on the way."""
    game, tokens = await room.table()
    chance, views = random.Random(seed), []
    for _ in range(most):
        looked = await room.call("GetGame", tokens[0], game=game)
        views.append(looked.view)
        waiting = [seat.seat for seat in looked.game.seats if seat.to_act]
        if not waiting:
            break
        listed = await room.call("ListActions", tokens[waiting[0]], game=game)
        if listed.undoable and chance.random() < 0.2:
            count = chance.randint(1, listed.undoable)
            await room.call(
                "UndoActions", tokens[waiting[0]], game=game, expected_revision=listed.revision, count=count
            )
        else:
            await room.submit(tokens[waiting[0]], game, listed.revision, chance.choice(listed.options).id)
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


def test_a_state_that_is_kept_is_that_of_its_snapshot_and_is_given_once(tmp_path):
    async def story(room):
        game, tokens = await room.table()
        archive, chance = room.service._watching.archive, random.Random(9)
        for _ in range(40):
            looked = await room.call("GetGame", tokens[0], game=game)
            (seat, *_) = [seat.seat for seat in looked.game.seats if seat.to_act]
            listed = await room.call("ListActions", tokens[seat], game=game)
            chosen = chance.choice(listed.options).id
            refusal = await room.refusal(
                "SubmitActions",
                tokens[seat],
                game=game,
                expected_revision=listed.revision,
                actions=(ActionMessage(id=chosen), ActionMessage(id="nonsense")),
            )
            assert refusal.reason in ("ILLEGAL_ACTION", "NOT_YOUR_DECISION")
            outcome = await room.submit(tokens[seat], game, listed.revision, chosen)
            _, head, _ = await archive.load(game)
            kept = archive.state(head)
            again = archive.state(head)
            assert kept is not again
            assert digest(RULES, kept) == digest(RULES, again) == digest(RULES, decode(RULES, head.snapshot))
            assert outcome.view[1] == RULES.view(again, seat)

    inside(tmp_path, story)


def test_undo_rights_are_those_of_the_journal(tmp_path):
    async def story(room):
        game, tokens, _ = await play_with_undos(room, 5, 120)
        _, head, _ = await room.service._watching.archive.load(game)
        record = (await room.call("ExportRecord", tokens[0], game=game)).record
        logs = await room.service._watching.archive.logs(game, head, 0)
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
