"""Encodes structs as Protobuf messages.

The library builds messages from plain data. That alone would take as long as the rest of a move, because a view has
some hundred parts. So the bytes of views are cached: games return the same objects for what a move did not change.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.message_factory import GetMessageClass

from service.wire.cache import IdentityCache
from service.wire.contract import is_map, is_view, only_oneof
from service.wire.outgoing import Convert, converter, from_struct, value_converter

Encode = Callable[[Any], bytes]

CACHED_VIEWS: Final = 4_096
"""Views whose bytes are cached, for each field."""

LENGTH_DELIMITED: Final = 2


@cache
def encoder(message: Descriptor) -> Encode:
    """Return the function that encodes a value as a message."""
    build = GetMessageClass(message)
    views = {field.name: _view_field(field) for field in message.fields if _has_views(field)}
    if not views:
        convert = converter(message, "protobuf")
        return lambda value: build(**convert(value)).SerializeToString()
    if only_oneof(message):
        return lambda pair: views[pair[0]](pair[1])
    by_type: dict[type, Convert] = {}

    def encode(struct: Any) -> bytes:
        kind = type(struct)
        convert = by_type.get(kind)
        if convert is None:
            convert = by_type[kind] = from_struct(message, kind, "protobuf", without=frozenset(views))
        rest = build(**convert(struct)).SerializeToString()
        parts = [(write, getattr(struct, name)) for name, write in views.items()]
        return b"".join([rest, *[write(part) for write, part in parts if part is not None]])

    return encode


def _view_field(field: FieldDescriptor) -> Encode:
    """Return the function that encodes a field with views in it, and its key before it."""
    if is_map(field):
        around: Any = field.containing_type
        build, convert = GetMessageClass(around), value_converter(field, "protobuf") or dict
        return IdentityCache(lambda views: build(**{field.name: convert(views)}).SerializeToString(), CACHED_VIEWS)
    message: Any = field.message_type
    key, encode = varint(field.number << 3 | LENGTH_DELIMITED), encoder(message)

    def framed(view: Any) -> bytes:
        payload = encode(view)
        return key + varint(len(payload)) + payload

    single = IdentityCache(framed, CACHED_VIEWS) if is_view(message) and message.name != "View" else framed
    return (lambda views: b"".join([single(view) for view in views])) if field.is_repeated else single


def varint(number: int) -> bytes:
    """Return a number in groups of seven bits, the lowest first."""
    groups = bytearray()
    while number > 127:
        groups.append(number & 127 | 128)
        number >>= 7
    groups.append(number)
    return bytes(groups)


def _has_views(field: FieldDescriptor, above: frozenset[str] = frozenset()) -> bool:
    """Return whether a field holds views or messages with views in them."""
    message = field.message_type
    if message is None or message.full_name in above:
        return False
    return is_view(message) or any(_has_views(inner, above | {message.full_name}) for inner in message.fields)
