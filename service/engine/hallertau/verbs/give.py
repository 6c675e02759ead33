"""Name the pieces of a card's cost, one after the other, in any order (H-106)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from service.engine.hallertau import frames
from service.engine.hallertau.cards.decks import deck_of
from service.engine.hallertau.costs import discardable, removable
from service.engine.hallertau.events import Body, Paid
from service.engine.hallertau.fields import field_kind, written_field
from service.engine.hallertau.payments import Payment, pay
from service.engine.hallertau.resources import GOODS, PLACE, PLACES, RESOURCE, ROUNDS, named, written
from service.engine.hallertau.state import Seat, State, count_sheep
from service.engine.hallertau.verb import REACTION, Args, Default, Verb, make_action
from service.engine.hallertau.verbs.move_sheep import follow_back
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Give(Args, frozen=True, tag="give"):
    """Name a piece of a card's cost."""

    payment: Payment

    def default(self) -> Default:
        """Return FREE: the cost of a card that was played is due."""
        return Default.FREE


class CardDiscarded(Body, frozen=True, tag="card_discarded"):
    """A seat discarded a card from its hand; only the seat sees which."""

    seat: int
    deck: str
    card: int | None = None


class SheepReturned(Body, frozen=True, tag="sheep_returned"):
    """A Sheep went back one place, or off the board."""

    seat: int
    place: str
    to: str | None


def give_action(paid: str, payment: Payment) -> Action:
    """Make the action with an id such as `give:sheep@card4`."""
    return make_action(f"give:{paid}", Give(payment), REACTION)


def offer_give_sheep(state: State, me: int, frame: frames.GiveSheep) -> Iterator[Action]:
    """Offer every place with Sheep (H-87)."""
    for place, sheep in zip(PLACES, state.seats[me].sheep, strict=True):
        if sheep:
            yield give_action(f"sheep@{place}", Payment(sheep_from=place))


def offer_sheep_back(state: State, me: int, frame: frames.SheepBack) -> Iterator[Action]:
    """Offer every place with Sheep that did not go back yet (H-89)."""
    for place, sheep in enumerate(state.seats[me].sheep):
        if sheep > frame.returned.count(place):
            yield give_action(f"sheep_back@{PLACES[place]}", Payment(sheep_back=PLACES[place]))


def offer_give_fields(state: State, me: int, frame: frames.GiveFields) -> Iterator[Action]:
    """Offer every Field that the cost accepts."""
    for key in sorted(set(removable(state.seats[me], frame.rows, frame.planted))):
        yield give_action(f"field@{written_field(key)}", Payment(field=field_kind(key)))


def offer_give_cards(state: State, me: int, frame: frames.GiveCards) -> Iterator[Action]:
    """Offer every card of the hand that the cost accepts."""
    for card in discardable(state.seats[me], frame.deck):
        yield give_action(f"card@{card:03}", Payment(card=card))


def offer_give_goods(state: State, me: int, frame: frames.GiveGoods) -> Iterator[Action]:
    """Offer every type of Good that there is enough of and that was not paid yet."""
    for good in payable_goods(state.seats[me], frame):
        what = ((good, frame.each),)
        yield give_action(written(what), Payment(goods=named(what)))


def offer_give_planted(state: State, me: int, frame: frames.GivePlanted) -> Iterator[Action]:
    """Offer every planted Field."""
    for key in sorted(set(removable(state.seats[me], (), True))):
        yield give_action(f"planted@{written_field(key)}", Payment(planted=field_kind(key)))


def payable_goods(seat: Seat, frame: frames.GiveGoods) -> list[int]:
    """Return the types of Goods that a cost still accepts."""
    return [good for good in GOODS if good not in frame.given and seat.goods[good] >= frame.each]


def resolve_give(state: State, me: int, frame: frames.Payment, chosen: Give, log: list[Event]) -> None:
    """Pay one piece and ask for the next."""
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
        log.append(Event(Paid(me, payment)))
    left = rest_of_payment(frame, payment)
    if left is not None:
        seat.frames.append(left)


def rest_of_payment(frame: frames.Payment, payment: Payment) -> frames.Payment | None:
    """Return the frame for the pieces that are still to be named after this one; None if it was the last."""
    if isinstance(frame, frames.GiveGoods) and frame.types > 1:
        (name,) = payment.goods
        return frames.GiveGoods(frame.types - 1, frame.each, (*frame.given, RESOURCE[name]))
    several = frames.GiveSheep | frames.SheepBack | frames.GiveFields | frames.GiveCards
    if isinstance(frame, several) and frame.left > 1:
        return replace(frame, left=frame.left - 1)
    return None


def takes_everything(seat: Seat, frame: frames.Payment) -> bool:
    """Return whether a cost takes everything that it accepts; for discards everybody can see that (H-101)."""
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


def discard(seat: Seat, me: int, card: int, log: list[Event]) -> None:
    """Discard a card from the hand; others see only its back (H-100)."""
    seat.hand.remove(card)
    seat.discarded.append(card)
    if card in seat.fresh:
        seat.fresh.remove(card)
    public = CardDiscarded(me, deck_of(card))
    log.append(Event(public, {me: CardDiscarded(me, deck_of(card), card)}))


def send_back(state: State, me: int, place: int, log: list[Event]) -> bool:
    """Move a Sheep one place back; return whether it stays on the board.

    It goes to the supply if no card lies at that place any more, and in Round 6 (H-89).
    """
    seat = state.seats[me]
    stays = place in seat.holders and state.round < ROUNDS
    if stays:
        follow_back(seat, place)
        seat.sheep[place - 1] += 1
    seat.sheep[place] -= 1
    log.append(Event(SheepReturned(me, PLACES[place], PLACES[place - 1] if stays else None)))
    return stays


VERB: Final = Verb(
    offers={
        frames.GiveSheep: offer_give_sheep,
        frames.SheepBack: offer_sheep_back,
        frames.GiveFields: offer_give_fields,
        frames.GiveCards: offer_give_cards,
        frames.GiveGoods: offer_give_goods,
        frames.GivePlanted: offer_give_planted,
    },
    resolves={Give: resolve_give},
)
