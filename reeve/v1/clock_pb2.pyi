import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class TimeOutAction(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TIME_OUT_ACTION_UNSPECIFIED: _ClassVar[TimeOutAction]
    TIME_OUT_ACTION_DEFAULT_MOVE: _ClassVar[TimeOutAction]
    TIME_OUT_ACTION_BOT: _ClassVar[TimeOutAction]
    TIME_OUT_ACTION_FORFEIT: _ClassVar[TimeOutAction]
    TIME_OUT_ACTION_END_GAME: _ClassVar[TimeOutAction]
TIME_OUT_ACTION_UNSPECIFIED: TimeOutAction
TIME_OUT_ACTION_DEFAULT_MOVE: TimeOutAction
TIME_OUT_ACTION_BOT: TimeOutAction
TIME_OUT_ACTION_FORFEIT: TimeOutAction
TIME_OUT_ACTION_END_GAME: TimeOutAction

class TimeControl(_message.Message):
    __slots__ = ("bank_seconds", "increment_seconds", "delay_seconds", "most_seconds", "grace_ms", "on_time_out", "revival_seconds", "bot", "reclaimable")
    BANK_SECONDS_FIELD_NUMBER: _ClassVar[int]
    INCREMENT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    DELAY_SECONDS_FIELD_NUMBER: _ClassVar[int]
    MOST_SECONDS_FIELD_NUMBER: _ClassVar[int]
    GRACE_MS_FIELD_NUMBER: _ClassVar[int]
    ON_TIME_OUT_FIELD_NUMBER: _ClassVar[int]
    REVIVAL_SECONDS_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    RECLAIMABLE_FIELD_NUMBER: _ClassVar[int]
    bank_seconds: int
    increment_seconds: int
    delay_seconds: int
    most_seconds: int
    grace_ms: int
    on_time_out: _containers.RepeatedScalarFieldContainer[TimeOutAction]
    revival_seconds: int
    bot: str
    reclaimable: bool
    def __init__(self, bank_seconds: _Optional[int] = ..., increment_seconds: _Optional[int] = ..., delay_seconds: _Optional[int] = ..., most_seconds: _Optional[int] = ..., grace_ms: _Optional[int] = ..., on_time_out: _Optional[_Iterable[_Union[TimeOutAction, str]]] = ..., revival_seconds: _Optional[int] = ..., bot: _Optional[str] = ..., reclaimable: _Optional[bool] = ...) -> None: ...

class SeatClock(_message.Message):
    __slots__ = ("seat", "running", "bank_seconds", "free_seconds", "deadline", "time_outs")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    RUNNING_FIELD_NUMBER: _ClassVar[int]
    BANK_SECONDS_FIELD_NUMBER: _ClassVar[int]
    FREE_SECONDS_FIELD_NUMBER: _ClassVar[int]
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    TIME_OUTS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    running: bool
    bank_seconds: float
    free_seconds: float
    deadline: _timestamp_pb2.Timestamp
    time_outs: int
    def __init__(self, seat: _Optional[int] = ..., running: _Optional[bool] = ..., bank_seconds: _Optional[float] = ..., free_seconds: _Optional[float] = ..., deadline: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., time_outs: _Optional[int] = ...) -> None: ...

class Clock(_message.Message):
    __slots__ = ("control", "seats", "server_time", "paused")
    CONTROL_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SERVER_TIME_FIELD_NUMBER: _ClassVar[int]
    PAUSED_FIELD_NUMBER: _ClassVar[int]
    control: TimeControl
    seats: _containers.RepeatedCompositeFieldContainer[SeatClock]
    server_time: _timestamp_pb2.Timestamp
    paused: str
    def __init__(self, control: _Optional[_Union[TimeControl, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[SeatClock, _Mapping]]] = ..., server_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., paused: _Optional[str] = ...) -> None: ...

class Outage(_message.Message):
    __slots__ = ("start", "end", "noticed")
    START_FIELD_NUMBER: _ClassVar[int]
    END_FIELD_NUMBER: _ClassVar[int]
    NOTICED_FIELD_NUMBER: _ClassVar[int]
    start: _timestamp_pb2.Timestamp
    end: _timestamp_pb2.Timestamp
    noticed: _timestamp_pb2.Timestamp
    def __init__(self, start: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., end: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., noticed: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...
