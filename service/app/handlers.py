"""The table of handlers: the function that answers each method of the contract, except streams."""

from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from service.app import catalogue
from service.app.arbiter import Referee
from service.app.audit import Audit
from service.app.clocks import Clocks
from service.app.commands import Commands
from service.app.games import Games
from service.app.hints import Hints
from service.app.identity import Identity
from service.app.listing import Listing
from service.app.looks import Looks
from service.app.players import Players
from service.app.queries import Queries
from service.app.records import Records
from service.app.repository import GameRepository
from service.app.tokens import Signer
from service.app.webhooks import Webhooks
from service.app.worker_pool import WorkerPool

Handler = Callable[[Identity, Any], Awaitable[Struct]]


def make_handlers(
    repository: GameRepository,
    signer: Signer,
    verification: WorkerPool,
    hints: Hints,
    clocks: Clocks,
    looks: Looks,
    webhooks: Webhooks,
) -> dict[str, Handler]:
    """Return the handlers by the names of their methods."""
    games, queries = Games(repository, signer, clocks, looks), Queries(repository, clocks, looks)
    commands, players = Commands(repository, clocks, looks), Players(repository, games, signer)
    records, referee = Records(repository, verification, clocks.timekeeper), Referee(repository, clocks, signer)
    return {
        "CreateGame": games.create_game,
        "GetGame": games.get_game,
        "ListGames": Listing(repository, clocks).list_games,
        "ClaimSeat": games.claim_seat,
        "ListActions": queries.list_actions,
        "SubmitActions": commands.submit_actions,
        "PreviewActions": queries.preview_actions,
        "ExplainAction": queries.explain_action,
        "SuggestAction": hints.suggest_action,
        "UndoActions": commands.undo_actions,
        "SetReady": commands.set_ready,
        "ListEvents": queries.list_events,
        "ListRulesets": _for_everybody(catalogue.list_rulesets),
        "ListCards": _for_everybody(catalogue.list_cards),
        "GetCard": _for_everybody(catalogue.get_card),
        "ListParts": _for_everybody(catalogue.list_parts),
        "ListWords": _for_everybody(catalogue.list_words),
        "ListRules": _for_everybody(catalogue.list_rules),
        "CreateWebhook": webhooks.create_webhook,
        "ListWebhooks": webhooks.list_webhooks,
        "GetWebhook": webhooks.get_webhook,
        "UpdateWebhook": webhooks.update_webhook,
        "DeleteWebhook": webhooks.delete_webhook,
        "RotateSecret": webhooks.rotate_secret,
        "TestWebhook": webhooks.test_webhook,
        "ListDeliveries": webhooks.list_deliveries,
        "RetryDelivery": webhooks.retry_delivery,
        "ExportRecord": records.export_record,
        "VerifyRecord": records.verify_record,
        "ReplayRecord": records.replay_record,
        "ResignSeat": referee.resign_seat,
        "ReclaimSeat": referee.reclaim_seat,
        "ForfeitSeat": referee.forfeit_seat,
        "ReplaceSeat": referee.replace_seat,
        "AddTime": referee.add_time,
        "ReissueToken": referee.reissue_token,
        "PauseGame": referee.pause_game,
        "ResumeGame": referee.resume_game,
        "AdjudicateGame": referee.adjudicate_game,
        "VoidGame": referee.void_game,
        "ListAudit": Audit(repository).list_audit,
        "DeleteGame": games.delete_game,
        "UpsertPlayer": players.upsert_player,
        "GetPlayer": players.get_player,
        "ListPlayers": players.list_players,
        "IssuePlayerToken": players.issue_player_token,
        "RevokePlayerTokens": players.revoke_player_tokens,
        "FetchSeatToken": players.fetch_seat_token,
    }


def _for_everybody(answer: Callable[[Any], Struct]) -> Handler:
    """Return the handler of a method whose answer does not depend on the caller."""

    async def handle(identity: Identity, request: Any) -> Struct:
        return answer(request)

    return handle
