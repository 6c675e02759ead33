"""The messages of proto/reeve/v1/hallertau.proto.

Generated from the contract by `make proto`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import field as _field

from reeve_client.contract import score as _score
from reeve_client.message import STRICT, Message, Request, first_set

if TYPE_CHECKING or STRICT:
    Space = Literal[
        "SPACE_GATEWAY_CARD",
        "SPACE_SHEEP_BREEDING",
        "SPACE_SHEEP_SHEARING",
        "SPACE_CLAY_DELIVERY",
        "SPACE_FARMING",
        "SPACE_FARMYARD_CARD",
        "SPACE_BUTCHERY",
        "SPACE_NURSERY",
        "SPACE_BUSY_WEEKEND",
        "SPACE_CLEARING",
        "SPACE_BONUS_CARD",
        "SPACE_SMALL_TRADE",
        "SPACE_CULTIVATION",
        "SPACE_WEEKLY_MARKET",
        "SPACE_LAND_SALE",
        "SPACE_POINT_CARD",
        "SPACE_FERTILIZING",
        "SPACE_TOOL_SHED",
        "SPACE_TOWN_HALL",
        "SPACE_SHEEP_MARKET",
    ]
    """The twenty action spaces."""

    Craft = Literal[
        "CRAFT_CARPENTRY",
        "CRAFT_BREWHOUSE",
        "CRAFT_COOLING_HOUSE",
        "CRAFT_BAKEHOUSE",
        "CRAFT_MANUFACTURE",
    ]
    """The five Craft Buildings."""

    Good = Literal[
        "GOOD_BARLEY",
        "GOOD_FLAX",
        "GOOD_HOPS",
        "GOOD_RYE",
        "GOOD_HIDES",
        "GOOD_MEAT",
        "GOOD_MILK",
        "GOOD_WOOL",
        "GOOD_CLAY",
    ]
    """The nine Goods; the first four are Crops."""

    Resource = Literal[
        "RESOURCE_BARLEY",
        "RESOURCE_FLAX",
        "RESOURCE_HOPS",
        "RESOURCE_RYE",
        "RESOURCE_HIDES",
        "RESOURCE_MEAT",
        "RESOURCE_MILK",
        "RESOURCE_WOOL",
        "RESOURCE_CLAY",
        "RESOURCE_SHEEP",
        "RESOURCE_TOOLS",
        "RESOURCE_JEWELRY",
    ]
    """The Goods and the other resources."""

    SheepPlace = Literal[
        "SHEEP_PLACE_CARD1",
        "SHEEP_PLACE_CARD2",
        "SHEEP_PLACE_CARD3",
        "SHEEP_PLACE_CARD4",
        "SHEEP_PLACE_CARD5",
        "SHEEP_PLACE_CARD6",
        "SHEEP_PLACE_STABLES",
    ]
    """Where a Sheep stands: on a card of the Stable board or in the Stables."""

    DeckKind = Literal[
        "DECK_KIND_GATEWAY",
        "DECK_KIND_FARMYARD",
        "DECK_KIND_BONUS",
        "DECK_KIND_POINT",
    ]
    """The kinds of decks by their backs."""

    Variant = Literal[
        "VARIANT_CARDS",
        "VARIANT_NO_CARDS",
    ]
    """With cards, or the first game without them."""

    QuantityName = Literal[
        "QUANTITY_NAME_BARLEY",
        "QUANTITY_NAME_FLAX",
        "QUANTITY_NAME_HOPS",
        "QUANTITY_NAME_RYE",
        "QUANTITY_NAME_HIDES",
        "QUANTITY_NAME_MEAT",
        "QUANTITY_NAME_MILK",
        "QUANTITY_NAME_WOOL",
        "QUANTITY_NAME_CLAY",
        "QUANTITY_NAME_SHEEP",
        "QUANTITY_NAME_TOOLS",
        "QUANTITY_NAME_JEWELRY",
        "QUANTITY_NAME_FIELDS",
        "QUANTITY_NAME_ROUND",
        "QUANTITY_NAME_WINDOW",
        "QUANTITY_NAME_WORKERS",
        "QUANTITY_NAME_CROPS",
        "QUANTITY_NAME_BEST_CROP",
        "QUANTITY_NAME_CARD_SHEEP",
        "QUANTITY_NAME_BEST_CARD_SHEEP",
        "QUANTITY_NAME_NEXT_CARD_SHEEP",
        "QUANTITY_NAME_CARD4_SHEEP",
        "QUANTITY_NAME_LATER_CARD_SHEEP",
        "QUANTITY_NAME_STABLES_SHEEP",
        "QUANTITY_NAME_CARDS_WITH_SHEEP",
        "QUANTITY_NAME_EMPTY_CARDS",
        "QUANTITY_NAME_BEST_FIELD_CROP",
        "QUANTITY_NAME_FIELD_CROP_TYPES",
        "QUANTITY_NAME_HAND_NOT_GATEWAY",
        "QUANTITY_NAME_CARDS_PLAYED",
        "QUANTITY_NAME_BEST_DECK_PLAYED",
        "QUANTITY_NAME_CRAFT_GAP",
        "QUANTITY_NAME_FULL_SPACES",
        "QUANTITY_NAME_THREE_WORKER_SPACES",
        "QUANTITY_NAME_NURSERY_WORKERS",
        "QUANTITY_NAME_QUADRANT_WORKERS",
        "QUANTITY_NAME_REMOVED_WORKERS",
        "QUANTITY_NAME_GOODS_HARVESTED",
        "QUANTITY_NAME_BEST_CROP_HARVESTED",
        "QUANTITY_NAME_TOOLS_GAINED",
        "QUANTITY_NAME_BEST_CRAFT_STEPS",
        "QUANTITY_NAME_EMPTY_CARDS_BEFORE_ROUND_6",
    ]
    """Named quantities that can be counted.

    QUANTITY_NAME_EMPTY_CARDS_BEFORE_ROUND_6: Like EMPTY_CARDS, but 0 in Round 6.
    """

    ConditionTrigger = Literal[
        "TRIGGER_SPENT_LAST_JEWELRY",
        "TRIGGER_USED_SPACE",
        "TRIGGER_GAINED_TOOLS",
        "TRIGGER_EXCHANGED_WORKERS",
        "TRIGGER_PLAYED_FRESH_CARD",
        "TRIGGER_ABOUT_TO_ACT_LAST",
        "TRIGGER_USING_BUTCHERY",
    ]
    """What a seat can have just done."""

    EffectName = Literal[
        "NAME_BIND",
        "NAME_FREE_STEP",
        "NAME_SECOND_ROW",
        "NAME_MOVE_STACK",
        "NAME_MOVE_BOULDERS",
        "NAME_JEWELRY_FOR_SHEEP",
        "NAME_DOUBLE_YIELD",
        "NAME_TWO_FIELDS",
        "NAME_DOUBLE_SOW",
    ]
    """The effects of single cards."""
else:  # a newer server may send other values
    Space = str
    Craft = str
    Good = str
    Resource = str
    SheepPlace = str
    DeckKind = str
    Variant = str
    QuantityName = str
    ConditionTrigger = str
    EffectName = str


class Settings(Message, frozen=True, kw_only=True):
    """The settings of a game; a setting that is left out has its first value."""

    variant: Variant | None = None
    gateway: int | None = None
    """0 beginner, 1 advanced, 2 expert, 3 master."""
    farmyard: int | None = None
    """4 hops, 5 sheep, 6 field, 7 jewelry."""
    sequential_progress: bool | None = None
    """Whether seats take turns in Phase 9 instead of acting at the same time."""


class Resources(Message, frozen=True, kw_only=True):
    """Amounts of Goods and other resources."""

    barley: int | None = None
    flax: int | None = None
    hops: int | None = None
    rye: int | None = None
    hides: int | None = None
    meat: int | None = None
    milk: int | None = None
    wool: int | None = None
    clay: int | None = None
    sheep: int | None = None
    tools: int | None = None
    jewelry: int | None = None


class Sheep(Message, frozen=True, kw_only=True):
    """The Sheep of a seat by place."""

    card1: int | None = None
    card2: int | None = None
    card3: int | None = None
    card4: int | None = None
    card5: int | None = None
    card6: int | None = None
    stables: int | None = None


class DeckCounts(Message, frozen=True, kw_only=True):
    """Numbers of cards by the kind of deck."""

    gateway: int | None = None
    farmyard: int | None = None
    bonus: int | None = None
    point: int | None = None


class Cards(Message, frozen=True, kw_only=True):
    """Card numbers; absent where a viewer may not know them."""

    cards: Sequence[int] = ()


class SpaceWorkers(Message, frozen=True, kw_only=True):
    """A number of Workers on a space, or taken off it."""

    space: Space
    workers: int = 0


class Field(Message, frozen=True, kw_only=True):
    """A Field as an action names it: equal Fields are the same choice. `harvested`: in the running Phase 7."""

    row: int = 0
    good: Good | None = None
    amount: int = 0
    harvested: bool = False
    named_by: Sequence[int] = ()
    """The cards under way that refer to this Field (H-107); in an action of one of these cards, the others."""


class Payment(Message, frozen=True, kw_only=True):
    """A payment: exactly one of these is set."""

    goods: Resources
    sheep_from: SheepPlace | None = None
    sheep_back: SheepPlace | None = None
    planted: Field | None = None
    card: int | None = None
    field: Field | None = None
    craft_left: Craft | None = None


class SpaceView(Message, frozen=True, kw_only=True):
    """An action space: the Workers by row, and what the next use costs (absent: full or closed)."""

    name: Space
    quadrant: int = 0
    rows: Sequence[int] = ()
    closed: bool = False
    next_cost: int | None = None


class CraftView(Message, frozen=True, kw_only=True):
    """A Craft Building and its Boulders that are on the board."""

    name: Craft
    position: int = 0
    boulders: Sequence[int] = ()


class SeatView(Message, frozen=True, kw_only=True):
    """One seat's display. What only its owner may know is absent for everybody else."""

    seat: int = 0
    workers: int = 0
    goods: Resources
    fields: Sequence[Field] = ()
    sheep: Sheep
    holders: Sequence[int] = ()
    jewelry: int = 0
    tools: int = 0
    free_tools: int = 0
    crafts: Sequence[CraftView] = ()
    community_center: int = 0
    window: int = 0
    pending: Sequence[str] = ()
    hand_counts: DeckCounts
    hand: Cards | None = None
    played: Sequence[int] = ()
    discarded: Cards | None = None
    ready_through: int | None = None
    ready_while_idle: bool | None = None
    score: _score.Score


class View(Message, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    viewer: int | None = None
    round: int = 0
    phase: int = 0
    over: bool = False
    first_player: int = 0
    active: int | None = None
    quadrant_card: str | None = None
    quadrants_cleared: Sequence[int] = ()
    quadrant_cards_left: int = 0
    deck_sizes: DeckCounts
    spaces: Sequence[SpaceView] = ()
    seats: Sequence[SeatView] = ()


class Args(Message, frozen=True, kw_only=True):
    """The arguments of an action; exactly one kind is set."""

    place: Place | None = None
    exchange: Exchange | None = None
    take: Take | None = None
    new_field: NewField | None = None
    sow: Sow | None = None
    move_field: MoveField | None = None
    move_sheep: MoveSheep | None = None
    trade: Trade | None = None
    fallow: Fallow | None = None
    harvest: Harvest | None = None
    harvest_all: HarvestAll | None = None
    advance: Advance | None = None
    fewer: Fewer | None = None
    skip: Skip | None = None
    end_turn: EndTurn | None = None
    ready: Ready | None = None
    done: Done | None = None
    resume: Resume | None = None
    play_card: PlayCard | None = None
    give: Give | None = None
    keep: Keep | None = None
    draw: Draw | None = None
    take_marker: TakeMarker | None = None
    income: Income | None = None
    raise_: Raise | None = _field(name="raise", default=None)
    clear_space: ClearSpace | None = None
    clear_top_rows: ClearTopRows | None = None
    take_workers: TakeWorkers | None = None
    use_space: UseSpace | None = None
    second_row: SecondRow | None = None
    take_stack: TakeStack | None = None
    put_stack: PutStack | None = None
    free_step: FreeStep | None = None
    move_boulder: MoveBoulder | None = None
    double_yield: DoubleYield | None = None
    double_sow: DoubleSow | None = None
    two_fields: TwoFields | None = None
    ready_through: ReadyThrough | None = None
    ready_while_idle: ReadyWhileIdle | None = None
    ready_off: ReadyOff | None = None
    play_card_with: PlayCardWith | None = None

    @property
    def what(self) -> ArgsWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: ArgsWhat | None = first_set(
            self.place,
            self.exchange,
            self.take,
            self.new_field,
            self.sow,
            self.move_field,
            self.move_sheep,
            self.trade,
            self.fallow,
            self.harvest,
            self.harvest_all,
            self.advance,
            self.fewer,
            self.skip,
            self.end_turn,
            self.ready,
            self.done,
            self.resume,
            self.play_card,
            self.give,
            self.keep,
            self.draw,
            self.take_marker,
            self.income,
            self.raise_,
            self.clear_space,
            self.clear_top_rows,
            self.take_workers,
            self.use_space,
            self.second_row,
            self.take_stack,
            self.put_stack,
            self.free_step,
            self.move_boulder,
            self.double_yield,
            self.double_sow,
            self.two_fields,
            self.ready_through,
            self.ready_while_idle,
            self.ready_off,
            self.play_card_with,
        )
        return found


class Place(Message, frozen=True, kw_only=True):
    """Place Workers on an action space."""

    space: Space
    workers: int


class Exchange(Message, frozen=True, kw_only=True):
    """Exchange Workers for as many Tools."""

    workers: int


class Take(Message, frozen=True, kw_only=True):
    """Take resources from the general supply."""

    resources: Resources


class NewField(Message, frozen=True, kw_only=True):
    """Take a Field into a row."""

    row: int


class Sow(Message, frozen=True, kw_only=True):
    """Sow a Crop in an empty Field of a row."""

    crop: Good
    row: int
    harvested: bool
    named_by: Sequence[int]
    """As in Field."""


class MoveField(Message, frozen=True, kw_only=True):
    """Move a Field to another row: an empty one, or the one that the card refers to."""

    row: int
    to: int
    harvested: bool
    named_by: Sequence[int]
    """As in Field."""


class MoveSheep(Message, frozen=True, kw_only=True):
    """Move a Sheep to the next card or into the Stables."""

    place: SheepPlace
    to: SheepPlace


class Trade(Message, frozen=True, kw_only=True):
    """Pay the cost of a line and take what it gives."""

    pay: Payment
    gain: Resources


class Fallow(Message, frozen=True, kw_only=True):
    """All empty Fields slide up; one of this row slides twice."""

    row: int


class Harvest(Message, frozen=True, kw_only=True):
    """Harvest one Field."""

    field: Field


class HarvestAll(Message, frozen=True, kw_only=True):
    """Harvest all Fields that are left."""


class Advance(Message, frozen=True, kw_only=True):
    """Advance a Craft Building one space for a price in Goods or for 1 Jewelry."""

    craft: Craft
    pay: Resources


class Fewer(Message, frozen=True, kw_only=True):
    """Ask for actions with smaller amounts as well."""


class Skip(Message, frozen=True, kw_only=True):
    """Leave out the rest of a line."""


class EndTurn(Message, frozen=True, kw_only=True):
    """End the turn."""


class Ready(Message, frozen=True, kw_only=True):
    """Confirm a stop point."""


class Done(Message, frozen=True, kw_only=True):
    """Be done with Phase 9."""


class Resume(Message, frozen=True, kw_only=True):
    """Come back into Phase 9 while others are not done."""


class PlayCard(Message, frozen=True, kw_only=True):
    """Play a card from the hand, with one of its options (counted from 1; 0: it has none)."""

    card: int
    option: int


class Give(Message, frozen=True, kw_only=True):
    """Name a piece of a card's cost."""

    payment: Payment


class Keep(Message, frozen=True, kw_only=True):
    """Keep these Crops; the others are the cost."""

    crops: Resources


class Draw(Message, frozen=True, kw_only=True):
    """Draw cards from a deck."""

    deck: DeckKind
    cards: int


class TakeMarker(Message, frozen=True, kw_only=True):
    """Take the first player marker."""


class Income(Message, frozen=True, kw_only=True):
    """Activate a Bonus card."""

    card: int


class Raise(Message, frozen=True, kw_only=True):
    """Move a Field up one row."""

    field: Field


class ClearSpace(Message, frozen=True, kw_only=True):
    """Remove all Workers from a space."""

    space: Space


class ClearTopRows(Message, frozen=True, kw_only=True):
    """Remove the topmost row of Workers from each of these spaces."""

    spaces: Sequence[Space]


class TakeWorkers(Message, frozen=True, kw_only=True):
    """Take the topmost row of Workers of a space into the own supply."""

    space: Space


class UseSpace(Message, frozen=True, kw_only=True):
    """Use a space with Workers of the general supply."""

    space: Space
    workers: int


class SecondRow(Message, frozen=True, kw_only=True):
    """Place the last Worker in the second row of a space and use it."""

    space: Space


class TakeStack(Message, frozen=True, kw_only=True):
    """Take the three Workers of a space to move them."""

    space: Space


class PutStack(Message, frozen=True, kw_only=True):
    """Put the three Workers into the third row of a space."""

    space: Space


class FreeStep(Message, frozen=True, kw_only=True):
    """Advance a Craft Building at no cost."""

    craft: Craft


class MoveBoulder(Message, frozen=True, kw_only=True):
    """Move a Boulder one space to the right."""

    craft: Craft
    boulder: int


class DoubleYield(Message, frozen=True, kw_only=True):
    """Double the yield of a Field."""

    field: Field


class DoubleSow(Message, frozen=True, kw_only=True):
    """Sow Crops of one type in one Field."""

    crop: Good
    amount: int
    row: int
    harvested: bool
    named_by: Sequence[int]
    """As in Field."""


class TwoFields(Message, frozen=True, kw_only=True):
    """Take Fields into these rows: two, or one."""

    rows: Sequence[int]


class ReadyThrough(Message, frozen=True, kw_only=True):
    """Confirm this and all stop points of the Round through a Phase."""

    phase: int


class ReadyWhileIdle(Message, frozen=True, kw_only=True):
    """Confirm every stop point at which no card can be played, until `ready_off`."""


class ReadyOff(Message, frozen=True, kw_only=True):
    """Be asked again at every stop point."""


class PlayCardWith(Message, frozen=True, kw_only=True):
    """Only in submissions: play a card, name the pieces of its cost in the order in which they are asked for, and
    lay down other cards before it is carried out. This kind is short for several single actions in order. A piece
    that can be paid in one way only is paid automatically and must not be named.
    """

    card: int
    option: int
    payment: Sequence[Payment]
    with_cards: Sequence[PlayCardWith]


class Event(Message, frozen=True, kw_only=True):
    """An event; exactly one kind is set. Fields that the viewer may not know are absent."""

    first_player: EventFirstPlayer | None = None
    phase_began: EventPhaseBegan | None = None
    quadrant_turned: EventQuadrantTurned | None = None
    workers_removed: EventWorkersRemoved | None = None
    sheep_died: EventSheepDied | None = None
    new_workers: EventNewWorkers | None = None
    skipped: EventSkipped | None = None
    asked_fewer: EventAskedFewer | None = None
    turn_ended: EventTurnEnded | None = None
    confirmed: EventConfirmed | None = None
    placed: EventPlaced | None = None
    exchanged: EventExchanged | None = None
    gained: EventGained | None = None
    paid: EventPaid | None = None
    field_gained: EventFieldGained | None = None
    sown: EventSown | None = None
    field_moved: EventFieldMoved | None = None
    sheep_moved: EventSheepMoved | None = None
    harvested: EventHarvested | None = None
    milked: EventMilked | None = None
    advanced: EventAdvanced | None = None
    center_moved: EventCenterMoved | None = None
    was_done: EventWasDone | None = None
    resumed: EventResumed | None = None
    card_played: EventCardPlayed | None = None
    cards_dealt: EventCardsDealt | None = None
    cards_drawn: EventCardsDrawn | None = None
    card_discarded: EventCardDiscarded | None = None
    income_taken: EventIncomeTaken | None = None
    sheep_returned: EventSheepReturned | None = None
    rows_cleared: EventRowsCleared | None = None
    workers_taken: EventWorkersTaken | None = None
    stack_taken: EventStackTaken | None = None
    stack_moved: EventStackMoved | None = None
    boulder_moved: EventBoulderMoved | None = None
    yield_doubled: EventYieldDoubled | None = None
    bound: EventBound | None = None
    butchery_for_jewelry: EventButcheryForJewelry | None = None
    readiness: EventReadiness | None = None
    boulders_reset: EventBouldersReset | None = None
    game_ended: EventGameEnded | None = None

    @property
    def what(self) -> EventWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: EventWhat | None = first_set(
            self.first_player,
            self.phase_began,
            self.quadrant_turned,
            self.workers_removed,
            self.sheep_died,
            self.new_workers,
            self.skipped,
            self.asked_fewer,
            self.turn_ended,
            self.confirmed,
            self.placed,
            self.exchanged,
            self.gained,
            self.paid,
            self.field_gained,
            self.sown,
            self.field_moved,
            self.sheep_moved,
            self.harvested,
            self.milked,
            self.advanced,
            self.center_moved,
            self.was_done,
            self.resumed,
            self.card_played,
            self.cards_dealt,
            self.cards_drawn,
            self.card_discarded,
            self.income_taken,
            self.sheep_returned,
            self.rows_cleared,
            self.workers_taken,
            self.stack_taken,
            self.stack_moved,
            self.boulder_moved,
            self.yield_doubled,
            self.bound,
            self.butchery_for_jewelry,
            self.readiness,
            self.boulders_reset,
            self.game_ended,
        )
        return found


class EventFirstPlayer(Message, frozen=True, kw_only=True):
    """A seat holds the first player marker now."""

    seat: int = 0


class EventPhaseBegan(Message, frozen=True, kw_only=True):
    """A Phase of a Round began."""

    round: int = 0
    phase: int = 0


class EventQuadrantTurned(Message, frozen=True, kw_only=True):
    """A Quadrant card was turned up; these Quadrants are cleared."""

    card: str = ""
    quadrants: Sequence[int] = ()


class EventWorkersRemoved(Message, frozen=True, kw_only=True):
    """The topmost row of Workers left each of these spaces."""

    spaces: Sequence[SpaceWorkers] = ()


class EventSheepDied(Message, frozen=True, kw_only=True):
    """The card that a seat's Sheep stood on left the Stable board."""

    seat: int = 0
    card: int = 0
    sheep: int = 0


class EventNewWorkers(Message, frozen=True, kw_only=True):
    """A seat received its Workers for the Round."""

    seat: int = 0
    workers: int = 0


class EventSkipped(Message, frozen=True, kw_only=True):
    """A seat left out the rest of a line."""

    seat: int = 0


class EventAskedFewer(Message, frozen=True, kw_only=True):
    """A seat asked for smaller amounts, which are offered now."""

    seat: int = 0


class EventTurnEnded(Message, frozen=True, kw_only=True):
    """A seat ended its turn by an action."""

    seat: int = 0


class EventConfirmed(Message, frozen=True, kw_only=True):
    """A seat confirmed a stop point."""

    seat: int = 0
    stop: str = ""


class EventPlaced(Message, frozen=True, kw_only=True):
    """A seat placed Workers in a row of a space."""

    seat: int = 0
    space: Space
    row: int = 0
    workers: int = 0


class EventExchanged(Message, frozen=True, kw_only=True):
    """A seat exchanged Workers for as many Tools."""

    seat: int = 0
    workers: int = 0


class EventGained(Message, frozen=True, kw_only=True):
    """A seat gained resources."""

    seat: int = 0
    resources: Resources


class EventPaid(Message, frozen=True, kw_only=True):
    """A seat paid the cost of a line."""

    seat: int = 0
    payment: Payment


class EventFieldGained(Message, frozen=True, kw_only=True):
    """A seat has a new Field."""

    seat: int = 0
    row: int = 0


class EventSown(Message, frozen=True, kw_only=True):
    """A seat sowed."""

    seat: int = 0
    crop: Good
    row: int = 0
    amount: int = 0


class EventFieldMoved(Message, frozen=True, kw_only=True):
    """A Field changed its row, with what grows on it."""

    seat: int = 0
    row: int = 0
    to: int = 0
    good: Good | None = None


class EventSheepMoved(Message, frozen=True, kw_only=True):
    """A Sheep moved on."""

    seat: int = 0
    place: SheepPlace
    to: SheepPlace


class EventHarvested(Message, frozen=True, kw_only=True):
    """A Field was harvested and dropped."""

    seat: int = 0
    field: Field
    amount: int = 0


class EventMilked(Message, frozen=True, kw_only=True):
    """A seat's Sheep gave Milk."""

    seat: int = 0
    milk: int = 0


class EventAdvanced(Message, frozen=True, kw_only=True):
    """A Craft Building advanced."""

    seat: int = 0
    craft: Craft
    to: int = 0
    pay: Resources
    tools: int = 0


class EventCenterMoved(Message, frozen=True, kw_only=True):
    """The Community Center followed its Craft Buildings."""

    seat: int = 0
    to: int = 0
    window: int = 0


class EventWasDone(Message, frozen=True, kw_only=True):
    """A seat is done with Phase 9."""

    seat: int = 0


class EventResumed(Message, frozen=True, kw_only=True):
    """A seat came back into Phase 9."""

    seat: int = 0


class EventCardPlayed(Message, frozen=True, kw_only=True):
    """A card was laid face up: its condition holds or its cost is paid."""

    seat: int = 0
    card: int = 0
    option: int = 0
    paid: Resources


class EventCardsDealt(Message, frozen=True, kw_only=True):
    """A seat was dealt its first hand; only the seat sees which cards."""

    seat: int = 0
    decks: DeckCounts
    cards: Sequence[int] = ()


class EventCardsDrawn(Message, frozen=True, kw_only=True):
    """A seat drew cards; only the seat sees which."""

    seat: int = 0
    deck: DeckKind
    number: int = 0
    cards: Sequence[int] = ()


class EventCardDiscarded(Message, frozen=True, kw_only=True):
    """A seat discarded a card from its hand; only the seat sees which."""

    seat: int = 0
    deck: DeckKind
    card: int | None = None


class EventIncomeTaken(Message, frozen=True, kw_only=True):
    """A seat activates a Bonus card."""

    seat: int = 0
    card: int = 0


class EventSheepReturned(Message, frozen=True, kw_only=True):
    """A Sheep went back one place, or off the board."""

    seat: int = 0
    place: SheepPlace
    to: SheepPlace | None = None


class EventRowsCleared(Message, frozen=True, kw_only=True):
    """A card removed Workers from spaces."""

    seat: int = 0
    spaces: Sequence[SpaceWorkers] = ()


class EventWorkersTaken(Message, frozen=True, kw_only=True):
    """A seat took Workers off a space into its own supply."""

    seat: int = 0
    space: Space
    workers: int = 0


class EventStackTaken(Message, frozen=True, kw_only=True):
    """A seat lifts the three Workers of a space."""

    seat: int = 0
    space: Space


class EventStackMoved(Message, frozen=True, kw_only=True):
    """Three Workers moved from one space into the third row of another."""

    seat: int = 0
    space: Space
    to: Space


class EventBoulderMoved(Message, frozen=True, kw_only=True):
    """A Boulder moved one space to the right."""

    seat: int = 0
    craft: Craft
    to: int = 0


class EventYieldDoubled(Message, frozen=True, kw_only=True):
    """A Field will yield double."""

    seat: int = 0
    field: Field


class EventBound(Message, frozen=True, kw_only=True):
    """A seat must spend all its Workers in this turn."""

    seat: int = 0


class EventButcheryForJewelry(Message, frozen=True, kw_only=True):
    """A seat may pay 1 Jewelry in place of the Sheep."""

    seat: int = 0


class EventReadiness(Message, frozen=True, kw_only=True):
    """A seat changed when it wants to be asked; only the seat sees how."""

    seat: int = 0
    while_idle: bool = False


class EventBouldersReset(Message, frozen=True, kw_only=True):
    """All Boulders are again 2 and 4 spaces ahead of their Craft Buildings."""


class EventGameEnded(Message, frozen=True, kw_only=True):
    """The game is over; from now on the seed may be revealed."""

    totals: Sequence[int] = ()
    """The points of each seat."""
    winners: Sequence[int] = ()
    """The seats that won: several after a tie, none if a solo game was lost."""
    verdict: str | None = None
    """The verdict of a solo game: lost, won or extraordinary."""


class Quantity(Message, frozen=True, kw_only=True):
    """A number, a named quantity, or a small formula over them."""

    number: int | None = None
    name: QuantityName | None = None
    fields: QuantityFields | None = None
    played: QuantityPlayed | None = None
    sum: QuantitySum | None = None
    least: QuantityLeast | None = None
    minus: QuantityMinus | None = None
    plus: QuantityPlus | None = None
    twice: QuantityTwice | None = None
    half: QuantityHalf | None = None

    @property
    def what(self) -> QuantityWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: QuantityWhat | None = first_set(
            self.number,
            self.name,
            self.fields,
            self.played,
            self.sum,
            self.least,
            self.minus,
            self.plus,
            self.twice,
            self.half,
        )
        return found


class QuantityFields(Message, frozen=True, kw_only=True):
    """Own Fields: planted or empty, in some rows, or with a Crop on them."""

    planted: bool | None = None
    rows: Sequence[int] = ()
    contain: Good | None = None


class QuantityPlayed(Message, frozen=True, kw_only=True):
    """Own cards face up, of one deck."""

    deck: DeckKind


class QuantitySum(Message, frozen=True, kw_only=True):
    """The combined total of several quantities."""

    of: Sequence[Quantity] = ()


class QuantityLeast(Message, frozen=True, kw_only=True):
    """The smallest of several quantities."""

    of: Sequence[Quantity] = ()


class QuantityMinus(Message, frozen=True, kw_only=True):
    """The first quantity minus the second, never below 0."""

    first: Quantity
    second: Quantity


class QuantityPlus(Message, frozen=True, kw_only=True):
    """A quantity plus a number."""

    first: Quantity
    number: int = 0


class QuantityTwice(Message, frozen=True, kw_only=True):
    """Double a quantity."""

    of: Quantity


class QuantityHalf(Message, frozen=True, kw_only=True):
    """Half a quantity, rounded down."""

    of: Quantity


class Number(Message, frozen=True, kw_only=True):
    """A quantity, or one for each option of the card."""

    quantity: Quantity | None = None
    by_option: NumberByOption | None = None

    @property
    def what(self) -> NumberWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: NumberWhat | None = first_set(
            self.quantity.what if self.quantity is not None else None,
            self.by_option,
        )
        return found


class NumberByOption(Message, frozen=True, kw_only=True):
    """One number for each option of the card."""

    of: Sequence[Quantity] = ()


class Condition(Message, frozen=True, kw_only=True):
    """The condition of a card."""

    at_least: ConditionAtLeast | None = None
    at_most: ConditionAtMost | None = None
    exactly: ConditionExactly | None = None
    more_than: ConditionMoreThan | None = None
    just: ConditionJust | None = None
    all_of: ConditionAllOf | None = None
    any_of: ConditionAnyOf | None = None

    @property
    def what(self) -> ConditionWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: ConditionWhat | None = first_set(
            self.at_least,
            self.at_most,
            self.exactly,
            self.more_than,
            self.just,
            self.all_of,
            self.any_of,
        )
        return found


class ConditionAtLeast(Message, frozen=True, kw_only=True):
    """A quantity is equal to or greater than a number."""

    what: Quantity
    number: Quantity


class ConditionAtMost(Message, frozen=True, kw_only=True):
    """A quantity is equal to or smaller than a number."""

    what: Quantity
    number: int = 0


class ConditionExactly(Message, frozen=True, kw_only=True):
    """A quantity is one of these numbers."""

    what: Quantity
    numbers: Sequence[int] = ()


class ConditionMoreThan(Message, frozen=True, kw_only=True):
    """A quantity is greater than another."""

    what: Quantity
    other: Quantity


class ConditionJust(Message, frozen=True, kw_only=True):
    """The seat has just done something (H-20)."""

    what: ConditionTrigger
    number: int = 0
    spaces: Sequence[Space] = ()


class ConditionAllOf(Message, frozen=True, kw_only=True):
    """All of these hold."""

    of: Sequence[Condition] = ()


class ConditionAnyOf(Message, frozen=True, kw_only=True):
    """At least one of these holds."""

    of: Sequence[Condition] = ()


class Cost(Message, frozen=True, kw_only=True):
    """A cost of a card."""

    pay: CostPay | None = None
    pay_sheep: CostPaySheep | None = None
    remove_fields: CostRemoveFields | None = None
    discard: CostDiscard | None = None
    free_goods: CostFreeGoods | None = None
    pay_harvested: CostPayHarvested | None = None
    take_off_field: CostTakeOffField | None = None
    sheep_back: CostSheepBack | None = None
    keep_crops: CostKeepCrops | None = None

    @property
    def what(self) -> CostWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: CostWhat | None = first_set(
            self.pay,
            self.pay_sheep,
            self.remove_fields,
            self.discard,
            self.free_goods,
            self.pay_harvested,
            self.take_off_field,
            self.sheep_back,
            self.keep_crops,
        )
        return found


class CostPay(Message, frozen=True, kw_only=True):
    """Goods, Tools or Jewelry, all together, exact amounts."""

    what: Sequence[CostAmount] = ()


class CostPaySheep(Message, frozen=True, kw_only=True):
    """Sheep from any places."""

    number: int = 0


class CostRemoveFields(Message, frozen=True, kw_only=True):
    """Fields, some only from certain rows or only planted ones."""

    number: int = 0
    rows: Sequence[int] = ()
    planted: bool = False


class CostDiscard(Message, frozen=True, kw_only=True):
    """Other cards from the hand."""

    number: int = 0
    deck: DeckKind | None = None
    """The deck that they must be of; absent: any deck."""


class CostFreeGoods(Message, frozen=True, kw_only=True):
    """A number of Goods each of a number of types, which the seat chooses."""

    types: int = 0
    each: int = 0


class CostPayHarvested(Message, frozen=True, kw_only=True):
    """Crops that were just harvested (H-29)."""

    crop: Good
    number: int = 0


class CostTakeOffField(Message, frozen=True, kw_only=True):
    """What is planted on one Field; the Field stays (H-82)."""


class CostSheepBack(Message, frozen=True, kw_only=True):
    """Different Sheep go one place back; some leave the board (H-89)."""

    number: int = 0


class CostKeepCrops(Message, frozen=True, kw_only=True):
    """Keep so many Crops and return all others (H-99)."""

    number: int = 0


class CostAmount(Message, frozen=True, kw_only=True):
    """A resource and how much of it."""

    resource: Resource
    number: Quantity


class Effect(Message, frozen=True, kw_only=True):
    """An effect of a card."""

    get: EffectGetGoods | None = None
    get_field: EffectGetField | None = None
    draw: EffectDraw | None = None
    one_of: EffectOneOf | None = None
    by_option: EffectByOptionEffect | None = None
    different_crops: EffectDifferentCrops | None = None
    sow: EffectSowCrops | None = None
    sow_good: EffectSowGood | None = None
    harvest: EffectHarvestFields | None = None
    raise_: EffectRaiseFields | None = _field(name="raise", default=None)
    field_to_row: EffectFieldToRow | None = None
    move_sheep: EffectMoveSheep | None = None
    swap: EffectSwapToolForJewelry | None = None
    clear_space: EffectClearSpace | None = None
    clear_top_rows: EffectClearTopRows | None = None
    take_workers: EffectTakeWorkers | None = None
    use_space: EffectUseSpace | None = None
    special: EffectSpecial | None = None

    @property
    def what(self) -> EffectWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: EffectWhat | None = first_set(
            self.get,
            self.get_field,
            self.draw,
            self.one_of,
            self.by_option,
            self.different_crops,
            self.sow,
            self.sow_good,
            self.harvest,
            self.raise_,
            self.field_to_row,
            self.move_sheep,
            self.swap,
            self.clear_space,
            self.clear_top_rows,
            self.take_workers,
            self.use_space,
            self.special,
        )
        return found


class EffectGetGoods(Message, frozen=True, kw_only=True):
    """Resources: Goods, Tools, Sheep, Jewelry."""

    what: Sequence[EffectGain] = ()


class EffectGetField(Message, frozen=True, kw_only=True):
    """Up to so many Fields into a row."""

    row: Number
    number: int = 0


class EffectDraw(Message, frozen=True, kw_only=True):
    """Cards from a deck."""

    deck: DeckKind
    number: Number


class EffectOneOf(Message, frozen=True, kw_only=True):
    """One of several gains; with `sow` the Crop that was chosen may then be sown once."""

    of: Sequence[Effect] = ()
    sow: bool = False


class EffectByOptionEffect(Message, frozen=True, kw_only=True):
    """Another effect for each option of the card."""

    of: Sequence[Effect] = ()


class EffectDifferentCrops(Message, frozen=True, kw_only=True):
    """Crops of different types, one each."""

    number: Number


class EffectSowCrops(Message, frozen=True, kw_only=True):
    """Sow up to so many times any Crops; with `that` only in the Field that met the condition (H-107)."""

    times: Number
    that: bool = False


class EffectSowGood(Message, frozen=True, kw_only=True):
    """Sow this Good once, as though it were a Crop; with `that` only in the Field that met the condition (H-107)."""

    good: Good
    that: bool = False


class EffectHarvestFields(Message, frozen=True, kw_only=True):
    """Harvest up to so many Fields at once (H-80)."""

    number: int = 0


class EffectRaiseFields(Message, frozen=True, kw_only=True):
    """Different Fields go up one row: up to so many, 8 meaning all; only planted or only empty ones, or any. With
    `that` only the Fields that met the condition (H-107).
    """

    number: int = 0
    planted: bool | None = None
    that: bool = False


class EffectFieldToRow(Message, frozen=True, kw_only=True):
    """The Field that met the condition goes to a row (H-107)."""

    row: int = 0


class EffectMoveSheep(Message, frozen=True, kw_only=True):
    """Move up to so many different Sheep one step each; or one Sheep by so many steps (H-88)."""

    number: Number
    same: bool = False


class EffectSwapToolForJewelry(Message, frozen=True, kw_only=True):
    """1 Tool for 1 Jewelry (839)."""


class EffectClearSpace(Message, frozen=True, kw_only=True):
    """All Workers of one space leave (H-47)."""


class EffectClearTopRows(Message, frozen=True, kw_only=True):
    """The topmost rows of all these spaces leave, or none (H-46)."""

    spaces: Sequence[Space] = ()


class EffectTakeWorkers(Message, frozen=True, kw_only=True):
    """The topmost row of one space joins the own Workers (H-48)."""


class EffectUseSpace(Message, frozen=True, kw_only=True):
    """Use a space with at most one Worker, with Workers of the general supply (H-37)."""


class EffectSpecial(Message, frozen=True, kw_only=True):
    """An effect of a single card."""

    name: EffectName


class EffectGain(Message, frozen=True, kw_only=True):
    """A resource and how much of it."""

    resource: Resource
    number: Number


class Requirement(Message, frozen=True, kw_only=True):
    """A requirement that is not met."""

    at_least: ConditionAtLeast | None = None
    at_most: ConditionAtMost | None = None
    exactly: ConditionExactly | None = None
    more_than: ConditionMoreThan | None = None
    just: ConditionJust | None = None
    pay: CostPay | None = None
    pay_sheep: CostPaySheep | None = None
    remove_fields: CostRemoveFields | None = None
    discard: CostDiscard | None = None
    free_goods: CostFreeGoods | None = None
    pay_harvested: CostPayHarvested | None = None
    take_off_field: CostTakeOffField | None = None
    sheep_back: CostSheepBack | None = None
    in_phase: RequirementInPhase | None = None
    free_row: RequirementFreeRow | None = None
    workers_for: RequirementWorkersFor | None = None

    @property
    def what(self) -> RequirementWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: RequirementWhat | None = first_set(
            self.at_least,
            self.at_most,
            self.exactly,
            self.more_than,
            self.just,
            self.pay,
            self.pay_sheep,
            self.remove_fields,
            self.discard,
            self.free_goods,
            self.pay_harvested,
            self.take_off_field,
            self.sheep_back,
            self.in_phase,
            self.free_row,
            self.workers_for,
        )
        return found


class RequirementInPhase(Message, frozen=True, kw_only=True):
    """The Phase bar of a card: only in this Phase, or not in it."""

    phase: int = 0
    only: bool = False


class RequirementFreeRow(Message, frozen=True, kw_only=True):
    """A space must have an empty row."""

    space: Space


class RequirementWorkersFor(Message, frozen=True, kw_only=True):
    """A space costs more Workers than the seat has, or other Workers than it must spend."""

    space: Space


class CardOption(Message, frozen=True, kw_only=True):
    """One tier or alternative of a card: its own condition or its own cost."""

    when: Condition | None = None
    pay: Sequence[Cost] = ()


class Card(Message, frozen=True, kw_only=True):
    """The data of a card: its condition or cost, and its effects in their order."""

    when: Condition | None = None
    pay: Sequence[Cost] = ()
    options: Sequence[CardOption] = ()
    do: Sequence[Effect] = ()
    only_phase: int = 0
    """The card can be played only in this Phase; 0: no such limit."""
    not_phase: int = 0
    """The card cannot be played in this Phase; 0: no such limit."""
    income: Sequence[Effect] = ()
    """The income of a Bonus card in every Round."""
    vp: int = 0
    number: int = 0


class SpaceCost(Message, frozen=True, kw_only=True):
    """The cost of a line of an action space."""

    pay: CostPay | None = None
    pay_sheep: CostPaySheep | None = None
    remove_fields: CostRemoveFields | None = None
    step_left: SpaceCostStepLeft | None = None

    @property
    def what(self) -> SpaceCostWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: SpaceCostWhat | None = first_set(
            self.pay,
            self.pay_sheep,
            self.remove_fields,
            self.step_left,
        )
        return found


class SpaceCostStepLeft(Message, frozen=True, kw_only=True):
    """One Craft Building goes one space to the left (H-70)."""


class SpaceLine(Message, frozen=True, kw_only=True):
    """A line of an action space."""

    get: EffectGetGoods | None = None
    get_field: EffectGetField | None = None
    draw: EffectDraw | None = None
    sow: EffectSowCrops | None = None
    move_sheep: EffectMoveSheep | None = None
    crops: SpaceLineAnyCrops | None = None
    move_fields: SpaceLineMoveFields | None = None
    trade: SpaceLineTrade | None = None
    take_marker: SpaceLineTakeMarker | None = None
    choice: SpaceLineChoice | None = None

    @property
    def what(self) -> SpaceLineWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: SpaceLineWhat | None = first_set(
            self.get,
            self.get_field,
            self.draw,
            self.sow,
            self.move_sheep,
            self.crops,
            self.move_fields,
            self.trade,
            self.take_marker,
            self.choice,
        )
        return found


class SpaceLineAnyCrops(Message, frozen=True, kw_only=True):
    """Crops in any combination."""

    number: int = 0


class SpaceLineMoveFields(Message, frozen=True, kw_only=True):
    """Up to so many empty Fields go to a row."""

    row: int = 0
    number: int = 0


class SpaceLineTrade(Message, frozen=True, kw_only=True):
    """Pay a cost, then take the gain."""

    pay: SpaceCost
    get: EffectGetGoods


class SpaceLineTakeMarker(Message, frozen=True, kw_only=True):
    """Take the first player marker (H-52)."""


class SpaceLineChoice(Message, frozen=True, kw_only=True):
    """One of several lines."""

    among: Sequence[SpaceLine] = ()


class CenterSpace(Message, frozen=True, kw_only=True):
    """A space of the Community Center board."""

    space: int = 0
    workers: int = 0
    """The number in the window when the Community Center stands here."""
    vp: int = 0
    """The VP for the window at the end of the game when the Community Center stands here."""
    symbol: bool = False
    """Whether every row has a symbol here."""


class Clearing(Message, frozen=True, kw_only=True):
    """The Quadrants that a card clears for a number of seats."""

    seats: int = 0
    quadrants: Sequence[int] = ()
    one_of: Sequence[int] = ()
    """One of these is cleared in addition, chosen at random."""


class Part(Message, frozen=True, kw_only=True):
    """A part of the table that is not a card."""

    action_space: PartActionSpace | None = None
    craft_building: PartCraftBuilding | None = None
    community_center: PartCommunityCenter | None = None
    quadrant_card: PartQuadrantCard | None = None
    sheep_place: PartSheepPlace | None = None

    @property
    def what(self) -> PartWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: PartWhat | None = first_set(
            self.action_space,
            self.craft_building,
            self.community_center,
            self.quadrant_card,
            self.sheep_place,
        )
        return found


class PartActionSpace(Message, frozen=True, kw_only=True):
    """An action space."""

    quadrant: int = 0
    workers: Sequence[int] = ()
    """The Workers that each row takes, the lowest row first."""
    needs_cards: bool = False
    """Whether the space is closed in the game without cards."""
    lines: Sequence[SpaceLine] = ()
    """The lines of the space, from top to bottom."""


class PartCraftBuilding(Message, frozen=True, kw_only=True):
    """A Craft Building. A step costs as many Goods as the Round, 1 fewer of two types, 2 fewer of three (H-63)."""

    takes: Sequence[Good] = ()
    more_of: Good | None = None
    """A payment must contain more of this Good than of `less_of`."""
    less_of: Good | None = None
    """A payment must contain less of this Good than of `more_of`."""
    at_most_one: Good | None = None
    """A payment may contain at most 1 of this Good."""
    boulders_ahead: Sequence[int] = ()
    """How many spaces ahead of the Craft Building its Boulders are put."""


class PartCommunityCenter(Message, frozen=True, kw_only=True):
    """The Community Center board; there is one such part."""

    spaces: Sequence[CenterSpace] = ()
    """The spaces, from the left."""
    symbol_vp: int = 0
    """The VP for each symbol between the Community Center and a Craft Building."""


class PartQuadrantCard(Message, frozen=True, kw_only=True):
    """A Quadrant card; with four seats there are none."""

    clearings: Sequence[Clearing] = ()


class PartSheepPlace(Message, frozen=True, kw_only=True):
    """A place of Sheep."""

    round: int | None = None
    """The Round in which this card leaves the Stable board; absent for the Stables."""

ArgsWhat: TypeAlias = (
    Place
    | Exchange
    | Take
    | NewField
    | Sow
    | MoveField
    | MoveSheep
    | Trade
    | Fallow
    | Harvest
    | HarvestAll
    | Advance
    | Fewer
    | Skip
    | EndTurn
    | Ready
    | Done
    | Resume
    | PlayCard
    | Give
    | Keep
    | Draw
    | TakeMarker
    | Income
    | Raise
    | ClearSpace
    | ClearTopRows
    | TakeWorkers
    | UseSpace
    | SecondRow
    | TakeStack
    | PutStack
    | FreeStep
    | MoveBoulder
    | DoubleYield
    | DoubleSow
    | TwoFields
    | ReadyThrough
    | ReadyWhileIdle
    | ReadyOff
    | PlayCardWith
)

EventWhat: TypeAlias = (
    EventFirstPlayer
    | EventPhaseBegan
    | EventQuadrantTurned
    | EventWorkersRemoved
    | EventSheepDied
    | EventNewWorkers
    | EventSkipped
    | EventAskedFewer
    | EventTurnEnded
    | EventConfirmed
    | EventPlaced
    | EventExchanged
    | EventGained
    | EventPaid
    | EventFieldGained
    | EventSown
    | EventFieldMoved
    | EventSheepMoved
    | EventHarvested
    | EventMilked
    | EventAdvanced
    | EventCenterMoved
    | EventWasDone
    | EventResumed
    | EventCardPlayed
    | EventCardsDealt
    | EventCardsDrawn
    | EventCardDiscarded
    | EventIncomeTaken
    | EventSheepReturned
    | EventRowsCleared
    | EventWorkersTaken
    | EventStackTaken
    | EventStackMoved
    | EventBoulderMoved
    | EventYieldDoubled
    | EventBound
    | EventButcheryForJewelry
    | EventReadiness
    | EventBouldersReset
    | EventGameEnded
)

QuantityWhat: TypeAlias = (
    int
    | QuantityName
    | QuantityFields
    | QuantityPlayed
    | QuantitySum
    | QuantityLeast
    | QuantityMinus
    | QuantityPlus
    | QuantityTwice
    | QuantityHalf
)

NumberWhat: TypeAlias = (
    QuantityWhat
    | NumberByOption
)

ConditionWhat: TypeAlias = (
    ConditionAtLeast
    | ConditionAtMost
    | ConditionExactly
    | ConditionMoreThan
    | ConditionJust
    | ConditionAllOf
    | ConditionAnyOf
)

CostWhat: TypeAlias = (
    CostPay
    | CostPaySheep
    | CostRemoveFields
    | CostDiscard
    | CostFreeGoods
    | CostPayHarvested
    | CostTakeOffField
    | CostSheepBack
    | CostKeepCrops
)

EffectWhat: TypeAlias = (
    EffectGetGoods
    | EffectGetField
    | EffectDraw
    | EffectOneOf
    | EffectByOptionEffect
    | EffectDifferentCrops
    | EffectSowCrops
    | EffectSowGood
    | EffectHarvestFields
    | EffectRaiseFields
    | EffectFieldToRow
    | EffectMoveSheep
    | EffectSwapToolForJewelry
    | EffectClearSpace
    | EffectClearTopRows
    | EffectTakeWorkers
    | EffectUseSpace
    | EffectSpecial
)

RequirementWhat: TypeAlias = (
    ConditionAtLeast
    | ConditionAtMost
    | ConditionExactly
    | ConditionMoreThan
    | ConditionJust
    | CostPay
    | CostPaySheep
    | CostRemoveFields
    | CostDiscard
    | CostFreeGoods
    | CostPayHarvested
    | CostTakeOffField
    | CostSheepBack
    | RequirementInPhase
    | RequirementFreeRow
    | RequirementWorkersFor
)

SpaceCostWhat: TypeAlias = (
    CostPay
    | CostPaySheep
    | CostRemoveFields
    | SpaceCostStepLeft
)

SpaceLineWhat: TypeAlias = (
    EffectGetGoods
    | EffectGetField
    | EffectDraw
    | EffectSowCrops
    | EffectMoveSheep
    | SpaceLineAnyCrops
    | SpaceLineMoveFields
    | SpaceLineTrade
    | SpaceLineTakeMarker
    | SpaceLineChoice
)

PartWhat: TypeAlias = (
    PartActionSpace
    | PartCraftBuilding
    | PartCommunityCenter
    | PartQuadrantCard
    | PartSheepPlace
)
