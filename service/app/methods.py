"""All methods of the contract, with the types of their requests."""

from typing import Final

from msgspec import Struct

from service.app import messages, player_messages, referee_messages, webhook_messages
from service.app.messages import Request


class Method(Struct, frozen=True):
    """One method: its answer is the message called `<name>Response`."""

    service: str
    name: str
    request: type[Request]
    stream: bool = False
    record: bool = False
    """Whether the request contains a whole record, which is larger than other requests."""


METHODS: Final = (
    Method("GameService", "CreateGame", messages.CreateGameRequest),
    Method("GameService", "GetGame", messages.GetGameRequest),
    Method("GameService", "ListGames", messages.ListGamesRequest),
    Method("GameService", "ClaimSeat", messages.ClaimSeatRequest),
    Method("GameService", "ListActions", messages.ListActionsRequest),
    Method("GameService", "SubmitActions", messages.SubmitActionsRequest),
    Method("GameService", "PreviewActions", messages.PreviewActionsRequest),
    Method("GameService", "ExplainAction", messages.ExplainActionRequest),
    Method("GameService", "SuggestAction", messages.SuggestActionRequest),
    Method("GameService", "UndoActions", messages.UndoActionsRequest),
    Method("GameService", "SetReady", messages.SetReadyRequest),
    Method("GameService", "ListEvents", messages.ListEventsRequest),
    Method("GameService", "WatchGame", messages.WatchGameRequest, stream=True),
    Method("CatalogService", "ListRulesets", messages.ListRulesetsRequest),
    Method("CatalogService", "ListCards", messages.ListCardsRequest),
    Method("CatalogService", "GetCard", messages.GetCardRequest),
    Method("CatalogService", "ListParts", messages.ListPartsRequest),
    Method("CatalogService", "ListWords", messages.ListWordsRequest),
    Method("CatalogService", "ListRules", messages.ListRulesRequest),
    Method("RecordService", "ExportRecord", messages.ExportRecordRequest),
    Method("RecordService", "VerifyRecord", messages.VerifyRecordRequest, record=True),
    Method("RecordService", "ReplayRecord", messages.ReplayRecordRequest, record=True),
    Method("RefereeService", "ResignSeat", referee_messages.ResignSeatRequest),
    Method("RefereeService", "ReclaimSeat", referee_messages.ReclaimSeatRequest),
    Method("RefereeService", "ForfeitSeat", referee_messages.ForfeitSeatRequest),
    Method("RefereeService", "ReplaceSeat", referee_messages.ReplaceSeatRequest),
    Method("RefereeService", "AddTime", referee_messages.AddTimeRequest),
    Method("RefereeService", "ReissueToken", referee_messages.ReissueTokenRequest),
    Method("RefereeService", "PauseGame", referee_messages.PauseGameRequest),
    Method("RefereeService", "ResumeGame", referee_messages.ResumeGameRequest),
    Method("RefereeService", "AdjudicateGame", referee_messages.AdjudicateGameRequest),
    Method("RefereeService", "VoidGame", referee_messages.VoidGameRequest),
    Method("RefereeService", "ListAudit", referee_messages.ListAuditRequest),
    Method("RefereeService", "DeleteGame", referee_messages.DeleteGameRequest),
    Method("PlayerService", "UpsertPlayer", player_messages.UpsertPlayerRequest),
    Method("PlayerService", "GetPlayer", player_messages.GetPlayerRequest),
    Method("PlayerService", "ListPlayers", player_messages.ListPlayersRequest),
    Method("PlayerService", "IssuePlayerToken", player_messages.IssuePlayerTokenRequest),
    Method("PlayerService", "RevokePlayerTokens", player_messages.RevokePlayerTokensRequest),
    Method("PlayerService", "FetchSeatToken", player_messages.FetchSeatTokenRequest),
    Method("WebhookService", "CreateWebhook", webhook_messages.CreateWebhookRequest),
    Method("WebhookService", "ListWebhooks", webhook_messages.ListWebhooksRequest),
    Method("WebhookService", "GetWebhook", webhook_messages.GetWebhookRequest),
    Method("WebhookService", "UpdateWebhook", webhook_messages.UpdateWebhookRequest),
    Method("WebhookService", "DeleteWebhook", webhook_messages.DeleteWebhookRequest),
    Method("WebhookService", "RotateSecret", webhook_messages.RotateSecretRequest),
    Method("WebhookService", "TestWebhook", webhook_messages.TestWebhookRequest),
    Method("WebhookService", "ListDeliveries", webhook_messages.ListDeliveriesRequest),
    Method("WebhookService", "RetryDelivery", webhook_messages.RetryDeliveryRequest),
)

METHOD: Final = {method.name: method for method in METHODS}
