import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from reeve.v1 import clock_pb2 as _clock_pb2
from reeve.v1 import game_pb2 as _game_pb2
from reeve.v1 import referee_pb2 as _referee_pb2
from reeve.v1 import score_pb2 as _score_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class RecordSeat(_message.Message):
    __slots__ = ("entropy",)
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    entropy: str
    def __init__(self, entropy: _Optional[str] = ...) -> None: ...

class RecordEntry(_message.Message):
    __slots__ = ("revision", "seat", "digest", "action", "undo", "time", "cause")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    UNDO_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    revision: int
    seat: int
    digest: str
    action: str
    undo: int
    time: _timestamp_pb2.Timestamp
    cause: str
    def __init__(self, revision: _Optional[int] = ..., seat: _Optional[int] = ..., digest: _Optional[str] = ..., action: _Optional[str] = ..., undo: _Optional[int] = ..., time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., cause: _Optional[str] = ...) -> None: ...

class RecordAct(_message.Message):
    __slots__ = ("revision", "time", "kind", "seat", "leaving", "seconds", "ranks", "by", "reason")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LEAVING_FIELD_NUMBER: _ClassVar[int]
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    RANKS_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    revision: int
    time: _timestamp_pb2.Timestamp
    kind: _referee_pb2.ActKind
    seat: int
    leaving: _score_pb2.Leaving
    seconds: int
    ranks: _containers.RepeatedScalarFieldContainer[int]
    by: str
    reason: str
    def __init__(self, revision: _Optional[int] = ..., time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., kind: _Optional[_Union[_referee_pb2.ActKind, str]] = ..., seat: _Optional[int] = ..., leaving: _Optional[_Union[_score_pb2.Leaving, str]] = ..., seconds: _Optional[int] = ..., ranks: _Optional[_Iterable[int]] = ..., by: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class RecordReferee(_message.Message):
    __slots__ = ("time_control", "bots", "fill", "start_time", "outages", "acts", "ranks", "ruling")
    TIME_CONTROL_FIELD_NUMBER: _ClassVar[int]
    BOTS_FIELD_NUMBER: _ClassVar[int]
    FILL_FIELD_NUMBER: _ClassVar[int]
    START_TIME_FIELD_NUMBER: _ClassVar[int]
    OUTAGES_FIELD_NUMBER: _ClassVar[int]
    ACTS_FIELD_NUMBER: _ClassVar[int]
    RANKS_FIELD_NUMBER: _ClassVar[int]
    RULING_FIELD_NUMBER: _ClassVar[int]
    time_control: _clock_pb2.TimeControl
    bots: _containers.RepeatedScalarFieldContainer[str]
    fill: str
    start_time: _timestamp_pb2.Timestamp
    outages: _containers.RepeatedCompositeFieldContainer[_clock_pb2.Outage]
    acts: _containers.RepeatedCompositeFieldContainer[RecordAct]
    ranks: _containers.RepeatedScalarFieldContainer[int]
    ruling: _score_pb2.RulingKind
    def __init__(self, time_control: _Optional[_Union[_clock_pb2.TimeControl, _Mapping]] = ..., bots: _Optional[_Iterable[str]] = ..., fill: _Optional[str] = ..., start_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., outages: _Optional[_Iterable[_Union[_clock_pb2.Outage, _Mapping]]] = ..., acts: _Optional[_Iterable[_Union[RecordAct, _Mapping]]] = ..., ranks: _Optional[_Iterable[int]] = ..., ruling: _Optional[_Union[_score_pb2.RulingKind, str]] = ...) -> None: ...

class Record(_message.Message):
    __slots__ = ("format", "ruleset", "version", "settings", "seats", "commitment", "setup", "actions", "seed", "result", "seed_chosen", "referee")
    class SettingsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    FORMAT_FIELD_NUMBER: _ClassVar[int]
    RULESET_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SETTINGS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    SETUP_FIELD_NUMBER: _ClassVar[int]
    ACTIONS_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    RESULT_FIELD_NUMBER: _ClassVar[int]
    SEED_CHOSEN_FIELD_NUMBER: _ClassVar[int]
    REFEREE_FIELD_NUMBER: _ClassVar[int]
    format: str
    ruleset: str
    version: str
    settings: _containers.ScalarMap[str, str]
    seats: _containers.RepeatedCompositeFieldContainer[RecordSeat]
    commitment: str
    setup: str
    actions: _containers.RepeatedCompositeFieldContainer[RecordEntry]
    seed: str
    result: _score_pb2.Result
    seed_chosen: bool
    referee: RecordReferee
    def __init__(self, format: _Optional[str] = ..., ruleset: _Optional[str] = ..., version: _Optional[str] = ..., settings: _Optional[_Mapping[str, str]] = ..., seats: _Optional[_Iterable[_Union[RecordSeat, _Mapping]]] = ..., commitment: _Optional[str] = ..., setup: _Optional[str] = ..., actions: _Optional[_Iterable[_Union[RecordEntry, _Mapping]]] = ..., seed: _Optional[str] = ..., result: _Optional[_Union[_score_pb2.Result, _Mapping]] = ..., seed_chosen: _Optional[bool] = ..., referee: _Optional[_Union[RecordReferee, _Mapping]] = ...) -> None: ...

class ReplayStep(_message.Message):
    __slots__ = ("revision", "seat", "action", "label", "events", "view")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ACTION_FIELD_NUMBER: _ClassVar[int]
    LABEL_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    revision: int
    seat: int
    action: str
    label: str
    events: _containers.RepeatedCompositeFieldContainer[_game_pb2.Event]
    view: _game_pb2.View
    def __init__(self, revision: _Optional[int] = ..., seat: _Optional[int] = ..., action: _Optional[str] = ..., label: _Optional[str] = ..., events: _Optional[_Iterable[_Union[_game_pb2.Event, _Mapping]]] = ..., view: _Optional[_Union[_game_pb2.View, _Mapping]] = ...) -> None: ...

class ExportRecordRequest(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: str
    def __init__(self, game: _Optional[str] = ...) -> None: ...

class ExportRecordResponse(_message.Message):
    __slots__ = ("record",)
    RECORD_FIELD_NUMBER: _ClassVar[int]
    record: Record
    def __init__(self, record: _Optional[_Union[Record, _Mapping]] = ...) -> None: ...

class VerifyRecordRequest(_message.Message):
    __slots__ = ("record",)
    RECORD_FIELD_NUMBER: _ClassVar[int]
    record: Record
    def __init__(self, record: _Optional[_Union[Record, _Mapping]] = ...) -> None: ...

class VerifyRecordResponse(_message.Message):
    __slots__ = ("ok", "message", "revision")
    OK_FIELD_NUMBER: _ClassVar[int]
    MESSAGE_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    ok: bool
    message: str
    revision: int
    def __init__(self, ok: _Optional[bool] = ..., message: _Optional[str] = ..., revision: _Optional[int] = ...) -> None: ...

class ReplayRecordRequest(_message.Message):
    __slots__ = ("record", "from_revision", "steps", "seat", "open", "language")
    RECORD_FIELD_NUMBER: _ClassVar[int]
    FROM_REVISION_FIELD_NUMBER: _ClassVar[int]
    STEPS_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    OPEN_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    record: Record
    from_revision: int
    steps: int
    seat: int
    open: bool
    language: str
    def __init__(self, record: _Optional[_Union[Record, _Mapping]] = ..., from_revision: _Optional[int] = ..., steps: _Optional[int] = ..., seat: _Optional[int] = ..., open: _Optional[bool] = ..., language: _Optional[str] = ...) -> None: ...

class ReplayRecordResponse(_message.Message):
    __slots__ = ("steps", "last_revision")
    STEPS_FIELD_NUMBER: _ClassVar[int]
    LAST_REVISION_FIELD_NUMBER: _ClassVar[int]
    steps: _containers.RepeatedCompositeFieldContainer[ReplayStep]
    last_revision: int
    def __init__(self, steps: _Optional[_Iterable[_Union[ReplayStep, _Mapping]]] = ..., last_revision: _Optional[int] = ...) -> None: ...
