"""What cards cost: whether it can be paid, what is paid at once, and what the seat must name piece by piece.

Pieces are named in any order (H-106).
"""

from collections.abc import Iterator

from msgspec.structs import replace

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.cards.decks import deck_of
from service.engine.hallertau.counting import count
from service.engine.hallertau.fields import FieldKey, field_key, field_kind, written_field
from service.engine.hallertau.payments import Payment, count_resource, pay, pay_resources
from service.engine.hallertau.resources import (
    CROPS,
    GOODS,
    HARVEST_PHASE,
    PLACE,
    PLACES,
    RESOURCE,
    RESOURCES,
    ROUNDS,
    Bundle,
    affordable,
    bundle,
    crop_bundles,
    named,
    written,
)
from service.engine.hallertau.sheep import follow_back
from service.engine.hallertau.state import NO_GOOD, Seat, State, count_sheep
from service.engine.hallertau.triggers import JustHarvested
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option


def price(state: State, me: int, cost: v.Pay) -> Bundle:
    """A cost with its formulas worked out now (H-13)."""
    return bundle((RESOURCE[name], count(state, me, number)) for name, number in cost.what)


def payable(state: State, me: int, card: int, cost: v.Cost) -> bool:
    """Whether there is a way to pay a cost of a card."""
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
    """The Fields that a cost accepts, lower ones first (H-82)."""
    return sorted(
        field_key(field)
        for field in seat.fields
        if (not rows or field.row in rows) and (not planted or field.good != NO_GOOD)
    )


def discardable(seat: Seat, deck: str) -> list[int]:
    """The cards in hand that a cost accepts (H-100)."""
    return [card for card in seat.hand if not deck or deck_of(card) == deck]


def count_just_harvested(state: State, seat: Seat, crop: int) -> int:
    """Crops of this Phase 7, or of a card's harvest that is still just; other payments use older stock (H-29)."""
    if state.phase == HARVEST_PHASE:
        harvested = seat.tally.harvested[crop]
    else:
        harvested = sum(t.amount for t in seat.triggers if isinstance(t, JustHarvested) and t.good == crop)
    return min(harvested, seat.goods[crop])


def pay_at_once(state: State, me: int, costs: v.Costs) -> dict[str, int]:
    """Pay what needs no choice; what was paid, by name."""
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
    """What the seat must still name, if anything."""
    if isinstance(cost, v.PaySheep):
        return frames.GiveSheep(cost.number)
    if isinstance(cost, v.SheepBack):
        return frames.SheepBack(cost.number)
    if isinstance(cost, v.RemoveFields):
        return frames.GiveFields(cost.number, cost.rows, cost.planted)
    if isinstance(cost, v.Discard):
        return frames.GiveCards(cost.number, cost.deck)
    if isinstance(cost, v.FreeGoods):
        return frames.GiveGoods(cost.types, cost.each)
    if isinstance(cost, v.TakeOffField):
        return frames.GivePlanted()
    if isinstance(cost, v.KeepCrops) and count(state, me, "crops") > cost.number:
        return frames.KeepCrops(cost.number)
    return None


def offer_give_sheep(state: State, me: int, frame: frames.GiveSheep | frames.SheepBack) -> Iterator[Option]:
    """Any place with Sheep; no Sheep goes back twice (H-87, H-89)."""
    for place, sheep in enumerate(state.seats[me].sheep):
        if isinstance(frame, frames.GiveSheep) and sheep:
            yield options.give(f"sheep@{PLACES[place]}", Payment(sheep_from=PLACES[place]))
        elif isinstance(frame, frames.SheepBack) and sheep > frame.returned.count(place):
            yield options.give(f"sheep_back@{PLACES[place]}", Payment(sheep_back=PLACES[place]))


def offer_give_fields(state: State, me: int, frame: frames.GiveFields) -> Iterator[Option]:
    """Any Field that the cost accepts."""
    for key in sorted(set(removable(state.seats[me], frame.rows, frame.planted))):
        yield options.give(f"field@{written_field(key)}", Payment(field=field_kind(key)))


def offer_give_cards(state: State, me: int, frame: frames.GiveCards) -> Iterator[Option]:
    """Any card of the hand that the cost accepts."""
    for card in discardable(state.seats[me], frame.deck):
        yield options.give(f"card@{card:03}", Payment(card=card))


def offer_give_goods(state: State, me: int, frame: frames.GiveGoods) -> Iterator[Option]:
    """Any type of Good that there is enough of and that was not paid yet."""
    for good in payable_goods(state.seats[me], frame):
        what = ((good, frame.each),)
        yield options.give(written(what), Payment(goods=named(what)))


def payable_goods(seat: Seat, frame: frames.GiveGoods) -> list[int]:
    """The types of Goods that a cost still accepts."""
    return [good for good in GOODS if good not in frame.given and seat.goods[good] >= frame.each]


def offer_give_planted(state: State, me: int, frame: frames.GivePlanted) -> Iterator[Option]:
    """Any planted Field."""
    for key in sorted(set(removable(state.seats[me], (), True))):
        yield options.give(f"planted@{written_field(key)}", Payment(planted=field_kind(key)))


def offer_keep_crops(state: State, me: int, frame: frames.KeepCrops) -> Iterator[Option]:
    """Any Crops of the supply, exactly so many (H-99)."""
    goods = state.seats[me].goods
    for crops in crop_bundles(frame.number):
        if affordable(goods, crops):
            yield options.keep(crops)


def resolve_give(state: State, me: int, frame: frames.Payment, chosen: args.Give, log: list[Event]) -> None:
    """One piece is paid; the next follows."""
    seat = state.seats[me]
    payment = chosen.payment
    if isinstance(frame, frames.SheepBack) and payment.sheep_back:
        place = PLACE[payment.sheep_back]
        if send_back(state, me, place, log):
            frame = replace(frame, returned=(*frame.returned, place - 1))
    elif payment.card is not None:
        discard(seat, me, payment.card, log)
    else:
        pay(seat, payment)
        log.append(Event(events.Paid(me, payment)))
    left = rest_of_payment(frame, payment)
    if left is not None:
        seat.frames.append(left)


def takes_everything(seat: Seat, frame: frames.Payment) -> bool:
    """Whether all that a cost accepts must be paid; of discards everybody sees that it is so (H-101)."""
    match frame:
        case frames.GiveSheep():
            return count_sheep(seat) == frame.left
        case frames.SheepBack():
            return count_sheep(seat) - len(frame.returned) == frame.left
        case frames.GiveFields():
            return len(removable(seat, frame.rows, frame.planted)) == frame.left
        case frames.GiveCards():
            return len(discardable(seat, frame.deck)) == frame.left
        case frames.GiveGoods():
            return len(payable_goods(seat, frame)) == frame.types
        case _:
            return False


def rest_of_payment(frame: frames.Payment, payment: Payment) -> frames.Payment | None:
    """What is still to be named after a piece."""
    if isinstance(frame, frames.GiveGoods) and frame.types > 1:
        (name,) = payment.goods
        return frames.GiveGoods(frame.types - 1, frame.each, (*frame.given, RESOURCE[name]))
    several = frames.GiveSheep | frames.SheepBack | frames.GiveFields | frames.GiveCards
    if isinstance(frame, several) and frame.left > 1:
        return replace(frame, left=frame.left - 1)
    return None


def discard(seat: Seat, me: int, card: int, log: list[Event]) -> None:
    """A card leaves the hand unplayed; only its back is seen (H-100)."""
    seat.hand.remove(card)
    seat.discarded.append(card)
    if card in seat.fresh:
        seat.fresh.remove(card)
    public = events.CardDiscarded(me, deck_of(card))
    log.append(Event(public, {me: events.CardDiscarded(me, deck_of(card), card)}))


def send_back(state: State, me: int, place: int, log: list[Event]) -> bool:
    """One place back; into the supply if no card lies there any more, and in Round 6 (H-89). Whether it stays."""
    seat = state.seats[me]
    stays = place in seat.holders and state.round < ROUNDS
    if stays:
        follow_back(seat, place)
        seat.sheep[place - 1] += 1
    seat.sheep[place] -= 1
    log.append(Event(events.SheepReturned(me, PLACES[place], PLACES[place - 1] if stays else None)))
    return stays


def resolve_keep(state: State, me: int, frame: frames.KeepCrops, chosen: args.Keep, log: list[Event]) -> None:
    """All other Crops go back (H-99)."""
    seat = state.seats[me]
    given = {}
    for crop in CROPS:
        given[crop] = seat.goods[crop] - chosen.crops.get(RESOURCES[crop], 0)
        seat.goods[crop] -= given[crop]
    log.append(Event(events.Paid(me, Payment(goods=named(bundle(given.items()))))))
