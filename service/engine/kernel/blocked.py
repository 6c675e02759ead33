"""Blocked actions: what a seat may not do now, with every requirement that is not met."""

from msgspec import Struct

from service.engine.kernel.action import Action


class Unmet(Struct, frozen=True):
    """An unmet requirement and the id of its rule. `either`: of all requirements marked so, meeting one is enough."""

    requirement: Struct
    need: int
    have: int
    rule: str
    either: bool = False


class BlockedAction(Struct, frozen=True):
    """An action that is not legal now, as it would be offered, with every requirement that is not met."""

    action: Action
    unmet: tuple[Unmet, ...]
