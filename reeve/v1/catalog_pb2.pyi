from reeve.v1 import hallertau_pb2 as _hallertau_pb2
from reeve.v1 import lagranja_pb2 as _lagranja_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class SettingType(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SETTING_TYPE_UNSPECIFIED: _ClassVar[SettingType]
    SETTING_TYPE_WORD: _ClassVar[SettingType]
    SETTING_TYPE_NUMBER: _ClassVar[SettingType]
    SETTING_TYPE_FLAG: _ClassVar[SettingType]
SETTING_TYPE_UNSPECIFIED: SettingType
SETTING_TYPE_WORD: SettingType
SETTING_TYPE_NUMBER: SettingType
SETTING_TYPE_FLAG: SettingType

class SettingValue(_message.Message):
    __slots__ = ("word", "number", "flag", "title")
    WORD_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    FLAG_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    word: str
    number: int
    flag: bool
    title: str
    def __init__(self, word: _Optional[str] = ..., number: _Optional[int] = ..., flag: _Optional[bool] = ..., title: _Optional[str] = ...) -> None: ...

class RulesetSetting(_message.Message):
    __slots__ = ("name", "type", "values", "default_value", "title", "description")
    NAME_FIELD_NUMBER: _ClassVar[int]
    TYPE_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_VALUE_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    name: str
    type: SettingType
    values: _containers.RepeatedCompositeFieldContainer[SettingValue]
    default_value: SettingValue
    title: str
    description: str
    def __init__(self, name: _Optional[str] = ..., type: _Optional[_Union[SettingType, str]] = ..., values: _Optional[_Iterable[_Union[SettingValue, _Mapping]]] = ..., default_value: _Optional[_Union[SettingValue, _Mapping]] = ..., title: _Optional[str] = ..., description: _Optional[str] = ...) -> None: ...

class Ruleset(_message.Message):
    __slots__ = ("name", "version", "seat_counts", "settings", "decks", "languages", "bots")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SEAT_COUNTS_FIELD_NUMBER: _ClassVar[int]
    SETTINGS_FIELD_NUMBER: _ClassVar[int]
    DECKS_FIELD_NUMBER: _ClassVar[int]
    LANGUAGES_FIELD_NUMBER: _ClassVar[int]
    BOTS_FIELD_NUMBER: _ClassVar[int]
    name: str
    version: str
    seat_counts: _containers.RepeatedScalarFieldContainer[int]
    settings: _containers.RepeatedCompositeFieldContainer[RulesetSetting]
    decks: _containers.RepeatedScalarFieldContainer[str]
    languages: _containers.RepeatedScalarFieldContainer[str]
    bots: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, name: _Optional[str] = ..., version: _Optional[str] = ..., seat_counts: _Optional[_Iterable[int]] = ..., settings: _Optional[_Iterable[_Union[RulesetSetting, _Mapping]]] = ..., decks: _Optional[_Iterable[str]] = ..., languages: _Optional[_Iterable[str]] = ..., bots: _Optional[_Iterable[str]] = ...) -> None: ...

class Card(_message.Message):
    __slots__ = ("number", "deck", "kind", "vp", "text", "hallertau", "lagranja", "name", "sides")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    VP_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    HALLERTAU_FIELD_NUMBER: _ClassVar[int]
    LAGRANJA_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    SIDES_FIELD_NUMBER: _ClassVar[int]
    number: int
    deck: str
    kind: str
    vp: int
    text: str
    hallertau: _hallertau_pb2.Hallertau.Card
    lagranja: _lagranja_pb2.LaGranja.Card
    name: str
    sides: _containers.RepeatedCompositeFieldContainer[CardSide]
    def __init__(self, number: _Optional[int] = ..., deck: _Optional[str] = ..., kind: _Optional[str] = ..., vp: _Optional[int] = ..., text: _Optional[str] = ..., hallertau: _Optional[_Union[_hallertau_pb2.Hallertau.Card, _Mapping]] = ..., lagranja: _Optional[_Union[_lagranja_pb2.LaGranja.Card, _Mapping]] = ..., name: _Optional[str] = ..., sides: _Optional[_Iterable[_Union[CardSide, _Mapping]]] = ...) -> None: ...

class CardSide(_message.Message):
    __slots__ = ("id", "text")
    ID_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    id: str
    text: str
    def __init__(self, id: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class Part(_message.Message):
    __slots__ = ("id", "kind", "text", "hallertau", "lagranja", "name")
    ID_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    HALLERTAU_FIELD_NUMBER: _ClassVar[int]
    LAGRANJA_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    id: str
    kind: str
    text: str
    hallertau: _hallertau_pb2.Hallertau.Part
    lagranja: _lagranja_pb2.LaGranja.Part
    name: str
    def __init__(self, id: _Optional[str] = ..., kind: _Optional[str] = ..., text: _Optional[str] = ..., hallertau: _Optional[_Union[_hallertau_pb2.Hallertau.Part, _Mapping]] = ..., lagranja: _Optional[_Union[_lagranja_pb2.LaGranja.Part, _Mapping]] = ..., name: _Optional[str] = ...) -> None: ...

class Word(_message.Message):
    __slots__ = ("group", "id", "one", "many", "mark")
    GROUP_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    ONE_FIELD_NUMBER: _ClassVar[int]
    MANY_FIELD_NUMBER: _ClassVar[int]
    MARK_FIELD_NUMBER: _ClassVar[int]
    group: str
    id: str
    one: str
    many: str
    mark: str
    def __init__(self, group: _Optional[str] = ..., id: _Optional[str] = ..., one: _Optional[str] = ..., many: _Optional[str] = ..., mark: _Optional[str] = ...) -> None: ...

class Rule(_message.Message):
    __slots__ = ("id", "text")
    ID_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    id: str
    text: str
    def __init__(self, id: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class ListRulesetsRequest(_message.Message):
    __slots__ = ("language",)
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    language: str
    def __init__(self, language: _Optional[str] = ...) -> None: ...

class ListRulesetsResponse(_message.Message):
    __slots__ = ("rulesets",)
    RULESETS_FIELD_NUMBER: _ClassVar[int]
    rulesets: _containers.RepeatedCompositeFieldContainer[Ruleset]
    def __init__(self, rulesets: _Optional[_Iterable[_Union[Ruleset, _Mapping]]] = ...) -> None: ...

class ListCardsRequest(_message.Message):
    __slots__ = ("ruleset", "deck", "language", "rules_version")
    RULESET_FIELD_NUMBER: _ClassVar[int]
    DECK_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    ruleset: str
    deck: str
    language: str
    rules_version: str
    def __init__(self, ruleset: _Optional[str] = ..., deck: _Optional[str] = ..., language: _Optional[str] = ..., rules_version: _Optional[str] = ...) -> None: ...

class ListCardsResponse(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedCompositeFieldContainer[Card]
    def __init__(self, cards: _Optional[_Iterable[_Union[Card, _Mapping]]] = ...) -> None: ...

class GetCardRequest(_message.Message):
    __slots__ = ("ruleset", "number", "language", "rules_version")
    RULESET_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    ruleset: str
    number: int
    language: str
    rules_version: str
    def __init__(self, ruleset: _Optional[str] = ..., number: _Optional[int] = ..., language: _Optional[str] = ..., rules_version: _Optional[str] = ...) -> None: ...

class GetCardResponse(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: Card
    def __init__(self, card: _Optional[_Union[Card, _Mapping]] = ...) -> None: ...

class ListPartsRequest(_message.Message):
    __slots__ = ("ruleset", "language", "rules_version")
    RULESET_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    ruleset: str
    language: str
    rules_version: str
    def __init__(self, ruleset: _Optional[str] = ..., language: _Optional[str] = ..., rules_version: _Optional[str] = ...) -> None: ...

class ListPartsResponse(_message.Message):
    __slots__ = ("parts",)
    PARTS_FIELD_NUMBER: _ClassVar[int]
    parts: _containers.RepeatedCompositeFieldContainer[Part]
    def __init__(self, parts: _Optional[_Iterable[_Union[Part, _Mapping]]] = ...) -> None: ...

class ListWordsRequest(_message.Message):
    __slots__ = ("ruleset", "language", "rules_version")
    RULESET_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    ruleset: str
    language: str
    rules_version: str
    def __init__(self, ruleset: _Optional[str] = ..., language: _Optional[str] = ..., rules_version: _Optional[str] = ...) -> None: ...

class ListWordsResponse(_message.Message):
    __slots__ = ("language", "rules_version", "words")
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    RULES_VERSION_FIELD_NUMBER: _ClassVar[int]
    WORDS_FIELD_NUMBER: _ClassVar[int]
    language: str
    rules_version: str
    words: _containers.RepeatedCompositeFieldContainer[Word]
    def __init__(self, language: _Optional[str] = ..., rules_version: _Optional[str] = ..., words: _Optional[_Iterable[_Union[Word, _Mapping]]] = ...) -> None: ...

class ListRulesRequest(_message.Message):
    __slots__ = ("ruleset", "language")
    RULESET_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    ruleset: str
    language: str
    def __init__(self, ruleset: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class ListRulesResponse(_message.Message):
    __slots__ = ("rules",)
    RULES_FIELD_NUMBER: _ClassVar[int]
    rules: _containers.RepeatedCompositeFieldContainer[Rule]
    def __init__(self, rules: _Optional[_Iterable[_Union[Rule, _Mapping]]] = ...) -> None: ...
