"""Drawing cards, and the first player marker of the card spaces."""

from collections.abc import Iterator

from service.engine.hallertau import args, events, frames, options
from service.engine.hallertau.state import State
from service.engine.hallertau.stops import reopen_stop
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option


def offer_draw(state: State, me: int, frame: frames.Draw) -> Iterator[Option]:
    """As many cards as allowed and left in the deck, or fewer; no substitute for an empty deck (H-104)."""
    left = len(state.decks.get(frame.deck, ()))
    return (options.draw(frame.deck, number) for number in range(min(frame.number, left), 0, -1))


def resolve_draw(state: State, me: int, frame: frames.Draw, chosen: args.Draw, log: list[Event]) -> None:
    """The cards from the top go into the hand; only the seat sees which."""
    take_into_hand(state, me, chosen.deck, take_top(state.decks[chosen.deck], chosen.cards), log)


def take_top(deck: list[int], number: int) -> list[int]:
    """The top cards of a deck leave it."""
    taken, deck[:] = deck[:number], deck[number:]
    return taken


def take_into_hand(state: State, me: int, deck: str, cards: list[int], log: list[Event]) -> None:
    """Cards are fresh until the seat does something else (H-28)."""
    seat = state.seats[me]
    seat.hand += cards
    seat.hand.sort()
    seat.fresh += cards
    reopen_stop(state)
    public = events.CardsDrawn(me, deck, len(cards))
    log.append(Event(public, {me: events.CardsDrawn(me, deck, len(cards), tuple(cards))}, learned=(me,)))


def offer_take_marker(state: State, me: int, frame: frames.TakeMarker) -> Iterator[Option]:
    """Whoever has the marker already cannot take it (H-52)."""
    if state.first_player != me:
        yield options.TAKE_MARKER


def resolve_take_marker(
    state: State, me: int, frame: frames.TakeMarker, chosen: args.TakeMarker, log: list[Event]
) -> None:
    """The marker moves at once; the running Phase keeps its order (H-52)."""
    state.first_player = me
    log.append(Event(events.FirstPlayer(me)))
