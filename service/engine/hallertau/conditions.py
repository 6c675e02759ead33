"""Evaluates the conditions of cards."""

from collections.abc import Callable
from typing import Any, Final

from service.engine.hallertau import frames
from service.engine.hallertau.cards.vocabulary import AllOf, AnyOf, AtLeast, AtMost, Condition, Exactly, Just, MoreThan
from service.engine.hallertau.counting import count
from service.engine.hallertau.spaces import SPACE, SPACES
from service.engine.hallertau.state import State
from service.engine.hallertau.triggers import FreshPlayed, JewelrySpent, SpaceUsed, ToolsGained, WorkersExchanged


def just(state: State, me: int, condition: Just) -> bool:
    """Return whether the seat has just done what a condition asks for (H-20 to H-26)."""
    seat = state.seats[me]
    if condition.what == "about_to_act_last":
        return bool(seat.frames) and isinstance(seat.frames[-1], frames.Turn)
    if condition.what == "using_butchery":
        return frames.Used(SPACE["butchery"]) in seat.frames
    for trigger in seat.triggers:
        if isinstance(trigger, JewelrySpent) and condition.what == "spent_last_jewelry":
            return seat.jewelry == 0
        if isinstance(trigger, SpaceUsed) and condition.what == "used_space":
            if not condition.spaces or SPACES[trigger.space].name in condition.spaces:
                return True
        elif isinstance(trigger, ToolsGained) and condition.what == "gained_tools":
            if trigger.tools >= condition.number:
                return True
        elif isinstance(trigger, WorkersExchanged) and condition.what == "exchanged_workers":
            return trigger.workers >= condition.number
        elif isinstance(trigger, FreshPlayed) and condition.what == "played_fresh_card":
            return True
    return False


HOLDS: Final[dict[type, Callable[[State, int, Any], bool]]] = {
    AtLeast: lambda state, me, c: count(state, me, c.what) >= count(state, me, c.number),
    AtMost: lambda state, me, c: count(state, me, c.what) <= c.number,
    Exactly: lambda state, me, c: count(state, me, c.what) in c.numbers,
    MoreThan: lambda state, me, c: count(state, me, c.what) > count(state, me, c.other),
    Just: just,
    AllOf: lambda state, me, c: all(holds(state, me, part) for part in c.of),
    AnyOf: lambda state, me, c: any(holds(state, me, part) for part in c.of),
}


def holds(state: State, me: int, condition: Condition) -> bool:
    """Return whether a condition holds. The state is only read (p.12)."""
    return HOLDS[type(condition)](state, me, condition)
