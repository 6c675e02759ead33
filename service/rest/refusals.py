"""The reasons with which each method may be refused, for the documentation."""

from typing import Final

from service.errors import Reason

ALWAYS: Final = (
    Reason.MALFORMED_REQUEST,
    Reason.TOKEN_MISSING,
    Reason.QUOTA_EXCEEDED,
    Reason.ENGINE_FAULT,
    Reason.STORE_UNAVAILABLE,
)
OF_A_GAME: Final = (Reason.SEAT_FORBIDDEN, Reason.GAME_NOT_FOUND, Reason.GAME_UNREADABLE)
OF_A_SEAT: Final = (*OF_A_GAME, Reason.NOT_YOUR_DECISION)
OF_ACTIONS: Final = (*OF_A_SEAT, Reason.UNKNOWN_CARD, Reason.ILLEGAL_ACTION, Reason.GAME_OVER)
OF_A_RETRY: Final = (Reason.REQUEST_ID_REUSED, Reason.STALE_REVISION)

OF_A_WEBHOOK: Final = (Reason.SEAT_FORBIDDEN, Reason.WEBHOOK_NOT_FOUND, Reason.GAME_UNREADABLE)

REFUSALS: Final[dict[str, tuple[Reason, ...]]] = {
    "CreateGame": (Reason.BAD_SETTING, Reason.SEAT_FORBIDDEN, Reason.REQUEST_ID_REUSED, Reason.GAME_UNREADABLE),
    "ListGames": (Reason.SEAT_FORBIDDEN,),
    "GetGame": OF_A_GAME,
    "ClaimSeat": (*OF_A_GAME, Reason.BAD_SETTING, Reason.SEAT_TAKEN, *OF_A_RETRY),
    "ListActions": OF_A_SEAT,
    "SubmitActions": (*OF_ACTIONS, *OF_A_RETRY, Reason.REVISION_REQUIRED),
    "PreviewActions": OF_ACTIONS,
    "ExplainAction": (*OF_A_SEAT, Reason.UNKNOWN_CARD),
    "SuggestAction": (*OF_A_SEAT, Reason.GAME_OVER),
    "UndoActions": (*OF_A_SEAT, *OF_A_RETRY, Reason.REVISION_REQUIRED, Reason.UNDO_NOT_ALLOWED),
    "SetReady": (*OF_A_SEAT, *OF_A_RETRY, Reason.ILLEGAL_ACTION, Reason.GAME_OVER),
    "ListEvents": OF_A_GAME,
    "WatchGame": (*OF_A_GAME, Reason.RESUME_TOO_OLD),
    "CreateWebhook": (Reason.SEAT_FORBIDDEN, Reason.REQUEST_ID_REUSED, Reason.GAME_UNREADABLE),
    "ListWebhooks": (Reason.SEAT_FORBIDDEN, Reason.GAME_UNREADABLE),
    "GetWebhook": OF_A_WEBHOOK,
    "UpdateWebhook": (*OF_A_WEBHOOK, Reason.STALE_REVISION),
    "RotateSecret": (*OF_A_WEBHOOK, Reason.STALE_REVISION),
    "TestWebhook": OF_A_WEBHOOK,
    "ListDeliveries": OF_A_WEBHOOK,
    "RetryDelivery": (*OF_A_WEBHOOK, Reason.WRONG_STATE),
    "DeleteWebhook": (*OF_A_WEBHOOK, Reason.STALE_REVISION),
    "ExportRecord": OF_A_GAME,
    "VerifyRecord": (Reason.BAD_SETTING,),
    "ReplayRecord": (Reason.BAD_SETTING,),
    "ListRulesets": (),
    "ListCards": (Reason.BAD_SETTING,),
    "GetCard": (Reason.BAD_SETTING, Reason.UNKNOWN_CARD),
    "ListParts": (Reason.BAD_SETTING,),
    "ListWords": (Reason.BAD_SETTING,),
    "ListRules": (Reason.BAD_SETTING,),
}
