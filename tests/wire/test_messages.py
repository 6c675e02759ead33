"""The structs of the service match the messages that all games share."""

import pytest
from google.protobuf.descriptor import Descriptor, FieldDescriptor
from msgspec import Struct

from reeve.v1 import game_pb2
from service.app import messages, player_messages, referee_messages, webhook_messages
from service.app.head import OWN_EVENTS
from service.app.languages import DEFAULT
from service.app.messages import ActionMessage, Request
from service.app.methods import METHODS
from service.app.player_messages import PlayerAnswer
from service.app.referee_messages import GameAnswer, InviteAnswer
from service.app.webhook_messages import WebhookAnswer
from service.engine.kernel.record import Entry, Record, SeatInfo
from service.engine.kernel.refereed import Act, RecordedOutage, RecordReferee
from service.engine.kernel.result import Result, Score
from service.wire.contract import MESSAGES, real_oneofs
from tests.wire.test_words import SERVICE_MODULES

DESCRIPTORS: dict[str, Descriptor] = {
    **{name: kind.DESCRIPTOR for name, kind in MESSAGES.items()},
    **game_pb2.WatchGameResponse.DESCRIPTOR.nested_types_by_name,
}
ANSWERS = {
    GameAnswer: (
        "ResignSeat",
        "ReclaimSeat",
        "ForfeitSeat",
        "AddTime",
        "PauseGame",
        "ResumeGame",
        "AdjudicateGame",
        "VoidGame",
    ),
    InviteAnswer: ("ReplaceSeat", "ReissueToken"),
    PlayerAnswer: ("GetPlayer", "UpsertPlayer", "RevokePlayerTokens"),
    WebhookAnswer: ("GetWebhook", "UpdateWebhook"),
}
"""Structs that answer several methods, each with a message of its own."""
STRUCTS: dict[str, type[Struct]] = {
    **{
        name: kind
        for module in (messages, player_messages, referee_messages, webhook_messages)
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind not in ANSWERS
    },
    **{f"{name}Response": kind for kind, names in ANSWERS.items() for name in names},
    **{kind.__name__: kind for kind in OWN_EVENTS},
    "Action": ActionMessage,
    "Record": Record,
    "RecordEntry": Entry,
    "RecordSeat": SeatInfo,
    "Result": Result,
    "Score": Score,
    "Outage": RecordedOutage,
    "RecordAct": Act,
    "RecordReferee": RecordReferee,
}
for base in ("Struct", "Request", "ActionMessage", "PlayerRequest", "SeatRequest", "ArbiterRequest", "WebhookRequest"):
    del STRUCTS[base]
REQUESTS = sorted(name for name, kind in STRUCTS.items() if issubclass(kind, Request))
PAIRS = {
    "ActionList",
    "BlockedActionList",
    "GameSettings",
    "View",
    "Args",
    "TableEvent",
    "Requirement",
    "WatchGameResponse",
}
"""Messages with a oneof or a list only; their values are a GamePart, a tagged struct, or a tuple."""


def fields_of(message: Descriptor) -> list[set[str]]:
    """Return the names of a message's fields; a oneof counts by its members, or by its own name."""
    flat, oneofs = {field.name for field in message.fields}, real_oneofs(message)
    members = {field.name for fields in oneofs.values() for field in fields}
    return [flat, flat - members | set(oneofs)]


def test_every_message_has_a_struct_and_every_struct_a_message():
    assert set(STRUCTS) == set(DESCRIPTORS) - PAIRS


@pytest.mark.parametrize("name", sorted(STRUCTS))
def test_a_struct_has_the_fields_of_its_message(name):
    assert set(STRUCTS[name].__struct_fields__) in fields_of(DESCRIPTORS[name])


def default_of(field: FieldDescriptor) -> object:
    """Return the value of a field that is not set; enums have the names of their values."""
    return field.default_value if field.enum_type is None else field.enum_type.values[0].name


@pytest.mark.parametrize("name", REQUESTS)
def test_defaults_of_requests_are_those_of_the_contract(name):
    request = STRUCTS[name]()
    for field in DESCRIPTORS[name].fields:
        if field.name == "language" and name != "ReplayRecordRequest":  # chosen before the request is decoded
            assert request.language == DEFAULT
            continue
        unset = () if field.is_repeated else None if field.has_presence else default_of(field)
        assert getattr(request, field.name) == unset


def test_every_method_of_the_contract_exists():
    written = {
        (service.name, method.name, method.input_type.name, method.output_type.name, method.server_streaming)
        for module in SERVICE_MODULES
        for service in module.DESCRIPTOR.services_by_name.values()
        for method in service.methods
    }
    answered = {(m.service, m.name, m.request.__name__, f"{m.name}Response", m.stream) for m in METHODS}
    assert answered == written
    assert len(METHODS) == len(answered)
