"""Place the stall of a completed barrow on the market (§8.3.3)."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames, gains
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.market import place, spaces_for
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Default, Verb, make_action


class PlaceStall(Args, frozen=True, tag="place_stall"):
    """Place the stall of a completed barrow."""

    default: ClassVar[Default] = Default.DUE

    space: str


@cache
def place_stall_action(space: str) -> Action:
    """Make the action with an id such as `place_stall:C4`."""
    return make_action(f"place_stall:{space}", PlaceStall(space), TURN)


def offer_place_stall(state: State, me: int, frame: frames.PlaceStall) -> Iterator[Action]:
    """Offer the spaces of the barrow's number; the placement is mandatory (G-36)."""
    spaces = edition_of(state).spaces
    return (place_stall_action(spaces[index].id) for index in spaces_for(state, frame.value))


def resolve_place_stall(state: State, me: int, frame: frames.PlaceStall, chosen: PlaceStall, log: list[Event]) -> None:
    """Place the stall and gain 1 VP for each opposing stall removed; then tiles and helpers act (G-40)."""
    removed = place(state, me, edition_of(state).space[chosen.space], log)
    opposing = len(removed) - removed.count(me)
    gains.gain_vp(state, me, opposing, "removed_stalls", log)
    begin = state.order.index(me)
    others = state.order[begin + 1 :] + state.order[:begin]
    state.stack.append(frames.Fire(me, "barrow_completed"))
    for owner in reversed(others):
        state.stack += [frames.Fire(owner, "stall_removed_own")] * removed.count(owner)
    state.stack += [frames.Fire(me, "stall_removed_own")] * removed.count(me)
    state.stack += [frames.Fire(me, "stall_removed_by_you")] * opposing
    state.stack.append(frames.Fire(me, "barrow_completed", helpers=False))


VERB: Final = Verb(
    offers={frames.PlaceStall: offer_place_stall},
    resolves={PlaceStall: resolve_place_stall},
    undivided=(frames.PlaceStall,),
    must={frames.PlaceStall: "G-36"},
)
