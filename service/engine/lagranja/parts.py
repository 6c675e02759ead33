"""The parts of an edition that are not cards: everything that views, actions and events name by an id."""

from collections.abc import Iterator

from msgspec import Struct

from service.engine.kernel.catalogue import PartInfo
from service.engine.lagranja.edition import model as printed
from service.engine.lagranja.edition.model import Edition, Permanent
from service.engine.lagranja.goods import NAMES, RESOURCES, GoodName, Phase
from service.engine.lagranja.vocabulary import Effects


class Part(Struct, frozen=True, tag_field="kind"):
    """A part of the table; its tag is its kind."""


class MarketSpace(Part, frozen=True, tag="market_space"):
    """A hex of the market. Rows count from the top, columns from the left in halves of a hex: a hex stands between two
    of the row above.
    """

    value: int
    row: int
    column: int
    adjacent: tuple[str, ...]
    seat_counts: tuple[int, ...]


class Roof(Part, frozen=True, tag="roof"):
    """A roof: its price, what it does, and in which phases if not in all."""

    round: int
    price: int
    phases: tuple[Phase, ...]
    effects: Effects


class CraftBuilding(Part, frozen=True, tag="craft_building"):
    """A craft building: the goods of a row, what its tile does at once and from the next round on, and the VP for being
    the first and for the blocking marker that leaves then.
    """

    number: int
    row: tuple[GoodName, ...]
    immediate: Effects
    permanent: Permanent
    permanent_phases: tuple[Phase, ...]
    first_vp: int
    unblock_vp: int


class RevenueSpace(Part, frozen=True, tag="revenue_space"):
    """A revenue space."""

    number: int
    effects: Effects


class CommodityTrade(Part, frozen=True, tag="commodity_trade"):
    """One way to trade a commodity."""

    effects: Effects
    needs_pig_space: bool


class DonkeyToken(Part, frozen=True, tag="donkey_token"):
    """A donkey token; every seat has each of them once."""

    deliveries: int
    hats: int


class SiestaPosition(Part, frozen=True, tag="siesta_position"):
    """A position of the siesta track."""

    position: int
    vp: int


class Resource(Part, frozen=True, tag="resource"):
    """A resource: its buy price, its sell price, its upgrade and the price of the upgrade."""

    buy: int
    sell: int
    upgrades_to: GoodName
    upgrade_price: int


class FarmBoard(Part, frozen=True, tag="farm_board"):
    """The farm board: what is printed on every farm, and the common prices."""

    hand_limit: int
    pig_spaces: int
    barrow_slots: int
    helper_slots: int
    roof_space_vp: tuple[int, ...]
    further_roof_vp: int
    extra_deliveries: int
    extra_delivery_price: int
    litter_minimum_pigs: int
    commodity_final_silver: int
    silver_per_final_vp: int


def parts_of(edition: Edition) -> Iterator[PartInfo]:
    """Yield all parts of an edition, kind by kind."""
    yield from market_spaces(edition)
    for tile in edition.file.roof_tiles:
        yield PartInfo(tile.id, Roof(tile.round, tile.price, tile.phases, tile.effects))
    yield from craft_buildings(edition)
    for number, effects in sorted(edition.revenue.items()):
        yield PartInfo(str(number), RevenueSpace(number, effects))
    for trade in edition.file.commodity_trades:
        yield PartInfo(trade.id, CommodityTrade(trade.effects, trade.requires is not None))
    for deliveries, hats in edition.hats.items():
        yield PartInfo(str(deliveries), DonkeyToken(deliveries, hats))
    for position, vp in enumerate(edition.siesta_vp):
        yield PartInfo(str(position), SiestaPosition(position, vp))
    for good in RESOURCES:
        to, silver = edition.upgrades[good]
        yield PartInfo(NAMES[good], Resource(edition.buy[good], edition.sell[good], NAMES[to], silver))
    yield PartInfo("farm_board", farm_board(edition))


def market_spaces(edition: Edition) -> Iterator[PartInfo]:
    """Yield the market, with the numbers of seats for which each space is used (G-44)."""
    top, left = min(space.r for space in edition.spaces), min(map(across, edition.spaces))
    usable = {seats: edition.usable(seats) for seats in sorted(edition.counts)}
    for index, space in enumerate(edition.spaces):
        seat_counts = tuple(seats for seats, spaces in usable.items() if index in spaces)
        row, column = space.r - top, across(space) - left
        yield PartInfo(space.id, MarketSpace(space.value, row, column, space.adjacent, seat_counts))


def across(space: printed.MarketSpace) -> int:
    """Return how far to the right a hex lies, in halves of its width."""
    return 2 * space.q + space.r


def craft_buildings(edition: Edition) -> Iterator[PartInfo]:
    """Yield the craft buildings by the number of their die."""
    for building in edition.buildings:
        data = CraftBuilding(
            number=building.die,
            row=building.row,
            immediate=building.immediate,
            permanent=building.permanent,
            permanent_phases=building.permanent_phases,
            first_vp=edition.start.craft_first_bonus_vp,
            unblock_vp=edition.start.unblock_bonus_vp,
        )
        yield PartInfo(building.id, data)


def farm_board(edition: Edition) -> FarmBoard:
    """Return the farm board, which is the same for every seat."""
    board, prices = edition.board, edition.prices
    return FarmBoard(
        hand_limit=board.hand_limit,
        pig_spaces=board.pig_spaces,
        barrow_slots=board.barrow_slots,
        helper_slots=board.helper_slots,
        roof_space_vp=board.roof_space_vp,
        further_roof_vp=board.sixth_roof_vp,
        extra_deliveries=board.extra_deliveries,
        extra_delivery_price=prices.extra_delivery,
        litter_minimum_pigs=board.litter_minimum_pigs,
        commodity_final_silver=prices.commodity_final_silver,
        silver_per_final_vp=prices.silver_per_final_vp,
    )
