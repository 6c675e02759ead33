"""The requirements that `why_not` names besides conditions and costs of cards, as data for the texts."""

from service.engine.kernel.node import Node


class InPhase(Node, frozen=True, tag="in_phase"):
    """The Phase bar of a card: only in this Phase, or not in it."""

    phase: int
    only: bool


class FreeRow(Node, frozen=True, tag="free_row"):
    """A space must have an empty row."""

    space: str


class WorkersFor(Node, frozen=True, tag="workers_for"):
    """A space costs more Workers than the seat has, or other Workers than it must spend."""

    space: str
