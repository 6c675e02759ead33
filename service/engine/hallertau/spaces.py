"""The action board: the twenty spaces with their lines, placing Workers and exchanging them."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from service.engine.hallertau import args, events, options
from service.engine.hallertau.frames import (
    Choice,
    Crops,
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
    Trade,
    Turn,
    Used,
)
from service.engine.hallertau.gains import gain
from service.engine.hallertau.resources import CLAY, HIDES, JEWELRY, MEAT, MILK, SHEEP, WOOL
from service.engine.hallertau.state import State
from service.engine.hallertau.triggers import WorkersExchanged
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option


class Space(Struct, frozen=True):
    """An action space: its Quadrant, its rows for Workers and its lines from top to bottom (P-5, P-6)."""

    name: str
    quadrant: int
    lines: tuple[Line, ...]
    rows: int = 3
    card: bool = False


def card_space(name: str, quadrant: int) -> Space:
    """A corner space: two rows, closed in the game without cards (H-40, H-123)."""
    return Space(name, quadrant, (), rows=2, card=True)


MILK_OR_WOOL: Final = Choice((Gain(((MILK, 1),)), Gain(((WOOL, 1),))))

SPACES: Final = (
    card_space("gateway_card", 1),
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
    card_space("farmyard_card", 2),
    Space("butchery", 2, (Trade(PaySheep(), ((HIDES, 2), (MEAT, 4))),)),
    Space("nursery", 2, (Choice((Gain(((CLAY, 3),)), Crops(3))),)),
    Space("busy_weekend", 2, (MILK_OR_WOOL, Sow(2))),
    Space("clearing", 2, (NewField(2), Gain(((CLAY, 1),)))),
    card_space("bonus_card", 3),
    Space("small_trade", 3, (Crops(2), MILK_OR_WOOL, MoveSheep())),
    Space("cultivation", 3, (Sow(3),)),
    Space("weekly_market", 3, (Gain(((MEAT, 1), (SHEEP, 1))),)),
    Space("land_sale", 3, (Trade(RemoveField(), ((CLAY, 3), (JEWELRY, 1))),)),
    card_space("point_card", 4),
    Space("fertilizing", 4, (MoveField(to=5, times=2), Sow(1))),
    Space("tool_shed", 4, (Choice((Gain(((CLAY, 4),)), NewField(4))),)),
    Space("town_hall", 4, (Trade(StepLeft(), ((JEWELRY, 2),)),)),
    Space("sheep_market", 4, (Gain(((HIDES, 1), (SHEEP, 1))),)),
)
SPACE: Final = {space.name: index for index, space in enumerate(SPACES)}


def next_row(workers: list[int]) -> int:
    """The lowest empty row, which is also its cost in Workers; 0 when the space is full (H-40)."""
    return next((row for row, standing in enumerate(workers, 1) if not standing), 0)


def offer_turn(state: State, me: int, frame: Turn) -> Iterator[Option]:
    """One placement or one exchange of 1 or more Workers; no passing (H-53)."""
    workers = state.seats[me].workers
    for index, space in enumerate(SPACES):
        if space.card:
            continue
        row = next_row(state.board[index])
        if 0 < row <= workers:
            yield options.place(space.name, row)
    yield from map(options.exchange, range(1, workers + 1))


def resolve_place(state: State, me: int, frame: Turn, chosen: args.Place, log: list[Event]) -> None:
    """The Workers go into the lowest empty row, then the lines from top to bottom (p.8)."""
    seat = state.seats[me]
    index = SPACE[chosen.space]
    row = next_row(state.board[index])
    state.board[index][row - 1] = chosen.workers
    seat.workers -= chosen.workers
    seat.frames.append(Used(index))
    seat.frames.extend(reversed(SPACES[index].lines))
    log.append(Event(events.Placed(me, chosen.space, row, chosen.workers)))


def resolve_exchange(state: State, me: int, frame: Turn, chosen: args.Exchange, log: list[Event]) -> None:
    """Workers go back to the general supply for as many Tools (p.9)."""
    seat = state.seats[me]
    seat.workers -= chosen.workers
    log.append(Event(events.Exchanged(me, chosen.workers)))
    gain(state, me, {"tools": chosen.workers}, log)
    seat.triggers.append(WorkersExchanged(chosen.workers))


def remove_top_rows(state: State, quadrants: tuple[int, ...]) -> dict[str, int]:
    """Take the topmost non-empty row of Workers off each space of these Quadrants (H-43)."""
    removed: dict[str, int] = {}
    state.removed = [0, 0, 0, 0]
    for space, workers in zip(SPACES, state.board, strict=True):
        top = max((row for row, standing in enumerate(workers) if standing), default=None)
        if space.quadrant in quadrants and top is not None:
            removed[space.name] = workers[top]
            state.removed[space.quadrant - 1] += workers[top]
            workers[top] = 0
    return removed
