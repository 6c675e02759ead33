"""Why a bot chose an action, as data and in one sentence for a player."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from service.engine.kernel.action import Action
from service.engine.kernel.bots.decision import Decision
from service.engine.kernel.language import Language

NO_DIFFERENCE: Final = 0.05
"""Actions whose values differ by fewer points than this are equally good."""


class Hint(Struct, frozen=True):
    """The reason for a decision: its action is worth so many points more than the next best one.

    `part` names the part of the value that speaks most for the action. Without `next_best` there was nothing to
    compare; without `part` both actions are equally good.
    """

    next_best: Action | None = None
    points: float = 0.0
    part: str | None = None


def hint(decision: Decision) -> Hint:
    """Return the reason for a decision: what sets its action apart from the next best one."""
    if len(decision.candidates) < 2:
        return Hint()
    best, second = decision.candidates[:2]
    points = best.value - second.value
    if points < NO_DIFFERENCE:
        return Hint(second.action)
    differences = {name: best.parts[name] - second.parts[name] for name in best.parts}
    return Hint(second.action, points, max(differences, key=differences.__getitem__))


def write_hint(hint: Hint, language: Language, label: Callable[[Action], str]) -> str:
    """Write a hint in one sentence; `label` writes an action in the same language."""
    if hint.next_best is None:
        return language.fill("hint.only")
    next_best = label(hint.next_best)
    if hint.part is None:
        return language.fill("hint.equal", next_best=next_best)
    mostly, vp = language.names[f"mostly.{hint.part}"], round(hint.points)
    key = "hint.better" if vp else "hint.slightly"
    return language.fill(key, vp=vp, next_best=next_best, mostly=mostly)
