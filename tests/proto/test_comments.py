"""The comments of the contract: everything that the REST documentation shows has one."""

import json
from collections.abc import Iterator
from typing import Any

from google.protobuf.descriptor_pb2 import FileDescriptorSet

from tests.proto.contract_copy import DESCRIPTOR, ROOT

SAID = json.loads((ROOT / "service" / "rest" / "comments.json").read_text())
FILES = [
    file
    for file in FileDescriptorSet.FromString((ROOT / DESCRIPTOR).read_bytes()).file
    if file.package.startswith("reeve.")
]


def inner(message: Any, name: str) -> Iterator[str]:
    """Yield a message and all messages and enums in it."""
    yield name
    yield from (f"{name}.{enum.name}" for enum in message.enum_type)
    for nested in message.nested_type:
        if not nested.options.map_entry:
            yield from inner(nested, f"{name}.{nested.name}")


def definitions() -> Iterator[str]:
    """Yield the full names of all services, methods, messages and enums."""
    for file in FILES:
        yield from (f"{file.package}.{enum.name}" for enum in file.enum_type)
        for service in file.service:
            yield f"{file.package}.{service.name}"
            yield from (f"{file.package}.{service.name}.{method.name}" for method in service.method)
        for message in file.message_type:
            yield from inner(message, f"{file.package}.{message.name}")


def test_every_definition_but_requests_and_responses_has_a_comment():
    methods = [method for file in FILES for service in file.service for method in service.method]
    explained = {kind.lstrip(".") for method in methods for kind in (method.input_type, method.output_type)}
    found = set(definitions())
    assert len(found) > 300
    assert sorted(found - explained - set(SAID)) == []
