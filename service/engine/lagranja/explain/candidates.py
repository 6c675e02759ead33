"""Candidate actions that a seat can name, by kind, each with its unmet requirements."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import Unmet
from service.engine.lagranja import (
    farm,
    frames,
    helpers,
    market,
    waiting,
)
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.goods import (
    COMMODITY,
    DIE_NUMBERS,
    HARVEST,
    NAMES,
    PIG,
    PLACE_OF,
    RESOURCES,
    ROLES,
    SILVER,
    STORED,
    Role,
)
from service.engine.lagranja.sources import Source
from service.engine.lagranja.state import EMPTY, State
from service.engine.lagranja.verbs import (
    buy,
    buy_extra_delivery,
    buy_roof,
    choose_donkey,
    deliver,
    take_die,
    trade_commodity,
    upgrade,
    use_roof,
)
from service.engine.lagranja.verbs.buy import buy_action
from service.engine.lagranja.verbs.buy_extra_delivery import buy_extra_delivery_action
from service.engine.lagranja.verbs.buy_roof import buy_roof_action
from service.engine.lagranja.verbs.choose_donkey import choose_donkey_action
from service.engine.lagranja.verbs.deliver import deliver_to_barrow_action, deliver_to_building_action
from service.engine.lagranja.verbs.discard import discard_action
from service.engine.lagranja.verbs.last_die import last_die_action
from service.engine.lagranja.verbs.place_stall import place_stall_action
from service.engine.lagranja.verbs.play_card import play_card_action
from service.engine.lagranja.verbs.sell import sell_action
from service.engine.lagranja.verbs.take_die import take_die_action
from service.engine.lagranja.verbs.trade_commodity import trade_commodity_action
from service.engine.lagranja.verbs.upgrade import upgrade_action, upgrade_free_action
from service.engine.lagranja.verbs.use_helper import use_helper_action
from service.engine.lagranja.verbs.use_roof import use_roof_action

Candidate = tuple[Action, Iterable[Unmet]]
"""An action that a seat could name, and its unmet requirements."""


# at any time


def name_buy(state: State, me: int, frame: frames.Pending) -> Iterator[Candidate]:
    """Name every resource."""
    for resource in RESOURCES:
        price = farm.buy_price(state, me, resource)
        yield buy_action(resource, price), buy.unmet_buy(state, me, resource, price)


def name_sell(state: State, me: int, frame: frames.Pending) -> Iterator[Candidate]:
    """Name resources wherever they could lie."""
    for source in sources(state, me, RESOURCES):
        yield sell_action(source, farm.sell_price(state, me, source[0])), unmet_sell(state, me, source)


def unmet_sell(state: State, me: int, source: Source) -> Iterator[Unmet]:
    """Yield that the good is missing there; on a field a helper must allow the sale (§5.1.2)."""
    yield from unmet_good(state, me, source)
    if source[1] == "field" and next(farm.modifiers(state, me, "sell_from_fields"), None) is None:
        yield Unmet(r.GoodThere(NAMES[source[0]], "store"), 1, 0, "§5.1.2")


def name_upgrade(state: State, me: int, frame: frames.Pending) -> Iterator[Candidate]:
    """Name resources wherever they could lie, for silver."""
    for source in sources(state, me, RESOURCES):
        price = farm.upgrade_price(state, me, source[0])
        missing = (*unmet_good(state, me, source), *upgrade.unmet_upgrade(state, me, price))
        yield upgrade_action(source, price), missing


def name_trade(state: State, me: int, frame: frames.Pending) -> Iterator[Candidate]:
    """Name every way to trade a commodity."""
    for trade in edition_of(state).file.commodity_trades:
        yield trade_commodity_action(trade.id), trade_commodity.unmet_trade(state, me, trade)


def name_roof(state: State, me: int, frame: frames.Pending) -> Iterator[Candidate]:
    """Name every roof of the edition."""
    own = {roof.tile: roof for roof in state.seats[me].roofs}
    for tile in edition_of(state).roofs:
        missing = use_roof.unmet_roof(state, me, own[tile]) if tile in own else (Unmet(r.OnFarm(), 1, 0, "§6.0"),)
        yield use_roof_action(tile), missing


def name_helper(state: State, me: int, frame: frames.Pending) -> Iterator[Candidate]:
    """Name every card."""
    return ((use_helper_action(card), unmet_helper(state, me, frame, card)) for card in edition_of(state).cards)


def unmet_helper(state: State, me: int, frame: frames.Pending, card: int) -> Iterator[Unmet]:
    """Yield what is missing for a helper that is offered, or for one of the farm that has an action."""
    helper = next((one for one in state.seats[me].helpers if one.card == card), None)
    if isinstance(frame, frames.Offer) and card in frame.cards:
        yield from waiting.unmet_offer(state, me, card)
    elif helper is None:
        yield Unmet(r.OnFarm(), 1, 0, "§6.0")
    elif edition_of(state).cards[card].helper.mode != "action":
        yield Unmet(r.UsedAtWill(), 1, 0, "G-52")
    else:
        yield from helpers.unmet_action(state, me, helper)


# answers to a frame


def name_play(state: State, me: int, frame: frames.PlayCards | frames.PlayCard) -> Iterator[Candidate]:
    """Name every card in every role, for a free slot or instead of a card that is there."""
    seat = state.seats[me]
    slots: dict[Role, list[int]] = {
        "barrow": [barrow.card for barrow in seat.barrows],
        "helper": [helper.card for helper in seat.helpers],
    }
    for card in edition_of(state).cards:
        for role in ROLES:
            for replaced in (None, *slots.get(role, ())):
                yield play_card_action(card, role, replaced), unmet_play(state, me, frame, card, role, replaced)


def unmet_play(
    state: State,
    me: int,
    frame: frames.PlayCards | frames.PlayCard,
    card: int,
    role: Role,
    replaced: int | None,
) -> Iterator[Unmet]:
    """Yield what is missing to play a card: one left to play, in the hand, an allowed role, room (G-01, G-06)."""
    if not frame.left:
        yield Unmet(r.Left(), 1, 0, "G-01")
    if card not in state.seats[me].hand:
        yield Unmet(r.InHand(), 1, 0, "§6.0")
    if isinstance(frame, frames.PlayCard) and role not in frame.roles:
        yield Unmet(r.InRole(frame.roles), 1, 0, "§6.0")
    if role == "extension":
        yield from unmet_extension(state, me)
    elif role in ("barrow", "helper"):
        yield from unmet_slot(state, me, role, replaced)


def unmet_slot(state: State, me: int, role: Role, replaced: int | None) -> Iterator[Unmet]:
    """Yield that no slot is free; a card may be replaced only then, if it may leave (G-06)."""
    edition, seat = edition_of(state), state.seats[me]
    if role == "barrow":
        slots, there = edition.board.barrow_slots, tuple(barrow.card for barrow in seat.barrows)
        leaving = there
    else:
        slots, there = edition.board.helper_slots, tuple(helper.card for helper in seat.helpers)
        leaving = tuple(card for card in there if "undiscardable" not in edition.modifiers[card])
    if len(there) < slots:
        if replaced is not None:
            yield Unmet(r.NoFreeSlot(), slots, len(there), "G-06")
    elif replaced not in leaving:
        yield Unmet(r.FreeSlot(leaving), 1, 0, "G-06")


def unmet_extension(state: State, me: int) -> Iterator[Unmet]:
    """Yield how many different kinds of farm goods are missing (G-07)."""
    need, have = farm.extension_price(state, me), len(farm.payable_kinds(state, me))
    if have < need:
        yield Unmet(r.HaveKinds(), need, have, "G-07")


def name_buy_roof(state: State, me: int, frame: frames.BuyRoof) -> Iterator[Candidate]:
    """Name every roof of the edition."""
    for tile in edition_of(state).roofs:
        sold = () if tile in state.roofs else (Unmet(r.RoofForSale(), 1, 0, "§6.0"),)
        price = farm.roof_price(state, me, tile)
        yield buy_roof_action(tile, price), sold or buy_roof.unmet_buy_roof(state, me, tile)


def name_die(state: State, me: int, frame: frames.TakeDie) -> Iterator[Candidate]:
    """Name every revenue space."""
    for number in DIE_NUMBERS:
        yield take_die_action(number), unmet_die(state, me, number)


def name_last_die(state: State, me: int, frame: frames.LastDie) -> Iterator[Candidate]:
    """Name every revenue space; the last die lies on one of them."""
    for number in DIE_NUMBERS:
        yield last_die_action(number), () if number == state.last_die else (Unmet(r.DieThere(), 1, 0, "§7.1"),)


def unmet_die(state: State, me: int, number: int) -> Iterator[Unmet]:
    """Yield that no die is there, or only the last one on a space that another seat marked (§7.1)."""
    if not state.dice[number - 1]:
        yield Unmet(r.DieThere(), 1, 0, "§7.1")
    elif number not in take_die.takeable(state, me):
        yield Unmet(r.NotMarked(), 2, 1, "§7.1")


def name_donkey(state: State, me: int, frame: frames.Donkeys) -> Iterator[Candidate]:
    """Name every token; used ones come back in the middle of the game (§8.1)."""
    free = choose_donkey.available(state, me)
    for token in edition_of(state).hats:
        yield choose_donkey_action(token), () if token in free else (Unmet(r.Unused(), 1, 0, "§8.1"),)


def name_deliver(state: State, me: int, frame: frames.Deliveries | frames.Deliver) -> Iterator[Candidate]:
    """Name goods wherever they could lie, to every own barrow and every building."""
    edition, seat = edition_of(state), state.seats[me]
    for source in sources(state, me, (SILVER, *STORED, PIG, COMMODITY)):
        before = (*unmet_left(frame), *unmet_good(state, me, source), *unmet_from_field(frame, source))
        for barrow in seat.barrows:
            row = deliver.open_goods(edition.barrows[barrow.card], barrow.filled)
            yield deliver_to_barrow_action(source, barrow.card), (*before, *unmet_symbol(source, row))
        for index, building in enumerate(edition.buildings):
            missing = (*before, *unmet_building(state, me, index, source))
            yield deliver_to_building_action(source, building.id), missing


def unmet_left(frame: frames.Deliveries | frames.Deliver) -> Iterator[Unmet]:
    """Yield that no delivery is left (§8.3)."""
    if not frame.left:
        yield Unmet(r.Left(), 1, 0, "§8.3")


def unmet_from_field(frame: frames.Deliveries | frames.Deliver, source: Source) -> Iterator[Unmet]:
    """Yield that an effect delivers from fields only."""
    if isinstance(frame, frames.Deliver) and frame.fields_only and source[1] != "field":
        yield Unmet(r.GoodThere(NAMES[source[0]], "field"), 1, 0, "§8.3")


def unmet_building(state: State, me: int, building: int, source: Source) -> Iterator[Unmet]:
    """Yield that a building is blocked, that the seat completed its row, or that no matching symbol is open (§8.3)."""
    edition, seat = edition_of(state), state.seats[me]
    if building in state.blocked:
        yield Unmet(r.NotBlocked(), 1, 0, "§8.3.2")
    if any(tile.building == building for tile in seat.tiles):
        yield Unmet(r.NotCompleted(), 1, 0, "§8.3.1")
    else:
        yield from unmet_symbol(source, deliver.open_goods(edition.rows[building], seat.cargo[building]))


def unmet_symbol(source: Source, wanted: frozenset[int]) -> Iterator[Unmet]:
    """Yield that no symbol is open for the good."""
    if source[0] not in wanted:
        yield Unmet(r.OpenSymbol(), 1, 0, "§8.3")


def name_extra(state: State, me: int, frame: frames.ExtraDeliveries) -> Iterator[Candidate]:
    """Name up to as many extra deliveries as a seat could ever buy."""
    price = farm.extra_delivery_price(state, me)
    for number in range(1, max(farm.extra_delivery_limit(state, me), 1) + 1):
        yield buy_extra_delivery_action(number, number * price), unmet_extra(state, me, frame, number, price)


def unmet_extra(state: State, me: int, frame: frames.ExtraDeliveries, number: int, price: int) -> Iterator[Unmet]:
    """Yield what is missing for extra deliveries: enough left, silver, something to deliver (G-37, G-38, §8.4)."""
    silver, most = state.seats[me].goods[SILVER], len(buy_extra_delivery.extra_numbers(state, frame))
    if number > most:
        yield Unmet(r.Left(), number, most, "G-38" if buy_extra_delivery.extra_left(state, frame) else "G-37")
    if silver < number * price:
        yield Unmet(r.Have(NAMES[SILVER]), number * price, silver, "§8.4")
    if not deliver.can_deliver_after(state, me, number * price):
        yield Unmet(r.DeliveryPossible(), 1, 0, "G-55")


def name_space(state: State, me: int, frame: frames.PlaceStall) -> Iterator[Candidate]:
    """Name every market space."""
    for index, space in enumerate(edition_of(state).spaces):
        yield place_stall_action(space.id), unmet_space(state, frame.value, index)


def unmet_space(state: State, value: int, space: int) -> Iterator[Unmet]:
    """Yield why a space is refused: not in use, another value, or occupied while another is empty (G-35, G-36)."""
    edition = edition_of(state)
    if space not in edition.usable(len(state.seats)):
        yield Unmet(r.SpaceInUse(), 1, 0, "§4.0")
    if edition.value[space] != value:
        yield Unmet(r.SpaceValue(), value, edition.value[space], "G-36")
    elif state.market[space] != EMPTY and space not in market.spaces_for(state, value):
        yield Unmet(r.SpaceEmpty(), 1, 0, "G-35")


def name_free_upgrade(state: State, me: int, frame: frames.Upgrade) -> Iterator[Candidate]:
    """Name resources wherever they could lie, for free."""
    for source in sources(state, me, RESOURCES):
        yield upgrade_free_action(source), unmet_good(state, me, source)


def name_discard(state: State, me: int, frame: frames.Discard) -> Iterator[Candidate]:
    """Name every card."""
    for card in edition_of(state).cards:
        missing = () if card in state.seats[me].hand else (Unmet(r.InHand(), 1, 0, "§6.0"),)
        yield discard_action(card), missing


# goods


def sources(state: State, me: int, goods: Iterable[int]) -> Iterator[Source]:
    """Yield where goods could lie: each at its place, harvest goods on a field too."""
    grown = farm.on_fields(state, state.seats[me])
    yield from ((good, PLACE_OF[good], 1) for good in goods)
    yield from grown
    yield from ((good, "field", 1) for good in HARVEST if good not in [source[0] for source in grown])


def unmet_good(state: State, me: int, source: Source) -> Iterator[Unmet]:
    """Yield that the good does not lie there."""
    good, place, _ = source
    if source not in farm.lying(state, state.seats[me]):
        yield Unmet(r.GoodThere(NAMES[good], place), 1, 0, "G-31")


CANDIDATES: Final[dict[str, Callable[[State, int, Any], Iterator[Candidate]]]] = {
    "buy": name_buy,
    "sell": name_sell,
    "upgrade": name_upgrade,
    "trade_commodity": name_trade,
    "use_roof": name_roof,
    "use_helper": name_helper,
    "play_card": name_play,
    "buy_roof": name_buy_roof,
    "take_die": name_die,
    "last_die": name_last_die,
    "choose_donkey": name_donkey,
    "deliver": name_deliver,
    "buy_extra_delivery": name_extra,
    "place_stall": name_space,
    "free_upgrade": name_free_upgrade,
    "discard": name_discard,
}
"""The kinds of which a seat can name actions that are not offered. Of other kinds every action is offered."""
