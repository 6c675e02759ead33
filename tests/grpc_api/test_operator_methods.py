"""The methods of leaving, arbiters, players and webhooks over a real channel, on the real service."""

import asyncio
from pathlib import Path
from typing import Any

from reeve.v1 import webhook_pb2
from reeve.v1.clock_pb2 import TIME_OUT_ACTION_BOT, TimeControl
from reeve.v1.game_pb2 import (
    GAME_STATUS_FINISHED,
    GAME_STATUS_PAUSED,
    GAME_STATUS_RUNNING,
    GAME_STATUS_VOID,
    CreateGameRequest,
    GetGameRequest,
    SeatPlan,
)
from reeve.v1.player_pb2 import (
    FetchSeatTokenRequest,
    GetPlayerRequest,
    IssuePlayerTokenRequest,
    ListPlayersRequest,
    RevokePlayerTokensRequest,
    UpsertPlayerRequest,
)
from reeve.v1.referee_pb2 import (
    ACT_KIND_FORFEIT,
    ACT_KIND_REISSUE,
    ACT_KIND_REPLACE,
    AddTimeRequest,
    AdjudicateGameRequest,
    DeleteGameRequest,
    ForfeitSeatRequest,
    ListAuditRequest,
    PauseGameRequest,
    ReclaimSeatRequest,
    ReissueTokenRequest,
    ReplaceSeatRequest,
    ResignSeatRequest,
    ResumeGameRequest,
    VoidGameRequest,
)
from reeve.v1.score_pb2 import LEAVING_ABSENT, LEAVING_RESIGNED
from reeve.v1.webhook_pb2 import (
    WEBHOOK_KIND_GAME_STARTED,
    CreateWebhookRequest,
    DeleteWebhookRequest,
    GetWebhookRequest,
    ListDeliveriesRequest,
    ListWebhooksRequest,
    RetryDeliveryRequest,
    RotateSecretRequest,
    UpdateWebhookRequest,
)
from service.app.methods import METHODS
from tests.grpc_api.stand_in import Client, asynchronous, refused
from tests.grpc_api.table import table

WHY = {"reason": "a test"}


async def open_game(client: Client, control: TimeControl) -> tuple[str, list[str]]:
    """Open a game of three players, and fetch their tokens; return its id and the tokens."""
    plans = [SeatPlan(player=player) for player in ("anna", "ben", "carla")]
    asked = CreateGameRequest(ruleset="lagranja", seats=3, plans=plans, time_control=control)
    game = (await client.call(asked)).game.id
    return game, [
        (await client.call(FetchSeatTokenRequest(game=game, seat=seat))).seat_token for seat in range(len(plans))
    ]


def bearer(token: str) -> dict[str, Any]:
    """Return the metadata with a token."""
    return {"metadata": (("authorization", f"Bearer {token}"),)}


@asynchronous
async def test_arbiters_pause_add_time_replace_and_list_what_they_did(tmp_path):
    async with table(tmp_path) as at:
        client = at.client
        game, tokens = await open_game(client, TimeControl(bank_seconds=600))
        assert (await client.call(PauseGameRequest(game=game, **WHY))).game.status == GAME_STATUS_PAUSED
        assert (await client.call(ResumeGameRequest(game=game, **WHY))).game.status == GAME_STATUS_RUNNING
        added = await client.call(AddTimeRequest(game=game, seat=2, seconds=60, **WHY))
        assert added.game.clock.seats[2].bank_seconds > 600
        forfeited = await client.call(ForfeitSeatRequest(game=game, seat=2, kind=LEAVING_ABSENT, **WHY))
        assert forfeited.game.seats[2].left == LEAVING_ABSENT
        assert (await client.call(ReissueTokenRequest(game=game, seat=1, **WHY))).invite
        assert (await client.call(ReplaceSeatRequest(game=game, seat=1, player="dora", **WHY))).invite
        entries = (await client.call(ListAuditRequest(game=game))).entries
        assert [entry.kind for entry in entries[-3:]] == [ACT_KIND_FORFEIT, ACT_KIND_REISSUE, ACT_KIND_REPLACE]
        assert all(entry.reason == "a test" and entry.text for entry in entries)
        resigned = (await client.call(ResignSeatRequest(game=game, seat=0), **bearer(tokens[0]))).game
        assert (resigned.status, resigned.seats[0].left) == (GAME_STATUS_FINISHED, LEAVING_RESIGNED)
        assert [rank.rank for rank in resigned.ranks] == [2, 1, 3]


@asynchronous
async def test_games_are_adjudicated_voided_and_deleted(tmp_path):
    async with table(tmp_path) as at:
        client, control = at.client, TimeControl(delay_seconds=600)
        game, _ = await open_game(client, control)
        decided = (await client.call(AdjudicateGameRequest(game=game, ranks=[2, 1, 2], **WHY))).game
        assert [rank.rank for rank in decided.ranks] == [2, 1, 2]
        other, _ = await open_game(client, control)
        void = (await client.call(VoidGameRequest(game=other, **WHY))).game
        assert (void.status, list(void.ranks)) == (GAME_STATUS_VOID, [])
        await client.call(DeleteGameRequest(game=other))
        gone = await refused(client.call(GetGameRequest(game=other)))
        assert gone.info.reason == "GAME_NOT_FOUND"


@asynchronous
async def test_a_seat_that_a_bot_plays_is_reclaimed(tmp_path):
    async with table(tmp_path) as at:
        client = at.client
        control = TimeControl(delay_seconds=1, grace_ms=0, on_time_out=[TIME_OUT_ACTION_BOT], reclaimable=True)
        game, tokens = await open_game(client, control)
        seats: list[int] = []
        while not seats:
            await asyncio.sleep(0.05)
            seen = (await client.call(GetGameRequest(game=game))).game
            seats = [seat.seat for seat in seen.seats if seat.reclaimable]
        reclaimed = await client.call(ReclaimSeatRequest(game=game, seat=seats[0]), **bearer(tokens[seats[0]]))
        assert not reclaimed.game.seats[seats[0]].bot


@asynchronous
async def test_players_and_their_tokens(tmp_path):
    async with table(tmp_path) as at:
        client = at.client
        assert (await client.call(UpsertPlayerRequest(player="anna", name="Anna"))).player.name == "Anna"
        assert (await client.call(GetPlayerRequest(player="anna"))).player.id == "anna"
        assert [player.id for player in (await client.call(ListPlayersRequest())).players] == ["anna"]
        token = (await client.call(IssuePlayerTokenRequest(player="anna"))).player_token
        assert (await client.call(GetPlayerRequest(player="anna"), **bearer(token))).player.name == "Anna"
        await client.call(RevokePlayerTokensRequest(player="anna"))
        answer = await refused(client.call(GetPlayerRequest(player="anna"), **bearer(token)))
        assert answer.info.reason == "TOKEN_MISSING"


@asynchronous
async def test_webhooks_are_created_changed_and_deleted(tmp_path):
    async with table(tmp_path) as at:
        client = at.client
        asked = CreateWebhookRequest(url="https://hooks.example/reeve", kinds=[WEBHOOK_KIND_GAME_STARTED])
        created = await client.call(asked)
        webhook = created.webhook.id
        assert [one.id for one in (await client.call(ListWebhooksRequest())).webhooks] == [webhook]
        assert (await client.call(UpdateWebhookRequest(webhook=webhook, player="anna"))).webhook.player == "anna"
        assert (await client.call(GetWebhookRequest(webhook=webhook))).webhook.player == "anna"
        assert (await client.call(RotateSecretRequest(webhook=webhook))).secret != created.secret
        assert not (await client.call(webhook_pb2.TestWebhookRequest(webhook=webhook))).ok
        assert list((await client.call(ListDeliveriesRequest(webhook=webhook))).deliveries) == []
        unknown = RetryDeliveryRequest(webhook=webhook, delivery=f"{'0' * 25}-1-{'0' * 16}")
        assert (await refused(client.call(unknown))).info.reason == "WEBHOOK_NOT_FOUND"
        await client.call(DeleteWebhookRequest(webhook=webhook))
        answer = await refused(client.call(GetWebhookRequest(webhook=webhook)))
        assert answer.info.reason == "WEBHOOK_NOT_FOUND"


def test_every_method_is_tested_in_one_of_both_files():
    files = Path(__file__), Path(__file__).with_name("test_methods.py")
    tested = "".join(file.read_text() for file in files)
    assert [method.name for method in METHODS if f"{method.name}Request(" not in tested] == []
