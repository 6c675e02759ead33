import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from reeve.v1 import clock_pb2 as _clock_pb2
from reeve.v1 import hallertau_pb2 as _hallertau_pb2
from reeve.v1 import lagranja_pb2 as _lagranja_pb2
from reeve.v1 import score_pb2 as _score_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class GameStatus(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GAME_STATUS_UNSPECIFIED: _ClassVar[GameStatus]
    GAME_STATUS_WAITING: _ClassVar[GameStatus]
    GAME_STATUS_RUNNING: _ClassVar[GameStatus]
    GAME_STATUS_FINISHED: _ClassVar[GameStatus]
    GAME_STATUS_UNREADABLE: _ClassVar[GameStatus]
    GAME_STATUS_PAUSED: _ClassVar[GameStatus]
    GAME_STATUS_VOID: _ClassVar[GameStatus]

class Window(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WINDOW_UNSPECIFIED: _ClassVar[Window]
    WINDOW_TURN: _ClassVar[Window]
    WINDOW_ANYTIME: _ClassVar[Window]
    WINDOW_REACTION: _ClassVar[Window]
    WINDOW_SIMULTANEOUS: _ClassVar[Window]

class GoodbyeReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GOODBYE_REASON_UNSPECIFIED: _ClassVar[GoodbyeReason]
    GOODBYE_REASON_SHUTTING_DOWN: _ClassVar[GoodbyeReason]
    GOODBYE_REASON_SLOW_READER: _ClassVar[GoodbyeReason]
    GOODBYE_REASON_GAME_EXPIRED: _ClassVar[GoodbyeReason]
    GOODBYE_REASON_STORE_UNAVAILABLE: _ClassVar[GoodbyeReason]
    GOODBYE_REASON_EVENTS_LOST: _ClassVar[GoodbyeReason]
    GOODBYE_REASON_GAME_UNREADABLE: _ClassVar[GoodbyeReason]
    GOODBYE_REASON_TOKEN_REVOKED: _ClassVar[GoodbyeReason]

class RefusalReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REFUSAL_REASON_UNSPECIFIED: _ClassVar[RefusalReason]
    REFUSAL_REASON_MALFORMED_REQUEST: _ClassVar[RefusalReason]
    REFUSAL_REASON_UNKNOWN_CARD: _ClassVar[RefusalReason]
    REFUSAL_REASON_BAD_SETTING: _ClassVar[RefusalReason]
    REFUSAL_REASON_ILLEGAL_ACTION: _ClassVar[RefusalReason]
    REFUSAL_REASON_NOT_YOUR_DECISION: _ClassVar[RefusalReason]
    REFUSAL_REASON_GAME_OVER: _ClassVar[RefusalReason]
    REFUSAL_REASON_UNDO_NOT_ALLOWED: _ClassVar[RefusalReason]
    REFUSAL_REASON_STALE_REVISION: _ClassVar[RefusalReason]
    REFUSAL_REASON_REVISION_REQUIRED: _ClassVar[RefusalReason]
    REFUSAL_REASON_REQUEST_ID_REUSED: _ClassVar[RefusalReason]
    REFUSAL_REASON_TOKEN_MISSING: _ClassVar[RefusalReason]
    REFUSAL_REASON_SEAT_FORBIDDEN: _ClassVar[RefusalReason]
    REFUSAL_REASON_SEAT_TAKEN: _ClassVar[RefusalReason]
    REFUSAL_REASON_GAME_NOT_FOUND: _ClassVar[RefusalReason]
    REFUSAL_REASON_GAME_UNREADABLE: _ClassVar[RefusalReason]
    REFUSAL_REASON_RESUME_TOO_OLD: _ClassVar[RefusalReason]
    REFUSAL_REASON_QUOTA_EXCEEDED: _ClassVar[RefusalReason]
    REFUSAL_REASON_ENGINE_FAULT: _ClassVar[RefusalReason]
    REFUSAL_REASON_STORE_UNAVAILABLE: _ClassVar[RefusalReason]
    REFUSAL_REASON_GAME_PAUSED: _ClassVar[RefusalReason]
    REFUSAL_REASON_TIME_OUT: _ClassVar[RefusalReason]
    REFUSAL_REASON_SEAT_LEFT: _ClassVar[RefusalReason]
    REFUSAL_REASON_PLAYER_NOT_FOUND: _ClassVar[RefusalReason]
    REFUSAL_REASON_WEBHOOK_NOT_FOUND: _ClassVar[RefusalReason]
    REFUSAL_REASON_WRONG_STATE: _ClassVar[RefusalReason]
GAME_STATUS_UNSPECIFIED: GameStatus
GAME_STATUS_WAITING: GameStatus
GAME_STATUS_RUNNING: GameStatus
GAME_STATUS_FINISHED: GameStatus
GAME_STATUS_UNREADABLE: GameStatus
GAME_STATUS_PAUSED: GameStatus
GAME_STATUS_VOID: GameStatus
WINDOW_UNSPECIFIED: Window
WINDOW_TURN: Window
WINDOW_ANYTIME: Window
WINDOW_REACTION: Window
WINDOW_SIMULTANEOUS: Window
GOODBYE_REASON_UNSPECIFIED: GoodbyeReason
GOODBYE_REASON_SHUTTING_DOWN: GoodbyeReason
GOODBYE_REASON_SLOW_READER: GoodbyeReason
GOODBYE_REASON_GAME_EXPIRED: GoodbyeReason
GOODBYE_REASON_STORE_UNAVAILABLE: GoodbyeReason
GOODBYE_REASON_EVENTS_LOST: GoodbyeReason
GOODBYE_REASON_GAME_UNREADABLE: GoodbyeReason
GOODBYE_REASON_TOKEN_REVOKED: GoodbyeReason
REFUSAL_REASON_UNSPECIFIED: RefusalReason
REFUSAL_REASON_MALFORMED_REQUEST: RefusalReason
REFUSAL_REASON_UNKNOWN_CARD: RefusalReason
REFUSAL_REASON_BAD_SETTING: RefusalReason
REFUSAL_REASON_ILLEGAL_ACTION: RefusalReason
REFUSAL_REASON_NOT_YOUR_DECISION: RefusalReason
REFUSAL_REASON_GAME_OVER: RefusalReason
REFUSAL_REASON_UNDO_NOT_ALLOWED: RefusalReason
REFUSAL_REASON_STALE_REVISION: RefusalReason
REFUSAL_REASON_REVISION_REQUIRED: RefusalReason
REFUSAL_REASON_REQUEST_ID_REUSED: RefusalReason
REFUSAL_REASON_TOKEN_MISSING: RefusalReason
REFUSAL_REASON_SEAT_FORBIDDEN: RefusalReason
REFUSAL_REASON_SEAT_TAKEN: RefusalReason
REFUSAL_REASON_GAME_NOT_FOUND: RefusalReason
REFUSAL_REASON_GAME_UNREADABLE: RefusalReason
REFUSAL_REASON_RESUME_TOO_OLD: RefusalReason
REFUSAL_REASON_QUOTA_EXCEEDED: RefusalReason
REFUSAL_REASON_ENGINE_FAULT: RefusalReason
REFUSAL_REASON_STORE_UNAVAILABLE: RefusalReason
REFUSAL_REASON_GAME_PAUSED: RefusalReason
REFUSAL_REASON_TIME_OUT: RefusalReason
REFUSAL_REASON_SEAT_LEFT: RefusalReason
REFUSAL_REASON_PLAYER_NOT_FOUND: RefusalReason
REFUSAL_REASON_WEBHOOK_NOT_FOUND: RefusalReason
REFUSAL_REASON_WRONG_STATE: RefusalReason

class GameSettings(_message.Message):
    __slots__ = ("hallertau", "lagranja")
    HALLERTAU_FIELD_NUMBER: _ClassVar[int]
    LAGRANJA_FIELD_NUMBER: _ClassVar[int]
    hallertau: _hallertau_pb2.Hallertau.Settings
    lagranja: _lagranja_pb2.LaGranja.Settings
    def __init__(self, hallertau: _Optional[_Union[_hallertau_pb2.Hallertau.Settings, _Mapping]] = ..., lagranja: _Optional[_Union[_lagranja_pb2.LaGranja.Settings, _Mapping]] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("hallertau", "lagranja")
    HALLERTAU_FIELD_NUMBER: _ClassVar[int]
    LAGRANJA_FIELD_NUMBER: _ClassVar[int]
    hallertau: _hallertau_pb2.Hallertau.View
    lagranja: _lagranja_pb2.LaGranja.View
    def __init__(self, hallertau: _Optional[_Union[_hallertau_pb2.Hallertau.View, _Mapping]] = ..., lagranja: _Optional[_Union[_lagranja_pb2.LaGranja.View, _Mapping]] = ...) -> None: ...

class Args(_message.Message):
    __slots__ = ("hallertau", "lagranja")
    HALLERTAU_FIELD_NUMBER: _ClassVar[int]
    LAGRANJA_FIELD_NUMBER: _ClassVar[int]
    hallertau: _hallertau_pb2.Hallertau.Args
    lagranja: _lagranja_pb2.LaGranja.Args
    def __init__(self, hallertau: _Optional[_Union[_hallertau_pb2.Hallertau.Args, _Mapping]] = ..., lagranja: _Optional[_Union[_lagranja_pb2.LaGranja.Args, _Mapping]] = ...) -> None: ...

class TableEvent(_message.Message):
    __slots__ = ("hallertau", "lagranja")
    HALLERTAU_FIELD_NUMBER: _ClassVar[int]
    LAGRANJA_FIELD_NUMBER: _ClassVar[int]
    hallertau: _hallertau_pb2.Hallertau.Event
    lagranja: _lagranja_pb2.LaGranja.Event
    def __init__(self, hallertau: _Optional[_Union[_hallertau_pb2.Hallertau.Event, _Mapping]] = ..., lagranja: _Optional[_Union[_lagranja_pb2.LaGranja.Event, _Mapping]] = ...) -> None: ...

class Requirement(_message.Message):
    __slots__ = ("hallertau", "lagranja")
    HALLERTAU_FIELD_NUMBER: _ClassVar[int]
    LAGRANJA_FIELD_NUMBER: _ClassVar[int]
    hallertau: _hallertau_pb2.Hallertau.Requirement
    lagranja: _lagranja_pb2.LaGranja.Requirement
    def __init__(self, hallertau: _Optional[_Union[_hallertau_pb2.Hallertau.Requirement, _Mapping]] = ..., lagranja: _Optional[_Union[_lagranja_pb2.LaGranja.Requirement, _Mapping]] = ...) -> None: ...

class Seat(_message.Message):
    __slots__ = ("seat", "claimed", "to_act", "name", "bot", "player", "left", "reclaimable")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CLAIMED_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    RECLAIMABLE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    claimed: bool
    to_act: bool
    name: str
    bot: str
    player: str
    left: _score_pb2.Leaving
    reclaimable: bool
    def __init__(self, seat: _Optional[int] = ..., claimed: _Optional[bool] = ..., to_act: _Optional[bool] = ..., name: _Optional[str] = ..., bot: _Optional[str] = ..., player: _Optional[str] = ..., left: _Optional[_Union[_score_pb2.Leaving, str]] = ..., reclaimable: _Optional[bool] = ...) -> None: ...

class SeatPlan(_message.Message):
    __slots__ = ("name", "bot", "player")
    NAME_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    name: str
    bot: str
    player: str
    def __init__(self, name: _Optional[str] = ..., bot: _Optional[str] = ..., player: _Optional[str] = ...) -> None: ...

class Game(_message.Message):
    __slots__ = ("id", "ruleset", "rules_version", "settings", "status", "revision", "head_seq", "seats", "commitment", "create_time", "update_time", "result", "seed", "seed_chosen", "clock", "ranks", "ruling")
    ID_FIELD_NUMBER: _ClassVar[int]
    RULESET_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    SETTINGS_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    HEAD_SEQ_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    CREATE_TIME_FIELD_NUMBER: _ClassVar[int]
    UPDATE_TIME_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    SEED_CHOSEN_FIELD_NUMBER: _ClassVar[int]
    CLOCK_FIELD_NUMBER: _ClassVar[int]
    RANKS_FIELD_NUMBER: _ClassVar[int]
    RULING_FIELD_NUMBER: _ClassVar[int]
    id: str
    ruleset: str
    rules_version: str
    settings: GameSettings
    status: GameStatus
    revision: int
    head_seq: int
    seats: _containers.RepeatedCompositeFieldContainer[Seat]
    commitment: str
    create_time: _timestamp_pb2.Timestamp
    update_time: _timestamp_pb2.Timestamp
    result: _score_pb2.Result
    seed: str
    seed_chosen: bool
    clock: _clock_pb2.Clock
    ranks: _containers.RepeatedCompositeFieldContainer[_score_pb2.SeatRank]
    ruling: _score_pb2.Ruling
    def __init__(self, id: _Optional[str] = ..., ruleset: _Optional[str] = ..., rules_version: _Optional[str] = ..., settings: _Optional[_Union[GameSettings, _Mapping]] = ..., status: _Optional[_Union[GameStatus, str]] = ..., revision: _Optional[int] = ..., head_seq: _Optional[int] = ..., seats: _Optional[_Iterable[_Union[Seat, _Mapping]]] = ..., commitment: _Optional[str] = ..., create_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., update_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., result: _Optional[_Union[_score_pb2.Result, _Mapping]] = ..., seed: _Optional[str] = ..., seed_chosen: _Optional[bool] = ..., clock: _Optional[_Union[_clock_pb2.Clock, _Mapping]] = ..., ranks: _Optional[_Iterable[_Union[_score_pb2.SeatRank, _Mapping]]] = ..., ruling: _Optional[_Union[_score_pb2.Ruling, _Mapping]] = ...) -> None: ...

class LegalAction(_message.Message):
    __slots__ = ("id", "kind", "args", "window", "label")
    ID_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    WINDOW_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    id: str
    kind: str
    args: Args
    window: Window
    label: str
    def __init__(self, id: _Optional[str] = ..., kind: _Optional[str] = ..., args: _Optional[_Union[Args, _Mapping]] = ..., window: _Optional[_Union[Window, str]] = ..., label: _Optional[str] = ...) -> None: ...

class ActionList(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[LegalAction]
    def __init__(self, items: _Optional[_Iterable[_Union[LegalAction, _Mapping]]] = ...) -> None: ...

class BlockedActionList(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[BlockedAction]
    def __init__(self, items: _Optional[_Iterable[_Union[BlockedAction, _Mapping]]] = ...) -> None: ...

class Violation(_message.Message):
    __slots__ = ("requirement", "need", "have", "rule", "either")
    REQUIREMENT_FIELD_NUMBER: _ClassVar[int]
    NEED_FIELD_NUMBER: _ClassVar[int]
    HAVE_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    EITHER_FIELD_NUMBER: _ClassVar[int]
    requirement: Requirement
    need: int
    have: int
    rule: str
    either: bool
    def __init__(self, requirement: _Optional[_Union[Requirement, _Mapping]] = ..., need: _Optional[int] = ..., have: _Optional[int] = ..., rule: _Optional[str] = ..., either: _Optional[bool] = ...) -> None: ...

class BlockedAction(_message.Message):
    __slots__ = ("id", "violations", "text", "kind", "args", "label")
    ID_FIELD_NUMBER: _ClassVar[int]
    VIOLATIONS_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    id: str
    violations: _containers.RepeatedCompositeFieldContainer[Violation]
    text: str
    kind: str
    args: Args
    label: str
    def __init__(self, id: _Optional[str] = ..., violations: _Optional[_Iterable[_Union[Violation, _Mapping]]] = ..., text: _Optional[str] = ..., kind: _Optional[str] = ..., args: _Optional[_Union[Args, _Mapping]] = ..., label: _Optional[str] = ...) -> None: ...

class Action(_message.Message):
    __slots__ = ("id", "args")
    ID_FIELD_NUMBER: _ClassVar[int]
    ARGS_FIELD_NUMBER: _ClassVar[int]
    id: str
    args: Args
    def __init__(self, id: _Optional[str] = ..., args: _Optional[_Union[Args, _Mapping]] = ...) -> None: ...

class SeatClaimed(_message.Message):
    __slots__ = ("seat", "name", "bot")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    name: str
    bot: str
    def __init__(self, seat: _Optional[int] = ..., name: _Optional[str] = ..., bot: _Optional[str] = ...) -> None: ...

class GameStarted(_message.Message):
    __slots__ = ("seats", "commitment")
    SEATS_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    seats: int
    commitment: str
    def __init__(self, seats: _Optional[int] = ..., commitment: _Optional[str] = ...) -> None: ...

class Undone(_message.Message):
    __slots__ = ("seat", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...

class SeatTimedOut(_message.Message):
    __slots__ = ("seat", "action", "time_outs")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    TIME_OUTS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    action: _clock_pb2.TimeOutAction
    time_outs: int
    def __init__(self, seat: _Optional[int] = ..., action: _Optional[_Union[_clock_pb2.TimeOutAction, str]] = ..., time_outs: _Optional[int] = ...) -> None: ...

class SeatLeft(_message.Message):
    __slots__ = ("seat", "kind", "by", "reason")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    seat: int
    kind: _score_pb2.Leaving
    by: str
    reason: str
    def __init__(self, seat: _Optional[int] = ..., kind: _Optional[_Union[_score_pb2.Leaving, str]] = ..., by: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class SeatTakenOver(_message.Message):
    __slots__ = ("seat", "bot", "player", "name", "by", "reason", "new_token")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    NEW_TOKEN_FIELD_NUMBER: _ClassVar[int]
    seat: int
    bot: str
    player: str
    name: str
    by: str
    reason: str
    new_token: bool
    def __init__(self, seat: _Optional[int] = ..., bot: _Optional[str] = ..., player: _Optional[str] = ..., name: _Optional[str] = ..., by: _Optional[str] = ..., reason: _Optional[str] = ..., new_token: _Optional[bool] = ...) -> None: ...

class TimeAdded(_message.Message):
    __slots__ = ("seat", "seconds", "by", "reason")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    seat: int
    seconds: int
    by: str
    reason: str
    def __init__(self, seat: _Optional[int] = ..., seconds: _Optional[int] = ..., by: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class GamePaused(_message.Message):
    __slots__ = ("by", "reason")
    BY_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    by: str
    reason: str
    def __init__(self, by: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class GameResumed(_message.Message):
    __slots__ = ("by", "reason")
    BY_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    by: str
    reason: str
    def __init__(self, by: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class GameEndedEarly(_message.Message):
    __slots__ = ("kind", "ranks", "by", "reason")
    KIND_FIELD_NUMBER: _ClassVar[int]
    RANKS_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    kind: _score_pb2.RulingKind
    ranks: _containers.RepeatedScalarFieldContainer[int]
    by: str
    reason: str
    def __init__(self, kind: _Optional[_Union[_score_pb2.RulingKind, str]] = ..., ranks: _Optional[_Iterable[int]] = ..., by: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class TokenReissued(_message.Message):
    __slots__ = ("seat", "by", "reason")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    seat: int
    by: str
    reason: str
    def __init__(self, seat: _Optional[int] = ..., by: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class ArbiterLooked(_message.Message):
    __slots__ = ("seat", "by")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    seat: int
    by: str
    def __init__(self, seat: _Optional[int] = ..., by: _Optional[str] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("time", "seq", "revision", "seat_claimed", "game_started", "undone", "table", "seat_timed_out", "seat_left", "seat_taken_over", "time_added", "game_paused", "game_resumed", "game_ended_early", "token_reissued", "arbiter_looked", "text")
    TIME_FIELD_NUMBER: _ClassVar[int]
    SEQ_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    SEAT_CLAIMED_FIELD_NUMBER: _ClassVar[int]
    GAME_STARTED_FIELD_NUMBER: _ClassVar[int]
    UNDONE_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    SEAT_TIMED_OUT_FIELD_NUMBER: _ClassVar[int]
    SEAT_LEFT_FIELD_NUMBER: _ClassVar[int]
    SEAT_TAKEN_OVER_FIELD_NUMBER: _ClassVar[int]
    TIME_ADDED_FIELD_NUMBER: _ClassVar[int]
    GAME_PAUSED_FIELD_NUMBER: _ClassVar[int]
    GAME_RESUMED_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_EARLY_FIELD_NUMBER: _ClassVar[int]
    TOKEN_REISSUED_FIELD_NUMBER: _ClassVar[int]
    ARBITER_LOOKED_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    time: _timestamp_pb2.Timestamp
    seq: int
    revision: int
    seat_claimed: SeatClaimed
    game_started: GameStarted
    undone: Undone
    table: TableEvent
    seat_timed_out: SeatTimedOut
    seat_left: SeatLeft
    seat_taken_over: SeatTakenOver
    time_added: TimeAdded
    game_paused: GamePaused
    game_resumed: GameResumed
    game_ended_early: GameEndedEarly
    token_reissued: TokenReissued
    arbiter_looked: ArbiterLooked
    text: str
    def __init__(self, time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., seq: _Optional[int] = ..., revision: _Optional[int] = ..., seat_claimed: _Optional[_Union[SeatClaimed, _Mapping]] = ..., game_started: _Optional[_Union[GameStarted, _Mapping]] = ..., undone: _Optional[_Union[Undone, _Mapping]] = ..., table: _Optional[_Union[TableEvent, _Mapping]] = ..., seat_timed_out: _Optional[_Union[SeatTimedOut, _Mapping]] = ..., seat_left: _Optional[_Union[SeatLeft, _Mapping]] = ..., seat_taken_over: _Optional[_Union[SeatTakenOver, _Mapping]] = ..., time_added: _Optional[_Union[TimeAdded, _Mapping]] = ..., game_paused: _Optional[_Union[GamePaused, _Mapping]] = ..., game_resumed: _Optional[_Union[GameResumed, _Mapping]] = ..., game_ended_early: _Optional[_Union[GameEndedEarly, _Mapping]] = ..., token_reissued: _Optional[_Union[TokenReissued, _Mapping]] = ..., arbiter_looked: _Optional[_Union[ArbiterLooked, _Mapping]] = ..., text: _Optional[str] = ...) -> None: ...

class Outcome(_message.Message):
    __slots__ = ("revision", "head_seq", "events", "view", "to_act", "undoable", "replayed", "actions", "blocked", "question", "clock")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    HEAD_SEQ_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    UNDOABLE_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    BLOCKED_FIELD_NUMBER: _ClassVar[int]
    QUESTION_FIELD_NUMBER: _ClassVar[int]
    CLOCK_FIELD_NUMBER: _ClassVar[int]
    revision: int
    head_seq: int
    events: _containers.RepeatedCompositeFieldContainer[Event]
    view: View
    to_act: _containers.RepeatedScalarFieldContainer[int]
    undoable: int
    replayed: bool
    actions: ActionList
    blocked: BlockedActionList
    question: str
    clock: _clock_pb2.Clock
    def __init__(self, revision: _Optional[int] = ..., head_seq: _Optional[int] = ..., events: _Optional[_Iterable[_Union[Event, _Mapping]]] = ..., view: _Optional[_Union[View, _Mapping]] = ..., to_act: _Optional[_Iterable[int]] = ..., undoable: _Optional[int] = ..., replayed: _Optional[bool] = ..., actions: _Optional[_Union[ActionList, _Mapping]] = ..., blocked: _Optional[_Union[BlockedActionList, _Mapping]] = ..., question: _Optional[str] = ..., clock: _Optional[_Union[_clock_pb2.Clock, _Mapping]] = ...) -> None: ...

class Refusal(_message.Message):
    __slots__ = ("violations", "revision", "missed", "call_id", "retry_after_seconds")
    VIOLATIONS_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    MISSED_FIELD_NUMBER: _ClassVar[int]
    CALL_ID_FIELD_NUMBER: _ClassVar[int]
    RETRY_AFTER_SECONDS_FIELD_NUMBER: _ClassVar[int]
    violations: _containers.RepeatedCompositeFieldContainer[Violation]
    revision: int
    missed: _containers.RepeatedCompositeFieldContainer[Event]
    call_id: str
    retry_after_seconds: int
    def __init__(self, violations: _Optional[_Iterable[_Union[Violation, _Mapping]]] = ..., revision: _Optional[int] = ..., missed: _Optional[_Iterable[_Union[Event, _Mapping]]] = ..., call_id: _Optional[str] = ..., retry_after_seconds: _Optional[int] = ...) -> None: ...

class CreateGameRequest(_message.Message):
    __slots__ = ("ruleset", "seats", "settings", "request_id", "plans", "seed", "time_control", "fill")
    RULESET_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SETTINGS_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    PLANS_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    TIME_CONTROL_FIELD_NUMBER: _ClassVar[int]
    FILL_FIELD_NUMBER: _ClassVar[int]
    ruleset: str
    seats: int
    settings: GameSettings
    request_id: str
    plans: _containers.RepeatedCompositeFieldContainer[SeatPlan]
    seed: str
    time_control: _clock_pb2.TimeControl
    fill: str
    def __init__(self, ruleset: _Optional[str] = ..., seats: _Optional[int] = ..., settings: _Optional[_Union[GameSettings, _Mapping]] = ..., request_id: _Optional[str] = ..., plans: _Optional[_Iterable[_Union[SeatPlan, _Mapping]]] = ..., seed: _Optional[str] = ..., time_control: _Optional[_Union[_clock_pb2.TimeControl, _Mapping]] = ..., fill: _Optional[str] = ...) -> None: ...

class CreateGameResponse(_message.Message):
    __slots__ = ("game", "invites", "spectator_token", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    INVITES_FIELD_NUMBER: _ClassVar[int]
    SPECTATOR_TOKEN_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: Game
    invites: _containers.RepeatedScalarFieldContainer[str]
    spectator_token: str
    replayed: bool
    def __init__(self, game: _Optional[_Union[Game, _Mapping]] = ..., invites: _Optional[_Iterable[str]] = ..., spectator_token: _Optional[str] = ..., replayed: _Optional[bool] = ...) -> None: ...

class GetGameRequest(_message.Message):
    __slots__ = ("game", "revision", "seat", "open")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    OPEN_FIELD_NUMBER: _ClassVar[int]
    game: str
    revision: int
    seat: int
    open: bool
    def __init__(self, game: _Optional[str] = ..., revision: _Optional[int] = ..., seat: _Optional[int] = ..., open: _Optional[bool] = ...) -> None: ...

class GetGameResponse(_message.Message):
    __slots__ = ("game", "view", "undoable")
    GAME_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    UNDOABLE_FIELD_NUMBER: _ClassVar[int]
    game: Game
    view: View
    undoable: int
    def __init__(self, game: _Optional[_Union[Game, _Mapping]] = ..., view: _Optional[_Union[View, _Mapping]] = ..., undoable: _Optional[int] = ...) -> None: ...

class ListGamesRequest(_message.Message):
    __slots__ = ("page_size", "page_token", "player", "status", "to_act")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    player: str
    status: GameStatus
    to_act: bool
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., player: _Optional[str] = ..., status: _Optional[_Union[GameStatus, str]] = ..., to_act: _Optional[bool] = ...) -> None: ...

class ListGamesResponse(_message.Message):
    __slots__ = ("games", "next_page_token")
    GAMES_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    games: _containers.RepeatedCompositeFieldContainer[Game]
    next_page_token: str
    def __init__(self, games: _Optional[_Iterable[_Union[Game, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class ClaimSeatRequest(_message.Message):
    __slots__ = ("game", "seat", "invite", "entropy", "request_id", "name", "bot", "player")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    INVITE_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    invite: str
    entropy: str
    request_id: str
    name: str
    bot: str
    player: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., invite: _Optional[str] = ..., entropy: _Optional[str] = ..., request_id: _Optional[str] = ..., name: _Optional[str] = ..., bot: _Optional[str] = ..., player: _Optional[str] = ...) -> None: ...

class ClaimSeatResponse(_message.Message):
    __slots__ = ("seat_token", "game", "replayed", "spectator_token")
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    SPECTATOR_TOKEN_FIELD_NUMBER: _ClassVar[int]
    seat_token: str
    game: Game
    replayed: bool
    spectator_token: str
    def __init__(self, seat_token: _Optional[str] = ..., game: _Optional[_Union[Game, _Mapping]] = ..., replayed: _Optional[bool] = ..., spectator_token: _Optional[str] = ...) -> None: ...

class ListActionsRequest(_message.Message):
    __slots__ = ("game", "seat", "include_blocked", "language", "include_view")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_BLOCKED_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_VIEW_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    include_blocked: bool
    language: str
    include_view: bool
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., include_blocked: _Optional[bool] = ..., language: _Optional[str] = ..., include_view: _Optional[bool] = ...) -> None: ...

class ListActionsResponse(_message.Message):
    __slots__ = ("revision", "to_act", "actions", "blocked", "undoable", "view", "question", "seats")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    TO_ACT_FIELD_NUMBER: _ClassVar[int]
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    BLOCKED_FIELD_NUMBER: _ClassVar[int]
    UNDOABLE_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    QUESTION_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    revision: int
    to_act: _containers.RepeatedScalarFieldContainer[int]
    actions: _containers.RepeatedCompositeFieldContainer[LegalAction]
    blocked: _containers.RepeatedCompositeFieldContainer[BlockedAction]
    undoable: int
    view: View
    question: str
    seats: _containers.RepeatedCompositeFieldContainer[Seat]
    def __init__(self, revision: _Optional[int] = ..., to_act: _Optional[_Iterable[int]] = ..., actions: _Optional[_Iterable[_Union[LegalAction, _Mapping]]] = ..., blocked: _Optional[_Iterable[_Union[BlockedAction, _Mapping]]] = ..., undoable: _Optional[int] = ..., view: _Optional[_Union[View, _Mapping]] = ..., question: _Optional[str] = ..., seats: _Optional[_Iterable[_Union[Seat, _Mapping]]] = ...) -> None: ...

class SubmitActionsRequest(_message.Message):
    __slots__ = ("game", "seat", "expected_revision", "request_id", "actions", "include_actions", "language", "include_blocked")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_REVISION_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_ACTIONS_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_BLOCKED_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    expected_revision: int
    request_id: str
    actions: _containers.RepeatedCompositeFieldContainer[Action]
    include_actions: bool
    language: str
    include_blocked: bool
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., expected_revision: _Optional[int] = ..., request_id: _Optional[str] = ..., actions: _Optional[_Iterable[_Union[Action, _Mapping]]] = ..., include_actions: _Optional[bool] = ..., language: _Optional[str] = ..., include_blocked: _Optional[bool] = ...) -> None: ...

class SubmitActionsResponse(_message.Message):
    __slots__ = ("outcome",)
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    outcome: Outcome
    def __init__(self, outcome: _Optional[_Union[Outcome, _Mapping]] = ...) -> None: ...

class PreviewActionsRequest(_message.Message):
    __slots__ = ("game", "seat", "actions", "language")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    actions: _containers.RepeatedCompositeFieldContainer[Action]
    language: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., actions: _Optional[_Iterable[_Union[Action, _Mapping]]] = ..., language: _Optional[str] = ...) -> None: ...

class PreviewActionsResponse(_message.Message):
    __slots__ = ("revision", "events", "view")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    revision: int
    events: _containers.RepeatedCompositeFieldContainer[Event]
    view: View
    def __init__(self, revision: _Optional[int] = ..., events: _Optional[_Iterable[_Union[Event, _Mapping]]] = ..., view: _Optional[_Union[View, _Mapping]] = ...) -> None: ...

class ExplainActionRequest(_message.Message):
    __slots__ = ("game", "seat", "action", "language")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    action: Action
    language: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., action: _Optional[_Union[Action, _Mapping]] = ..., language: _Optional[str] = ...) -> None: ...

class ExplainActionResponse(_message.Message):
    __slots__ = ("revision", "legal", "action", "reason", "text", "violations")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    LEGAL_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    VIOLATIONS_FIELD_NUMBER: _ClassVar[int]
    revision: int
    legal: bool
    action: LegalAction
    reason: str
    text: str
    violations: _containers.RepeatedCompositeFieldContainer[Violation]
    def __init__(self, revision: _Optional[int] = ..., legal: _Optional[bool] = ..., action: _Optional[_Union[LegalAction, _Mapping]] = ..., reason: _Optional[str] = ..., text: _Optional[str] = ..., violations: _Optional[_Iterable[_Union[Violation, _Mapping]]] = ...) -> None: ...

class SuggestActionRequest(_message.Message):
    __slots__ = ("game", "seat", "language")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    language: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., language: _Optional[str] = ...) -> None: ...

class SuggestActionResponse(_message.Message):
    __slots__ = ("revision", "action", "text")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    revision: int
    action: LegalAction
    text: str
    def __init__(self, revision: _Optional[int] = ..., action: _Optional[_Union[LegalAction, _Mapping]] = ..., text: _Optional[str] = ...) -> None: ...

class UndoActionsRequest(_message.Message):
    __slots__ = ("game", "seat", "expected_revision", "request_id", "count", "include_actions", "language", "include_blocked")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_REVISION_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_ACTIONS_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_BLOCKED_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    expected_revision: int
    request_id: str
    count: int
    include_actions: bool
    language: str
    include_blocked: bool
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., expected_revision: _Optional[int] = ..., request_id: _Optional[str] = ..., count: _Optional[int] = ..., include_actions: _Optional[bool] = ..., language: _Optional[str] = ..., include_blocked: _Optional[bool] = ...) -> None: ...

class UndoActionsResponse(_message.Message):
    __slots__ = ("outcome",)
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    outcome: Outcome
    def __init__(self, outcome: _Optional[_Union[Outcome, _Mapping]] = ...) -> None: ...

class SetReadyRequest(_message.Message):
    __slots__ = ("game", "seat", "request_id", "through_phase", "while_idle", "always_ask", "include_actions", "language", "include_blocked")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    THROUGH_PHASE_FIELD_NUMBER: _ClassVar[int]
    WHILE_IDLE_FIELD_NUMBER: _ClassVar[int]
    ALWAYS_ASK_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_ACTIONS_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    INCLUDE_BLOCKED_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    request_id: str
    through_phase: int
    while_idle: bool
    always_ask: bool
    include_actions: bool
    language: str
    include_blocked: bool
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., request_id: _Optional[str] = ..., through_phase: _Optional[int] = ..., while_idle: _Optional[bool] = ..., always_ask: _Optional[bool] = ..., include_actions: _Optional[bool] = ..., language: _Optional[str] = ..., include_blocked: _Optional[bool] = ...) -> None: ...

class SetReadyResponse(_message.Message):
    __slots__ = ("outcome",)
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    outcome: Outcome
    def __init__(self, outcome: _Optional[_Union[Outcome, _Mapping]] = ...) -> None: ...

class ListEventsRequest(_message.Message):
    __slots__ = ("game", "after_seq", "page_size", "seat", "language")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AFTER_SEQ_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    game: str
    after_seq: int
    page_size: int
    seat: int
    language: str
    def __init__(self, game: _Optional[str] = ..., after_seq: _Optional[int] = ..., page_size: _Optional[int] = ..., seat: _Optional[int] = ..., language: _Optional[str] = ...) -> None: ...

class ListEventsResponse(_message.Message):
    __slots__ = ("events", "head_seq")
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    HEAD_SEQ_FIELD_NUMBER: _ClassVar[int]
    events: _containers.RepeatedCompositeFieldContainer[Event]
    head_seq: int
    def __init__(self, events: _Optional[_Iterable[_Union[Event, _Mapping]]] = ..., head_seq: _Optional[int] = ...) -> None: ...

class WatchGameRequest(_message.Message):
    __slots__ = ("game", "after_seq", "seat", "language")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AFTER_SEQ_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    game: str
    after_seq: int
    seat: int
    language: str
    def __init__(self, game: _Optional[str] = ..., after_seq: _Optional[int] = ..., seat: _Optional[int] = ..., language: _Optional[str] = ...) -> None: ...

class WatchGameResponse(_message.Message):
    __slots__ = ("hello", "event", "heartbeat", "goodbye", "turn", "clock")
    class Hello(_message.Message):
        __slots__ = ("revision", "head_seq", "heartbeat_ms")
        REVISION_FIELD_NUMBER: _ClassVar[int]
        HEAD_SEQ_FIELD_NUMBER: _ClassVar[int]
        HEARTBEAT_MS_FIELD_NUMBER: _ClassVar[int]
        revision: int
        head_seq: int
        heartbeat_ms: int
        def __init__(self, revision: _Optional[int] = ..., head_seq: _Optional[int] = ..., heartbeat_ms: _Optional[int] = ...) -> None: ...
    class Turn(_message.Message):
        __slots__ = ("revision", "to_act")
        REVISION_FIELD_NUMBER: _ClassVar[int]
        TO_ACT_FIELD_NUMBER: _ClassVar[int]
        revision: int
        to_act: _containers.RepeatedScalarFieldContainer[int]
        def __init__(self, revision: _Optional[int] = ..., to_act: _Optional[_Iterable[int]] = ...) -> None: ...
    class Heartbeat(_message.Message):
        __slots__ = ("head_seq", "server_time")
        HEAD_SEQ_FIELD_NUMBER: _ClassVar[int]
        SERVER_TIME_FIELD_NUMBER: _ClassVar[int]
        head_seq: int
        server_time: _timestamp_pb2.Timestamp
        def __init__(self, head_seq: _Optional[int] = ..., server_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...
    class Goodbye(_message.Message):
        __slots__ = ("reason", "cursor")
        REASON_FIELD_NUMBER: _ClassVar[int]
        CURSOR_FIELD_NUMBER: _ClassVar[int]
        reason: GoodbyeReason
        cursor: int
        def __init__(self, reason: _Optional[_Union[GoodbyeReason, str]] = ..., cursor: _Optional[int] = ...) -> None: ...
    HELLO_FIELD_NUMBER: _ClassVar[int]
    EVENT_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    GOODBYE_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    CLOCK_FIELD_NUMBER: _ClassVar[int]
    hello: WatchGameResponse.Hello
    event: Event
    heartbeat: WatchGameResponse.Heartbeat
    goodbye: WatchGameResponse.Goodbye
    turn: WatchGameResponse.Turn
    clock: _clock_pb2.Clock
    def __init__(self, hello: _Optional[_Union[WatchGameResponse.Hello, _Mapping]] = ..., event: _Optional[_Union[Event, _Mapping]] = ..., heartbeat: _Optional[_Union[WatchGameResponse.Heartbeat, _Mapping]] = ..., goodbye: _Optional[_Union[WatchGameResponse.Goodbye, _Mapping]] = ..., turn: _Optional[_Union[WatchGameResponse.Turn, _Mapping]] = ..., clock: _Optional[_Union[_clock_pb2.Clock, _Mapping]] = ...) -> None: ...
