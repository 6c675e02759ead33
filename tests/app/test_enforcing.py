"""A time-out is enforced by whoever looks first; no relay is needed for it."""

import asyncio
import time

import pytest

from service.app.clocks import TRIES
from service.app.messages import ActionMessage
from service.app.tokens import new_key
from service.engine.kernel.refereed import TimeControl, TimeOutAction
from service.engine.registry import ruleset
from service.referee.verify import verify_record
from service.store.base import Key
from tests.app.service_client import ServiceClient, run_scenario

CONTROL = TimeControl(delay_seconds=1, grace_ms=0, on_time_out=(TimeOutAction.END_GAME,))


async def overdue_game(client: ServiceClient, token: str | None = None, wait: float = 1.05) -> tuple[str, list[str]]:
    """Create a game without a relay, and wait until its first seat has run out of time, or for another time."""
    assert client.service.relay is not None
    await client.service.relay.close()
    made = await client.call("CreateGame", token, ruleset="hallertau", seats=2, time_control=CONTROL)
    tokens = []
    for seat, invite in enumerate(made.invites):
        claimed = await client.call("ClaimSeat", game=made.game.id, seat=seat, invite=invite)
        tokens.append(claimed.seat_token)
    await asyncio.sleep(wait)
    _, head, _ = await client.service.repository.load(made.game.id)
    assert not head.over
    return made.game.id, tokens


@pytest.mark.parametrize("method", ["GetGame", "ListActions"])
def test_a_reader_enforces_a_time_out_that_is_due(tmp_path, method):
    async def scenario(client: ServiceClient) -> None:
        game, tokens = await overdue_game(client)
        await client.call(method, tokens[1], game=game)
        _, head, _ = await client.service.repository.load(game)
        assert head.over
        looked = await client.call("GetGame", tokens[1], game=game)
        assert sorted(rank.rank for rank in looked.game.ranks) == [1, 2]
        assert (await client.call("ListActions", tokens[1], game=game)).actions == ()

    run_scenario(tmp_path, scenario)


def test_a_look_of_a_referee_enforces_a_time_out_that_is_due_first(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        key_id, key, digest = new_key()
        scopes = ("games.create", "games.read", "games.referee")
        await client.service.store.put_key(Key(key_id, "referee", scopes, digest, 0.0))
        game, _ = await overdue_game(client, key)
        await client.call("ListEvents", key, game=game, seat=0)
        audit = await client.call("ListAudit", key, game=game)
        assert [entry.kind for entry in audit.entries] == ["ACT_KIND_TIME_OUT"]
        record = (await client.call("ExportRecord", key, game=game)).record
        assert record.referee is not None
        assert record.referee.ruling == "RULING_KIND_ENDED_BY_CLOCK"

    run_scenario(tmp_path, scenario)


def test_a_look_is_at_the_moment_for_which_time_outs_were_checked(tmp_path, monkeypatch):
    """The deadline passes between the check and the note of the look; the record must be proved nevertheless."""

    async def scenario(client: ServiceClient) -> None:
        key_id, key, digest = new_key()
        scopes = ("games.create", "games.read", "games.referee")
        await client.service.store.put_key(Key(key_id, "referee", scopes, digest, 0.0))
        game, _ = await overdue_game(client, key, wait=0.95)
        _, head, _ = await client.service.repository.load(game)
        assert head.referee is not None
        assert head.referee.next_time_out is not None
        moments = iter((head.referee.next_time_out - 1, head.referee.next_time_out))
        with monkeypatch.context() as passing:
            passing.setattr(client.service.timekeeper, "received", lambda: next(moments))
            await client.call("ListEvents", key, game=game, seat=0)
        await asyncio.sleep(0.1)
        await client.call("GetGame", key, game=game)
        record = (await client.call("ExportRecord", key, game=game)).record
        assert [act.kind for act in record.referee.acts] == ["ACT_KIND_LOOK", "ACT_KIND_TIME_OUT"]
        verdict = verify_record(ruleset(record.ruleset, record.version), record)
        assert verdict.ok, verdict

    run_scenario(tmp_path, scenario)


def test_a_reader_is_answered_if_all_seats_run_out_of_time_again_and_again(tmp_path):
    """Without bank, delay and grace every visit is a time-out at once, until the game is over."""

    async def scenario(client: ServiceClient) -> None:
        assert client.service.relay is not None
        await client.service.relay.close()
        control = TimeControl(bank_seconds=1, grace_ms=0, on_time_out=(TimeOutAction.DEFAULT_MOVE,))
        game, tokens = await client.table(time_control=control)
        for _ in range(2):  # both banks
            await asyncio.sleep(1.05)
            looked = await client.call("GetGame", tokens[0], game=game)
        assert sum(seat.time_outs for seat in looked.game.clock.seats) > TRIES
        assert looked.game.status == "finished"

    run_scenario(tmp_path, scenario)


@pytest.mark.parametrize("method", ["PauseGame", "ResignSeat"])
def test_an_outage_that_is_noticed_while_the_game_is_loaded_counts(tmp_path, monkeypatch, method):
    """The loaded game may have been changed after the notice, so the act is after it, too."""

    async def scenario(client: ServiceClient) -> None:
        game, tokens = await client.table(time_control=TimeControl(bank_seconds=600))
        service, done = client.service, list[str]()
        load, ensure_fresh = service.repository.load, service.timekeeper.ensure_fresh

        async def loading(*values):
            loaded = await load(*values)
            done.append("loaded")
            return loaded

        async def asking():
            done.append("asked for outages")
            await ensure_fresh()

        assert service.relay is not None
        await service.relay.close()
        monkeypatch.setattr(service.repository, "load", loading)
        monkeypatch.setattr(service.timekeeper, "ensure_fresh", asking)
        fields = {"reason": "why"} if method == "PauseGame" else {"seat": 0}
        await client.call(method, None if method == "PauseGame" else tokens[0], game=game, **fields)
        assert done[-2:] == ["loaded", "asked for outages"]

    run_scenario(tmp_path, scenario)


def test_no_action_is_legal_for_the_player_of_a_seat_that_a_bot_plays(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        client.service.repository.on_bots_due(lambda game, owner: None)  # the bot thinks for long
        control = TimeControl(delay_seconds=1, grace_ms=0, on_time_out=(TimeOutAction.BOT,), reclaimable=True)
        game, tokens = await client.table(time_control=control)
        (seat,) = (await client.call("ListActions", tokens[0], game=game)).to_act
        before = await client.call("ListActions", tokens[seat], game=game)
        action = ActionMessage(id=before.actions[0].id)
        await asyncio.sleep(1.05)
        listed = await client.call("ListActions", tokens[seat], game=game)
        assert (listed.to_act, listed.actions, listed.question) == ((seat,), (), "")
        explained = await client.call("ExplainAction", tokens[seat], game=game, action=action, language="it")
        assert (explained.legal, explained.reason) == (False, "TIME_OUT")
        assert explained.text.endswith("ha esaurito il tempo.")
        for method, fields in (
            ("PreviewActions", {"actions": (action,)}),
            ("SuggestAction", {}),
            ("SubmitActions", {"actions": (action,), "expected_revision": 0}),
        ):
            assert (await client.refusal(method, tokens[seat], game=game, **fields)).reason == "TIME_OUT", method
        await client.call("ReclaimSeat", tokens[seat], game=game, seat=seat)
        assert (await client.call("ListActions", tokens[seat], game=game)).actions == before.actions

    run_scenario(tmp_path, scenario)


def test_the_record_of_a_game_that_has_not_begun_has_no_outages(tmp_path):
    async def start_and_stop(client: ServiceClient) -> None:
        await client.service.timekeeper.ensure_fresh()

    async def scenario(client: ServiceClient) -> None:
        made = await client.call("CreateGame", ruleset="hallertau", seats=2, time_control=CONTROL)
        await client.call("ClaimSeat", game=made.game.id, seat=0, invite=made.invites[0])
        assert await client.service.timekeeper.outages_since(0)
        record = (await client.call("ExportRecord", made.spectator_token, game=made.game.id)).record
        assert record.referee.outages == ()

    run_scenario(tmp_path, start_and_stop)
    time.sleep(1.2)
    run_scenario(tmp_path, scenario, outage_after=1.0)
