"""Move a Sheep to the next card or into the Stables."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec.structs import replace

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.resources import PLACE, PLACES, STABLES
from service.engine.hallertau.state import Seat, State
from service.engine.hallertau.verb import TURN, Args, Default, Verb, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event

NO_PLACE: Final = -1


class MoveSheep(Args, frozen=True, tag="move_sheep"):
    """Move a Sheep to the next card or into the Stables."""

    place: str
    to: str

    def default(self) -> Default:
        """Return FREE: moving a Sheep costs nothing."""
        return Default.FREE


class SheepMoved(Body, frozen=True, tag="sheep_moved"):
    """A Sheep moved on."""

    seat: int
    place: str
    to: str


@cache
def move_sheep_action(place: int) -> Action:
    """Make the action with an id such as `move_sheep:card4>card5`."""
    here, to = PLACES[place], PLACES[place + 1]
    return make_action(f"move_sheep:{here}>{to}", MoveSheep(here, to), TURN)


def unmoved_sheep(seat: Seat, frame: frames.MoveSheep) -> list[int]:
    """Count the Sheep of each place that were not moved yet: each Sheep moves once (H-88).

    If Sheep are paid for a card in between, those that were already moved are paid first (H-106).
    """
    return [min(pair) for pair in zip(frame.unmoved or seat.sheep, seat.sheep, strict=True)]


def follow_back(seat: Seat, place: int) -> None:
    """Keep track of moved Sheep while one of this place is about to go one place back (H-106).

    The Sheep that goes back is one that was already moved, if any, but not the one that card 001 moves, if avoidable.
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


def offer_move_sheep(state: State, me: int, frame: frames.MoveSheep) -> Iterator[Action]:
    """Offer one Sheep from any card; several move in any order (H-88, H-106)."""
    unmoved = unmoved_sheep(state.seats[me], frame)
    return (move_sheep_action(place) for place in range(STABLES) if unmoved[place])


def offer_follow_sheep(state: State, me: int, frame: frames.FollowSheep) -> Iterator[Action]:
    """Offer any Sheep at first, then the same one again (H-88)."""
    if frame.place == NO_PLACE:
        yield from offer_move_sheep(state, me, frames.MoveSheep())
    elif frame.place < STABLES and state.seats[me].sheep[frame.place]:
        yield move_sheep_action(frame.place)


def resolve_move_sheep(
    state: State, me: int, frame: frames.MoveSheep | frames.FollowSheep, chosen: MoveSheep, log: list[Event]
) -> None:
    """Move the Sheep to the next card, or from the card of Round 6 into the Stables (H-88)."""
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
    log.append(Event(SheepMoved(me, chosen.place, chosen.to)))


VERB: Final = Verb(
    offers={frames.MoveSheep: offer_move_sheep, frames.FollowSheep: offer_follow_sheep},
    resolves={MoveSheep: resolve_move_sheep},
)
