"""Decodes requests. The gRPC library would report undecodable bytes as INTERNAL; here they get a proper reason."""

from collections.abc import Callable, Mapping
from typing import Any

from service.app.languages import choose_language
from service.app.messages import Request
from service.app.methods import Method
from service.app.worker_jobs import EncodedRecord
from service.config import Limits
from service.errors import malformed
from service.wire.codec import from_message, message_of

Read = Callable[[bytes, Mapping[str, Any]], Request]


def reader(method: Method, limits: Limits) -> Read:
    """Return the function that decodes the requests of a method."""
    name, request_type = f"{method.name}Request", method.request
    speaks = "language" in request_type.__struct_fields__
    most = limits.record_bytes if method.record else limits.body_bytes

    def read(data: bytes, metadata: Mapping[str, Any]) -> Request:
        if len(data) > most:
            raise malformed(f"a {method.name} request may have {most} bytes, and this one has {len(data)}")
        if method.record:
            language = choose_language("", metadata.get("accept-language", ""))
            return EncodedRecord(form="protobuf", data=data, method=method.name, language=language)
        message = message_of(name, data)
        if speaks:
            message.language = choose_language(message.language, metadata.get("accept-language", ""))
        return from_message(request_type, message)

    return read
