"""The baseline: the same server echoes a document of equal size, with one read and one compare-and-set script in Redis.

It does not use the engine. The document is the answer to a move: over REST it is JSON that is decoded and encoded, over
gRPC it is bytes in a message.
"""

from typing import Any

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.descriptor_pb2 import FieldDescriptorProto
from msgspec import Struct

from service.app.identity import Identity
from service.app.messages import Request
from service.app.methods import METHODS, Method
from service.app.service import Service
from service.grpc import servicer
from service.rest import headers, routes
from service.store.redis import RedisStore
from service.wire.contract import MESSAGES

SCRIPT = """
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[2], 'head', ARGV[3])
return 1
"""
HEAD = b"h" * 1_300
"""About the size of the head of a game."""


class EchoRequest(Request, frozen=True):
    """The data to echo: a document, or bytes."""

    game: str = ""
    document: dict[str, Any] | None = None
    body: bytes = b""


class EchoResponse(Struct, frozen=True):
    """The echoed data."""

    document: dict[str, Any]
    body: bytes


ECHO = Method("EchoService", "Echo", EchoRequest)


def add_echo(service: Service) -> None:
    """Add the echo to both APIs of a server, before it starts."""
    describe_messages()
    store: Any = service.store
    assert isinstance(store, RedisStore)
    digest = ""

    async def echo(identity: Identity, request: EchoRequest) -> EchoResponse:
        nonlocal digest
        if not digest:
            digest = await store._cluster.one("SCRIPT", "LOAD", SCRIPT)
        key = f"echo:{{{request.game}}}"
        version, _ = await store._cluster.one("HMGET", key, "version", "head")
        before = version or b""
        if version is None:
            await store._cluster.one("HSET", key, "version", "")
        done = await store._cluster.one("EVALSHA", digest, 1, key, before, int(before or 0) + 1, HEAD)
        assert done == 1
        return EchoResponse(request.document or {}, request.body)

    service.handlers["Echo"] = echo
    # The server registers what this list names when it starts; the echo is not in the contract.
    servicer.METHODS = (*METHODS, ECHO)  # type: ignore[attr-defined, assignment]
    headers.READERS["Echo"] = ()
    route = routes.Route("POST", "/v1/games/{game}:echo", ECHO, ("game",), frozenset(), "")
    routes.BY_SHAPE["/v1/games/{}:echo"] = {"POST": route}


def describe_messages() -> None:
    """Create the Protobuf messages of the echo, which are not part of the contract."""
    file = descriptor_pb2.FileDescriptorProto(name="bench/echo.proto", package="reeve.v1", syntax="proto3")
    text, many = FieldDescriptorProto.TYPE_STRING, FieldDescriptorProto.TYPE_BYTES
    fields = {"EchoRequest": {"game": text, "body": many}, "EchoResponse": {"body": many}}
    for name, parts in fields.items():
        message = file.message_type.add(name=name)
        for place, (field, kind) in enumerate(parts.items(), 1):
            message.field.add(name=field, number=place, type=kind, label=1)
        entry = message.nested_type.add(name="DocumentEntry")
        entry.options.map_entry = True
        for place, field in enumerate(("key", "value"), 1):
            entry.field.add(name=field, number=place, type=text, label=1)
        message.field.add(
            name="document",
            number=len(parts) + 1,
            type=FieldDescriptorProto.TYPE_MESSAGE,
            label=3,
            type_name=f".reeve.v1.{name}.DocumentEntry",
        )
    pool = descriptor_pool.Default()
    pool.Add(file)
    for name in fields:
        MESSAGES[name] = message_factory.GetMessageClass(pool.FindMessageTypeByName(f"reeve.v1.{name}"))
