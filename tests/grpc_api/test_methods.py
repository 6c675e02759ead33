"""Every method of the contract over a real channel, on the real service."""

import grpc
import pytest

from reeve.v1.catalog_pb2 import (
    GetCardRequest,
    ListCardsRequest,
    ListPartsRequest,
    ListRulesetsRequest,
    ListRulesRequest,
    ListWordsRequest,
)
from reeve.v1.game_pb2 import (
    GAME_STATUS_RUNNING,
    GAME_STATUS_WAITING,
    Action,
    ClaimSeatRequest,
    CreateGameRequest,
    ExplainActionRequest,
    GetGameRequest,
    ListActionsRequest,
    ListActionsResponse,
    ListEventsRequest,
    ListGamesRequest,
    PreviewActionsRequest,
    SetReadyRequest,
    SubmitActionsRequest,
    SuggestActionRequest,
    UndoActionsRequest,
    WatchGameRequest,
)
from reeve.v1.records_pb2 import ExportRecordRequest, ReplayRecordRequest, VerifyRecordRequest
from tests.grpc_api.stand_in import asynchronous, eventually, refused
from tests.grpc_api.table import Table, table


async def first_action(at: Table) -> tuple[int, Action]:
    """Return the revision and a legal action of the first seat."""
    listed = await at.call(ListActionsRequest(game=at.game))
    action = next(action for action in listed.actions if action.kind == "place")
    return listed.revision, Action(id=action.id)


async def seat_to_act(at: Table) -> tuple[int, ListActionsResponse]:
    """Return a seat that is to act, and its actions."""
    game = (await at.call(GetGameRequest(game=at.game))).game
    seat = next(seat.seat for seat in game.seats if seat.to_act)
    return seat, await at.call(ListActionsRequest(game=at.game), at.seats[seat])


async def play_last_action(at: Table, seat: int, listed: ListActionsResponse) -> None:
    """Play the last action, which soon leads to a stop point."""
    actions = [Action(id=listed.actions[-1].id)]
    request = SubmitActionsRequest(game=at.game, expected_revision=listed.revision, actions=actions)
    await at.call(request, at.seats[seat])


@asynchronous
async def test_catalogue_methods(tmp_path):
    async with table(tmp_path) as at:
        ruleset = (await at.client.call(ListRulesetsRequest())).rulesets[0]
        assert (ruleset.name, list(ruleset.seat_counts)) == ("hallertau", [1, 2, 3, 4])
        cards = (await at.client.call(ListCardsRequest(ruleset="hallertau", language="ru"))).cards
        assert len(cards) > 300
        card = (await at.client.call(GetCardRequest(ruleset="hallertau", number=cards[0].number, language="ru"))).card
        assert card == cards[0]
        parts = (await at.client.call(ListPartsRequest(ruleset="lagranja", language="ru"))).parts
        assert {part.kind for part in parts} == {part.lagranja.WhichOneof("kind") for part in parts}
        rules = (await at.client.call(ListRulesRequest(ruleset="hallertau", language="it"))).rules
        assert next(rule.text for rule in rules if rule.id == "H-55").startswith("I lavoratori")


@asynchronous
async def test_games_can_be_created_claimed_and_listed(tmp_path):
    async with table(tmp_path) as at:
        created = await at.client.call(CreateGameRequest(ruleset="hallertau", seats=1))
        assert (created.game.status, len(created.invites)) == (GAME_STATUS_WAITING, 1)
        claim = ClaimSeatRequest(game=created.game.id, seat=0, invite=created.invites[0])
        claimed = await at.client.call(claim)
        assert claimed.game.status == GAME_STATUS_RUNNING
        assert (await refused(at.client.call(claim))).info.reason == "SEAT_TAKEN"
        listed = (await at.client.call(ListGamesRequest())).games
        assert [game.id for game in listed] == [created.game.id, at.game]


@asynchronous
async def test_actions_can_be_listed_previewed_and_explained(tmp_path):
    async with table(tmp_path) as at:
        revision, action = await first_action(at)
        listed = await at.call(ListActionsRequest(game=at.game, include_blocked=True, language="it"))
        assert listed.revision == revision
        assert listed.blocked
        explained = await at.call(ExplainActionRequest(game=at.game, action=action))
        assert (explained.legal, explained.action.id) == (True, action.id)
        preview = await at.call(PreviewActionsRequest(game=at.game, actions=[action], language="en"))
        assert preview.events[0].text
        assert (await at.call(GetGameRequest(game=at.game))).game.revision == revision


@asynchronous
async def test_actions_can_be_submitted_by_id_and_by_arguments_undone_and_viewed_later(tmp_path):
    async with table(tmp_path) as at:
        revision, action = await first_action(at)
        before = await at.call(GetGameRequest(game=at.game))
        submit = SubmitActionsRequest(
            game=at.game, expected_revision=revision, request_id="r1", actions=[action], include_actions=True
        )
        outcome = (await at.call(submit)).outcome
        assert (outcome.revision, outcome.replayed) == (revision + 1, False)
        assert outcome.actions.items
        again = (await at.call(submit)).outcome
        assert again.replayed
        assert again.view == outcome.view
        undo = UndoActionsRequest(game=at.game, expected_revision=outcome.revision)
        undone = (await at.call(undo)).outcome
        assert undone.revision == revision + 2
        assert undone.view == before.view
        listed = await at.call(ListActionsRequest(game=at.game))
        args = next(action.args for action in listed.actions if action.id == action.id)
        submit = SubmitActionsRequest(game=at.game, expected_revision=listed.revision, actions=[Action(args=args)])
        assert (await at.call(submit)).outcome.view == outcome.view
        earlier = await at.call(GetGameRequest(game=at.game, revision=revision))
        assert earlier.view == before.view


@asynchronous
async def test_set_ready(tmp_path):
    async with table(tmp_path) as at:
        seat, listed = await seat_to_act(at)
        while "ready_while_idle" not in [action.id for action in listed.actions]:
            await play_last_action(at, seat, listed)
            seat, listed = await seat_to_act(at)
        outcome = (await at.call(SetReadyRequest(game=at.game, seat=seat, while_idle=True), at.seats[seat])).outcome
        assert outcome.revision == listed.revision + 1


@asynchronous
async def test_events_can_be_listed_and_watched(tmp_path):
    async with table(tmp_path) as at:
        listed = await at.call(ListEventsRequest(game=at.game, language="en"), at.spectator)
        assert [event.seq for event in listed.events] == list(range(1, listed.head_seq + 1))
        assert listed.events[0].text == "Seat 0 joins the game."
        watching = at.call(WatchGameRequest(game=at.game, after_seq=2), at.spectator)
        assert (await watching.read()).hello.head_seq == listed.head_seq
        missed = []
        while not (message := await watching.read()).HasField("turn"):
            missed.append(message.event.seq)
        assert missed == list(range(3, listed.head_seq + 1))
        assert (message.turn.revision, len(message.turn.to_act)) == (0, 1)
        revision, action = await first_action(at)
        await at.call(SubmitActionsRequest(game=at.game, expected_revision=revision, actions=[action]))
        assert (await watching.read()).event.seq == listed.head_seq + 1
        await at.service.stop_streams()
        last = listed.head_seq + 1
        while not (message := await watching.read()).HasField("goodbye"):
            last = message.event.seq or last
        assert message.goodbye.cursor == last
        assert await watching.read() is grpc.aio.EOF


@pytest.mark.parametrize("moves", [0, 12])
@asynchronous
async def test_an_exported_record_can_be_verified(tmp_path, moves):
    async with table(tmp_path) as at:
        for _ in range(moves):
            await play_last_action(at, *await seat_to_act(at))
        record = (await at.call(ExportRecordRequest(game=at.game))).record
        assert (record.ruleset, len(record.actions)) == ("hallertau", moves)
        verdict = await at.client.call(VerifyRecordRequest(record=record))
        assert not verdict.ok
        assert "seed" in verdict.message
        refusal = await refused(at.client.call(ReplayRecordRequest(record=record)))
        assert "seed" in refusal.message


@asynchronous
async def test_words_and_hints_can_be_read(tmp_path):
    async with table(tmp_path) as at:
        words = await at.client.call(ListWordsRequest(ruleset="hallertau", language="it"))
        assert "Orzo" in [word.one for word in words.words]
        seat, listed = await seat_to_act(at)
        hint = await at.call(SuggestActionRequest(game=at.game), at.seats[seat])
        assert hint.action.id in [action.id for action in listed.actions]


@asynchronous
async def test_streams_that_are_cancelled_or_time_out_are_no_longer_counted(tmp_path):
    async with table(tmp_path) as at:
        watch = WatchGameRequest(game=at.game)
        metadata = (("authorization", f"Bearer {at.spectator}"),)
        cancelled = at.client.call(watch, metadata=metadata)
        timed = at.client.call(watch, metadata=metadata, timeout=1)
        for call in (cancelled, timed):
            await call.read()
        assert open_streams(at) == 2
        cancelled.cancel()
        await eventually(lambda: open_streams(at) == 0)
        watchers = at.service.feed._channels
        await eventually(lambda: not watchers)


def open_streams(at: Table) -> int:
    """Return the number of open streams in the metrics of the server."""
    line = next(
        line for line in at.service.telemetry.render().decode().splitlines() if 'open_streams{api="grpc"}' in line
    )
    return int(float(line.split()[-1]))
