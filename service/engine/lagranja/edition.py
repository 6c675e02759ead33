"""The data set as typed data: all that only the printed cards and boards show, each part with the mark of its origin.

Marks: R, the rulebook says it; P, published elsewhere; D, decided by this project. The file `edition.json` beside this
module is the data set of the project; `loader.py` reads another one.
"""

from functools import cached_property
from typing import Any, Literal

from msgspec import field

from service.engine.lagranja.goods import GOOD, GoodName, HarvestName, Phase, ResourceName
from service.engine.lagranja.vocabulary import (
    Condition,
    Cost,
    Effects,
    EventName,
    FlipRoof,
    Gain,
    Modifier,
    ModifierName,
    Trigger,
    Word,
)

Provenance = Any
"""A mark, or a mark for each part; of a card always the latter, of a helper the former, because programs read them."""


class Prices(Word, frozen=True):
    """What resources cost and bring."""

    buy: dict[ResourceName, int]
    sell: dict[ResourceName, int]
    floor_rule: str
    extra_delivery: int
    silver_per_final_vp: int
    commodity_final_silver: int
    provenance: Provenance


class UpgradeRow(Word, frozen=True):
    """What a resource becomes, and for how much."""

    source: ResourceName = field(name="from")
    to: Literal["food", "wine", "meat"]
    silver: int
    provenance: Provenance


class CommodityTrade(Word, frozen=True):
    """One way to trade a commodity."""

    id: str
    effects: Effects
    provenance: Provenance
    requires: Literal["free pig space"] | None = None


class PlayerCount(Word, frozen=True):
    """What changes with the number of seats."""

    players: int
    dice: int
    roofs_per_round: int
    craft_tiles_per_building: int
    start_spaces: tuple[int, ...]
    x_spaces_usable: bool
    provenance: Provenance


class Start(Word, frozen=True):
    """What each seat and the village begin with."""

    vp: int
    silver: int
    commodities: int
    hand: int
    craft_first_bonus_vp: int
    blocked_buildings: int
    unblock_bonus_vp: int
    rounds: int
    provenance: Provenance


class FarmBoard(Word, frozen=True):
    """What is printed on a farm."""

    hand_limit: int
    pig_spaces: int
    extra_deliveries: int
    barrow_slots: int
    helper_slots: int
    dice_spaces: int
    roof_space_vp: tuple[int, ...]
    sixth_roof_vp: int
    litter_minimum_pigs: int
    provenance: Provenance


class DonkeyToken(Word, frozen=True):
    """A donkey token: deliveries and hats."""

    deliveries: int
    hats: int
    provenance: Provenance


class SiestaSpace(Word, frozen=True):
    """A position of the siesta track."""

    position: int
    vp: int
    section: str


class SiestaTrack(Word, frozen=True):
    """The siesta track."""

    spaces: tuple[SiestaSpace, ...]
    solo_start_player_position: int
    provenance: Provenance


class RevenueRow(Word, frozen=True):
    """A revenue space."""

    number: int
    effects: Effects
    provenance: Provenance


class Permanent(Word, frozen=True):
    """What a turned craft tile does."""

    trigger: Trigger | None = None
    effects: Effects = ()
    modifiers: tuple[Modifier, ...] = ()


class CraftBuilding(Word, frozen=True):
    """A craft building: its die number, the goods of a row, and its tile."""

    id: str
    die: int
    name: str
    name_pt: str
    rows: int
    row: tuple[GoodName, ...]
    tile_colour: Literal["blue", "grey", "grey_green"]
    permanent_phases: tuple[Phase, ...]
    permanent_once_per_round: bool
    immediate: Effects
    permanent: Permanent
    provenance: Provenance


class RoofTile(Word, frozen=True):
    """A roof of a round, with its function."""

    id: str
    round: int
    price: int
    function: str
    phases: tuple[Phase, ...]
    effects: Effects
    provenance: Provenance

    @property
    def turns_roofs(self) -> bool:
        """Whether it turns up other roofs and so cannot be turned up itself (G-21)."""
        return any(isinstance(effect, FlipRoof) for effect in self.effects)


class MarketSpace(Word, frozen=True):
    """A hex of the market."""

    id: str
    index: int
    q: int
    r: int
    value: int
    adjacent: tuple[str, ...]
    not_in_2_3_player: bool
    centre_start: int | None
    provenance: Provenance


class Market(Word, frozen=True):
    """The market."""

    geometry: str
    spaces: tuple[MarketSpace, ...]
    provenance: Provenance


class Solo(Word, frozen=True):
    """The figures of the solo game."""

    dice: int
    roofs_per_round: int
    order_markers: tuple[int, int]
    start_player_position: int
    discard_lowest_in_rounds: tuple[int, ...]
    discard_highest_in_rounds: tuple[int, ...]
    neutral_marker_limit: None
    neutral_placement: tuple[str, ...]
    provenance: Provenance


class BarrowEdge(Word, frozen=True):
    """The top edge of a card."""

    goods: tuple[GoodName, ...]
    value: int


class ExtensionEdge(Word, frozen=True):
    """The right edge of a card."""

    hand_size: int
    silver_income: int
    crop_income: tuple[HarvestName, ...]
    extra_delivery: int
    pig_space: int


class HelperEdge(Word, frozen=True):
    """The lower edge of a card."""

    mode: Literal["passive", "trigger", "action"]
    phases: tuple[Phase, ...]
    once_per_round: bool
    summary: str
    provenance: str
    modifiers: tuple[Modifier, ...] = ()
    trigger: Trigger | None = None
    optional: bool = False
    condition: Condition | None = None
    window: Literal["own_pick", "own_deliveries"] | None = None
    cost: Cost | None = None
    effects: Effects = ()
    sources: tuple[str, ...] = ()
    note: str = ""


class FarmCard(Word, frozen=True):
    """A farm card with its four edges."""

    number: int
    name: str
    field: HarvestName
    barrow: BarrowEdge
    extension: ExtensionEdge
    helper: HelperEdge
    provenance: dict[str, str]
    name_pt: str = ""


class EditionFile(Word, frozen=True):
    """The whole file. Parts that only explain are taken as they are."""

    edition_id: str
    schema_version: Literal[1]
    provenance_legend: dict[str, str]
    sources: dict[str, str]
    options: dict[str, Any]
    goods: dict[str, Any]
    prices: Prices
    upgrades: tuple[UpgradeRow, ...]
    commodity_trades: tuple[CommodityTrade, ...]
    player_counts: tuple[PlayerCount, ...]
    setup: Start
    farm_board: FarmBoard
    donkey_tokens: tuple[DonkeyToken, ...]
    donkey_reset_rounds: tuple[int, ...]
    siesta_track: SiestaTrack
    revenue_spaces: tuple[RevenueRow, ...]
    craft_buildings: tuple[CraftBuilding, ...]
    roof_functions_in_rulebook: tuple[str, ...]
    roof_tiles: tuple[RoofTile, ...]
    market: Market
    solo: Solo
    helper_vocabulary: dict[str, Any]
    farm_cards: tuple[FarmCard, ...]


class Edition:
    """An edition with everything looked up once: what the engine reads while it plays."""

    def __init__(self, file: EditionFile, digest: str) -> None:
        """From a file that was checked."""
        self.file = file
        self.digest = digest
        self.start, self.board, self.prices = file.setup, file.farm_board, file.prices
        self.cards = {card.number: card for card in file.farm_cards}
        self.roofs = {tile.id: tile for tile in file.roof_tiles}
        self.trades = {trade.id: trade for trade in file.commodity_trades}
        self.counts = {count.players: count for count in file.player_counts}
        self.hats = {token.deliveries: token.hats for token in file.donkey_tokens}
        self.siesta_vp = tuple(space.vp for space in file.siesta_track.spaces)
        self.revenue = {row.number: row.effects for row in file.revenue_spaces}
        self.buildings = tuple(sorted(file.craft_buildings, key=lambda building: building.die))
        self.building = {building.id: index for index, building in enumerate(self.buildings)}
        self.spaces = file.market.spaces
        self.space = {space.id: index for index, space in enumerate(self.spaces)}
        self.value = tuple(space.value for space in self.spaces)
        self.adjacent = tuple(tuple(self.space[other] for other in space.adjacent) for space in self.spaces)
        self.rows = tuple(tuple(GOOD[name] for name in building.row) for building in self.buildings)
        self.barrows = {number: tuple(GOOD[name] for name in c.barrow.goods) for number, c in self.cards.items()}
        self.crops = {number: GOOD[card.field] for number, card in self.cards.items()}
        self.upgrades = {GOOD[row.source]: (GOOD[row.to], row.silver) for row in file.upgrades}
        self.buy = {GOOD[name]: price for name, price in file.prices.buy.items()}
        self.sell = {GOOD[name]: price for name, price in file.prices.sell.items()}
        self.extension_income = {number: income_of(card.extension) for number, card in self.cards.items()}
        self.waiting = {number: waits_for(card) for number, card in self.cards.items()}
        self.modifiers = {number: by_name(card.helper.modifiers) for number, card in self.cards.items()}
        self.tile_modifiers = tuple(by_name(building.permanent.modifiers) for building in self.buildings)

    @cached_property
    def small_market(self) -> frozenset[int]:
        """The spaces that are used with fewer than four seats (§4.0)."""
        return frozenset(index for index, space in enumerate(self.spaces) if not space.not_in_2_3_player)

    @cached_property
    def whole_market(self) -> frozenset[int]:
        """All spaces."""
        return frozenset(range(len(self.spaces)))

    def usable(self, seats: int) -> frozenset[int]:
        """The market spaces that a game of so many seats uses (G-44)."""
        return self.whole_market if self.counts[seats].x_spaces_usable else self.small_market


def income_of(extension: ExtensionEdge) -> Effects:
    """What an extension gives in the income step."""
    silver = (Gain("silver", extension.silver_income),) if extension.silver_income else ()
    return (*silver, *(Gain(crop, 1) for crop in extension.crop_income))


def waits_for(card: FarmCard) -> EventName | None:
    """The event that a card waits for as a helper."""
    return card.helper.trigger.event if card.helper.trigger else None


def by_name(modifiers: tuple[Modifier, ...]) -> dict[ModifierName, tuple[Modifier, ...]]:
    """Modifiers under what they change."""
    return {one.mod: tuple(other for other in modifiers if other.mod == one.mod) for one in modifiers}
