"""The base of everything in the flow that is plain data."""

from msgspec import Struct


class Node(Struct, frozen=True, array_like=True):
    """A piece of the flow as plain data."""
