from reeve.v1 import score_pb2 as _score_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class LaGranja(_message.Message):
    __slots__ = ()
    class Good(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        GOOD_UNSPECIFIED: _ClassVar[LaGranja.Good]
        GOOD_SILVER: _ClassVar[LaGranja.Good]
        GOOD_OLIVE: _ClassVar[LaGranja.Good]
        GOOD_GRAIN: _ClassVar[LaGranja.Good]
        GOOD_GRAPE: _ClassVar[LaGranja.Good]
        GOOD_FOOD: _ClassVar[LaGranja.Good]
        GOOD_WINE: _ClassVar[LaGranja.Good]
        GOOD_MEAT: _ClassVar[LaGranja.Good]
        GOOD_PIG: _ClassVar[LaGranja.Good]
        GOOD_COMMODITY: _ClassVar[LaGranja.Good]
        GOOD_VP: _ClassVar[LaGranja.Good]
    GOOD_UNSPECIFIED: LaGranja.Good
    GOOD_SILVER: LaGranja.Good
    GOOD_OLIVE: LaGranja.Good
    GOOD_GRAIN: LaGranja.Good
    GOOD_GRAPE: LaGranja.Good
    GOOD_FOOD: LaGranja.Good
    GOOD_WINE: LaGranja.Good
    GOOD_MEAT: LaGranja.Good
    GOOD_PIG: LaGranja.Good
    GOOD_COMMODITY: LaGranja.Good
    GOOD_VP: LaGranja.Good
    class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        PHASE_UNSPECIFIED: _ClassVar[LaGranja.Phase]
        PHASE_FARM: _ClassVar[LaGranja.Phase]
        PHASE_REVENUE: _ClassVar[LaGranja.Phase]
        PHASE_TRANSPORT: _ClassVar[LaGranja.Phase]
        PHASE_SCORING: _ClassVar[LaGranja.Phase]
    PHASE_UNSPECIFIED: LaGranja.Phase
    PHASE_FARM: LaGranja.Phase
    PHASE_REVENUE: LaGranja.Phase
    PHASE_TRANSPORT: LaGranja.Phase
    PHASE_SCORING: LaGranja.Phase
    class Step(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        STEP_UNSPECIFIED: _ClassVar[LaGranja.Step]
        STEP_F1: _ClassVar[LaGranja.Step]
        STEP_F2: _ClassVar[LaGranja.Step]
        STEP_F3: _ClassVar[LaGranja.Step]
        STEP_F4: _ClassVar[LaGranja.Step]
        STEP_R0: _ClassVar[LaGranja.Step]
        STEP_ROLL: _ClassVar[LaGranja.Step]
        STEP_R1: _ClassVar[LaGranja.Step]
        STEP_R2: _ClassVar[LaGranja.Step]
        STEP_LAST_DIE: _ClassVar[LaGranja.Step]
        STEP_R3: _ClassVar[LaGranja.Step]
        STEP_NEUTRAL_BEFORE: _ClassVar[LaGranja.Step]
        STEP_T1: _ClassVar[LaGranja.Step]
        STEP_T2: _ClassVar[LaGranja.Step]
        STEP_NEW_ORDER: _ClassVar[LaGranja.Step]
        STEP_T3: _ClassVar[LaGranja.Step]
        STEP_T4: _ClassVar[LaGranja.Step]
        STEP_NEUTRAL_AFTER: _ClassVar[LaGranja.Step]
        STEP_MARKS: _ClassVar[LaGranja.Step]
        STEP_MARKET: _ClassVar[LaGranja.Step]
        STEP_SIESTA: _ClassVar[LaGranja.Step]
        STEP_END_OF_ROUND: _ClassVar[LaGranja.Step]
    STEP_UNSPECIFIED: LaGranja.Step
    STEP_F1: LaGranja.Step
    STEP_F2: LaGranja.Step
    STEP_F3: LaGranja.Step
    STEP_F4: LaGranja.Step
    STEP_R0: LaGranja.Step
    STEP_ROLL: LaGranja.Step
    STEP_R1: LaGranja.Step
    STEP_R2: LaGranja.Step
    STEP_LAST_DIE: LaGranja.Step
    STEP_R3: LaGranja.Step
    STEP_NEUTRAL_BEFORE: LaGranja.Step
    STEP_T1: LaGranja.Step
    STEP_T2: LaGranja.Step
    STEP_NEW_ORDER: LaGranja.Step
    STEP_T3: LaGranja.Step
    STEP_T4: LaGranja.Step
    STEP_NEUTRAL_AFTER: LaGranja.Step
    STEP_MARKS: LaGranja.Step
    STEP_MARKET: LaGranja.Step
    STEP_SIESTA: LaGranja.Step
    STEP_END_OF_ROUND: LaGranja.Step
    class Role(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        ROLE_UNSPECIFIED: _ClassVar[LaGranja.Role]
        ROLE_FIELD: _ClassVar[LaGranja.Role]
        ROLE_BARROW: _ClassVar[LaGranja.Role]
        ROLE_EXTENSION: _ClassVar[LaGranja.Role]
        ROLE_HELPER: _ClassVar[LaGranja.Role]
    ROLE_UNSPECIFIED: LaGranja.Role
    ROLE_FIELD: LaGranja.Role
    ROLE_BARROW: LaGranja.Role
    ROLE_EXTENSION: LaGranja.Role
    ROLE_HELPER: LaGranja.Role
    class Place(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        PLACE_UNSPECIFIED: _ClassVar[LaGranja.Place]
        PLACE_STORE: _ClassVar[LaGranja.Place]
        PLACE_FIELD: _ClassVar[LaGranja.Place]
        PLACE_STY: _ClassVar[LaGranja.Place]
        PLACE_PURSE: _ClassVar[LaGranja.Place]
        PLACE_CRATES: _ClassVar[LaGranja.Place]
    PLACE_UNSPECIFIED: LaGranja.Place
    PLACE_STORE: LaGranja.Place
    PLACE_FIELD: LaGranja.Place
    PLACE_STY: LaGranja.Place
    PLACE_PURSE: LaGranja.Place
    PLACE_CRATES: LaGranja.Place
    class VpSource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        VP_SOURCE_UNSPECIFIED: _ClassVar[LaGranja.VpSource]
        VP_SOURCE_SETUP: _ClassVar[LaGranja.VpSource]
        VP_SOURCE_BUILDINGS: _ClassVar[LaGranja.VpSource]
        VP_SOURCE_BARROWS: _ClassVar[LaGranja.VpSource]
        VP_SOURCE_REMOVED_STALLS: _ClassVar[LaGranja.VpSource]
        VP_SOURCE_MARKET: _ClassVar[LaGranja.VpSource]
        VP_SOURCE_SIESTA: _ClassVar[LaGranja.VpSource]
        VP_SOURCE_ROOFS: _ClassVar[LaGranja.VpSource]
        VP_SOURCE_EFFECTS: _ClassVar[LaGranja.VpSource]
        VP_SOURCE_PAID: _ClassVar[LaGranja.VpSource]
        VP_SOURCE_SILVER: _ClassVar[LaGranja.VpSource]
    VP_SOURCE_UNSPECIFIED: LaGranja.VpSource
    VP_SOURCE_SETUP: LaGranja.VpSource
    VP_SOURCE_BUILDINGS: LaGranja.VpSource
    VP_SOURCE_BARROWS: LaGranja.VpSource
    VP_SOURCE_REMOVED_STALLS: LaGranja.VpSource
    VP_SOURCE_MARKET: LaGranja.VpSource
    VP_SOURCE_SIESTA: LaGranja.VpSource
    VP_SOURCE_ROOFS: LaGranja.VpSource
    VP_SOURCE_EFFECTS: LaGranja.VpSource
    VP_SOURCE_PAID: LaGranja.VpSource
    VP_SOURCE_SILVER: LaGranja.VpSource
    class Pending(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        PENDING_UNSPECIFIED: _ClassVar[LaGranja.Pending]
        PENDING_PLAY_CARDS: _ClassVar[LaGranja.Pending]
        PENDING_BUY_ROOF: _ClassVar[LaGranja.Pending]
        PENDING_TAKE_DIE: _ClassVar[LaGranja.Pending]
        PENDING_DONKEYS: _ClassVar[LaGranja.Pending]
        PENDING_DELIVERIES: _ClassVar[LaGranja.Pending]
        PENDING_EXTRA_DELIVERIES: _ClassVar[LaGranja.Pending]
        PENDING_END_TURN: _ClassVar[LaGranja.Pending]
        PENDING_CHOOSE: _ClassVar[LaGranja.Pending]
        PENDING_TAKE_GOODS: _ClassVar[LaGranja.Pending]
        PENDING_UPGRADE: _ClassVar[LaGranja.Pending]
        PENDING_DELIVER: _ClassVar[LaGranja.Pending]
        PENDING_SIESTA: _ClassVar[LaGranja.Pending]
        PENDING_PLAY_CARD: _ClassVar[LaGranja.Pending]
        PENDING_FLIP_ROOF: _ClassVar[LaGranja.Pending]
        PENDING_LOOK: _ClassVar[LaGranja.Pending]
        PENDING_MOVE_STALL: _ClassVar[LaGranja.Pending]
        PENDING_REROLL: _ClassVar[LaGranja.Pending]
        PENDING_SHIFT: _ClassVar[LaGranja.Pending]
        PENDING_MARK_SPACE: _ClassVar[LaGranja.Pending]
        PENDING_OFFER: _ClassVar[LaGranja.Pending]
        PENDING_PLACE_STALL: _ClassVar[LaGranja.Pending]
        PENDING_DISCARD: _ClassVar[LaGranja.Pending]
        PENDING_PAY_EXTENSION: _ClassVar[LaGranja.Pending]
        PENDING_PAY_HARVEST: _ClassVar[LaGranja.Pending]
        PENDING_SHORTAGE: _ClassVar[LaGranja.Pending]
        PENDING_LAST_DIE: _ClassVar[LaGranja.Pending]
        PENDING_ADVANCE: _ClassVar[LaGranja.Pending]
    PENDING_UNSPECIFIED: LaGranja.Pending
    PENDING_PLAY_CARDS: LaGranja.Pending
    PENDING_BUY_ROOF: LaGranja.Pending
    PENDING_TAKE_DIE: LaGranja.Pending
    PENDING_DONKEYS: LaGranja.Pending
    PENDING_DELIVERIES: LaGranja.Pending
    PENDING_EXTRA_DELIVERIES: LaGranja.Pending
    PENDING_END_TURN: LaGranja.Pending
    PENDING_CHOOSE: LaGranja.Pending
    PENDING_TAKE_GOODS: LaGranja.Pending
    PENDING_UPGRADE: LaGranja.Pending
    PENDING_DELIVER: LaGranja.Pending
    PENDING_SIESTA: LaGranja.Pending
    PENDING_PLAY_CARD: LaGranja.Pending
    PENDING_FLIP_ROOF: LaGranja.Pending
    PENDING_LOOK: LaGranja.Pending
    PENDING_MOVE_STALL: LaGranja.Pending
    PENDING_REROLL: LaGranja.Pending
    PENDING_SHIFT: LaGranja.Pending
    PENDING_MARK_SPACE: LaGranja.Pending
    PENDING_OFFER: LaGranja.Pending
    PENDING_PLACE_STALL: LaGranja.Pending
    PENDING_DISCARD: LaGranja.Pending
    PENDING_PAY_EXTENSION: LaGranja.Pending
    PENDING_PAY_HARVEST: LaGranja.Pending
    PENDING_SHORTAGE: LaGranja.Pending
    PENDING_LAST_DIE: LaGranja.Pending
    PENDING_ADVANCE: LaGranja.Pending
    class ExtraDeliveries(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        EXTRA_DELIVERIES_UNSPECIFIED: _ClassVar[LaGranja.ExtraDeliveries]
        EXTRA_DELIVERIES_ONE_AT_A_TIME: _ClassVar[LaGranja.ExtraDeliveries]
        EXTRA_DELIVERIES_ALL_UP_FRONT: _ClassVar[LaGranja.ExtraDeliveries]
    EXTRA_DELIVERIES_UNSPECIFIED: LaGranja.ExtraDeliveries
    EXTRA_DELIVERIES_ONE_AT_A_TIME: LaGranja.ExtraDeliveries
    EXTRA_DELIVERIES_ALL_UP_FRONT: LaGranja.ExtraDeliveries
    class EventName(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        EVENT_NAME_UNSPECIFIED: _ClassVar[LaGranja.EventName]
        EVENT_NAME_INCOME: _ClassVar[LaGranja.EventName]
        EVENT_NAME_GROWTH: _ClassVar[LaGranja.EventName]
        EVENT_NAME_ROOF_BOUGHT: _ClassVar[LaGranja.EventName]
        EVENT_NAME_BEFORE_ROLL: _ClassVar[LaGranja.EventName]
        EVENT_NAME_DIE_TAKEN: _ClassVar[LaGranja.EventName]
        EVENT_NAME_BARROW_COMPLETED: _ClassVar[LaGranja.EventName]
        EVENT_NAME_CRAFT_COMPLETED: _ClassVar[LaGranja.EventName]
        EVENT_NAME_STALL_REMOVED_OWN: _ClassVar[LaGranja.EventName]
        EVENT_NAME_STALL_REMOVED_BY_YOU: _ClassVar[LaGranja.EventName]
        EVENT_NAME_DELIVERY_MADE: _ClassVar[LaGranja.EventName]
        EVENT_NAME_COMMODITY_TRADED: _ClassVar[LaGranja.EventName]
        EVENT_NAME_TURN_ORDER_SET: _ClassVar[LaGranja.EventName]
        EVENT_NAME_MARKET_SCORED: _ClassVar[LaGranja.EventName]
        EVENT_NAME_SIESTA_SCORED: _ClassVar[LaGranja.EventName]
    EVENT_NAME_UNSPECIFIED: LaGranja.EventName
    EVENT_NAME_INCOME: LaGranja.EventName
    EVENT_NAME_GROWTH: LaGranja.EventName
    EVENT_NAME_ROOF_BOUGHT: LaGranja.EventName
    EVENT_NAME_BEFORE_ROLL: LaGranja.EventName
    EVENT_NAME_DIE_TAKEN: LaGranja.EventName
    EVENT_NAME_BARROW_COMPLETED: LaGranja.EventName
    EVENT_NAME_CRAFT_COMPLETED: LaGranja.EventName
    EVENT_NAME_STALL_REMOVED_OWN: LaGranja.EventName
    EVENT_NAME_STALL_REMOVED_BY_YOU: LaGranja.EventName
    EVENT_NAME_DELIVERY_MADE: LaGranja.EventName
    EVENT_NAME_COMMODITY_TRADED: LaGranja.EventName
    EVENT_NAME_TURN_ORDER_SET: LaGranja.EventName
    EVENT_NAME_MARKET_SCORED: LaGranja.EventName
    EVENT_NAME_SIESTA_SCORED: LaGranja.EventName
    class Pick(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        PICK_UNSPECIFIED: _ClassVar[LaGranja.Pick]
        PICK_FIRST: _ClassVar[LaGranja.Pick]
        PICK_SECOND: _ClassVar[LaGranja.Pick]
        PICK_LAST: _ClassVar[LaGranja.Pick]
    PICK_UNSPECIFIED: LaGranja.Pick
    PICK_FIRST: LaGranja.Pick
    PICK_SECOND: LaGranja.Pick
    PICK_LAST: LaGranja.Pick
    class ModifierName(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        MODIFIER_NAME_UNSPECIFIED: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_UPGRADE_COST: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_PIG_CAPACITY: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_HAND_LIMIT: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_EXTRA_DELIVERY_LIMIT: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_EXTRA_DELIVERY_PRICE: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_ROOF_CAPACITY: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_ROOF_PRICE: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_EXTENSION_COST: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_SIESTA_HATS: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_REGULAR_DELIVERIES: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_SELL_PRICE: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_SELL_FROM_FIELDS: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_GROW_ON_OCCUPIED: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_LITTER_MINIMUM: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_MARKET_SHIELD: _ClassVar[LaGranja.ModifierName]
        MODIFIER_NAME_UNDISCARDABLE: _ClassVar[LaGranja.ModifierName]
    MODIFIER_NAME_UNSPECIFIED: LaGranja.ModifierName
    MODIFIER_NAME_UPGRADE_COST: LaGranja.ModifierName
    MODIFIER_NAME_PIG_CAPACITY: LaGranja.ModifierName
    MODIFIER_NAME_HAND_LIMIT: LaGranja.ModifierName
    MODIFIER_NAME_EXTRA_DELIVERY_LIMIT: LaGranja.ModifierName
    MODIFIER_NAME_EXTRA_DELIVERY_PRICE: LaGranja.ModifierName
    MODIFIER_NAME_ROOF_CAPACITY: LaGranja.ModifierName
    MODIFIER_NAME_ROOF_PRICE: LaGranja.ModifierName
    MODIFIER_NAME_EXTENSION_COST: LaGranja.ModifierName
    MODIFIER_NAME_SIESTA_HATS: LaGranja.ModifierName
    MODIFIER_NAME_REGULAR_DELIVERIES: LaGranja.ModifierName
    MODIFIER_NAME_SELL_PRICE: LaGranja.ModifierName
    MODIFIER_NAME_SELL_FROM_FIELDS: LaGranja.ModifierName
    MODIFIER_NAME_GROW_ON_OCCUPIED: LaGranja.ModifierName
    MODIFIER_NAME_LITTER_MINIMUM: LaGranja.ModifierName
    MODIFIER_NAME_MARKET_SHIELD: LaGranja.ModifierName
    MODIFIER_NAME_UNDISCARDABLE: LaGranja.ModifierName
    class ExpressionName(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        EXPRESSION_NAME_UNSPECIFIED: _ClassVar[LaGranja.ExpressionName]
        EXPRESSION_NAME_ROUND: _ClassVar[LaGranja.ExpressionName]
        EXPRESSION_NAME_SIESTA_VP: _ClassVar[LaGranja.ExpressionName]
        EXPRESSION_NAME_PARKED_BARROWS: _ClassVar[LaGranja.ExpressionName]
    EXPRESSION_NAME_UNSPECIFIED: LaGranja.ExpressionName
    EXPRESSION_NAME_ROUND: LaGranja.ExpressionName
    EXPRESSION_NAME_SIESTA_VP: LaGranja.ExpressionName
    EXPRESSION_NAME_PARKED_BARROWS: LaGranja.ExpressionName
    class StallTarget(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        STALL_TARGET_UNSPECIFIED: _ClassVar[LaGranja.StallTarget]
        STALL_TARGET_ADJACENT_EMPTY: _ClassVar[LaGranja.StallTarget]
    STALL_TARGET_UNSPECIFIED: LaGranja.StallTarget
    STALL_TARGET_ADJACENT_EMPTY: LaGranja.StallTarget
    class TurnPosition(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        TURN_POSITION_UNSPECIFIED: _ClassVar[LaGranja.TurnPosition]
        TURN_POSITION_LAST: _ClassVar[LaGranja.TurnPosition]
    TURN_POSITION_UNSPECIFIED: LaGranja.TurnPosition
    TURN_POSITION_LAST: LaGranja.TurnPosition
    class HelperMode(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        HELPER_MODE_UNSPECIFIED: _ClassVar[LaGranja.HelperMode]
        HELPER_MODE_PASSIVE: _ClassVar[LaGranja.HelperMode]
        HELPER_MODE_TRIGGER: _ClassVar[LaGranja.HelperMode]
        HELPER_MODE_ACTION: _ClassVar[LaGranja.HelperMode]
    HELPER_MODE_UNSPECIFIED: LaGranja.HelperMode
    HELPER_MODE_PASSIVE: LaGranja.HelperMode
    HELPER_MODE_TRIGGER: LaGranja.HelperMode
    HELPER_MODE_ACTION: LaGranja.HelperMode
    class HelperWindow(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
        __slots__ = ()
        HELPER_WINDOW_UNSPECIFIED: _ClassVar[LaGranja.HelperWindow]
        HELPER_WINDOW_OWN_PICK: _ClassVar[LaGranja.HelperWindow]
        HELPER_WINDOW_OWN_DELIVERIES: _ClassVar[LaGranja.HelperWindow]
    HELPER_WINDOW_UNSPECIFIED: LaGranja.HelperWindow
    HELPER_WINDOW_OWN_PICK: LaGranja.HelperWindow
    HELPER_WINDOW_OWN_DELIVERIES: LaGranja.HelperWindow
    class Settings(_message.Message):
        __slots__ = ("marker_limit", "open_vp", "extra_deliveries")
        MARKER_LIMIT_FIELD_NUMBER: _ClassVar[int]
        OPEN_VP_FIELD_NUMBER: _ClassVar[int]
        EXTRA_DELIVERIES_FIELD_NUMBER: _ClassVar[int]
        marker_limit: bool
        open_vp: bool
        extra_deliveries: LaGranja.ExtraDeliveries
        def __init__(self, marker_limit: _Optional[bool] = ..., open_vp: _Optional[bool] = ..., extra_deliveries: _Optional[_Union[LaGranja.ExtraDeliveries, str]] = ...) -> None: ...
    class Goods(_message.Message):
        __slots__ = ("silver", "olive", "grain", "grape", "food", "wine", "meat", "pig", "commodity", "vp")
        SILVER_FIELD_NUMBER: _ClassVar[int]
        OLIVE_FIELD_NUMBER: _ClassVar[int]
        GRAIN_FIELD_NUMBER: _ClassVar[int]
        GRAPE_FIELD_NUMBER: _ClassVar[int]
        FOOD_FIELD_NUMBER: _ClassVar[int]
        WINE_FIELD_NUMBER: _ClassVar[int]
        MEAT_FIELD_NUMBER: _ClassVar[int]
        PIG_FIELD_NUMBER: _ClassVar[int]
        COMMODITY_FIELD_NUMBER: _ClassVar[int]
        VP_FIELD_NUMBER: _ClassVar[int]
        silver: int
        olive: int
        grain: int
        grape: int
        food: int
        wine: int
        meat: int
        pig: int
        commodity: int
        vp: int
        def __init__(self, silver: _Optional[int] = ..., olive: _Optional[int] = ..., grain: _Optional[int] = ..., grape: _Optional[int] = ..., food: _Optional[int] = ..., wine: _Optional[int] = ..., meat: _Optional[int] = ..., pig: _Optional[int] = ..., commodity: _Optional[int] = ..., vp: _Optional[int] = ...) -> None: ...
    class Cards(_message.Message):
        __slots__ = ("cards",)
        CARDS_FIELD_NUMBER: _ClassVar[int]
        cards: _containers.RepeatedScalarFieldContainer[int]
        def __init__(self, cards: _Optional[_Iterable[int]] = ...) -> None: ...
    class Lying(_message.Message):
        __slots__ = ("good", "place", "held")
        GOOD_FIELD_NUMBER: _ClassVar[int]
        PLACE_FIELD_NUMBER: _ClassVar[int]
        HELD_FIELD_NUMBER: _ClassVar[int]
        good: LaGranja.Good
        place: LaGranja.Place
        held: int
        def __init__(self, good: _Optional[_Union[LaGranja.Good, str]] = ..., place: _Optional[_Union[LaGranja.Place, str]] = ..., held: _Optional[int] = ...) -> None: ...
    class Needed(_message.Message):
        __slots__ = ("good", "card", "building")
        GOOD_FIELD_NUMBER: _ClassVar[int]
        CARD_FIELD_NUMBER: _ClassVar[int]
        BUILDING_FIELD_NUMBER: _ClassVar[int]
        good: LaGranja.Good
        card: int
        building: str
        def __init__(self, good: _Optional[_Union[LaGranja.Good, str]] = ..., card: _Optional[int] = ..., building: _Optional[str] = ...) -> None: ...
    class SpaceView(_message.Message):
        __slots__ = ("id", "value", "seat", "neutral")
        ID_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        SEAT_FIELD_NUMBER: _ClassVar[int]
        NEUTRAL_FIELD_NUMBER: _ClassVar[int]
        id: str
        value: int
        seat: int
        neutral: bool
        def __init__(self, id: _Optional[str] = ..., value: _Optional[int] = ..., seat: _Optional[int] = ..., neutral: _Optional[bool] = ...) -> None: ...
    class MarkView(_message.Message):
        __slots__ = ("number", "seat")
        NUMBER_FIELD_NUMBER: _ClassVar[int]
        SEAT_FIELD_NUMBER: _ClassVar[int]
        number: int
        seat: int
        def __init__(self, number: _Optional[int] = ..., seat: _Optional[int] = ...) -> None: ...
    class PositionView(_message.Message):
        __slots__ = ("vp", "discs")
        VP_FIELD_NUMBER: _ClassVar[int]
        DISCS_FIELD_NUMBER: _ClassVar[int]
        vp: int
        discs: _containers.RepeatedScalarFieldContainer[int]
        def __init__(self, vp: _Optional[int] = ..., discs: _Optional[_Iterable[int]] = ...) -> None: ...
    class BuildingView(_message.Message):
        __slots__ = ("id", "blocking_marker", "first_bonus", "completed")
        ID_FIELD_NUMBER: _ClassVar[int]
        BLOCKING_MARKER_FIELD_NUMBER: _ClassVar[int]
        FIRST_BONUS_FIELD_NUMBER: _ClassVar[int]
        COMPLETED_FIELD_NUMBER: _ClassVar[int]
        id: str
        blocking_marker: int
        first_bonus: bool
        completed: _containers.RepeatedScalarFieldContainer[int]
        def __init__(self, id: _Optional[str] = ..., blocking_marker: _Optional[int] = ..., first_bonus: _Optional[bool] = ..., completed: _Optional[_Iterable[int]] = ...) -> None: ...
    class FieldView(_message.Message):
        __slots__ = ("card", "crop", "goods")
        CARD_FIELD_NUMBER: _ClassVar[int]
        CROP_FIELD_NUMBER: _ClassVar[int]
        GOODS_FIELD_NUMBER: _ClassVar[int]
        card: int
        crop: LaGranja.Good
        goods: int
        def __init__(self, card: _Optional[int] = ..., crop: _Optional[_Union[LaGranja.Good, str]] = ..., goods: _Optional[int] = ...) -> None: ...
    class CargoView(_message.Message):
        __slots__ = ("goods", "delivered")
        GOODS_FIELD_NUMBER: _ClassVar[int]
        DELIVERED_FIELD_NUMBER: _ClassVar[int]
        goods: _containers.RepeatedScalarFieldContainer[LaGranja.Good]
        delivered: _containers.RepeatedScalarFieldContainer[bool]
        def __init__(self, goods: _Optional[_Iterable[_Union[LaGranja.Good, str]]] = ..., delivered: _Optional[_Iterable[bool]] = ...) -> None: ...
    class BarrowView(_message.Message):
        __slots__ = ("card", "value", "cargo")
        CARD_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        CARGO_FIELD_NUMBER: _ClassVar[int]
        card: int
        value: int
        cargo: LaGranja.CargoView
        def __init__(self, card: _Optional[int] = ..., value: _Optional[int] = ..., cargo: _Optional[_Union[LaGranja.CargoView, _Mapping]] = ...) -> None: ...
    class HelperView(_message.Message):
        __slots__ = ("card", "used")
        CARD_FIELD_NUMBER: _ClassVar[int]
        USED_FIELD_NUMBER: _ClassVar[int]
        card: int
        used: bool
        def __init__(self, card: _Optional[int] = ..., used: _Optional[bool] = ...) -> None: ...
    class RoofView(_message.Message):
        __slots__ = ("tile", "face_up")
        TILE_FIELD_NUMBER: _ClassVar[int]
        FACE_UP_FIELD_NUMBER: _ClassVar[int]
        tile: str
        face_up: bool
        def __init__(self, tile: _Optional[str] = ..., face_up: _Optional[bool] = ...) -> None: ...
    class TileView(_message.Message):
        __slots__ = ("building", "turned")
        BUILDING_FIELD_NUMBER: _ClassVar[int]
        TURNED_FIELD_NUMBER: _ClassVar[int]
        building: str
        turned: bool
        def __init__(self, building: _Optional[str] = ..., turned: _Optional[bool] = ...) -> None: ...
    class SeatView(_message.Message):
        __slots__ = ("seat", "vp", "score", "goods", "pig_spaces", "hand_size", "hand_limit", "hand", "looking_at", "fields", "barrows", "extensions", "extension_price", "helpers", "roofs", "tiles", "rows", "dice", "donkey_chosen", "donkey", "donkeys_available", "extra_delivery_limit", "siesta", "markers_free", "pending", "left", "needed")
        class RowsEntry(_message.Message):
            __slots__ = ("key", "value")
            KEY_FIELD_NUMBER: _ClassVar[int]
            VALUE_FIELD_NUMBER: _ClassVar[int]
            key: str
            value: LaGranja.CargoView
            def __init__(self, key: _Optional[str] = ..., value: _Optional[_Union[LaGranja.CargoView, _Mapping]] = ...) -> None: ...
        SEAT_FIELD_NUMBER: _ClassVar[int]
        VP_FIELD_NUMBER: _ClassVar[int]
        SCORE_FIELD_NUMBER: _ClassVar[int]
        GOODS_FIELD_NUMBER: _ClassVar[int]
        PIG_SPACES_FIELD_NUMBER: _ClassVar[int]
        HAND_SIZE_FIELD_NUMBER: _ClassVar[int]
        HAND_LIMIT_FIELD_NUMBER: _ClassVar[int]
        HAND_FIELD_NUMBER: _ClassVar[int]
        LOOKING_AT_FIELD_NUMBER: _ClassVar[int]
        FIELDS_FIELD_NUMBER: _ClassVar[int]
        BARROWS_FIELD_NUMBER: _ClassVar[int]
        EXTENSIONS_FIELD_NUMBER: _ClassVar[int]
        EXTENSION_PRICE_FIELD_NUMBER: _ClassVar[int]
        HELPERS_FIELD_NUMBER: _ClassVar[int]
        ROOFS_FIELD_NUMBER: _ClassVar[int]
        TILES_FIELD_NUMBER: _ClassVar[int]
        ROWS_FIELD_NUMBER: _ClassVar[int]
        DICE_FIELD_NUMBER: _ClassVar[int]
        DONKEY_CHOSEN_FIELD_NUMBER: _ClassVar[int]
        DONKEY_FIELD_NUMBER: _ClassVar[int]
        DONKEYS_AVAILABLE_FIELD_NUMBER: _ClassVar[int]
        EXTRA_DELIVERY_LIMIT_FIELD_NUMBER: _ClassVar[int]
        SIESTA_FIELD_NUMBER: _ClassVar[int]
        MARKERS_FREE_FIELD_NUMBER: _ClassVar[int]
        PENDING_FIELD_NUMBER: _ClassVar[int]
        LEFT_FIELD_NUMBER: _ClassVar[int]
        NEEDED_FIELD_NUMBER: _ClassVar[int]
        seat: int
        vp: int
        score: _score_pb2.Score
        goods: LaGranja.Goods
        pig_spaces: int
        hand_size: int
        hand_limit: int
        hand: LaGranja.Cards
        looking_at: LaGranja.Cards
        fields: _containers.RepeatedCompositeFieldContainer[LaGranja.FieldView]
        barrows: _containers.RepeatedCompositeFieldContainer[LaGranja.BarrowView]
        extensions: _containers.RepeatedScalarFieldContainer[int]
        extension_price: int
        helpers: _containers.RepeatedCompositeFieldContainer[LaGranja.HelperView]
        roofs: _containers.RepeatedCompositeFieldContainer[LaGranja.RoofView]
        tiles: _containers.RepeatedCompositeFieldContainer[LaGranja.TileView]
        rows: _containers.MessageMap[str, LaGranja.CargoView]
        dice: _containers.RepeatedScalarFieldContainer[int]
        donkey_chosen: bool
        donkey: int
        donkeys_available: _containers.RepeatedScalarFieldContainer[int]
        extra_delivery_limit: int
        siesta: int
        markers_free: int
        pending: _containers.RepeatedScalarFieldContainer[str]
        left: _containers.RepeatedScalarFieldContainer[int]
        needed: LaGranja.Needed
        def __init__(self, seat: _Optional[int] = ..., vp: _Optional[int] = ..., score: _Optional[_Union[_score_pb2.Score, _Mapping]] = ..., goods: _Optional[_Union[LaGranja.Goods, _Mapping]] = ..., pig_spaces: _Optional[int] = ..., hand_size: _Optional[int] = ..., hand_limit: _Optional[int] = ..., hand: _Optional[_Union[LaGranja.Cards, _Mapping]] = ..., looking_at: _Optional[_Union[LaGranja.Cards, _Mapping]] = ..., fields: _Optional[_Iterable[_Union[LaGranja.FieldView, _Mapping]]] = ..., barrows: _Optional[_Iterable[_Union[LaGranja.BarrowView, _Mapping]]] = ..., extensions: _Optional[_Iterable[int]] = ..., extension_price: _Optional[int] = ..., helpers: _Optional[_Iterable[_Union[LaGranja.HelperView, _Mapping]]] = ..., roofs: _Optional[_Iterable[_Union[LaGranja.RoofView, _Mapping]]] = ..., tiles: _Optional[_Iterable[_Union[LaGranja.TileView, _Mapping]]] = ..., rows: _Optional[_Mapping[str, LaGranja.CargoView]] = ..., dice: _Optional[_Iterable[int]] = ..., donkey_chosen: _Optional[bool] = ..., donkey: _Optional[int] = ..., donkeys_available: _Optional[_Iterable[int]] = ..., extra_delivery_limit: _Optional[int] = ..., siesta: _Optional[int] = ..., markers_free: _Optional[int] = ..., pending: _Optional[_Iterable[str]] = ..., left: _Optional[_Iterable[int]] = ..., needed: _Optional[_Union[LaGranja.Needed, _Mapping]] = ...) -> None: ...
    class View(_message.Message):
        __slots__ = ("viewer", "edition", "round", "phase", "step", "over", "order", "starts", "active", "deck_size", "discard", "roofs", "dice", "last_die", "discarded_dice", "marked", "siesta_track", "market", "buildings", "seats")
        class DiceEntry(_message.Message):
            __slots__ = ("key", "value")
            KEY_FIELD_NUMBER: _ClassVar[int]
            VALUE_FIELD_NUMBER: _ClassVar[int]
            key: int
            value: int
            def __init__(self, key: _Optional[int] = ..., value: _Optional[int] = ...) -> None: ...
        VIEWER_FIELD_NUMBER: _ClassVar[int]
        EDITION_FIELD_NUMBER: _ClassVar[int]
        ROUND_FIELD_NUMBER: _ClassVar[int]
        PHASE_FIELD_NUMBER: _ClassVar[int]
        STEP_FIELD_NUMBER: _ClassVar[int]
        OVER_FIELD_NUMBER: _ClassVar[int]
        ORDER_FIELD_NUMBER: _ClassVar[int]
        STARTS_FIELD_NUMBER: _ClassVar[int]
        ACTIVE_FIELD_NUMBER: _ClassVar[int]
        DECK_SIZE_FIELD_NUMBER: _ClassVar[int]
        DISCARD_FIELD_NUMBER: _ClassVar[int]
        ROOFS_FIELD_NUMBER: _ClassVar[int]
        DICE_FIELD_NUMBER: _ClassVar[int]
        LAST_DIE_FIELD_NUMBER: _ClassVar[int]
        DISCARDED_DICE_FIELD_NUMBER: _ClassVar[int]
        MARKED_FIELD_NUMBER: _ClassVar[int]
        SIESTA_TRACK_FIELD_NUMBER: _ClassVar[int]
        MARKET_FIELD_NUMBER: _ClassVar[int]
        BUILDINGS_FIELD_NUMBER: _ClassVar[int]
        SEATS_FIELD_NUMBER: _ClassVar[int]
        viewer: int
        edition: str
        round: int
        phase: LaGranja.Phase
        step: LaGranja.Step
        over: bool
        order: _containers.RepeatedScalarFieldContainer[int]
        starts: bool
        active: int
        deck_size: int
        discard: _containers.RepeatedScalarFieldContainer[int]
        roofs: _containers.RepeatedScalarFieldContainer[str]
        dice: _containers.ScalarMap[int, int]
        last_die: int
        discarded_dice: _containers.RepeatedScalarFieldContainer[int]
        marked: _containers.RepeatedCompositeFieldContainer[LaGranja.MarkView]
        siesta_track: _containers.RepeatedCompositeFieldContainer[LaGranja.PositionView]
        market: _containers.RepeatedCompositeFieldContainer[LaGranja.SpaceView]
        buildings: _containers.RepeatedCompositeFieldContainer[LaGranja.BuildingView]
        seats: _containers.RepeatedCompositeFieldContainer[LaGranja.SeatView]
        def __init__(self, viewer: _Optional[int] = ..., edition: _Optional[str] = ..., round: _Optional[int] = ..., phase: _Optional[_Union[LaGranja.Phase, str]] = ..., step: _Optional[_Union[LaGranja.Step, str]] = ..., over: _Optional[bool] = ..., order: _Optional[_Iterable[int]] = ..., starts: _Optional[bool] = ..., active: _Optional[int] = ..., deck_size: _Optional[int] = ..., discard: _Optional[_Iterable[int]] = ..., roofs: _Optional[_Iterable[str]] = ..., dice: _Optional[_Mapping[int, int]] = ..., last_die: _Optional[int] = ..., discarded_dice: _Optional[_Iterable[int]] = ..., marked: _Optional[_Iterable[_Union[LaGranja.MarkView, _Mapping]]] = ..., siesta_track: _Optional[_Iterable[_Union[LaGranja.PositionView, _Mapping]]] = ..., market: _Optional[_Iterable[_Union[LaGranja.SpaceView, _Mapping]]] = ..., buildings: _Optional[_Iterable[_Union[LaGranja.BuildingView, _Mapping]]] = ..., seats: _Optional[_Iterable[_Union[LaGranja.SeatView, _Mapping]]] = ...) -> None: ...
    class Args(_message.Message):
        __slots__ = ("play_card", "buy", "sell", "upgrade", "trade_commodity", "use_roof", "use_helper", "buy_roof", "take_die", "mark_space", "reroll", "shift", "choose", "take", "siesta", "flip_roof", "keep", "move_stall", "choose_donkey", "deliver", "buy_extra_delivery", "place_stall", "discard", "pay", "give_up", "forgo", "decline", "end_turn", "last_die")
        class PlayCard(_message.Message):
            __slots__ = ("card", "role", "replace")
            CARD_FIELD_NUMBER: _ClassVar[int]
            ROLE_FIELD_NUMBER: _ClassVar[int]
            REPLACE_FIELD_NUMBER: _ClassVar[int]
            card: int
            role: LaGranja.Role
            replace: int
            def __init__(self, card: _Optional[int] = ..., role: _Optional[_Union[LaGranja.Role, str]] = ..., replace: _Optional[int] = ...) -> None: ...
        class Buy(_message.Message):
            __slots__ = ("resource", "silver")
            RESOURCE_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            resource: LaGranja.Good
            silver: int
            def __init__(self, resource: _Optional[_Union[LaGranja.Good, str]] = ..., silver: _Optional[int] = ...) -> None: ...
        class Sell(_message.Message):
            __slots__ = ("good", "silver")
            GOOD_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            good: LaGranja.Lying
            silver: int
            def __init__(self, good: _Optional[_Union[LaGranja.Lying, _Mapping]] = ..., silver: _Optional[int] = ...) -> None: ...
        class Upgrade(_message.Message):
            __slots__ = ("good", "silver", "free")
            GOOD_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            FREE_FIELD_NUMBER: _ClassVar[int]
            good: LaGranja.Lying
            silver: int
            free: bool
            def __init__(self, good: _Optional[_Union[LaGranja.Lying, _Mapping]] = ..., silver: _Optional[int] = ..., free: _Optional[bool] = ...) -> None: ...
        class TradeCommodity(_message.Message):
            __slots__ = ("trade",)
            TRADE_FIELD_NUMBER: _ClassVar[int]
            trade: str
            def __init__(self, trade: _Optional[str] = ...) -> None: ...
        class UseRoof(_message.Message):
            __slots__ = ("tile",)
            TILE_FIELD_NUMBER: _ClassVar[int]
            tile: str
            def __init__(self, tile: _Optional[str] = ...) -> None: ...
        class UseHelper(_message.Message):
            __slots__ = ("card",)
            CARD_FIELD_NUMBER: _ClassVar[int]
            card: int
            def __init__(self, card: _Optional[int] = ...) -> None: ...
        class BuyRoof(_message.Message):
            __slots__ = ("tile", "silver")
            TILE_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            tile: str
            silver: int
            def __init__(self, tile: _Optional[str] = ..., silver: _Optional[int] = ...) -> None: ...
        class TakeDie(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class LastDie(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class MarkSpace(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class Reroll(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class Shift(_message.Message):
            __slots__ = ("number", "to")
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            number: int
            to: int
            def __init__(self, number: _Optional[int] = ..., to: _Optional[int] = ...) -> None: ...
        class Choose(_message.Message):
            __slots__ = ("option", "effects")
            OPTION_FIELD_NUMBER: _ClassVar[int]
            EFFECTS_FIELD_NUMBER: _ClassVar[int]
            option: int
            effects: _containers.RepeatedCompositeFieldContainer[LaGranja.Effect]
            def __init__(self, option: _Optional[int] = ..., effects: _Optional[_Iterable[_Union[LaGranja.Effect, _Mapping]]] = ...) -> None: ...
        class Take(_message.Message):
            __slots__ = ("goods",)
            GOODS_FIELD_NUMBER: _ClassVar[int]
            goods: LaGranja.Goods
            def __init__(self, goods: _Optional[_Union[LaGranja.Goods, _Mapping]] = ...) -> None: ...
        class Siesta(_message.Message):
            __slots__ = ("steps",)
            STEPS_FIELD_NUMBER: _ClassVar[int]
            steps: int
            def __init__(self, steps: _Optional[int] = ...) -> None: ...
        class FlipRoof(_message.Message):
            __slots__ = ("tile",)
            TILE_FIELD_NUMBER: _ClassVar[int]
            tile: str
            def __init__(self, tile: _Optional[str] = ...) -> None: ...
        class Keep(_message.Message):
            __slots__ = ("card",)
            CARD_FIELD_NUMBER: _ClassVar[int]
            card: int
            def __init__(self, card: _Optional[int] = ...) -> None: ...
        class MoveStall(_message.Message):
            __slots__ = ("space", "to")
            SPACE_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            space: str
            to: str
            def __init__(self, space: _Optional[str] = ..., to: _Optional[str] = ...) -> None: ...
        class ChooseDonkey(_message.Message):
            __slots__ = ("deliveries",)
            DELIVERIES_FIELD_NUMBER: _ClassVar[int]
            deliveries: int
            def __init__(self, deliveries: _Optional[int] = ...) -> None: ...
        class Deliver(_message.Message):
            __slots__ = ("good", "barrow", "building")
            GOOD_FIELD_NUMBER: _ClassVar[int]
            BARROW_FIELD_NUMBER: _ClassVar[int]
            BUILDING_FIELD_NUMBER: _ClassVar[int]
            good: LaGranja.Lying
            barrow: int
            building: str
            def __init__(self, good: _Optional[_Union[LaGranja.Lying, _Mapping]] = ..., barrow: _Optional[int] = ..., building: _Optional[str] = ...) -> None: ...
        class BuyExtraDelivery(_message.Message):
            __slots__ = ("number", "silver")
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            number: int
            silver: int
            def __init__(self, number: _Optional[int] = ..., silver: _Optional[int] = ...) -> None: ...
        class PlaceStall(_message.Message):
            __slots__ = ("space",)
            SPACE_FIELD_NUMBER: _ClassVar[int]
            space: str
            def __init__(self, space: _Optional[str] = ...) -> None: ...
        class Discard(_message.Message):
            __slots__ = ("card",)
            CARD_FIELD_NUMBER: _ClassVar[int]
            card: int
            def __init__(self, card: _Optional[int] = ...) -> None: ...
        class Pay(_message.Message):
            __slots__ = ("good", "vp")
            GOOD_FIELD_NUMBER: _ClassVar[int]
            VP_FIELD_NUMBER: _ClassVar[int]
            good: LaGranja.Lying
            vp: int
            def __init__(self, good: _Optional[_Union[LaGranja.Lying, _Mapping]] = ..., vp: _Optional[int] = ...) -> None: ...
        class GiveUp(_message.Message):
            __slots__ = ("good", "place", "held", "barrow", "building", "space")
            GOOD_FIELD_NUMBER: _ClassVar[int]
            PLACE_FIELD_NUMBER: _ClassVar[int]
            HELD_FIELD_NUMBER: _ClassVar[int]
            BARROW_FIELD_NUMBER: _ClassVar[int]
            BUILDING_FIELD_NUMBER: _ClassVar[int]
            SPACE_FIELD_NUMBER: _ClassVar[int]
            good: LaGranja.Good
            place: LaGranja.Place
            held: int
            barrow: int
            building: str
            space: str
            def __init__(self, good: _Optional[_Union[LaGranja.Good, str]] = ..., place: _Optional[_Union[LaGranja.Place, str]] = ..., held: _Optional[int] = ..., barrow: _Optional[int] = ..., building: _Optional[str] = ..., space: _Optional[str] = ...) -> None: ...
        class Forgo(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Decline(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class EndTurn(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        PLAY_CARD_FIELD_NUMBER: _ClassVar[int]
        BUY_FIELD_NUMBER: _ClassVar[int]
        SELL_FIELD_NUMBER: _ClassVar[int]
        UPGRADE_FIELD_NUMBER: _ClassVar[int]
        TRADE_COMMODITY_FIELD_NUMBER: _ClassVar[int]
        USE_ROOF_FIELD_NUMBER: _ClassVar[int]
        USE_HELPER_FIELD_NUMBER: _ClassVar[int]
        BUY_ROOF_FIELD_NUMBER: _ClassVar[int]
        TAKE_DIE_FIELD_NUMBER: _ClassVar[int]
        MARK_SPACE_FIELD_NUMBER: _ClassVar[int]
        REROLL_FIELD_NUMBER: _ClassVar[int]
        SHIFT_FIELD_NUMBER: _ClassVar[int]
        CHOOSE_FIELD_NUMBER: _ClassVar[int]
        TAKE_FIELD_NUMBER: _ClassVar[int]
        SIESTA_FIELD_NUMBER: _ClassVar[int]
        FLIP_ROOF_FIELD_NUMBER: _ClassVar[int]
        KEEP_FIELD_NUMBER: _ClassVar[int]
        MOVE_STALL_FIELD_NUMBER: _ClassVar[int]
        CHOOSE_DONKEY_FIELD_NUMBER: _ClassVar[int]
        DELIVER_FIELD_NUMBER: _ClassVar[int]
        BUY_EXTRA_DELIVERY_FIELD_NUMBER: _ClassVar[int]
        PLACE_STALL_FIELD_NUMBER: _ClassVar[int]
        DISCARD_FIELD_NUMBER: _ClassVar[int]
        PAY_FIELD_NUMBER: _ClassVar[int]
        GIVE_UP_FIELD_NUMBER: _ClassVar[int]
        FORGO_FIELD_NUMBER: _ClassVar[int]
        DECLINE_FIELD_NUMBER: _ClassVar[int]
        END_TURN_FIELD_NUMBER: _ClassVar[int]
        LAST_DIE_FIELD_NUMBER: _ClassVar[int]
        play_card: LaGranja.Args.PlayCard
        buy: LaGranja.Args.Buy
        sell: LaGranja.Args.Sell
        upgrade: LaGranja.Args.Upgrade
        trade_commodity: LaGranja.Args.TradeCommodity
        use_roof: LaGranja.Args.UseRoof
        use_helper: LaGranja.Args.UseHelper
        buy_roof: LaGranja.Args.BuyRoof
        take_die: LaGranja.Args.TakeDie
        mark_space: LaGranja.Args.MarkSpace
        reroll: LaGranja.Args.Reroll
        shift: LaGranja.Args.Shift
        choose: LaGranja.Args.Choose
        take: LaGranja.Args.Take
        siesta: LaGranja.Args.Siesta
        flip_roof: LaGranja.Args.FlipRoof
        keep: LaGranja.Args.Keep
        move_stall: LaGranja.Args.MoveStall
        choose_donkey: LaGranja.Args.ChooseDonkey
        deliver: LaGranja.Args.Deliver
        buy_extra_delivery: LaGranja.Args.BuyExtraDelivery
        place_stall: LaGranja.Args.PlaceStall
        discard: LaGranja.Args.Discard
        pay: LaGranja.Args.Pay
        give_up: LaGranja.Args.GiveUp
        forgo: LaGranja.Args.Forgo
        decline: LaGranja.Args.Decline
        end_turn: LaGranja.Args.EndTurn
        last_die: LaGranja.Args.LastDie
        def __init__(self, play_card: _Optional[_Union[LaGranja.Args.PlayCard, _Mapping]] = ..., buy: _Optional[_Union[LaGranja.Args.Buy, _Mapping]] = ..., sell: _Optional[_Union[LaGranja.Args.Sell, _Mapping]] = ..., upgrade: _Optional[_Union[LaGranja.Args.Upgrade, _Mapping]] = ..., trade_commodity: _Optional[_Union[LaGranja.Args.TradeCommodity, _Mapping]] = ..., use_roof: _Optional[_Union[LaGranja.Args.UseRoof, _Mapping]] = ..., use_helper: _Optional[_Union[LaGranja.Args.UseHelper, _Mapping]] = ..., buy_roof: _Optional[_Union[LaGranja.Args.BuyRoof, _Mapping]] = ..., take_die: _Optional[_Union[LaGranja.Args.TakeDie, _Mapping]] = ..., mark_space: _Optional[_Union[LaGranja.Args.MarkSpace, _Mapping]] = ..., reroll: _Optional[_Union[LaGranja.Args.Reroll, _Mapping]] = ..., shift: _Optional[_Union[LaGranja.Args.Shift, _Mapping]] = ..., choose: _Optional[_Union[LaGranja.Args.Choose, _Mapping]] = ..., take: _Optional[_Union[LaGranja.Args.Take, _Mapping]] = ..., siesta: _Optional[_Union[LaGranja.Args.Siesta, _Mapping]] = ..., flip_roof: _Optional[_Union[LaGranja.Args.FlipRoof, _Mapping]] = ..., keep: _Optional[_Union[LaGranja.Args.Keep, _Mapping]] = ..., move_stall: _Optional[_Union[LaGranja.Args.MoveStall, _Mapping]] = ..., choose_donkey: _Optional[_Union[LaGranja.Args.ChooseDonkey, _Mapping]] = ..., deliver: _Optional[_Union[LaGranja.Args.Deliver, _Mapping]] = ..., buy_extra_delivery: _Optional[_Union[LaGranja.Args.BuyExtraDelivery, _Mapping]] = ..., place_stall: _Optional[_Union[LaGranja.Args.PlaceStall, _Mapping]] = ..., discard: _Optional[_Union[LaGranja.Args.Discard, _Mapping]] = ..., pay: _Optional[_Union[LaGranja.Args.Pay, _Mapping]] = ..., give_up: _Optional[_Union[LaGranja.Args.GiveUp, _Mapping]] = ..., forgo: _Optional[_Union[LaGranja.Args.Forgo, _Mapping]] = ..., decline: _Optional[_Union[LaGranja.Args.Decline, _Mapping]] = ..., end_turn: _Optional[_Union[LaGranja.Args.EndTurn, _Mapping]] = ..., last_die: _Optional[_Union[LaGranja.Args.LastDie, _Mapping]] = ...) -> None: ...
    class Event(_message.Message):
        __slots__ = ("buildings_blocked", "order_set", "roofs_turned_up", "step_began", "turn_ended", "declined", "gained", "gained_vp", "paid", "good_paid", "cards_drawn", "deck_shuffled", "card_played", "card_discarded", "deck_looked", "card_kept", "grew", "litter_born", "pig_sold", "bought", "sold", "upgraded_good", "commodity_traded", "roof_bought", "roof_used", "roof_flipped", "helper_used", "chosen", "dice_rolled", "die_taken", "last_die", "die_discarded", "die_rerolled", "die_shifted", "space_marked", "donkey_chosen", "donkeys_revealed", "donkeys_returned", "disc_moved", "delivered", "extra_delivery_bought", "building_completed", "building_unblocked", "barrow_completed", "stall_placed", "stall_removed", "stall_moved", "neutral_card", "no_marker", "marker_given_up", "forgone", "tiles_turned", "marks_removed", "final_sale", "game_ended", "last_die_carried_out")
        class BuildingsBlocked(_message.Message):
            __slots__ = ("buildings",)
            BUILDINGS_FIELD_NUMBER: _ClassVar[int]
            buildings: _containers.RepeatedScalarFieldContainer[str]
            def __init__(self, buildings: _Optional[_Iterable[str]] = ...) -> None: ...
        class OrderSet(_message.Message):
            __slots__ = ("order", "starts")
            ORDER_FIELD_NUMBER: _ClassVar[int]
            STARTS_FIELD_NUMBER: _ClassVar[int]
            order: _containers.RepeatedScalarFieldContainer[int]
            starts: bool
            def __init__(self, order: _Optional[_Iterable[int]] = ..., starts: _Optional[bool] = ...) -> None: ...
        class RoofsTurnedUp(_message.Message):
            __slots__ = ("roofs",)
            ROOFS_FIELD_NUMBER: _ClassVar[int]
            roofs: _containers.RepeatedScalarFieldContainer[str]
            def __init__(self, roofs: _Optional[_Iterable[str]] = ...) -> None: ...
        class StepBegan(_message.Message):
            __slots__ = ("round", "step")
            ROUND_FIELD_NUMBER: _ClassVar[int]
            STEP_FIELD_NUMBER: _ClassVar[int]
            round: int
            step: LaGranja.Step
            def __init__(self, round: _Optional[int] = ..., step: _Optional[_Union[LaGranja.Step, str]] = ...) -> None: ...
        class TurnEnded(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class Declined(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class Gained(_message.Message):
            __slots__ = ("seat", "goods")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            GOODS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            goods: LaGranja.Goods
            def __init__(self, seat: _Optional[int] = ..., goods: _Optional[_Union[LaGranja.Goods, _Mapping]] = ...) -> None: ...
        class GainedVp(_message.Message):
            __slots__ = ("seat", "vp", "source")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            VP_FIELD_NUMBER: _ClassVar[int]
            SOURCE_FIELD_NUMBER: _ClassVar[int]
            seat: int
            vp: int
            source: LaGranja.VpSource
            def __init__(self, seat: _Optional[int] = ..., vp: _Optional[int] = ..., source: _Optional[_Union[LaGranja.VpSource, str]] = ...) -> None: ...
        class Paid(_message.Message):
            __slots__ = ("seat", "goods")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            GOODS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            goods: LaGranja.Goods
            def __init__(self, seat: _Optional[int] = ..., goods: _Optional[_Union[LaGranja.Goods, _Mapping]] = ...) -> None: ...
        class GoodPaid(_message.Message):
            __slots__ = ("seat", "good")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            GOOD_FIELD_NUMBER: _ClassVar[int]
            seat: int
            good: LaGranja.Lying
            def __init__(self, seat: _Optional[int] = ..., good: _Optional[_Union[LaGranja.Lying, _Mapping]] = ...) -> None: ...
        class CardsDrawn(_message.Message):
            __slots__ = ("seat", "number", "cards")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            CARDS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            number: int
            cards: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, seat: _Optional[int] = ..., number: _Optional[int] = ..., cards: _Optional[_Iterable[int]] = ...) -> None: ...
        class DeckShuffled(_message.Message):
            __slots__ = ("cards",)
            CARDS_FIELD_NUMBER: _ClassVar[int]
            cards: int
            def __init__(self, cards: _Optional[int] = ...) -> None: ...
        class CardPlayed(_message.Message):
            __slots__ = ("seat", "card", "role", "replaced")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CARD_FIELD_NUMBER: _ClassVar[int]
            ROLE_FIELD_NUMBER: _ClassVar[int]
            REPLACED_FIELD_NUMBER: _ClassVar[int]
            seat: int
            card: int
            role: LaGranja.Role
            replaced: int
            def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ..., role: _Optional[_Union[LaGranja.Role, str]] = ..., replaced: _Optional[int] = ...) -> None: ...
        class CardDiscarded(_message.Message):
            __slots__ = ("seat", "card")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CARD_FIELD_NUMBER: _ClassVar[int]
            seat: int
            card: int
            def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...
        class DeckLooked(_message.Message):
            __slots__ = ("seat", "number", "cards")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            CARDS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            number: int
            cards: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, seat: _Optional[int] = ..., number: _Optional[int] = ..., cards: _Optional[_Iterable[int]] = ...) -> None: ...
        class CardKept(_message.Message):
            __slots__ = ("seat", "card")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CARD_FIELD_NUMBER: _ClassVar[int]
            seat: int
            card: int
            def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...
        class Grew(_message.Message):
            __slots__ = ("seat", "goods")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            GOODS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            goods: LaGranja.Goods
            def __init__(self, seat: _Optional[int] = ..., goods: _Optional[_Union[LaGranja.Goods, _Mapping]] = ...) -> None: ...
        class LitterBorn(_message.Message):
            __slots__ = ("seat",)
            SEAT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            def __init__(self, seat: _Optional[int] = ...) -> None: ...
        class PigSold(_message.Message):
            __slots__ = ("seat", "silver")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            seat: int
            silver: int
            def __init__(self, seat: _Optional[int] = ..., silver: _Optional[int] = ...) -> None: ...
        class Bought(_message.Message):
            __slots__ = ("seat", "resource", "silver")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            RESOURCE_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            seat: int
            resource: LaGranja.Good
            silver: int
            def __init__(self, seat: _Optional[int] = ..., resource: _Optional[_Union[LaGranja.Good, str]] = ..., silver: _Optional[int] = ...) -> None: ...
        class Sold(_message.Message):
            __slots__ = ("seat", "good", "silver")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            GOOD_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            seat: int
            good: LaGranja.Lying
            silver: int
            def __init__(self, seat: _Optional[int] = ..., good: _Optional[_Union[LaGranja.Lying, _Mapping]] = ..., silver: _Optional[int] = ...) -> None: ...
        class UpgradedGood(_message.Message):
            __slots__ = ("seat", "good", "to", "silver")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            GOOD_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            seat: int
            good: LaGranja.Lying
            to: LaGranja.Good
            silver: int
            def __init__(self, seat: _Optional[int] = ..., good: _Optional[_Union[LaGranja.Lying, _Mapping]] = ..., to: _Optional[_Union[LaGranja.Good, str]] = ..., silver: _Optional[int] = ...) -> None: ...
        class CommodityTraded(_message.Message):
            __slots__ = ("seat", "trade")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            TRADE_FIELD_NUMBER: _ClassVar[int]
            seat: int
            trade: str
            def __init__(self, seat: _Optional[int] = ..., trade: _Optional[str] = ...) -> None: ...
        class RoofBought(_message.Message):
            __slots__ = ("seat", "tile", "silver")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            TILE_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            seat: int
            tile: str
            silver: int
            def __init__(self, seat: _Optional[int] = ..., tile: _Optional[str] = ..., silver: _Optional[int] = ...) -> None: ...
        class RoofUsed(_message.Message):
            __slots__ = ("seat", "tile")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            TILE_FIELD_NUMBER: _ClassVar[int]
            seat: int
            tile: str
            def __init__(self, seat: _Optional[int] = ..., tile: _Optional[str] = ...) -> None: ...
        class RoofFlipped(_message.Message):
            __slots__ = ("seat", "tile")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            TILE_FIELD_NUMBER: _ClassVar[int]
            seat: int
            tile: str
            def __init__(self, seat: _Optional[int] = ..., tile: _Optional[str] = ...) -> None: ...
        class HelperUsed(_message.Message):
            __slots__ = ("seat", "card")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CARD_FIELD_NUMBER: _ClassVar[int]
            seat: int
            card: int
            def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...
        class Chosen(_message.Message):
            __slots__ = ("seat", "option", "effects")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            OPTION_FIELD_NUMBER: _ClassVar[int]
            EFFECTS_FIELD_NUMBER: _ClassVar[int]
            seat: int
            option: int
            effects: _containers.RepeatedCompositeFieldContainer[LaGranja.Effect]
            def __init__(self, seat: _Optional[int] = ..., option: _Optional[int] = ..., effects: _Optional[_Iterable[_Union[LaGranja.Effect, _Mapping]]] = ...) -> None: ...
        class DiceRolled(_message.Message):
            __slots__ = ("dice",)
            DICE_FIELD_NUMBER: _ClassVar[int]
            dice: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, dice: _Optional[_Iterable[int]] = ...) -> None: ...
        class DieTaken(_message.Message):
            __slots__ = ("seat", "number")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            seat: int
            number: int
            def __init__(self, seat: _Optional[int] = ..., number: _Optional[int] = ...) -> None: ...
        class LastDie(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class LastDieCarriedOut(_message.Message):
            __slots__ = ("seat", "number")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            seat: int
            number: int
            def __init__(self, seat: _Optional[int] = ..., number: _Optional[int] = ...) -> None: ...
        class DieDiscarded(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: int
            def __init__(self, number: _Optional[int] = ...) -> None: ...
        class DieRerolled(_message.Message):
            __slots__ = ("seat", "number", "to")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            seat: int
            number: int
            to: int
            def __init__(self, seat: _Optional[int] = ..., number: _Optional[int] = ..., to: _Optional[int] = ...) -> None: ...
        class DieShifted(_message.Message):
            __slots__ = ("seat", "number", "to")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            seat: int
            number: int
            to: int
            def __init__(self, seat: _Optional[int] = ..., number: _Optional[int] = ..., to: _Optional[int] = ...) -> None: ...
        class SpaceMarked(_message.Message):
            __slots__ = ("seat", "number")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            seat: int
            number: int
            def __init__(self, seat: _Optional[int] = ..., number: _Optional[int] = ...) -> None: ...
        class DonkeyChosen(_message.Message):
            __slots__ = ("seat", "deliveries")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            DELIVERIES_FIELD_NUMBER: _ClassVar[int]
            seat: int
            deliveries: int
            def __init__(self, seat: _Optional[int] = ..., deliveries: _Optional[int] = ...) -> None: ...
        class DonkeysRevealed(_message.Message):
            __slots__ = ("deliveries",)
            DELIVERIES_FIELD_NUMBER: _ClassVar[int]
            deliveries: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, deliveries: _Optional[_Iterable[int]] = ...) -> None: ...
        class DonkeysReturned(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class DiscMoved(_message.Message):
            __slots__ = ("seat", "to")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            seat: int
            to: int
            def __init__(self, seat: _Optional[int] = ..., to: _Optional[int] = ...) -> None: ...
        class Delivered(_message.Message):
            __slots__ = ("seat", "good", "barrow", "building")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            GOOD_FIELD_NUMBER: _ClassVar[int]
            BARROW_FIELD_NUMBER: _ClassVar[int]
            BUILDING_FIELD_NUMBER: _ClassVar[int]
            seat: int
            good: LaGranja.Lying
            barrow: int
            building: str
            def __init__(self, seat: _Optional[int] = ..., good: _Optional[_Union[LaGranja.Lying, _Mapping]] = ..., barrow: _Optional[int] = ..., building: _Optional[str] = ...) -> None: ...
        class ExtraDeliveryBought(_message.Message):
            __slots__ = ("seat", "number", "silver")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            seat: int
            number: int
            silver: int
            def __init__(self, seat: _Optional[int] = ..., number: _Optional[int] = ..., silver: _Optional[int] = ...) -> None: ...
        class BuildingCompleted(_message.Message):
            __slots__ = ("seat", "building")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            BUILDING_FIELD_NUMBER: _ClassVar[int]
            seat: int
            building: str
            def __init__(self, seat: _Optional[int] = ..., building: _Optional[str] = ...) -> None: ...
        class BuildingUnblocked(_message.Message):
            __slots__ = ("seat", "building")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            BUILDING_FIELD_NUMBER: _ClassVar[int]
            seat: int
            building: str
            def __init__(self, seat: _Optional[int] = ..., building: _Optional[str] = ...) -> None: ...
        class BarrowCompleted(_message.Message):
            __slots__ = ("seat", "card", "value")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            CARD_FIELD_NUMBER: _ClassVar[int]
            VALUE_FIELD_NUMBER: _ClassVar[int]
            seat: int
            card: int
            value: int
            def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ..., value: _Optional[int] = ...) -> None: ...
        class StallPlaced(_message.Message):
            __slots__ = ("seat", "space")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            SPACE_FIELD_NUMBER: _ClassVar[int]
            seat: int
            space: str
            def __init__(self, seat: _Optional[int] = ..., space: _Optional[str] = ...) -> None: ...
        class StallRemoved(_message.Message):
            __slots__ = ("seat", "space")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            SPACE_FIELD_NUMBER: _ClassVar[int]
            seat: int
            space: str
            def __init__(self, seat: _Optional[int] = ..., space: _Optional[str] = ...) -> None: ...
        class StallMoved(_message.Message):
            __slots__ = ("seat", "space", "to")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            SPACE_FIELD_NUMBER: _ClassVar[int]
            TO_FIELD_NUMBER: _ClassVar[int]
            seat: int
            space: str
            to: str
            def __init__(self, seat: _Optional[int] = ..., space: _Optional[str] = ..., to: _Optional[str] = ...) -> None: ...
        class NeutralCard(_message.Message):
            __slots__ = ("card", "value")
            CARD_FIELD_NUMBER: _ClassVar[int]
            VALUE_FIELD_NUMBER: _ClassVar[int]
            card: int
            value: int
            def __init__(self, card: _Optional[int] = ..., value: _Optional[int] = ...) -> None: ...
        class NoMarker(_message.Message):
            __slots__ = ("seat", "needed")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            NEEDED_FIELD_NUMBER: _ClassVar[int]
            seat: int
            needed: LaGranja.Needed
            def __init__(self, seat: _Optional[int] = ..., needed: _Optional[_Union[LaGranja.Needed, _Mapping]] = ...) -> None: ...
        class MarkerGivenUp(_message.Message):
            __slots__ = ("seat", "good", "barrow", "building", "space", "cargo")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            GOOD_FIELD_NUMBER: _ClassVar[int]
            BARROW_FIELD_NUMBER: _ClassVar[int]
            BUILDING_FIELD_NUMBER: _ClassVar[int]
            SPACE_FIELD_NUMBER: _ClassVar[int]
            CARGO_FIELD_NUMBER: _ClassVar[int]
            seat: int
            good: LaGranja.Lying
            barrow: int
            building: str
            space: str
            cargo: LaGranja.Good
            def __init__(self, seat: _Optional[int] = ..., good: _Optional[_Union[LaGranja.Lying, _Mapping]] = ..., barrow: _Optional[int] = ..., building: _Optional[str] = ..., space: _Optional[str] = ..., cargo: _Optional[_Union[LaGranja.Good, str]] = ...) -> None: ...
        class Forgone(_message.Message):
            __slots__ = ("seat", "needed")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            NEEDED_FIELD_NUMBER: _ClassVar[int]
            seat: int
            needed: LaGranja.Needed
            def __init__(self, seat: _Optional[int] = ..., needed: _Optional[_Union[LaGranja.Needed, _Mapping]] = ...) -> None: ...
        class TilesTurned(_message.Message):
            __slots__ = ("seat", "tiles")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            TILES_FIELD_NUMBER: _ClassVar[int]
            seat: int
            tiles: _containers.RepeatedScalarFieldContainer[str]
            def __init__(self, seat: _Optional[int] = ..., tiles: _Optional[_Iterable[str]] = ...) -> None: ...
        class MarksRemoved(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class FinalSale(_message.Message):
            __slots__ = ("seat", "silver", "vp", "left")
            SEAT_FIELD_NUMBER: _ClassVar[int]
            SILVER_FIELD_NUMBER: _ClassVar[int]
            VP_FIELD_NUMBER: _ClassVar[int]
            LEFT_FIELD_NUMBER: _ClassVar[int]
            seat: int
            silver: int
            vp: int
            left: int
            def __init__(self, seat: _Optional[int] = ..., silver: _Optional[int] = ..., vp: _Optional[int] = ..., left: _Optional[int] = ...) -> None: ...
        class GameEnded(_message.Message):
            __slots__ = ("totals", "winners")
            TOTALS_FIELD_NUMBER: _ClassVar[int]
            WINNERS_FIELD_NUMBER: _ClassVar[int]
            totals: _containers.RepeatedScalarFieldContainer[int]
            winners: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, totals: _Optional[_Iterable[int]] = ..., winners: _Optional[_Iterable[int]] = ...) -> None: ...
        BUILDINGS_BLOCKED_FIELD_NUMBER: _ClassVar[int]
        ORDER_SET_FIELD_NUMBER: _ClassVar[int]
        ROOFS_TURNED_UP_FIELD_NUMBER: _ClassVar[int]
        STEP_BEGAN_FIELD_NUMBER: _ClassVar[int]
        TURN_ENDED_FIELD_NUMBER: _ClassVar[int]
        DECLINED_FIELD_NUMBER: _ClassVar[int]
        GAINED_FIELD_NUMBER: _ClassVar[int]
        GAINED_VP_FIELD_NUMBER: _ClassVar[int]
        PAID_FIELD_NUMBER: _ClassVar[int]
        GOOD_PAID_FIELD_NUMBER: _ClassVar[int]
        CARDS_DRAWN_FIELD_NUMBER: _ClassVar[int]
        DECK_SHUFFLED_FIELD_NUMBER: _ClassVar[int]
        CARD_PLAYED_FIELD_NUMBER: _ClassVar[int]
        CARD_DISCARDED_FIELD_NUMBER: _ClassVar[int]
        DECK_LOOKED_FIELD_NUMBER: _ClassVar[int]
        CARD_KEPT_FIELD_NUMBER: _ClassVar[int]
        GREW_FIELD_NUMBER: _ClassVar[int]
        LITTER_BORN_FIELD_NUMBER: _ClassVar[int]
        PIG_SOLD_FIELD_NUMBER: _ClassVar[int]
        BOUGHT_FIELD_NUMBER: _ClassVar[int]
        SOLD_FIELD_NUMBER: _ClassVar[int]
        UPGRADED_GOOD_FIELD_NUMBER: _ClassVar[int]
        COMMODITY_TRADED_FIELD_NUMBER: _ClassVar[int]
        ROOF_BOUGHT_FIELD_NUMBER: _ClassVar[int]
        ROOF_USED_FIELD_NUMBER: _ClassVar[int]
        ROOF_FLIPPED_FIELD_NUMBER: _ClassVar[int]
        HELPER_USED_FIELD_NUMBER: _ClassVar[int]
        CHOSEN_FIELD_NUMBER: _ClassVar[int]
        DICE_ROLLED_FIELD_NUMBER: _ClassVar[int]
        DIE_TAKEN_FIELD_NUMBER: _ClassVar[int]
        LAST_DIE_FIELD_NUMBER: _ClassVar[int]
        DIE_DISCARDED_FIELD_NUMBER: _ClassVar[int]
        DIE_REROLLED_FIELD_NUMBER: _ClassVar[int]
        DIE_SHIFTED_FIELD_NUMBER: _ClassVar[int]
        SPACE_MARKED_FIELD_NUMBER: _ClassVar[int]
        DONKEY_CHOSEN_FIELD_NUMBER: _ClassVar[int]
        DONKEYS_REVEALED_FIELD_NUMBER: _ClassVar[int]
        DONKEYS_RETURNED_FIELD_NUMBER: _ClassVar[int]
        DISC_MOVED_FIELD_NUMBER: _ClassVar[int]
        DELIVERED_FIELD_NUMBER: _ClassVar[int]
        EXTRA_DELIVERY_BOUGHT_FIELD_NUMBER: _ClassVar[int]
        BUILDING_COMPLETED_FIELD_NUMBER: _ClassVar[int]
        BUILDING_UNBLOCKED_FIELD_NUMBER: _ClassVar[int]
        BARROW_COMPLETED_FIELD_NUMBER: _ClassVar[int]
        STALL_PLACED_FIELD_NUMBER: _ClassVar[int]
        STALL_REMOVED_FIELD_NUMBER: _ClassVar[int]
        STALL_MOVED_FIELD_NUMBER: _ClassVar[int]
        NEUTRAL_CARD_FIELD_NUMBER: _ClassVar[int]
        NO_MARKER_FIELD_NUMBER: _ClassVar[int]
        MARKER_GIVEN_UP_FIELD_NUMBER: _ClassVar[int]
        FORGONE_FIELD_NUMBER: _ClassVar[int]
        TILES_TURNED_FIELD_NUMBER: _ClassVar[int]
        MARKS_REMOVED_FIELD_NUMBER: _ClassVar[int]
        FINAL_SALE_FIELD_NUMBER: _ClassVar[int]
        GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
        LAST_DIE_CARRIED_OUT_FIELD_NUMBER: _ClassVar[int]
        buildings_blocked: LaGranja.Event.BuildingsBlocked
        order_set: LaGranja.Event.OrderSet
        roofs_turned_up: LaGranja.Event.RoofsTurnedUp
        step_began: LaGranja.Event.StepBegan
        turn_ended: LaGranja.Event.TurnEnded
        declined: LaGranja.Event.Declined
        gained: LaGranja.Event.Gained
        gained_vp: LaGranja.Event.GainedVp
        paid: LaGranja.Event.Paid
        good_paid: LaGranja.Event.GoodPaid
        cards_drawn: LaGranja.Event.CardsDrawn
        deck_shuffled: LaGranja.Event.DeckShuffled
        card_played: LaGranja.Event.CardPlayed
        card_discarded: LaGranja.Event.CardDiscarded
        deck_looked: LaGranja.Event.DeckLooked
        card_kept: LaGranja.Event.CardKept
        grew: LaGranja.Event.Grew
        litter_born: LaGranja.Event.LitterBorn
        pig_sold: LaGranja.Event.PigSold
        bought: LaGranja.Event.Bought
        sold: LaGranja.Event.Sold
        upgraded_good: LaGranja.Event.UpgradedGood
        commodity_traded: LaGranja.Event.CommodityTraded
        roof_bought: LaGranja.Event.RoofBought
        roof_used: LaGranja.Event.RoofUsed
        roof_flipped: LaGranja.Event.RoofFlipped
        helper_used: LaGranja.Event.HelperUsed
        chosen: LaGranja.Event.Chosen
        dice_rolled: LaGranja.Event.DiceRolled
        die_taken: LaGranja.Event.DieTaken
        last_die: LaGranja.Event.LastDie
        die_discarded: LaGranja.Event.DieDiscarded
        die_rerolled: LaGranja.Event.DieRerolled
        die_shifted: LaGranja.Event.DieShifted
        space_marked: LaGranja.Event.SpaceMarked
        donkey_chosen: LaGranja.Event.DonkeyChosen
        donkeys_revealed: LaGranja.Event.DonkeysRevealed
        donkeys_returned: LaGranja.Event.DonkeysReturned
        disc_moved: LaGranja.Event.DiscMoved
        delivered: LaGranja.Event.Delivered
        extra_delivery_bought: LaGranja.Event.ExtraDeliveryBought
        building_completed: LaGranja.Event.BuildingCompleted
        building_unblocked: LaGranja.Event.BuildingUnblocked
        barrow_completed: LaGranja.Event.BarrowCompleted
        stall_placed: LaGranja.Event.StallPlaced
        stall_removed: LaGranja.Event.StallRemoved
        stall_moved: LaGranja.Event.StallMoved
        neutral_card: LaGranja.Event.NeutralCard
        no_marker: LaGranja.Event.NoMarker
        marker_given_up: LaGranja.Event.MarkerGivenUp
        forgone: LaGranja.Event.Forgone
        tiles_turned: LaGranja.Event.TilesTurned
        marks_removed: LaGranja.Event.MarksRemoved
        final_sale: LaGranja.Event.FinalSale
        game_ended: LaGranja.Event.GameEnded
        last_die_carried_out: LaGranja.Event.LastDieCarriedOut
        def __init__(self, buildings_blocked: _Optional[_Union[LaGranja.Event.BuildingsBlocked, _Mapping]] = ..., order_set: _Optional[_Union[LaGranja.Event.OrderSet, _Mapping]] = ..., roofs_turned_up: _Optional[_Union[LaGranja.Event.RoofsTurnedUp, _Mapping]] = ..., step_began: _Optional[_Union[LaGranja.Event.StepBegan, _Mapping]] = ..., turn_ended: _Optional[_Union[LaGranja.Event.TurnEnded, _Mapping]] = ..., declined: _Optional[_Union[LaGranja.Event.Declined, _Mapping]] = ..., gained: _Optional[_Union[LaGranja.Event.Gained, _Mapping]] = ..., gained_vp: _Optional[_Union[LaGranja.Event.GainedVp, _Mapping]] = ..., paid: _Optional[_Union[LaGranja.Event.Paid, _Mapping]] = ..., good_paid: _Optional[_Union[LaGranja.Event.GoodPaid, _Mapping]] = ..., cards_drawn: _Optional[_Union[LaGranja.Event.CardsDrawn, _Mapping]] = ..., deck_shuffled: _Optional[_Union[LaGranja.Event.DeckShuffled, _Mapping]] = ..., card_played: _Optional[_Union[LaGranja.Event.CardPlayed, _Mapping]] = ..., card_discarded: _Optional[_Union[LaGranja.Event.CardDiscarded, _Mapping]] = ..., deck_looked: _Optional[_Union[LaGranja.Event.DeckLooked, _Mapping]] = ..., card_kept: _Optional[_Union[LaGranja.Event.CardKept, _Mapping]] = ..., grew: _Optional[_Union[LaGranja.Event.Grew, _Mapping]] = ..., litter_born: _Optional[_Union[LaGranja.Event.LitterBorn, _Mapping]] = ..., pig_sold: _Optional[_Union[LaGranja.Event.PigSold, _Mapping]] = ..., bought: _Optional[_Union[LaGranja.Event.Bought, _Mapping]] = ..., sold: _Optional[_Union[LaGranja.Event.Sold, _Mapping]] = ..., upgraded_good: _Optional[_Union[LaGranja.Event.UpgradedGood, _Mapping]] = ..., commodity_traded: _Optional[_Union[LaGranja.Event.CommodityTraded, _Mapping]] = ..., roof_bought: _Optional[_Union[LaGranja.Event.RoofBought, _Mapping]] = ..., roof_used: _Optional[_Union[LaGranja.Event.RoofUsed, _Mapping]] = ..., roof_flipped: _Optional[_Union[LaGranja.Event.RoofFlipped, _Mapping]] = ..., helper_used: _Optional[_Union[LaGranja.Event.HelperUsed, _Mapping]] = ..., chosen: _Optional[_Union[LaGranja.Event.Chosen, _Mapping]] = ..., dice_rolled: _Optional[_Union[LaGranja.Event.DiceRolled, _Mapping]] = ..., die_taken: _Optional[_Union[LaGranja.Event.DieTaken, _Mapping]] = ..., last_die: _Optional[_Union[LaGranja.Event.LastDie, _Mapping]] = ..., die_discarded: _Optional[_Union[LaGranja.Event.DieDiscarded, _Mapping]] = ..., die_rerolled: _Optional[_Union[LaGranja.Event.DieRerolled, _Mapping]] = ..., die_shifted: _Optional[_Union[LaGranja.Event.DieShifted, _Mapping]] = ..., space_marked: _Optional[_Union[LaGranja.Event.SpaceMarked, _Mapping]] = ..., donkey_chosen: _Optional[_Union[LaGranja.Event.DonkeyChosen, _Mapping]] = ..., donkeys_revealed: _Optional[_Union[LaGranja.Event.DonkeysRevealed, _Mapping]] = ..., donkeys_returned: _Optional[_Union[LaGranja.Event.DonkeysReturned, _Mapping]] = ..., disc_moved: _Optional[_Union[LaGranja.Event.DiscMoved, _Mapping]] = ..., delivered: _Optional[_Union[LaGranja.Event.Delivered, _Mapping]] = ..., extra_delivery_bought: _Optional[_Union[LaGranja.Event.ExtraDeliveryBought, _Mapping]] = ..., building_completed: _Optional[_Union[LaGranja.Event.BuildingCompleted, _Mapping]] = ..., building_unblocked: _Optional[_Union[LaGranja.Event.BuildingUnblocked, _Mapping]] = ..., barrow_completed: _Optional[_Union[LaGranja.Event.BarrowCompleted, _Mapping]] = ..., stall_placed: _Optional[_Union[LaGranja.Event.StallPlaced, _Mapping]] = ..., stall_removed: _Optional[_Union[LaGranja.Event.StallRemoved, _Mapping]] = ..., stall_moved: _Optional[_Union[LaGranja.Event.StallMoved, _Mapping]] = ..., neutral_card: _Optional[_Union[LaGranja.Event.NeutralCard, _Mapping]] = ..., no_marker: _Optional[_Union[LaGranja.Event.NoMarker, _Mapping]] = ..., marker_given_up: _Optional[_Union[LaGranja.Event.MarkerGivenUp, _Mapping]] = ..., forgone: _Optional[_Union[LaGranja.Event.Forgone, _Mapping]] = ..., tiles_turned: _Optional[_Union[LaGranja.Event.TilesTurned, _Mapping]] = ..., marks_removed: _Optional[_Union[LaGranja.Event.MarksRemoved, _Mapping]] = ..., final_sale: _Optional[_Union[LaGranja.Event.FinalSale, _Mapping]] = ..., game_ended: _Optional[_Union[LaGranja.Event.GameEnded, _Mapping]] = ..., last_die_carried_out: _Optional[_Union[LaGranja.Event.LastDieCarriedOut, _Mapping]] = ...) -> None: ...
    class Expression(_message.Message):
        __slots__ = ("expr",)
        EXPR_FIELD_NUMBER: _ClassVar[int]
        expr: LaGranja.ExpressionName
        def __init__(self, expr: _Optional[_Union[LaGranja.ExpressionName, str]] = ...) -> None: ...
    class Amount(_message.Message):
        __slots__ = ("number", "expression")
        NUMBER_FIELD_NUMBER: _ClassVar[int]
        EXPRESSION_FIELD_NUMBER: _ClassVar[int]
        number: int
        expression: LaGranja.Expression
        def __init__(self, number: _Optional[int] = ..., expression: _Optional[_Union[LaGranja.Expression, _Mapping]] = ...) -> None: ...
    class Effects(_message.Message):
        __slots__ = ("effects",)
        EFFECTS_FIELD_NUMBER: _ClassVar[int]
        effects: _containers.RepeatedCompositeFieldContainer[LaGranja.Effect]
        def __init__(self, effects: _Optional[_Iterable[_Union[LaGranja.Effect, _Mapping]]] = ...) -> None: ...
    class Effect(_message.Message):
        __slots__ = ("gain", "gain_choice", "upgrade", "deliver", "siesta", "draw_card", "play_card", "choose", "flip_roof", "look_deck", "move_stall", "revenue_space", "double_options", "reserve_space", "reroll_die", "shift_die")
        class Gain(_message.Message):
            __slots__ = ("good", "amount")
            GOOD_FIELD_NUMBER: _ClassVar[int]
            AMOUNT_FIELD_NUMBER: _ClassVar[int]
            good: LaGranja.Good
            amount: LaGranja.Amount
            def __init__(self, good: _Optional[_Union[LaGranja.Good, str]] = ..., amount: _Optional[_Union[LaGranja.Amount, _Mapping]] = ...) -> None: ...
        class GainChoice(_message.Message):
            __slots__ = ("options", "amount", "distinct")
            OPTIONS_FIELD_NUMBER: _ClassVar[int]
            AMOUNT_FIELD_NUMBER: _ClassVar[int]
            DISTINCT_FIELD_NUMBER: _ClassVar[int]
            options: _containers.RepeatedScalarFieldContainer[LaGranja.Good]
            amount: int
            distinct: bool
            def __init__(self, options: _Optional[_Iterable[_Union[LaGranja.Good, str]]] = ..., amount: _Optional[int] = ..., distinct: _Optional[bool] = ...) -> None: ...
        class Upgrade(_message.Message):
            __slots__ = ("max", "free")
            MAX_FIELD_NUMBER: _ClassVar[int]
            FREE_FIELD_NUMBER: _ClassVar[int]
            max: int
            free: bool
            def __init__(self, max: _Optional[int] = ..., free: _Optional[bool] = ...) -> None: ...
        class Deliver(_message.Message):
            __slots__ = ("count", "source")
            COUNT_FIELD_NUMBER: _ClassVar[int]
            SOURCE_FIELD_NUMBER: _ClassVar[int]
            count: int
            source: LaGranja.Place
            def __init__(self, count: _Optional[int] = ..., source: _Optional[_Union[LaGranja.Place, str]] = ...) -> None: ...
        class Siesta(_message.Message):
            __slots__ = ("steps", "must")
            STEPS_FIELD_NUMBER: _ClassVar[int]
            MUST_FIELD_NUMBER: _ClassVar[int]
            steps: int
            must: bool
            def __init__(self, steps: _Optional[int] = ..., must: _Optional[bool] = ...) -> None: ...
        class DrawCard(_message.Message):
            __slots__ = ("count",)
            COUNT_FIELD_NUMBER: _ClassVar[int]
            count: int
            def __init__(self, count: _Optional[int] = ...) -> None: ...
        class PlayCard(_message.Message):
            __slots__ = ("count", "roles")
            COUNT_FIELD_NUMBER: _ClassVar[int]
            ROLES_FIELD_NUMBER: _ClassVar[int]
            count: int
            roles: _containers.RepeatedScalarFieldContainer[LaGranja.Role]
            def __init__(self, count: _Optional[int] = ..., roles: _Optional[_Iterable[_Union[LaGranja.Role, str]]] = ...) -> None: ...
        class Choose(_message.Message):
            __slots__ = ("pick", "options")
            PICK_FIELD_NUMBER: _ClassVar[int]
            OPTIONS_FIELD_NUMBER: _ClassVar[int]
            pick: int
            options: _containers.RepeatedCompositeFieldContainer[LaGranja.Effects]
            def __init__(self, pick: _Optional[int] = ..., options: _Optional[_Iterable[_Union[LaGranja.Effects, _Mapping]]] = ...) -> None: ...
        class FlipRoof(_message.Message):
            __slots__ = ("count",)
            COUNT_FIELD_NUMBER: _ClassVar[int]
            count: int
            def __init__(self, count: _Optional[int] = ...) -> None: ...
        class LookDeck(_message.Message):
            __slots__ = ("count", "keep")
            COUNT_FIELD_NUMBER: _ClassVar[int]
            KEEP_FIELD_NUMBER: _ClassVar[int]
            count: int
            keep: int
            def __init__(self, count: _Optional[int] = ..., keep: _Optional[int] = ...) -> None: ...
        class MoveStall(_message.Message):
            __slots__ = ("to", "removes")
            TO_FIELD_NUMBER: _ClassVar[int]
            REMOVES_FIELD_NUMBER: _ClassVar[int]
            to: LaGranja.StallTarget
            removes: bool
            def __init__(self, to: _Optional[_Union[LaGranja.StallTarget, str]] = ..., removes: _Optional[bool] = ...) -> None: ...
        class RevenueSpace(_message.Message):
            __slots__ = ("number",)
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            number: LaGranja.Amount
            def __init__(self, number: _Optional[_Union[LaGranja.Amount, _Mapping]] = ...) -> None: ...
        class DoubleOptions(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class ReserveSpace(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class RerollDie(_message.Message):
            __slots__ = ("count",)
            COUNT_FIELD_NUMBER: _ClassVar[int]
            count: int
            def __init__(self, count: _Optional[int] = ...) -> None: ...
        class ShiftDie(_message.Message):
            __slots__ = ("count", "by")
            COUNT_FIELD_NUMBER: _ClassVar[int]
            BY_FIELD_NUMBER: _ClassVar[int]
            count: int
            by: int
            def __init__(self, count: _Optional[int] = ..., by: _Optional[int] = ...) -> None: ...
        GAIN_FIELD_NUMBER: _ClassVar[int]
        GAIN_CHOICE_FIELD_NUMBER: _ClassVar[int]
        UPGRADE_FIELD_NUMBER: _ClassVar[int]
        DELIVER_FIELD_NUMBER: _ClassVar[int]
        SIESTA_FIELD_NUMBER: _ClassVar[int]
        DRAW_CARD_FIELD_NUMBER: _ClassVar[int]
        PLAY_CARD_FIELD_NUMBER: _ClassVar[int]
        CHOOSE_FIELD_NUMBER: _ClassVar[int]
        FLIP_ROOF_FIELD_NUMBER: _ClassVar[int]
        LOOK_DECK_FIELD_NUMBER: _ClassVar[int]
        MOVE_STALL_FIELD_NUMBER: _ClassVar[int]
        REVENUE_SPACE_FIELD_NUMBER: _ClassVar[int]
        DOUBLE_OPTIONS_FIELD_NUMBER: _ClassVar[int]
        RESERVE_SPACE_FIELD_NUMBER: _ClassVar[int]
        REROLL_DIE_FIELD_NUMBER: _ClassVar[int]
        SHIFT_DIE_FIELD_NUMBER: _ClassVar[int]
        gain: LaGranja.Effect.Gain
        gain_choice: LaGranja.Effect.GainChoice
        upgrade: LaGranja.Effect.Upgrade
        deliver: LaGranja.Effect.Deliver
        siesta: LaGranja.Effect.Siesta
        draw_card: LaGranja.Effect.DrawCard
        play_card: LaGranja.Effect.PlayCard
        choose: LaGranja.Effect.Choose
        flip_roof: LaGranja.Effect.FlipRoof
        look_deck: LaGranja.Effect.LookDeck
        move_stall: LaGranja.Effect.MoveStall
        revenue_space: LaGranja.Effect.RevenueSpace
        double_options: LaGranja.Effect.DoubleOptions
        reserve_space: LaGranja.Effect.ReserveSpace
        reroll_die: LaGranja.Effect.RerollDie
        shift_die: LaGranja.Effect.ShiftDie
        def __init__(self, gain: _Optional[_Union[LaGranja.Effect.Gain, _Mapping]] = ..., gain_choice: _Optional[_Union[LaGranja.Effect.GainChoice, _Mapping]] = ..., upgrade: _Optional[_Union[LaGranja.Effect.Upgrade, _Mapping]] = ..., deliver: _Optional[_Union[LaGranja.Effect.Deliver, _Mapping]] = ..., siesta: _Optional[_Union[LaGranja.Effect.Siesta, _Mapping]] = ..., draw_card: _Optional[_Union[LaGranja.Effect.DrawCard, _Mapping]] = ..., play_card: _Optional[_Union[LaGranja.Effect.PlayCard, _Mapping]] = ..., choose: _Optional[_Union[LaGranja.Effect.Choose, _Mapping]] = ..., flip_roof: _Optional[_Union[LaGranja.Effect.FlipRoof, _Mapping]] = ..., look_deck: _Optional[_Union[LaGranja.Effect.LookDeck, _Mapping]] = ..., move_stall: _Optional[_Union[LaGranja.Effect.MoveStall, _Mapping]] = ..., revenue_space: _Optional[_Union[LaGranja.Effect.RevenueSpace, _Mapping]] = ..., double_options: _Optional[_Union[LaGranja.Effect.DoubleOptions, _Mapping]] = ..., reserve_space: _Optional[_Union[LaGranja.Effect.ReserveSpace, _Mapping]] = ..., reroll_die: _Optional[_Union[LaGranja.Effect.RerollDie, _Mapping]] = ..., shift_die: _Optional[_Union[LaGranja.Effect.ShiftDie, _Mapping]] = ...) -> None: ...
    class Trigger(_message.Message):
        __slots__ = ("event", "numbers", "picks", "goods")
        EVENT_FIELD_NUMBER: _ClassVar[int]
        NUMBERS_FIELD_NUMBER: _ClassVar[int]
        PICKS_FIELD_NUMBER: _ClassVar[int]
        GOODS_FIELD_NUMBER: _ClassVar[int]
        event: LaGranja.EventName
        numbers: _containers.RepeatedScalarFieldContainer[int]
        picks: _containers.RepeatedScalarFieldContainer[LaGranja.Pick]
        goods: _containers.RepeatedScalarFieldContainer[LaGranja.Good]
        def __init__(self, event: _Optional[_Union[LaGranja.EventName, str]] = ..., numbers: _Optional[_Iterable[int]] = ..., picks: _Optional[_Iterable[_Union[LaGranja.Pick, str]]] = ..., goods: _Optional[_Iterable[_Union[LaGranja.Good, str]]] = ...) -> None: ...
    class Condition(_message.Message):
        __slots__ = ("has_field", "own_stalls_min", "siesta_vp_min", "siesta_vp_max", "turn_position", "token_deliveries_min", "token_deliveries_max")
        HAS_FIELD_FIELD_NUMBER: _ClassVar[int]
        OWN_STALLS_MIN_FIELD_NUMBER: _ClassVar[int]
        SIESTA_VP_MIN_FIELD_NUMBER: _ClassVar[int]
        SIESTA_VP_MAX_FIELD_NUMBER: _ClassVar[int]
        TURN_POSITION_FIELD_NUMBER: _ClassVar[int]
        TOKEN_DELIVERIES_MIN_FIELD_NUMBER: _ClassVar[int]
        TOKEN_DELIVERIES_MAX_FIELD_NUMBER: _ClassVar[int]
        has_field: LaGranja.Good
        own_stalls_min: int
        siesta_vp_min: int
        siesta_vp_max: int
        turn_position: LaGranja.TurnPosition
        token_deliveries_min: int
        token_deliveries_max: int
        def __init__(self, has_field: _Optional[_Union[LaGranja.Good, str]] = ..., own_stalls_min: _Optional[int] = ..., siesta_vp_min: _Optional[int] = ..., siesta_vp_max: _Optional[int] = ..., turn_position: _Optional[_Union[LaGranja.TurnPosition, str]] = ..., token_deliveries_min: _Optional[int] = ..., token_deliveries_max: _Optional[int] = ...) -> None: ...
    class Cost(_message.Message):
        __slots__ = ("silver", "vp", "harvest", "pig", "commodity", "discard_card")
        SILVER_FIELD_NUMBER: _ClassVar[int]
        VP_FIELD_NUMBER: _ClassVar[int]
        HARVEST_FIELD_NUMBER: _ClassVar[int]
        PIG_FIELD_NUMBER: _ClassVar[int]
        COMMODITY_FIELD_NUMBER: _ClassVar[int]
        DISCARD_CARD_FIELD_NUMBER: _ClassVar[int]
        silver: int
        vp: int
        harvest: int
        pig: int
        commodity: int
        discard_card: int
        def __init__(self, silver: _Optional[int] = ..., vp: _Optional[int] = ..., harvest: _Optional[int] = ..., pig: _Optional[int] = ..., commodity: _Optional[int] = ..., discard_card: _Optional[int] = ...) -> None: ...
    class Modifier(_message.Message):
        __slots__ = ("mod", "delta", "minimum", "goods", "value", "minimum_difference")
        MOD_FIELD_NUMBER: _ClassVar[int]
        DELTA_FIELD_NUMBER: _ClassVar[int]
        MINIMUM_FIELD_NUMBER: _ClassVar[int]
        GOODS_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        MINIMUM_DIFFERENCE_FIELD_NUMBER: _ClassVar[int]
        mod: LaGranja.ModifierName
        delta: int
        minimum: int
        goods: _containers.RepeatedScalarFieldContainer[LaGranja.Good]
        value: int
        minimum_difference: int
        def __init__(self, mod: _Optional[_Union[LaGranja.ModifierName, str]] = ..., delta: _Optional[int] = ..., minimum: _Optional[int] = ..., goods: _Optional[_Iterable[_Union[LaGranja.Good, str]]] = ..., value: _Optional[int] = ..., minimum_difference: _Optional[int] = ...) -> None: ...
    class Requirement(_message.Message):
        __slots__ = ("have", "have_harvest", "have_kinds", "have_cards", "pig_space", "in_phase", "in_window", "unused", "does_something", "holds", "no_other_helper", "roof_space", "one_roof", "not_marked", "delivery_possible", "own_turn", "in_step", "do_first", "asked", "left", "in_hand", "in_role", "free_slot", "no_free_slot", "on_farm", "used_at_will", "good_there", "roof_for_sale", "die_there", "space_in_use", "space_value", "space_empty", "not_blocked", "not_completed", "open_symbol")
        class Have(_message.Message):
            __slots__ = ("good",)
            GOOD_FIELD_NUMBER: _ClassVar[int]
            good: LaGranja.Good
            def __init__(self, good: _Optional[_Union[LaGranja.Good, str]] = ...) -> None: ...
        class HaveHarvest(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class HaveKinds(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class HaveCards(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class PigSpace(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class InPhase(_message.Message):
            __slots__ = ("phases",)
            PHASES_FIELD_NUMBER: _ClassVar[int]
            phases: _containers.RepeatedScalarFieldContainer[LaGranja.Phase]
            def __init__(self, phases: _Optional[_Iterable[_Union[LaGranja.Phase, str]]] = ...) -> None: ...
        class InWindow(_message.Message):
            __slots__ = ("window",)
            WINDOW_FIELD_NUMBER: _ClassVar[int]
            window: LaGranja.HelperWindow
            def __init__(self, window: _Optional[_Union[LaGranja.HelperWindow, str]] = ...) -> None: ...
        class Unused(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class DoesSomething(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Holds(_message.Message):
            __slots__ = ("condition",)
            CONDITION_FIELD_NUMBER: _ClassVar[int]
            condition: LaGranja.Condition
            def __init__(self, condition: _Optional[_Union[LaGranja.Condition, _Mapping]] = ...) -> None: ...
        class NoOtherHelper(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class RoofSpace(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class OneRoof(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class NotMarked(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class DeliveryPossible(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class OwnTurn(_message.Message):
            __slots__ = ("seats",)
            SEATS_FIELD_NUMBER: _ClassVar[int]
            seats: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, seats: _Optional[_Iterable[int]] = ...) -> None: ...
        class InStep(_message.Message):
            __slots__ = ("steps",)
            STEPS_FIELD_NUMBER: _ClassVar[int]
            steps: _containers.RepeatedScalarFieldContainer[LaGranja.Step]
            def __init__(self, steps: _Optional[_Iterable[_Union[LaGranja.Step, str]]] = ...) -> None: ...
        class DoFirst(_message.Message):
            __slots__ = ("pending",)
            PENDING_FIELD_NUMBER: _ClassVar[int]
            pending: LaGranja.Pending
            def __init__(self, pending: _Optional[_Union[LaGranja.Pending, str]] = ...) -> None: ...
        class Asked(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class Left(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class InHand(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class InRole(_message.Message):
            __slots__ = ("roles",)
            ROLES_FIELD_NUMBER: _ClassVar[int]
            roles: _containers.RepeatedScalarFieldContainer[LaGranja.Role]
            def __init__(self, roles: _Optional[_Iterable[_Union[LaGranja.Role, str]]] = ...) -> None: ...
        class FreeSlot(_message.Message):
            __slots__ = ("cards",)
            CARDS_FIELD_NUMBER: _ClassVar[int]
            cards: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, cards: _Optional[_Iterable[int]] = ...) -> None: ...
        class NoFreeSlot(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class OnFarm(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class UsedAtWill(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class GoodThere(_message.Message):
            __slots__ = ("good", "place")
            GOOD_FIELD_NUMBER: _ClassVar[int]
            PLACE_FIELD_NUMBER: _ClassVar[int]
            good: LaGranja.Good
            place: LaGranja.Place
            def __init__(self, good: _Optional[_Union[LaGranja.Good, str]] = ..., place: _Optional[_Union[LaGranja.Place, str]] = ...) -> None: ...
        class RoofForSale(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class DieThere(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class SpaceInUse(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class SpaceValue(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class SpaceEmpty(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class NotBlocked(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class NotCompleted(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        class OpenSymbol(_message.Message):
            __slots__ = ()
            def __init__(self) -> None: ...
        HAVE_FIELD_NUMBER: _ClassVar[int]
        HAVE_HARVEST_FIELD_NUMBER: _ClassVar[int]
        HAVE_KINDS_FIELD_NUMBER: _ClassVar[int]
        HAVE_CARDS_FIELD_NUMBER: _ClassVar[int]
        PIG_SPACE_FIELD_NUMBER: _ClassVar[int]
        IN_PHASE_FIELD_NUMBER: _ClassVar[int]
        IN_WINDOW_FIELD_NUMBER: _ClassVar[int]
        UNUSED_FIELD_NUMBER: _ClassVar[int]
        DOES_SOMETHING_FIELD_NUMBER: _ClassVar[int]
        HOLDS_FIELD_NUMBER: _ClassVar[int]
        NO_OTHER_HELPER_FIELD_NUMBER: _ClassVar[int]
        ROOF_SPACE_FIELD_NUMBER: _ClassVar[int]
        ONE_ROOF_FIELD_NUMBER: _ClassVar[int]
        NOT_MARKED_FIELD_NUMBER: _ClassVar[int]
        DELIVERY_POSSIBLE_FIELD_NUMBER: _ClassVar[int]
        OWN_TURN_FIELD_NUMBER: _ClassVar[int]
        IN_STEP_FIELD_NUMBER: _ClassVar[int]
        DO_FIRST_FIELD_NUMBER: _ClassVar[int]
        ASKED_FIELD_NUMBER: _ClassVar[int]
        LEFT_FIELD_NUMBER: _ClassVar[int]
        IN_HAND_FIELD_NUMBER: _ClassVar[int]
        IN_ROLE_FIELD_NUMBER: _ClassVar[int]
        FREE_SLOT_FIELD_NUMBER: _ClassVar[int]
        NO_FREE_SLOT_FIELD_NUMBER: _ClassVar[int]
        ON_FARM_FIELD_NUMBER: _ClassVar[int]
        USED_AT_WILL_FIELD_NUMBER: _ClassVar[int]
        GOOD_THERE_FIELD_NUMBER: _ClassVar[int]
        ROOF_FOR_SALE_FIELD_NUMBER: _ClassVar[int]
        DIE_THERE_FIELD_NUMBER: _ClassVar[int]
        SPACE_IN_USE_FIELD_NUMBER: _ClassVar[int]
        SPACE_VALUE_FIELD_NUMBER: _ClassVar[int]
        SPACE_EMPTY_FIELD_NUMBER: _ClassVar[int]
        NOT_BLOCKED_FIELD_NUMBER: _ClassVar[int]
        NOT_COMPLETED_FIELD_NUMBER: _ClassVar[int]
        OPEN_SYMBOL_FIELD_NUMBER: _ClassVar[int]
        have: LaGranja.Requirement.Have
        have_harvest: LaGranja.Requirement.HaveHarvest
        have_kinds: LaGranja.Requirement.HaveKinds
        have_cards: LaGranja.Requirement.HaveCards
        pig_space: LaGranja.Requirement.PigSpace
        in_phase: LaGranja.Requirement.InPhase
        in_window: LaGranja.Requirement.InWindow
        unused: LaGranja.Requirement.Unused
        does_something: LaGranja.Requirement.DoesSomething
        holds: LaGranja.Requirement.Holds
        no_other_helper: LaGranja.Requirement.NoOtherHelper
        roof_space: LaGranja.Requirement.RoofSpace
        one_roof: LaGranja.Requirement.OneRoof
        not_marked: LaGranja.Requirement.NotMarked
        delivery_possible: LaGranja.Requirement.DeliveryPossible
        own_turn: LaGranja.Requirement.OwnTurn
        in_step: LaGranja.Requirement.InStep
        do_first: LaGranja.Requirement.DoFirst
        asked: LaGranja.Requirement.Asked
        left: LaGranja.Requirement.Left
        in_hand: LaGranja.Requirement.InHand
        in_role: LaGranja.Requirement.InRole
        free_slot: LaGranja.Requirement.FreeSlot
        no_free_slot: LaGranja.Requirement.NoFreeSlot
        on_farm: LaGranja.Requirement.OnFarm
        used_at_will: LaGranja.Requirement.UsedAtWill
        good_there: LaGranja.Requirement.GoodThere
        roof_for_sale: LaGranja.Requirement.RoofForSale
        die_there: LaGranja.Requirement.DieThere
        space_in_use: LaGranja.Requirement.SpaceInUse
        space_value: LaGranja.Requirement.SpaceValue
        space_empty: LaGranja.Requirement.SpaceEmpty
        not_blocked: LaGranja.Requirement.NotBlocked
        not_completed: LaGranja.Requirement.NotCompleted
        open_symbol: LaGranja.Requirement.OpenSymbol
        def __init__(self, have: _Optional[_Union[LaGranja.Requirement.Have, _Mapping]] = ..., have_harvest: _Optional[_Union[LaGranja.Requirement.HaveHarvest, _Mapping]] = ..., have_kinds: _Optional[_Union[LaGranja.Requirement.HaveKinds, _Mapping]] = ..., have_cards: _Optional[_Union[LaGranja.Requirement.HaveCards, _Mapping]] = ..., pig_space: _Optional[_Union[LaGranja.Requirement.PigSpace, _Mapping]] = ..., in_phase: _Optional[_Union[LaGranja.Requirement.InPhase, _Mapping]] = ..., in_window: _Optional[_Union[LaGranja.Requirement.InWindow, _Mapping]] = ..., unused: _Optional[_Union[LaGranja.Requirement.Unused, _Mapping]] = ..., does_something: _Optional[_Union[LaGranja.Requirement.DoesSomething, _Mapping]] = ..., holds: _Optional[_Union[LaGranja.Requirement.Holds, _Mapping]] = ..., no_other_helper: _Optional[_Union[LaGranja.Requirement.NoOtherHelper, _Mapping]] = ..., roof_space: _Optional[_Union[LaGranja.Requirement.RoofSpace, _Mapping]] = ..., one_roof: _Optional[_Union[LaGranja.Requirement.OneRoof, _Mapping]] = ..., not_marked: _Optional[_Union[LaGranja.Requirement.NotMarked, _Mapping]] = ..., delivery_possible: _Optional[_Union[LaGranja.Requirement.DeliveryPossible, _Mapping]] = ..., own_turn: _Optional[_Union[LaGranja.Requirement.OwnTurn, _Mapping]] = ..., in_step: _Optional[_Union[LaGranja.Requirement.InStep, _Mapping]] = ..., do_first: _Optional[_Union[LaGranja.Requirement.DoFirst, _Mapping]] = ..., asked: _Optional[_Union[LaGranja.Requirement.Asked, _Mapping]] = ..., left: _Optional[_Union[LaGranja.Requirement.Left, _Mapping]] = ..., in_hand: _Optional[_Union[LaGranja.Requirement.InHand, _Mapping]] = ..., in_role: _Optional[_Union[LaGranja.Requirement.InRole, _Mapping]] = ..., free_slot: _Optional[_Union[LaGranja.Requirement.FreeSlot, _Mapping]] = ..., no_free_slot: _Optional[_Union[LaGranja.Requirement.NoFreeSlot, _Mapping]] = ..., on_farm: _Optional[_Union[LaGranja.Requirement.OnFarm, _Mapping]] = ..., used_at_will: _Optional[_Union[LaGranja.Requirement.UsedAtWill, _Mapping]] = ..., good_there: _Optional[_Union[LaGranja.Requirement.GoodThere, _Mapping]] = ..., roof_for_sale: _Optional[_Union[LaGranja.Requirement.RoofForSale, _Mapping]] = ..., die_there: _Optional[_Union[LaGranja.Requirement.DieThere, _Mapping]] = ..., space_in_use: _Optional[_Union[LaGranja.Requirement.SpaceInUse, _Mapping]] = ..., space_value: _Optional[_Union[LaGranja.Requirement.SpaceValue, _Mapping]] = ..., space_empty: _Optional[_Union[LaGranja.Requirement.SpaceEmpty, _Mapping]] = ..., not_blocked: _Optional[_Union[LaGranja.Requirement.NotBlocked, _Mapping]] = ..., not_completed: _Optional[_Union[LaGranja.Requirement.NotCompleted, _Mapping]] = ..., open_symbol: _Optional[_Union[LaGranja.Requirement.OpenSymbol, _Mapping]] = ...) -> None: ...
    class BarrowEdge(_message.Message):
        __slots__ = ("goods", "value")
        GOODS_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        goods: _containers.RepeatedScalarFieldContainer[LaGranja.Good]
        value: int
        def __init__(self, goods: _Optional[_Iterable[_Union[LaGranja.Good, str]]] = ..., value: _Optional[int] = ...) -> None: ...
    class ExtensionEdge(_message.Message):
        __slots__ = ("hand_size", "silver_income", "crop_income", "extra_delivery", "pig_space")
        HAND_SIZE_FIELD_NUMBER: _ClassVar[int]
        SILVER_INCOME_FIELD_NUMBER: _ClassVar[int]
        CROP_INCOME_FIELD_NUMBER: _ClassVar[int]
        EXTRA_DELIVERY_FIELD_NUMBER: _ClassVar[int]
        PIG_SPACE_FIELD_NUMBER: _ClassVar[int]
        hand_size: int
        silver_income: int
        crop_income: _containers.RepeatedScalarFieldContainer[LaGranja.Good]
        extra_delivery: int
        pig_space: int
        def __init__(self, hand_size: _Optional[int] = ..., silver_income: _Optional[int] = ..., crop_income: _Optional[_Iterable[_Union[LaGranja.Good, str]]] = ..., extra_delivery: _Optional[int] = ..., pig_space: _Optional[int] = ...) -> None: ...
    class HelperEdge(_message.Message):
        __slots__ = ("mode", "phases", "once_per_round", "summary", "provenance", "modifiers", "trigger", "optional", "condition", "window", "cost", "effects", "sources", "note")
        MODE_FIELD_NUMBER: _ClassVar[int]
        PHASES_FIELD_NUMBER: _ClassVar[int]
        ONCE_PER_ROUND_FIELD_NUMBER: _ClassVar[int]
        SUMMARY_FIELD_NUMBER: _ClassVar[int]
        PROVENANCE_FIELD_NUMBER: _ClassVar[int]
        MODIFIERS_FIELD_NUMBER: _ClassVar[int]
        TRIGGER_FIELD_NUMBER: _ClassVar[int]
        OPTIONAL_FIELD_NUMBER: _ClassVar[int]
        CONDITION_FIELD_NUMBER: _ClassVar[int]
        WINDOW_FIELD_NUMBER: _ClassVar[int]
        COST_FIELD_NUMBER: _ClassVar[int]
        EFFECTS_FIELD_NUMBER: _ClassVar[int]
        SOURCES_FIELD_NUMBER: _ClassVar[int]
        NOTE_FIELD_NUMBER: _ClassVar[int]
        mode: LaGranja.HelperMode
        phases: _containers.RepeatedScalarFieldContainer[LaGranja.Phase]
        once_per_round: bool
        summary: str
        provenance: str
        modifiers: _containers.RepeatedCompositeFieldContainer[LaGranja.Modifier]
        trigger: LaGranja.Trigger
        optional: bool
        condition: LaGranja.Condition
        window: LaGranja.HelperWindow
        cost: LaGranja.Cost
        effects: _containers.RepeatedCompositeFieldContainer[LaGranja.Effect]
        sources: _containers.RepeatedScalarFieldContainer[str]
        note: str
        def __init__(self, mode: _Optional[_Union[LaGranja.HelperMode, str]] = ..., phases: _Optional[_Iterable[_Union[LaGranja.Phase, str]]] = ..., once_per_round: _Optional[bool] = ..., summary: _Optional[str] = ..., provenance: _Optional[str] = ..., modifiers: _Optional[_Iterable[_Union[LaGranja.Modifier, _Mapping]]] = ..., trigger: _Optional[_Union[LaGranja.Trigger, _Mapping]] = ..., optional: _Optional[bool] = ..., condition: _Optional[_Union[LaGranja.Condition, _Mapping]] = ..., window: _Optional[_Union[LaGranja.HelperWindow, str]] = ..., cost: _Optional[_Union[LaGranja.Cost, _Mapping]] = ..., effects: _Optional[_Iterable[_Union[LaGranja.Effect, _Mapping]]] = ..., sources: _Optional[_Iterable[str]] = ..., note: _Optional[str] = ...) -> None: ...
    class Card(_message.Message):
        __slots__ = ("number", "name", "field", "barrow", "extension", "helper", "provenance", "name_pt")
        class ProvenanceEntry(_message.Message):
            __slots__ = ("key", "value")
            KEY_FIELD_NUMBER: _ClassVar[int]
            VALUE_FIELD_NUMBER: _ClassVar[int]
            key: str
            value: str
            def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
        NUMBER_FIELD_NUMBER: _ClassVar[int]
        NAME_FIELD_NUMBER: _ClassVar[int]
        FIELD_FIELD_NUMBER: _ClassVar[int]
        BARROW_FIELD_NUMBER: _ClassVar[int]
        EXTENSION_FIELD_NUMBER: _ClassVar[int]
        HELPER_FIELD_NUMBER: _ClassVar[int]
        PROVENANCE_FIELD_NUMBER: _ClassVar[int]
        NAME_PT_FIELD_NUMBER: _ClassVar[int]
        number: int
        name: str
        field: LaGranja.Good
        barrow: LaGranja.BarrowEdge
        extension: LaGranja.ExtensionEdge
        helper: LaGranja.HelperEdge
        provenance: _containers.ScalarMap[str, str]
        name_pt: str
        def __init__(self, number: _Optional[int] = ..., name: _Optional[str] = ..., field: _Optional[_Union[LaGranja.Good, str]] = ..., barrow: _Optional[_Union[LaGranja.BarrowEdge, _Mapping]] = ..., extension: _Optional[_Union[LaGranja.ExtensionEdge, _Mapping]] = ..., helper: _Optional[_Union[LaGranja.HelperEdge, _Mapping]] = ..., provenance: _Optional[_Mapping[str, str]] = ..., name_pt: _Optional[str] = ...) -> None: ...
    class Permanent(_message.Message):
        __slots__ = ("trigger", "effects", "modifiers")
        TRIGGER_FIELD_NUMBER: _ClassVar[int]
        EFFECTS_FIELD_NUMBER: _ClassVar[int]
        MODIFIERS_FIELD_NUMBER: _ClassVar[int]
        trigger: LaGranja.Trigger
        effects: _containers.RepeatedCompositeFieldContainer[LaGranja.Effect]
        modifiers: _containers.RepeatedCompositeFieldContainer[LaGranja.Modifier]
        def __init__(self, trigger: _Optional[_Union[LaGranja.Trigger, _Mapping]] = ..., effects: _Optional[_Iterable[_Union[LaGranja.Effect, _Mapping]]] = ..., modifiers: _Optional[_Iterable[_Union[LaGranja.Modifier, _Mapping]]] = ...) -> None: ...
    class Part(_message.Message):
        __slots__ = ("market_space", "roof", "craft_building", "revenue_space", "commodity_trade", "donkey_token", "siesta_position", "resource", "farm_board")
        class MarketSpace(_message.Message):
            __slots__ = ("value", "row", "column", "adjacent", "seat_counts")
            VALUE_FIELD_NUMBER: _ClassVar[int]
            ROW_FIELD_NUMBER: _ClassVar[int]
            COLUMN_FIELD_NUMBER: _ClassVar[int]
            ADJACENT_FIELD_NUMBER: _ClassVar[int]
            SEAT_COUNTS_FIELD_NUMBER: _ClassVar[int]
            value: int
            row: int
            column: int
            adjacent: _containers.RepeatedScalarFieldContainer[str]
            seat_counts: _containers.RepeatedScalarFieldContainer[int]
            def __init__(self, value: _Optional[int] = ..., row: _Optional[int] = ..., column: _Optional[int] = ..., adjacent: _Optional[_Iterable[str]] = ..., seat_counts: _Optional[_Iterable[int]] = ...) -> None: ...
        class Roof(_message.Message):
            __slots__ = ("round", "price", "phases", "effects")
            ROUND_FIELD_NUMBER: _ClassVar[int]
            PRICE_FIELD_NUMBER: _ClassVar[int]
            PHASES_FIELD_NUMBER: _ClassVar[int]
            EFFECTS_FIELD_NUMBER: _ClassVar[int]
            round: int
            price: int
            phases: _containers.RepeatedScalarFieldContainer[LaGranja.Phase]
            effects: _containers.RepeatedCompositeFieldContainer[LaGranja.Effect]
            def __init__(self, round: _Optional[int] = ..., price: _Optional[int] = ..., phases: _Optional[_Iterable[_Union[LaGranja.Phase, str]]] = ..., effects: _Optional[_Iterable[_Union[LaGranja.Effect, _Mapping]]] = ...) -> None: ...
        class CraftBuilding(_message.Message):
            __slots__ = ("number", "row", "immediate", "permanent", "permanent_phases", "first_vp", "unblock_vp")
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            ROW_FIELD_NUMBER: _ClassVar[int]
            IMMEDIATE_FIELD_NUMBER: _ClassVar[int]
            PERMANENT_FIELD_NUMBER: _ClassVar[int]
            PERMANENT_PHASES_FIELD_NUMBER: _ClassVar[int]
            FIRST_VP_FIELD_NUMBER: _ClassVar[int]
            UNBLOCK_VP_FIELD_NUMBER: _ClassVar[int]
            number: int
            row: _containers.RepeatedScalarFieldContainer[LaGranja.Good]
            immediate: _containers.RepeatedCompositeFieldContainer[LaGranja.Effect]
            permanent: LaGranja.Permanent
            permanent_phases: _containers.RepeatedScalarFieldContainer[LaGranja.Phase]
            first_vp: int
            unblock_vp: int
            def __init__(self, number: _Optional[int] = ..., row: _Optional[_Iterable[_Union[LaGranja.Good, str]]] = ..., immediate: _Optional[_Iterable[_Union[LaGranja.Effect, _Mapping]]] = ..., permanent: _Optional[_Union[LaGranja.Permanent, _Mapping]] = ..., permanent_phases: _Optional[_Iterable[_Union[LaGranja.Phase, str]]] = ..., first_vp: _Optional[int] = ..., unblock_vp: _Optional[int] = ...) -> None: ...
        class RevenueSpace(_message.Message):
            __slots__ = ("number", "effects")
            NUMBER_FIELD_NUMBER: _ClassVar[int]
            EFFECTS_FIELD_NUMBER: _ClassVar[int]
            number: int
            effects: _containers.RepeatedCompositeFieldContainer[LaGranja.Effect]
            def __init__(self, number: _Optional[int] = ..., effects: _Optional[_Iterable[_Union[LaGranja.Effect, _Mapping]]] = ...) -> None: ...
        class CommodityTrade(_message.Message):
            __slots__ = ("effects", "needs_pig_space")
            EFFECTS_FIELD_NUMBER: _ClassVar[int]
            NEEDS_PIG_SPACE_FIELD_NUMBER: _ClassVar[int]
            effects: _containers.RepeatedCompositeFieldContainer[LaGranja.Effect]
            needs_pig_space: bool
            def __init__(self, effects: _Optional[_Iterable[_Union[LaGranja.Effect, _Mapping]]] = ..., needs_pig_space: _Optional[bool] = ...) -> None: ...
        class DonkeyToken(_message.Message):
            __slots__ = ("deliveries", "hats")
            DELIVERIES_FIELD_NUMBER: _ClassVar[int]
            HATS_FIELD_NUMBER: _ClassVar[int]
            deliveries: int
            hats: int
            def __init__(self, deliveries: _Optional[int] = ..., hats: _Optional[int] = ...) -> None: ...
        class SiestaPosition(_message.Message):
            __slots__ = ("position", "vp")
            POSITION_FIELD_NUMBER: _ClassVar[int]
            VP_FIELD_NUMBER: _ClassVar[int]
            position: int
            vp: int
            def __init__(self, position: _Optional[int] = ..., vp: _Optional[int] = ...) -> None: ...
        class Resource(_message.Message):
            __slots__ = ("buy", "sell", "upgrades_to", "upgrade_price")
            BUY_FIELD_NUMBER: _ClassVar[int]
            SELL_FIELD_NUMBER: _ClassVar[int]
            UPGRADES_TO_FIELD_NUMBER: _ClassVar[int]
            UPGRADE_PRICE_FIELD_NUMBER: _ClassVar[int]
            buy: int
            sell: int
            upgrades_to: LaGranja.Good
            upgrade_price: int
            def __init__(self, buy: _Optional[int] = ..., sell: _Optional[int] = ..., upgrades_to: _Optional[_Union[LaGranja.Good, str]] = ..., upgrade_price: _Optional[int] = ...) -> None: ...
        class FarmBoard(_message.Message):
            __slots__ = ("hand_limit", "pig_spaces", "barrow_slots", "helper_slots", "roof_space_vp", "further_roof_vp", "extra_deliveries", "extra_delivery_price", "litter_minimum_pigs", "commodity_final_silver", "silver_per_final_vp")
            HAND_LIMIT_FIELD_NUMBER: _ClassVar[int]
            PIG_SPACES_FIELD_NUMBER: _ClassVar[int]
            BARROW_SLOTS_FIELD_NUMBER: _ClassVar[int]
            HELPER_SLOTS_FIELD_NUMBER: _ClassVar[int]
            ROOF_SPACE_VP_FIELD_NUMBER: _ClassVar[int]
            FURTHER_ROOF_VP_FIELD_NUMBER: _ClassVar[int]
            EXTRA_DELIVERIES_FIELD_NUMBER: _ClassVar[int]
            EXTRA_DELIVERY_PRICE_FIELD_NUMBER: _ClassVar[int]
            LITTER_MINIMUM_PIGS_FIELD_NUMBER: _ClassVar[int]
            COMMODITY_FINAL_SILVER_FIELD_NUMBER: _ClassVar[int]
            SILVER_PER_FINAL_VP_FIELD_NUMBER: _ClassVar[int]
            hand_limit: int
            pig_spaces: int
            barrow_slots: int
            helper_slots: int
            roof_space_vp: _containers.RepeatedScalarFieldContainer[int]
            further_roof_vp: int
            extra_deliveries: int
            extra_delivery_price: int
            litter_minimum_pigs: int
            commodity_final_silver: int
            silver_per_final_vp: int
            def __init__(self, hand_limit: _Optional[int] = ..., pig_spaces: _Optional[int] = ..., barrow_slots: _Optional[int] = ..., helper_slots: _Optional[int] = ..., roof_space_vp: _Optional[_Iterable[int]] = ..., further_roof_vp: _Optional[int] = ..., extra_deliveries: _Optional[int] = ..., extra_delivery_price: _Optional[int] = ..., litter_minimum_pigs: _Optional[int] = ..., commodity_final_silver: _Optional[int] = ..., silver_per_final_vp: _Optional[int] = ...) -> None: ...
        MARKET_SPACE_FIELD_NUMBER: _ClassVar[int]
        ROOF_FIELD_NUMBER: _ClassVar[int]
        CRAFT_BUILDING_FIELD_NUMBER: _ClassVar[int]
        REVENUE_SPACE_FIELD_NUMBER: _ClassVar[int]
        COMMODITY_TRADE_FIELD_NUMBER: _ClassVar[int]
        DONKEY_TOKEN_FIELD_NUMBER: _ClassVar[int]
        SIESTA_POSITION_FIELD_NUMBER: _ClassVar[int]
        RESOURCE_FIELD_NUMBER: _ClassVar[int]
        FARM_BOARD_FIELD_NUMBER: _ClassVar[int]
        market_space: LaGranja.Part.MarketSpace
        roof: LaGranja.Part.Roof
        craft_building: LaGranja.Part.CraftBuilding
        revenue_space: LaGranja.Part.RevenueSpace
        commodity_trade: LaGranja.Part.CommodityTrade
        donkey_token: LaGranja.Part.DonkeyToken
        siesta_position: LaGranja.Part.SiestaPosition
        resource: LaGranja.Part.Resource
        farm_board: LaGranja.Part.FarmBoard
        def __init__(self, market_space: _Optional[_Union[LaGranja.Part.MarketSpace, _Mapping]] = ..., roof: _Optional[_Union[LaGranja.Part.Roof, _Mapping]] = ..., craft_building: _Optional[_Union[LaGranja.Part.CraftBuilding, _Mapping]] = ..., revenue_space: _Optional[_Union[LaGranja.Part.RevenueSpace, _Mapping]] = ..., commodity_trade: _Optional[_Union[LaGranja.Part.CommodityTrade, _Mapping]] = ..., donkey_token: _Optional[_Union[LaGranja.Part.DonkeyToken, _Mapping]] = ..., siesta_position: _Optional[_Union[LaGranja.Part.SiestaPosition, _Mapping]] = ..., resource: _Optional[_Union[LaGranja.Part.Resource, _Mapping]] = ..., farm_board: _Optional[_Union[LaGranja.Part.FarmBoard, _Mapping]] = ...) -> None: ...
    def __init__(self) -> None: ...
