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
OF_A_SEAT: Final = (*OF_A_GAME, Reason.NOT_YOUR_DECISION, Reason.SEAT_LEFT)
OF_ACTIONS: Final = (*OF_A_SEAT, Reason.UNKNOWN_CARD, Reason.ILLEGAL_ACTION, Reason.GAME_OVER)
OF_A_RETRY: Final = (Reason.REQUEST_ID_REUSED, Reason.STALE_REVISION)
OF_A_MOVE: Final = (Reason.GAME_PAUSED, Reason.TIME_OUT, Reason.GAME_OVER, *OF_A_RETRY)
OF_AN_ACT: Final = (*OF_A_GAME, Reason.WRONG_STATE, Reason.GAME_OVER, *OF_A_RETRY)
OF_AN_ACT_ON_A_SEAT: Final = (*OF_AN_ACT, Reason.SEAT_LEFT)
OF_A_PLAYER: Final = (Reason.SEAT_FORBIDDEN, Reason.PLAYER_NOT_FOUND, Reason.GAME_UNREADABLE)
OF_A_WEBHOOK: Final = (Reason.SEAT_FORBIDDEN, Reason.WEBHOOK_NOT_FOUND, Reason.GAME_UNREADABLE)

REFUSALS: Final[dict[str, tuple[Reason, ...]]] = {
    "CreateGame": (
        Reason.BAD_SETTING,
        Reason.SEAT_FORBIDDEN,
        Reason.REQUEST_ID_REUSED,
        Reason.GAME_NOT_FOUND,
        Reason.GAME_UNREADABLE,
    ),
    "ListGames": (Reason.SEAT_FORBIDDEN,),
    "GetGame": OF_A_GAME,
    "ClaimSeat": (*OF_A_GAME, Reason.BAD_SETTING, Reason.SEAT_TAKEN, Reason.WRONG_STATE, *OF_A_RETRY),
    "ListActions": OF_A_SEAT,
    "SubmitActions": (*OF_ACTIONS, *OF_A_MOVE, Reason.REVISION_REQUIRED),
    "PreviewActions": (*OF_ACTIONS, Reason.GAME_PAUSED, Reason.TIME_OUT),
    "ExplainAction": (*OF_A_SEAT, Reason.UNKNOWN_CARD),
    "SuggestAction": (*OF_A_SEAT, Reason.GAME_OVER, Reason.GAME_PAUSED, Reason.TIME_OUT),
    "UndoActions": (*OF_A_SEAT, *OF_A_MOVE, Reason.REVISION_REQUIRED, Reason.UNDO_NOT_ALLOWED),
    "SetReady": (*OF_A_SEAT, *OF_A_MOVE, Reason.ILLEGAL_ACTION),
    "ListEvents": OF_A_GAME,
    "WatchGame": (*OF_A_GAME, Reason.RESUME_TOO_OLD),
    "ResignSeat": OF_AN_ACT_ON_A_SEAT,
    "ReclaimSeat": OF_AN_ACT_ON_A_SEAT,
    "ForfeitSeat": OF_AN_ACT_ON_A_SEAT,
    "ReplaceSeat": OF_AN_ACT,
    "AddTime": OF_AN_ACT_ON_A_SEAT,
    "ReissueToken": OF_AN_ACT_ON_A_SEAT,
    "PauseGame": OF_AN_ACT,
    "ResumeGame": OF_AN_ACT,
    "AdjudicateGame": OF_AN_ACT,
    "VoidGame": OF_AN_ACT,
    "ListAudit": OF_A_GAME,
    "DeleteGame": (*OF_A_GAME, Reason.STALE_REVISION),
    "UpsertPlayer": (Reason.SEAT_FORBIDDEN, Reason.GAME_UNREADABLE, Reason.STALE_REVISION),
    "GetPlayer": OF_A_PLAYER,
    "ListPlayers": (Reason.SEAT_FORBIDDEN, Reason.GAME_UNREADABLE),
    "IssuePlayerToken": OF_A_PLAYER,
    "RevokePlayerTokens": (*OF_A_PLAYER, Reason.STALE_REVISION),
    "FetchSeatToken": (*OF_A_GAME, Reason.WRONG_STATE, Reason.STALE_REVISION),
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
