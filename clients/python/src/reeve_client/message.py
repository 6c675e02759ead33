"""Base classes of the messages of the contract."""

from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

STRICT: Final = False
"""Whether unknown fields and enum values are errors. The tests set it; clients accept what a newer server says."""

Answer = TypeVar("Answer", covariant=True)


class Message(Struct, frozen=True, kw_only=True, rename="camel", forbid_unknown_fields=STRICT):
    """A message of the contract."""


class Request(Message, frozen=True, omit_defaults=True):
    """Base of all requests."""


class Route(Struct, Generic[Answer], frozen=True):
    """How a method is called over REST.

    Names in braces in `path` are replaced by fields of the request. `whole` is the one field of the request (POST) or
    of the answer (GET) that is the whole body. `request_id`: the request has an id that makes a retry safe.
    """

    verb: str
    path: str
    answer: type[Answer]
    whole: str = ""
    request_id: bool = False


def first_set(*values: object) -> Any:
    """Return the value of a oneof's member that is set."""
    for value in values:
        if value is not None:
            return value
    return None
