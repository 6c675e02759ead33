"""Checks whether a helper can be started: its moment, its cost, and an effect that does something (§6.0)."""

from collections.abc import Iterator

from service.engine.kernel.blocked import Unmet
from service.engine.lagranja import farm, frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.edition.model import HelperEdge
from service.engine.lagranja.effects import any_does_something
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.goods import COMMODITY, NAMES, PIG, ROLES, SILVER, VP, Phase
from service.engine.lagranja.state import Helper, State, total_vp
from service.engine.lagranja.verbs import play_card
from service.engine.lagranja.vocabulary import Cost, PlayCard


def in_phase(state: State, phases: tuple[Phase, ...]) -> bool:
    """Return whether the current phase is one of these phases; an empty tuple means all phases."""
    return not phases or farm.phase(state) in phases


def goods_of(cost: Cost) -> tuple[tuple[int, int], ...]:
    """Return the part of a cost that is paid without a choice, except VP."""
    return ((SILVER, cost.silver), (PIG, cost.pig), (COMMODITY, cost.commodity))


def unmet_cost(state: State, me: int, cost: Cost | None) -> Iterator[Unmet]:
    """Yield what is missing to pay a helper (G-09)."""
    if cost is None:
        return
    yield from unmet_goods(state, me, cost)
    if total_vp(state.seats[me]) < cost.vp:
        yield Unmet(r.Have(NAMES[VP]), cost.vp, total_vp(state.seats[me]), "G-09")


def unmet_goods(state: State, me: int, cost: Cost) -> Iterator[Unmet]:
    """Yield what is missing of a cost except VP, which are secret."""
    seat = state.seats[me]
    for good, need in goods_of(cost):
        if seat.goods[good] < need:
            yield Unmet(r.Have(NAMES[good]), need, seat.goods[good], "G-09")
    if cost.harvest > farm.harvest_goods(state, me):
        yield Unmet(r.HaveHarvest(), cost.harvest, farm.harvest_goods(state, me), "G-09")
    if cost.discard_card > len(seat.hand):
        yield Unmet(r.HaveCards(), cost.discard_card, len(seat.hand), "G-09")


def unmet_action(state: State, me: int, helper: Helper) -> Iterator[Unmet]:
    """Yield all unmet requirements for starting a helper now."""
    edge = edition_of(state).cards[helper.card].helper
    yield from unmet_time(state, me, helper)
    yield from unmet_cost(state, me, edge.cost)
    if not acts(state, me, edge) or not can_play(after_cost(state, me, edge), me, edge):
        yield Unmet(r.DoesSomething(), 1, 0, "G-18")


def unmet_time(state: State, me: int, helper: Helper) -> Iterator[Unmet]:
    """Yield the unmet requirements for starting a helper now, except its cost and effects."""
    edge = edition_of(state).cards[helper.card].helper
    if helper.used:
        yield Unmet(r.Unused(), 1, 0, "§6.0")
    if not in_phase(state, edge.phases):
        yield Unmet(r.InPhase(edge.phases), 1, 0, "§6.0")
    if edge.window is not None and not in_window(state, edge.window):
        yield Unmet(r.InWindow(edge.window), 1, 0, "§6.0")
    if edge.condition is not None and not farm.holds(state, me, edge.condition):
        yield Unmet(r.Holds(edge.condition), 1, 0, "§6.0")
    if any(isinstance(frame, frames.HelperEnds) for frame in state.stack):
        yield Unmet(r.NoOtherHelper(), 1, 0, "§6.0")


def after_cost(state: State, me: int, edge: HelperEdge) -> State:
    """Return the state after a helper was paid; it must only be read."""
    return state if edge.cost is None else farm.after_paying(state, me, dict(goods_of(edge.cost)))


def acts(state: State, me: int, edge: HelperEdge) -> bool:
    """Return whether a helper would do anything after its cost is paid, from public data."""
    return any_does_something(after_cost(state, me, edge), me, edge.effects)


def could_act(state: State, me: int) -> bool:
    """Return whether a seat could start a helper now, from public data: VP, which are secret, count as sufficient."""
    cards = edition_of(state).cards
    for helper in state.seats[me].helpers:
        edge = cards[helper.card].helper
        if edge.mode == "action" and next(unmet_time(state, me, helper), None) is None:
            payable = edge.cost is None or next(unmet_goods(state, me, edge.cost), None) is None
            if payable and acts(state, me, edge):
                return True
    return False


def in_window(state: State, window: str) -> bool:
    """Return whether a seat is about to take a die, or in its own turn of T3 or T4."""
    if not state.stack:
        return False
    if window == "own_pick":
        return isinstance(state.stack[-1], frames.TakeDie)
    return isinstance(state.stack[0], frames.Deliveries | frames.ExtraDeliveries)


def can_play(state: State, me: int, edge: HelperEdge) -> bool:
    """Return whether a card can be played; True if the helper has any other effect."""
    roles = [effect.roles or ROLES for effect in edge.effects if isinstance(effect, PlayCard)]
    return len(roles) < len(edge.effects) or any(next(play_card.offer_play(state, me, role), None) for role in roles)
