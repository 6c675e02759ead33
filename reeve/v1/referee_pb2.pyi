import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from reeve.v1 import game_pb2 as _game_pb2
from reeve.v1 import score_pb2 as _score_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Credit(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CREDIT_UNSPECIFIED: _ClassVar[Credit]
    CREDIT_SUBSTITUTE: _ClassVar[Credit]
    CREDIT_ORIGINAL: _ClassVar[Credit]

class ActKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ACT_KIND_UNSPECIFIED: _ClassVar[ActKind]
    ACT_KIND_TIME_OUT: _ClassVar[ActKind]
    ACT_KIND_RESIGN: _ClassVar[ActKind]
    ACT_KIND_RECLAIM: _ClassVar[ActKind]
    ACT_KIND_FORFEIT: _ClassVar[ActKind]
    ACT_KIND_REPLACE: _ClassVar[ActKind]
    ACT_KIND_ADD_TIME: _ClassVar[ActKind]
    ACT_KIND_REISSUE: _ClassVar[ActKind]
    ACT_KIND_PAUSE: _ClassVar[ActKind]
    ACT_KIND_RESUME: _ClassVar[ActKind]
    ACT_KIND_ADJUDICATE: _ClassVar[ActKind]
    ACT_KIND_VOID: _ClassVar[ActKind]
    ACT_KIND_LOOK: _ClassVar[ActKind]
CREDIT_UNSPECIFIED: Credit
CREDIT_SUBSTITUTE: Credit
CREDIT_ORIGINAL: Credit
ACT_KIND_UNSPECIFIED: ActKind
ACT_KIND_TIME_OUT: ActKind
ACT_KIND_RESIGN: ActKind
ACT_KIND_RECLAIM: ActKind
ACT_KIND_FORFEIT: ActKind
ACT_KIND_REPLACE: ActKind
ACT_KIND_ADD_TIME: ActKind
ACT_KIND_REISSUE: ActKind
ACT_KIND_PAUSE: ActKind
ACT_KIND_RESUME: ActKind
ACT_KIND_ADJUDICATE: ActKind
ACT_KIND_VOID: ActKind
ACT_KIND_LOOK: ActKind

class AuditEntry(_message.Message):
    __slots__ = ("seq", "revision", "time", "kind", "seat", "by", "reason", "text")
    SEQ_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    seq: int
    revision: int
    time: _timestamp_pb2.Timestamp
    kind: ActKind
    seat: int
    by: str
    reason: str
    text: str
    def __init__(self, seq: _Optional[int] = ..., revision: _Optional[int] = ..., time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., kind: _Optional[_Union[ActKind, str]] = ..., seat: _Optional[int] = ..., by: _Optional[str] = ..., reason: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class ResignSeatRequest(_message.Message):
    __slots__ = ("game", "seat", "request_id", "language")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    request_id: str
    language: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., request_id: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class ResignSeatResponse(_message.Message):
    __slots__ = ("game", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    replayed: bool
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., replayed: _Optional[bool] = ...) -> None: ...

class ReclaimSeatRequest(_message.Message):
    __slots__ = ("game", "seat", "request_id", "language")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    request_id: str
    language: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., request_id: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class ReclaimSeatResponse(_message.Message):
    __slots__ = ("game", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    replayed: bool
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., replayed: _Optional[bool] = ...) -> None: ...

class ForfeitSeatRequest(_message.Message):
    __slots__ = ("game", "seat", "request_id", "reason", "actor", "kind")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ACTOR_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    request_id: str
    reason: str
    actor: str
    kind: _score_pb2.Leaving
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., request_id: _Optional[str] = ..., reason: _Optional[str] = ..., actor: _Optional[str] = ..., kind: _Optional[_Union[_score_pb2.Leaving, str]] = ...) -> None: ...

class ForfeitSeatResponse(_message.Message):
    __slots__ = ("game", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    replayed: bool
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., replayed: _Optional[bool] = ...) -> None: ...

class ReplaceSeatRequest(_message.Message):
    __slots__ = ("game", "seat", "request_id", "reason", "actor", "player", "name", "credit")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ACTOR_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    CREDIT_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    request_id: str
    reason: str
    actor: str
    player: str
    name: str
    credit: Credit
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., request_id: _Optional[str] = ..., reason: _Optional[str] = ..., actor: _Optional[str] = ..., player: _Optional[str] = ..., name: _Optional[str] = ..., credit: _Optional[_Union[Credit, str]] = ...) -> None: ...

class ReplaceSeatResponse(_message.Message):
    __slots__ = ("game", "invite", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    INVITE_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    invite: str
    replayed: bool
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., invite: _Optional[str] = ..., replayed: _Optional[bool] = ...) -> None: ...

class AddTimeRequest(_message.Message):
    __slots__ = ("game", "seat", "request_id", "reason", "actor", "seconds")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ACTOR_FIELD_NUMBER: _ClassVar[int]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    request_id: str
    reason: str
    actor: str
    seconds: int
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., request_id: _Optional[str] = ..., reason: _Optional[str] = ..., actor: _Optional[str] = ..., seconds: _Optional[int] = ...) -> None: ...

class AddTimeResponse(_message.Message):
    __slots__ = ("game", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    replayed: bool
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., replayed: _Optional[bool] = ...) -> None: ...

class ReissueTokenRequest(_message.Message):
    __slots__ = ("game", "seat", "request_id", "reason", "actor")
    GAME_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ACTOR_FIELD_NUMBER: _ClassVar[int]
    game: str
    seat: int
    request_id: str
    reason: str
    actor: str
    def __init__(self, game: _Optional[str] = ..., seat: _Optional[int] = ..., request_id: _Optional[str] = ..., reason: _Optional[str] = ..., actor: _Optional[str] = ...) -> None: ...

class ReissueTokenResponse(_message.Message):
    __slots__ = ("game", "invite", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    INVITE_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    invite: str
    replayed: bool
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., invite: _Optional[str] = ..., replayed: _Optional[bool] = ...) -> None: ...

class PauseGameRequest(_message.Message):
    __slots__ = ("game", "request_id", "reason", "actor")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ACTOR_FIELD_NUMBER: _ClassVar[int]
    game: str
    request_id: str
    reason: str
    actor: str
    def __init__(self, game: _Optional[str] = ..., request_id: _Optional[str] = ..., reason: _Optional[str] = ..., actor: _Optional[str] = ...) -> None: ...

class PauseGameResponse(_message.Message):
    __slots__ = ("game", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    replayed: bool
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., replayed: _Optional[bool] = ...) -> None: ...

class ResumeGameRequest(_message.Message):
    __slots__ = ("game", "request_id", "reason", "actor")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ACTOR_FIELD_NUMBER: _ClassVar[int]
    game: str
    request_id: str
    reason: str
    actor: str
    def __init__(self, game: _Optional[str] = ..., request_id: _Optional[str] = ..., reason: _Optional[str] = ..., actor: _Optional[str] = ...) -> None: ...

class ResumeGameResponse(_message.Message):
    __slots__ = ("game", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    replayed: bool
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., replayed: _Optional[bool] = ...) -> None: ...

class AdjudicateGameRequest(_message.Message):
    __slots__ = ("game", "request_id", "reason", "actor", "ranks", "expected_revision")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ACTOR_FIELD_NUMBER: _ClassVar[int]
    RANKS_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_REVISION_FIELD_NUMBER: _ClassVar[int]
    game: str
    request_id: str
    reason: str
    actor: str
    ranks: _containers.RepeatedScalarFieldContainer[int]
    expected_revision: int
    def __init__(self, game: _Optional[str] = ..., request_id: _Optional[str] = ..., reason: _Optional[str] = ..., actor: _Optional[str] = ..., ranks: _Optional[_Iterable[int]] = ..., expected_revision: _Optional[int] = ...) -> None: ...

class AdjudicateGameResponse(_message.Message):
    __slots__ = ("game", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    replayed: bool
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., replayed: _Optional[bool] = ...) -> None: ...

class VoidGameRequest(_message.Message):
    __slots__ = ("game", "request_id", "reason", "actor")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    ACTOR_FIELD_NUMBER: _ClassVar[int]
    game: str
    request_id: str
    reason: str
    actor: str
    def __init__(self, game: _Optional[str] = ..., request_id: _Optional[str] = ..., reason: _Optional[str] = ..., actor: _Optional[str] = ...) -> None: ...

class VoidGameResponse(_message.Message):
    __slots__ = ("game", "replayed")
    GAME_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    game: _game_pb2.Game
    replayed: bool
    def __init__(self, game: _Optional[_Union[_game_pb2.Game, _Mapping]] = ..., replayed: _Optional[bool] = ...) -> None: ...

class ListAuditRequest(_message.Message):
    __slots__ = ("game", "after_seq", "page_size", "language")
    GAME_FIELD_NUMBER: _ClassVar[int]
    AFTER_SEQ_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    game: str
    after_seq: int
    page_size: int
    language: str
    def __init__(self, game: _Optional[str] = ..., after_seq: _Optional[int] = ..., page_size: _Optional[int] = ..., language: _Optional[str] = ...) -> None: ...

class ListAuditResponse(_message.Message):
    __slots__ = ("entries", "next_after_seq")
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    NEXT_AFTER_SEQ_FIELD_NUMBER: _ClassVar[int]
    entries: _containers.RepeatedCompositeFieldContainer[AuditEntry]
    next_after_seq: int
    def __init__(self, entries: _Optional[_Iterable[_Union[AuditEntry, _Mapping]]] = ..., next_after_seq: _Optional[int] = ...) -> None: ...

class DeleteGameRequest(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: str
    def __init__(self, game: _Optional[str] = ...) -> None: ...

class DeleteGameResponse(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
