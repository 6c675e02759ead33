"""Triggers: what a seat has *just* done, for the cards that ask for it (H-20)."""

from service.engine.kernel.node import Node


class SpaceUsed(Node, frozen=True, tag="space_used"):
    """The seat has just used a space (H-22, H-24)."""

    space: int


class ToolsGained(Node, frozen=True, tag="tools_gained"):
    """The seat has just gained so many Tools at once (H-23)."""

    tools: int


class WorkersExchanged(Node, frozen=True, tag="workers_exchanged"):
    """The seat has just exchanged so many Workers (H-26)."""

    workers: int


class JewelrySpent(Node, frozen=True, tag="jewelry_spent"):
    """Paying has just brought the seat's Jewelry to 0 (H-21)."""


class FreshPlayed(Node, frozen=True, tag="fresh_played"):
    """The seat has just played a card that it had just got into its hand (H-28)."""


class JustHarvested(Node, frozen=True, tag="just_harvested"):
    """A card has just let the seat harvest so much of a Good (H-29)."""

    good: int
    amount: int


Trigger = SpaceUsed | ToolsGained | WorkersExchanged | JewelrySpent | FreshPlayed | JustHarvested
