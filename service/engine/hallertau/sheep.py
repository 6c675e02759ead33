"""Sheep: where new ones go, how they live on, how they die, and milking."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.resources import MILK, PLACE, STABLES
from service.engine.hallertau.state import Seat, State, count_sheep
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option

NO_PLACE: Final = -1


def new_sheep_place(round_: int) -> int:
    """Rounds 1-3: the card three Rounds ahead; later: the Stables (H-86)."""
    return round_ + 2 if round_ <= 3 else STABLES


def unmoved_sheep(seat: Seat, frame: frames.MoveSheep) -> list[int]:
    """How many Sheep of each place were not moved yet: each Sheep moves once (H-88).

    Of equal Sheep those that were moved already are the first to be paid for a card in between (H-106).
    """
    return [min(pair) for pair in zip(frame.unmoved or seat.sheep, seat.sheep, strict=True)]


def follow_back(seat: Seat, place: int) -> None:
    """Keep track of moved Sheep while one of this place is about to go one place back (H-106).

    It is one that was moved already, if there is one; but not the one that card 001 moves, if there is another.
    """
    for index, frame in enumerate(seat.frames):
        if isinstance(frame, frames.MoveSheep) and frame.unmoved:
            unmoved = unmoved_sheep(seat, frame)
            if unmoved[place] == seat.sheep[place]:
                unmoved[place] -= 1
                unmoved[place - 1] += 1
            seat.frames[index] = replace(frame, unmoved=tuple(unmoved))
        elif isinstance(frame, frames.FollowSheep) and frame.place == place and seat.sheep[place] == 1:
            seat.frames[index] = replace(frame, place=place - 1)


def offer_move_sheep(state: State, me: int, frame: frames.MoveSheep) -> Iterator[Option]:
    """One Sheep from any card, if several then in any order (H-88, H-106)."""
    unmoved = unmoved_sheep(state.seats[me], frame)
    return (options.move_sheep(place) for place in range(STABLES) if unmoved[place])


def resolve_move_sheep(
    state: State, me: int, frame: frames.MoveSheep | frames.FollowSheep, chosen: args.MoveSheep, log: list[Event]
) -> None:
    """The Sheep goes to the next card, or from the card of Round 6 into the Stables (H-88)."""
    seat = state.seats[me]
    place = PLACE[chosen.place]
    if frame.times > 1 and isinstance(frame, frames.FollowSheep):
        seat.frames.append(frames.FollowSheep(frame.times - 1, PLACE[chosen.to]))
    elif frame.times > 1 and isinstance(frame, frames.MoveSheep):
        unmoved = unmoved_sheep(seat, frame)
        unmoved[place] -= 1
        seat.frames.append(frames.MoveSheep(frame.times - 1, tuple(unmoved)))
    seat.sheep[place] -= 1
    seat.sheep[PLACE[chosen.to]] += 1
    log.append(Event(events.SheepMoved(me, chosen.place, chosen.to)))


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
