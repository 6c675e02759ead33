from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

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
