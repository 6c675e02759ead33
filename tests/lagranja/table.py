"""A table for tests of La Granja: methods to set up a position, play by action id, and read the state."""

from service.engine.kernel.blocked import Unmet
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.event import Event
from service.engine.kernel.play import play, settle, start
from service.engine.kernel.snapshot import encode
from service.engine.lagranja import frames
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.goods import GOOD, NAMES
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import (
    EMPTY,
    NEUTRAL,
    NOBODY,
    VP_SOURCES,
    Barrow,
    Field,
    Helper,
    Roof,
    Seat,
    State,
    Tile,
    total_vp,
)
from service.engine.lagranja.steps import STEP, STEPS
from service.engine.lagranja.text.game_text import TEXTS


class Table:
    """A game before a step, with seat 0 first, empty farms, an empty market and no blocked building."""

    def __init__(self, seats: int = 2, round: int = 2, step: str = "F1", **settings: object) -> None:
        self.state: State = start(RULES, settings, seats, "table")[0]
        self.log: list[Event] = []
        state = self.state
        state.round, state.order, state.starts = round, list(range(seats)), True
        state.market = [EMPTY] * len(state.market)
        state.blocked = []
        state.track = [list(reversed(state.order)), *([] for _ in state.track[1:])]
        state.deck = list(CORE.cards)
        for seat in state.seats:
            seat.hand.clear()
            seat.goods[:] = [0] * len(seat.goods)
            seat.vp[:] = [0] * len(seat.vp)
        self.go_to(step)

    def seat(self, me: int = 0) -> Seat:
        """Return a seat's state, to read or to change."""
        return self.state.seats[me]

    # methods that set up a position

    def give(self, me: int = 0, **amounts: int) -> "Table":
        """Set what a seat has: goods in stores, `pig`, `commodity`, `silver`, `vp`."""
        seat = self.seat(me)
        for name, amount in amounts.items():
            if name == "vp":
                seat.vp[VP_SOURCES.index("setup")] = amount - total_vp(seat) + seat.vp[VP_SOURCES.index("setup")]
            else:
                seat.goods[GOOD[name]] = amount
        return self

    def hand(self, *cards: int, me: int = 0) -> "Table":
        """Set a seat's hand; the cards leave the deck."""
        self._back(self.seat(me).hand)
        self.seat(me).hand = sorted(self._from_deck(cards))
        return self

    def fields(self, *fields: str, me: int = 0) -> "Table":
        """Set a seat's fields by crop and goods: `olive`, `olive/1`."""
        self._back([field.card for field in self.seat(me).fields])
        self.seat(me).fields = []
        for text in fields:
            crop, _, goods = text.partition("/")
            card = next(card for card in self.state.deck if CORE.cards[card].field == crop)
            self.seat(me).fields.append(Field(*self._from_deck((card,)), int(goods or 0)))
        return self

    def helpers(self, *cards: int, me: int = 0) -> "Table":
        """Set a seat's helpers."""
        self._back([helper.card for helper in self.seat(me).helpers])
        self.seat(me).helpers = [Helper(card) for card in self._from_deck(cards)]
        return self

    def extensions(self, *cards: int, me: int = 0) -> "Table":
        """Set a seat's extensions."""
        self._back(self.seat(me).extensions)
        self.seat(me).extensions = list(self._from_deck(cards))
        return self

    def barrow(self, card: int, *delivered: str, me: int = 0) -> "Table":
        """Add a barrow with some of its goods delivered."""
        (number,) = self._from_deck((card,))
        barrow = Barrow(number)
        for name in delivered:
            barrow.filled |= open_bit(CORE.barrows[card], barrow.filled, name)
        self.seat(me).barrows.append(barrow)
        return self

    def row(self, building: str, *delivered: str, me: int = 0) -> "Table":
        """Deliver goods to a seat's row of a building."""
        index = CORE.building[building]
        for name in delivered:
            self.seat(me).cargo[index] |= open_bit(CORE.rows[index], self.seat(me).cargo[index], name)
        return self

    def tiles(self, *buildings: str, me: int = 0, turned: bool = True) -> "Table":
        """Give craft tiles, by default with their permanent effect."""
        self.seat(me).tiles += [Tile(CORE.building[building], turned) for building in buildings]
        return self

    def roofs(self, *tiles: str, me: int = 0, up: bool = True) -> "Table":
        """Give roofs, by default face up."""
        self.seat(me).roofs += [Roof(tile, up) for tile in tiles]
        return self

    def block(self, *buildings: str) -> "Table":
        """Put the blocking markers 1, 2, 3 on buildings."""
        self.state.blocked = [CORE.building[building] for building in buildings]
        return self

    def stalls(self, *spaces: str, me: int | None = 0) -> "Table":
        """Put stalls of a seat, or of the neutral player (None), on market spaces."""
        for space in spaces:
            self.state.market[CORE.space[space]] = NEUTRAL if me is None else me
        return self

    def discs(self, *positions: int) -> "Table":
        """Put the discs of seats 0, 1, ... on positions, later seats on top."""
        self.state.track = [[me for me, at in enumerate(positions) if at == p] for p in range(len(self.state.track))]
        return self

    def dice(self, *numbers: int) -> "Table":
        """Put dice on revenue spaces."""
        self.state.dice = [numbers.count(number) for number in range(1, 7)]
        return self

    def donkeys(self, *tokens: int) -> "Table":
        """Set the revealed donkey tokens of seats 0, 1, ..."""
        self.state.revealed = True
        for seat, token in zip(self.state.seats, tokens, strict=True):
            seat.donkey = token
            seat.donkeys_used.append(token)
        return self

    def deck(self, *cards: int) -> "Table":
        """Put cards on top of the deck."""
        self.state.deck = [*cards, *(card for card in self.state.deck if card not in cards)]
        return self

    # methods that play

    def go_to(self, step: str) -> "Table":
        """Drop all pending frames and jump before a step; `settle` continues from there."""
        state = self.state
        state.stack.clear()
        state.turns, state.active, state.begun, state.step = [], NOBODY, False, STEP[step]
        return self

    def settle(self) -> "Table":
        """Run automatic steps until a seat must decide."""
        settle(RULES, self.state, self.log)
        return self

    def turn(self, frame: frames.Pending, step: str) -> "Table":
        """Begin the turn of a frame's seat in a step; the turn lasts until it is ended."""
        self.go_to(step)
        self.state.begun, self.state.active = True, frame.seat
        if not isinstance(frame, frames.Deliveries | frames.ExtraDeliveries | frames.EndTurn):
            self.state.stack.append(frames.EndTurn(frame.seat))
        self.state.stack.append(frame)
        return self

    def deliveries(self, left: int = 1, me: int = 0) -> "Table":
        """Begin the turn of a seat in T3 with so many deliveries."""
        return self.turn(frames.Deliveries(me, left), "T3")

    def play(self, *ids: str, me: int | None = None) -> "Table":
        """Play actions one after the other; all must be legal."""
        for action_id in ids:
            self.log += play(RULES, self.state, self._who(me), action_id)
        return self

    def end_siesta(self) -> "Table":
        """Finish T2: every seat that is asked advances its disc, or ends its turn if the disc cannot move."""
        while self.step() == "T2":
            self.play(RULES.default(self.state, self._who(None)).id)
        return self

    # methods that read the state

    def offers(self, me: int | None = None) -> set[str]:
        """Return the action ids of a seat as a set; fail if an id occurs twice."""
        ids = [action.id for action in RULES.actions(self.state, self._who(me))]
        assert len(ids) == len(set(ids))
        return set(ids)

    def offered(self, kind: str, me: int | None = None) -> set[str]:
        """Return the offered action ids of one kind, without the kind."""
        return {one.partition(":")[2] for one in self.offers(me) if one.partition(":")[0] == kind}

    def why_not(self, action_id: str, me: int | None = None) -> tuple[Unmet, ...]:
        """Return the unmet requirements of a blocked action."""
        return next((one.unmet for one in RULES.blocked(self.state, self._who(me)) if one.action.id == action_id), ())

    def explain(self, action_id: str, me: int | None = None) -> list[tuple[str, str]]:
        """Return the unmet requirements of an action that a seat names, each as text with its rule."""
        unmet = RULES.explain(self.state, self._who(me), action_id)
        return [(TEXTS["en"].why_not((one,)), one.rule) for one in unmet]

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that the game waits for."""
        return RULES.to_act(self.state)

    def step(self) -> str:
        """Return the step that the round is in."""
        return STEPS[self.state.step]

    def refuses(
        self, action_id: str, me: int | None = None, reason: EngineReason = EngineReason.ILLEGAL_ACTION
    ) -> bool:
        """Return whether an action is refused with a reason and the state stays unchanged."""
        before = encode(RULES, self.state)
        try:
            play(RULES, self.state, self._who(me), action_id)
        except EngineError as error:
            return error.reason == reason and encode(RULES, self.state) == before
        return False

    def good(self, name: str, me: int = 0) -> int:
        """Return how many of a good a seat has in store, sty, purse or commodity space."""
        return self.seat(me).goods[GOOD[name]]

    def goods(self, me: int = 0) -> dict[str, int]:
        """Return a seat's goods, without zeros."""
        return {NAMES[good]: amount for good, amount in enumerate(self.seat(me).goods) if amount}

    def vp(self, me: int = 0) -> int:
        """Return a seat's VP."""
        return total_vp(self.seat(me))

    def market(self) -> dict[str, int | None]:
        """Return the stalls on the market with their owners; None is the neutral player."""
        return {
            CORE.spaces[index].id: None if owner == NEUTRAL else owner
            for index, owner in enumerate(self.state.market)
            if owner != EMPTY
        }

    def events(self, kind: type) -> list[object]:
        """Return the events of one kind."""
        return [event.body for event in self.log if isinstance(event.body, kind)]

    def _who(self, me: int | None) -> int:
        if me is not None:
            return me
        (only,) = RULES.to_act(self.state)
        return only

    def _from_deck(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        for card in cards:
            self.state.deck.remove(card)
        return cards

    def _back(self, cards: list[int]) -> None:
        self.state.deck += cards


def open_bit(symbols: tuple[int, ...], bits: int, name: str) -> int:
    """Return the bit of the first open symbol of a good."""
    return next(1 << i for i, good in enumerate(symbols) if good == GOOD[name] and not bits >> i & 1)
