"""Carries out cards: starts a card, asks for its effects one after the other, and ends it.

Laying a card down and carrying it out are separate steps. Between the cost and the effects of a card, and between its
effects, the seat is asked and may lay down another card. That card is tested and paid at once, and carried out after
the first. So cards can be played inside a unit, and several cards at the same time (H-03 to H-06).
"""

from collections.abc import Sequence

from msgspec.structs import replace

from service.engine.hallertau import events, frames
from service.engine.hallertau.cards.printed_decks import CARDS
from service.engine.hallertau.cards.vocabulary import Card, Effect, RaiseFields, Special
from service.engine.hallertau.counting import fields_like
from service.engine.hallertau.effects import frames_of
from service.engine.hallertau.quantities import Fields
from service.engine.hallertau.spaces import SPACE
from service.engine.hallertau.state import Seat, State
from service.engine.hallertau.stops import reopen_stop
from service.engine.kernel.event import Event


def in_unit(seat: Seat) -> bool:
    """Return whether a unit of the seat is half done: a card, or the second of two Field moves of one line (H-02).

    If a card lets the seat use a space, the lines of the space are units of their own, as in any use (H-49).
    """
    for frame in reversed(seat.frames):
        if isinstance(frame, frames.Used):
            return False
        if isinstance(frame, frames.Resolving) or (isinstance(frame, frames.MoveField) and frame.times == 1):
            return True
    return False


def carries_out_cards(seat: Seat) -> bool:
    """Return whether the seat is carrying out a card."""
    return any(isinstance(frame, frames.Resolving) for frame in seat.frames)


def begin(state: State, me: int, at_work: frames.Resolving, log: list[Event]) -> None:
    """Start to carry out a card. Card 328 changes the Butchery's cost and then waits for the exchange (H-25)."""
    seat = state.seats[me]
    place = len(seat.frames)
    if changes_butchery(CARDS[at_work.card]):
        place = change_butchery(seat, me, log)
        at_work = replace(at_work, next=1)
    seat.frames.insert(place, at_work)


def changes_butchery(card: Card) -> bool:
    """Return whether a card swaps a cost inside a running action (H-25)."""
    return Special("jewelry_for_sheep") in card.do


def change_butchery(seat: Seat, me: int, log: list[Event]) -> int:
    """Let the pending exchange of the current use also take 1 Jewelry; return the index of that use in the stack."""
    use = max(index for index, frame in enumerate(seat.frames) if frame == frames.Used(SPACE["butchery"]))
    for index in range(use + 1, len(seat.frames)):
        frame = seat.frames[index]
        if isinstance(frame, frames.Trade) and isinstance(frame.cost, frames.PaySheep):
            seat.frames[index] = frames.Trade(frames.PaySheep(or_jewelry=True), frame.gain, frame.whole, frame.fewer)
            log.append(Event(events.ButcheryForJewelry(me)))
    return use


def step_next_effect(state: State, me: int, frame: frames.Resolving, log: list[Event]) -> bool:
    """Ask for the next effect of the card at the top of the stack, or end it."""
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


def refers_to_fields(effects: Sequence[Effect]) -> bool:
    """Return whether one of these effects applies only to the Fields that met the condition."""
    return any(getattr(effect, "that", False) for effect in effects)


def name_fields(seat: Seat, card: int, like: Fields) -> None:
    """Let a card refer to the Fields of a kind, wherever they move and whatever happens to them (H-107)."""
    for field in fields_like(seat, like):
        field.named_by = sorted((*field.named_by, card))


def release_fields(seat: Seat, card: int) -> None:
    """End the references of a card to Fields."""
    for field in seat.fields:
        if card in field.named_by:
            field.named_by.remove(card)
