"""The rules of Sheep: where new Sheep go, when they die, and milking."""

from service.engine.hallertau import events
from service.engine.hallertau.resources import MILK, STABLES
from service.engine.hallertau.state import State, count_sheep
from service.engine.kernel.event import Event


def new_sheep_place(round_: int) -> int:
    """Return where new Sheep go: in Rounds 1-3 the card three Rounds ahead, later the Stables (H-86)."""
    return round_ + 2 if round_ <= 3 else STABLES


def step_card_leaves(state: State, me: int, log: list[Event]) -> None:
    """Remove the card of this Round from the Stable board in Phase 2; Sheep on it die (p.7)."""
    seat = state.seats[me]
    seat.aside = seat.holders.pop(0)
    place = seat.aside - 1
    if seat.sheep[place]:
        log.append(Event(events.SheepDied(me, seat.aside, seat.sheep[place])))
        seat.sheep[place] = 0


def step_milk(state: State, me: int, log: list[Event]) -> None:
    """Gain 1 Milk for each Sheep in Phase 8, wherever it stands (H-91)."""
    seat = state.seats[me]
    milk = count_sheep(seat)
    if milk:
        seat.goods[MILK] += milk
        log.append(Event(events.Milked(me, milk)))
