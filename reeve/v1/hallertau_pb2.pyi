from reeve.v1 import score_pb2 as _score_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Hallertau(_message.Message):
    __slots__ = ()
    class Space(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        SPACE_UNSPECIFIED: _ClassVar[Hallertau.Space]
        SPACE_GATEWAY_CARD: _ClassVar[Hallertau.Space]
        SPACE_SHEEP_BREEDING: _ClassVar[Hallertau.Space]
        SPACE_SHEEP_SHEARING: _ClassVar[Hallertau.Space]
        SPACE_CLAY_DELIVERY: _ClassVar[Hallertau.Space]
        SPACE_FARMING: _ClassVar[Hallertau.Space]
        SPACE_FARMYARD_CARD: _ClassVar[Hallertau.Space]
        SPACE_BUTCHERY: _ClassVar[Hallertau.Space]
        SPACE_NURSERY: _ClassVar[Hallertau.Space]
        SPACE_BUSY_WEEKEND: _ClassVar[Hallertau.Space]
        SPACE_CLEARING: _ClassVar[Hallertau.Space]
        SPACE_BONUS_CARD: _ClassVar[Hallertau.Space]
        SPACE_SMALL_TRADE: _ClassVar[Hallertau.Space]
        SPACE_CULTIVATION: _ClassVar[Hallertau.Space]
        SPACE_WEEKLY_MARKET: _ClassVar[Hallertau.Space]
        SPACE_LAND_SALE: _ClassVar[Hallertau.Space]
        SPACE_POINT_CARD: _ClassVar[Hallertau.Space]
        SPACE_FERTILIZING: _ClassVar[Hallertau.Space]
        SPACE_TOOL_SHED: _ClassVar[Hallertau.Space]
        SPACE_TOWN_HALL: _ClassVar[Hallertau.Space]
        SPACE_SHEEP_MARKET: _ClassVar[Hallertau.Space]
    SPACE_UNSPECIFIED: Hallertau.Space
    SPACE_GATEWAY_CARD: Hallertau.Space
    SPACE_SHEEP_BREEDING: Hallertau.Space
    SPACE_SHEEP_SHEARING: Hallertau.Space
    SPACE_CLAY_DELIVERY: Hallertau.Space
    SPACE_FARMING: Hallertau.Space
    SPACE_FARMYARD_CARD: Hallertau.Space
    SPACE_BUTCHERY: Hallertau.Space
    SPACE_NURSERY: Hallertau.Space
    SPACE_BUSY_WEEKEND: Hallertau.Space
    SPACE_CLEARING: Hallertau.Space
    SPACE_BONUS_CARD: Hallertau.Space
    SPACE_SMALL_TRADE: Hallertau.Space
    SPACE_CULTIVATION: Hallertau.Space
    SPACE_WEEKLY_MARKET: Hallertau.Space
    SPACE_LAND_SALE: Hallertau.Space
    SPACE_POINT_CARD: Hallertau.Space
    SPACE_FERTILIZING: Hallertau.Space
    SPACE_TOOL_SHED: Hallertau.Space
    SPACE_TOWN_HALL: Hallertau.Space
    SPACE_SHEEP_MARKET: Hallertau.Space
    class Craft(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        CRAFT_UNSPECIFIED: _ClassVar[Hallertau.Craft]
        CRAFT_CARPENTRY: _ClassVar[Hallertau.Craft]
        CRAFT_BREWHOUSE: _ClassVar[Hallertau.Craft]
        CRAFT_COOLING_HOUSE: _ClassVar[Hallertau.Craft]
        CRAFT_BAKEHOUSE: _ClassVar[Hallertau.Craft]
        CRAFT_MANUFACTURE: _ClassVar[Hallertau.Craft]
    CRAFT_UNSPECIFIED: Hallertau.Craft
    CRAFT_CARPENTRY: Hallertau.Craft
    CRAFT_BREWHOUSE: Hallertau.Craft
    CRAFT_COOLING_HOUSE: Hallertau.Craft
    CRAFT_BAKEHOUSE: Hallertau.Craft
    CRAFT_MANUFACTURE: Hallertau.Craft
    class Good(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        GOOD_UNSPECIFIED: _ClassVar[Hallertau.Good]
        GOOD_BARLEY: _ClassVar[Hallertau.Good]
        GOOD_FLAX: _ClassVar[Hallertau.Good]
        GOOD_HOPS: _ClassVar[Hallertau.Good]
        GOOD_RYE: _ClassVar[Hallertau.Good]
        GOOD_HIDES: _ClassVar[Hallertau.Good]
        GOOD_MEAT: _ClassVar[Hallertau.Good]
        GOOD_MILK: _ClassVar[Hallertau.Good]
        GOOD_WOOL: _ClassVar[Hallertau.Good]
        GOOD_CLAY: _ClassVar[Hallertau.Good]
    GOOD_UNSPECIFIED: Hallertau.Good
    GOOD_BARLEY: Hallertau.Good
    GOOD_FLAX: Hallertau.Good
    GOOD_HOPS: Hallertau.Good
    GOOD_RYE: Hallertau.Good
    GOOD_HIDES: Hallertau.Good
    GOOD_MEAT: Hallertau.Good
    GOOD_MILK: Hallertau.Good
    GOOD_WOOL: Hallertau.Good
    GOOD_CLAY: Hallertau.Good
    class Resource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        RESOURCE_UNSPECIFIED: _ClassVar[Hallertau.Resource]
        RESOURCE_BARLEY: _ClassVar[Hallertau.Resource]
        RESOURCE_FLAX: _ClassVar[Hallertau.Resource]
        RESOURCE_HOPS: _ClassVar[Hallertau.Resource]
        RESOURCE_RYE: _ClassVar[Hallertau.Resource]
        RESOURCE_HIDES: _ClassVar[Hallertau.Resource]
        RESOURCE_MEAT: _ClassVar[Hallertau.Resource]
        RESOURCE_MILK: _ClassVar[Hallertau.Resource]
        RESOURCE_WOOL: _ClassVar[Hallertau.Resource]
        RESOURCE_CLAY: _ClassVar[Hallertau.Resource]
        RESOURCE_SHEEP: _ClassVar[Hallertau.Resource]
        RESOURCE_TOOLS: _ClassVar[Hallertau.Resource]
        RESOURCE_JEWELRY: _ClassVar[Hallertau.Resource]
    RESOURCE_UNSPECIFIED: Hallertau.Resource
    RESOURCE_BARLEY: Hallertau.Resource
    RESOURCE_FLAX: Hallertau.Resource
    RESOURCE_HOPS: Hallertau.Resource
    RESOURCE_RYE: Hallertau.Resource
    RESOURCE_HIDES: Hallertau.Resource
    RESOURCE_MEAT: Hallertau.Resource
    RESOURCE_MILK: Hallertau.Resource
    RESOURCE_WOOL: Hallertau.Resource
    RESOURCE_CLAY: Hallertau.Resource
    RESOURCE_SHEEP: Hallertau.Resource
    RESOURCE_TOOLS: Hallertau.Resource
    RESOURCE_JEWELRY: Hallertau.Resource
    class SheepPlace(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        SHEEP_PLACE_UNSPECIFIED: _ClassVar[Hallertau.SheepPlace]
        SHEEP_PLACE_CARD1: _ClassVar[Hallertau.SheepPlace]
        SHEEP_PLACE_CARD2: _ClassVar[Hallertau.SheepPlace]
        SHEEP_PLACE_CARD3: _ClassVar[Hallertau.SheepPlace]
        SHEEP_PLACE_CARD4: _ClassVar[Hallertau.SheepPlace]
        SHEEP_PLACE_CARD5: _ClassVar[Hallertau.SheepPlace]
        SHEEP_PLACE_CARD6: _ClassVar[Hallertau.SheepPlace]
        SHEEP_PLACE_STABLES: _ClassVar[Hallertau.SheepPlace]
    SHEEP_PLACE_UNSPECIFIED: Hallertau.SheepPlace
    SHEEP_PLACE_CARD1: Hallertau.SheepPlace
    SHEEP_PLACE_CARD2: Hallertau.SheepPlace
    SHEEP_PLACE_CARD3: Hallertau.SheepPlace
    SHEEP_PLACE_CARD4: Hallertau.SheepPlace
    SHEEP_PLACE_CARD5: Hallertau.SheepPlace
    SHEEP_PLACE_CARD6: Hallertau.SheepPlace
    SHEEP_PLACE_STABLES: Hallertau.SheepPlace
    class DeckKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        DECK_KIND_UNSPECIFIED: _ClassVar[Hallertau.DeckKind]
        DECK_KIND_GATEWAY: _ClassVar[Hallertau.DeckKind]
        DECK_KIND_FARMYARD: _ClassVar[Hallertau.DeckKind]
        DECK_KIND_BONUS: _ClassVar[Hallertau.DeckKind]
        DECK_KIND_POINT: _ClassVar[Hallertau.DeckKind]
    DECK_KIND_UNSPECIFIED: Hallertau.DeckKind
    DECK_KIND_GATEWAY: Hallertau.DeckKind
    DECK_KIND_FARMYARD: Hallertau.DeckKind
    DECK_KIND_BONUS: Hallertau.DeckKind
    DECK_KIND_POINT: Hallertau.DeckKind
    class Variant(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        VARIANT_UNSPECIFIED: _ClassVar[Hallertau.Variant]
        VARIANT_CARDS: _ClassVar[Hallertau.Variant]
        VARIANT_NO_CARDS: _ClassVar[Hallertau.Variant]
    VARIANT_UNSPECIFIED: Hallertau.Variant
    VARIANT_CARDS: Hallertau.Variant
    VARIANT_NO_CARDS: Hallertau.Variant
    class QuantityName(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        QUANTITY_NAME_UNSPECIFIED: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_BARLEY: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_FLAX: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_HOPS: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_RYE: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_HIDES: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_MEAT: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_MILK: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_WOOL: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_CLAY: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_SHEEP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_TOOLS: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_JEWELRY: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_FIELDS: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_ROUND: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_WINDOW: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_WORKERS: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_CROPS: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_BEST_CROP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_CARD_SHEEP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_BEST_CARD_SHEEP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_NEXT_CARD_SHEEP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_CARD4_SHEEP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_LATER_CARD_SHEEP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_STABLES_SHEEP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_CARDS_WITH_SHEEP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_EMPTY_CARDS: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_BEST_FIELD_CROP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_FIELD_CROP_TYPES: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_HAND_NOT_GATEWAY: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_CARDS_PLAYED: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_BEST_DECK_PLAYED: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_CRAFT_GAP: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_FULL_SPACES: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_THREE_WORKER_SPACES: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_NURSERY_WORKERS: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_QUADRANT_WORKERS: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_REMOVED_WORKERS: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_GOODS_HARVESTED: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_BEST_CROP_HARVESTED: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_TOOLS_GAINED: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_BEST_CRAFT_STEPS: _ClassVar[Hallertau.QuantityName]
        QUANTITY_NAME_EMPTY_CARDS_BEFORE_ROUND_6: _ClassVar[Hallertau.QuantityName]
    QUANTITY_NAME_UNSPECIFIED: Hallertau.QuantityName
    QUANTITY_NAME_BARLEY: Hallertau.QuantityName
    QUANTITY_NAME_FLAX: Hallertau.QuantityName
    QUANTITY_NAME_HOPS: Hallertau.QuantityName
    QUANTITY_NAME_RYE: Hallertau.QuantityName
    QUANTITY_NAME_HIDES: Hallertau.QuantityName
    QUANTITY_NAME_MEAT: Hallertau.QuantityName
    QUANTITY_NAME_MILK: Hallertau.QuantityName
    QUANTITY_NAME_WOOL: Hallertau.QuantityName
    QUANTITY_NAME_CLAY: Hallertau.QuantityName
    QUANTITY_NAME_SHEEP: Hallertau.QuantityName
    QUANTITY_NAME_TOOLS: Hallertau.QuantityName
    QUANTITY_NAME_JEWELRY: Hallertau.QuantityName
    QUANTITY_NAME_FIELDS: Hallertau.QuantityName
    QUANTITY_NAME_ROUND: Hallertau.QuantityName
    QUANTITY_NAME_WINDOW: Hallertau.QuantityName
    QUANTITY_NAME_WORKERS: Hallertau.QuantityName
    QUANTITY_NAME_CROPS: Hallertau.QuantityName
    QUANTITY_NAME_BEST_CROP: Hallertau.QuantityName
    QUANTITY_NAME_CARD_SHEEP: Hallertau.QuantityName
    QUANTITY_NAME_BEST_CARD_SHEEP: Hallertau.QuantityName
    QUANTITY_NAME_NEXT_CARD_SHEEP: Hallertau.QuantityName
    QUANTITY_NAME_CARD4_SHEEP: Hallertau.QuantityName
    QUANTITY_NAME_LATER_CARD_SHEEP: Hallertau.QuantityName
    QUANTITY_NAME_STABLES_SHEEP: Hallertau.QuantityName
    QUANTITY_NAME_CARDS_WITH_SHEEP: Hallertau.QuantityName
    QUANTITY_NAME_EMPTY_CARDS: Hallertau.QuantityName
    QUANTITY_NAME_BEST_FIELD_CROP: Hallertau.QuantityName
    QUANTITY_NAME_FIELD_CROP_TYPES: Hallertau.QuantityName
    QUANTITY_NAME_HAND_NOT_GATEWAY: Hallertau.QuantityName
    QUANTITY_NAME_CARDS_PLAYED: Hallertau.QuantityName
    QUANTITY_NAME_BEST_DECK_PLAYED: Hallertau.QuantityName
    QUANTITY_NAME_CRAFT_GAP: Hallertau.QuantityName
    QUANTITY_NAME_FULL_SPACES: Hallertau.QuantityName
    QUANTITY_NAME_THREE_WORKER_SPACES: Hallertau.QuantityName
    QUANTITY_NAME_NURSERY_WORKERS: Hallertau.QuantityName
    QUANTITY_NAME_QUADRANT_WORKERS: Hallertau.QuantityName
    QUANTITY_NAME_REMOVED_WORKERS: Hallertau.QuantityName
    QUANTITY_NAME_GOODS_HARVESTED: Hallertau.QuantityName
    QUANTITY_NAME_BEST_CROP_HARVESTED: Hallertau.QuantityName
    QUANTITY_NAME_TOOLS_GAINED: Hallertau.QuantityName
    QUANTITY_NAME_BEST_CRAFT_STEPS: Hallertau.QuantityName
    QUANTITY_NAME_EMPTY_CARDS_BEFORE_ROUND_6: Hallertau.QuantityName
    class Settings(_message.Message):
        __slots__ = ("variant", "gateway", "farmyard", "sequential_progress")
        VARIANT_FIELD_NUMBER: _ClassVar[int]
        GATEWAY_FIELD_NUMBER: _ClassVar[int]
        FARMYARD_FIELD_NUMBER: _ClassVar[int]
        SEQUENTIAL_PROGRESS_FIELD_NUMBER: _ClassVar[int]
        variant: Hallertau.Variant
        gateway: int
        farmyard: int
        sequential_progress: bool
        def __init__(self, variant: _Optional[_Union[Hallertau.Variant, str]] = ..., gateway: _Optional[int] = ..., farmyard: _Optional[int] = ..., sequential_progress: _Optional[bool] = ...) -> None: ...
    class Resources(_message.Message):
        __slots__ = ("barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay", "sheep", "tools", "jewelry")
        BARLEY_FIELD_NUMBER: _ClassVar[int]
        FLAX_FIELD_NUMBER: _ClassVar[int]
        HOPS_FIELD_NUMBER: _ClassVar[int]
        RYE_FIELD_NUMBER: _ClassVar[int]
        HIDES_FIELD_NUMBER: _ClassVar[int]
        MEAT_FIELD_NUMBER: _ClassVar[int]
        MILK_FIELD_NUMBER: _ClassVar[int]
        WOOL_FIELD_NUMBER: _ClassVar[int]
        CLAY_FIELD_NUMBER: _ClassVar[int]
        SHEEP_FIELD_NUMBER: _ClassVar[int]
        TOOLS_FIELD_NUMBER: _ClassVar[int]
        JEWELRY_FIELD_NUMBER: _ClassVar[int]
        barley: int
        flax: int
        hops: int
        rye: int
        hides: int
        meat: int
        milk: int
        wool: int
        clay: int
        sheep: int
        tools: int
        jewelry: int
        def __init__(self, barley: _Optional[int] = ..., flax: _Optional[int] = ..., hops: _Optional[int] = ..., rye: _Optional[int] = ..., hides: _Optional[int] = ..., meat: _Optional[int] = ..., milk: _Optional[int] = ..., wool: _Optional[int] = ..., clay: _Optional[int] = ..., sheep: _Optional[int] = ..., tools: _Optional[int] = ..., jewelry: _Optional[int] = ...) -> None: ...
    class Sheep(_message.Message):
        __slots__ = ("card1", "card2", "card3", "card4", "card5", "card6", "stables")
        CARD1_FIELD_NUMBER: _ClassVar[int]
        CARD2_FIELD_NUMBER: _ClassVar[int]
        CARD3_FIELD_NUMBER: _ClassVar[int]
        CARD4_FIELD_NUMBER: _ClassVar[int]
        CARD5_FIELD_NUMBER: _ClassVar[int]
        CARD6_FIELD_NUMBER: _ClassVar[int]
        STABLES_FIELD_NUMBER: _ClassVar[int]
        card1: int
        card2: int
        card3: int
        card4: int
        card5: int
        card6: int
        stables: int
        def __init__(self, card1: _Optional[int] = ..., card2: _Optional[int] = ..., card3: _Optional[int] = ..., card4: _Optional[int] = ..., card5: _Optional[int] = ..., card6: _Optional[int] = ..., stables: _Optional[int] = ...) -> None: ...
    class DeckCounts(_message.Message):
        __slots__ = ("gateway", "farmyard", "bonus", "point")
        GATEWAY_FIELD_NUMBER: _ClassVar[int]
        FARMYARD_FIELD_NUMBER: _ClassVar[int]
        BONUS_FIELD_NUMBER: _ClassVar[int]
        POINT_FIELD_NUMBER: _ClassVar[int]
        gateway: int
        farmyard: int
        bonus: int
        point: int
        def __init__(self, gateway: _Optional[int] = ..., farmyard: _Optional[int] = ..., bonus: _Optional[int] = ..., point: _Optional[int] = ...) -> None: ...
    class Cards(_message.Message):
        __slots__ = ("cards",)
        CARDS_FIELD_NUMBER: _ClassVar[int]
        cards: _containers.RepeatedScalarFieldContainer[int]
        def __init__(self, cards: _Optional[_Iterable[int]] = ...) -> None: ...
    class SpaceWorkers(_message.Message):
        __slots__ = ("space", "workers")
        SPACE_FIELD_NUMBER: _ClassVar[int]
        WORKERS_FIELD_NUMBER: _ClassVar[int]
        space: Hallertau.Space
        workers: int
        def __init__(self, space: _Optional[_Union[Hallertau.Space, str]] = ..., workers: _Optional[int] = ...) -> None: ...
    class Field(_message.Message):
        __slots__ = ("row", "good", "amount", "harvested", "named_by")
        ROW_FIELD_NUMBER: _ClassVar[int]
        GOOD_FIELD_NUMBER: _ClassVar[int]
        AMOUNT_FIELD_NUMBER: _ClassVar[int]
        HARVESTED_FIELD_NUMBER: _ClassVar[int]
        NAMED_BY_FIELD_NUMBER: _ClassVar[int]
        row: int
        good: Hallertau.Good
        amount: int
        harvested: bool
        named_by: _containers.RepeatedScalarFieldContainer[int]
        def __init__(self, row: _Optional[int] = ..., good: _Optional[_Union[Hallertau.Good, str]] = ..., amount: _Optional[int] = ..., harvested: _Optional[bool] = ..., named_by: _Optional[_Iterable[int]] = ...) -> None: ...
    class Payment(_message.Message):
        __slots__ = ("goods", "sheep_from", "sheep_back", "planted", "card", "field", "craft_left")
        GOODS_FIELD_NUMBER: _ClassVar[int]
        SHEEP_FROM_FIELD_NUMBER: _ClassVar[int]
        SHEEP_BACK_FIELD_NUMBER: _ClassVar[int]
        PLANTED_FIELD_NUMBER: _ClassVar[int]
        CARD_FIELD_NUMBER: _ClassVar[int]
        FIELD_FIELD_NUMBER: _ClassVar[int]
        CRAFT_LEFT_FIELD_NUMBER: _ClassVar[int]
        goods: Hallertau.Resources
        sheep_from: Hallertau.SheepPlace
        sheep_back: Hallertau.SheepPlace
        planted: Hallertau.Field
        card: int
        field: Hallertau.Field
        craft_left: Hallertau.Craft
        def __init__(self, goods: _Optional[_Union[Hallertau.Resources, _Mapping]] = ..., sheep_from: _Optional[_Union[Hallertau.SheepPlace, str]] = ..., sheep_back: _Optional[_Union[Hallertau.SheepPlace, str]] = ..., planted: _Optional[_Union[Hallertau.Field, _Mapping]] = ..., card: _Optional[int] = ..., field: _Optional[_Union[Hallertau.Field, _Mapping]] = ..., craft_left: _Optional[_Union[Hallertau.Craft, str]] = ...) -> None: ...
    class SpaceView(_message.Message):
        __slots__ = ("name", "quadrant", "rows", "closed", "next_cost")
        NAME_FIELD_NUMBER: _ClassVar[int]
        QUADRANT_FIELD_NUMBER: _ClassVar[int]
        ROWS_FIELD_NUMBER: _ClassVar[int]
        CLOSED_FIELD_NUMBER: _ClassVar[int]
        NEXT_COST_FIELD_NUMBER: _ClassVar[int]
        name: Hallertau.Space
        quadrant: int
        rows: _containers.RepeatedScalarFieldContainer[int]
        closed: bool
        next_cost: int
        def __init__(self, name: _Optional[_Union[Hallertau.Space, str]] = ..., quadrant: _Optional[int] = ..., rows: _Optional[_Iterable[int]] = ..., closed: _Optional[bool] = ..., next_cost: _Optional[int] = ...) -> None: ...
    class CraftView(_message.Message):
        __slots__ = ("name", "position", "boulders")
        NAME_FIELD_NUMBER: _ClassVar[int]
        POSITION_FIELD_NUMBER: _ClassVar[int]
        BOULDERS_FIELD_NUMBER: _ClassVar[int]
        name: Hallertau.Craft
        position: int
        boulders: _containers.RepeatedScalarFieldContainer[int]
        def __init__(self, name: _Optional[_Union[Hallertau.Craft, str]] = ..., position: _Optional[int] = ..., boulders: _Optional[_Iterable[int]] = ...) -> None: ...
    class SeatView(_message.Message):
        __slots__ = ("seat", "workers", "goods", "fields", "sheep", "holders", "jewelry", "tools", "free_tools", "crafts", "community_center", "window", "pending", "hand_counts", "hand", "played", "discarded", "ready_through", "ready_while_idle", "score")
        SEAT_FIELD_NUMBER: _ClassVar[int]
        WORKERS_FIELD_NUMBER: _ClassVar[int]
        GOODS_FIELD_NUMBER: _ClassVar[int]
        FIELDS_FIELD_NUMBER: _ClassVar[int]
        SHEEP_FIELD_NUMBER: _ClassVar[int]
        HOLDERS_FIELD_NUMBER: _ClassVar[int]
        JEWELRY_FIELD_NUMBER: _ClassVar[int]
        TOOLS_FIELD_NUMBER: _ClassVar[int]
        FREE_TOOLS_FIELD_NUMBER: _ClassVar[int]
        CRAFTS_FIELD_NUMBER: _ClassVar[int]
        COMMUNITY_CENTER_FIELD_NUMBER: _ClassVar[int]
        WINDOW_FIELD_NUMBER: _ClassVar[int]
        PENDING_FIELD_NUMBER: _ClassVar[int]
        HAND_COUNTS_FIELD_NUMBER: _ClassVar[int]
        HAND_FIELD_NUMBER: _ClassVar[int]
        PLAYED_FIELD_NUMBER: _ClassVar[int]
        DISCARDED_FIELD_NUMBER: _ClassVar[int]
        READY_THROUGH_FIELD_NUMBER: _ClassVar[int]
        READY_WHILE_IDLE_FIELD_NUMBER: _ClassVar[int]
        SCORE_FIELD_NUMBER: _ClassVar[int]
        seat: int
        workers: int
        goods: Hallertau.Resources
        fields: _containers.RepeatedCompositeFieldContainer[Hallertau.Field]
        sheep: Hallertau.Sheep
        holders: _containers.RepeatedScalarFieldContainer[int]
        jewelry: int
        tools: int
        free_tools: int
        crafts: _containers.RepeatedCompositeFieldContainer[Hallertau.CraftView]
        community_center: int
        window: int
        pending: _containers.RepeatedScalarFieldContainer[str]
        hand_counts: Hallertau.DeckCounts
        hand: Hallertau.Cards
        played: _containers.RepeatedScalarFieldContainer[int]
        discarded: Hallertau.Cards
        ready_through: int
        ready_while_idle: bool
        score: _score_pb2.Score
        def __init__(self, seat: _Optional[int] = ..., workers: _Optional[int] = ..., goods: _Optional[_Union[Hallertau.Resources, _Mapping]] = ..., fields: _Optional[_Iterable[_Union[Hallertau.Field, _Mapping]]] = ..., sheep: _Optional[_Union[Hallertau.Sheep, _Mapping]] = ..., holders: _Optional[_Iterable[int]] = ..., jewelry: _Optional[int] = ..., tools: _Optional[int] = ..., free_tools: _Optional[int] = ..., crafts: _Optional[_Iterable[_Union[Hallertau.CraftView, _Mapping]]] = ..., community_center: _Optional[int] = ..., window: _Optional[int] = ..., pending: _Optional[_Iterable[str]] = ..., hand_counts: _Optional[_Union[Hallertau.DeckCounts, _Mapping]] = ..., hand: _Optional[_Union[Hallertau.Cards, _Mapping]] = ..., played: _Optional[_Iterable[int]] = ..., discarded: _Optional[_Union[Hallertau.Cards, _Mapping]] = ..., ready_through: _Optional[int] = ..., ready_while_idle: _Optional[bool] = ..., score: _Optional[_Union[_score_pb2.Score, _Mapping]] = ...) -> None: ...
    class View(_message.Message):
        __slots__ = ("viewer", "round", "phase", "over", "first_player", "active", "quadrant_card", "quadrants_cleared", "quadrant_cards_left", "deck_sizes", "spaces", "seats")
        VIEWER_FIELD_NUMBER: _ClassVar[int]
        ROUND_FIELD_NUMBER: _ClassVar[int]
        PHASE_FIELD_NUMBER: _ClassVar[int]
        OVER_FIELD_NUMBER: _ClassVar[int]
        FIRST_PLAYER_FIELD_NUMBER: _ClassVar[int]
        ACTIVE_FIELD_NUMBER: _ClassVar[int]
        QUADRANT_CARD_FIELD_NUMBER: _ClassVar[int]
        QUADRANTS_CLEARED_FIELD_NUMBER: _ClassVar[int]
        QUADRANT_CARDS_LEFT_FIELD_NUMBER: _ClassVar[int]
        DECK_SIZES_FIELD_NUMBER: _ClassVar[int]
        SPACES_FIELD_NUMBER: _ClassVar[int]
        SEATS_FIELD_NUMBER: _ClassVar[int]
        viewer: int
        round: int
        phase: int
        over: bool
        first_player: int
        active: int
        quadrant_card: str
        quadrants_cleared: _containers.RepeatedScalarFieldContainer[int]
        quadrant_cards_left: int
        deck_sizes: Hallertau.DeckCounts
        spaces: _containers.RepeatedCompositeFieldContainer[Hallertau.SpaceView]
        seats: _containers.RepeatedCompositeFieldContainer[Hallertau.SeatView]
        def __init__(self, viewer: _Optional[int] = ..., round: _Optional[int] = ..., phase: _Optional[int] = ..., over: _Optional[bool] = ..., first_player: _Optional[int] = ..., active: _Optional[int] = ..., quadrant_card: _Optional[str] = ..., quadrants_cleared: _Optional[_Iterable[int]] = ..., quadrant_cards_left: _Optional[int] = ..., deck_sizes: _Optional[_Union[Hallertau.DeckCounts, _Mapping]] = ..., spaces: _Optional[_Iterable[_Union[Hallertau.SpaceView, _Mapping]]] = ..., seats: _Optional[_Iterable[_Union[Hallertau.SeatView, _Mapping]]] = ...) -> None: ...
    class Args(_message.Message):
        __slots__ = ("place", "exchange", "take", "new_field", "sow", "move_field", "move_sheep", "trade", "fallow", "harvest", "harvest_all", "advance", "fewer", "skip", "end_turn", "ready", "done", "resume", "play_card", "give", "keep", "draw", "take_marker", "income", "clear_space", "clear_top_rows", "take_workers", "use_space", "second_row", "take_stack", "put_stack", "free_step", "move_boulder", "double_yield", "double_sow", "two_fields", "ready_through", "ready_while_idle", "ready_off", "play_card_with")
        class Place(_message.Message):
            __slots__ = ("space", "workers")
            SPACE_FIELD_NUMBER: _ClassVar[int]
            WORKERS_FIELD_NUMBER: _ClassVar[int]
            space: Hallertau.Space
            workers: int
            def __init__(self, space: _Optional[_Union[Hallertau.Space, str]] = ..., workers: _Optional[int] = ...) -> None: ...
        class Exchange(_message.Message):
            __slots__ = ("workers",)
            WORKERS_FIELD_NUMBER: _ClassVar[int]
            workers: int
            def __init__(self, workers: _Optional[int] = ...) -> None: ...
        class Take(_message.Message):
            __slots__ = ("resources",)
            RESOURCES_FIELD_NUMBER: _ClassVar[int]
            resources: Hallertau.Resources
            def __init__(self, resources: _Optional[_Union[Hallertau.Resources, _Mapping]] = ...) -> None: ...
        class NewField(_message.Message):
            __slots__ = ("row",)
            ROW_FIELD_NUMBER: _ClassVar[int]
            row: int
            def __init__(self, row: _Optional[int] = ...) -> None: ...
        class Sow(_message.Message):
            __slots__ = ("crop", "row", "harvested", "named_by")
            CROP_FIELD_NUMBER: _ClassVar[int]
            ROW_FIELD_NUMBER: _ClassVar[int]
            HARVESTED_FIELD_NUMBER: _ClassVar[int]
            NAMED_BY_FIELD_NUMBER: _ClassVar[int]
            crop: Hallertau.Good
            row: int
            harvested: bool
            named_by: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, crop: _Optional[_Union[Hallertau.Good, str]] = ..., row: _Optional[int] = ..., harvested: _Optional[bool] = ..., named_by: _Optional[_Iterable[int]] = ...) -> None: ...
        class MoveField(_message.Message):
            __slots__ = ("row", "to", "harvested", "named_by")
            ROW_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            HARVESTED_FIELD_NUMBER: _ClassVar[int]
            NAMED_BY_FIELD_NUMBER: _ClassVar[int]
            row: int
            to: int
            harvested: bool
            named_by: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, row: _Optional[int] = ..., to: _Optional[int] = ..., harvested: _Optional[bool] = ..., named_by: _Optional[_Iterable[int]] = ...) -> None: ...
        class MoveSheep(_message.Message):
            __slots__ = ("place", "to")
            PLACE_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            place: Hallertau.SheepPlace
            to: Hallertau.SheepPlace
            def __init__(self, place: _Optional[_Union[Hallertau.SheepPlace, str]] = ..., to: _Optional[_Union[Hallertau.SheepPlace, str]] = ...) -> None: ...
        class Trade(_message.Message):
            __slots__ = ("pay", "gain")
            PAY_FIELD_NUMBER: _ClassVar[int]
            GAIN_FIELD_NUMBER: _ClassVar[int]
            pay: Hallertau.Payment
            gain: Hallertau.Resources
            def __init__(self, pay: _Optional[_Union[Hallertau.Payment, _Mapping]] = ..., gain: _Optional[_Union[Hallertau.Resources, _Mapping]] = ...) -> None: ...
        class Fallow(_message.Message):
            __slots__ = ("row",)
            ROW_FIELD_NUMBER: _ClassVar[int]
            row: int
            def __init__(self, row: _Optional[int] = ...) -> None: ...
        class Harvest(_message.Message):
            __slots__ = ("field",)
            FIELD_FIELD_NUMBER: _ClassVar[int]
            field: Hallertau.Field
            def __init__(self, field: _Optional[_Union[Hallertau.Field, _Mapping]] = ...) -> None: ...
        class HarvestAll(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Advance(_message.Message):
            __slots__ = ("craft", "pay")
            CRAFT_FIELD_NUMBER: _ClassVar[int]
            PAY_FIELD_NUMBER: _ClassVar[int]
            craft: Hallertau.Craft
            pay: Hallertau.Resources
            def __init__(self, craft: _Optional[_Union[Hallertau.Craft, str]] = ..., pay: _Optional[_Union[Hallertau.Resources, _Mapping]] = ...) -> None: ...
        class Fewer(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Skip(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class EndTurn(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Ready(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Done(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Resume(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class PlayCard(_message.Message):
            __slots__ = ("card", "option")
            CARD_FIELD_NUMBER: _ClassVar[int]
            OPTION_FIELD_NUMBER: _ClassVar[int]
            card: int
            option: int
            def __init__(self, card: _Optional[int] = ..., option: _Optional[int] = ...) -> None: ...
        class Give(_message.Message):
            __slots__ = ("payment",)
            PAYMENT_FIELD_NUMBER: _ClassVar[int]
            payment: Hallertau.Payment
            def __init__(self, payment: _Optional[_Union[Hallertau.Payment, _Mapping]] = ...) -> None: ...
        class Keep(_message.Message):
            __slots__ = ("crops",)
            CROPS_FIELD_NUMBER: _ClassVar[int]
            crops: Hallertau.Resources
            def __init__(self, crops: _Optional[_Union[Hallertau.Resources, _Mapping]] = ...) -> None: ...
        class Draw(_message.Message):
            __slots__ = ("deck", "cards")
            DECK_FIELD_NUMBER: _ClassVar[int]
            CARDS_FIELD_NUMBER: _ClassVar[int]
            deck: Hallertau.DeckKind
            cards: int
            def __init__(self, deck: _Optional[_Union[Hallertau.DeckKind, str]] = ..., cards: _Optional[int] = ...) -> None: ...
        class TakeMarker(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Income(_message.Message):
            __slots__ = ("card",)
            CARD_FIELD_NUMBER: _ClassVar[int]
            card: int
            def __init__(self, card: _Optional[int] = ...) -> None: ...
        class Raise(_message.Message):
            __slots__ = ("field",)
            FIELD_FIELD_NUMBER: _ClassVar[int]
            field: Hallertau.Field
            def __init__(self, field: _Optional[_Union[Hallertau.Field, _Mapping]] = ...) -> None: ...
        class ClearSpace(_message.Message):
            __slots__ = ("space",)
            SPACE_FIELD_NUMBER: _ClassVar[int]
            space: Hallertau.Space
            def __init__(self, space: _Optional[_Union[Hallertau.Space, str]] = ...) -> None: ...
        class ClearTopRows(_message.Message):
            __slots__ = ("spaces",)
            SPACES_FIELD_NUMBER: _ClassVar[int]
            spaces: _containers.RepeatedScalarFieldContainer[Hallertau.Space]
            def __init__(self, spaces: _Optional[_Iterable[_Union[Hallertau.Space, str]]] = ...) -> None: ...
        class TakeWorkers(_message.Message):
            __slots__ = ("space",)
            SPACE_FIELD_NUMBER: _ClassVar[int]
            space: Hallertau.Space
            def __init__(self, space: _Optional[_Union[Hallertau.Space, str]] = ...) -> None: ...
        class UseSpace(_message.Message):
            __slots__ = ("space", "workers")
            SPACE_FIELD_NUMBER: _ClassVar[int]
            WORKERS_FIELD_NUMBER: _ClassVar[int]
            space: Hallertau.Space
            workers: int
            def __init__(self, space: _Optional[_Union[Hallertau.Space, str]] = ..., workers: _Optional[int] = ...) -> None: ...
        class SecondRow(_message.Message):
            __slots__ = ("space",)
            SPACE_FIELD_NUMBER: _ClassVar[int]
            space: Hallertau.Space
            def __init__(self, space: _Optional[_Union[Hallertau.Space, str]] = ...) -> None: ...
        class TakeStack(_message.Message):
            __slots__ = ("space",)
            SPACE_FIELD_NUMBER: _ClassVar[int]
            space: Hallertau.Space
            def __init__(self, space: _Optional[_Union[Hallertau.Space, str]] = ...) -> None: ...
        class PutStack(_message.Message):
            __slots__ = ("space",)
            SPACE_FIELD_NUMBER: _ClassVar[int]
            space: Hallertau.Space
            def __init__(self, space: _Optional[_Union[Hallertau.Space, str]] = ...) -> None: ...
        class FreeStep(_message.Message):
            __slots__ = ("craft",)
            CRAFT_FIELD_NUMBER: _ClassVar[int]
            craft: Hallertau.Craft
            def __init__(self, craft: _Optional[_Union[Hallertau.Craft, str]] = ...) -> None: ...
        class MoveBoulder(_message.Message):
            __slots__ = ("craft", "boulder")
            CRAFT_FIELD_NUMBER: _ClassVar[int]
            BOULDER_FIELD_NUMBER: _ClassVar[int]
            craft: Hallertau.Craft
            boulder: int
            def __init__(self, craft: _Optional[_Union[Hallertau.Craft, str]] = ..., boulder: _Optional[int] = ...) -> None: ...
        class DoubleYield(_message.Message):
            __slots__ = ("field",)
            FIELD_FIELD_NUMBER: _ClassVar[int]
            field: Hallertau.Field
            def __init__(self, field: _Optional[_Union[Hallertau.Field, _Mapping]] = ...) -> None: ...
        class DoubleSow(_message.Message):
            __slots__ = ("crop", "amount", "row", "harvested", "named_by")
            CROP_FIELD_NUMBER: _ClassVar[int]
            AMOUNT_FIELD_NUMBER: _ClassVar[int]
            ROW_FIELD_NUMBER: _ClassVar[int]
            HARVESTED_FIELD_NUMBER: _ClassVar[int]
            NAMED_BY_FIELD_NUMBER: _ClassVar[int]
            crop: Hallertau.Good
            amount: int
            row: int
            harvested: bool
            named_by: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, crop: _Optional[_Union[Hallertau.Good, str]] = ..., amount: _Optional[int] = ..., row: _Optional[int] = ..., harvested: _Optional[bool] = ..., named_by: _Optional[_Iterable[int]] = ...) -> None: ...
        class TwoFields(_message.Message):
            __slots__ = ("rows",)
            ROWS_FIELD_NUMBER: _ClassVar[int]
            rows: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, rows: _Optional[_Iterable[int]] = ...) -> None: ...
        class ReadyThrough(_message.Message):
            __slots__ = ("phase",)
            PHASE_FIELD_NUMBER: _ClassVar[int]
            phase: int
            def __init__(self, phase: _Optional[int] = ...) -> None: ...
        class ReadyWhileIdle(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class ReadyOff(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class PlayCardWith(_message.Message):
            __slots__ = ("card", "option", "payment", "with_cards")
            CARD_FIELD_NUMBER: _ClassVar[int]
            OPTION_FIELD_NUMBER: _ClassVar[int]
            PAYMENT_FIELD_NUMBER: _ClassVar[int]
            WITH_CARDS_FIELD_NUMBER: _ClassVar[int]
            card: int
            option: int
            payment: _containers.RepeatedCompositeFieldContainer[Hallertau.Payment]
            with_cards: _containers.RepeatedCompositeFieldContainer[Hallertau.Args.PlayCardWith]
            def __init__(self, card: _Optional[int] = ..., option: _Optional[int] = ..., payment: _Optional[_Iterable[_Union[Hallertau.Payment, _Mapping]]] = ..., with_cards: _Optional[_Iterable[_Union[Hallertau.Args.PlayCardWith, _Mapping]]] = ...) -> None: ...
        PLACE_FIELD_NUMBER: _ClassVar[int]
        EXCHANGE_FIELD_NUMBER: _ClassVar[int]
        TAKE_FIELD_NUMBER: _ClassVar[int]
        NEW_FIELD_FIELD_NUMBER: _ClassVar[int]
        SOW_FIELD_NUMBER: _ClassVar[int]
        MOVE_FIELD_FIELD_NUMBER: _ClassVar[int]
        MOVE_SHEEP_FIELD_NUMBER: _ClassVar[int]
        TRADE_FIELD_NUMBER: _ClassVar[int]
        FALLOW_FIELD_NUMBER: _ClassVar[int]
        HARVEST_FIELD_NUMBER: _ClassVar[int]
        HARVEST_ALL_FIELD_NUMBER: _ClassVar[int]
        ADVANCE_FIELD_NUMBER: _ClassVar[int]
        FEWER_FIELD_NUMBER: _ClassVar[int]
        SKIP_FIELD_NUMBER: _ClassVar[int]
        END_TURN_FIELD_NUMBER: _ClassVar[int]
        READY_FIELD_NUMBER: _ClassVar[int]
        DONE_FIELD_NUMBER: _ClassVar[int]
        RESUME_FIELD_NUMBER: _ClassVar[int]
        PLAY_CARD_FIELD_NUMBER: _ClassVar[int]
        GIVE_FIELD_NUMBER: _ClassVar[int]
        KEEP_FIELD_NUMBER: _ClassVar[int]
        DRAW_FIELD_NUMBER: _ClassVar[int]
        TAKE_MARKER_FIELD_NUMBER: _ClassVar[int]
        INCOME_FIELD_NUMBER: _ClassVar[int]
        RAISE_FIELD_NUMBER: _ClassVar[int]
        CLEAR_SPACE_FIELD_NUMBER: _ClassVar[int]
        CLEAR_TOP_ROWS_FIELD_NUMBER: _ClassVar[int]
        TAKE_WORKERS_FIELD_NUMBER: _ClassVar[int]
        USE_SPACE_FIELD_NUMBER: _ClassVar[int]
        SECOND_ROW_FIELD_NUMBER: _ClassVar[int]
        TAKE_STACK_FIELD_NUMBER: _ClassVar[int]
        PUT_STACK_FIELD_NUMBER: _ClassVar[int]
        FREE_STEP_FIELD_NUMBER: _ClassVar[int]
        MOVE_BOULDER_FIELD_NUMBER: _ClassVar[int]
        DOUBLE_YIELD_FIELD_NUMBER: _ClassVar[int]
        DOUBLE_SOW_FIELD_NUMBER: _ClassVar[int]
        TWO_FIELDS_FIELD_NUMBER: _ClassVar[int]
        READY_THROUGH_FIELD_NUMBER: _ClassVar[int]
        READY_WHILE_IDLE_FIELD_NUMBER: _ClassVar[int]
        READY_OFF_FIELD_NUMBER: _ClassVar[int]
        PLAY_CARD_WITH_FIELD_NUMBER: _ClassVar[int]
        place: Hallertau.Args.Place
        exchange: Hallertau.Args.Exchange
        take: Hallertau.Args.Take
        new_field: Hallertau.Args.NewField
        sow: Hallertau.Args.Sow
        move_field: Hallertau.Args.MoveField
        move_sheep: Hallertau.Args.MoveSheep
        trade: Hallertau.Args.Trade
        fallow: Hallertau.Args.Fallow
        harvest: Hallertau.Args.Harvest
        harvest_all: Hallertau.Args.HarvestAll
        advance: Hallertau.Args.Advance
        fewer: Hallertau.Args.Fewer
        skip: Hallertau.Args.Skip
        end_turn: Hallertau.Args.EndTurn
        ready: Hallertau.Args.Ready
        done: Hallertau.Args.Done
        resume: Hallertau.Args.Resume
        play_card: Hallertau.Args.PlayCard
        give: Hallertau.Args.Give
        keep: Hallertau.Args.Keep
        draw: Hallertau.Args.Draw
        take_marker: Hallertau.Args.TakeMarker
        income: Hallertau.Args.Income
        clear_space: Hallertau.Args.ClearSpace
        clear_top_rows: Hallertau.Args.ClearTopRows
        take_workers: Hallertau.Args.TakeWorkers
        use_space: Hallertau.Args.UseSpace
        second_row: Hallertau.Args.SecondRow
        take_stack: Hallertau.Args.TakeStack
        put_stack: Hallertau.Args.PutStack
        free_step: Hallertau.Args.FreeStep
        move_boulder: Hallertau.Args.MoveBoulder
        double_yield: Hallertau.Args.DoubleYield
        double_sow: Hallertau.Args.DoubleSow
        two_fields: Hallertau.Args.TwoFields
        ready_through: Hallertau.Args.ReadyThrough
        ready_while_idle: Hallertau.Args.ReadyWhileIdle
        ready_off: Hallertau.Args.ReadyOff
        play_card_with: Hallertau.Args.PlayCardWith
        def __init__(self, place: _Optional[_Union[Hallertau.Args.Place, _Mapping]] = ..., exchange: _Optional[_Union[Hallertau.Args.Exchange, _Mapping]] = ..., take: _Optional[_Union[Hallertau.Args.Take, _Mapping]] = ..., new_field: _Optional[_Union[Hallertau.Args.NewField, _Mapping]] = ..., sow: _Optional[_Union[Hallertau.Args.Sow, _Mapping]] = ..., move_field: _Optional[_Union[Hallertau.Args.MoveField, _Mapping]] = ..., move_sheep: _Optional[_Union[Hallertau.Args.MoveSheep, _Mapping]] = ..., trade: _Optional[_Union[Hallertau.Args.Trade, _Mapping]] = ..., fallow: _Optional[_Union[Hallertau.Args.Fallow, _Mapping]] = ..., harvest: _Optional[_Union[Hallertau.Args.Harvest, _Mapping]] = ..., harvest_all: _Optional[_Union[Hallertau.Args.HarvestAll, _Mapping]] = ..., advance: _Optional[_Union[Hallertau.Args.Advance, _Mapping]] = ..., fewer: _Optional[_Union[Hallertau.Args.Fewer, _Mapping]] = ..., skip: _Optional[_Union[Hallertau.Args.Skip, _Mapping]] = ..., end_turn: _Optional[_Union[Hallertau.Args.EndTurn, _Mapping]] = ..., ready: _Optional[_Union[Hallertau.Args.Ready, _Mapping]] = ..., done: _Optional[_Union[Hallertau.Args.Done, _Mapping]] = ..., resume: _Optional[_Union[Hallertau.Args.Resume, _Mapping]] = ..., play_card: _Optional[_Union[Hallertau.Args.PlayCard, _Mapping]] = ..., give: _Optional[_Union[Hallertau.Args.Give, _Mapping]] = ..., keep: _Optional[_Union[Hallertau.Args.Keep, _Mapping]] = ..., draw: _Optional[_Union[Hallertau.Args.Draw, _Mapping]] = ..., take_marker: _Optional[_Union[Hallertau.Args.TakeMarker, _Mapping]] = ..., income: _Optional[_Union[Hallertau.Args.Income, _Mapping]] = ..., clear_space: _Optional[_Union[Hallertau.Args.ClearSpace, _Mapping]] = ..., clear_top_rows: _Optional[_Union[Hallertau.Args.ClearTopRows, _Mapping]] = ..., take_workers: _Optional[_Union[Hallertau.Args.TakeWorkers, _Mapping]] = ..., use_space: _Optional[_Union[Hallertau.Args.UseSpace, _Mapping]] = ..., second_row: _Optional[_Union[Hallertau.Args.SecondRow, _Mapping]] = ..., take_stack: _Optional[_Union[Hallertau.Args.TakeStack, _Mapping]] = ..., put_stack: _Optional[_Union[Hallertau.Args.PutStack, _Mapping]] = ..., free_step: _Optional[_Union[Hallertau.Args.FreeStep, _Mapping]] = ..., move_boulder: _Optional[_Union[Hallertau.Args.MoveBoulder, _Mapping]] = ..., double_yield: _Optional[_Union[Hallertau.Args.DoubleYield, _Mapping]] = ..., double_sow: _Optional[_Union[Hallertau.Args.DoubleSow, _Mapping]] = ..., two_fields: _Optional[_Union[Hallertau.Args.TwoFields, _Mapping]] = ..., ready_through: _Optional[_Union[Hallertau.Args.ReadyThrough, _Mapping]] = ..., ready_while_idle: _Optional[_Union[Hallertau.Args.ReadyWhileIdle, _Mapping]] = ..., ready_off: _Optional[_Union[Hallertau.Args.ReadyOff, _Mapping]] = ..., play_card_with: _Optional[_Union[Hallertau.Args.PlayCardWith, _Mapping]] = ..., **kwargs) -> None: ...
    class Event(_message.Message):
        __slots__ = ("first_player", "phase_began", "quadrant_turned", "workers_removed", "sheep_died", "new_workers", "skipped", "asked_fewer", "turn_ended", "confirmed", "placed", "exchanged", "gained", "paid", "field_gained", "sown", "field_moved", "sheep_moved", "harvested", "milked", "advanced", "center_moved", "was_done", "resumed", "card_played", "cards_dealt", "cards_drawn", "card_discarded", "income_taken", "sheep_returned", "rows_cleared", "workers_taken", "stack_taken", "stack_moved", "boulder_moved", "yield_doubled", "bound", "butchery_for_jewelry", "readiness", "boulders_reset", "game_ended")
        class FirstPlayer(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class PhaseBegan(_message.Message):
            __slots__ = ("round", "phase")
            ROUND_FIELD_NUMBER: _ClassVar[int]
            PHASE_FIELD_NUMBER: _ClassVar[int]
            round: int
            phase: int
            def __init__(self, round: _Optional[int] = ..., phase: _Optional[int] = ...) -> None: ...
        class QuadrantTurned(_message.Message):
            __slots__ = ("card", "quadrants")
            CARD_FIELD_NUMBER: _ClassVar[int]
            QUADRANTS_FIELD_NUMBER: _ClassVar[int]
            card: str
            quadrants: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, card: _Optional[str] = ..., quadrants: _Optional[_Iterable[int]] = ...) -> None: ...
        class WorkersRemoved(_message.Message):
            __slots__ = ("spaces",)
            SPACES_FIELD_NUMBER: _ClassVar[int]
            spaces: _containers.RepeatedCompositeFieldContainer[Hallertau.SpaceWorkers]
            def __init__(self, spaces: _Optional[_Iterable[_Union[Hallertau.SpaceWorkers, _Mapping]]] = ...) -> None: ...
        class SheepDied(_message.Message):
            __slots__ = ("seat", "card", "sheep")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CARD_FIELD_NUMBER: _ClassVar[int]
            SHEEP_FIELD_NUMBER: _ClassVar[int]
            seat: int
            card: int
            sheep: int
            def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ..., sheep: _Optional[int] = ...) -> None: ...
        class NewWorkers(_message.Message):
            __slots__ = ("seat", "workers")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            WORKERS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            workers: int
            def __init__(self, seat: _Optional[int] = ..., workers: _Optional[int] = ...) -> None: ...
        class Skipped(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class AskedFewer(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class TurnEnded(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class Confirmed(_message.Message):
            __slots__ = ("seat", "stop")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            STOP_FIELD_NUMBER: _ClassVar[int]
            seat: int
            stop: str
            def __init__(self, seat: _Optional[int] = ..., stop: _Optional[str] = ...) -> None: ...
        class Placed(_message.Message):
            __slots__ = ("seat", "space", "row", "workers")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            SPACE_FIELD_NUMBER: _ClassVar[int]
            ROW_FIELD_NUMBER: _ClassVar[int]
            WORKERS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            space: Hallertau.Space
            row: int
            workers: int
            def __init__(self, seat: _Optional[int] = ..., space: _Optional[_Union[Hallertau.Space, str]] = ..., row: _Optional[int] = ..., workers: _Optional[int] = ...) -> None: ...
        class Exchanged(_message.Message):
            __slots__ = ("seat", "workers")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            WORKERS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            workers: int
            def __init__(self, seat: _Optional[int] = ..., workers: _Optional[int] = ...) -> None: ...
        class Gained(_message.Message):
            __slots__ = ("seat", "resources")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            RESOURCES_FIELD_NUMBER: _ClassVar[int]
            seat: int
            resources: Hallertau.Resources
            def __init__(self, seat: _Optional[int] = ..., resources: _Optional[_Union[Hallertau.Resources, _Mapping]] = ...) -> None: ...
        class Paid(_message.Message):
            __slots__ = ("seat", "payment")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            PAYMENT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            payment: Hallertau.Payment
            def __init__(self, seat: _Optional[int] = ..., payment: _Optional[_Union[Hallertau.Payment, _Mapping]] = ...) -> None: ...
        class FieldGained(_message.Message):
            __slots__ = ("seat", "row")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            ROW_FIELD_NUMBER: _ClassVar[int]
            seat: int
            row: int
            def __init__(self, seat: _Optional[int] = ..., row: _Optional[int] = ...) -> None: ...
        class Sown(_message.Message):
            __slots__ = ("seat", "crop", "row", "amount")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CROP_FIELD_NUMBER: _ClassVar[int]
            ROW_FIELD_NUMBER: _ClassVar[int]
            AMOUNT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            crop: Hallertau.Good
            row: int
            amount: int
            def __init__(self, seat: _Optional[int] = ..., crop: _Optional[_Union[Hallertau.Good, str]] = ..., row: _Optional[int] = ..., amount: _Optional[int] = ...) -> None: ...
        class FieldMoved(_message.Message):
            __slots__ = ("seat", "row", "to", "good")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            ROW_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            GOOD_FIELD_NUMBER: _ClassVar[int]
            seat: int
            row: int
            to: int
            good: Hallertau.Good
            def __init__(self, seat: _Optional[int] = ..., row: _Optional[int] = ..., to: _Optional[int] = ..., good: _Optional[_Union[Hallertau.Good, str]] = ...) -> None: ...
        class SheepMoved(_message.Message):
            __slots__ = ("seat", "place", "to")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            PLACE_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            seat: int
            place: Hallertau.SheepPlace
            to: Hallertau.SheepPlace
            def __init__(self, seat: _Optional[int] = ..., place: _Optional[_Union[Hallertau.SheepPlace, str]] = ..., to: _Optional[_Union[Hallertau.SheepPlace, str]] = ...) -> None: ...
        class Harvested(_message.Message):
            __slots__ = ("seat", "field", "amount")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            FIELD_FIELD_NUMBER: _ClassVar[int]
            AMOUNT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            field: Hallertau.Field
            amount: int
            def __init__(self, seat: _Optional[int] = ..., field: _Optional[_Union[Hallertau.Field, _Mapping]] = ..., amount: _Optional[int] = ...) -> None: ...
        class Milked(_message.Message):
            __slots__ = ("seat", "milk")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            MILK_FIELD_NUMBER: _ClassVar[int]
            seat: int
            milk: int
            def __init__(self, seat: _Optional[int] = ..., milk: _Optional[int] = ...) -> None: ...
        class Advanced(_message.Message):
            __slots__ = ("seat", "craft", "to", "pay", "tools")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CRAFT_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            PAY_FIELD_NUMBER: _ClassVar[int]
            TOOLS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            craft: Hallertau.Craft
            to: int
            pay: Hallertau.Resources
            tools: int
            def __init__(self, seat: _Optional[int] = ..., craft: _Optional[_Union[Hallertau.Craft, str]] = ..., to: _Optional[int] = ..., pay: _Optional[_Union[Hallertau.Resources, _Mapping]] = ..., tools: _Optional[int] = ...) -> None: ...
        class CenterMoved(_message.Message):
            __slots__ = ("seat", "to", "window")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            WINDOW_FIELD_NUMBER: _ClassVar[int]
            seat: int
            to: int
            window: int
            def __init__(self, seat: _Optional[int] = ..., to: _Optional[int] = ..., window: _Optional[int] = ...) -> None: ...
        class WasDone(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class Resumed(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class CardPlayed(_message.Message):
            __slots__ = ("seat", "card", "option", "paid")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CARD_FIELD_NUMBER: _ClassVar[int]
            OPTION_FIELD_NUMBER: _ClassVar[int]
            PAID_FIELD_NUMBER: _ClassVar[int]
            seat: int
            card: int
            option: int
            paid: Hallertau.Resources
            def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ..., option: _Optional[int] = ..., paid: _Optional[_Union[Hallertau.Resources, _Mapping]] = ...) -> None: ...
        class CardsDealt(_message.Message):
            __slots__ = ("seat", "decks", "cards")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            DECKS_FIELD_NUMBER: _ClassVar[int]
            CARDS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            decks: Hallertau.DeckCounts
            cards: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, seat: _Optional[int] = ..., decks: _Optional[_Union[Hallertau.DeckCounts, _Mapping]] = ..., cards: _Optional[_Iterable[int]] = ...) -> None: ...
        class CardsDrawn(_message.Message):
            __slots__ = ("seat", "deck", "number", "cards")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            DECK_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            CARDS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            deck: Hallertau.DeckKind
            number: int
            cards: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, seat: _Optional[int] = ..., deck: _Optional[_Union[Hallertau.DeckKind, str]] = ..., number: _Optional[int] = ..., cards: _Optional[_Iterable[int]] = ...) -> None: ...
        class CardDiscarded(_message.Message):
            __slots__ = ("seat", "deck", "card")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            DECK_FIELD_NUMBER: _ClassVar[int]
            CARD_FIELD_NUMBER: _ClassVar[int]
            seat: int
            deck: Hallertau.DeckKind
            card: int
            def __init__(self, seat: _Optional[int] = ..., deck: _Optional[_Union[Hallertau.DeckKind, str]] = ..., card: _Optional[int] = ...) -> None: ...
        class IncomeTaken(_message.Message):
            __slots__ = ("seat", "card")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CARD_FIELD_NUMBER: _ClassVar[int]
            seat: int
            card: int
            def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...
        class SheepReturned(_message.Message):
            __slots__ = ("seat", "place", "to")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            PLACE_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            seat: int
            place: Hallertau.SheepPlace
            to: Hallertau.SheepPlace
            def __init__(self, seat: _Optional[int] = ..., place: _Optional[_Union[Hallertau.SheepPlace, str]] = ..., to: _Optional[_Union[Hallertau.SheepPlace, str]] = ...) -> None: ...
        class RowsCleared(_message.Message):
            __slots__ = ("seat", "spaces")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            SPACES_FIELD_NUMBER: _ClassVar[int]
            seat: int
            spaces: _containers.RepeatedCompositeFieldContainer[Hallertau.SpaceWorkers]
            def __init__(self, seat: _Optional[int] = ..., spaces: _Optional[_Iterable[_Union[Hallertau.SpaceWorkers, _Mapping]]] = ...) -> None: ...
        class WorkersTaken(_message.Message):
            __slots__ = ("seat", "space", "workers")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            SPACE_FIELD_NUMBER: _ClassVar[int]
            WORKERS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            space: Hallertau.Space
            workers: int
            def __init__(self, seat: _Optional[int] = ..., space: _Optional[_Union[Hallertau.Space, str]] = ..., workers: _Optional[int] = ...) -> None: ...
        class StackTaken(_message.Message):
            __slots__ = ("seat", "space")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            SPACE_FIELD_NUMBER: _ClassVar[int]
            seat: int
            space: Hallertau.Space
            def __init__(self, seat: _Optional[int] = ..., space: _Optional[_Union[Hallertau.Space, str]] = ...) -> None: ...
        class StackMoved(_message.Message):
            __slots__ = ("seat", "space", "to")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            SPACE_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            seat: int
            space: Hallertau.Space
            to: Hallertau.Space
            def __init__(self, seat: _Optional[int] = ..., space: _Optional[_Union[Hallertau.Space, str]] = ..., to: _Optional[_Union[Hallertau.Space, str]] = ...) -> None: ...
        class BoulderMoved(_message.Message):
            __slots__ = ("seat", "craft", "to")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CRAFT_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            seat: int
            craft: Hallertau.Craft
            to: int
            def __init__(self, seat: _Optional[int] = ..., craft: _Optional[_Union[Hallertau.Craft, str]] = ..., to: _Optional[int] = ...) -> None: ...
        class YieldDoubled(_message.Message):
            __slots__ = ("seat", "field")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            FIELD_FIELD_NUMBER: _ClassVar[int]
            seat: int
            field: Hallertau.Field
            def __init__(self, seat: _Optional[int] = ..., field: _Optional[_Union[Hallertau.Field, _Mapping]] = ...) -> None: ...
        class Bound(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class ButcheryForJewelry(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class Readiness(_message.Message):
            __slots__ = ("seat", "while_idle")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            WHILE_IDLE_FIELD_NUMBER: _ClassVar[int]
            seat: int
            while_idle: bool
            def __init__(self, seat: _Optional[int] = ..., while_idle: _Optional[bool] = ...) -> None: ...
        class BouldersReset(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class GameEnded(_message.Message):
            __slots__ = ("totals", "winners", "verdict")
            TOTALS_FIELD_NUMBER: _ClassVar[int]
            WINNERS_FIELD_NUMBER: _ClassVar[int]
            VERDICT_FIELD_NUMBER: _ClassVar[int]
            totals: _containers.RepeatedScalarFieldContainer[int]
            winners: _containers.RepeatedScalarFieldContainer[int]
            verdict: str
            def __init__(self, totals: _Optional[_Iterable[int]] = ..., winners: _Optional[_Iterable[int]] = ..., verdict: _Optional[str] = ...) -> None: ...
        FIRST_PLAYER_FIELD_NUMBER: _ClassVar[int]
        PHASE_BEGAN_FIELD_NUMBER: _ClassVar[int]
        QUADRANT_TURNED_FIELD_NUMBER: _ClassVar[int]
        WORKERS_REMOVED_FIELD_NUMBER: _ClassVar[int]
        SHEEP_DIED_FIELD_NUMBER: _ClassVar[int]
        NEW_WORKERS_FIELD_NUMBER: _ClassVar[int]
        SKIPPED_FIELD_NUMBER: _ClassVar[int]
        ASKED_FEWER_FIELD_NUMBER: _ClassVar[int]
        TURN_ENDED_FIELD_NUMBER: _ClassVar[int]
        CONFIRMED_FIELD_NUMBER: _ClassVar[int]
        PLACED_FIELD_NUMBER: _ClassVar[int]
        EXCHANGED_FIELD_NUMBER: _ClassVar[int]
        GAINED_FIELD_NUMBER: _ClassVar[int]
        PAID_FIELD_NUMBER: _ClassVar[int]
        FIELD_GAINED_FIELD_NUMBER: _ClassVar[int]
        SOWN_FIELD_NUMBER: _ClassVar[int]
        FIELD_MOVED_FIELD_NUMBER: _ClassVar[int]
        SHEEP_MOVED_FIELD_NUMBER: _ClassVar[int]
        HARVESTED_FIELD_NUMBER: _ClassVar[int]
        MILKED_FIELD_NUMBER: _ClassVar[int]
        ADVANCED_FIELD_NUMBER: _ClassVar[int]
        CENTER_MOVED_FIELD_NUMBER: _ClassVar[int]
        WAS_DONE_FIELD_NUMBER: _ClassVar[int]
        RESUMED_FIELD_NUMBER: _ClassVar[int]
        CARD_PLAYED_FIELD_NUMBER: _ClassVar[int]
        CARDS_DEALT_FIELD_NUMBER: _ClassVar[int]
        CARDS_DRAWN_FIELD_NUMBER: _ClassVar[int]
        CARD_DISCARDED_FIELD_NUMBER: _ClassVar[int]
        INCOME_TAKEN_FIELD_NUMBER: _ClassVar[int]
        SHEEP_RETURNED_FIELD_NUMBER: _ClassVar[int]
        ROWS_CLEARED_FIELD_NUMBER: _ClassVar[int]
        WORKERS_TAKEN_FIELD_NUMBER: _ClassVar[int]
        STACK_TAKEN_FIELD_NUMBER: _ClassVar[int]
        STACK_MOVED_FIELD_NUMBER: _ClassVar[int]
        BOULDER_MOVED_FIELD_NUMBER: _ClassVar[int]
        YIELD_DOUBLED_FIELD_NUMBER: _ClassVar[int]
        BOUND_FIELD_NUMBER: _ClassVar[int]
        BUTCHERY_FOR_JEWELRY_FIELD_NUMBER: _ClassVar[int]
        READINESS_FIELD_NUMBER: _ClassVar[int]
        BOULDERS_RESET_FIELD_NUMBER: _ClassVar[int]
        GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
        first_player: Hallertau.Event.FirstPlayer
        phase_began: Hallertau.Event.PhaseBegan
        quadrant_turned: Hallertau.Event.QuadrantTurned
        workers_removed: Hallertau.Event.WorkersRemoved
        sheep_died: Hallertau.Event.SheepDied
        new_workers: Hallertau.Event.NewWorkers
        skipped: Hallertau.Event.Skipped
        asked_fewer: Hallertau.Event.AskedFewer
        turn_ended: Hallertau.Event.TurnEnded
        confirmed: Hallertau.Event.Confirmed
        placed: Hallertau.Event.Placed
        exchanged: Hallertau.Event.Exchanged
        gained: Hallertau.Event.Gained
        paid: Hallertau.Event.Paid
        field_gained: Hallertau.Event.FieldGained
        sown: Hallertau.Event.Sown
        field_moved: Hallertau.Event.FieldMoved
        sheep_moved: Hallertau.Event.SheepMoved
        harvested: Hallertau.Event.Harvested
        milked: Hallertau.Event.Milked
        advanced: Hallertau.Event.Advanced
        center_moved: Hallertau.Event.CenterMoved
        was_done: Hallertau.Event.WasDone
        resumed: Hallertau.Event.Resumed
        card_played: Hallertau.Event.CardPlayed
        cards_dealt: Hallertau.Event.CardsDealt
        cards_drawn: Hallertau.Event.CardsDrawn
        card_discarded: Hallertau.Event.CardDiscarded
        income_taken: Hallertau.Event.IncomeTaken
        sheep_returned: Hallertau.Event.SheepReturned
        rows_cleared: Hallertau.Event.RowsCleared
        workers_taken: Hallertau.Event.WorkersTaken
        stack_taken: Hallertau.Event.StackTaken
        stack_moved: Hallertau.Event.StackMoved
        boulder_moved: Hallertau.Event.BoulderMoved
        yield_doubled: Hallertau.Event.YieldDoubled
        bound: Hallertau.Event.Bound
        butchery_for_jewelry: Hallertau.Event.ButcheryForJewelry
        readiness: Hallertau.Event.Readiness
        boulders_reset: Hallertau.Event.BouldersReset
        game_ended: Hallertau.Event.GameEnded
        def __init__(self, first_player: _Optional[_Union[Hallertau.Event.FirstPlayer, _Mapping]] = ..., phase_began: _Optional[_Union[Hallertau.Event.PhaseBegan, _Mapping]] = ..., quadrant_turned: _Optional[_Union[Hallertau.Event.QuadrantTurned, _Mapping]] = ..., workers_removed: _Optional[_Union[Hallertau.Event.WorkersRemoved, _Mapping]] = ..., sheep_died: _Optional[_Union[Hallertau.Event.SheepDied, _Mapping]] = ..., new_workers: _Optional[_Union[Hallertau.Event.NewWorkers, _Mapping]] = ..., skipped: _Optional[_Union[Hallertau.Event.Skipped, _Mapping]] = ..., asked_fewer: _Optional[_Union[Hallertau.Event.AskedFewer, _Mapping]] = ..., turn_ended: _Optional[_Union[Hallertau.Event.TurnEnded, _Mapping]] = ..., confirmed: _Optional[_Union[Hallertau.Event.Confirmed, _Mapping]] = ..., placed: _Optional[_Union[Hallertau.Event.Placed, _Mapping]] = ..., exchanged: _Optional[_Union[Hallertau.Event.Exchanged, _Mapping]] = ..., gained: _Optional[_Union[Hallertau.Event.Gained, _Mapping]] = ..., paid: _Optional[_Union[Hallertau.Event.Paid, _Mapping]] = ..., field_gained: _Optional[_Union[Hallertau.Event.FieldGained, _Mapping]] = ..., sown: _Optional[_Union[Hallertau.Event.Sown, _Mapping]] = ..., field_moved: _Optional[_Union[Hallertau.Event.FieldMoved, _Mapping]] = ..., sheep_moved: _Optional[_Union[Hallertau.Event.SheepMoved, _Mapping]] = ..., harvested: _Optional[_Union[Hallertau.Event.Harvested, _Mapping]] = ..., milked: _Optional[_Union[Hallertau.Event.Milked, _Mapping]] = ..., advanced: _Optional[_Union[Hallertau.Event.Advanced, _Mapping]] = ..., center_moved: _Optional[_Union[Hallertau.Event.CenterMoved, _Mapping]] = ..., was_done: _Optional[_Union[Hallertau.Event.WasDone, _Mapping]] = ..., resumed: _Optional[_Union[Hallertau.Event.Resumed, _Mapping]] = ..., card_played: _Optional[_Union[Hallertau.Event.CardPlayed, _Mapping]] = ..., cards_dealt: _Optional[_Union[Hallertau.Event.CardsDealt, _Mapping]] = ..., cards_drawn: _Optional[_Union[Hallertau.Event.CardsDrawn, _Mapping]] = ..., card_discarded: _Optional[_Union[Hallertau.Event.CardDiscarded, _Mapping]] = ..., income_taken: _Optional[_Union[Hallertau.Event.IncomeTaken, _Mapping]] = ..., sheep_returned: _Optional[_Union[Hallertau.Event.SheepReturned, _Mapping]] = ..., rows_cleared: _Optional[_Union[Hallertau.Event.RowsCleared, _Mapping]] = ..., workers_taken: _Optional[_Union[Hallertau.Event.WorkersTaken, _Mapping]] = ..., stack_taken: _Optional[_Union[Hallertau.Event.StackTaken, _Mapping]] = ..., stack_moved: _Optional[_Union[Hallertau.Event.StackMoved, _Mapping]] = ..., boulder_moved: _Optional[_Union[Hallertau.Event.BoulderMoved, _Mapping]] = ..., yield_doubled: _Optional[_Union[Hallertau.Event.YieldDoubled, _Mapping]] = ..., bound: _Optional[_Union[Hallertau.Event.Bound, _Mapping]] = ..., butchery_for_jewelry: _Optional[_Union[Hallertau.Event.ButcheryForJewelry, _Mapping]] = ..., readiness: _Optional[_Union[Hallertau.Event.Readiness, _Mapping]] = ..., boulders_reset: _Optional[_Union[Hallertau.Event.BouldersReset, _Mapping]] = ..., game_ended: _Optional[_Union[Hallertau.Event.GameEnded, _Mapping]] = ...) -> None: ...
    class Quantity(_message.Message):
        __slots__ = ("number", "name", "fields", "played", "sum", "least", "minus", "plus", "twice", "half")
        class Fields(_message.Message):
            __slots__ = ("planted", "rows", "contain")
            PLANTED_FIELD_NUMBER: _ClassVar[int]
            ROWS_FIELD_NUMBER: _ClassVar[int]
            CONTAIN_FIELD_NUMBER: _ClassVar[int]
            planted: bool
            rows: _containers.RepeatedScalarFieldContainer[int]
            contain: Hallertau.Good
            def __init__(self, planted: _Optional[bool] = ..., rows: _Optional[_Iterable[int]] = ..., contain: _Optional[_Union[Hallertau.Good, str]] = ...) -> None: ...
        class Played(_message.Message):
            __slots__ = ("deck",)
            DECK_FIELD_NUMBER: _ClassVar[int]
            deck: Hallertau.DeckKind
            def __init__(self, deck: _Optional[_Union[Hallertau.DeckKind, str]] = ...) -> None: ...
        class Sum(_message.Message):
            __slots__ = ("of",)
            OF_FIELD_NUMBER: _ClassVar[int]
            of: _containers.RepeatedCompositeFieldContainer[Hallertau.Quantity]
            def __init__(self, of: _Optional[_Iterable[_Union[Hallertau.Quantity, _Mapping]]] = ...) -> None: ...
        class Least(_message.Message):
            __slots__ = ("of",)
            OF_FIELD_NUMBER: _ClassVar[int]
            of: _containers.RepeatedCompositeFieldContainer[Hallertau.Quantity]
            def __init__(self, of: _Optional[_Iterable[_Union[Hallertau.Quantity, _Mapping]]] = ...) -> None: ...
        class Minus(_message.Message):
            __slots__ = ("first", "second")
            FIRST_FIELD_NUMBER: _ClassVar[int]
            SECOND_FIELD_NUMBER: _ClassVar[int]
            first: Hallertau.Quantity
            second: Hallertau.Quantity
            def __init__(self, first: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ..., second: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ...) -> None: ...
        class Plus(_message.Message):
            __slots__ = ("first", "number")
            FIRST_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            first: Hallertau.Quantity
            number: int
            def __init__(self, first: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ..., number: _Optional[int] = ...) -> None: ...
        class Twice(_message.Message):
            __slots__ = ("of",)
            OF_FIELD_NUMBER: _ClassVar[int]
            of: Hallertau.Quantity
            def __init__(self, of: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ...) -> None: ...
        class Half(_message.Message):
            __slots__ = ("of",)
            OF_FIELD_NUMBER: _ClassVar[int]
            of: Hallertau.Quantity
            def __init__(self, of: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ...) -> None: ...
        NUMBER_FIELD_NUMBER: _ClassVar[int]
        NAME_FIELD_NUMBER: _ClassVar[int]
        FIELDS_FIELD_NUMBER: _ClassVar[int]
        PLAYED_FIELD_NUMBER: _ClassVar[int]
        SUM_FIELD_NUMBER: _ClassVar[int]
        LEAST_FIELD_NUMBER: _ClassVar[int]
        MINUS_FIELD_NUMBER: _ClassVar[int]
        PLUS_FIELD_NUMBER: _ClassVar[int]
        TWICE_FIELD_NUMBER: _ClassVar[int]
        HALF_FIELD_NUMBER: _ClassVar[int]
        number: int
        name: Hallertau.QuantityName
        fields: Hallertau.Quantity.Fields
        played: Hallertau.Quantity.Played
        sum: Hallertau.Quantity.Sum
        least: Hallertau.Quantity.Least
        minus: Hallertau.Quantity.Minus
        plus: Hallertau.Quantity.Plus
        twice: Hallertau.Quantity.Twice
        half: Hallertau.Quantity.Half
        def __init__(self, number: _Optional[int] = ..., name: _Optional[_Union[Hallertau.QuantityName, str]] = ..., fields: _Optional[_Union[Hallertau.Quantity.Fields, _Mapping]] = ..., played: _Optional[_Union[Hallertau.Quantity.Played, _Mapping]] = ..., sum: _Optional[_Union[Hallertau.Quantity.Sum, _Mapping]] = ..., least: _Optional[_Union[Hallertau.Quantity.Least, _Mapping]] = ..., minus: _Optional[_Union[Hallertau.Quantity.Minus, _Mapping]] = ..., plus: _Optional[_Union[Hallertau.Quantity.Plus, _Mapping]] = ..., twice: _Optional[_Union[Hallertau.Quantity.Twice, _Mapping]] = ..., half: _Optional[_Union[Hallertau.Quantity.Half, _Mapping]] = ...) -> None: ...
    class Number(_message.Message):
        __slots__ = ("quantity", "by_option")
        class ByOption(_message.Message):
            __slots__ = ("of",)
            OF_FIELD_NUMBER: _ClassVar[int]
            of: _containers.RepeatedCompositeFieldContainer[Hallertau.Quantity]
            def __init__(self, of: _Optional[_Iterable[_Union[Hallertau.Quantity, _Mapping]]] = ...) -> None: ...
        QUANTITY_FIELD_NUMBER: _ClassVar[int]
        BY_OPTION_FIELD_NUMBER: _ClassVar[int]
        quantity: Hallertau.Quantity
        by_option: Hallertau.Number.ByOption
        def __init__(self, quantity: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ..., by_option: _Optional[_Union[Hallertau.Number.ByOption, _Mapping]] = ...) -> None: ...
    class Condition(_message.Message):
        __slots__ = ("at_least", "at_most", "exactly", "more_than", "just", "all_of", "any_of")
        class Trigger(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
            __slots__ = ()
            TRIGGER_UNSPECIFIED: _ClassVar[Hallertau.Condition.Trigger]
            TRIGGER_SPENT_LAST_JEWELRY: _ClassVar[Hallertau.Condition.Trigger]
            TRIGGER_USED_SPACE: _ClassVar[Hallertau.Condition.Trigger]
            TRIGGER_GAINED_TOOLS: _ClassVar[Hallertau.Condition.Trigger]
            TRIGGER_EXCHANGED_WORKERS: _ClassVar[Hallertau.Condition.Trigger]
            TRIGGER_PLAYED_FRESH_CARD: _ClassVar[Hallertau.Condition.Trigger]
            TRIGGER_ABOUT_TO_ACT_LAST: _ClassVar[Hallertau.Condition.Trigger]
            TRIGGER_USING_BUTCHERY: _ClassVar[Hallertau.Condition.Trigger]
        TRIGGER_UNSPECIFIED: Hallertau.Condition.Trigger
        TRIGGER_SPENT_LAST_JEWELRY: Hallertau.Condition.Trigger
        TRIGGER_USED_SPACE: Hallertau.Condition.Trigger
        TRIGGER_GAINED_TOOLS: Hallertau.Condition.Trigger
        TRIGGER_EXCHANGED_WORKERS: Hallertau.Condition.Trigger
        TRIGGER_PLAYED_FRESH_CARD: Hallertau.Condition.Trigger
        TRIGGER_ABOUT_TO_ACT_LAST: Hallertau.Condition.Trigger
        TRIGGER_USING_BUTCHERY: Hallertau.Condition.Trigger
        class AtLeast(_message.Message):
            __slots__ = ("what", "number")
            WHAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            what: Hallertau.Quantity
            number: Hallertau.Quantity
            def __init__(self, what: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ..., number: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ...) -> None: ...
        class AtMost(_message.Message):
            __slots__ = ("what", "number")
            WHAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            what: Hallertau.Quantity
            number: int
            def __init__(self, what: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ..., number: _Optional[int] = ...) -> None: ...
        class Exactly(_message.Message):
            __slots__ = ("what", "numbers")
            WHAT_FIELD_NUMBER: _ClassVar[int]
            NUMBERS_FIELD_NUMBER: _ClassVar[int]
            what: Hallertau.Quantity
            numbers: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, what: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ..., numbers: _Optional[_Iterable[int]] = ...) -> None: ...
        class MoreThan(_message.Message):
            __slots__ = ("what", "other")
            WHAT_FIELD_NUMBER: _ClassVar[int]
            OTHER_FIELD_NUMBER: _ClassVar[int]
            what: Hallertau.Quantity
            other: Hallertau.Quantity
            def __init__(self, what: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ..., other: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ...) -> None: ...
        class Just(_message.Message):
            __slots__ = ("what", "number", "spaces")
            WHAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            SPACES_FIELD_NUMBER: _ClassVar[int]
            what: Hallertau.Condition.Trigger
            number: int
            spaces: _containers.RepeatedScalarFieldContainer[Hallertau.Space]
            def __init__(self, what: _Optional[_Union[Hallertau.Condition.Trigger, str]] = ..., number: _Optional[int] = ..., spaces: _Optional[_Iterable[_Union[Hallertau.Space, str]]] = ...) -> None: ...
        class AllOf(_message.Message):
            __slots__ = ("of",)
            OF_FIELD_NUMBER: _ClassVar[int]
            of: _containers.RepeatedCompositeFieldContainer[Hallertau.Condition]
            def __init__(self, of: _Optional[_Iterable[_Union[Hallertau.Condition, _Mapping]]] = ...) -> None: ...
        class AnyOf(_message.Message):
            __slots__ = ("of",)
            OF_FIELD_NUMBER: _ClassVar[int]
            of: _containers.RepeatedCompositeFieldContainer[Hallertau.Condition]
            def __init__(self, of: _Optional[_Iterable[_Union[Hallertau.Condition, _Mapping]]] = ...) -> None: ...
        AT_LEAST_FIELD_NUMBER: _ClassVar[int]
        AT_MOST_FIELD_NUMBER: _ClassVar[int]
        EXACTLY_FIELD_NUMBER: _ClassVar[int]
        MORE_THAN_FIELD_NUMBER: _ClassVar[int]
        JUST_FIELD_NUMBER: _ClassVar[int]
        ALL_OF_FIELD_NUMBER: _ClassVar[int]
        ANY_OF_FIELD_NUMBER: _ClassVar[int]
        at_least: Hallertau.Condition.AtLeast
        at_most: Hallertau.Condition.AtMost
        exactly: Hallertau.Condition.Exactly
        more_than: Hallertau.Condition.MoreThan
        just: Hallertau.Condition.Just
        all_of: Hallertau.Condition.AllOf
        any_of: Hallertau.Condition.AnyOf
        def __init__(self, at_least: _Optional[_Union[Hallertau.Condition.AtLeast, _Mapping]] = ..., at_most: _Optional[_Union[Hallertau.Condition.AtMost, _Mapping]] = ..., exactly: _Optional[_Union[Hallertau.Condition.Exactly, _Mapping]] = ..., more_than: _Optional[_Union[Hallertau.Condition.MoreThan, _Mapping]] = ..., just: _Optional[_Union[Hallertau.Condition.Just, _Mapping]] = ..., all_of: _Optional[_Union[Hallertau.Condition.AllOf, _Mapping]] = ..., any_of: _Optional[_Union[Hallertau.Condition.AnyOf, _Mapping]] = ...) -> None: ...
    class Cost(_message.Message):
        __slots__ = ("pay", "pay_sheep", "remove_fields", "discard", "free_goods", "pay_harvested", "take_off_field", "sheep_back", "keep_crops")
        class Pay(_message.Message):
            __slots__ = ("what",)
            WHAT_FIELD_NUMBER: _ClassVar[int]
            what: _containers.RepeatedCompositeFieldContainer[Hallertau.Cost.Amount]
            def __init__(self, what: _Optional[_Iterable[_Union[Hallertau.Cost.Amount, _Mapping]]] = ...) -> None: ...
        class PaySheep(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class RemoveFields(_message.Message):
            __slots__ = ("number", "rows", "planted")
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            ROWS_FIELD_NUMBER: _ClassVar[int]
            PLANTED_FIELD_NUMBER: _ClassVar[int]
            number: int
            rows: _containers.RepeatedScalarFieldContainer[int]
            planted: bool
            def __init__(self, number: _Optional[int] = ..., rows: _Optional[_Iterable[int]] = ..., planted: _Optional[bool] = ...) -> None: ...
        class Discard(_message.Message):
            __slots__ = ("number", "deck")
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            DECK_FIELD_NUMBER: _ClassVar[int]
            number: int
            deck: Hallertau.DeckKind
            def __init__(self, number: _Optional[int] = ..., deck: _Optional[_Union[Hallertau.DeckKind, str]] = ...) -> None: ...
        class FreeGoods(_message.Message):
            __slots__ = ("types", "each")
            TYPES_FIELD_NUMBER: _ClassVar[int]
            EACH_FIELD_NUMBER: _ClassVar[int]
            types: int
            each: int
            def __init__(self, types: _Optional[int] = ..., each: _Optional[int] = ...) -> None: ...
        class PayHarvested(_message.Message):
            __slots__ = ("crop", "number")
            CROP_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            crop: Hallertau.Good
            number: int
            def __init__(self, crop: _Optional[_Union[Hallertau.Good, str]] = ..., number: _Optional[int] = ...) -> None: ...
        class TakeOffField(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class SheepBack(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class KeepCrops(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class Amount(_message.Message):
            __slots__ = ("resource", "number")
            RESOURCE_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            resource: Hallertau.Resource
            number: Hallertau.Quantity
            def __init__(self, resource: _Optional[_Union[Hallertau.Resource, str]] = ..., number: _Optional[_Union[Hallertau.Quantity, _Mapping]] = ...) -> None: ...
        PAY_FIELD_NUMBER: _ClassVar[int]
        PAY_SHEEP_FIELD_NUMBER: _ClassVar[int]
        REMOVE_FIELDS_FIELD_NUMBER: _ClassVar[int]
        DISCARD_FIELD_NUMBER: _ClassVar[int]
        FREE_GOODS_FIELD_NUMBER: _ClassVar[int]
        PAY_HARVESTED_FIELD_NUMBER: _ClassVar[int]
        TAKE_OFF_FIELD_FIELD_NUMBER: _ClassVar[int]
        SHEEP_BACK_FIELD_NUMBER: _ClassVar[int]
        KEEP_CROPS_FIELD_NUMBER: _ClassVar[int]
        pay: Hallertau.Cost.Pay
        pay_sheep: Hallertau.Cost.PaySheep
        remove_fields: Hallertau.Cost.RemoveFields
        discard: Hallertau.Cost.Discard
        free_goods: Hallertau.Cost.FreeGoods
        pay_harvested: Hallertau.Cost.PayHarvested
        take_off_field: Hallertau.Cost.TakeOffField
        sheep_back: Hallertau.Cost.SheepBack
        keep_crops: Hallertau.Cost.KeepCrops
        def __init__(self, pay: _Optional[_Union[Hallertau.Cost.Pay, _Mapping]] = ..., pay_sheep: _Optional[_Union[Hallertau.Cost.PaySheep, _Mapping]] = ..., remove_fields: _Optional[_Union[Hallertau.Cost.RemoveFields, _Mapping]] = ..., discard: _Optional[_Union[Hallertau.Cost.Discard, _Mapping]] = ..., free_goods: _Optional[_Union[Hallertau.Cost.FreeGoods, _Mapping]] = ..., pay_harvested: _Optional[_Union[Hallertau.Cost.PayHarvested, _Mapping]] = ..., take_off_field: _Optional[_Union[Hallertau.Cost.TakeOffField, _Mapping]] = ..., sheep_back: _Optional[_Union[Hallertau.Cost.SheepBack, _Mapping]] = ..., keep_crops: _Optional[_Union[Hallertau.Cost.KeepCrops, _Mapping]] = ...) -> None: ...
    class Effect(_message.Message):
        __slots__ = ("get", "get_field", "draw", "one_of", "by_option", "different_crops", "sow", "sow_good", "harvest", "field_to_row", "move_sheep", "swap", "clear_space", "clear_top_rows", "take_workers", "use_space", "special")
        class Name(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
            __slots__ = ()
            NAME_UNSPECIFIED: _ClassVar[Hallertau.Effect.Name]
            NAME_BIND: _ClassVar[Hallertau.Effect.Name]
            NAME_FREE_STEP: _ClassVar[Hallertau.Effect.Name]
            NAME_SECOND_ROW: _ClassVar[Hallertau.Effect.Name]
            NAME_MOVE_STACK: _ClassVar[Hallertau.Effect.Name]
            NAME_MOVE_BOULDERS: _ClassVar[Hallertau.Effect.Name]
            NAME_JEWELRY_FOR_SHEEP: _ClassVar[Hallertau.Effect.Name]
            NAME_DOUBLE_YIELD: _ClassVar[Hallertau.Effect.Name]
            NAME_TWO_FIELDS: _ClassVar[Hallertau.Effect.Name]
            NAME_DOUBLE_SOW: _ClassVar[Hallertau.Effect.Name]
        NAME_UNSPECIFIED: Hallertau.Effect.Name
        NAME_BIND: Hallertau.Effect.Name
        NAME_FREE_STEP: Hallertau.Effect.Name
        NAME_SECOND_ROW: Hallertau.Effect.Name
        NAME_MOVE_STACK: Hallertau.Effect.Name
        NAME_MOVE_BOULDERS: Hallertau.Effect.Name
        NAME_JEWELRY_FOR_SHEEP: Hallertau.Effect.Name
        NAME_DOUBLE_YIELD: Hallertau.Effect.Name
        NAME_TWO_FIELDS: Hallertau.Effect.Name
        NAME_DOUBLE_SOW: Hallertau.Effect.Name
        class GetGoods(_message.Message):
            __slots__ = ("what",)
            WHAT_FIELD_NUMBER: _ClassVar[int]
            what: _containers.RepeatedCompositeFieldContainer[Hallertau.Effect.Gain]
            def __init__(self, what: _Optional[_Iterable[_Union[Hallertau.Effect.Gain, _Mapping]]] = ...) -> None: ...
        class GetField(_message.Message):
            __slots__ = ("row", "number")
            ROW_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            row: Hallertau.Number
            number: int
            def __init__(self, row: _Optional[_Union[Hallertau.Number, _Mapping]] = ..., number: _Optional[int] = ...) -> None: ...
        class Draw(_message.Message):
            __slots__ = ("deck", "number")
            DECK_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            deck: Hallertau.DeckKind
            number: Hallertau.Number
            def __init__(self, deck: _Optional[_Union[Hallertau.DeckKind, str]] = ..., number: _Optional[_Union[Hallertau.Number, _Mapping]] = ...) -> None: ...
        class OneOf(_message.Message):
            __slots__ = ("of", "sow")
            OF_FIELD_NUMBER: _ClassVar[int]
            SOW_FIELD_NUMBER: _ClassVar[int]
            of: _containers.RepeatedCompositeFieldContainer[Hallertau.Effect]
            sow: bool
            def __init__(self, of: _Optional[_Iterable[_Union[Hallertau.Effect, _Mapping]]] = ..., sow: _Optional[bool] = ...) -> None: ...
        class ByOptionEffect(_message.Message):
            __slots__ = ("of",)
            OF_FIELD_NUMBER: _ClassVar[int]
            of: _containers.RepeatedCompositeFieldContainer[Hallertau.Effect]
            def __init__(self, of: _Optional[_Iterable[_Union[Hallertau.Effect, _Mapping]]] = ...) -> None: ...
        class DifferentCrops(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: Hallertau.Number
            def __init__(self, number: _Optional[_Union[Hallertau.Number, _Mapping]] = ...) -> None: ...
        class SowCrops(_message.Message):
            __slots__ = ("times", "that")
            TIMES_FIELD_NUMBER: _ClassVar[int]
            THAT_FIELD_NUMBER: _ClassVar[int]
            times: Hallertau.Number
            that: bool
            def __init__(self, times: _Optional[_Union[Hallertau.Number, _Mapping]] = ..., that: _Optional[bool] = ...) -> None: ...
        class SowGood(_message.Message):
            __slots__ = ("good", "that")
            GOOD_FIELD_NUMBER: _ClassVar[int]
            THAT_FIELD_NUMBER: _ClassVar[int]
            good: Hallertau.Good
            that: bool
            def __init__(self, good: _Optional[_Union[Hallertau.Good, str]] = ..., that: _Optional[bool] = ...) -> None: ...
        class HarvestFields(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class RaiseFields(_message.Message):
            __slots__ = ("number", "planted", "that")
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            PLANTED_FIELD_NUMBER: _ClassVar[int]
            THAT_FIELD_NUMBER: _ClassVar[int]
            number: int
            planted: bool
            that: bool
            def __init__(self, number: _Optional[int] = ..., planted: _Optional[bool] = ..., that: _Optional[bool] = ...) -> None: ...
        class FieldToRow(_message.Message):
            __slots__ = ("row",)
            ROW_FIELD_NUMBER: _ClassVar[int]
            row: int
            def __init__(self, row: _Optional[int] = ...) -> None: ...
        class MoveSheep(_message.Message):
            __slots__ = ("number", "same")
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            SAME_FIELD_NUMBER: _ClassVar[int]
            number: Hallertau.Number
            same: bool
            def __init__(self, number: _Optional[_Union[Hallertau.Number, _Mapping]] = ..., same: _Optional[bool] = ...) -> None: ...
        class SwapToolForJewelry(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class ClearSpace(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class ClearTopRows(_message.Message):
            __slots__ = ("spaces",)
            SPACES_FIELD_NUMBER: _ClassVar[int]
            spaces: _containers.RepeatedScalarFieldContainer[Hallertau.Space]
            def __init__(self, spaces: _Optional[_Iterable[_Union[Hallertau.Space, str]]] = ...) -> None: ...
        class TakeWorkers(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class UseSpace(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Special(_message.Message):
            __slots__ = ("name",)
            NAME_FIELD_NUMBER: _ClassVar[int]
            name: Hallertau.Effect.Name
            def __init__(self, name: _Optional[_Union[Hallertau.Effect.Name, str]] = ...) -> None: ...
        class Gain(_message.Message):
            __slots__ = ("resource", "number")
            RESOURCE_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            resource: Hallertau.Resource
            number: Hallertau.Number
            def __init__(self, resource: _Optional[_Union[Hallertau.Resource, str]] = ..., number: _Optional[_Union[Hallertau.Number, _Mapping]] = ...) -> None: ...
        GET_FIELD_NUMBER: _ClassVar[int]
        GET_FIELD_FIELD_NUMBER: _ClassVar[int]
        DRAW_FIELD_NUMBER: _ClassVar[int]
        ONE_OF_FIELD_NUMBER: _ClassVar[int]
        BY_OPTION_FIELD_NUMBER: _ClassVar[int]
        DIFFERENT_CROPS_FIELD_NUMBER: _ClassVar[int]
        SOW_FIELD_NUMBER: _ClassVar[int]
        SOW_GOOD_FIELD_NUMBER: _ClassVar[int]
        HARVEST_FIELD_NUMBER: _ClassVar[int]
        RAISE_FIELD_NUMBER: _ClassVar[int]
        FIELD_TO_ROW_FIELD_NUMBER: _ClassVar[int]
        MOVE_SHEEP_FIELD_NUMBER: _ClassVar[int]
        SWAP_FIELD_NUMBER: _ClassVar[int]
        CLEAR_SPACE_FIELD_NUMBER: _ClassVar[int]
        CLEAR_TOP_ROWS_FIELD_NUMBER: _ClassVar[int]
        TAKE_WORKERS_FIELD_NUMBER: _ClassVar[int]
        USE_SPACE_FIELD_NUMBER: _ClassVar[int]
        SPECIAL_FIELD_NUMBER: _ClassVar[int]
        get: Hallertau.Effect.GetGoods
        get_field: Hallertau.Effect.GetField
        draw: Hallertau.Effect.Draw
        one_of: Hallertau.Effect.OneOf
        by_option: Hallertau.Effect.ByOptionEffect
        different_crops: Hallertau.Effect.DifferentCrops
        sow: Hallertau.Effect.SowCrops
        sow_good: Hallertau.Effect.SowGood
        harvest: Hallertau.Effect.HarvestFields
        field_to_row: Hallertau.Effect.FieldToRow
        move_sheep: Hallertau.Effect.MoveSheep
        swap: Hallertau.Effect.SwapToolForJewelry
        clear_space: Hallertau.Effect.ClearSpace
        clear_top_rows: Hallertau.Effect.ClearTopRows
        take_workers: Hallertau.Effect.TakeWorkers
        use_space: Hallertau.Effect.UseSpace
        special: Hallertau.Effect.Special
        def __init__(self, get: _Optional[_Union[Hallertau.Effect.GetGoods, _Mapping]] = ..., get_field: _Optional[_Union[Hallertau.Effect.GetField, _Mapping]] = ..., draw: _Optional[_Union[Hallertau.Effect.Draw, _Mapping]] = ..., one_of: _Optional[_Union[Hallertau.Effect.OneOf, _Mapping]] = ..., by_option: _Optional[_Union[Hallertau.Effect.ByOptionEffect, _Mapping]] = ..., different_crops: _Optional[_Union[Hallertau.Effect.DifferentCrops, _Mapping]] = ..., sow: _Optional[_Union[Hallertau.Effect.SowCrops, _Mapping]] = ..., sow_good: _Optional[_Union[Hallertau.Effect.SowGood, _Mapping]] = ..., harvest: _Optional[_Union[Hallertau.Effect.HarvestFields, _Mapping]] = ..., field_to_row: _Optional[_Union[Hallertau.Effect.FieldToRow, _Mapping]] = ..., move_sheep: _Optional[_Union[Hallertau.Effect.MoveSheep, _Mapping]] = ..., swap: _Optional[_Union[Hallertau.Effect.SwapToolForJewelry, _Mapping]] = ..., clear_space: _Optional[_Union[Hallertau.Effect.ClearSpace, _Mapping]] = ..., clear_top_rows: _Optional[_Union[Hallertau.Effect.ClearTopRows, _Mapping]] = ..., take_workers: _Optional[_Union[Hallertau.Effect.TakeWorkers, _Mapping]] = ..., use_space: _Optional[_Union[Hallertau.Effect.UseSpace, _Mapping]] = ..., special: _Optional[_Union[Hallertau.Effect.Special, _Mapping]] = ..., **kwargs) -> None: ...
    class Requirement(_message.Message):
        __slots__ = ("at_least", "at_most", "exactly", "more_than", "just", "pay", "pay_sheep", "remove_fields", "discard", "free_goods", "pay_harvested", "take_off_field", "sheep_back", "in_phase", "free_row", "workers_for")
        class InPhase(_message.Message):
            __slots__ = ("phase", "only")
            PHASE_FIELD_NUMBER: _ClassVar[int]
            ONLY_FIELD_NUMBER: _ClassVar[int]
            phase: int
            only: bool
            def __init__(self, phase: _Optional[int] = ..., only: _Optional[bool] = ...) -> None: ...
        class FreeRow(_message.Message):
            __slots__ = ("space",)
            SPACE_FIELD_NUMBER: _ClassVar[int]
            space: Hallertau.Space
            def __init__(self, space: _Optional[_Union[Hallertau.Space, str]] = ...) -> None: ...
        class WorkersFor(_message.Message):
            __slots__ = ("space",)
            SPACE_FIELD_NUMBER: _ClassVar[int]
            space: Hallertau.Space
            def __init__(self, space: _Optional[_Union[Hallertau.Space, str]] = ...) -> None: ...
        AT_LEAST_FIELD_NUMBER: _ClassVar[int]
        AT_MOST_FIELD_NUMBER: _ClassVar[int]
        EXACTLY_FIELD_NUMBER: _ClassVar[int]
        MORE_THAN_FIELD_NUMBER: _ClassVar[int]
        JUST_FIELD_NUMBER: _ClassVar[int]
        PAY_FIELD_NUMBER: _ClassVar[int]
        PAY_SHEEP_FIELD_NUMBER: _ClassVar[int]
        REMOVE_FIELDS_FIELD_NUMBER: _ClassVar[int]
        DISCARD_FIELD_NUMBER: _ClassVar[int]
        FREE_GOODS_FIELD_NUMBER: _ClassVar[int]
        PAY_HARVESTED_FIELD_NUMBER: _ClassVar[int]
        TAKE_OFF_FIELD_FIELD_NUMBER: _ClassVar[int]
        SHEEP_BACK_FIELD_NUMBER: _ClassVar[int]
        IN_PHASE_FIELD_NUMBER: _ClassVar[int]
        FREE_ROW_FIELD_NUMBER: _ClassVar[int]
        WORKERS_FOR_FIELD_NUMBER: _ClassVar[int]
        at_least: Hallertau.Condition.AtLeast
        at_most: Hallertau.Condition.AtMost
        exactly: Hallertau.Condition.Exactly
        more_than: Hallertau.Condition.MoreThan
        just: Hallertau.Condition.Just
        pay: Hallertau.Cost.Pay
        pay_sheep: Hallertau.Cost.PaySheep
        remove_fields: Hallertau.Cost.RemoveFields
        discard: Hallertau.Cost.Discard
        free_goods: Hallertau.Cost.FreeGoods
        pay_harvested: Hallertau.Cost.PayHarvested
        take_off_field: Hallertau.Cost.TakeOffField
        sheep_back: Hallertau.Cost.SheepBack
        in_phase: Hallertau.Requirement.InPhase
        free_row: Hallertau.Requirement.FreeRow
        workers_for: Hallertau.Requirement.WorkersFor
        def __init__(self, at_least: _Optional[_Union[Hallertau.Condition.AtLeast, _Mapping]] = ..., at_most: _Optional[_Union[Hallertau.Condition.AtMost, _Mapping]] = ..., exactly: _Optional[_Union[Hallertau.Condition.Exactly, _Mapping]] = ..., more_than: _Optional[_Union[Hallertau.Condition.MoreThan, _Mapping]] = ..., just: _Optional[_Union[Hallertau.Condition.Just, _Mapping]] = ..., pay: _Optional[_Union[Hallertau.Cost.Pay, _Mapping]] = ..., pay_sheep: _Optional[_Union[Hallertau.Cost.PaySheep, _Mapping]] = ..., remove_fields: _Optional[_Union[Hallertau.Cost.RemoveFields, _Mapping]] = ..., discard: _Optional[_Union[Hallertau.Cost.Discard, _Mapping]] = ..., free_goods: _Optional[_Union[Hallertau.Cost.FreeGoods, _Mapping]] = ..., pay_harvested: _Optional[_Union[Hallertau.Cost.PayHarvested, _Mapping]] = ..., take_off_field: _Optional[_Union[Hallertau.Cost.TakeOffField, _Mapping]] = ..., sheep_back: _Optional[_Union[Hallertau.Cost.SheepBack, _Mapping]] = ..., in_phase: _Optional[_Union[Hallertau.Requirement.InPhase, _Mapping]] = ..., free_row: _Optional[_Union[Hallertau.Requirement.FreeRow, _Mapping]] = ..., workers_for: _Optional[_Union[Hallertau.Requirement.WorkersFor, _Mapping]] = ...) -> None: ...
    class CardOption(_message.Message):
        __slots__ = ("when", "pay")
        WHEN_FIELD_NUMBER: _ClassVar[int]
        PAY_FIELD_NUMBER: _ClassVar[int]
        when: Hallertau.Condition
        pay: _containers.RepeatedCompositeFieldContainer[Hallertau.Cost]
        def __init__(self, when: _Optional[_Union[Hallertau.Condition, _Mapping]] = ..., pay: _Optional[_Iterable[_Union[Hallertau.Cost, _Mapping]]] = ...) -> None: ...
    class Card(_message.Message):
        __slots__ = ("when", "pay", "options", "do", "only_phase", "not_phase", "income", "vp", "number")
        WHEN_FIELD_NUMBER: _ClassVar[int]
        PAY_FIELD_NUMBER: _ClassVar[int]
        OPTIONS_FIELD_NUMBER: _ClassVar[int]
        DO_FIELD_NUMBER: _ClassVar[int]
        ONLY_PHASE_FIELD_NUMBER: _ClassVar[int]
        NOT_PHASE_FIELD_NUMBER: _ClassVar[int]
        INCOME_FIELD_NUMBER: _ClassVar[int]
        VP_FIELD_NUMBER: _ClassVar[int]
        NUMBER_FIELD_NUMBER: _ClassVar[int]
        when: Hallertau.Condition
        pay: _containers.RepeatedCompositeFieldContainer[Hallertau.Cost]
        options: _containers.RepeatedCompositeFieldContainer[Hallertau.CardOption]
        do: _containers.RepeatedCompositeFieldContainer[Hallertau.Effect]
        only_phase: int
        not_phase: int
        income: _containers.RepeatedCompositeFieldContainer[Hallertau.Effect]
        vp: int
        number: int
        def __init__(self, when: _Optional[_Union[Hallertau.Condition, _Mapping]] = ..., pay: _Optional[_Iterable[_Union[Hallertau.Cost, _Mapping]]] = ..., options: _Optional[_Iterable[_Union[Hallertau.CardOption, _Mapping]]] = ..., do: _Optional[_Iterable[_Union[Hallertau.Effect, _Mapping]]] = ..., only_phase: _Optional[int] = ..., not_phase: _Optional[int] = ..., income: _Optional[_Iterable[_Union[Hallertau.Effect, _Mapping]]] = ..., vp: _Optional[int] = ..., number: _Optional[int] = ...) -> None: ...
    class SpaceCost(_message.Message):
        __slots__ = ("pay", "pay_sheep", "remove_fields", "step_left")
        class StepLeft(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        PAY_FIELD_NUMBER: _ClassVar[int]
        PAY_SHEEP_FIELD_NUMBER: _ClassVar[int]
        REMOVE_FIELDS_FIELD_NUMBER: _ClassVar[int]
        STEP_LEFT_FIELD_NUMBER: _ClassVar[int]
        pay: Hallertau.Cost.Pay
        pay_sheep: Hallertau.Cost.PaySheep
        remove_fields: Hallertau.Cost.RemoveFields
        step_left: Hallertau.SpaceCost.StepLeft
        def __init__(self, pay: _Optional[_Union[Hallertau.Cost.Pay, _Mapping]] = ..., pay_sheep: _Optional[_Union[Hallertau.Cost.PaySheep, _Mapping]] = ..., remove_fields: _Optional[_Union[Hallertau.Cost.RemoveFields, _Mapping]] = ..., step_left: _Optional[_Union[Hallertau.SpaceCost.StepLeft, _Mapping]] = ...) -> None: ...
    class SpaceLine(_message.Message):
        __slots__ = ("get", "get_field", "draw", "sow", "move_sheep", "crops", "move_fields", "trade", "take_marker", "choice")
        class AnyCrops(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class MoveFields(_message.Message):
            __slots__ = ("row", "number")
            ROW_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            row: int
            number: int
            def __init__(self, row: _Optional[int] = ..., number: _Optional[int] = ...) -> None: ...
        class Trade(_message.Message):
            __slots__ = ("pay", "get")
            PAY_FIELD_NUMBER: _ClassVar[int]
            GET_FIELD_NUMBER: _ClassVar[int]
            pay: Hallertau.SpaceCost
            get: Hallertau.Effect.GetGoods
            def __init__(self, pay: _Optional[_Union[Hallertau.SpaceCost, _Mapping]] = ..., get: _Optional[_Union[Hallertau.Effect.GetGoods, _Mapping]] = ...) -> None: ...
        class TakeMarker(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Choice(_message.Message):
            __slots__ = ("among",)
            AMONG_FIELD_NUMBER: _ClassVar[int]
            among: _containers.RepeatedCompositeFieldContainer[Hallertau.SpaceLine]
            def __init__(self, among: _Optional[_Iterable[_Union[Hallertau.SpaceLine, _Mapping]]] = ...) -> None: ...
        GET_FIELD_NUMBER: _ClassVar[int]
        GET_FIELD_FIELD_NUMBER: _ClassVar[int]
        DRAW_FIELD_NUMBER: _ClassVar[int]
        SOW_FIELD_NUMBER: _ClassVar[int]
        MOVE_SHEEP_FIELD_NUMBER: _ClassVar[int]
        CROPS_FIELD_NUMBER: _ClassVar[int]
        MOVE_FIELDS_FIELD_NUMBER: _ClassVar[int]
        TRADE_FIELD_NUMBER: _ClassVar[int]
        TAKE_MARKER_FIELD_NUMBER: _ClassVar[int]
        CHOICE_FIELD_NUMBER: _ClassVar[int]
        get: Hallertau.Effect.GetGoods
        get_field: Hallertau.Effect.GetField
        draw: Hallertau.Effect.Draw
        sow: Hallertau.Effect.SowCrops
        move_sheep: Hallertau.Effect.MoveSheep
        crops: Hallertau.SpaceLine.AnyCrops
        move_fields: Hallertau.SpaceLine.MoveFields
        trade: Hallertau.SpaceLine.Trade
        take_marker: Hallertau.SpaceLine.TakeMarker
        choice: Hallertau.SpaceLine.Choice
        def __init__(self, get: _Optional[_Union[Hallertau.Effect.GetGoods, _Mapping]] = ..., get_field: _Optional[_Union[Hallertau.Effect.GetField, _Mapping]] = ..., draw: _Optional[_Union[Hallertau.Effect.Draw, _Mapping]] = ..., sow: _Optional[_Union[Hallertau.Effect.SowCrops, _Mapping]] = ..., move_sheep: _Optional[_Union[Hallertau.Effect.MoveSheep, _Mapping]] = ..., crops: _Optional[_Union[Hallertau.SpaceLine.AnyCrops, _Mapping]] = ..., move_fields: _Optional[_Union[Hallertau.SpaceLine.MoveFields, _Mapping]] = ..., trade: _Optional[_Union[Hallertau.SpaceLine.Trade, _Mapping]] = ..., take_marker: _Optional[_Union[Hallertau.SpaceLine.TakeMarker, _Mapping]] = ..., choice: _Optional[_Union[Hallertau.SpaceLine.Choice, _Mapping]] = ...) -> None: ...
    class CenterSpace(_message.Message):
        __slots__ = ("space", "workers", "vp", "symbol")
        SPACE_FIELD_NUMBER: _ClassVar[int]
        WORKERS_FIELD_NUMBER: _ClassVar[int]
        VP_FIELD_NUMBER: _ClassVar[int]
        SYMBOL_FIELD_NUMBER: _ClassVar[int]
        space: int
        workers: int
        vp: int
        symbol: bool
        def __init__(self, space: _Optional[int] = ..., workers: _Optional[int] = ..., vp: _Optional[int] = ..., symbol: _Optional[bool] = ...) -> None: ...
    class Clearing(_message.Message):
        __slots__ = ("seats", "quadrants", "one_of")
        SEATS_FIELD_NUMBER: _ClassVar[int]
        QUADRANTS_FIELD_NUMBER: _ClassVar[int]
        ONE_OF_FIELD_NUMBER: _ClassVar[int]
        seats: int
        quadrants: _containers.RepeatedScalarFieldContainer[int]
        one_of: _containers.RepeatedScalarFieldContainer[int]
        def __init__(self, seats: _Optional[int] = ..., quadrants: _Optional[_Iterable[int]] = ..., one_of: _Optional[_Iterable[int]] = ...) -> None: ...
    class Part(_message.Message):
        __slots__ = ("action_space", "craft_building", "community_center", "quadrant_card", "sheep_place")
        class ActionSpace(_message.Message):
            __slots__ = ("quadrant", "workers", "needs_cards", "lines")
            QUADRANT_FIELD_NUMBER: _ClassVar[int]
            WORKERS_FIELD_NUMBER: _ClassVar[int]
            NEEDS_CARDS_FIELD_NUMBER: _ClassVar[int]
            LINES_FIELD_NUMBER: _ClassVar[int]
            quadrant: int
            workers: _containers.RepeatedScalarFieldContainer[int]
            needs_cards: bool
            lines: _containers.RepeatedCompositeFieldContainer[Hallertau.SpaceLine]
            def __init__(self, quadrant: _Optional[int] = ..., workers: _Optional[_Iterable[int]] = ..., needs_cards: _Optional[bool] = ..., lines: _Optional[_Iterable[_Union[Hallertau.SpaceLine, _Mapping]]] = ...) -> None: ...
        class CraftBuilding(_message.Message):
            __slots__ = ("takes", "more_of", "less_of", "at_most_one", "boulders_ahead")
            TAKES_FIELD_NUMBER: _ClassVar[int]
            MORE_OF_FIELD_NUMBER: _ClassVar[int]
            LESS_OF_FIELD_NUMBER: _ClassVar[int]
            AT_MOST_ONE_FIELD_NUMBER: _ClassVar[int]
            BOULDERS_AHEAD_FIELD_NUMBER: _ClassVar[int]
            takes: _containers.RepeatedScalarFieldContainer[Hallertau.Good]
            more_of: Hallertau.Good
            less_of: Hallertau.Good
            at_most_one: Hallertau.Good
            boulders_ahead: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, takes: _Optional[_Iterable[_Union[Hallertau.Good, str]]] = ..., more_of: _Optional[_Union[Hallertau.Good, str]] = ..., less_of: _Optional[_Union[Hallertau.Good, str]] = ..., at_most_one: _Optional[_Union[Hallertau.Good, str]] = ..., boulders_ahead: _Optional[_Iterable[int]] = ...) -> None: ...
        class CommunityCenter(_message.Message):
            __slots__ = ("spaces", "symbol_vp")
            SPACES_FIELD_NUMBER: _ClassVar[int]
            SYMBOL_VP_FIELD_NUMBER: _ClassVar[int]
            spaces: _containers.RepeatedCompositeFieldContainer[Hallertau.CenterSpace]
            symbol_vp: int
            def __init__(self, spaces: _Optional[_Iterable[_Union[Hallertau.CenterSpace, _Mapping]]] = ..., symbol_vp: _Optional[int] = ...) -> None: ...
        class QuadrantCard(_message.Message):
            __slots__ = ("clearings",)
            CLEARINGS_FIELD_NUMBER: _ClassVar[int]
            clearings: _containers.RepeatedCompositeFieldContainer[Hallertau.Clearing]
            def __init__(self, clearings: _Optional[_Iterable[_Union[Hallertau.Clearing, _Mapping]]] = ...) -> None: ...
        class SheepPlace(_message.Message):
            __slots__ = ("round",)
            ROUND_FIELD_NUMBER: _ClassVar[int]
            round: int
            def __init__(self, round: _Optional[int] = ...) -> None: ...
        ACTION_SPACE_FIELD_NUMBER: _ClassVar[int]
        CRAFT_BUILDING_FIELD_NUMBER: _ClassVar[int]
        COMMUNITY_CENTER_FIELD_NUMBER: _ClassVar[int]
        QUADRANT_CARD_FIELD_NUMBER: _ClassVar[int]
        SHEEP_PLACE_FIELD_NUMBER: _ClassVar[int]
        action_space: Hallertau.Part.ActionSpace
        craft_building: Hallertau.Part.CraftBuilding
        community_center: Hallertau.Part.CommunityCenter
        quadrant_card: Hallertau.Part.QuadrantCard
        sheep_place: Hallertau.Part.SheepPlace
        def __init__(self, action_space: _Optional[_Union[Hallertau.Part.ActionSpace, _Mapping]] = ..., craft_building: _Optional[_Union[Hallertau.Part.CraftBuilding, _Mapping]] = ..., community_center: _Optional[_Union[Hallertau.Part.CommunityCenter, _Mapping]] = ..., quadrant_card: _Optional[_Union[Hallertau.Part.QuadrantCard, _Mapping]] = ..., sheep_place: _Optional[_Union[Hallertau.Part.SheepPlace, _Mapping]] = ...) -> None: ...
    def __init__(self) -> None: ...
