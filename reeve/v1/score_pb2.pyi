import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Leaving(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LEAVING_UNSPECIFIED: _ClassVar[Leaving]
    LEAVING_RESIGNED: _ClassVar[Leaving]
    LEAVING_FORFEITED: _ClassVar[Leaving]
    LEAVING_TIMED_OUT: _ClassVar[Leaving]
    LEAVING_ABSENT: _ClassVar[Leaving]
    LEAVING_DISQUALIFIED: _ClassVar[Leaving]

class RulingKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RULING_KIND_UNSPECIFIED: _ClassVar[RulingKind]
    RULING_KIND_PLAYED_OUT: _ClassVar[RulingKind]
    RULING_KIND_LAST_ONE_LEFT: _ClassVar[RulingKind]
    RULING_KIND_EVERYBODY_LEFT: _ClassVar[RulingKind]
    RULING_KIND_ENDED_BY_CLOCK: _ClassVar[RulingKind]
    RULING_KIND_ADJUDICATED: _ClassVar[RulingKind]
    RULING_KIND_VOID: _ClassVar[RulingKind]
LEAVING_UNSPECIFIED: Leaving
LEAVING_RESIGNED: Leaving
LEAVING_FORFEITED: Leaving
LEAVING_TIMED_OUT: Leaving
LEAVING_ABSENT: Leaving
LEAVING_DISQUALIFIED: Leaving
RULING_KIND_UNSPECIFIED: RulingKind
RULING_KIND_PLAYED_OUT: RulingKind
RULING_KIND_LAST_ONE_LEFT: RulingKind
RULING_KIND_EVERYBODY_LEFT: RulingKind
RULING_KIND_ENDED_BY_CLOCK: RulingKind
RULING_KIND_ADJUDICATED: RulingKind
RULING_KIND_VOID: RulingKind

class Score(_message.Message):
    __slots__ = ("parts", "total", "tie_break")
    class PartsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: int
        def __init__(self, key: _Optional[str] = ..., value: _Optional[int] = ...) -> None: ...
    PARTS_FIELD_NUMBER: _ClassVar[int]
    TOTAL_FIELD_NUMBER: _ClassVar[int]
    TIE_BREAK_FIELD_NUMBER: _ClassVar[int]
    parts: _containers.ScalarMap[str, int]
    total: int
    tie_break: int
    def __init__(self, parts: _Optional[_Mapping[str, int]] = ..., total: _Optional[int] = ..., tie_break: _Optional[int] = ...) -> None: ...

class Result(_message.Message):
    __slots__ = ("scores", "winners", "verdict")
    SCORES_FIELD_NUMBER: _ClassVar[int]
    WINNERS_FIELD_NUMBER: _ClassVar[int]
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    scores: _containers.RepeatedCompositeFieldContainer[Score]
    winners: _containers.RepeatedScalarFieldContainer[int]
    verdict: str
    def __init__(self, scores: _Optional[_Iterable[_Union[Score, _Mapping]]] = ..., winners: _Optional[_Iterable[int]] = ..., verdict: _Optional[str] = ...) -> None: ...

class SeatRank(_message.Message):
    __slots__ = ("seat", "rank", "left", "player")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    LEFT_FIELD_NUMBER: _ClassVar[int]
    PLAYER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    rank: int
    left: Leaving
    player: str
    def __init__(self, seat: _Optional[int] = ..., rank: _Optional[int] = ..., left: _Optional[_Union[Leaving, str]] = ..., player: _Optional[str] = ...) -> None: ...

class Ruling(_message.Message):
    __slots__ = ("kind", "reason", "by", "time")
    KIND_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    kind: RulingKind
    reason: str
    by: str
    time: _timestamp_pb2.Timestamp
    def __init__(self, kind: _Optional[_Union[RulingKind, str]] = ..., reason: _Optional[str] = ..., by: _Optional[str] = ..., time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...
