"""Play a card from the hand in one of its four roles (§6.0)."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import farm, frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.events import Body
from service.engine.lagranja.goods import ROLES, Role
from service.engine.lagranja.state import Barrow, Field, Helper, State, everybody_else
from service.engine.lagranja.verb import TURN, Args, Default, Verb, make_action
from service.engine.lagranja.verbs.decline import DECLINE
from service.engine.lagranja.verbs.end_turn import END_TURN


class PlayCard(Args, frozen=True, tag="play_card"):
    """Play a card on one side of the farm; `replace` is the card that leaves its slot for it."""

    default: ClassVar[Default] = Default.DUE

    card: int
    role: Role
    replace: int | None = None


class ExtensionAction(Action, frozen=True):
    """Play a card as an extension for so many kinds of farm goods.

    The price is not an argument: the label needs it, but a submission does not have to state it.
    """

    kinds: int


class CardPlayed(Body, frozen=True, tag="card_played"):
    """A seat played a card on one side of its farm; another card may have left its slot for it."""

    seat: int
    card: int
    role: str
    replaced: int | None = None


@cache
def play_card_action(card: int, role: Role, replace: int | None = None) -> Action:
    """Make the action with an id such as `play_card:17/barrow` or `play_card:17/barrow-23`."""
    suffix = "" if replace is None else f"-{replace}"
    return make_action(f"play_card:{card}/{role}{suffix}", PlayCard(card, role, replace), TURN)


@cache
def extension_action(card: int, kinds: int) -> ExtensionAction:
    """Make the action with an id such as `play_card:17/extension`."""
    made = play_card_action(card, "extension")
    return ExtensionAction(made.id, made.kind, made.args, made.window, kinds)


def offer_play(state: State, me: int, roles: tuple[Role, ...]) -> Iterator[Action]:
    """Offer every card of the hand in every role that it can be played in (G-05, G-06, G-07)."""
    edition, seat = edition_of(state), state.seats[me]
    barrows: list[int | None] = [None]
    if len(seat.barrows) >= edition.board.barrow_slots:
        barrows = [barrow.card for barrow in seat.barrows]
    helpers: list[int | None] = [None]
    if len(seat.helpers) >= edition.board.helper_slots:
        helpers = [h.card for h in seat.helpers if "undiscardable" not in edition.modifiers[h.card]]
    price = farm.extension_price(state, me)
    extension = "extension" in roles and len(farm.payable_kinds(state, me)) >= price
    for card in seat.hand:
        if "field" in roles:
            yield play_card_action(card, "field")
        if "barrow" in roles:
            yield from (play_card_action(card, "barrow", replaced) for replaced in barrows)
        if extension:
            yield extension_action(card, price)
        if "helper" in roles:
            yield from (play_card_action(card, "helper", replaced) for replaced in helpers)


def offer_play_cards(state: State, me: int, frame: frames.PlayCards) -> Iterator[Action]:
    """Offer the cards of F1: exactly two in round 1 as far as the hand has them, at most one later (G-01)."""
    if frame.left:
        yield from offer_play(state, me, ROLES)
    if not (frame.left and frame.must and state.seats[me].hand):
        yield END_TURN


def offer_play_card(state: State, me: int, frame: frames.PlayCard) -> Iterator[Action]:
    """Offer the cards that an effect lets the seat play."""
    yield from offer_play(state, me, frame.roles)
    yield DECLINE


def resolve_play_card(
    state: State, me: int, frame: frames.PlayCards | frames.PlayCard, chosen: PlayCard, log: list[Event]
) -> None:
    """Put the card into its place; a card that it replaces is lost with all that lies on it (G-05)."""
    seat, card = state.seats[me], chosen.card
    if isinstance(frame, frames.PlayCards):
        state.stack.append(frames.PlayCards(me, frame.left - 1, frame.must))
    elif frame.left > 1:
        state.stack.append(frames.PlayCard(me, frame.left - 1, frame.roles))
    price = farm.extension_price(state, me)
    seat.hand.remove(card)
    played = CardPlayed(me, card, chosen.role, chosen.replace)
    log.append(Event(played, learned=everybody_else(state, me)))
    if chosen.role == "field":
        seat.fields.append(Field(card))
    elif chosen.role == "barrow":
        seat.barrows[slot([one.card for one in seat.barrows], chosen.replace)] = [Barrow(card)]
    elif chosen.role == "helper":
        seat.helpers[slot([one.card for one in seat.helpers], chosen.replace)] = [Helper(card)]
    else:
        seat.extensions.append(card)
        state.stack.append(frames.PayExtension(me, price))
    if chosen.replace is not None:
        state.discard.append(chosen.replace)
        state.marked = [mark for mark in state.marked if mark.card != chosen.replace]


def slot(cards: list[int], replaced: int | None) -> slice:
    """Return the place of a new card: a free slot, or that of the replaced card."""
    index = len(cards) if replaced is None else cards.index(replaced)
    return slice(index, index + 1)


VERB: Final = Verb(
    offers={frames.PlayCards: offer_play_cards, frames.PlayCard: offer_play_card},
    resolves={PlayCard: resolve_play_card},
    in_steps=("F1",),
    ended=(frames.PlayCards,),
    declined=(frames.PlayCard,),
    must={frames.PlayCards: "G-01"},
)
