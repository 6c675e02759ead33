"""All methods of the contract, with what they take and which function of the service answers them."""

from typing import Final

from msgspec import Struct

from service.app import messages
from service.app.messages import Request


class Method(Struct, frozen=True):
    """One method: its answer is the message called `<name>Response`."""

    service: str
    name: str
    call: str
    request: type[Request]
    stream: bool = False
    record: bool = False
    """Whether a whole record may come in, which is larger than other requests."""
    speaks: bool = False
    """Whether `accept-language` stands for a language that is left empty; events speak only if the request says so."""


METHODS: Final = (
    Method("GameService", "CreateGame", "create_game", messages.CreateGameRequest),
    Method("GameService", "GetGame", "get_game", messages.GetGameRequest),
    Method("GameService", "ListGames", "list_games", messages.ListGamesRequest),
    Method("GameService", "ClaimSeat", "claim_seat", messages.ClaimSeatRequest),
    Method("GameService", "ListActions", "list_actions", messages.ListActionsRequest, speaks=True),
    Method("GameService", "SubmitActions", "submit_actions", messages.SubmitActionsRequest),
    Method("GameService", "PreviewActions", "preview_actions", messages.PreviewActionsRequest),
    Method("GameService", "ExplainAction", "explain_action", messages.ExplainActionRequest, speaks=True),
    Method("GameService", "UndoActions", "undo_actions", messages.UndoActionsRequest),
    Method("GameService", "SetReady", "set_ready", messages.SetReadyRequest),
    Method("GameService", "ListEvents", "list_events", messages.ListEventsRequest),
    Method("GameService", "WatchGame", "watch_game", messages.WatchGameRequest, stream=True),
    Method("CatalogService", "ListRulesets", "list_rulesets", messages.ListRulesetsRequest),
    Method("CatalogService", "ListCards", "list_cards", messages.ListCardsRequest, speaks=True),
    Method("CatalogService", "GetCard", "get_card", messages.GetCardRequest, speaks=True),
    Method("CatalogService", "ListParts", "list_parts", messages.ListPartsRequest, speaks=True),
    Method("CatalogService", "ListRules", "list_rules", messages.ListRulesRequest),
    Method("RecordService", "ExportRecord", "export_record", messages.ExportRecordRequest),
    Method("RecordService", "VerifyRecord", "verify_record", messages.VerifyRecordRequest, record=True),
)

METHOD: Final = {method.name: method for method in METHODS}
