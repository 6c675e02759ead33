"""Craft Buildings: prices of a step, Boulders in the way and the Tools that move them."""

from functools import cache
from itertools import product
from typing import Final

from msgspec import Struct

from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.resources import (
    BARLEY,
    CLAY,
    FLAX,
    HIDES,
    HOPS,
    MEAT,
    MILK,
    RYE,
    WOOL,
    Bundle,
    bundle,
)
from service.engine.hallertau.state import Seat, State
from service.engine.kernel.action import Window

OFF_BOARD: Final = EDITION.last_space + 1


class Craft(Struct, frozen=True):
    """The Goods that a Craft Building takes (p.9).

    Each single payment has more of `more_of` than of `less_of`, and at most one of `at_most_one`.
    """

    takes: tuple[int, ...]
    more_of: int | None = None
    less_of: int | None = None
    at_most_one: int | None = None

    def allows(self, paid: dict[int, int]) -> bool:
        """Return whether a payment follows the rules of this Craft Building."""
        if self.more_of is not None and self.less_of is not None and paid[self.more_of] <= paid[self.less_of]:
            return False
        return self.at_most_one is None or paid[self.at_most_one] <= 1


CRAFT_RULES: Final = (
    Craft((RYE, CLAY), more_of=CLAY, less_of=RYE),
    Craft((BARLEY, HOPS), more_of=BARLEY, less_of=HOPS),
    Craft((MEAT, MILK)),
    Craft((BARLEY, FLAX, RYE), at_most_one=FLAX),
    Craft((FLAX, HIDES, WOOL)),
)
BOULDERS_AHEAD: Final = (2, 4)
"""How many spaces ahead of a Craft Building Phase 10 puts its Boulders (H-73)."""


@cache
def prices(craft: int, round_: int) -> tuple[Bundle, ...]:
    """Return the prices of one step: as many Goods as the Round, one less for two types, two less for three (H-63)."""
    rule = CRAFT_RULES[craft]
    found = []
    for amounts in product(range(round_ + 1), repeat=len(rule.takes)):
        paid = dict(zip(rule.takes, amounts, strict=True))
        types = sum(1 for amount in amounts if amount)
        discounts = range(min(types, 3)) if types else ()
        if any(sum(amounts) == round_ - less for less in discounts) and rule.allows(paid):
            found.append(bundle(paid.items()))
    return tuple(sorted(found, key=lambda price: (sum(amount for _, amount in price), price)))


def tools_needed(position: int, boulders: list[int]) -> int:
    """Count the unbroken chain of on-board Boulders that starts on the next space, which is on the board (H-65)."""
    near, far = boulders
    if near != position + 1:
        return 0
    return 2 if far == near + 1 and far != OFF_BOARD else 1


def progress_window(state: State) -> Window:
    """Return the window of advancing: simultaneous, or in turns if the settings say so (H-112)."""
    return Window.TURN if state.sequential_progress else Window.SIMULTANEOUS


def push_boulders(seat: Seat, craft: int) -> int:
    """Move the Boulders in the way one space to the right, off the edge too; return the Tools it took (H-65, H-66)."""
    boulders = seat.boulders[craft]
    tools = tools_needed(seat.crafts[craft], boulders)
    for index in range(tools):
        boulders[index] += 1
    return tools


def reset_boulders(seat: Seat) -> None:
    """Put Boulders 2 and 4 spaces ahead, as in Phase 10; past the edge means off board (H-73)."""
    for position, boulders in zip(seat.crafts, seat.boulders, strict=True):
        boulders[:] = [min(position + ahead, OFF_BOARD) for ahead in BOULDERS_AHEAD]
