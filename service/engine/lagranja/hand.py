"""Cards between deck, hand and farm: drawing, looking, playing in four roles, paying for extensions (§6.0)."""

from collections.abc import Iterator

from service.engine.kernel.event import Event
from service.engine.kernel.option import Option
from service.engine.kernel.rng import Stream
from service.engine.lagranja import args, events, farm, frames, gains, options
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.goods import HARVEST, NAMES, PLACE_OF, ROLES, VP, Role
from service.engine.lagranja.state import Barrow, Field, Helper, State, everybody_else


def shuffle_discards(state: State, log: list[Event]) -> None:
    """An empty deck is made anew from the discard pile, if there is one (G-10)."""
    if not state.deck and state.discard:
        state.shuffles += 1
        state.deck = Stream(state.seed, f"deck:{state.shuffles}").shuffle(state.discard)
        state.discard = []
        log.append(Event(events.DeckShuffled(len(state.deck))))


def take_card(state: State, log: list[Event]) -> int | None:
    """The top card of the deck; the draw that empties it makes it anew (G-10)."""
    shuffle_discards(state, log)
    if not state.deck:
        return None
    card = state.deck.pop(0)
    shuffle_discards(state, log)
    return card


def draw(state: State, me: int, number: int, log: list[Event]) -> None:
    """Cards come into the hand; only their owner sees them."""
    cards = [card for _ in range(number) if (card := take_card(state, log)) is not None]
    if cards:
        hand = state.seats[me].hand
        hand += cards
        hand.sort()
        mine = events.CardsDrawn(me, len(cards), tuple(cards))
        log.append(Event(events.CardsDrawn(me, len(cards)), {me: mine}, learned=(me,)))


def step_adjust_hand(state: State, frame: frames.AdjustHand, log: list[Event]) -> bool:
    """Draw up to the limit, or discard down to it: the limit matters only now (G-02, G-11)."""
    state.stack.pop()
    me = frame.seat
    missing = farm.hand_limit(state, me) - len(state.seats[me].hand)
    if missing > 0:
        draw(state, me, missing, log)
    elif missing < 0:
        state.stack.append(frames.Discard(me, -missing))
    return True


def offer_discard(state: State, me: int, frame: frames.Discard) -> Iterator[Option]:
    """Any card of the hand."""
    return map(options.discard, state.seats[me].hand)


def resolve_discard(state: State, me: int, frame: frames.Discard, chosen: args.Discard, log: list[Event]) -> None:
    """The card lies face up on the discard pile."""
    state.seats[me].hand.remove(chosen.card)
    state.discard.append(chosen.card)
    log.append(Event(events.CardDiscarded(me, chosen.card), learned=everybody_else(state, me)))
    if frame.left > 1:
        state.stack.append(frames.Discard(me, frame.left - 1))


def look(state: State, me: int, count: int, keep: int, log: list[Event]) -> None:
    """See the top cards of the deck; they stay there until one is kept. If too few, discards come under them (G-10)."""
    if len(state.deck) < count:
        top, state.deck = state.deck, []
        shuffle_discards(state, log)
        state.deck = top + state.deck
    cards = tuple(state.deck[:count])
    if cards:
        mine = events.DeckLooked(me, len(cards), cards)
        log.append(Event(events.DeckLooked(me, len(cards)), {me: mine}, learned=(me,)))
        state.stack.append(frames.Look(me, len(cards), min(keep, len(cards))))


def offer_look(state: State, me: int, frame: frames.Look) -> Iterator[Option]:
    """Any of the cards looked at."""
    return map(options.keep, sorted(state.deck[: frame.count]))


def resolve_keep(state: State, me: int, frame: frames.Look, chosen: args.Keep, log: list[Event]) -> None:
    """One card into the hand; at the end the others under the deck, in the order in which they lay."""
    state.deck.remove(chosen.card)
    state.seats[me].hand.append(chosen.card)
    state.seats[me].hand.sort()
    log.append(Event(events.CardKept(me), {me: events.CardKept(me, chosen.card)}))
    left = frame.count - 1
    if frame.keep > 1:
        state.stack.append(frames.Look(me, left, frame.keep - 1))
    else:
        state.deck = state.deck[left:] + state.deck[:left]
        shuffle_discards(state, log)


def offer_play(state: State, me: int, roles: tuple[Role, ...]) -> Iterator[Option]:
    """Every card of the hand in every role that it can be played in (G-05, G-06, G-07)."""
    edition, seat = edition_of(state), state.seats[me]
    barrows: list[int | None] = [None]
    if len(seat.barrows) >= edition.board.barrow_slots:
        barrows = [barrow.card for barrow in seat.barrows]
    helpers: list[int | None] = [None]
    if len(seat.helpers) >= edition.board.helper_slots:
        helpers = [h.card for h in seat.helpers if "undiscardable" not in edition.modifiers[h.card]]
    extension = "extension" in roles and len(farm.payable_kinds(state, me)) >= farm.extension_price(state, me)
    for card in seat.hand:
        if "field" in roles:
            yield options.play_card(card, "field")
        if "barrow" in roles:
            yield from (options.play_card(card, "barrow", replaced) for replaced in barrows)
        if extension:
            yield options.play_card(card, "extension")
        if "helper" in roles:
            yield from (options.play_card(card, "helper", replaced) for replaced in helpers)


def offer_play_cards(state: State, me: int, frame: frames.PlayCards) -> Iterator[Option]:
    """F1: exactly two cards in round 1, at most one later; a hand that effects have emptied ends it (G-01)."""
    if frame.left:
        yield from offer_play(state, me, ROLES)
    if not (frame.left and frame.must and state.seats[me].hand):
        yield options.END_TURN


def offer_play_card(state: State, me: int, frame: frames.PlayCard) -> Iterator[Option]:
    """An effect lets the seat play a card."""
    yield from offer_play(state, me, frame.roles)
    yield options.DECLINE


def resolve_play_card(
    state: State, me: int, frame: frames.PlayCards | frames.PlayCard, chosen: args.PlayCard, log: list[Event]
) -> None:
    """The card shows one edge for the rest of the game; what it replaces is lost with all that lies on it (G-05)."""
    seat, card = state.seats[me], chosen.card
    if isinstance(frame, frames.PlayCards):
        state.stack.append(frames.PlayCards(me, frame.left - 1, frame.must))
    elif frame.left > 1:
        state.stack.append(frames.PlayCard(me, frame.left - 1, frame.roles))
    price = farm.extension_price(state, me)
    seat.hand.remove(card)
    played = events.CardPlayed(me, card, chosen.role, chosen.replace)
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
    """A free slot, or that of another card."""
    index = len(cards) if replaced is None else cards.index(replaced)
    return slice(index, index + 1)


def offer_pay_extension(state: State, me: int, frame: frames.PayExtension) -> Iterator[Option]:
    """Any kind that was not paid yet, from store, field or sty, as silver or VP (G-07)."""
    fields = farm.on_fields(state, state.seats[me])
    for kind in farm.payable_kinds(state, me):
        if kind in frame.paid:
            continue
        if kind == VP:
            yield options.PAY_VP
            continue
        if state.seats[me].goods[kind]:
            yield options.pay((kind, PLACE_OF[kind], 1))
        yield from (options.pay(source) for source in fields if source[0] == kind)


def resolve_pay(
    state: State, me: int, frame: frames.PayExtension | frames.PayHarvest, chosen: args.Pay, log: list[Event]
) -> None:
    """One good is paid."""
    if chosen.good is None:
        kind = VP
        gains.pay_vp(state, me, chosen.vp)
        log.append(Event(events.Paid(me, {NAMES[VP]: chosen.vp})))
    else:
        kind = options.source_of(chosen.good)[0]
        farm.remove(state, state.seats[me], options.source_of(chosen.good))
        log.append(Event(events.GoodPaid(me, chosen.good)))
    if frame.left > 1:
        if isinstance(frame, frames.PayExtension):
            state.stack.append(frames.PayExtension(me, frame.left - 1, (*frame.paid, kind)))
        else:
            state.stack.append(frames.PayHarvest(me, frame.left - 1))


def harvest_goods(state: State, me: int) -> int:
    """How many harvest goods a seat has in stores and on fields."""
    seat = state.seats[me]
    return sum(seat.goods[good] for good in HARVEST) + sum(field.goods for field in seat.fields)


def offer_pay_harvest(state: State, me: int, frame: frames.PayHarvest) -> Iterator[Option]:
    """Any harvest good from a store or a field."""
    return (options.pay(source) for source in farm.resources(state, state.seats[me]) if source[0] in HARVEST)
