"""Playing cards: at any time, tested and paid at once, carried out when no unit of the seat is under way.

Laying a card down and carrying it out are two things. Between the cost and the effects of a card, and between its
effects, the seat is asked; so another card laid down there is tested and paid in the midst of the first, and waits.
That one rule gives plays inside a unit and several cards at the same time (H-03 to H-06).
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.cards.catalogue import CARDS
from service.engine.hallertau.cards.decks import deck_of
from service.engine.hallertau.cards.vocabulary import Card, CardOption, Costs, Effect, Exactly, RaiseFields, Special
from service.engine.hallertau.conditions import holds
from service.engine.hallertau.costs import pay_at_once, payable, payment_frame
from service.engine.hallertau.counting import fields_like, three_worker_spaces
from service.engine.hallertau.effects import frames_of
from service.engine.hallertau.quantities import Fields
from service.engine.hallertau.resources import INCOME_PHASE
from service.engine.hallertau.spaces import SPACE
from service.engine.hallertau.state import Seat, State, everybody_else
from service.engine.hallertau.stops import reopen_stop
from service.engine.hallertau.triggers import FreshPlayed
from service.engine.hallertau.verbs.give import Give
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option


def offer_plays(state: State, me: int) -> Iterator[Option]:
    """Every card of the hand that can be played now, with each option that applies (H-01, H-94).

    While a cost is being named nothing else can be played: it is paid at once.
    """
    seat = state.seats[me]
    if is_paying(seat):
        return
    for number in seat.hand:
        card = CARDS[number]
        if allowed_in_phase(state, card) and (card.when is None or holds(state, me, card.when)):
            yield from offer_card(state, me, card)


def is_paying(seat: Seat) -> bool:
    """Whether a seat is naming a cost."""
    return bool(seat.frames) and isinstance(seat.frames[-1], frames.Payment)


def offer_card(state: State, me: int, card: Card) -> Iterator[Option]:
    """The options of one card whose common condition holds."""
    if not all(payable(state, me, card.number, cost) for cost in card.pay):
        return
    if not card.options:
        yield options.play_card(card.number, 0)
    for position, tier in enumerate(card.options, 1):
        if applies(state, me, card, tier):
            yield options.play_card(card.number, position)


def applies(state: State, me: int, card: Card, tier: CardOption) -> bool:
    """Whether the own condition of an option holds, and its own cost can be paid."""
    if tier.when is not None and not holds(state, me, tier.when):
        return False
    return all(payable(state, me, card.number, cost) for cost in tier.pay)


def allowed_in_phase(state: State, card: Card) -> bool:
    """The Phase bar against the Phase of this window (H-36)."""
    return card.only_phase in (0, state.phase) and card.not_phase != (state.phase or None)


def costs_of(card: Card, option: int) -> Costs:
    """What a card costs with an option."""
    return card.pay + (card.options[option - 1].pay if option else ())


def resolve_play(state: State, me: int, chosen: args.PlayCard, log: list[Event]) -> None:
    """The card lies face up, its cost is paid; it is carried out now, or after the seat's unit (H-03, H-12)."""
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
    laid = events.CardPlayed(me, chosen.card, chosen.option, paid)
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


def spread(chosen: Struct) -> tuple[Struct, ...]:
    """The single actions that arguments stand for: a card, the pieces of its cost, then the cards that come with it."""
    if not isinstance(chosen, args.PlayCardWith):
        return (chosen,)
    single: list[Struct] = []
    waiting = [chosen]
    while waiting:
        play = waiting.pop()
        single.append(args.PlayCard(play.card, play.option))
        single += map(Give, play.payment)
        waiting += reversed(play.with_cards)
    return tuple(single)


def name_fields_of_condition(seat: Seat, card: Card) -> None:
    """Remember the Fields that meet the condition of a card, if an effect refers to them (H-107)."""
    if refers_to_fields(card.do) and isinstance(card.when, Exactly) and isinstance(card.when.what, Fields):
        name_fields(seat, card.number, card.when.what)


def refers_to_fields(effects: Sequence[Effect]) -> bool:
    """Whether one of these effects takes only the Fields that met the condition."""
    return any(getattr(effect, "that", False) for effect in effects)


def name_fields(seat: Seat, card: int, like: Fields) -> None:
    """From now on a card refers to the Fields of a kind, wherever they move and whatever happens to them (H-107)."""
    for field in fields_like(seat, like):
        field.named_by = sorted((*field.named_by, card))


def release_fields(seat: Seat, card: int) -> None:
    """A card does not refer to Fields any more."""
    for field in seat.fields:
        if card in field.named_by:
            field.named_by.remove(card)


def acts_at_once(state: State, card: Card) -> bool:
    """A Bonus card played in Phase 3 gives its income at once (H-110)."""
    return state.phase == INCOME_PHASE and bool(card.income)


def begin(state: State, me: int, at_work: frames.Resolving, log: list[Event]) -> None:
    """Start to carry out a card. Card 328 changes the Butchery's cost and then waits for the exchange (H-25)."""
    seat = state.seats[me]
    place = len(seat.frames)
    if changes_butchery(CARDS[at_work.card]):
        place = change_butchery(seat, me, log)
        at_work = replace(at_work, next=1)
    seat.frames.insert(place, at_work)


def changes_butchery(card: Card) -> bool:
    """Whether a card swaps a cost inside a running action (H-25)."""
    return Special("jewelry_for_sheep") in card.do


def change_butchery(seat: Seat, me: int, log: list[Event]) -> int:
    """The pending exchange of the running use also takes 1 Jewelry; where in the stack that use is."""
    use = max(index for index, frame in enumerate(seat.frames) if frame == frames.Used(SPACE["butchery"]))
    for index in range(use + 1, len(seat.frames)):
        frame = seat.frames[index]
        if isinstance(frame, frames.Trade) and isinstance(frame.cost, frames.PaySheep):
            seat.frames[index] = frames.Trade(frames.PaySheep(or_jewelry=True), frame.gain, frame.whole, frame.fewer)
            log.append(Event(events.ButcheryForJewelry(me)))
    return use


def in_unit(seat: Seat) -> bool:
    """Whether something of the seat's is half done: a card, or the second of two Field moves of one line (H-02).

    The lines of a space that a card lets it use are units of their own, as in any use (H-49).
    """
    for frame in reversed(seat.frames):
        if isinstance(frame, frames.Used):
            return False
        if isinstance(frame, frames.Resolving) or (isinstance(frame, frames.MoveField) and frame.times == 1):
            return True
    return False


def carries_out_cards(seat: Seat) -> bool:
    """Whether a card of the seat's is not done yet."""
    return any(isinstance(frame, frames.Resolving) for frame in seat.frames)


def step_next_effect(state: State, me: int, frame: frames.Resolving, log: list[Event]) -> bool:
    """The card at the top of the stack asks for its next effect, or is done."""
    seat = state.seats[me]
    seat.frames.pop()
    card = CARDS[frame.card]
    effects = card.income if frame.income else card.do
    if not refers_to_fields(effects[frame.next :]):
        release_fields(seat, frame.card)
    if frame.next < len(effects):
        effect = effects[frame.next]
        seat.frames.append(replace(frame, next=frame.next + 1))
        if isinstance(effect, RaiseFields) and not effect.that:
            name_fields(seat, frame.card, Fields(effect.planted))
        if effect == Special("bind"):
            seat.bound = True
            log.append(Event(events.Bound(me)))
        else:
            seat.frames += reversed(list(frames_of(effect, frame)))
    else:
        reopen_stop(state)
    return True


def offer_income(state: State, me: int, frame: frames.Income) -> Iterator[Option]:
    """Bonus cards in any order, each once (H-110)."""
    return map(options.income, frame.cards)


def resolve_income(state: State, me: int, frame: frames.Income, chosen: args.Income, log: list[Event]) -> None:
    """The income of one card is one unit (H-02)."""
    left = tuple(card for card in frame.cards if card != chosen.card)
    seat = state.seats[me]
    if left:
        seat.frames.append(frames.Income(left))
    seat.frames.append(frames.Resolving(chosen.card, income=True))
    log.append(Event(events.IncomeTaken(me, chosen.card)))


def bonus_cards_with_income(seat: Seat) -> tuple[int, ...]:
    """The face-up cards that give something in Phase 3."""
    return tuple(sorted(card for card in seat.played if deck_of(card) == "bonus"))
