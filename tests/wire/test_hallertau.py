"""Hallertau and its part of the contract fit exactly: no kind, field or word is missing on either side."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from google.protobuf.descriptor import Descriptor, EnumDescriptor
from msgspec import Struct

from service.app.watching import FAREWELLS
from service.engine.hallertau import args, events, quantities, views, why_not
from service.engine.hallertau.cards import vocabulary
from service.engine.hallertau.cards.decks import DECKS
from service.engine.hallertau.resources import CRAFTS, GOODS, PLACES, RESOURCES
from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.state import Options
from service.engine.kernel.option import Window
from service.grpc.gen.reeve.v1 import catalog_pb2, game_pb2, hallertau_pb2, records_pb2, score_pb2
from service.wire.outgoing import enum_words

FILES = [module.DESCRIPTOR for module in (game_pb2, catalog_pb2, records_pb2, score_pb2, hallertau_pb2)]
HALLERTAU: Descriptor = hallertau_pb2.Hallertau.DESCRIPTOR

KINDS: dict[str, tuple[Any, ...]] = {
    "Args": tuple(args.Args.__subclasses__()),
    "Event": tuple(events.Body.__subclasses__()),
    "Condition": get_args(vocabulary.Condition),
    "Cost": get_args(vocabulary.Cost),
    "Effect": get_args(vocabulary.Effect),
    "Quantity": tuple(kind for kind in get_args(quantities.Quantity) if kind not in (int, str)),
    "Requirement": (
        *(kind for kind in get_args(vocabulary.Condition) if kind not in (vocabulary.AllOf, vocabulary.AnyOf)),
        *(kind for kind in get_args(vocabulary.Cost) if kind is not vocabulary.KeepCrops),
        *(why_not.InPhase, why_not.FreeRow, why_not.WorkersFor),
    ),
}
"""The tagged structs of every oneof. AllOf and AnyOf are told part by part; KeepCrops can always be paid (H-99)."""

PLAIN: dict[str, type[Struct]] = {
    "Options": Options,
    "View": views.View,
    "SeatView": views.SeatView,
    "SpaceView": views.SpaceView,
    "CraftView": views.CraftView,
    "Field": args.FieldKind,
    "Payment": args.Payment,
    "Card": vocabulary.Card,
    "CardOption": vocabulary.CardOption,
}
AMOUNTS = {"Resources": RESOURCES, "Sheep": PLACES, "DeckCounts": DECKS}
"""Dicts: the keys are the fields."""

BY_POSITION = {"Cards", "SpaceWorkers", "Number", "Number.ByOption", "Cost.Amount", "Effect.Gain"}
"""Tuples, or one of two plain types."""


def tag_of(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def members(name: str) -> dict[str, Descriptor]:
    """The members of a oneof that are messages."""
    return {
        field.name: field.message_type for field in HALLERTAU.nested_types_by_name[name].fields if field.message_type
    }


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_has_a_member_and_every_member_a_kind(name):
    assert sorted(map(tag_of, KINDS[name])) == sorted(members(name))


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, kinds in KINDS.items() for kind in kinds])
def test_a_kind_has_the_fields_of_its_member(name, kind):
    assert {field.name for field in members(name)[tag_of(kind)].fields} == set(kind.__struct_fields__)


@pytest.mark.parametrize("name", PLAIN)
def test_a_plain_struct_has_the_fields_of_its_message(name):
    message = HALLERTAU.nested_types_by_name[name]
    assert {field.name for field in message.fields} == set(PLAIN[name].__struct_fields__)


@pytest.mark.parametrize("name", AMOUNTS)
def test_amounts_have_the_engines_names(name):
    assert [field.name for field in HALLERTAU.nested_types_by_name[name].fields] == list(AMOUNTS[name])


def test_no_message_of_the_game_is_left_over():
    used = {message.full_name for name in KINDS for message in members(name).values()}
    named = {f"{HALLERTAU.full_name}.{name}" for name in {*KINDS, *PLAIN, *AMOUNTS, *BY_POSITION}}
    assert {message.full_name for message in inner_messages(HALLERTAU)} == used | named


def inner_messages(message: Descriptor) -> Iterator[Descriptor]:
    for inner in message.nested_types:
        yield inner
        yield from inner_messages(inner)


# Words

WORDS = {
    "GameStatus": ("waiting", "running", "finished"),
    "GoodbyeReason": FAREWELLS.values(),
    "Window": [window.value.lower() for window in Window],
    "Hallertau.Space": [space.name for space in SPACES],
    "Hallertau.Craft": CRAFTS,
    "Hallertau.Good": [RESOURCES[good] for good in GOODS],
    "Hallertau.Resource": RESOURCES,
    "Hallertau.SheepPlace": PLACES,
    "Hallertau.DeckKind": DECKS,
    "Hallertau.Variant": [word.replace("-", "_") for word in get_args(get_type_hints(Options)["variant"])],
    "Hallertau.QuantityName": quantities.NAMES,
    "Hallertau.Condition.Trigger": get_args(get_type_hints(vocabulary.Just)["what"]),
    "Hallertau.Effect.Name": get_args(get_type_hints(vocabulary.Special)["name"]),
}


def all_enums() -> dict[str, EnumDescriptor]:
    """Every enum of the contract by its name without the package."""
    outer = [enum for file in FILES for enum in file.enum_types_by_name.values()]
    inner = [enum for message in (HALLERTAU, *inner_messages(HALLERTAU)) for enum in message.enum_types]
    return {enum.full_name.removeprefix("reeve.v1."): enum for enum in outer + inner}


def test_every_enum_has_its_words_here():
    assert set(all_enums()) == set(WORDS)


@pytest.mark.parametrize("name", WORDS)
def test_an_enum_has_exactly_the_engines_words(name):
    assert sorted(enum_words(all_enums()[name]).values()) == sorted(WORDS[name])
