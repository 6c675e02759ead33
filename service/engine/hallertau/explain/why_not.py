"""Explains why a card cannot be played or a space cannot be used now, from the same data that the offers use."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from service.engine.hallertau import frames
from service.engine.hallertau.cards.printed_decks import CARDS
from service.engine.hallertau.cards.vocabulary import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    Card,
    Condition,
    Cost,
    Discard,
    Exactly,
    FreeGoods,
    Just,
    MoreThan,
    Pay,
    PayHarvested,
    PaySheep,
    RemoveFields,
    SheepBack,
    TakeOffField,
)
from service.engine.hallertau.conditions import holds
from service.engine.hallertau.costs import count_just_harvested, discardable, payable, price, removable
from service.engine.hallertau.counting import count
from service.engine.hallertau.explain.requirements import FreeRow, InPhase, WorkersFor
from service.engine.hallertau.payments import count_resource
from service.engine.hallertau.resources import GOODS, RESOURCE, RESOURCES
from service.engine.hallertau.spaces import SPACES, next_row
from service.engine.hallertau.state import State, count_sheep
from service.engine.hallertau.verbs.place import place_action
from service.engine.hallertau.verbs.play_card import allowed_in_phase, is_paying, offer_plays, play_card_action
from service.engine.hallertau.workers import fewest_workers, is_open
from service.engine.kernel.blocked import BlockedAction, Unmet


def blocked(state: State, me: int) -> Iterator[BlockedAction]:
    """Yield the cards in hand that cannot be played, and in the own turn the spaces that cannot be used."""
    seat = state.seats[me]
    playable = {action.id.partition("/")[0] for action in offer_plays(state, me)}
    for number in () if is_paying(seat) else seat.hand:
        action = play_card_action(number, 0)
        if action.id not in playable:
            yield BlockedAction(action, tuple(why_not(state, me, CARDS[number])))
    if seat.frames and isinstance(seat.frames[-1], frames.Turn):
        yield from blocked_spaces(state, me)


def blocked_spaces(state: State, me: int) -> Iterator[BlockedAction]:
    """Yield the spaces that are full, and those that cost too much (p.8)."""
    seat = state.seats[me]
    for index, rows in enumerate(state.board):
        name, row = SPACES[index].name, next_row(rows)
        if not is_open(state, index) or fewest_workers(seat) <= row <= seat.workers:
            continue
        if row:
            unmet = Unmet(WorkersFor(name), row, seat.workers, "H-31" if seat.bound else "H-40")
        else:
            unmet = Unmet(FreeRow(name), 1, 0, "H-40")
        yield BlockedAction(place_action(name, row or len(rows)), (unmet,))


def why_not(state: State, me: int, card: Card) -> Iterator[Unmet]:
    """Yield the unmet requirements of a card; of its options only those of the nearest one."""
    if not allowed_in_phase(state, card):
        phase = card.only_phase or card.not_phase
        yield Unmet(InPhase(phase, bool(card.only_phase)), phase, state.phase, "H-36")
    if card.when is not None:
        yield from unmet_condition(state, me, card.when)
    for cost in card.pay:
        yield from unmet_cost(state, me, card.number, cost)
    tiers = [
        [
            *(unmet_condition(state, me, tier.when) if tier.when is not None else ()),
            *(unmet for cost in tier.pay for unmet in unmet_cost(state, me, card.number, cost)),
        ]
        for tier in card.options
    ]
    if tiers and all(tiers):
        yield from nearest(tiers)


def nearest(tiers: list[list[Unmet]]) -> Iterator[Unmet]:
    """Yield the nearest of tiers of one quantity, but all of different alternatives: one is enough (H-94, H-95)."""
    if len({tuple(subject(unmet.requirement) for unmet in tier) for tier in tiers}) == 1:
        yield from min(tiers, key=lambda tier: sum(abs(unmet.need - unmet.have) for unmet in tier))
    else:
        yield from (replace(unmet, either=True) for tier in tiers for unmet in tier)


def subject(requirement: Struct) -> str:
    """Return what a requirement is about, whatever its number."""
    if isinstance(requirement, AtLeast | AtMost | Exactly | MoreThan):
        return repr(requirement.what)
    if isinstance(requirement, Pay):
        return " ".join(name for name, _ in requirement.what)
    return type(requirement).__name__


def unmet_condition(state: State, me: int, condition: Condition) -> Iterator[Unmet]:
    """Yield every single condition that does not hold; all alternatives if none of them holds (p.12)."""
    if holds(state, me, condition):
        return
    if isinstance(condition, AllOf | AnyOf):
        either = isinstance(condition, AnyOf)
        for part in condition.of:
            yield from (replace(unmet, either=either) for unmet in unmet_condition(state, me, part))
        return
    if isinstance(condition, Just):
        yield Unmet(condition, condition.number or 1, 0, "H-20")
        return
    have = count(state, me, condition.what)
    yield Unmet(condition, needed(state, me, condition), have, "p.12")


def needed(state: State, me: int, condition: AtLeast | AtMost | Exactly | MoreThan) -> int:
    """Return the number that a condition asks for now."""
    if isinstance(condition, AtLeast):
        return count(state, me, condition.number)
    if isinstance(condition, AtMost):
        return condition.number
    if isinstance(condition, Exactly):
        return condition.numbers[0]
    return count(state, me, condition.other) + 1


def unmet_cost(state: State, me: int, card: int, cost: Cost) -> Iterator[Unmet]:
    """Yield what is missing to pay a cost (p.14)."""
    seat = state.seats[me]
    if payable(state, me, card, cost):
        return
    if isinstance(cost, Pay):
        for resource, amount in price(state, me, cost):
            have = count_resource(seat, resource)
            if have < amount:
                yield Unmet(Pay(((RESOURCES[resource], amount),)), amount, have, "p.14")
    elif isinstance(cost, PaySheep | SheepBack):
        yield Unmet(cost, cost.number, count_sheep(seat), "H-87")
    elif isinstance(cost, RemoveFields):
        yield Unmet(cost, cost.number, len(removable(seat, cost.rows, cost.planted)), "H-82")
    elif isinstance(cost, Discard):
        others = [other for other in discardable(seat, cost.deck) if other != card]
        yield Unmet(cost, cost.number, len(others), "H-100")
    elif isinstance(cost, FreeGoods):
        types = sum(1 for good in GOODS if seat.goods[good] >= cost.each)
        yield Unmet(cost, cost.types, types, "p.14")
    elif isinstance(cost, PayHarvested):
        yield Unmet(cost, cost.number, count_just_harvested(state, seat, RESOURCE[cost.crop]), "H-29")
    elif isinstance(cost, TakeOffField):
        yield Unmet(cost, 1, 0, "H-82")


def is_about(blocked: BlockedAction, wanted: str | Struct) -> bool:
    """Return whether an action that a seat names is the blocked one: the same card or space, with any option."""
    if isinstance(wanted, str):
        return wanted.partition("/")[0] == blocked.action.id
    args = blocked.action.args
    first = args.__struct_fields__[0]
    return type(args) is type(wanted) and getattr(args, first) == getattr(wanted, first)
