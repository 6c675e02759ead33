"""The base class of the immutable data that frames, cards and requirements consist of."""

from msgspec import Struct


class Node(Struct, frozen=True, array_like=True):
    """A node of a tree of plain data, stored as an array."""
