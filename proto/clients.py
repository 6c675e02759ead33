"""Generates the types of both client libraries from the descriptor of the contract.

One walk over the descriptor collects the enums, messages and methods; `typescript_client.py` and `python_client.py`
write them as code. Routes come from `service/rest/routes.py`, because the descriptor does not have them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import python_client  # in the folder of this script
import typescript_client
from google.protobuf.descriptor_pb2 import (
    DescriptorProto,
    EnumDescriptorProto,
    FieldDescriptorProto,
    FileDescriptorProto,
    FileDescriptorSet,
)

from service.rest.routes import ROUTES

PACKAGE = "reeve.v1"
SCALARS = {
    FieldDescriptorProto.TYPE_INT32: "int",
    FieldDescriptorProto.TYPE_STRING: "string",
    FieldDescriptorProto.TYPE_BOOL: "bool",
    FieldDescriptorProto.TYPE_DOUBLE: "float",
}
TIMESTAMP = ".google.protobuf.Timestamp"


@dataclass
class Field:
    """A field of a message.

    `kind`: "int", "float", "string", "bool", "time", "enum" or "message"; `type`: the full name of the enum or message;
    `shape`: "one", "list", or "map" from text to such values.
    """

    name: str
    json: str
    kind: str
    type: str
    doc: str
    shape: str
    presence: bool
    """Whether the field may be absent in answers."""
    in_path: bool
    """Whether the field is part of the path of a route."""


@dataclass
class Message:
    """A message: its plain fields, and the members of its oneof if it has one."""

    path: tuple[str, ...]
    module: str
    doc: str
    fields: list[Field]
    members: list[Field]

    @property
    def is_request(self) -> bool:
        return self.path[-1].endswith("Request")

    @property
    def is_settings(self) -> bool:
        """Whether all fields are optional because they have default values."""
        return self.path[-1] == "Settings"

    @property
    def is_union(self) -> bool:
        """Whether the message is a oneof and nothing else."""
        return bool(self.members) and not self.fields


@dataclass
class Enum:
    """An enum with its values, without UNSPECIFIED, which is never sent."""

    path: tuple[str, ...]
    module: str
    doc: str
    values: list[tuple[str, str]]


@dataclass
class Method:
    """A method with its route. `whole`: the one field that is the whole body; `request_id`: whether it has a field for
    an idempotency key.
    """

    name: str
    doc: str
    request: str
    response: str
    stream: bool
    verb: str
    path: str
    whole: str
    request_id: bool


@dataclass
class Contract:
    """Everything that the clients are generated from, by full name and in the order of the files."""

    messages: dict[str, Message] = field(default_factory=dict)
    enums: dict[str, Enum] = field(default_factory=dict)
    methods: list[Method] = field(default_factory=list)

    def in_answers(self, message: Message) -> bool:
        """Whether a message can be part of an answer, where all plain fields are always there."""
        return full_name(message.path) in self._answers

    @cached_property
    def _answers(self) -> set[str]:
        found: set[str] = set()
        waiting = [name for name in self.messages if name.endswith(("Response", ".Refusal"))]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                message = self.messages[name]
                waiting += [one.type for one in (*message.fields, *message.members) if one.kind == "message"]
        return found

    @property
    def reasons(self) -> list[tuple[str, str]]:
        """The reasons of refusals with their comments; on the wire they have no prefix."""
        return self.enums[f".{PACKAGE}.RefusalReason"].values


def write_clients(descriptor: Path, docs: Mapping[str, str], target: Path) -> None:
    """Write the generated code of both clients under a folder."""
    contract = read_contract(FileDescriptorSet.FromString(descriptor.read_bytes()), docs)
    for writer, place in (
        (typescript_client, "clients/typescript/src"),
        (python_client, "clients/python/src/reeve_client/contract"),
    ):
        for name, text in writer.files(contract).items():
            path = target / place / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


def read_contract(descriptors: FileDescriptorSet, docs: Mapping[str, str]) -> Contract:
    """Collect everything in the files of the contract."""
    contract = Contract()
    for file in descriptors.file:
        if file.package == PACKAGE:
            _Walk(file, docs, contract).walk()
    return contract


class _Walk:
    """Collects enums, messages and methods of one file."""

    def __init__(self, file: FileDescriptorProto, docs: Mapping[str, str], contract: Contract) -> None:
        self.file, self.docs, self.contract = file, docs, contract
        self.module = Path(file.name).stem

    def walk(self) -> None:
        for enum in self.file.enum_type:
            self.enum(enum, ())
        for message in self.file.message_type:
            self.message(message, ())
        for service in self.file.service:
            for method in service.method:
                self.method(service.name, method)

    def doc(self, *path: str) -> str:
        return self.docs.get(".".join((PACKAGE, *path)), "")

    def enum(self, enum: EnumDescriptorProto, outer: tuple[str, ...]) -> None:
        path = (*outer, enum.name)
        values = [(value.name, self.doc(*path, value.name)) for value in enum.value if value.number]
        if path == ("RefusalReason",):
            values = [(name.removeprefix("REFUSAL_REASON_"), doc) for name, doc in values]
        self.contract.enums[full_name(path)] = Enum(path, self.module, self.doc(*path), values)

    def message(self, message: DescriptorProto, outer: tuple[str, ...]) -> None:
        path = (*outer, message.name)
        for enum in message.enum_type:
            self.enum(enum, path)
        maps = {nested.name: nested for nested in message.nested_type if nested.options.map_entry}
        if message.field or len(message.nested_type) == len(maps):  # else a namespace
            fields, members = [], []
            for one in message.field:
                in_oneof = one.HasField("oneof_index") and not one.proto3_optional
                (members if in_oneof else fields).append(self.field(one, path, maps))
            self.contract.messages[full_name(path)] = Message(path, self.module, self.doc(*path), fields, members)
        for nested in message.nested_type:
            if nested.name not in maps:
                self.message(nested, path)

    def field(self, one: FieldDescriptorProto, path: tuple[str, ...], maps: Mapping[str, DescriptorProto]) -> Field:
        value, shape = one, "list" if one.label == FieldDescriptorProto.LABEL_REPEATED else "one"
        if entry := maps.get(one.type_name.rpartition(".")[2]):
            value, shape = entry.field[1], "map"
        kind = SCALARS.get(value.type, "enum")
        if value.type == FieldDescriptorProto.TYPE_MESSAGE:
            kind = "time" if value.type_name == TIMESTAMP else "message"
        in_path = one.name in ROUTE_FIELDS.get(path[-1].removesuffix("Request"), ())
        return Field(
            one.name,
            one.json_name,
            kind,
            value.type_name,
            self.doc(*path, one.name),
            shape,
            one.proto3_optional,
            in_path,
        )

    def method(self, service: str, method: Any) -> None:
        route = next((route for route in ROUTES if route.method.name == method.name), None)
        if route is None:
            return  # not served yet
        request = self.contract.messages[method.input_type]
        self.contract.methods.append(
            Method(
                name=method.name,
                doc=self.doc(service, method.name),
                request=method.input_type,
                response=method.output_type,
                stream=method.server_streaming,
                verb=route.verb,
                path=route.path,
                whole=route.whole,
                request_id=any(one.name == "request_id" for one in request.fields),
            )
        )


ROUTE_FIELDS = {route.method.name: route.names for route in ROUTES}
"""The fields of requests that are in the path of their route."""


def full_name(path: tuple[str, ...]) -> str:
    """Return the name by which a descriptor refers to a message or an enum."""
    return f".{PACKAGE}.{'.'.join(path)}"
