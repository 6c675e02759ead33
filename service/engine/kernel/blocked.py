"""Blocked actions: what a seat may not do now, with every requirement that is not met."""

from msgspec import Struct

from service.engine.kernel.action import Action


class Unmet(Struct, frozen=True):
    """A requirement that is not met, and the id of the rule that asks for it. `either`: meeting one such is enough."""

    requirement: Struct
    need: int
    have: int
    rule: str
    either: bool = False


class BlockedAction(Struct, frozen=True):
    """An action that is not legal now, as it would be offered, with every requirement that is not met."""

    action: Action
    unmet: tuple[Unmet, ...]
