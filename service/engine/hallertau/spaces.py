"""The action board: the twenty spaces with their lines and rows."""

from typing import Final

from msgspec import Struct

from service.engine.hallertau.frames import (
    Choice,
    Crops,
    Draw,
    Gain,
    Line,
    MoveField,
    MoveSheep,
    NewField,
    PayGoods,
    PaySheep,
    RemoveField,
    Sow,
    StepLeft,
    TakeMarker,
    Trade,
)
from service.engine.hallertau.resources import CLAY, HIDES, JEWELRY, MEAT, MILK, SHEEP, WOOL


class Space(Struct, frozen=True):
    """An action space: its Quadrant, its rows for Workers and its lines from top to bottom (P-5, P-6)."""

    name: str
    quadrant: int
    lines: tuple[Line, ...]
    rows: int = 3
    card: bool = False


def card_space(deck: str, quadrant: int) -> Space:
    """Return a corner space: two rows, the marker and a card; closed in the game without cards (H-40, H-52, H-123)."""
    return Space(f"{deck}_card", quadrant, (TakeMarker(), Draw(deck, 1)), rows=2, card=True)


MILK_OR_WOOL: Final = Choice((Gain(((MILK, 1),)), Gain(((WOOL, 1),))))

SPACES: Final = (
    card_space("gateway", 1),
    Space(
        "sheep_breeding",
        1,
        (
            Choice(
                (
                    Trade(PayGoods(((MILK, 2),)), ((SHEEP, 1),), whole=True),
                    Trade(PayGoods(((MILK, 4),)), ((SHEEP, 2),), whole=True),
                )
            ),
        ),
    ),
    Space("sheep_shearing", 1, (Gain(((WOOL, "sheep"),)), MoveSheep())),
    Space("clay_delivery", 1, (Gain(((CLAY, "round"),)),)),
    Space("farming", 1, (Choice((NewField(5), Sow(4))),)),
    card_space("farmyard", 2),
    Space("butchery", 2, (Trade(PaySheep(), ((HIDES, 2), (MEAT, 4))),)),
    Space("nursery", 2, (Choice((Gain(((CLAY, 3),)), Crops(3))),)),
    Space("busy_weekend", 2, (MILK_OR_WOOL, Sow(2))),
    Space("clearing", 2, (NewField(2), Gain(((CLAY, 1),)))),
    card_space("bonus", 3),
    Space("small_trade", 3, (Crops(2), MILK_OR_WOOL, MoveSheep())),
    Space("cultivation", 3, (Sow(3),)),
    Space("weekly_market", 3, (Gain(((MEAT, 1), (SHEEP, 1))),)),
    Space("land_sale", 3, (Trade(RemoveField(), ((CLAY, 3), (JEWELRY, 1))),)),
    card_space("point", 4),
    Space("fertilizing", 4, (MoveField(to=5, times=2), Sow(1))),
    Space("tool_shed", 4, (Choice((Gain(((CLAY, 4),)), NewField(4))),)),
    Space("town_hall", 4, (Trade(StepLeft(), ((JEWELRY, 2),)),)),
    Space("sheep_market", 4, (Gain(((HIDES, 1), (SHEEP, 1))),)),
)
SPACE: Final = {space.name: index for index, space in enumerate(SPACES)}


def next_row(rows: list[int]) -> int:
    """Return the lowest empty row, which is also its cost in Workers; 0 when the space is full (H-40)."""
    return rows.index(0) + 1 if 0 in rows else 0
