"""The messages of proto/reeve/v1/lagranja.proto.

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
    Good = Literal[
        "GOOD_SILVER",
        "GOOD_OLIVE",
        "GOOD_GRAIN",
        "GOOD_GRAPE",
        "GOOD_FOOD",
        "GOOD_WINE",
        "GOOD_MEAT",
        "GOOD_PIG",
        "GOOD_COMMODITY",
        "GOOD_VP",
    ]
    """The farm goods, and the commodity, which is not a farm good.

    GOOD_SILVER: Money; it needs no marker.

    GOOD_OLIVE: A harvest good.

    GOOD_GRAIN: A harvest good.

    GOOD_GRAPE: A harvest good.

    GOOD_FOOD: What olives and grain are upgraded to.

    GOOD_WINE: What grapes are upgraded to.

    GOOD_MEAT: What pigs are upgraded to.

    GOOD_PIG: A pig; it needs a pig space.

    GOOD_COMMODITY: A commodity; it can be traded in several ways and is not a farm good.

    GOOD_VP: Victory points; they can be paid like a farm good.
    """

    Phase = Literal[
        "PHASE_FARM",
        "PHASE_REVENUE",
        "PHASE_TRANSPORT",
        "PHASE_SCORING",
    ]
    """The four phases of a round.

    PHASE_FARM: Steps F1 to F4: cards, income, growth, roofs.

    PHASE_REVENUE: Steps R0 to R3: the dice.

    PHASE_TRANSPORT: Steps T1 to T4: donkeys, siesta, deliveries.

    PHASE_SCORING: VP for the market and the siesta track, then the end of the round.
    """

    Step = Literal[
        "STEP_F1",
        "STEP_F2",
        "STEP_F3",
        "STEP_F4",
        "STEP_R0",
        "STEP_ROLL",
        "STEP_R1",
        "STEP_R2",
        "STEP_LAST_DIE",
        "STEP_R3",
        "STEP_NEUTRAL_BEFORE",
        "STEP_T1",
        "STEP_T2",
        "STEP_NEW_ORDER",
        "STEP_T3",
        "STEP_T4",
        "STEP_NEUTRAL_AFTER",
        "STEP_MARKS",
        "STEP_MARKET",
        "STEP_SIESTA",
        "STEP_END_OF_ROUND",
    ]
    """The steps of a round: those of the rulebook with letter and number, and automatic steps between them.

    STEP_F1: Farm phase, step 1: play cards; then draw up to the hand limit or discard down to it.

    STEP_F2: Farm phase, step 2: income.

    STEP_F3: Farm phase, step 3: goods grow on empty fields, then a litter of pigs.

    STEP_F4: Farm phase, step 4: buy a roof.

    STEP_R0: Revenue phase, before the roll: helpers that wait for it.

    STEP_ROLL: The dice are rolled; nobody is asked.

    STEP_R1: Revenue phase: every seat takes its first die.

    STEP_R2: Revenue phase: every seat takes its second die.

    STEP_LAST_DIE: One die is left; nobody is asked.

    STEP_R3: Revenue phase: every seat carries out the last die.

    STEP_NEUTRAL_BEFORE: Solo: the neutral player acts, if it goes first.

    STEP_T1: Transport phase, step 1: all seats choose a donkey token at once.

    STEP_T2: Transport phase, step 2: siesta, discs advance by the hats of the tokens.

    STEP_NEW_ORDER: The new order of play is set from the siesta track.

    STEP_T3: Transport phase, step 3: as many deliveries as the token has donkeys.

    STEP_T4: Transport phase, step 4: extra deliveries for silver.

    STEP_NEUTRAL_AFTER: Solo: the neutral player acts, if it goes second.

    STEP_MARKS: The marks of used helpers are removed.

    STEP_MARKET: Scoring phase, step 1: VP for stalls on the market.

    STEP_SIESTA: Scoring phase, step 2: VP for the position on the siesta track.

    STEP_END_OF_ROUND: Scoring phase, steps 3 and 4: the next round is prepared, or the game ends.
    """

    Role = Literal[
        "ROLE_FIELD",
        "ROLE_BARROW",
        "ROLE_EXTENSION",
        "ROLE_HELPER",
    ]
    """The four sides of a farm that a card can be played on.

    ROLE_FIELD: The left edge: a field on which a crop grows.

    ROLE_BARROW: The top edge: goods are delivered to it; when it is full, it becomes a stall on the market.

    ROLE_EXTENSION: The right edge: a permanent extension, paid with different kinds of farm goods.

    ROLE_HELPER: The lower edge: an ability.
    """

    Place = Literal[
        "PLACE_STORE",
        "PLACE_FIELD",
        "PLACE_STY",
        "PLACE_PURSE",
        "PLACE_CRATES",
    ]
    """Where a good lies: a store, a field, the sty, with the silver, on the commodity space.

    PLACE_STORE: A store of the farm: harvest and upgraded goods.

    PLACE_FIELD: A field.

    PLACE_STY: The sty: pigs.

    PLACE_PURSE: With the silver.

    PLACE_CRATES: The commodity space.
    """

    VpSource = Literal[
        "VP_SOURCE_SETUP",
        "VP_SOURCE_BUILDINGS",
        "VP_SOURCE_BARROWS",
        "VP_SOURCE_REMOVED_STALLS",
        "VP_SOURCE_MARKET",
        "VP_SOURCE_SIESTA",
        "VP_SOURCE_ROOFS",
        "VP_SOURCE_EFFECTS",
        "VP_SOURCE_PAID",
        "VP_SOURCE_SILVER",
    ]
    """Where VP come from.

    VP_SOURCE_SETUP: What a seat begins with.

    VP_SOURCE_BUILDINGS: Completed craft buildings, first bonuses and blocking markers.

    VP_SOURCE_BARROWS: Completed barrows.

    VP_SOURCE_REMOVED_STALLS: Stalls of others that an own stall removed.

    VP_SOURCE_MARKET: Own stalls in the scoring phase.

    VP_SOURCE_SIESTA: The position on the siesta track.

    VP_SOURCE_ROOFS: Roof spaces.

    VP_SOURCE_EFFECTS: Helpers, craft tiles, revenue spaces and trades.

    VP_SOURCE_PAID: VP that were paid; never positive.

    VP_SOURCE_SILVER: Silver at the end of the game.
    """

    Pending = Literal[
        "PENDING_PLAY_CARDS",
        "PENDING_BUY_ROOF",
        "PENDING_TAKE_DIE",
        "PENDING_DONKEYS",
        "PENDING_DELIVERIES",
        "PENDING_EXTRA_DELIVERIES",
        "PENDING_END_TURN",
        "PENDING_CHOOSE",
        "PENDING_TAKE_GOODS",
        "PENDING_UPGRADE",
        "PENDING_DELIVER",
        "PENDING_SIESTA",
        "PENDING_PLAY_CARD",
        "PENDING_FLIP_ROOF",
        "PENDING_LOOK",
        "PENDING_MOVE_STALL",
        "PENDING_REROLL",
        "PENDING_SHIFT",
        "PENDING_MARK_SPACE",
        "PENDING_OFFER",
        "PENDING_PLACE_STALL",
        "PENDING_DISCARD",
        "PENDING_PAY_EXTENSION",
        "PENDING_PAY_HARVEST",
        "PENDING_SHORTAGE",
        "PENDING_LAST_DIE",
        "PENDING_ADVANCE",
    ]
    """The kinds of pending decisions.

    PENDING_PLAY_CARDS: Step F1: play cards.

    PENDING_BUY_ROOF: Step F4: buy a roof.

    PENDING_TAKE_DIE: Steps R1 and R2: take a die.

    PENDING_DONKEYS: Step T1: choose a donkey token in secret.

    PENDING_DELIVERIES: Step T3: make regular deliveries.

    PENDING_EXTRA_DELIVERIES: Step T4: buy extra deliveries.

    PENDING_END_TURN: End the turn; until then only actions that are possible at any time are left.

    PENDING_CHOOSE: Choose alternatives of an effect.

    PENDING_TAKE_GOODS: Take goods of choice.

    PENDING_UPGRADE: Upgrade resources for free.

    PENDING_DELIVER: Make deliveries that an effect gave or that were bought.

    PENDING_SIESTA: Advance on the siesta track.

    PENDING_PLAY_CARD: Play cards because an effect allows it.

    PENDING_FLIP_ROOF: Turn up used roofs.

    PENDING_LOOK: Keep cards of those looked at.

    PENDING_MOVE_STALL: Move an own stall.

    PENDING_REROLL: Roll dice again.

    PENDING_SHIFT: Move dice to another space.

    PENDING_MARK_SPACE: Mark a revenue space.

    PENDING_OFFER: Use helpers, one after the other, or decline.

    PENDING_PLACE_STALL: Place the stall of a completed barrow.

    PENDING_DISCARD: Discard cards from the hand.

    PENDING_PAY_EXTENSION: Pay for an extension, a kind at a time.

    PENDING_PAY_HARVEST: Pay harvest goods.

    PENDING_SHORTAGE: No marker is free: give something up, or forgo what needs one.

    PENDING_LAST_DIE: Step R3: carry out the last die; the seat may act before that.

    PENDING_ADVANCE: Step T2: advance by the hats; the seat may act before the disc moves.
    """

    ExtraDeliveries = Literal[
        "EXTRA_DELIVERIES_ONE_AT_A_TIME",
        "EXTRA_DELIVERIES_ALL_UP_FRONT",
    ]
    """How extra deliveries are bought.

    EXTRA_DELIVERIES_ONE_AT_A_TIME: Each is bought and made before the next is bought.

    EXTRA_DELIVERIES_ALL_UP_FRONT: All are bought together, then made.
    """

    EventName = Literal[
        "EVENT_NAME_INCOME",
        "EVENT_NAME_GROWTH",
        "EVENT_NAME_ROOF_BOUGHT",
        "EVENT_NAME_BEFORE_ROLL",
        "EVENT_NAME_DIE_TAKEN",
        "EVENT_NAME_BARROW_COMPLETED",
        "EVENT_NAME_CRAFT_COMPLETED",
        "EVENT_NAME_STALL_REMOVED_OWN",
        "EVENT_NAME_STALL_REMOVED_BY_YOU",
        "EVENT_NAME_DELIVERY_MADE",
        "EVENT_NAME_COMMODITY_TRADED",
        "EVENT_NAME_TURN_ORDER_SET",
        "EVENT_NAME_MARKET_SCORED",
        "EVENT_NAME_SIESTA_SCORED",
    ]
    """The events that helpers and turned craft tiles can wait for.

    EVENT_NAME_INCOME: The own income step.

    EVENT_NAME_GROWTH: The own growth is done.

    EVENT_NAME_ROOF_BOUGHT: A roof was bought.

    EVENT_NAME_BEFORE_ROLL: The dice are about to be rolled.

    EVENT_NAME_DIE_TAKEN: A revenue space was carried out, with an own die or the last one.

    EVENT_NAME_BARROW_COMPLETED: A barrow was completed.

    EVENT_NAME_CRAFT_COMPLETED: A craft building was completed.

    EVENT_NAME_STALL_REMOVED_OWN: An own stall was removed by another.

    EVENT_NAME_STALL_REMOVED_BY_YOU: An own stall removed another.

    EVENT_NAME_DELIVERY_MADE: A good was delivered.

    EVENT_NAME_COMMODITY_TRADED: A commodity was traded.

    EVENT_NAME_TURN_ORDER_SET: The new order of play is set.

    EVENT_NAME_MARKET_SCORED: The own stalls were scored.

    EVENT_NAME_SIESTA_SCORED: The own siesta was scored.
    """

    Pick = Literal[
        "PICK_FIRST",
        "PICK_SECOND",
        "PICK_LAST",
    ]
    """How a die came to a seat: its first or second choice, or the common last die.

    PICK_FIRST: The first die that the seat takes.

    PICK_SECOND: The second die that the seat takes.

    PICK_LAST: The last die, which everybody carries out.
    """

    ModifierName = Literal[
        "MODIFIER_NAME_UPGRADE_COST",
        "MODIFIER_NAME_PIG_CAPACITY",
        "MODIFIER_NAME_HAND_LIMIT",
        "MODIFIER_NAME_EXTRA_DELIVERY_LIMIT",
        "MODIFIER_NAME_EXTRA_DELIVERY_PRICE",
        "MODIFIER_NAME_ROOF_CAPACITY",
        "MODIFIER_NAME_ROOF_PRICE",
        "MODIFIER_NAME_EXTENSION_COST",
        "MODIFIER_NAME_SIESTA_HATS",
        "MODIFIER_NAME_REGULAR_DELIVERIES",
        "MODIFIER_NAME_SELL_PRICE",
        "MODIFIER_NAME_SELL_FROM_FIELDS",
        "MODIFIER_NAME_GROW_ON_OCCUPIED",
        "MODIFIER_NAME_LITTER_MINIMUM",
        "MODIFIER_NAME_MARKET_SHIELD",
        "MODIFIER_NAME_UNDISCARDABLE",
    ]
    """The numbers of the rules that a card can change for its owner.

    MODIFIER_NAME_UPGRADE_COST: The price of an upgrade of `goods`.

    MODIFIER_NAME_PIG_CAPACITY: The number of pig spaces.

    MODIFIER_NAME_HAND_LIMIT: The hand limit.

    MODIFIER_NAME_EXTRA_DELIVERY_LIMIT: How many extra deliveries can be bought.

    MODIFIER_NAME_EXTRA_DELIVERY_PRICE: The price of an extra delivery.

    MODIFIER_NAME_ROOF_CAPACITY: The number of roof spaces on the farmhouse.

    MODIFIER_NAME_ROOF_PRICE: The price of a roof.

    MODIFIER_NAME_EXTENSION_COST: How many kinds of goods an extension costs.

    MODIFIER_NAME_SIESTA_HATS: How far the disc advances in step T2.

    MODIFIER_NAME_REGULAR_DELIVERIES: How many deliveries step T3 has.

    MODIFIER_NAME_SELL_PRICE: The price for which `goods` are sold.

    MODIFIER_NAME_SELL_FROM_FIELDS: Harvest goods can be sold from fields too.

    MODIFIER_NAME_GROW_ON_OCCUPIED: Goods grow on fields that hold something, too.

    MODIFIER_NAME_LITTER_MINIMUM: The number of pigs, in `value`, that is enough for a litter.

    MODIFIER_NAME_MARKET_SHIELD: Own stalls are removed only by a number that is higher by `minimum_difference`.

    MODIFIER_NAME_UNDISCARDABLE: This card never leaves its slot.
    """

    ExpressionName = Literal[
        "EXPRESSION_NAME_ROUND",
        "EXPRESSION_NAME_SIESTA_VP",
        "EXPRESSION_NAME_PARKED_BARROWS",
    ]
    """Numbers that can be counted at the table.

    EXPRESSION_NAME_ROUND: The number of the round.

    EXPRESSION_NAME_SIESTA_VP: The VP of the own position on the siesta track.

    EXPRESSION_NAME_PARKED_BARROWS: The number of barrows on the own farm.
    """

    StallTarget = Literal[
        "STALL_TARGET_ADJACENT_EMPTY",
    ]
    """Where a stall can be moved to.

    STALL_TARGET_ADJACENT_EMPTY: An empty neighbouring space.
    """

    TurnPosition = Literal[
        "TURN_POSITION_LAST",
    ]
    """A place in the order of play.

    TURN_POSITION_LAST: The last seat; in the solo game, after the neutral player.
    """

    HelperMode = Literal[
        "HELPER_MODE_PASSIVE",
        "HELPER_MODE_TRIGGER",
        "HELPER_MODE_ACTION",
    ]
    """How a helper works: always, when something happens, or when its owner uses it.

    HELPER_MODE_PASSIVE: Always.

    HELPER_MODE_TRIGGER: When something happens.

    HELPER_MODE_ACTION: When its owner uses it.
    """

    HelperWindow = Literal[
        "HELPER_WINDOW_OWN_PICK",
        "HELPER_WINDOW_OWN_DELIVERIES",
    ]
    """The moment of the own turn in which a helper can be used.

    HELPER_WINDOW_OWN_PICK: Before taking a die.

    HELPER_WINDOW_OWN_DELIVERIES: In the own turn of step T3 or T4.
    """
else:  # a newer server may send other values
    Good = str
    Phase = str
    Step = str
    Role = str
    Place = str
    VpSource = str
    Pending = str
    ExtraDeliveries = str
    EventName = str
    Pick = str
    ModifierName = str
    ExpressionName = str
    StallTarget = str
    TurnPosition = str
    HelperMode = str
    HelperWindow = str


class Settings(Message, frozen=True, kw_only=True):
    """The settings of a game; a setting that is left out has its default value."""

    marker_limit: bool | None = None
    """Whether each seat has 25 markers or any number; the default is 25."""
    open_vp: bool | None = None
    """Whether the totals of VP are public; by default they are secret."""
    extra_deliveries: ExtraDeliveries | None = None


class Goods(Message, frozen=True, kw_only=True):
    """Amounts of goods."""

    silver: int | None = None
    olive: int | None = None
    grain: int | None = None
    grape: int | None = None
    food: int | None = None
    wine: int | None = None
    meat: int | None = None
    pig: int | None = None
    commodity: int | None = None
    vp: int | None = None


class Cards(Message, frozen=True, kw_only=True):
    """Card numbers; absent where a viewer may not know them."""

    cards: Sequence[int] = ()


class Lying(Message, frozen=True, kw_only=True):
    """A good and the place where it lies; fields of one crop differ only in their amount."""

    good: Good
    place: Place
    held: int | None = None
    """The amount on the field; the default is 1."""


class Needed(Message, frozen=True, kw_only=True):
    """What a marker is needed for, one of these."""

    good: Good | None = None
    """A good that is received or bought, or that grows on a field."""
    card: int | None = None
    """A helper that is used."""
    building: str | None = None
    """A building that silver is delivered to: a marker takes its place."""


class SpaceView(Message, frozen=True, kw_only=True):
    """A market space with the stall on it; spaces that this game does not use are left out."""

    id: str = ""
    value: int = 0
    """The number of the space: the stall of a barrow with this value is placed here."""
    seat: int | None = None
    """The seat whose stall it is; absent for the neutral player's stall, or if there is no stall."""
    neutral: bool = False
    """Solo: whether the neutral player's stall is there."""


class MarkView(Message, frozen=True, kw_only=True):
    """A revenue space that a seat marked: others may not take the last die there."""

    number: int = 0
    """The number of the revenue space."""
    seat: int = 0


class PositionView(Message, frozen=True, kw_only=True):
    """A position of the siesta track: its VP, and the discs on it from below."""

    vp: int = 0
    discs: Sequence[int] = ()
    """Seats, the lowest disc first; in the order of play the upper disc comes before the lower."""


class BuildingView(Message, frozen=True, kw_only=True):
    """A craft building: its blocking marker, whether the bonus for the first is left, and who completed it."""

    id: str = ""
    blocking_marker: int | None = None
    """The number of the blocking marker; absent if the building is open. The lowest number is removed first."""
    first_bonus: bool = False
    """Whether nobody has completed it yet."""
    completed: Sequence[int] = ()
    """The seats that have completed it."""


class FieldView(Message, frozen=True, kw_only=True):
    """A field and what lies on it."""

    card: int = 0
    crop: Good
    goods: int = 0
    """The amount on the field."""


class CargoView(Message, frozen=True, kw_only=True):
    """The symbols of a barrow or of the own row of a building; `delivered` are the filled ones."""

    goods: Sequence[Good] = ()
    delivered: Sequence[bool] = ()
    """Whether each symbol is filled, in the order of `goods`."""


class BarrowView(Message, frozen=True, kw_only=True):
    """A barrow with its value."""

    card: int = 0
    value: int = 0
    """Its VP, and the number of the market space that its stall goes to."""
    cargo: CargoView


class HelperView(Message, frozen=True, kw_only=True):
    """A helper, and whether it was used in this round."""

    card: int = 0
    used: bool = False


class RoofView(Message, frozen=True, kw_only=True):
    """A roof, and whether it can still be used."""

    tile: str = ""
    face_up: bool = False


class TileView(Message, frozen=True, kw_only=True):
    """A craft tile, and whether its permanent effect is active."""

    building: str = ""
    turned: bool = False
    """False in the round in which the tile was won: its permanent effect begins in the next round."""


class SeatView(Message, frozen=True, kw_only=True):
    """One seat's farm. What only its owner may know is absent for everybody else."""

    seat: int = 0
    vp: int | None = None
    """The total VP; secret while the game runs, unless the setting makes VP public."""
    score: _score.Score | None = None
    """The total by source; as secret as the total."""
    goods: Goods
    """Silver, stores, pigs and commodities; what lies on fields is in `fields`."""
    pig_spaces: int = 0
    """The number of pig spaces."""
    hand_size: int = 0
    hand_limit: int = 0
    """How many cards the hand may have at the end of step F1."""
    hand: Cards | None = None
    looking_at: Cards | None = None
    """Cards of the deck that the seat is looking at now."""
    fields: Sequence[FieldView] = ()
    barrows: Sequence[BarrowView] = ()
    extensions: Sequence[int] = ()
    """Card numbers, in the order in which they were played."""
    extension_price: int = 0
    """How many different kinds of farm goods the next extension costs."""
    helpers: Sequence[HelperView] = ()
    roofs: Sequence[RoofView] = ()
    tiles: Sequence[TileView] = ()
    rows: Mapping[str, CargoView] = {}
    """The own row in each building that the seat has not completed, by the building's id."""
    dice: Sequence[int] = ()
    """The numbers of the dice that the seat took in this round."""
    donkey_chosen: bool = False
    """Whether the seat has chosen its token of this round."""
    donkey: int | None = None
    """The deliveries of the token of this round; known only to its owner until all seats have chosen."""
    donkeys_available: Sequence[int] = ()
    """The tokens that the seat has not used in this half of the game, each by its deliveries."""
    extra_delivery_limit: int = 0
    """How many extra deliveries the seat may buy in step T4, by what is on its farm now."""
    siesta: int = 0
    """The position on the siesta track, counted from 0."""
    markers_free: int | None = None
    """The number of free markers; absent if there is no limit."""
    pending: Sequence[str] = ()
    """The pending decisions of the seat, the next one first: the words of `Pending` in lower case."""
    left: Sequence[int] = ()
    """For each of `pending` how many are left: cards, deliveries, goods, steps; 1 where nothing is counted."""
    needed: Needed | None = None
    """What a marker is needed for, if the first of `pending` is `shortage`."""


class View(Message, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    viewer: int | None = None
    """The seat that sees this view; absent for a spectator."""
    edition: str = ""
    """The digest of the edition that the game is played with; the game's rules version names it too."""
    round: int = 0
    """The round, 1 to 6."""
    phase: Phase
    step: Step
    over: bool = False
    order: Sequence[int] = ()
    """Seats in the order of play."""
    starts: bool = False
    """Solo: whether the player goes before the neutral player."""
    active: int | None = None
    """The seat whose turn it is, though another seat may be asked during it; absent if it is nobody's turn."""
    deck_size: int = 0
    discard: Sequence[int] = ()
    """Card numbers; the card discarded last is the last one."""
    roofs: Sequence[str] = ()
    """The roofs of this round that can be bought."""
    dice: Mapping[str, int] = {}
    """How many dice lie on each revenue space, by its number."""
    last_die: int | None = None
    """The number of the last die, which everybody carries out."""
    discarded_dice: Sequence[int] = ()
    """Solo: the dice that were discarded."""
    marked: Sequence[MarkView] = ()
    siesta_track: Sequence[PositionView] = ()
    market: Sequence[SpaceView] = ()
    buildings: Sequence[BuildingView] = ()
    seats: Sequence[SeatView] = ()


class Args(Message, frozen=True, kw_only=True):
    """The arguments of an action; exactly one kind is set."""

    play_card: PlayCard | None = None
    buy: Buy | None = None
    sell: Sell | None = None
    upgrade: Upgrade | None = None
    trade_commodity: TradeCommodity | None = None
    use_roof: UseRoof | None = None
    use_helper: UseHelper | None = None
    buy_roof: BuyRoof | None = None
    take_die: TakeDie | None = None
    mark_space: MarkSpace | None = None
    reroll: Reroll | None = None
    shift: Shift | None = None
    choose: Choose | None = None
    take: Take | None = None
    siesta: Siesta | None = None
    flip_roof: FlipRoof | None = None
    keep: Keep | None = None
    move_stall: MoveStall | None = None
    choose_donkey: ChooseDonkey | None = None
    deliver: Deliver | None = None
    buy_extra_delivery: BuyExtraDelivery | None = None
    place_stall: PlaceStall | None = None
    discard: Discard | None = None
    pay: Pay | None = None
    give_up: GiveUp | None = None
    forgo: Forgo | None = None
    decline: Decline | None = None
    end_turn: EndTurn | None = None
    last_die: LastDie | None = None

    @property
    def what(self) -> ArgsWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: ArgsWhat | None = first_set(
            self.play_card,
            self.buy,
            self.sell,
            self.upgrade,
            self.trade_commodity,
            self.use_roof,
            self.use_helper,
            self.buy_roof,
            self.take_die,
            self.mark_space,
            self.reroll,
            self.shift,
            self.choose,
            self.take,
            self.siesta,
            self.flip_roof,
            self.keep,
            self.move_stall,
            self.choose_donkey,
            self.deliver,
            self.buy_extra_delivery,
            self.place_stall,
            self.discard,
            self.pay,
            self.give_up,
            self.forgo,
            self.decline,
            self.end_turn,
            self.last_die,
        )
        return found


class PlayCard(Message, frozen=True, kw_only=True):
    """Play a card on one side of the farm; `replace` is the card that leaves its slot for it."""

    card: int
    role: Role
    replace: int | None = None
    """The card that leaves its slot; set only if no slot is free."""


class Buy(Message, frozen=True, kw_only=True):
    """Buy a resource."""

    resource: Good
    silver: int
    """Its price."""


class Sell(Message, frozen=True, kw_only=True):
    """Sell a resource."""

    good: Lying
    silver: int
    """The silver that the sale gives."""


class Upgrade(Message, frozen=True, kw_only=True):
    """Upgrade a resource; for free if an effect allows it."""

    good: Lying
    silver: int
    """The price of the upgrade."""
    free: bool


class TradeCommodity(Message, frozen=True, kw_only=True):
    """Trade a commodity in one of the five ways."""

    trade: str
    """The id of the trade."""


class UseRoof(Message, frozen=True, kw_only=True):
    """Use a roof and turn it down."""

    tile: str


class UseHelper(Message, frozen=True, kw_only=True):
    """Use a helper."""

    card: int


class BuyRoof(Message, frozen=True, kw_only=True):
    """Buy a roof of this round."""

    tile: str
    silver: int
    """Its price."""


class TakeDie(Message, frozen=True, kw_only=True):
    """Take a die from a revenue space and carry the space out."""

    number: int
    """The number of the die, which is that of its space."""


class LastDie(Message, frozen=True, kw_only=True):
    """Carry out the space of the last die, which nobody takes."""

    number: int


class MarkSpace(Message, frozen=True, kw_only=True):
    """Mark a revenue space."""

    number: int


class Reroll(Message, frozen=True, kw_only=True):
    """Roll a die of this number again."""

    number: int


class Shift(Message, frozen=True, kw_only=True):
    """Move a die to another space."""

    number: int
    """The space that it lies on."""
    to: int
    """The space that it goes to."""


class Choose(Message, frozen=True, kw_only=True):
    """Choose one of several alternatives, counted from 1, with its effects."""

    option: int
    effects: Sequence[Effect]


class Take(Message, frozen=True, kw_only=True):
    """Take goods of choice."""

    goods: Goods


class Siesta(Message, frozen=True, kw_only=True):
    """Advance on the siesta track."""

    steps: int
    """The number of steps."""


class FlipRoof(Message, frozen=True, kw_only=True):
    """Turn up a used roof."""

    tile: str


class Keep(Message, frozen=True, kw_only=True):
    """Keep a card of those looked at."""

    card: int


class MoveStall(Message, frozen=True, kw_only=True):
    """Move an own stall."""

    space: str
    """The market space of the stall."""
    to: str
    """The market space that it moves to."""


class ChooseDonkey(Message, frozen=True, kw_only=True):
    """Choose a donkey token in secret."""

    deliveries: int
    """The deliveries of the token, which name it."""


class Deliver(Message, frozen=True, kw_only=True):
    """Deliver a good to an own barrow or to a building: exactly one of them."""

    good: Lying
    barrow: int | None = None
    """The card number of the barrow."""
    building: str | None = None
    """The id of the building."""


class BuyExtraDelivery(Message, frozen=True, kw_only=True):
    """Buy extra deliveries: one, or all at once, depending on the settings."""

    number: int
    """How many."""
    silver: int
    """Their total price."""


class PlaceStall(Message, frozen=True, kw_only=True):
    """Place the stall of a completed barrow."""

    space: str


class Discard(Message, frozen=True, kw_only=True):
    """Discard a card from the hand."""

    card: int


class Pay(Message, frozen=True, kw_only=True):
    """Pay with one farm good: one that lies somewhere, or a VP."""

    good: Lying | None = None
    """The good that is paid; absent if a VP is paid."""
    vp: int
    """1 if a VP is paid."""


class GiveUp(Message, frozen=True, kw_only=True):
    """Give up a good where it lies, a piece of cargo or a stall for its marker."""

    good: Good | None = None
    """The good, unless it is a stall."""
    place: Place | None = None
    """The place of the good, if it is not cargo."""
    held: int | None = None
    """The amount on the field; the default is 1."""
    barrow: int | None = None
    """The barrow that the cargo lies on."""
    building: str | None = None
    """The building in whose row the cargo lies."""
    space: str | None = None
    """The market space of the stall."""


class Forgo(Message, frozen=True, kw_only=True):
    """Forgo what needs a marker."""


class Decline(Message, frozen=True, kw_only=True):
    """Decline what is offered, or the rest of it."""


class EndTurn(Message, frozen=True, kw_only=True):
    """End the turn in this step."""


class Event(Message, frozen=True, kw_only=True):
    """An event; exactly one kind is set. Fields that the viewer may not know are absent."""

    buildings_blocked: EventBuildingsBlocked | None = None
    order_set: EventOrderSet | None = None
    roofs_turned_up: EventRoofsTurnedUp | None = None
    step_began: EventStepBegan | None = None
    turn_ended: EventTurnEnded | None = None
    declined: EventDeclined | None = None
    gained: EventGained | None = None
    gained_vp: EventGainedVp | None = None
    paid: EventPaid | None = None
    good_paid: EventGoodPaid | None = None
    cards_drawn: EventCardsDrawn | None = None
    deck_shuffled: EventDeckShuffled | None = None
    card_played: EventCardPlayed | None = None
    card_discarded: EventCardDiscarded | None = None
    deck_looked: EventDeckLooked | None = None
    card_kept: EventCardKept | None = None
    grew: EventGrew | None = None
    litter_born: EventLitterBorn | None = None
    pig_sold: EventPigSold | None = None
    bought: EventBought | None = None
    sold: EventSold | None = None
    upgraded_good: EventUpgradedGood | None = None
    commodity_traded: EventCommodityTraded | None = None
    roof_bought: EventRoofBought | None = None
    roof_used: EventRoofUsed | None = None
    roof_flipped: EventRoofFlipped | None = None
    helper_used: EventHelperUsed | None = None
    chosen: EventChosen | None = None
    dice_rolled: EventDiceRolled | None = None
    die_taken: EventDieTaken | None = None
    last_die: EventLastDie | None = None
    die_discarded: EventDieDiscarded | None = None
    die_rerolled: EventDieRerolled | None = None
    die_shifted: EventDieShifted | None = None
    space_marked: EventSpaceMarked | None = None
    donkey_chosen: EventDonkeyChosen | None = None
    donkeys_revealed: EventDonkeysRevealed | None = None
    donkeys_returned: EventDonkeysReturned | None = None
    disc_moved: EventDiscMoved | None = None
    delivered: EventDelivered | None = None
    extra_delivery_bought: EventExtraDeliveryBought | None = None
    building_completed: EventBuildingCompleted | None = None
    building_unblocked: EventBuildingUnblocked | None = None
    barrow_completed: EventBarrowCompleted | None = None
    stall_placed: EventStallPlaced | None = None
    stall_removed: EventStallRemoved | None = None
    stall_moved: EventStallMoved | None = None
    neutral_card: EventNeutralCard | None = None
    no_marker: EventNoMarker | None = None
    marker_given_up: EventMarkerGivenUp | None = None
    forgone: EventForgone | None = None
    tiles_turned: EventTilesTurned | None = None
    marks_removed: EventMarksRemoved | None = None
    final_sale: EventFinalSale | None = None
    game_ended: EventGameEnded | None = None
    last_die_carried_out: EventLastDieCarriedOut | None = None

    @property
    def what(self) -> EventWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: EventWhat | None = first_set(
            self.buildings_blocked,
            self.order_set,
            self.roofs_turned_up,
            self.step_began,
            self.turn_ended,
            self.declined,
            self.gained,
            self.gained_vp,
            self.paid,
            self.good_paid,
            self.cards_drawn,
            self.deck_shuffled,
            self.card_played,
            self.card_discarded,
            self.deck_looked,
            self.card_kept,
            self.grew,
            self.litter_born,
            self.pig_sold,
            self.bought,
            self.sold,
            self.upgraded_good,
            self.commodity_traded,
            self.roof_bought,
            self.roof_used,
            self.roof_flipped,
            self.helper_used,
            self.chosen,
            self.dice_rolled,
            self.die_taken,
            self.last_die,
            self.die_discarded,
            self.die_rerolled,
            self.die_shifted,
            self.space_marked,
            self.donkey_chosen,
            self.donkeys_revealed,
            self.donkeys_returned,
            self.disc_moved,
            self.delivered,
            self.extra_delivery_bought,
            self.building_completed,
            self.building_unblocked,
            self.barrow_completed,
            self.stall_placed,
            self.stall_removed,
            self.stall_moved,
            self.neutral_card,
            self.no_marker,
            self.marker_given_up,
            self.forgone,
            self.tiles_turned,
            self.marks_removed,
            self.final_sale,
            self.game_ended,
            self.last_die_carried_out,
        )
        return found


class EventBuildingsBlocked(Message, frozen=True, kw_only=True):
    """The blocking markers 1, 2 and 3 lie on these buildings."""

    buildings: Sequence[str] = ()


class EventOrderSet(Message, frozen=True, kw_only=True):
    """The order of play; in the solo game `starts` says whether the player goes before the neutral player."""

    order: Sequence[int] = ()
    starts: bool = False


class EventRoofsTurnedUp(Message, frozen=True, kw_only=True):
    """The roofs of this round were turned up and can be bought."""

    roofs: Sequence[str] = ()


class EventStepBegan(Message, frozen=True, kw_only=True):
    """A step of a round began."""

    round: int = 0
    step: Step


class EventTurnEnded(Message, frozen=True, kw_only=True):
    """A seat ended its turn in a step."""

    seat: int = 0


class EventDeclined(Message, frozen=True, kw_only=True):
    """A seat declined what was offered to it, or the rest of it."""

    seat: int = 0


class EventGained(Message, frozen=True, kw_only=True):
    """A seat received goods."""

    seat: int = 0
    goods: Goods


class EventGainedVp(Message, frozen=True, kw_only=True):
    """A seat gained VP, and what for; totals stay secret (G-41)."""

    seat: int = 0
    vp: int = 0
    source: VpSource
    """The source of the VP."""


class EventPaid(Message, frozen=True, kw_only=True):
    """A seat paid or gave up goods; silver and VP too."""

    seat: int = 0
    goods: Goods


class EventGoodPaid(Message, frozen=True, kw_only=True):
    """A seat paid with a good that lay somewhere."""

    seat: int = 0
    good: Lying


class EventCardsDrawn(Message, frozen=True, kw_only=True):
    """A seat drew cards; only it knows which."""

    seat: int = 0
    number: int = 0
    """How many."""
    cards: Sequence[int] = ()


class EventDeckShuffled(Message, frozen=True, kw_only=True):
    """The discard pile became the new deck (G-10)."""

    cards: int = 0


class EventCardPlayed(Message, frozen=True, kw_only=True):
    """A seat played a card on one side of its farm; another card may have left its slot for it."""

    seat: int = 0
    card: int = 0
    role: Role
    replaced: int | None = None
    """The card that left its slot."""


class EventCardDiscarded(Message, frozen=True, kw_only=True):
    """A seat discarded a card from its hand."""

    seat: int = 0
    card: int = 0


class EventDeckLooked(Message, frozen=True, kw_only=True):
    """A seat looks at the top cards of the deck; only it knows which."""

    seat: int = 0
    number: int = 0
    """How many."""
    cards: Sequence[int] = ()


class EventCardKept(Message, frozen=True, kw_only=True):
    """A seat kept one of the cards that it looked at; only it knows which."""

    seat: int = 0
    card: int | None = None


class EventGrew(Message, frozen=True, kw_only=True):
    """Goods grew on a seat's fields."""

    seat: int = 0
    goods: Goods


class EventLitterBorn(Message, frozen=True, kw_only=True):
    """A seat has a litter. It changes nothing by itself: the pig follows as `gained`; if no marker is free,
    `no_marker` comes first, and the pig may be forgone.
    """

    seat: int = 0


class EventPigSold(Message, frozen=True, kw_only=True):
    """A received pig had no space and was sold at once. No `gained` event precedes this one."""

    seat: int = 0
    silver: int = 0


class EventBought(Message, frozen=True, kw_only=True):
    """A seat bought a resource. This event includes the payment; the resource follows as `gained`."""

    seat: int = 0
    resource: Good
    silver: int = 0


class EventSold(Message, frozen=True, kw_only=True):
    """A seat sold a resource. This event is complete: it removes the good from its place and adds the silver."""

    seat: int = 0
    good: Lying
    silver: int = 0


class EventUpgradedGood(Message, frozen=True, kw_only=True):
    """A seat upgraded a resource. This event is complete: it removes the good from its place, pays the silver and
    adds the new good.
    """

    seat: int = 0
    good: Lying
    to: Good
    """The new good, which is in its store."""
    silver: int = 0
    """The price; 0 if an effect made it free."""


class EventCommodityTraded(Message, frozen=True, kw_only=True):
    """A seat traded a commodity in one of the five ways. This event removes the commodity; what the trade gives
    follows as events of its own.
    """

    seat: int = 0
    trade: str = ""


class EventRoofBought(Message, frozen=True, kw_only=True):
    """A seat bought a roof. This event includes the payment and puts the roof on the farm; the VP of its space
    follow as `gained_vp`.
    """

    seat: int = 0
    tile: str = ""
    silver: int = 0


class EventRoofUsed(Message, frozen=True, kw_only=True):
    """A seat used a roof, which is turned down."""

    seat: int = 0
    tile: str = ""


class EventRoofFlipped(Message, frozen=True, kw_only=True):
    """A used roof was turned up again."""

    seat: int = 0
    tile: str = ""


class EventHelperUsed(Message, frozen=True, kw_only=True):
    """A seat uses a helper. This event marks a helper that can be used once per round, except in the scoring phase;
    its cost and its effects follow as events of their own.
    """

    seat: int = 0
    card: int = 0


class EventChosen(Message, frozen=True, kw_only=True):
    """A seat chose one of several alternatives, counted from 1, with its effects."""

    seat: int = 0
    option: int = 0
    effects: Sequence[Effect] = ()


class EventDiceRolled(Message, frozen=True, kw_only=True):
    """The revenue dice were rolled."""

    dice: Sequence[int] = ()


class EventDieTaken(Message, frozen=True, kw_only=True):
    """A seat took a die."""

    seat: int = 0
    number: int = 0


class EventLastDie(Message, frozen=True, kw_only=True):
    """The last die is left, which every seat carries out."""

    number: int = 0


class EventLastDieCarriedOut(Message, frozen=True, kw_only=True):
    """A seat carried out the space of the last die; what it brought follows."""

    seat: int = 0
    number: int = 0


class EventDieDiscarded(Message, frozen=True, kw_only=True):
    """Solo: a die was discarded."""

    number: int = 0


class EventDieRerolled(Message, frozen=True, kw_only=True):
    """A seat rolled a die again."""

    seat: int = 0
    number: int = 0
    """The number before."""
    to: int = 0
    """The number now."""


class EventDieShifted(Message, frozen=True, kw_only=True):
    """A seat moved a die to another space."""

    seat: int = 0
    number: int = 0
    to: int = 0


class EventSpaceMarked(Message, frozen=True, kw_only=True):
    """A seat marked a revenue space."""

    seat: int = 0
    number: int = 0


class EventDonkeyChosen(Message, frozen=True, kw_only=True):
    """A seat chose a donkey token; only it knows which."""

    seat: int = 0
    deliveries: int | None = None


class EventDonkeysRevealed(Message, frozen=True, kw_only=True):
    """All tokens are turned up: the deliveries of each seat."""

    deliveries: Sequence[int] = ()


class EventDonkeysReturned(Message, frozen=True, kw_only=True):
    """All seats have their four tokens again."""


class EventDiscMoved(Message, frozen=True, kw_only=True):
    """A disc advanced on the siesta track."""

    seat: int = 0
    to: int = 0
    """The position, counted from 0."""


class EventDelivered(Message, frozen=True, kw_only=True):
    """A seat delivered a good to a barrow or to a building."""

    seat: int = 0
    good: Lying
    barrow: int | None = None
    building: str | None = None


class EventExtraDeliveryBought(Message, frozen=True, kw_only=True):
    """A seat bought extra deliveries. This event includes the payment; the deliveries follow."""

    seat: int = 0
    number: int = 0
    """How many."""
    silver: int = 0
    """Their total price."""


class EventBuildingCompleted(Message, frozen=True, kw_only=True):
    """A seat completed its row of a building and received its tile; the row is empty again. VP and effects follow as
    separate events.
    """

    seat: int = 0
    building: str = ""


class EventBuildingUnblocked(Message, frozen=True, kw_only=True):
    """A blocking marker left the game; its VP follow as `gained_vp`."""

    seat: int = 0
    building: str = ""


class EventBarrowCompleted(Message, frozen=True, kw_only=True):
    """A seat completed a barrow: it left the farm with its cargo, and the card was discarded. Its VP follow as
    `gained_vp`, then the commodity and the stall.
    """

    seat: int = 0
    card: int = 0
    value: int = 0


class EventStallPlaced(Message, frozen=True, kw_only=True):
    """A stall was placed on a market space. Without a seat it is the neutral player's."""

    seat: int | None = None
    space: str = ""


class EventStallRemoved(Message, frozen=True, kw_only=True):
    """A stall was removed from the market. Without a seat it was the neutral player's."""

    seat: int | None = None
    space: str = ""


class EventStallMoved(Message, frozen=True, kw_only=True):
    """A seat moved a stall."""

    seat: int = 0
    space: str = ""
    to: str = ""


class EventNeutralCard(Message, frozen=True, kw_only=True):
    """Solo: the card that guides the neutral player."""

    card: int = 0
    value: int = 0


class EventNoMarker(Message, frozen=True, kw_only=True):
    """A seat needs a marker and none is free: it must give something up, or forgo what needs the marker."""

    seat: int = 0
    needed: Needed | None = None
    """Absent in events that are older than this field."""


class EventMarkerGivenUp(Message, frozen=True, kw_only=True):
    """A seat gave up something to free its marker."""

    seat: int = 0
    good: Lying | None = None
    barrow: int | None = None
    building: str | None = None
    space: str | None = None
    cargo: Good | None = None
    """The good that was on the barrow or in the row."""


class EventForgone(Message, frozen=True, kw_only=True):
    """A seat forwent what needed a marker, because none is free."""

    seat: int = 0
    needed: Needed | None = None
    """Absent in events that are older than this field."""


class EventTilesTurned(Message, frozen=True, kw_only=True):
    """The craft tiles that a seat won in this round were turned: their permanent effect begins."""

    seat: int = 0
    tiles: Sequence[str] = ()


class EventMarksRemoved(Message, frozen=True, kw_only=True):
    """The marks of all helpers were removed, so that they can be used again."""


class EventFinalSale(Message, frozen=True, kw_only=True):
    """Final sale: resources and commodities became silver, and silver became VP; also resources on fields, if a
    helper sells from there. This event changes goods and silver; the VP follow as `gained_vp` with the source
    silver.
    """

    seat: int = 0
    silver: int = 0
    """The silver from the sale."""
    vp: int = 0
    """The VP for silver, as in the `gained_vp` that follows; 0 if none follows."""
    left: int = 0
    """The silver that is left, which breaks ties."""


class EventGameEnded(Message, frozen=True, kw_only=True):
    """The game is over; a solo game has no winner."""

    totals: Sequence[int] = ()
    """The VP of each seat."""
    winners: Sequence[int] = ()
    """The seats that won: several after a tie, none in a solo game."""


class Expression(Message, frozen=True, kw_only=True):
    """A number that is counted at the table."""

    expr: ExpressionName


class Amount(Message, frozen=True, kw_only=True):
    """A fixed number, or one that is counted at the table."""

    number: int | None = None
    expression: Expression | None = None

    @property
    def what(self) -> AmountWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: AmountWhat | None = first_set(
            self.number,
            self.expression,
        )
        return found


class Effects(Message, frozen=True, kw_only=True):
    """Effects that are carried out one after the other."""

    effects: Sequence[Effect] = ()


class Effect(Message, frozen=True, kw_only=True):
    """An effect of a helper, a roof, a craft tile, a revenue space or a trade."""

    gain: EffectGain | None = None
    gain_choice: EffectGainChoice | None = None
    upgrade: EffectUpgrade | None = None
    deliver: EffectDeliver | None = None
    siesta: EffectSiesta | None = None
    draw_card: EffectDrawCard | None = None
    play_card: EffectPlayCard | None = None
    choose: EffectChoose | None = None
    flip_roof: EffectFlipRoof | None = None
    look_deck: EffectLookDeck | None = None
    move_stall: EffectMoveStall | None = None
    revenue_space: EffectRevenueSpace | None = None
    double_options: EffectDoubleOptions | None = None
    reserve_space: EffectReserveSpace | None = None
    reroll_die: EffectRerollDie | None = None
    shift_die: EffectShiftDie | None = None

    @property
    def what(self) -> EffectWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: EffectWhat | None = first_set(
            self.gain,
            self.gain_choice,
            self.upgrade,
            self.deliver,
            self.siesta,
            self.draw_card,
            self.play_card,
            self.choose,
            self.flip_roof,
            self.look_deck,
            self.move_stall,
            self.revenue_space,
            self.double_options,
            self.reserve_space,
            self.reroll_die,
            self.shift_die,
        )
        return found


class EffectGain(Message, frozen=True, kw_only=True):
    """Receive a good; a pig without a space is sold at once."""

    good: Good
    amount: Amount


class EffectGainChoice(Message, frozen=True, kw_only=True):
    """Receive goods of choice, all different if `distinct`."""

    options: Sequence[Good] = ()
    amount: int = 0
    distinct: bool = False


class EffectUpgrade(Message, frozen=True, kw_only=True):
    """Upgrade up to so many resources without paying."""

    max: int = 0
    free: bool = False


class EffectDeliver(Message, frozen=True, kw_only=True):
    """Make deliveries, each may be declined; `source` limits where the good comes from."""

    count: int = 0
    source: Place | None = None


class EffectSiesta(Message, frozen=True, kw_only=True):
    """Advance the own disc by up to so many steps."""

    steps: int = 0
    must: bool = False
    """All steps must be taken, as far as the track goes."""


class EffectDrawCard(Message, frozen=True, kw_only=True):
    """Draw cards."""

    count: int = 0


class EffectPlayCard(Message, frozen=True, kw_only=True):
    """Play up to so many cards from the hand in these roles, in any if none is named."""

    count: int = 0
    roles: Sequence[Role] = ()


class EffectChoose(Message, frozen=True, kw_only=True):
    """Carry out so many different options."""

    pick: int = 0
    options: Sequence[Effects] = ()


class EffectFlipRoof(Message, frozen=True, kw_only=True):
    """Turn up used roofs that do not turn roofs themselves (G-21)."""

    count: int = 0


class EffectLookDeck(Message, frozen=True, kw_only=True):
    """Look at the top cards of the deck, keep some, put the others under it."""

    count: int = 0
    keep: int = 0


class EffectMoveStall(Message, frozen=True, kw_only=True):
    """Move one own stall to an empty neighbouring space; nothing is removed."""

    to: StallTarget
    removes: bool = False


class EffectRevenueSpace(Message, frozen=True, kw_only=True):
    """Carry out a revenue space as well."""

    number: Amount


class EffectDoubleOptions(Message, frozen=True, kw_only=True):
    """Carry out two different options of the space just taken instead of one."""


class EffectReserveSpace(Message, frozen=True, kw_only=True):
    """Mark a revenue space: others may not take the last die lying there."""


class EffectRerollDie(Message, frozen=True, kw_only=True):
    """Roll dice that lie on revenue spaces again."""

    count: int = 0


class EffectShiftDie(Message, frozen=True, kw_only=True):
    """Move dice to a space whose number differs by so much."""

    count: int = 0
    by: int = 0


class Trigger(Message, frozen=True, kw_only=True):
    """What a helper or a turned craft tile waits for."""

    event: EventName
    numbers: Sequence[int] = ()
    """Only these revenue spaces; empty for any."""
    picks: Sequence[Pick] = ()
    """Only these picks of dice; empty for any."""
    goods: Sequence[Good] = ()
    """Only these goods; empty for any."""


class Condition(Message, frozen=True, kw_only=True):
    """The condition of a helper: all fields that are set must hold."""

    has_field: Good | None = None
    """A field of this crop."""
    own_stalls_min: int | None = None
    """At least so many own stalls on the market."""
    siesta_vp_min: int | None = None
    """The own position on the siesta track is worth at least so much."""
    siesta_vp_max: int | None = None
    """The own position on the siesta track is worth at most so much."""
    turn_position: TurnPosition | None = None
    """The place in the order of play."""
    token_deliveries_min: int | None = None
    """The donkey token of this round has at least so many deliveries."""
    token_deliveries_max: int | None = None
    """The donkey token of this round has at most so many deliveries."""


class Cost(Message, frozen=True, kw_only=True):
    """The cost of a helper's action."""

    silver: int = 0
    vp: int = 0
    harvest: int = 0
    """Harvest goods from stores or fields."""
    pig: int = 0
    commodity: int = 0
    discard_card: int = 0
    """Cards from the hand."""


class Modifier(Message, frozen=True, kw_only=True):
    """A number of the rules that a card changes for its owner."""

    mod: ModifierName
    delta: int = 0
    """The number that is added."""
    minimum: int = 0
    """The lower bound of the result."""
    goods: Sequence[Good] = ()
    """Only for these goods."""
    value: int = 0
    """The number that replaces the one of the rules."""
    minimum_difference: int = 0
    """The difference that is needed to remove a stall; only for the market shield."""


class Requirement(Message, frozen=True, kw_only=True):
    """A requirement that is not met."""

    have: RequirementHave | None = None
    have_harvest: RequirementHaveHarvest | None = None
    have_kinds: RequirementHaveKinds | None = None
    have_cards: RequirementHaveCards | None = None
    pig_space: RequirementPigSpace | None = None
    in_phase: RequirementInPhase | None = None
    in_window: RequirementInWindow | None = None
    unused: RequirementUnused | None = None
    does_something: RequirementDoesSomething | None = None
    holds: RequirementHolds | None = None
    no_other_helper: RequirementNoOtherHelper | None = None
    roof_space: RequirementRoofSpace | None = None
    one_roof: RequirementOneRoof | None = None
    not_marked: RequirementNotMarked | None = None
    delivery_possible: RequirementDeliveryPossible | None = None
    own_turn: RequirementOwnTurn | None = None
    in_step: RequirementInStep | None = None
    do_first: RequirementDoFirst | None = None
    asked: RequirementAsked | None = None
    left: RequirementLeft | None = None
    in_hand: RequirementInHand | None = None
    in_role: RequirementInRole | None = None
    free_slot: RequirementFreeSlot | None = None
    no_free_slot: RequirementNoFreeSlot | None = None
    on_farm: RequirementOnFarm | None = None
    used_at_will: RequirementUsedAtWill | None = None
    good_there: RequirementGoodThere | None = None
    roof_for_sale: RequirementRoofForSale | None = None
    die_there: RequirementDieThere | None = None
    space_in_use: RequirementSpaceInUse | None = None
    space_value: RequirementSpaceValue | None = None
    space_empty: RequirementSpaceEmpty | None = None
    not_blocked: RequirementNotBlocked | None = None
    not_completed: RequirementNotCompleted | None = None
    open_symbol: RequirementOpenSymbol | None = None

    @property
    def what(self) -> RequirementWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: RequirementWhat | None = first_set(
            self.have,
            self.have_harvest,
            self.have_kinds,
            self.have_cards,
            self.pig_space,
            self.in_phase,
            self.in_window,
            self.unused,
            self.does_something,
            self.holds,
            self.no_other_helper,
            self.roof_space,
            self.one_roof,
            self.not_marked,
            self.delivery_possible,
            self.own_turn,
            self.in_step,
            self.do_first,
            self.asked,
            self.left,
            self.in_hand,
            self.in_role,
            self.free_slot,
            self.no_free_slot,
            self.on_farm,
            self.used_at_will,
            self.good_there,
            self.roof_for_sale,
            self.die_there,
            self.space_in_use,
            self.space_value,
            self.space_empty,
            self.not_blocked,
            self.not_completed,
            self.open_symbol,
        )
        return found


class RequirementHave(Message, frozen=True, kw_only=True):
    """So much of a good, silver or VP."""

    good: Good


class RequirementHaveHarvest(Message, frozen=True, kw_only=True):
    """Harvest goods in stores or on fields."""


class RequirementHaveKinds(Message, frozen=True, kw_only=True):
    """Different kinds of farm goods, for an extension."""


class RequirementHaveCards(Message, frozen=True, kw_only=True):
    """Cards in hand."""


class RequirementPigSpace(Message, frozen=True, kw_only=True):
    """A free pig space."""


class RequirementInPhase(Message, frozen=True, kw_only=True):
    """One of these phases."""

    phases: Sequence[Phase] = ()


class RequirementInWindow(Message, frozen=True, kw_only=True):
    """A moment of the seat's own turn."""

    window: HelperWindow


class RequirementUnused(Message, frozen=True, kw_only=True):
    """A helper that was not used in this round, a roof that lies face up, a donkey token of this half of the game."""


class RequirementDoesSomething(Message, frozen=True, kw_only=True):
    """An effect that does something now."""


class RequirementHolds(Message, frozen=True, kw_only=True):
    """The condition of a helper."""

    condition: Condition


class RequirementNoOtherHelper(Message, frozen=True, kw_only=True):
    """No other helper in use."""


class RequirementRoofSpace(Message, frozen=True, kw_only=True):
    """A free space on the farmhouse."""


class RequirementOneRoof(Message, frozen=True, kw_only=True):
    """No roof bought in this round yet."""


class RequirementNotMarked(Message, frozen=True, kw_only=True):
    """A die that is not the last one on a space that another seat marked."""


class RequirementDeliveryPossible(Message, frozen=True, kw_only=True):
    """A good that fits an open symbol."""


class RequirementOwnTurn(Message, frozen=True, kw_only=True):
    """The seat's own turn."""

    seats: Sequence[int] = ()
    """The seats whose turn it is; empty if it is nobody's turn."""


class RequirementInStep(Message, frozen=True, kw_only=True):
    """One of these steps of the round."""

    steps: Sequence[Step] = ()


class RequirementDoFirst(Message, frozen=True, kw_only=True):
    """A pending decision that must be answered first; `need` of the violation says how many times."""

    pending: Pending


class RequirementAsked(Message, frozen=True, kw_only=True):
    """A pending decision that the action answers."""


class RequirementLeft(Message, frozen=True, kw_only=True):
    """A number that the turn still allows: cards, dice, deliveries."""


class RequirementInHand(Message, frozen=True, kw_only=True):
    """A card of the own hand."""


class RequirementInRole(Message, frozen=True, kw_only=True):
    """One of the roles that an effect lets a card be played in."""

    roles: Sequence[Role] = ()


class RequirementFreeSlot(Message, frozen=True, kw_only=True):
    """A free slot; otherwise the action must say which card leaves its slot."""

    cards: Sequence[int] = ()
    """The cards that may leave: one of them is `replace` of the action."""


class RequirementNoFreeSlot(Message, frozen=True, kw_only=True):
    """No free slot: a card leaves its slot only then."""


class RequirementOnFarm(Message, frozen=True, kw_only=True):
    """A helper or a roof of the own farm."""


class RequirementUsedAtWill(Message, frozen=True, kw_only=True):
    """A helper with an action; other helpers work automatically or are offered after their event."""


class RequirementGoodThere(Message, frozen=True, kw_only=True):
    """A good that lies at this place."""

    good: Good
    place: Place


class RequirementRoofForSale(Message, frozen=True, kw_only=True):
    """A roof of this round that nobody has bought."""


class RequirementDieThere(Message, frozen=True, kw_only=True):
    """A die on the space."""


class RequirementSpaceInUse(Message, frozen=True, kw_only=True):
    """A market space that a game with so many seats uses."""


class RequirementSpaceValue(Message, frozen=True, kw_only=True):
    """A market space with the number of the barrow: `need` of the violation; `have` is the number of the space."""


class RequirementSpaceEmpty(Message, frozen=True, kw_only=True):
    """An empty market space, as long as there is one with the number."""


class RequirementNotBlocked(Message, frozen=True, kw_only=True):
    """A building without a blocking marker."""


class RequirementNotCompleted(Message, frozen=True, kw_only=True):
    """A building that the seat has not completed."""


class RequirementOpenSymbol(Message, frozen=True, kw_only=True):
    """An open symbol for the good."""


class BarrowEdge(Message, frozen=True, kw_only=True):
    """The top edge of a card."""

    goods: Sequence[Good] = ()
    """Its symbols."""
    value: int = 0
    """Its VP, and the number of the market space."""


class ExtensionEdge(Message, frozen=True, kw_only=True):
    """The right edge of a card."""

    hand_size: int = 0
    """The increase of the hand limit."""
    silver_income: int = 0
    """Silver in every income step."""
    crop_income: Sequence[Good] = ()
    """Harvest goods in every income step."""
    extra_delivery: int = 0
    """The increase of the extra deliveries."""
    pig_space: int = 0
    """The increase of the pig spaces."""


class HelperEdge(Message, frozen=True, kw_only=True):
    """The lower edge of a card."""

    mode: HelperMode
    phases: Sequence[Phase] = ()
    """The phases in which the helper works; empty for all."""
    once_per_round: bool = False
    summary: str = ""
    """A short summary in the language of the edition."""
    provenance: str = ""
    """The origin of the helper: R the rulebook, P published elsewhere, D decided by the edition."""
    modifiers: Sequence[Modifier] = ()
    trigger: Trigger | None = None
    """The event that the helper waits for."""
    optional: bool = False
    """Whether the owner may decline the helper."""
    condition: Condition | None = None
    """The condition of the helper."""
    window: HelperWindow | None = None
    """The moment of the own turn in which it can be used."""
    cost: Cost | None = None
    """The cost of using the helper."""
    effects: Sequence[Effect] = ()
    sources: Sequence[str] = ()
    note: str = ""


class Card(Message, frozen=True, kw_only=True):
    """A farm card with its four edges."""

    number: int = 0
    name: str = ""
    field: Good
    barrow: BarrowEdge
    extension: ExtensionEdge
    helper: HelperEdge
    provenance: Mapping[str, str] = {}
    """The origin of each part: R the rulebook, P published elsewhere, D decided by the edition."""
    name_pt: str = ""


class Permanent(Message, frozen=True, kw_only=True):
    """The permanent effect of a turned craft tile."""

    trigger: Trigger | None = None
    """The event that the tile waits for; absent if it has modifiers, which always hold."""
    effects: Sequence[Effect] = ()
    modifiers: Sequence[Modifier] = ()


class Part(Message, frozen=True, kw_only=True):
    """A part of an edition that is not a card."""

    market_space: PartMarketSpace | None = None
    roof: PartRoof | None = None
    craft_building: PartCraftBuilding | None = None
    revenue_space: PartRevenueSpace | None = None
    commodity_trade: PartCommodityTrade | None = None
    donkey_token: PartDonkeyToken | None = None
    siesta_position: PartSiestaPosition | None = None
    resource: PartResource | None = None
    farm_board: PartFarmBoard | None = None

    @property
    def what(self) -> PartWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: PartWhat | None = first_set(
            self.market_space,
            self.roof,
            self.craft_building,
            self.revenue_space,
            self.commodity_trade,
            self.donkey_token,
            self.siesta_position,
            self.resource,
            self.farm_board,
        )
        return found


class PartMarketSpace(Message, frozen=True, kw_only=True):
    """A hex of the market; stalls name it by its id."""

    value: int = 0
    row: int = 0
    """The row, counted from 0 at the top."""
    column: int = 0
    """The column, counted from 0 at the left in half hexes: a hex lies between two hexes of the row above."""
    adjacent: Sequence[str] = ()
    """The ids of its neighbours, used in a game or not."""
    seat_counts: Sequence[int] = ()
    """The numbers of seats with which it is used."""


class PartRoof(Message, frozen=True, kw_only=True):
    """A roof tile."""

    round: int = 0
    """The round in which it may be turned up."""
    price: int = 0
    """In silver."""
    phases: Sequence[Phase] = ()
    """The phases in which the roof can be used; empty for all."""
    effects: Sequence[Effect] = ()


class PartCraftBuilding(Message, frozen=True, kw_only=True):
    """A craft building."""

    number: int = 0
    """The number of the die that can block it."""
    row: Sequence[Good] = ()
    """The goods that complete a row."""
    immediate: Sequence[Effect] = ()
    """The effects at once for a seat that completes the building."""
    permanent: Permanent
    """The permanent effect of its tile, from the next round on."""
    permanent_phases: Sequence[Phase] = ()
    first_vp: int = 0
    """The bonus VP of the first seat that completes it; every seat gains the number of the round as VP."""
    unblock_vp: int = 0
    """The VP of the same seat if a blocking marker is left, which is removed then."""


class PartRevenueSpace(Message, frozen=True, kw_only=True):
    """A revenue space; its id is its number."""

    number: int = 0
    effects: Sequence[Effect] = ()


class PartCommodityTrade(Message, frozen=True, kw_only=True):
    """One way to trade a commodity."""

    effects: Sequence[Effect] = ()
    needs_pig_space: bool = False
    """Whether a pig space must be free."""


class PartDonkeyToken(Message, frozen=True, kw_only=True):
    """A donkey token; its id is the number of its deliveries. Every seat has each token once."""

    deliveries: int = 0
    hats: int = 0
    """Steps on the siesta track."""


class PartSiestaPosition(Message, frozen=True, kw_only=True):
    """A position of the siesta track; its id is its number."""

    position: int = 0
    """From 0, where all discs begin."""
    vp: int = 0


class PartResource(Message, frozen=True, kw_only=True):
    """The prices of a resource, before helpers change them."""

    buy: int = 0
    """In silver."""
    sell: int = 0
    """In silver."""
    upgrades_to: Good
    """The resource after the upgrade."""
    upgrade_price: int = 0
    """In silver."""


class PartFarmBoard(Message, frozen=True, kw_only=True):
    """The farm board before cards change it, and the common prices; there is one such part."""

    hand_limit: int = 0
    pig_spaces: int = 0
    barrow_slots: int = 0
    helper_slots: int = 0
    roof_space_vp: Sequence[int] = ()
    """The VP of each roof space, from the left."""
    further_roof_vp: int = 0
    """The VP of roof spaces beyond those."""
    extra_deliveries: int = 0
    extra_delivery_price: int = 0
    """The price of each extra delivery, in silver."""
    litter_minimum_pigs: int = 0
    """The number of pigs that have a litter."""
    commodity_final_silver: int = 0
    """The silver for each commodity at the end of the game."""
    silver_per_final_vp: int = 0
    """The amount of silver that becomes 1 VP at the end of the game."""

ArgsWhat: TypeAlias = (
    PlayCard
    | Buy
    | Sell
    | Upgrade
    | TradeCommodity
    | UseRoof
    | UseHelper
    | BuyRoof
    | TakeDie
    | MarkSpace
    | Reroll
    | Shift
    | Choose
    | Take
    | Siesta
    | FlipRoof
    | Keep
    | MoveStall
    | ChooseDonkey
    | Deliver
    | BuyExtraDelivery
    | PlaceStall
    | Discard
    | Pay
    | GiveUp
    | Forgo
    | Decline
    | EndTurn
    | LastDie
)

EventWhat: TypeAlias = (
    EventBuildingsBlocked
    | EventOrderSet
    | EventRoofsTurnedUp
    | EventStepBegan
    | EventTurnEnded
    | EventDeclined
    | EventGained
    | EventGainedVp
    | EventPaid
    | EventGoodPaid
    | EventCardsDrawn
    | EventDeckShuffled
    | EventCardPlayed
    | EventCardDiscarded
    | EventDeckLooked
    | EventCardKept
    | EventGrew
    | EventLitterBorn
    | EventPigSold
    | EventBought
    | EventSold
    | EventUpgradedGood
    | EventCommodityTraded
    | EventRoofBought
    | EventRoofUsed
    | EventRoofFlipped
    | EventHelperUsed
    | EventChosen
    | EventDiceRolled
    | EventDieTaken
    | EventLastDie
    | EventDieDiscarded
    | EventDieRerolled
    | EventDieShifted
    | EventSpaceMarked
    | EventDonkeyChosen
    | EventDonkeysRevealed
    | EventDonkeysReturned
    | EventDiscMoved
    | EventDelivered
    | EventExtraDeliveryBought
    | EventBuildingCompleted
    | EventBuildingUnblocked
    | EventBarrowCompleted
    | EventStallPlaced
    | EventStallRemoved
    | EventStallMoved
    | EventNeutralCard
    | EventNoMarker
    | EventMarkerGivenUp
    | EventForgone
    | EventTilesTurned
    | EventMarksRemoved
    | EventFinalSale
    | EventGameEnded
    | EventLastDieCarriedOut
)

AmountWhat: TypeAlias = (
    int
    | Expression
)

EffectWhat: TypeAlias = (
    EffectGain
    | EffectGainChoice
    | EffectUpgrade
    | EffectDeliver
    | EffectSiesta
    | EffectDrawCard
    | EffectPlayCard
    | EffectChoose
    | EffectFlipRoof
    | EffectLookDeck
    | EffectMoveStall
    | EffectRevenueSpace
    | EffectDoubleOptions
    | EffectReserveSpace
    | EffectRerollDie
    | EffectShiftDie
)

RequirementWhat: TypeAlias = (
    RequirementHave
    | RequirementHaveHarvest
    | RequirementHaveKinds
    | RequirementHaveCards
    | RequirementPigSpace
    | RequirementInPhase
    | RequirementInWindow
    | RequirementUnused
    | RequirementDoesSomething
    | RequirementHolds
    | RequirementNoOtherHelper
    | RequirementRoofSpace
    | RequirementOneRoof
    | RequirementNotMarked
    | RequirementDeliveryPossible
    | RequirementOwnTurn
    | RequirementInStep
    | RequirementDoFirst
    | RequirementAsked
    | RequirementLeft
    | RequirementInHand
    | RequirementInRole
    | RequirementFreeSlot
    | RequirementNoFreeSlot
    | RequirementOnFarm
    | RequirementUsedAtWill
    | RequirementGoodThere
    | RequirementRoofForSale
    | RequirementDieThere
    | RequirementSpaceInUse
    | RequirementSpaceValue
    | RequirementSpaceEmpty
    | RequirementNotBlocked
    | RequirementNotCompleted
    | RequirementOpenSymbol
)

PartWhat: TypeAlias = (
    PartMarketSpace
    | PartRoof
    | PartCraftBuilding
    | PartRevenueSpace
    | PartCommodityTrade
    | PartDonkeyToken
    | PartSiestaPosition
    | PartResource
    | PartFarmBoard
)
