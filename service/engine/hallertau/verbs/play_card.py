"""Play a card from the hand at any time: it is tested and paid at once, and carried out later (`carry_out.py`)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from service.engine.hallertau import frames
from service.engine.hallertau.cards.printed_decks import CARDS
from service.engine.hallertau.cards.vocabulary import Card, CardOption, Costs, Exactly, Special
from service.engine.hallertau.carry_out import begin, changes_butchery, in_unit, name_fields, refers_to_fields
from service.engine.hallertau.conditions import holds
from service.engine.hallertau.costs import pay_at_once, payable, payment_frame
from service.engine.hallertau.counting import three_worker_spaces
from service.engine.hallertau.events import Body
from service.engine.hallertau.payments import Payment
from service.engine.hallertau.quantities import Fields
from service.engine.hallertau.resources import INCOME_PHASE
from service.engine.hallertau.state import Seat, State, everybody_else
from service.engine.hallertau.stops import reopen_stop
from service.engine.hallertau.triggers import FreshPlayed
from service.engine.hallertau.verb import ANYTIME, Args, Verb, make_action
from service.engine.hallertau.verbs.give import Give
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class PlayCard(Args, frozen=True, tag="play_card"):
    """Play a card from the hand, with one of its options (counted from 1; 0: it has none)."""

    card: int
    option: int = 0


class PlayCardWith(Args, frozen=True, tag="play_card_with"):
    """Play a card, name the pieces of its cost and lay down other cards before it is carried out.

    This kind is never offered; it is short for several single actions in order. A cost that can be paid in one way only
    is paid automatically and must not be named.
    """

    card: int
    option: int = 0
    payment: tuple[Payment, ...] = ()
    with_cards: tuple["PlayCardWith", ...] = ()


class CardPlayed(Body, frozen=True, tag="card_played"):
    """A card was laid face up: its condition holds or its cost is paid."""

    seat: int
    card: int
    option: int
    paid: dict[str, int] = field(default_factory=dict)


@cache
def play_card_action(card: int, number: int) -> Action:
    """Make the action with an id such as `play:217/2`."""
    suffix = f"/{number}" if number else ""
    return make_action(f"play:{card:03}{suffix}", PlayCard(card, number), ANYTIME)


def spread(chosen: Struct) -> tuple[Struct, ...]:
    """Return the single actions that arguments stand for: a card, the pieces of its cost, the cards with it."""
    if not isinstance(chosen, PlayCardWith):
        return (chosen,)
    single: list[Struct] = []
    waiting = [chosen]
    while waiting:
        play = waiting.pop()
        single.append(PlayCard(play.card, play.option))
        single += map(Give, play.payment)
        waiting += reversed(play.with_cards)
    return tuple(single)


def offer_plays(state: State, me: int) -> Iterator[Action]:
    """Offer every card of the hand that can be played now, with each option that applies (H-01, H-94).

    Nothing can be played while the seat names the pieces of a cost: costs are paid at once.
    """
    seat = state.seats[me]
    if is_paying(seat):
        return
    for number in seat.hand:
        card = CARDS[number]
        if allowed_in_phase(state, card) and (card.when is None or holds(state, me, card.when)):
            yield from offer_card(state, me, card)


def is_paying(seat: Seat) -> bool:
    """Return whether a seat is naming the pieces of a cost."""
    return bool(seat.frames) and isinstance(seat.frames[-1], frames.Payment)


def allowed_in_phase(state: State, card: Card) -> bool:
    """Return whether the Phase bar of a card allows the Phase of this window (H-36)."""
    return card.only_phase in (0, state.phase) and card.not_phase != (state.phase or None)


def offer_card(state: State, me: int, card: Card) -> Iterator[Action]:
    """Offer one card whose common condition holds, with each of its options that applies."""
    if not all(payable(state, me, card.number, cost) for cost in card.pay):
        return
    if not card.options:
        yield play_card_action(card.number, 0)
    for position, tier in enumerate(card.options, 1):
        if applies(state, me, card, tier):
            yield play_card_action(card.number, position)


def applies(state: State, me: int, card: Card, tier: CardOption) -> bool:
    """Return whether the condition of an option of a card holds, and its cost can be paid."""
    if tier.when is not None and not holds(state, me, tier.when):
        return False
    return all(payable(state, me, card.number, cost) for cost in tier.pay)


def resolve_play(state: State, me: int, chosen: PlayCard, log: list[Event]) -> None:
    """Lay the card face up and pay its cost; it is carried out now, or after the seat's unit (H-03, H-12)."""
    seat = state.seats[me]
    card = CARDS[chosen.card]
    costs = costs_of(card, chosen.option)
    name_fields_of_condition(seat, card)
    named_later = [payment_frame(state, me, cost) for cost in costs]
    seat.hand.remove(chosen.card)
    if chosen.card in seat.fresh:
        seat.triggers.append(FreshPlayed())
    seat.fresh.clear()
    paid = pay_at_once(state, me, costs)
    seat.played.append(chosen.card)
    laid = CardPlayed(me, chosen.card, chosen.option, paid)
    log.append(Event(laid, learned=everybody_else(state, me)))
    at_work = frames.Resolving(chosen.card, chosen.option, income=acts_at_once(state, card))
    if Special("move_stack") in card.do:
        at_work = replace(at_work, spaces=three_worker_spaces(state))
    if seat.frames and isinstance(seat.frames[0], frames.Done):
        seat.frames[0] = frames.Progress()
    if in_unit(seat) and not changes_butchery(card):
        seat.queue.append(at_work)
    else:
        begin(state, me, at_work, log)
    seat.frames += (frame for frame in reversed(named_later) if frame is not None)
    reopen_stop(state)


def costs_of(card: Card, option: int) -> Costs:
    """Return what a card costs with an option."""
    return card.pay + (card.options[option - 1].pay if option else ())


def name_fields_of_condition(seat: Seat, card: Card) -> None:
    """Remember the Fields that meet the condition of a card, if an effect refers to them (H-107)."""
    if refers_to_fields(card.do) and isinstance(card.when, Exactly) and isinstance(card.when.what, Fields):
        name_fields(seat, card.number, card.when.what)


def acts_at_once(state: State, card: Card) -> bool:
    """Return whether a card gives its income at once: a Bonus card that is played in Phase 3 (H-110)."""
    return state.phase == INCOME_PHASE and bool(card.income)


VERB: Final = Verb(offer_anytime=offer_plays, resolves_anytime={PlayCard: resolve_play})
