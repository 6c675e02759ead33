"""Nodes at the same place in several options, read together as a column: `at least 1, 2 or 5 Meat`."""

from collections.abc import Sequence
from typing import TypeVar

from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.quantities import Quantity
from service.engine.kernel.node import Node

T = TypeVar("T")


def alike(column: Sequence[object], kind: type[T]) -> tuple[T, ...]:
    """A column, known to be all of one kind."""
    return tuple(node for node in column if isinstance(node, kind))


def shape(value: object) -> object:
    """What nodes must share to be read together: everything but plain numbers."""
    if type(value) is int:
        return int
    if isinstance(value, Node):
        return (type(value), *(shape(getattr(value, name)) for name in value.__struct_fields__))
    if isinstance(value, tuple) and not all(type(part) is int for part in value):
        return tuple(shape(part) for part in value)
    return value


def is_regular(column: Sequence[object]) -> bool:
    """Whether only plain numbers differ, and not in what is counted."""
    whats = {node.what for node in column if isinstance(node, v.AtLeast | v.AtMost)}
    return len({shape(node) for node in column}) == 1 and len(whats) < 2


def by_option(number: v.Number) -> tuple[Quantity, ...]:
    """The numbers of an effect as a column."""
    return number if isinstance(number, tuple) else (number,)
