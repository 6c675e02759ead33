"""The base of everything in the flow and on the cards that is plain data."""

from msgspec import Struct


class Node(Struct, frozen=True, array_like=True):
    """A piece of the flow or of a card as plain data."""
