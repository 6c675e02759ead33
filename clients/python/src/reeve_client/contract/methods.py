"""The methods of the contract with their routes.

Generated from the contract by `make proto`; do not edit.
"""

from abc import ABC, abstractmethod
from typing import Final, TypeVar

from reeve_client.contract import catalog
from reeve_client.contract import game
from reeve_client.contract import player
from reeve_client.contract import records
from reeve_client.contract import referee
from reeve_client.contract import webhook
from reeve_client.message import Request, Route

Answer = TypeVar("Answer")

LIST_RULESETS: Final = Route("GET", "/v1/rulesets", catalog.ListRulesetsResponse)
LIST_CARDS: Final = Route("GET", "/v1/rulesets/{ruleset}/cards", catalog.ListCardsResponse)
GET_CARD: Final = Route("GET", "/v1/rulesets/{ruleset}/cards/{number}", catalog.GetCardResponse)
LIST_PARTS: Final = Route("GET", "/v1/rulesets/{ruleset}/parts", catalog.ListPartsResponse)
LIST_WORDS: Final = Route("GET", "/v1/rulesets/{ruleset}/words", catalog.ListWordsResponse)
LIST_RULES: Final = Route("GET", "/v1/rulesets/{ruleset}/rules", catalog.ListRulesResponse)
CREATE_GAME: Final = Route("POST", "/v1/games", game.CreateGameResponse, request_id=True)
GET_GAME: Final = Route("GET", "/v1/games/{game}", game.GetGameResponse)
LIST_GAMES: Final = Route("GET", "/v1/games", game.ListGamesResponse)
CLAIM_SEAT: Final = Route("POST", "/v1/games/{game}/seats/{seat}:claim", game.ClaimSeatResponse, request_id=True)
LIST_ACTIONS: Final = Route("GET", "/v1/games/{game}:listActions", game.ListActionsResponse)
SUBMIT_ACTIONS: Final = Route("POST", "/v1/games/{game}:submit", game.SubmitActionsResponse, request_id=True)
PREVIEW_ACTIONS: Final = Route("POST", "/v1/games/{game}:preview", game.PreviewActionsResponse)
EXPLAIN_ACTION: Final = Route("POST", "/v1/games/{game}:explain", game.ExplainActionResponse)
SUGGEST_ACTION: Final = Route("POST", "/v1/games/{game}:suggest", game.SuggestActionResponse)
UNDO_ACTIONS: Final = Route("POST", "/v1/games/{game}:undo", game.UndoActionsResponse, request_id=True)
SET_READY: Final = Route("POST", "/v1/games/{game}/seats/{seat}:setReady", game.SetReadyResponse, request_id=True)
LIST_EVENTS: Final = Route("GET", "/v1/games/{game}/events", game.ListEventsResponse)
WATCH_GAME: Final = Route("GET", "/v1/games/{game}/events:watch", game.WatchGameResponse)
UPSERT_PLAYER: Final = Route("POST", "/v1/players/{player}:upsert", player.UpsertPlayerResponse)
GET_PLAYER: Final = Route("GET", "/v1/players/{player}", player.GetPlayerResponse)
LIST_PLAYERS: Final = Route("GET", "/v1/players", player.ListPlayersResponse)
ISSUE_PLAYER_TOKEN: Final = Route("POST", "/v1/players/{player}:issueToken", player.IssuePlayerTokenResponse)
REVOKE_PLAYER_TOKENS: Final = Route("POST", "/v1/players/{player}:revokeTokens", player.RevokePlayerTokensResponse)
FETCH_SEAT_TOKEN: Final = Route("POST", "/v1/games/{game}/seats/{seat}:fetchToken", player.FetchSeatTokenResponse)
RESIGN_SEAT: Final = Route("POST", "/v1/games/{game}/seats/{seat}:resign", referee.ResignSeatResponse, request_id=True)
RECLAIM_SEAT: Final = Route("POST", "/v1/games/{game}/seats/{seat}:reclaim", referee.ReclaimSeatResponse, request_id=True)
FORFEIT_SEAT: Final = Route("POST", "/v1/games/{game}/seats/{seat}:forfeit", referee.ForfeitSeatResponse, request_id=True)
REPLACE_SEAT: Final = Route("POST", "/v1/games/{game}/seats/{seat}:replace", referee.ReplaceSeatResponse, request_id=True)
ADD_TIME: Final = Route("POST", "/v1/games/{game}/seats/{seat}:addTime", referee.AddTimeResponse, request_id=True)
REISSUE_TOKEN: Final = Route("POST", "/v1/games/{game}/seats/{seat}:reissue", referee.ReissueTokenResponse, request_id=True)
PAUSE_GAME: Final = Route("POST", "/v1/games/{game}:pause", referee.PauseGameResponse, request_id=True)
RESUME_GAME: Final = Route("POST", "/v1/games/{game}:resume", referee.ResumeGameResponse, request_id=True)
ADJUDICATE_GAME: Final = Route("POST", "/v1/games/{game}:adjudicate", referee.AdjudicateGameResponse, request_id=True)
VOID_GAME: Final = Route("POST", "/v1/games/{game}:void", referee.VoidGameResponse, request_id=True)
LIST_AUDIT: Final = Route("GET", "/v1/games/{game}/audit", referee.ListAuditResponse)
DELETE_GAME: Final = Route("POST", "/v1/games/{game}:delete", referee.DeleteGameResponse)
EXPORT_RECORD: Final = Route("GET", "/v1/games/{game}:export", records.ExportRecordResponse, whole="record")
VERIFY_RECORD: Final = Route("POST", "/v1/records:verify", records.VerifyRecordResponse, whole="record")
REPLAY_RECORD: Final = Route("POST", "/v1/records:replay", records.ReplayRecordResponse)
CREATE_WEBHOOK: Final = Route("POST", "/v1/webhooks", webhook.CreateWebhookResponse, request_id=True)
LIST_WEBHOOKS: Final = Route("GET", "/v1/webhooks", webhook.ListWebhooksResponse)
GET_WEBHOOK: Final = Route("GET", "/v1/webhooks/{webhook}", webhook.GetWebhookResponse)
UPDATE_WEBHOOK: Final = Route("POST", "/v1/webhooks/{webhook}:update", webhook.UpdateWebhookResponse)
DELETE_WEBHOOK: Final = Route("POST", "/v1/webhooks/{webhook}:delete", webhook.DeleteWebhookResponse)
ROTATE_SECRET: Final = Route("POST", "/v1/webhooks/{webhook}:rotate", webhook.RotateSecretResponse)
TEST_WEBHOOK: Final = Route("POST", "/v1/webhooks/{webhook}:test", webhook.TestWebhookResponse)
LIST_DELIVERIES: Final = Route("GET", "/v1/webhooks/{webhook}/deliveries", webhook.ListDeliveriesResponse)
RETRY_DELIVERY: Final = Route("POST", "/v1/webhooks/{webhook}/deliveries/{delivery}:retry", webhook.RetryDeliveryResponse)


class Methods(ABC):
    """One method for each method of the contract that is no stream."""

    @abstractmethod
    def _call(self, route: Route[Answer], request: Request) -> Answer: ...

    def list_rulesets(self, request: catalog.ListRulesetsRequest) -> catalog.ListRulesetsResponse:
        """List the games that can be created, with their settings."""
        return self._call(LIST_RULESETS, request)

    def list_cards(self, request: catalog.ListCardsRequest) -> catalog.ListCardsResponse:
        """List the cards of a game."""
        return self._call(LIST_CARDS, request)

    def get_card(self, request: catalog.GetCardRequest) -> catalog.GetCardResponse:
        """Get one card of a game."""
        return self._call(GET_CARD, request)

    def list_parts(self, request: catalog.ListPartsRequest) -> catalog.ListPartsResponse:
        """List the parts of a game's table that are not cards: spaces, buildings, tiles, tokens, prices."""
        return self._call(LIST_PARTS, request)

    def list_words(self, request: catalog.ListWordsRequest) -> catalog.ListWordsResponse:
        """The words of a game: how views, actions, events, scores and settings are shown to people."""
        return self._call(LIST_WORDS, request)

    def list_rules(self, request: catalog.ListRulesRequest) -> catalog.ListRulesResponse:
        """The rules that violations cite, in words: our rulings, and what the cited pages or sections of the
        rulebook say.
        """
        return self._call(LIST_RULES, request)

    def create_game(self, request: game.CreateGameRequest) -> game.CreateGameResponse:
        """Open a table: answers one invite for each seat and a token for spectators. The deal waits for the last
        claim.
        """
        return self._call(CREATE_GAME, request)

    def get_game(self, request: game.GetGameRequest) -> game.GetGameResponse:
        """Get a game as the caller may see it, now or at an earlier revision."""
        return self._call(GET_GAME, request)

    def list_games(self, request: game.ListGamesRequest) -> game.ListGamesResponse:
        """List games, newest first: those of an API key's namespace, or those of a player."""
        return self._call(LIST_GAMES, request)

    def claim_seat(self, request: game.ClaimSeatRequest) -> game.ClaimSeatResponse:
        """Turn an invite into a seat's token; the last claim deals."""
        return self._call(CLAIM_SEAT, request)

    def list_actions(self, request: game.ListActionsRequest) -> game.ListActionsResponse:
        """List the legal actions of a seat, and on request the blocked ones with the reasons."""
        return self._call(LIST_ACTIONS, request)

    def submit_actions(self, request: game.SubmitActionsRequest) -> game.SubmitActionsResponse:
        """Carry out actions, all or none."""
        return self._call(SUBMIT_ACTIONS, request)

    def preview_actions(self, request: game.PreviewActionsRequest) -> game.PreviewActionsResponse:
        """Preview what actions would do, as far as the seat may know it; nothing is stored."""
        return self._call(PREVIEW_ACTIONS, request)

    def explain_action(self, request: game.ExplainActionRequest) -> game.ExplainActionResponse:
        """Explain whether an action is legal now, and if not, why."""
        return self._call(EXPLAIN_ACTION, request)

    def suggest_action(self, request: game.SuggestActionRequest) -> game.SuggestActionResponse:
        """Suggest an action to a seat that must decide, and say why: the choice of the search bot, which knows no
        more than the seat.
        """
        return self._call(SUGGEST_ACTION, request)

    def undo_actions(self, request: game.UndoActionsRequest) -> game.UndoActionsResponse:
        """Take back the seat's own last actions, as long as nobody learned anything and nobody else acted since; in
        a whole game no more of them than the server allows.
        """
        return self._call(UNDO_ACTIONS, request)

    def set_ready(self, request: game.SetReadyRequest) -> game.SetReadyResponse:
        """Say ahead when the seat wants to be asked at stop points. A game without stop points refuses it."""
        return self._call(SET_READY, request)

    def list_events(self, request: game.ListEventsRequest) -> game.ListEventsResponse:
        """List events by sequence number."""
        return self._call(LIST_EVENTS, request)

    def upsert_player(self, request: player.UpsertPlayerRequest) -> player.UpsertPlayerResponse:
        """Create a player, or change its name."""
        return self._call(UPSERT_PLAYER, request)

    def get_player(self, request: player.GetPlayerRequest) -> player.GetPlayerResponse:
        """Get a player; a player's token gets its own player."""
        return self._call(GET_PLAYER, request)

    def list_players(self, request: player.ListPlayersRequest) -> player.ListPlayersResponse:
        """List the players of the namespace, in descending order of their ids."""
        return self._call(LIST_PLAYERS, request)

    def issue_player_token(self, request: player.IssuePlayerTokenRequest) -> player.IssuePlayerTokenResponse:
        """Get a token of a player, which is valid until the player's tokens are revoked."""
        return self._call(ISSUE_PLAYER_TOKEN, request)

    def revoke_player_tokens(self, request: player.RevokePlayerTokensRequest) -> player.RevokePlayerTokensResponse:
        """Make all tokens of a player invalid at once."""
        return self._call(REVOKE_PLAYER_TOKENS, request)

    def fetch_seat_token(self, request: player.FetchSeatTokenRequest) -> player.FetchSeatTokenResponse:
        """Get the token of a seat that belongs to the player, with a player's token or an API key. A seat that is
        not claimed yet is claimed by this.
        """
        return self._call(FETCH_SEAT_TOKEN, request)

    def resign_seat(self, request: referee.ResignSeatRequest) -> referee.ResignSeatResponse:
        """Leave the game for good. The other seats go on; with two seats the game ends."""
        return self._call(RESIGN_SEAT, request)

    def reclaim_seat(self, request: referee.ReclaimSeatRequest) -> referee.ReclaimSeatResponse:
        """Take a seat back that a bot plays since it ran out of time, if the time control allows it."""
        return self._call(RECLAIM_SEAT, request)

    def forfeit_seat(self, request: referee.ForfeitSeatRequest) -> referee.ForfeitSeatResponse:
        """Take a seat out of the game (arbiter)."""
        return self._call(FORFEIT_SEAT, request)

    def replace_seat(self, request: referee.ReplaceSeatRequest) -> referee.ReplaceSeatResponse:
        """Give a seat to another player, with the same clock: its tokens become invalid, and the answer has an
        invite (arbiter).
        """
        return self._call(REPLACE_SEAT, request)

    def add_time(self, request: referee.AddTimeRequest) -> referee.AddTimeResponse:
        """Add time to the bank of a seat, or take time away (arbiter)."""
        return self._call(ADD_TIME, request)

    def reissue_token(self, request: referee.ReissueTokenRequest) -> referee.ReissueTokenResponse:
        """Replace a lost or leaked token of a seat: the old tokens are invalid at once, and the answer has an invite
        (arbiter).
        """
        return self._call(REISSUE_TOKEN, request)

    def pause_game(self, request: referee.PauseGameRequest) -> referee.PauseGameResponse:
        """Stop all clocks, and refuse moves until the game is resumed (arbiter)."""
        return self._call(PAUSE_GAME, request)

    def resume_game(self, request: referee.ResumeGameRequest) -> referee.ResumeGameResponse:
        """Go on with a paused game (arbiter)."""
        return self._call(RESUME_GAME, request)

    def adjudicate_game(self, request: referee.AdjudicateGameRequest) -> referee.AdjudicateGameResponse:
        """End a game that is not over with ranks that the arbiter names (arbiter)."""
        return self._call(ADJUDICATE_GAME, request)

    def void_game(self, request: referee.VoidGameRequest) -> referee.VoidGameResponse:
        """End the game so that it does not count: there are no ranks (arbiter)."""
        return self._call(VOID_GAME, request)

    def list_audit(self, request: referee.ListAuditRequest) -> referee.ListAuditResponse:
        """List what arbiters, clocks and leavers did in a game, oldest first."""
        return self._call(LIST_AUDIT, request)

    def delete_game(self, request: referee.DeleteGameRequest) -> referee.DeleteGameResponse:
        """Delete a game with its log (scope games.delete). Watchers are told that it expired."""
        return self._call(DELETE_GAME, request)

    def export_record(self, request: records.ExportRecordRequest) -> records.ExportRecordResponse:
        """Export the record of a game. While the game runs, the seed and what other seats chose are left out."""
        return self._call(EXPORT_RECORD, request)

    def verify_record(self, request: records.VerifyRecordRequest) -> records.VerifyRecordResponse:
        """Verify a record by replaying it; nothing is stored."""
        return self._call(VERIFY_RECORD, request)

    def replay_record(self, request: records.ReplayRecordRequest) -> records.ReplayRecordResponse:
        """The tables of a record, revision by revision: at most 64 in one answer. Stateless; the record must hold
        its seed.
        """
        return self._call(REPLAY_RECORD, request)

    def create_webhook(self, request: webhook.CreateWebhookRequest) -> webhook.CreateWebhookResponse:
        """Create a webhook. The answer has its secret, which is shown only now."""
        return self._call(CREATE_WEBHOOK, request)

    def list_webhooks(self, request: webhook.ListWebhooksRequest) -> webhook.ListWebhooksResponse:
        """List the webhooks of the namespace."""
        return self._call(LIST_WEBHOOKS, request)

    def get_webhook(self, request: webhook.GetWebhookRequest) -> webhook.GetWebhookResponse:
        """Get a webhook."""
        return self._call(GET_WEBHOOK, request)

    def update_webhook(self, request: webhook.UpdateWebhookRequest) -> webhook.UpdateWebhookResponse:
        """Change a webhook. Fields that are left out stay as they are; an update also enables a disabled webhook."""
        return self._call(UPDATE_WEBHOOK, request)

    def delete_webhook(self, request: webhook.DeleteWebhookRequest) -> webhook.DeleteWebhookResponse:
        """Delete a webhook with its deliveries."""
        return self._call(DELETE_WEBHOOK, request)

    def rotate_secret(self, request: webhook.RotateSecretRequest) -> webhook.RotateSecretResponse:
        """Get a new secret. For 24 hours deliveries are signed with the old one, too."""
        return self._call(ROTATE_SECRET, request)

    def test_webhook(self, request: webhook.TestWebhookRequest) -> webhook.TestWebhookResponse:
        """Send a delivery of the kind webhook.test now, once, and say how it was answered."""
        return self._call(TEST_WEBHOOK, request)

    def list_deliveries(self, request: webhook.ListDeliveriesRequest) -> webhook.ListDeliveriesResponse:
        """List deliveries that wait for an attempt, or that were given up."""
        return self._call(LIST_DELIVERIES, request)

    def retry_delivery(self, request: webhook.RetryDeliveryRequest) -> webhook.RetryDeliveryResponse:
        """Try a delivery that was given up once more."""
        return self._call(RETRY_DELIVERY, request)


class AsyncMethods(ABC):
    """One method for each method of the contract that is no stream."""

    @abstractmethod
    async def _call(self, route: Route[Answer], request: Request) -> Answer: ...

    async def list_rulesets(self, request: catalog.ListRulesetsRequest) -> catalog.ListRulesetsResponse:
        """List the games that can be created, with their settings."""
        return await self._call(LIST_RULESETS, request)

    async def list_cards(self, request: catalog.ListCardsRequest) -> catalog.ListCardsResponse:
        """List the cards of a game."""
        return await self._call(LIST_CARDS, request)

    async def get_card(self, request: catalog.GetCardRequest) -> catalog.GetCardResponse:
        """Get one card of a game."""
        return await self._call(GET_CARD, request)

    async def list_parts(self, request: catalog.ListPartsRequest) -> catalog.ListPartsResponse:
        """List the parts of a game's table that are not cards: spaces, buildings, tiles, tokens, prices."""
        return await self._call(LIST_PARTS, request)

    async def list_words(self, request: catalog.ListWordsRequest) -> catalog.ListWordsResponse:
        """The words of a game: how views, actions, events, scores and settings are shown to people."""
        return await self._call(LIST_WORDS, request)

    async def list_rules(self, request: catalog.ListRulesRequest) -> catalog.ListRulesResponse:
        """The rules that violations cite, in words: our rulings, and what the cited pages or sections of the
        rulebook say.
        """
        return await self._call(LIST_RULES, request)

    async def create_game(self, request: game.CreateGameRequest) -> game.CreateGameResponse:
        """Open a table: answers one invite for each seat and a token for spectators. The deal waits for the last
        claim.
        """
        return await self._call(CREATE_GAME, request)

    async def get_game(self, request: game.GetGameRequest) -> game.GetGameResponse:
        """Get a game as the caller may see it, now or at an earlier revision."""
        return await self._call(GET_GAME, request)

    async def list_games(self, request: game.ListGamesRequest) -> game.ListGamesResponse:
        """List games, newest first: those of an API key's namespace, or those of a player."""
        return await self._call(LIST_GAMES, request)

    async def claim_seat(self, request: game.ClaimSeatRequest) -> game.ClaimSeatResponse:
        """Turn an invite into a seat's token; the last claim deals."""
        return await self._call(CLAIM_SEAT, request)

    async def list_actions(self, request: game.ListActionsRequest) -> game.ListActionsResponse:
        """List the legal actions of a seat, and on request the blocked ones with the reasons."""
        return await self._call(LIST_ACTIONS, request)

    async def submit_actions(self, request: game.SubmitActionsRequest) -> game.SubmitActionsResponse:
        """Carry out actions, all or none."""
        return await self._call(SUBMIT_ACTIONS, request)

    async def preview_actions(self, request: game.PreviewActionsRequest) -> game.PreviewActionsResponse:
        """Preview what actions would do, as far as the seat may know it; nothing is stored."""
        return await self._call(PREVIEW_ACTIONS, request)

    async def explain_action(self, request: game.ExplainActionRequest) -> game.ExplainActionResponse:
        """Explain whether an action is legal now, and if not, why."""
        return await self._call(EXPLAIN_ACTION, request)

    async def suggest_action(self, request: game.SuggestActionRequest) -> game.SuggestActionResponse:
        """Suggest an action to a seat that must decide, and say why: the choice of the search bot, which knows no
        more than the seat.
        """
        return await self._call(SUGGEST_ACTION, request)

    async def undo_actions(self, request: game.UndoActionsRequest) -> game.UndoActionsResponse:
        """Take back the seat's own last actions, as long as nobody learned anything and nobody else acted since; in
        a whole game no more of them than the server allows.
        """
        return await self._call(UNDO_ACTIONS, request)

    async def set_ready(self, request: game.SetReadyRequest) -> game.SetReadyResponse:
        """Say ahead when the seat wants to be asked at stop points. A game without stop points refuses it."""
        return await self._call(SET_READY, request)

    async def list_events(self, request: game.ListEventsRequest) -> game.ListEventsResponse:
        """List events by sequence number."""
        return await self._call(LIST_EVENTS, request)

    async def upsert_player(self, request: player.UpsertPlayerRequest) -> player.UpsertPlayerResponse:
        """Create a player, or change its name."""
        return await self._call(UPSERT_PLAYER, request)

    async def get_player(self, request: player.GetPlayerRequest) -> player.GetPlayerResponse:
        """Get a player; a player's token gets its own player."""
        return await self._call(GET_PLAYER, request)

    async def list_players(self, request: player.ListPlayersRequest) -> player.ListPlayersResponse:
        """List the players of the namespace, in descending order of their ids."""
        return await self._call(LIST_PLAYERS, request)

    async def issue_player_token(self, request: player.IssuePlayerTokenRequest) -> player.IssuePlayerTokenResponse:
        """Get a token of a player, which is valid until the player's tokens are revoked."""
        return await self._call(ISSUE_PLAYER_TOKEN, request)

    async def revoke_player_tokens(self, request: player.RevokePlayerTokensRequest) -> player.RevokePlayerTokensResponse:
        """Make all tokens of a player invalid at once."""
        return await self._call(REVOKE_PLAYER_TOKENS, request)

    async def fetch_seat_token(self, request: player.FetchSeatTokenRequest) -> player.FetchSeatTokenResponse:
        """Get the token of a seat that belongs to the player, with a player's token or an API key. A seat that is
        not claimed yet is claimed by this.
        """
        return await self._call(FETCH_SEAT_TOKEN, request)

    async def resign_seat(self, request: referee.ResignSeatRequest) -> referee.ResignSeatResponse:
        """Leave the game for good. The other seats go on; with two seats the game ends."""
        return await self._call(RESIGN_SEAT, request)

    async def reclaim_seat(self, request: referee.ReclaimSeatRequest) -> referee.ReclaimSeatResponse:
        """Take a seat back that a bot plays since it ran out of time, if the time control allows it."""
        return await self._call(RECLAIM_SEAT, request)

    async def forfeit_seat(self, request: referee.ForfeitSeatRequest) -> referee.ForfeitSeatResponse:
        """Take a seat out of the game (arbiter)."""
        return await self._call(FORFEIT_SEAT, request)

    async def replace_seat(self, request: referee.ReplaceSeatRequest) -> referee.ReplaceSeatResponse:
        """Give a seat to another player, with the same clock: its tokens become invalid, and the answer has an
        invite (arbiter).
        """
        return await self._call(REPLACE_SEAT, request)

    async def add_time(self, request: referee.AddTimeRequest) -> referee.AddTimeResponse:
        """Add time to the bank of a seat, or take time away (arbiter)."""
        return await self._call(ADD_TIME, request)

    async def reissue_token(self, request: referee.ReissueTokenRequest) -> referee.ReissueTokenResponse:
        """Replace a lost or leaked token of a seat: the old tokens are invalid at once, and the answer has an invite
        (arbiter).
        """
        return await self._call(REISSUE_TOKEN, request)

    async def pause_game(self, request: referee.PauseGameRequest) -> referee.PauseGameResponse:
        """Stop all clocks, and refuse moves until the game is resumed (arbiter)."""
        return await self._call(PAUSE_GAME, request)

    async def resume_game(self, request: referee.ResumeGameRequest) -> referee.ResumeGameResponse:
        """Go on with a paused game (arbiter)."""
        return await self._call(RESUME_GAME, request)

    async def adjudicate_game(self, request: referee.AdjudicateGameRequest) -> referee.AdjudicateGameResponse:
        """End a game that is not over with ranks that the arbiter names (arbiter)."""
        return await self._call(ADJUDICATE_GAME, request)

    async def void_game(self, request: referee.VoidGameRequest) -> referee.VoidGameResponse:
        """End the game so that it does not count: there are no ranks (arbiter)."""
        return await self._call(VOID_GAME, request)

    async def list_audit(self, request: referee.ListAuditRequest) -> referee.ListAuditResponse:
        """List what arbiters, clocks and leavers did in a game, oldest first."""
        return await self._call(LIST_AUDIT, request)

    async def delete_game(self, request: referee.DeleteGameRequest) -> referee.DeleteGameResponse:
        """Delete a game with its log (scope games.delete). Watchers are told that it expired."""
        return await self._call(DELETE_GAME, request)

    async def export_record(self, request: records.ExportRecordRequest) -> records.ExportRecordResponse:
        """Export the record of a game. While the game runs, the seed and what other seats chose are left out."""
        return await self._call(EXPORT_RECORD, request)

    async def verify_record(self, request: records.VerifyRecordRequest) -> records.VerifyRecordResponse:
        """Verify a record by replaying it; nothing is stored."""
        return await self._call(VERIFY_RECORD, request)

    async def replay_record(self, request: records.ReplayRecordRequest) -> records.ReplayRecordResponse:
        """The tables of a record, revision by revision: at most 64 in one answer. Stateless; the record must hold
        its seed.
        """
        return await self._call(REPLAY_RECORD, request)

    async def create_webhook(self, request: webhook.CreateWebhookRequest) -> webhook.CreateWebhookResponse:
        """Create a webhook. The answer has its secret, which is shown only now."""
        return await self._call(CREATE_WEBHOOK, request)

    async def list_webhooks(self, request: webhook.ListWebhooksRequest) -> webhook.ListWebhooksResponse:
        """List the webhooks of the namespace."""
        return await self._call(LIST_WEBHOOKS, request)

    async def get_webhook(self, request: webhook.GetWebhookRequest) -> webhook.GetWebhookResponse:
        """Get a webhook."""
        return await self._call(GET_WEBHOOK, request)

    async def update_webhook(self, request: webhook.UpdateWebhookRequest) -> webhook.UpdateWebhookResponse:
        """Change a webhook. Fields that are left out stay as they are; an update also enables a disabled webhook."""
        return await self._call(UPDATE_WEBHOOK, request)

    async def delete_webhook(self, request: webhook.DeleteWebhookRequest) -> webhook.DeleteWebhookResponse:
        """Delete a webhook with its deliveries."""
        return await self._call(DELETE_WEBHOOK, request)

    async def rotate_secret(self, request: webhook.RotateSecretRequest) -> webhook.RotateSecretResponse:
        """Get a new secret. For 24 hours deliveries are signed with the old one, too."""
        return await self._call(ROTATE_SECRET, request)

    async def test_webhook(self, request: webhook.TestWebhookRequest) -> webhook.TestWebhookResponse:
        """Send a delivery of the kind webhook.test now, once, and say how it was answered."""
        return await self._call(TEST_WEBHOOK, request)

    async def list_deliveries(self, request: webhook.ListDeliveriesRequest) -> webhook.ListDeliveriesResponse:
        """List deliveries that wait for an attempt, or that were given up."""
        return await self._call(LIST_DELIVERIES, request)

    async def retry_delivery(self, request: webhook.RetryDeliveryRequest) -> webhook.RetryDeliveryResponse:
        """Try a delivery that was given up once more."""
        return await self._call(RETRY_DELIVERY, request)
