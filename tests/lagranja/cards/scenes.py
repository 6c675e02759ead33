"""Scenes: the events that a helper of seat 0 may wait for. Each begins with an empty farm, in its own step.

`rest` are the answers that the scene itself needs; a helper may ask before and after them.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from service.engine.lagranja import frames
from service.engine.lagranja.vocabulary import Pick
from tests.lagranja.table import Table


class Scene(NamedTuple):
    """The function that plays up to the event, and the answers that are still needed then."""

    begin: Callable[[Table], Table]
    rest: tuple[str, ...] = ()


def growth(*fields: str) -> Scene:
    """Return the scene of F3 with these fields."""
    return Scene(lambda table: table.fields(*fields).go_to("F3").settle())


def buy_roof(table: Table) -> Table:
    """Buy the first roof for 2 silver in F4."""
    table.state.roofs = ["R2b"]
    return table.give(silver=2).go_to("F4").settle().play("buy_roof:R2b")


REST: Final = {2: ("choose:2",), 3: ("take:olive+grain",), 5: ("choose:3",), 6: ("choose:2",)}
"""The answers for each revenue space that has a choice."""


def die(number: int, pick: Pick) -> Scene:
    """Return the scene of taking a die as first or second choice, or of the last die."""

    def begin(table: Table) -> Table:
        table.give(olive=1)
        if pick == "last":
            table.dice(number).state.last_die = number
            table.go_to("R3").settle()
            return table.play(f"last_die:{number}") if number in (1, 4) else table
        table.dice(number, number, 4, 4).turn(frames.TakeDie(0, pick), {"first": "R1", "second": "R2"}[pick])
        return table.play(f"take_die:{number}")

    return Scene(begin, REST.get(number, ()))


def regular(table: Table) -> Table:
    """Begin the turn of seat 0 in T3, with two deliveries."""
    return table.deliveries(2)


def in_revenue(table: Table) -> Table:
    """Begin a delivery in the revenue phase, by a roof."""
    return table.roofs("R4b").turn(frames.EndTurn(0), "R1").play("use_roof:R4b")


def completed_barrow(how: Callable[[Table], Table], *hand: int) -> Scene:
    """Return the scene of completing a barrow of value 2 with an olive, with these cards in hand."""

    def begin(table: Table) -> Table:
        table.barrow(21, "olive").give(olive=1).hand(*hand)
        return how(table).play("deliver:olive@store>21", "place_stall:B3")

    return Scene(begin)


def completed_building(how: Callable[[Table], Table]) -> Scene:
    """Return the scene of completing the Village Shop with a grain, after another seat completed it."""

    def begin(table: Table) -> Table:
        table.tiles("village_shop", me=1).row("village_shop", "grain", "food", "food").give(grain=1)
        return how(table).play("deliver:grain@store>village_shop")

    return Scene(begin)


def delivery(good: str, building: str, how: Callable[[Table], Table] = regular) -> Scene:
    """Return the scene of delivering a good that completes nothing."""
    written = good if good in ("silver", "pig", "commodity") else f"{good}@store"
    return Scene(lambda table: how(table.give(**{good: 1})).play(f"deliver:{written}>{building}"))


def placed(me: int, space: str, value: int, step: str) -> Callable[[Table], Table]:
    """Return a function that lets a seat place the stall of a completed barrow."""
    return lambda table: table.turn(frames.PlaceStall(me, value), step).play(f"place_stall:{space}", me=me)


def trade(step: str) -> Scene:
    """Return the scene of trading a commodity for silver."""
    return Scene(lambda table: table.give(commodity=1).turn(frames.EndTurn(0), step).play("trade_commodity:silver"))


def new_order(*donkeys: int) -> Scene:
    """Return the scene of T2: the discs move and the order is set."""
    return Scene(lambda table: table.donkeys(*donkeys).go_to("T2").settle().end_siesta())


def market_scored(*stalls: str) -> Scene:
    """Return the scene of scoring step 1 with these stalls; the siesta track gives 1 VP."""
    return Scene(lambda table: table.stalls(*stalls).discs(2, 0).go_to("market").settle())


def siesta_scored(position: int) -> Scene:
    """Return the scene of scoring step 2 with the disc at a position."""
    return Scene(lambda table: table.discs(position, 0).go_to("siesta").settle())


PICKS: Final[tuple[Pick, ...]] = ("first", "second", "last")

SCENES: Final = {
    "income": Scene(lambda table: table.go_to("F2").settle()),
    "growth": growth(),
    "growth, olive field": growth("olive"),
    "growth, grain field": growth("grain"),
    "growth, grape field": growth("grape"),
    "growth, two olive fields": growth("olive", "olive/1"),
    "roof bought": Scene(buy_roof),
    "before the roll": Scene(lambda table: table.go_to("R0").settle()),
    **{f"{pick} die {number}": die(number, pick) for pick in PICKS for number in range(1, 7)},
    "barrow": completed_barrow(regular),
    "barrow in the revenue phase": completed_barrow(in_revenue),
    "barrow, a card in hand": completed_barrow(regular, 43),
    "barrow in the revenue phase, a card in hand": completed_barrow(in_revenue, 43),
    "building": completed_building(regular),
    "building in the revenue phase": completed_building(in_revenue),
    "olive delivered": delivery("olive", "greengrocer"),
    "olive delivered, a card in hand": Scene(lambda table: SCENES["olive delivered"].begin(table.hand(43))),
    "grain delivered": delivery("grain", "greengrocer"),
    "grape delivered": delivery("grape", "greengrocer"),
    "pig delivered": delivery("pig", "butcher"),
    "silver delivered": delivery("silver", "trading_house"),
    "commodity delivered": delivery("commodity", "delicatessen"),
    "food delivered": delivery("food", "cartwright"),
    "wine delivered": delivery("wine", "cartwright"),
    "meat delivered": delivery("meat", "cartwright"),
    "food delivered in the revenue phase": delivery("food", "cartwright", in_revenue),
    "wine delivered in the revenue phase": delivery("wine", "cartwright", in_revenue),
    "meat delivered in the revenue phase": delivery("meat", "cartwright", in_revenue),
    "barrow, stall removed": Scene(lambda table: placed(0, "C4", 4, "T3")(table.stalls("C3", "D3", me=1))),
    "barrow, two stalls removed": Scene(lambda table: placed(0, "C4", 4, "R1")(table.stalls("C3", "B4", me=1))),
    "own stall removed": Scene(lambda table: placed(1, "C4", 4, "T3")(table.stalls("C3", "D3"))),
    "two own stalls removed": Scene(lambda table: placed(1, "D3", 5, "R1")(table.stalls("C3", "D2"))),
    "own stall replaced": Scene(lambda table: placed(1, "C2", 2, "T3")(table.stalls("B3", "C2", "C5"))),
    "own stall safe": Scene(lambda table: placed(1, "C4", 4, "T3")(table.stalls("D3", "D4"))),
    "trade in the farm phase": trade("F4"),
    "trade in the revenue phase": trade("R1"),
    "trade in the transport phase": trade("T3"),
    "first in the new order": new_order(1, 4),
    "last in the new order": new_order(4, 1),
    "market scored, no stall": market_scored(),
    "market scored, two stalls": market_scored("B3", "D4"),
    "market scored, three stalls": market_scored("B3", "D4", "A2"),
    "market scored, four stalls": market_scored("B3", "D4", "A2", "E2"),
    **{f"siesta scored at {position}": siesta_scored(position) for position in range(7)},
}
"""Every scene by name."""
