"""Costs of cards: whether they can be paid, what is paid at once, and which frames ask for the rest."""

from service.engine.hallertau import frames
from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.cards.decks import deck_of
from service.engine.hallertau.counting import count
from service.engine.hallertau.fields import FieldKey, field_key
from service.engine.hallertau.payments import count_resource, pay_resources
from service.engine.hallertau.resources import (
    GOODS,
    HARVEST_PHASE,
    RESOURCE,
    Bundle,
    bundle,
    named,
)
from service.engine.hallertau.state import NO_GOOD, Seat, State, count_sheep
from service.engine.hallertau.triggers import JustHarvested


def price(state: State, me: int, cost: v.Pay) -> Bundle:
    """Return a cost with its formulas evaluated now (H-13)."""
    return bundle((RESOURCE[name], count(state, me, number)) for name, number in cost.what)


def payable(state: State, me: int, card: int, cost: v.Cost) -> bool:
    """Return whether there is a way to pay a cost of a card."""
    seat = state.seats[me]
    if isinstance(cost, v.Pay):
        return all(count_resource(seat, RESOURCE[name]) >= count(state, me, n) for name, n in cost.what)
    if isinstance(cost, v.PaySheep | v.SheepBack):
        return count_sheep(seat) >= cost.number
    if isinstance(cost, v.RemoveFields):
        return len(removable(seat, cost.rows, cost.planted)) >= cost.number
    if isinstance(cost, v.Discard):
        return len(discardable(seat, cost.deck)) - (card in discardable(seat, cost.deck)) >= cost.number
    if isinstance(cost, v.FreeGoods):
        return sum(1 for good in GOODS if seat.goods[good] >= cost.each) >= cost.types
    if isinstance(cost, v.PayHarvested):
        return count_just_harvested(state, seat, RESOURCE[cost.crop]) >= cost.number
    if isinstance(cost, v.TakeOffField):
        return any(field.good != NO_GOOD for field in seat.fields)
    return True


def removable(seat: Seat, rows: tuple[int, ...], planted: bool) -> list[FieldKey]:
    """Return the Fields that a cost accepts, lower ones first (H-82)."""
    return sorted(
        field_key(field)
        for field in seat.fields
        if (not rows or field.row in rows) and (not planted or field.good != NO_GOOD)
    )


def discardable(seat: Seat, deck: str | None) -> list[int]:
    """Return the cards in hand that a cost accepts, of one deck or without one of any (H-100)."""
    return [card for card in seat.hand if not deck or deck_of(card) == deck]


def count_just_harvested(state: State, seat: Seat, crop: int) -> int:
    """Count the Crops harvested in this Phase 7, or just now by a card; other costs take older stock (H-29)."""
    if state.phase == HARVEST_PHASE:
        harvested = seat.tally.harvested[crop]
    else:
        harvested = sum(t.amount for t in seat.triggers if isinstance(t, JustHarvested) and t.good == crop)
    return min(harvested, seat.goods[crop])


def pay_at_once(state: State, me: int, costs: v.Costs) -> dict[str, int]:
    """Pay what needs no choice and return it by name."""
    seat = state.seats[me]
    paid: dict[str, int] = {}
    for cost in costs:
        if isinstance(cost, v.Pay):
            paid |= named(price(state, me, cost))
        elif isinstance(cost, v.PayHarvested):
            paid[cost.crop] = cost.number
    pay_resources(seat, paid)
    return paid


def payment_frame(state: State, me: int, cost: v.Cost) -> frames.Payment | None:
    """Return the frame that asks for what the seat must still name, if anything."""
    if isinstance(cost, v.PaySheep):
        return frames.GiveSheep(cost.number)
    if isinstance(cost, v.SheepBack):
        return frames.SheepBack(cost.number)
    if isinstance(cost, v.RemoveFields):
        return frames.GiveFields(cost.number, cost.rows, cost.planted)
    if isinstance(cost, v.Discard):
        return frames.GiveCards(cost.number, cost.deck or "")
    if isinstance(cost, v.FreeGoods):
        return frames.GiveGoods(cost.types, cost.each)
    if isinstance(cost, v.TakeOffField):
        return frames.GivePlanted()
    if isinstance(cost, v.KeepCrops) and count(state, me, "crops") > cost.number:
        return frames.KeepCrops(cost.number)
    return None
