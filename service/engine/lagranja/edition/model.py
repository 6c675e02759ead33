"""Typed model of the data set: what is printed on cards and boards, each part with a mark of its origin.

Marks: R, stated in the rulebook; P, published elsewhere; D, decided by this project. `edition.json` in this folder is
the data set of the project; `loader.py` reads other ones.
"""

from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta, field

from service.engine.lagranja.goods import GOOD, GoodName, HarvestName, Phase, ResourceName
from service.engine.lagranja.vocabulary import (
    Condition,
    Cost,
    Count,
    Effects,
    EventName,
    FlipRoof,
    Gain,
    Modifier,
    ModifierName,
    PrintedNumber,
    Round,
    Trigger,
    Word,
)

Label = Annotated[str, Meta(min_length=1, max_length=60)]
"""A name that is shown to people."""

Few = Annotated[int, Meta(ge=0, le=9)]
"""How many of something a farm, a card or a board has."""

Phases = Annotated[tuple[Phase, ...], Meta(max_length=4)]
"""The phases in which something can be used; empty for all phases."""

Provenance = str | dict[str, str]
"""A mark, or a mark for each part. Programs read them: a card always has the second form, a helper the first."""


class Prices(Word, frozen=True):
    """The prices of resources."""

    buy: dict[ResourceName, PrintedNumber]
    sell: dict[ResourceName, PrintedNumber]
    extra_delivery: PrintedNumber
    silver_per_final_vp: Annotated[int, Meta(ge=1, le=99)]
    commodity_final_silver: PrintedNumber
    provenance: Provenance


class UpgradeRow(Word, frozen=True):
    """An upgrade: the new resource and its price."""

    source: ResourceName = field(name="from")
    to: Literal["food", "wine", "meat"]
    silver: PrintedNumber
    provenance: Provenance


class CommodityTrade(Word, frozen=True):
    """One way to trade a commodity."""

    id: str
    effects: Effects
    provenance: Provenance
    requires: Literal["free pig space"] | None = None


class PlayerCount(Word, frozen=True):
    """The data that depends on the number of seats."""

    players: int
    dice: int
    roofs_per_round: Annotated[int, Meta(ge=0, le=4)]
    start_spaces: tuple[Count, ...]
    x_spaces_usable: bool
    provenance: Provenance


class Start(Word, frozen=True):
    """The starting position of each seat and the village."""

    vp: PrintedNumber
    silver: PrintedNumber
    commodities: Few
    hand: Annotated[int, Meta(ge=2, le=9)]
    craft_first_bonus_vp: PrintedNumber
    blocked_buildings: Annotated[int, Meta(ge=0, le=5)]
    unblock_bonus_vp: PrintedNumber
    provenance: Provenance


class FarmBoard(Word, frozen=True):
    """The data that is printed on a farm."""

    hand_limit: Few
    pig_spaces: Few
    extra_deliveries: Few
    barrow_slots: Count
    helper_slots: Count
    roof_space_vp: Annotated[tuple[PrintedNumber, ...], Meta(max_length=6)]
    sixth_roof_vp: PrintedNumber
    litter_minimum_pigs: Count
    provenance: Provenance


class DonkeyToken(Word, frozen=True):
    """A donkey token: deliveries and hats."""

    deliveries: int
    hats: Few
    provenance: Provenance


class SiestaSpace(Word, frozen=True):
    """A position of the siesta track."""

    position: int
    vp: PrintedNumber
    section: Label


class SiestaTrack(Word, frozen=True):
    """The siesta track."""

    spaces: Annotated[tuple[SiestaSpace, ...], Meta(min_length=2, max_length=30)]
    provenance: Provenance


class RevenueRow(Word, frozen=True):
    """A revenue space."""

    number: int
    effects: Effects
    provenance: Provenance


class Permanent(Word, frozen=True):
    """The effect of a turned craft tile."""

    trigger: Trigger | None = None
    effects: Effects = ()
    modifiers: tuple[Modifier, ...] = ()


class CraftBuilding(Word, frozen=True):
    """A craft building: its die number, the goods of a row, and its tile."""

    id: str
    die: int
    name: Label
    name_pt: Label
    row: Annotated[tuple[GoodName, ...], Meta(min_length=2, max_length=6)]
    tile_colour: Literal["blue", "grey", "grey_green"]
    permanent_phases: Phases
    permanent_once_per_round: bool
    immediate: Effects
    permanent: Permanent
    provenance: Provenance


class RoofTile(Word, frozen=True):
    """A roof of a round, with its function."""

    id: str
    round: Round
    price: PrintedNumber
    function: Label
    phases: Phases
    effects: Effects
    provenance: Provenance

    @property
    def turns_roofs(self) -> bool:
        """Whether the roof turns up other roofs, so that it cannot be turned up itself (G-21)."""
        return any(isinstance(effect, FlipRoof) for effect in self.effects)


class MarketSpace(Word, frozen=True):
    """A hex of the market."""

    id: str
    index: int
    q: Annotated[int, Meta(ge=-20, le=20)]
    r: Annotated[int, Meta(ge=-20, le=20)]
    value: PrintedNumber
    adjacent: tuple[str, ...]
    not_in_2_3_player: bool
    centre_start: Count | None
    provenance: Provenance


class Market(Word, frozen=True):
    """The market."""

    geometry: str
    spaces: Annotated[tuple[MarketSpace, ...], Meta(max_length=60)]
    provenance: Provenance


class Solo(Word, frozen=True):
    """The solo game: when the player starts, and when the lowest die is discarded instead of the highest."""

    start_player_position: Count
    discard_lowest_in_rounds: tuple[Round, ...]
    provenance: Provenance


class BarrowEdge(Word, frozen=True):
    """The top edge of a card."""

    goods: Annotated[tuple[GoodName, ...], Meta(min_length=2, max_length=6)]
    value: PrintedNumber


class ExtensionEdge(Word, frozen=True):
    """The right edge of a card."""

    hand_size: Few
    silver_income: Few
    crop_income: Annotated[tuple[HarvestName, ...], Meta(max_length=3)]
    extra_delivery: Few
    pig_space: Few


class HelperEdge(Word, frozen=True):
    """The lower edge of a card."""

    mode: Literal["passive", "trigger", "action"]
    phases: Phases
    once_per_round: bool
    summary: Annotated[str, Meta(max_length=500)]
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

    number: Annotated[int, Meta(ge=1, le=999)]
    name: Label
    field: HarvestName
    barrow: BarrowEdge
    extension: ExtensionEdge
    helper: HelperEdge
    provenance: dict[str, str]
    name_pt: Annotated[str, Meta(max_length=60)] = ""


class EditionFile(Word, frozen=True):
    """The whole file; `provenance_legend`, `sources` and `helper_vocabulary` only explain it to people."""

    edition_id: str
    schema_version: Literal[1]
    provenance_legend: dict[str, str]
    sources: dict[str, str]
    prices: Prices
    upgrades: tuple[UpgradeRow, ...]
    commodity_trades: Annotated[tuple[CommodityTrade, ...], Meta(max_length=9)]
    player_counts: tuple[PlayerCount, ...]
    setup: Start
    farm_board: FarmBoard
    donkey_tokens: tuple[DonkeyToken, ...]
    donkey_reset_rounds: tuple[Round, ...]
    siesta_track: SiestaTrack
    revenue_spaces: tuple[RevenueRow, ...]
    craft_buildings: tuple[CraftBuilding, ...]
    roof_tiles: tuple[RoofTile, ...]
    market: Market
    solo: Solo
    helper_vocabulary: dict[str, str | tuple[str, ...] | dict[str, str]]
    farm_cards: tuple[FarmCard, ...]


class Edition:
    """An edition as the engine reads it: the data of the file, indexed once."""

    def __init__(self, file: EditionFile, digest: str) -> None:
        """Index the data of a file that was checked."""
        self.file = file
        self.digest = digest
        self.start, self.board, self.prices = file.setup, file.farm_board, file.prices
        self.cards = {card.number: card for card in file.farm_cards}
        self.roofs = {tile.id: tile for tile in file.roof_tiles}
        self.trades = {trade.id: trade for trade in file.commodity_trades}
        self.counts = {count.players: count for count in file.player_counts}
        self.hats = dict(sorted((token.deliveries, token.hats) for token in file.donkey_tokens))
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
        """All market spaces."""
        return frozenset(range(len(self.spaces)))

    def usable(self, seats: int) -> frozenset[int]:
        """Return the market spaces that a game of so many seats uses (G-44)."""
        return self.whole_market if self.counts[seats].x_spaces_usable else self.small_market


def income_of(extension: ExtensionEdge) -> Effects:
    """Return what an extension gives in the income step."""
    silver = (Gain("silver", extension.silver_income),) if extension.silver_income else ()
    return (*silver, *(Gain(crop, 1) for crop in extension.crop_income))


def waits_for(card: FarmCard) -> EventName | None:
    """Return the event that a card waits for as a helper."""
    return card.helper.trigger.event if card.helper.trigger else None


def by_name(modifiers: tuple[Modifier, ...]) -> dict[ModifierName, tuple[Modifier, ...]]:
    """Group modifiers by what they change."""
    return {one.mod: tuple(other for other in modifiers if other.mod == one.mod) for one in modifiers}
