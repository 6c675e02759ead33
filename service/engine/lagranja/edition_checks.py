"""What must hold in an edition beyond the types of its values, so that a game with it can be played to its end."""

from collections import Counter
from collections.abc import Iterator, Sequence

from service.engine.lagranja.edition import EditionFile, FarmCard
from service.engine.lagranja.goods import COMMODITY, DIE_NUMBERS, GOOD, PIG, ROUNDS, SILVER, STORED
from service.engine.lagranja.lines import Path
from service.engine.lagranja.vocabulary import (
    Choose,
    DoubleOptions,
    Effects,
    Gain,
    PlayCard,
    ReserveSpace,
    RevenueSpace,
)

Mistake = tuple[Path, str]
"""Where it is and what is wrong."""


def mistakes(file: EditionFile) -> Iterator[Mistake]:
    """Everything that is wrong with an edition."""
    yield from wrong_numbers(file)
    yield from wrong_prices(file)
    yield from wrong_buildings(file)
    yield from wrong_roofs(file)
    yield from wrong_market(file)
    yield from wrong_cards(file)


def wrong_set(path: Path, found: Sequence[int | str], wanted: Sequence[int | str], name: str) -> Iterator[Mistake]:
    """Each of these exactly once."""
    for index, value in enumerate(found):
        if value not in wanted:
            yield (*path, index), f"{name} {value} is not one of {list(wanted)}"
        elif value in found[:index]:
            yield (*path, index), f"{name} {value} is there twice"
    for value in wanted:
        if value not in found:
            yield path, f"{name} {value} is missing"


def wrong_numbers(file: EditionFile) -> Iterator[Mistake]:
    """Numbers of seats, dice spaces, tokens and the track are complete."""
    yield from wrong_set(("player_counts",), [row.players for row in file.player_counts], [1, 2, 3, 4], "players")
    yield from wrong_set(("revenue_spaces",), [row.number for row in file.revenue_spaces], [*DIE_NUMBERS], "number")
    yield from wrong_set(("donkey_tokens",), [row.deliveries for row in file.donkey_tokens], [1, 2, 3, 4], "deliveries")
    for index, space in enumerate(file.siesta_track.spaces):
        if space.position != index:
            yield ("siesta_track", "spaces", index, "position"), f"must be {index}, not {space.position}"
    if len(file.siesta_track.spaces) < 2:
        yield ("siesta_track", "spaces"), "the track has at least two positions"
    if file.setup.rounds != ROUNDS:
        yield ("setup", "rounds"), f"the game has {ROUNDS} rounds, not {file.setup.rounds}"
    for index, row in enumerate(file.revenue_spaces):
        yield from wrong_effects(("revenue_spaces", index, "effects"), row.effects)
        if any(isinstance(effect, RevenueSpace) for effect in row.effects):
            yield ("revenue_spaces", index, "effects"), "a revenue space cannot lead to a revenue space"
    for index, trade in enumerate(file.commodity_trades):
        yield from wrong_effects(("commodity_trades", index, "effects"), trade.effects)


def wrong_prices(file: EditionFile) -> Iterator[Mistake]:
    """All four resources have prices and an upgrade; buying never pays."""
    resources = ["olive", "grain", "grape", "pig"]
    yield from wrong_set(("upgrades",), [row.source for row in file.upgrades], resources, "from")
    for kind, prices in (("buy", file.prices.buy), ("sell", file.prices.sell)):
        for good in resources:
            if good not in prices:
                yield ("prices", kind), f"the price of {good} is missing"
    for name, price in file.prices.buy.items():
        if price <= file.prices.sell.get(name, 0):
            yield ("prices", "buy", name), f"buying for {price} and selling for {file.prices.sell[name]} would pay"
    for amount in ("extra_delivery", "silver_per_final_vp", "commodity_final_silver"):
        if getattr(file.prices, amount) < 0 or (
            amount == "silver_per_final_vp" and not file.prices.silver_per_final_vp
        ):
            yield ("prices", amount), f"cannot be {getattr(file.prices, amount)}"


def wrong_buildings(file: EditionFile) -> Iterator[Mistake]:
    """Six buildings, one for each number of a die, with a row for each seat."""
    yield from wrong_set(
        ("craft_buildings",), [building.die for building in file.craft_buildings], [*DIE_NUMBERS], "die"
    )
    ids = [building.id for building in file.craft_buildings]
    for index, building in enumerate(file.craft_buildings):
        path: Path = ("craft_buildings", index)
        if building.id in ids[:index]:
            yield (*path, "id"), f"the building {building.id} is there twice"
        if building.rows < 4:
            yield (*path, "rows"), f"every seat needs a row: at least 4, not {building.rows}"
        for number, name in enumerate(building.row):
            if GOOD[name] not in (SILVER, *STORED, PIG, COMMODITY):
                yield (*path, "row", number), f"{name} cannot be delivered"
        if len(building.row) < 2:
            yield (*path, "row"), "a row has at least two symbols"
        event = building.permanent.trigger.event if building.permanent.trigger else "income"
        if building.permanent_once_per_round and event != "income":
            yield (*path, "permanent_once_per_round"), f"the event {event} can come more than once in a round"
        yield from wrong_effects((*path, "immediate"), building.immediate)
        yield from wrong_effects((*path, "permanent", "effects"), building.permanent.effects)


def wrong_roofs(file: EditionFile) -> Iterator[Mistake]:
    """Four roofs for each round, each at a price."""
    ids = Counter(tile.id for tile in file.roof_tiles)
    for index, tile in enumerate(file.roof_tiles):
        if ids[tile.id] > 1:
            yield ("roof_tiles", index, "id"), f"the roof {tile.id} is there twice"
        if not 1 <= tile.round <= ROUNDS:
            yield ("roof_tiles", index, "round"), f"there is no round {tile.round}"
        if tile.price < 0:
            yield ("roof_tiles", index, "price"), f"cannot be {tile.price}"
        yield from wrong_effects(("roof_tiles", index, "effects"), tile.effects)
    for number in range(1, ROUNDS + 1):
        there = sum(tile.round == number for tile in file.roof_tiles)
        if there != 4:
            yield ("roof_tiles",), f"round {number} has {there} roofs, not 4"


def wrong_market(file: EditionFile) -> Iterator[Mistake]:
    """Neighbours are mutual, every value of a barrow has a space on both boards, start spaces are there once."""
    spaces = {space.id: space for space in file.market.spaces}
    for index, space in enumerate(file.market.spaces):
        path: Path = ("market", "spaces", index)
        if space.index != index + 1:
            yield (*path, "index"), f"must be {index + 1}, not {space.index}"
        for number, other in enumerate(space.adjacent):
            if other not in spaces:
                yield (*path, "adjacent", number), f"there is no space {other}"
            elif space.id not in spaces[other].adjacent or other == space.id:
                yield (*path, "adjacent", number), f"{other} is not adjacent to {space.id} in its own row"
    for value in sorted({card.barrow.value for card in file.farm_cards}):
        if not any(space.value == value and not space.not_in_2_3_player for space in file.market.spaces):
            yield ("market", "spaces"), f"no space of value {value} is usable with 2 seats"
    for row, count in enumerate(file.player_counts):
        for number in count.start_spaces:
            there = sum(space.centre_start == number for space in file.market.spaces)
            if there != 1:
                yield ("player_counts", row, "start_spaces"), f"{there} market spaces are the start space {number}"


def wrong_cards(file: EditionFile) -> Iterator[Mistake]:
    """66 cards with different numbers; barrows can be loaded, helpers have what their mode needs."""
    numbers = Counter(card.number for card in file.farm_cards)
    if len(file.farm_cards) != 66:
        yield ("farm_cards",), f"there are 66 farm cards, not {len(file.farm_cards)}"
    for index, card in enumerate(file.farm_cards):
        path: Path = ("farm_cards", index)
        if numbers[card.number] > 1 or card.number < 1:
            yield (*path, "number"), f"the number {card.number} is not its own"
        if len(card.barrow.goods) < 2:
            yield (*path, "barrow", "goods"), "a barrow has at least two symbols"
        for number, name in enumerate(card.barrow.goods):
            if GOOD[name] not in (*STORED, PIG):
                yield (*path, "barrow", "goods", number), f"{name} is not carried by a barrow"
        yield from wrong_helper((*path, "helper"), card)


def wrong_helper(path: Path, card: FarmCard) -> Iterator[Mistake]:
    """Each mode has its own parts."""
    helper = card.helper
    needs = {"passive": "modifiers", "trigger": "trigger", "action": "effects"}[helper.mode]
    if not getattr(helper, needs):
        yield path, f"a helper of mode {helper.mode} needs {needs}"
    if helper.mode == "trigger" and not helper.effects:
        yield path, "a helper of mode trigger needs effects"
    doubles = any(isinstance(effect, DoubleOptions) for effect in helper.effects)
    if doubles and (helper.trigger is None or helper.trigger.event != "die_taken" or len(helper.effects) > 1):
        yield (*path, "effects"), "double_options stands alone, with the event die_taken"
    yield from wrong_effects((*path, "effects"), helper.effects)


def wrong_effects(path: Path, effects: Effects) -> Iterator[Mistake]:
    """Amounts are positive, choices have enough options."""
    for index, effect in enumerate(effects):
        here = (*path, index)
        if isinstance(effect, Gain) and isinstance(effect.amount, int) and effect.amount < 1:
            yield (*here, "amount"), f"must be at least 1, not {effect.amount}"
        if isinstance(effect, PlayCard) and effect.count < 1:
            yield (*here, "count"), f"must be at least 1, not {effect.count}"
        if isinstance(effect, ReserveSpace | DoubleOptions) and "helper" not in path:
            yield here, "only a helper can do this"
        if isinstance(effect, RevenueSpace) and isinstance(effect.number, int) and effect.number not in DIE_NUMBERS:
            yield (*here, "number"), f"there is no revenue space {effect.number}"
        if isinstance(effect, Choose):
            if not 1 <= effect.pick <= len(effect.options):
                yield (*here, "pick"), f"{effect.pick} of {len(effect.options)} options cannot be carried out"
            for number, option in enumerate(effect.options):
                yield from wrong_effects((*here, "options", number), option)
