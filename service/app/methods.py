"""All methods of the contract, with the types of their requests."""

from typing import Final

from msgspec import Struct

from service.app import messages
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
)

METHOD: Final = {method.name: method for method in METHODS}
