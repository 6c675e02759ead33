"""The mapping of Hallertau to its part of the contract."""

from typing import get_args, get_type_hints

from reeve.v1 import hallertau_pb2
from service.engine.hallertau import parts, quantities
from service.engine.hallertau.cards import vocabulary
from service.engine.hallertau.cards.decks import DECKS
from service.engine.hallertau.explain.requirements import FreeRow, InPhase, WorkersFor
from service.engine.hallertau.fields import FieldKind
from service.engine.hallertau.payments import Payment
from service.engine.hallertau.resources import CRAFTS, GOODS, PLACES, RESOURCES
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.state import Settings
from service.engine.hallertau.views import structs
from tests.wire.fit import Fit

HALLERTAU = Fit(
    namespace=hallertau_pb2.Hallertau.DESCRIPTOR,
    kinds={
        "Args": get_args(RULES.args_type),
        "Event": get_args(RULES.body_type),
        "Condition": get_args(vocabulary.Condition),
        "Cost": get_args(vocabulary.Cost),
        "Effect": get_args(vocabulary.Effect),
        "Part": tuple(parts.Part.__subclasses__()),
        "SpaceLine": get_args(parts.Line),
        "SpaceCost": get_args(parts.Cost),
        "Quantity": tuple(kind for kind in get_args(quantities.Quantity) if kind not in (int, str)),
        # AllOf and AnyOf are reported part by part; KeepCrops can always be paid (H-99).
        "Requirement": (
            *(kind for kind in get_args(vocabulary.Condition) if kind not in (vocabulary.AllOf, vocabulary.AnyOf)),
            *(kind for kind in get_args(vocabulary.Cost) if kind is not vocabulary.KeepCrops),
            *(InPhase, FreeRow, WorkersFor),
        ),
    },
    plain={
        "Settings": Settings,
        "View": structs.View,
        "SeatView": structs.SeatView,
        "SpaceView": structs.SpaceView,
        "CraftView": structs.CraftView,
        "Field": FieldKind,
        "Payment": Payment,
        "Card": vocabulary.Card,
        "CardOption": vocabulary.CardOption,
        "CenterSpace": parts.CenterSpace,
        "Clearing": parts.Clearing,
    },
    amounts={"Resources": RESOURCES, "Sheep": PLACES, "DeckCounts": DECKS},
    by_position={"Cards", "SpaceWorkers", "Number", "Number.ByOption", "Cost.Amount", "Effect.Gain"},
    words={
        "Space": [space.name for space in SPACES],
        "Craft": CRAFTS,
        "Good": [RESOURCES[good] for good in GOODS],
        "Resource": RESOURCES,
        "SheepPlace": PLACES,
        "DeckKind": DECKS,
        "Variant": get_args(get_type_hints(Settings)["variant"]),
        "QuantityName": quantities.NAMES,
        "Condition.Trigger": get_args(get_type_hints(vocabulary.Just)["what"]),
        "Effect.Name": get_args(get_type_hints(vocabulary.Special)["name"]),
    },
)
