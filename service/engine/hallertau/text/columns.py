"""Nodes at the same place in several options, read together as a column: `at least 1, 2 or 5 Meat`."""

from collections.abc import Sequence
from typing import TypeVar

from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.quantities import Quantity
from service.engine.kernel.node import Node

T = TypeVar("T")


def alike(column: Sequence[object], kind: type[T]) -> tuple[T, ...]:
    """Return a column typed as nodes of one kind; all its nodes must be of that kind."""
    return tuple(node for node in column if isinstance(node, kind))


def shape(value: object) -> object:
    """Return everything of a node but its plain numbers; nodes of equal shape are read together."""
    if type(value) is int:
        return int
    if isinstance(value, Node):
        return (type(value), *(shape(getattr(value, name)) for name in value.__struct_fields__))
    if isinstance(value, tuple) and not all(type(part) is int for part in value):
        return tuple(shape(part) for part in value)
    return value


def is_regular(column: Sequence[object]) -> bool:
    """Return whether the nodes of a column differ in plain numbers only, and not in the quantity."""
    whats = {node.what for node in column if isinstance(node, v.AtLeast | v.AtMost)}
    return len({shape(node) for node in column}) == 1 and len(whats) < 2


def by_option(number: v.Number) -> tuple[Quantity, ...]:
    """Return the numbers of an effect as a column."""
    return number if isinstance(number, tuple) else (number,)
