"""Helpers at work: what they wait for, what using them needs, costs and marks (§6.0)."""

from collections.abc import Iterator

from service.engine.kernel.blocked import Unmet
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option, Window
from service.engine.lagranja import args, events, farm, frames, gains, hand, options
from service.engine.lagranja import requirements as r
from service.engine.lagranja.edition import HelperEdge
from service.engine.lagranja.editions import edition_of
from service.engine.lagranja.effects import any_does_something
from service.engine.lagranja.goods import COMMODITY, NAMES, PIG, ROLES, SILVER, VP, Phase
from service.engine.lagranja.state import Helper, State, total_vp
from service.engine.lagranja.vocabulary import Cost, DoubleOptions, PlayCard, Trigger


def step_fire(state: State, frame: frames.Fire, log: list[Event]) -> bool:
    """Everything of a seat that waits for an event: turned tiles by die number, or helpers by slot."""
    state.stack.pop()
    waiting = waiting_helpers(state, frame) if frame.helpers else waiting_tiles(state, frame)
    state.stack += reversed(list(waiting))
    return True


def waiting_tiles(state: State, frame: frames.Fire) -> Iterator[frames.Pending]:
    """Turned craft tiles; a tile won in this round does nothing yet (G-13, G-29)."""
    edition = edition_of(state)
    for tile in sorted(state.seats[frame.seat].tiles, key=lambda tile: tile.building):
        building = edition.buildings[tile.building]
        fits = matches(building.permanent.trigger, frame) and in_phase(state, building.permanent_phases)
        if tile.turned and fits:
            yield frames.Effects(frame.seat, building.permanent.effects)


def waiting_helpers(state: State, frame: frames.Fire) -> Iterator[frames.Pending]:
    """Helpers that wait for this: a gain without cost happens, anything else is offered (G-52)."""
    edition = edition_of(state)
    for helper in state.seats[frame.seat].helpers:
        if edition.waiting[helper.card] != frame.event or helper.used:
            continue
        edge = edition.cards[helper.card].helper
        if not matches(edge.trigger, frame) or not is_ready(state, frame.seat, edge) or doubles(edge):
            continue
        if any_does_something(state, frame.seat, edge.effects):
            ask = edge.optional or edge.cost is not None
            yield (frames.Offer if ask else frames.UseHelper)(frame.seat, helper.card)


def matches(trigger: Trigger | None, frame: frames.Fire) -> bool:
    """Whether this is what a trigger waits for."""
    return (
        trigger is not None
        and trigger.event == frame.event
        and (not trigger.numbers or frame.number in trigger.numbers)
        and (not trigger.picks or frame.pick in trigger.picks)
        and (not trigger.goods or NAMES[frame.good] in trigger.goods)
    )


def in_phase(state: State, phases: tuple[Phase, ...]) -> bool:
    """No colour fits every phase."""
    return not phases or farm.phase(state) in phases


def is_ready(state: State, me: int, edge: HelperEdge) -> bool:
    """Whether phase and condition of a helper hold."""
    return in_phase(state, edge.phases) and farm.holds(state, me, edge.condition)


def doubles(edge: HelperEdge) -> bool:
    """Whether a helper changes how a revenue space is carried out, instead of following it."""
    return any(isinstance(effect, DoubleOptions) for effect in edge.effects)


def offer_doubling(state: State, fire: frames.Fire) -> None:
    """A helper that doubles the options of the space just taken is offered before it is carried out (G-53)."""
    edition = edition_of(state)
    for helper in reversed(state.seats[fire.seat].helpers):
        edge = edition.cards[helper.card].helper
        if doubles(edge) and not helper.used and matches(edge.trigger, fire) and is_ready(state, fire.seat, edge):
            state.stack.append(frames.Offer(fire.seat, helper.card))


def goods_of(cost: Cost) -> tuple[tuple[int, int], ...]:
    """What of a cost is paid without a choice, VP apart."""
    return ((SILVER, cost.silver), (PIG, cost.pig), (COMMODITY, cost.commodity))


def unmet_cost(state: State, me: int, cost: Cost | None) -> Iterator[Unmet]:
    """What is missing to pay a helper (G-09)."""
    if cost is None:
        return
    seat = state.seats[me]
    for good, need in goods_of(cost):
        if seat.goods[good] < need:
            yield Unmet(r.Have(NAMES[good]), need, seat.goods[good], "G-09")
    if total_vp(seat) < cost.vp:
        yield Unmet(r.Have(NAMES[VP]), cost.vp, total_vp(seat), "G-09")
    if cost.harvest > hand.harvest_goods(state, me):
        yield Unmet(r.HaveHarvest(), cost.harvest, hand.harvest_goods(state, me), "G-09")
    if cost.discard_card > len(seat.hand):
        yield Unmet(r.HaveCards(), cost.discard_card, len(seat.hand), "G-09")


def unmet_action(state: State, me: int, helper: Helper) -> Iterator[Unmet]:
    """All that keeps a seat from starting a helper now."""
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
    yield from unmet_cost(state, me, edge.cost)
    paid = state if edge.cost is None else farm.after_paying(state, me, dict(goods_of(edge.cost)))
    if not any_does_something(paid, me, edge.effects) or not can_play(paid, me, edge):
        yield Unmet(r.DoesSomething(), 1, 0, "G-18")


def in_window(state: State, window: str) -> bool:
    """About to take a die; or in the own turn of T3 or T4."""
    if window == "own_pick":
        return isinstance(state.stack[-1], frames.TakeDie)
    return isinstance(state.stack[0], frames.Deliveries | frames.ExtraDeliveries)


def can_play(state: State, me: int, edge: HelperEdge) -> bool:
    """If all that a helper does is to let a card be played, one must be playable."""
    roles = [effect.roles or ROLES for effect in edge.effects if isinstance(effect, PlayCard)]
    return len(roles) < len(edge.effects) or any(next(hand.offer_play(state, me, role), None) for role in roles)


def offer_actions(state: State, me: int) -> Iterator[Option]:
    """The helpers that a seat can start now."""
    cards = edition_of(state).cards
    for helper in state.seats[me].helpers:
        if cards[helper.card].helper.mode == "action" and next(unmet_action(state, me, helper), None) is None:
            yield options.use_helper(helper.card)


def offer_offer(state: State, me: int, frame: frames.Offer) -> Iterator[Option]:
    """Use the helper if its cost can be paid, or keep it (G-52)."""
    if next(unmet_offer(state, me, frame.card), None) is None:
        yield options.use_helper(frame.card, Window.REACTION)
    yield options.DECLINE


def unmet_offer(state: State, me: int, card: int) -> Iterator[Unmet]:
    """What keeps a seat from using an offered helper: it was used or has left the farm since, or its cost."""
    if not any(helper.card == card and not helper.used for helper in state.seats[me].helpers):
        yield Unmet(r.Unused(), 1, 0, "§6.0")
    yield from unmet_cost(state, me, edition_of(state).cards[card].helper.cost)


def resolve_use_helper(state: State, me: int, chosen: args.UseHelper) -> None:
    """The helper begins."""
    state.stack.append(frames.UseHelper(me, chosen.card))


def step_use_helper(state: State, frame: frames.UseHelper, log: list[Event]) -> bool:
    """It takes its mark, for which a marker must be free, then its cost is paid and its effects follow.

    A pig or a commodity that it costs frees a marker, so that none need be given up for the mark. To forgo
    a marker is not to use the helper (G-64). In the scoring phase it takes no mark (G-61).
    """
    state.stack.pop()
    me = frame.seat
    helper = next((one for one in state.seats[me].helpers if one.card == frame.card and not one.used), None)
    edge = edition_of(state).cards[frame.card].helper
    if helper is None or next(unmet_cost(state, me, edge.cost), None) is not None:
        return True
    marks = edge.once_per_round and farm.phase(state) != "scoring"
    freed = edge.cost.pig + edge.cost.commodity if edge.cost is not None else 0
    if marks and farm.markers_free(state, me) + freed < 1:
        gains.need_marker(state, me, frames.NewMark(frame.card), log)
        return True
    helper.used = marks
    log.append(Event(events.HelperUsed(me, frame.card)))
    state.stack += (frames.HelperEnds(me, frame.card), frames.Effects(me, edge.effects))
    if edge.cost is not None:
        pay_cost(state, me, edge.cost, log)
    return True


def pay_cost(state: State, me: int, cost: Cost, log: list[Event]) -> None:
    """What has no choice is paid at once, the rest is asked for."""
    seat = state.seats[me]
    paid = {}
    for good, amount in goods_of(cost):
        if amount:
            seat.goods[good] -= amount
            paid[NAMES[good]] = amount
    if cost.vp:
        gains.pay_vp(state, me, cost.vp)
        paid[NAMES[VP]] = cost.vp
    if paid:
        log.append(Event(events.Paid(me, paid)))
    if cost.harvest:
        state.stack.append(frames.PayHarvest(me, cost.harvest))
    if cost.discard_card:
        state.stack.append(frames.Discard(me, cost.discard_card))
