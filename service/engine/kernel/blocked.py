"""What a seat may not do now, and why: every requirement that is not met, with what is needed and what is there."""

from msgspec import Struct


class Unmet(Struct, frozen=True):
    """A requirement that is not met, and the id of the rule that asks for it. `either`: meeting one such is enough."""

    requirement: Struct
    need: int
    have: int
    rule: str
    either: bool = False


class BlockedAction(Struct, frozen=True):
    """Something that is not legal now, by the id and arguments that it would have, with all that is missing."""

    id: str
    args: Struct
    unmet: tuple[Unmet, ...]
