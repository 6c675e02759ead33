"""The deck and the hands: shuffling, drawing, and the hand limit at the end of F1 (§6.0)."""

from service.engine.kernel.event import Event
from service.engine.kernel.rng import Stream
from service.engine.lagranja import events, farm, frames
from service.engine.lagranja.state import State


def shuffle_discards(state: State, log: list[Event]) -> None:
    """Shuffle the discard pile into a new deck, if the deck is empty and there are discards (G-10)."""
    if not state.deck and state.discard:
        state.shuffles += 1
        state.deck = Stream(state.seed, f"deck:{state.shuffles}").shuffle(state.discard)
        state.discard = []
        log.append(Event(events.DeckShuffled(len(state.deck))))


def take_card(state: State, log: list[Event]) -> int | None:
    """Take the top card of the deck; if this empties the deck, the discard pile becomes the new deck (G-10)."""
    shuffle_discards(state, log)
    if not state.deck:
        return None
    card = state.deck.pop(0)
    shuffle_discards(state, log)
    return card


def draw(state: State, me: int, number: int, log: list[Event]) -> None:
    """Draw cards into the hand; only their owner sees them."""
    cards = [card for _ in range(number) if (card := take_card(state, log)) is not None]
    if cards:
        hand = state.seats[me].hand
        hand += cards
        hand.sort()
        mine = events.CardsDrawn(me, len(cards), tuple(cards))
        log.append(Event(events.CardsDrawn(me, len(cards)), {me: mine}, learned=(me,)))


def step_adjust_hand(state: State, frame: frames.AdjustHand, log: list[Event]) -> bool:
    """Draw up to the hand limit, or discard down to it; the limit applies only now (G-02, G-11)."""
    state.stack.pop()
    me = frame.seat
    missing = farm.hand_limit(state, me) - len(state.seats[me].hand)
    if missing > 0:
        draw(state, me, missing, log)
    elif missing < 0:
        state.stack.append(frames.Discard(me, -missing))
    return True
