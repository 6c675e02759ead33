"""Sheep: where new ones go, how they live on, how they die, and milking."""

from collections.abc import Iterator
from typing import Final

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.resources import MILK, PLACE, STABLES
from service.engine.hallertau.state import State, count_sheep
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option

NO_PLACE: Final = -1


def new_sheep_place(round_: int) -> int:
    """Rounds 1-3: the card three Rounds ahead; later: the Stables (H-86)."""
    return round_ + 2 if round_ <= 3 else STABLES


def offer_move_sheep(state: State, me: int, frame: frames.MoveSheep) -> Iterator[Option]:
    """One Sheep from any card, if several then from later cards first (H-88)."""
    sheep = state.seats[me].sheep
    return (options.move_sheep(place) for place in range(frame.last + 1) if sheep[place])


def resolve_move_sheep(
    state: State, me: int, frame: frames.MoveSheep | frames.FollowSheep, chosen: args.MoveSheep, log: list[Event]
) -> None:
    """The Sheep goes to the next card, or from the card of Round 6 into the Stables (H-88)."""
    seat = state.seats[me]
    seat.sheep[PLACE[chosen.place]] -= 1
    seat.sheep[PLACE[chosen.to]] += 1
    log.append(Event(events.SheepMoved(me, chosen.place, chosen.to)))
    if frame.times > 1 and isinstance(frame, frames.FollowSheep):
        seat.frames.append(frames.FollowSheep(frame.times - 1, PLACE[chosen.to]))
    elif frame.times > 1:
        left = seat.sheep[PLACE[chosen.place]]
        seat.frames.append(frames.MoveSheep(frame.times - 1, PLACE[chosen.place] - (0 if left else 1)))


def offer_follow_sheep(state: State, me: int, frame: frames.FollowSheep) -> Iterator[Option]:
    """Any Sheep at first, then the same one again (H-88)."""
    if frame.place == NO_PLACE:
        yield from offer_move_sheep(state, me, frames.MoveSheep())
    elif frame.place < STABLES and state.seats[me].sheep[frame.place]:
        yield options.move_sheep(frame.place)


def step_card_leaves(state: State, me: int, log: list[Event]) -> None:
    """Phase 2, steps 1 and 2: the card of this Round leaves the Stable board; Sheep on it die (p.7)."""
    seat = state.seats[me]
    seat.aside = seat.holders.pop(0)
    place = seat.aside - 1
    if seat.sheep[place]:
        log.append(Event(events.SheepDied(me, seat.aside, seat.sheep[place])))
        seat.sheep[place] = 0


def step_milk(state: State, me: int, log: list[Event]) -> None:
    """Phase 8: 1 Milk for each Sheep, wherever it stands (H-91)."""
    seat = state.seats[me]
    milk = count_sheep(seat)
    if milk:
        seat.goods[MILK] += milk
        log.append(Event(events.Milked(me, milk)))
