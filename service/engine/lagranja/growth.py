"""F3: growth on fields, then a litter (§6.0)."""

from service.engine.kernel.event import Event
from service.engine.lagranja import events, farm, frames, gains
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.goods import NAMES, PIG
from service.engine.lagranja.state import State


def step_grow(state: State, frame: frames.Grow, log: list[Event]) -> bool:
    """Grow one good on each empty field, or on every field; ask for missing markers in field order."""
    state.stack.pop()
    me, seat = frame.seat, state.seats[frame.seat]
    everywhere = next(farm.modifiers(state, me, "grow_on_occupied"), None) is not None
    growing = [index for index, field in enumerate(seat.fields) if everywhere or not field.goods]
    grown: dict[str, int] = {}
    free = farm.markers_free(state, me)
    for index in growing[:free]:
        field = seat.fields[index]
        field.goods += 1
        crop = NAMES[edition_of(state).crops[field.card]]
        grown[crop] = grown.get(crop, 0) + 1
    if grown:
        log.append(Event(events.Grew(me, grown)))
    for index in reversed(growing[free:]):
        gains.need_marker(state, me, frames.NewGrowth(index), log)
    return True


def litter_minimum(state: State, me: int) -> int:
    """Return how many pigs a litter needs (G-15)."""
    values = [modifier.value for modifier in farm.modifiers(state, me, "litter_minimum")]
    return min([edition_of(state).board.litter_minimum_pigs, *values])


def step_litter(state: State, frame: frames.Litter, log: list[Event]) -> bool:
    """Add one pig if there are enough pigs and a free space; without space there is no sale either (G-14, G-15)."""
    state.stack.pop()
    me = frame.seat
    if state.seats[me].goods[PIG] >= litter_minimum(state, me) and farm.has_pig_space(state, me):
        log.append(Event(events.LitterBorn(me)))
        gains.gain(state, me, PIG, 1, log)
    return True
