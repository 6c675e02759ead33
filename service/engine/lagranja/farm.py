"""Reads a farm: limits and prices with all modifiers, and where goods lie (§2.4)."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.edition.model import Edition
from service.engine.lagranja.goods import (
    COMMODITY,
    FARM_GOODS,
    GOOD,
    HARVEST,
    MARKERS,
    NAMES,
    PIG,
    PLACE_OF,
    RESOURCES,
    SILVER,
    STORED,
    VP,
    Phase,
)
from service.engine.lagranja.sources import Source
from service.engine.lagranja.state import Seat, State, count_stalls, is_solo, markers_used, siesta_position, total_vp
from service.engine.lagranja.steps import PHASES
from service.engine.lagranja.vocabulary import Amount, Condition, Modifier, ModifierName

NO_LIMIT: Final = 999
"""The marker limit of games without a limit: more than anybody can use."""


def phase(state: State) -> Phase:
    """Return the phase that the round is in."""
    return PHASES[state.step]


def holds(state: State, me: int, condition: Condition | None) -> bool:
    """Return whether the condition of a helper holds."""
    if condition is None:
        return True
    edition, seat = edition_of(state), state.seats[me]
    nap = edition.siesta_vp[siesta_position(state, me)]
    token = seat.donkey if state.revealed else 0
    return (
        (condition.has_field is None or any(edition.crops[f.card] == GOOD[condition.has_field] for f in seat.fields))
        and (condition.own_stalls_min is None or count_stalls(state, me) >= condition.own_stalls_min)
        and (condition.siesta_vp_min is None or nap >= condition.siesta_vp_min)
        and (condition.siesta_vp_max is None or nap <= condition.siesta_vp_max)
        and (condition.turn_position is None or is_last(state, me))
        and (condition.token_deliveries_min is None or token >= condition.token_deliveries_min)
        and (condition.token_deliveries_max is None or 0 < token <= condition.token_deliveries_max)
    )


def is_last(state: State, me: int) -> bool:
    """Return whether a seat is last in the order; in the solo game, whether the neutral player goes first (G-45)."""
    return not state.starts if is_solo(state) else state.order[-1] == me


def number(state: State, me: int, amount: Amount) -> int:
    """Evaluate an amount of the vocabulary at the table."""
    if isinstance(amount, int):
        return amount
    if amount.expr == "round":
        return state.round
    if amount.expr == "parked_barrows":
        return len(state.seats[me].barrows)
    return edition_of(state).siesta_vp[siesta_position(state, me)]


def modifiers(state: State, me: int, name: ModifierName, at: Phase | None = None) -> Iterator[Modifier]:
    """Yield the modifiers of a number for a seat, now or in a phase, from its helpers and its turned craft tiles."""
    edition, seat = edition_of(state), state.seats[me]
    for helper in seat.helpers:
        found = edition.modifiers[helper.card].get(name)
        if found:
            edge = edition.cards[helper.card].helper
            if (not edge.phases or (at or phase(state)) in edge.phases) and holds(state, me, edge.condition):
                yield from found
    for tile in seat.tiles:
        if tile.turned:
            yield from edition.tile_modifiers[tile.building].get(name, ())


def changed(state: State, me: int, name: ModifierName, base: int, at: Phase | None = None) -> int:
    """Return a number with all its modifiers applied, each with its own lower bound."""
    if not state.seats[me].helpers and not state.seats[me].tiles:
        return base
    for modifier in modifiers(state, me, name, at):
        base = max(base + modifier.delta, modifier.minimum)
    return base


def changed_for(state: State, me: int, name: ModifierName, good: int, base: int) -> int:
    """Return a number for one good with all its modifiers applied."""
    if not state.seats[me].helpers and not state.seats[me].tiles:
        return base
    for modifier in modifiers(state, me, name):
        if NAMES[good] in modifier.goods:
            base = max(base + modifier.delta, modifier.minimum)
    return base


def hand_limit(state: State, me: int) -> int:
    """Return how many cards a hand may have at the end of F1 (G-11)."""
    edition, seat = edition_of(state), state.seats[me]
    base = edition.board.hand_limit + sum([edition.cards[card].extension.hand_size for card in seat.extensions])
    return changed(state, me, "hand_limit", base, "farm")


def pig_spaces(state: State, me: int) -> int:
    """Return the number of pig spaces."""
    edition, seat = edition_of(state), state.seats[me]
    base = edition.board.pig_spaces + sum([edition.cards[card].extension.pig_space for card in seat.extensions])
    return changed(state, me, "pig_capacity", base)


def has_pig_space(state: State, me: int) -> bool:
    """Return whether a pig space is free (G-16, G-51)."""
    return state.seats[me].goods[PIG] < pig_spaces(state, me)


def extra_delivery_limit(state: State, me: int) -> int:
    """Return how many extra deliveries can be bought in T4, by the symbols on the farm (G-37)."""
    edition, seat = edition_of(state), state.seats[me]
    base = edition.board.extra_deliveries + sum(
        [edition.cards[card].extension.extra_delivery for card in seat.extensions]
    )
    return changed(state, me, "extra_delivery_limit", base, "transport")


def extra_delivery_price(state: State, me: int) -> int:
    """Return the price of an extra delivery."""
    return changed(state, me, "extra_delivery_price", edition_of(state).prices.extra_delivery, "transport")


def extension_price(state: State, me: int) -> int:
    """Return how many kinds of farm goods the next extension costs (G-08)."""
    return changed(state, me, "extension_cost", len(state.seats[me].extensions) + 1)


def roof_price(state: State, me: int, tile: str) -> int:
    """Return the price of a roof."""
    return changed(state, me, "roof_price", edition_of(state).roofs[tile].price, "farm")


def roof_spaces(state: State, me: int) -> int:
    """Return how many roofs the farmhouse can have (G-22)."""
    return changed(state, me, "roof_capacity", len(edition_of(state).board.roof_space_vp), "farm")


def roof_space_vp(edition: Edition, index: int) -> int:
    """Return the VP of a roof space; beyond the printed ones those of the sixth (G-22)."""
    printed = edition.board.roof_space_vp
    return printed[index] if index < len(printed) else edition.board.sixth_roof_vp


def sell_price(state: State, me: int, resource: int) -> int:
    """Return the price for which a resource is sold."""
    return changed_for(state, me, "sell_price", resource, edition_of(state).sell[resource])


def buy_price(state: State, me: int, resource: int) -> int:
    """Return the price for which a resource is bought: always more than it is sold for (G-54)."""
    return max(edition_of(state).buy[resource], sell_price(state, me, resource) + 1)


def upgrade_price(state: State, me: int, resource: int) -> int:
    """Return the price of an upgrade."""
    return changed_for(state, me, "upgrade_cost", resource, edition_of(state).upgrades[resource][1])


def markers_free(state: State, me: int) -> int:
    """Return the number of free markers of a seat; without a limit there are always some (§2.7.1)."""
    return MARKERS - markers_used(state, me) if state.marker_limit else NO_LIMIT


def on_fields(state: State, seat: Seat) -> list[Source]:
    """Return the goods on fields; fields with the same crop and amount are listed once."""
    crops = edition_of(state).crops
    return sorted({(crops[field.card], "field", field.goods) for field in seat.fields if field.goods})


def resources(state: State, seat: Seat) -> Iterator[Source]:
    """Yield everything that can be upgraded: harvest goods in stores and on fields, pigs."""
    for good in RESOURCES:
        if seat.goods[good]:
            yield good, PLACE_OF[good], 1
    yield from on_fields(state, seat)


def lying(state: State, seat: Seat) -> Iterator[Source]:
    """Yield everything that can be delivered."""
    for good in (SILVER, *STORED, PIG, COMMODITY):
        if seat.goods[good]:
            yield good, PLACE_OF[good], 1
    yield from on_fields(state, seat)


def remove(state: State, seat: Seat, source: Source) -> None:
    """Take one good from where it lies."""
    good, place, held = source
    if place != "field":
        seat.goods[good] -= 1
        return
    crops = edition_of(state).crops
    field = next(field for field in seat.fields if crops[field.card] == good and field.goods == held)
    field.goods -= 1


def after_paying(state: State, me: int, costs: Mapping[int, int]) -> State:
    """Return the table as it would be after goods were paid; it must only be read."""
    seats, goods = list(state.seats), list(state.seats[me].goods)
    for good, amount in costs.items():
        goods[good] = max(goods[good] - amount, 0)
    seats[me] = replace(seats[me], goods=goods)
    return replace(state, seats=seats)


def payable_kinds(state: State, me: int) -> list[int]:
    """Return the kinds of farm goods that a seat has one of, in their order (G-07, G-09)."""
    seat = state.seats[me]
    there = {good for good, _, _ in on_fields(state, seat)}
    return [
        good for good in FARM_GOODS if good in there or (total_vp(seat) > 0 if good == VP else seat.goods[good] > 0)
    ]


def harvest_goods(state: State, me: int) -> int:
    """Return how many harvest goods a seat has in stores and on fields."""
    seat = state.seats[me]
    return sum(seat.goods[good] for good in HARVEST) + sum(field.goods for field in seat.fields)
