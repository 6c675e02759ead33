"""The mapping of La Granja to its part of the contract."""

from typing import Any, get_args, get_type_hints

from msgspec import Struct

from reeve.v1 import lagranja_pb2
from service.engine.lagranja import dispatch, frames, goods, parts, state, steps, vocabulary
from service.engine.lagranja.edition import model
from service.engine.lagranja.events import Needed
from service.engine.lagranja.explain import requirements
from service.engine.lagranja.sources import Lying
from service.engine.lagranja.views import structs
from tests.wire.fit import Fit


def literal(kind: type[Struct], field: str) -> tuple[Any, ...]:
    """Return the allowed words of a field, without None."""
    hint = get_type_hints(kind)[field]
    return get_args(next((part for part in get_args(hint) if get_args(part)), hint))


LAGRANJA = Fit(
    namespace=lagranja_pb2.LaGranja.DESCRIPTOR,
    kinds={
        "Args": get_args(dispatch.ANY_ARGS),
        "Event": get_args(dispatch.ANY_BODY),
        "Effect": tuple(vocabulary.Op.__subclasses__()),
        "Part": tuple(parts.Part.__subclasses__()),
        "Requirement": tuple(requirements.Requirement.__subclasses__()),
    },
    plain={
        "Settings": state.Settings,
        "Lying": Lying,
        "Needed": Needed,
        "View": structs.View,
        "SeatView": structs.SeatView,
        "SpaceView": structs.SpaceView,
        "MarkView": structs.MarkView,
        "PositionView": structs.PositionView,
        "BuildingView": structs.BuildingView,
        "FieldView": structs.FieldView,
        "CargoView": structs.CargoView,
        "BarrowView": structs.BarrowView,
        "HelperView": structs.HelperView,
        "RoofView": structs.RoofView,
        "TileView": structs.TileView,
        "Card": model.FarmCard,
        "BarrowEdge": model.BarrowEdge,
        "ExtensionEdge": model.ExtensionEdge,
        "HelperEdge": model.HelperEdge,
        "Permanent": model.Permanent,
        "Trigger": vocabulary.Trigger,
        "Condition": vocabulary.Condition,
        "Cost": vocabulary.Cost,
        "Modifier": vocabulary.Modifier,
        "Expression": vocabulary.Expression,
    },
    amounts={"Goods": goods.NAMES},
    by_position={"Cards", "Effects", "Amount"},
    words={
        "Good": goods.NAMES,
        "Phase": get_args(goods.Phase),
        "Step": [step.lower() for step in steps.STEPS],
        "Role": goods.ROLES,
        "Place": get_args(goods.Place),
        "VpSource": state.VP_SOURCES,
        "ExtraDeliveries": literal(state.Settings, "extra_deliveries"),
        "Pending": [str(kind.__struct_config__.tag) for kind in frames.ASKS],
        "EventName": get_args(vocabulary.EventName),
        "Pick": get_args(vocabulary.Pick),
        "ModifierName": get_args(vocabulary.ModifierName),
        "ExpressionName": literal(vocabulary.Expression, "expr"),
        "StallTarget": literal(vocabulary.MoveStall, "to"),
        "TurnPosition": literal(vocabulary.Condition, "turn_position"),
        "HelperMode": literal(model.HelperEdge, "mode"),
        "HelperWindow": literal(model.HelperEdge, "window"),
    },
)
