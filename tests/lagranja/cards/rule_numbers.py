"""Measures the numbers of the rules that a helper can change, each by what the table offers or does."""

from typing import Any

from service.engine.lagranja import frames
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import siesta_position
from tests.lagranja.table import Table

BARE: dict[str, Any] = {
    "upgrade": {"olive": 2, "grain": 2, "grape": 3, "pig": 3},
    "buy": {"olive": 3, "grain": 3, "grape": 3, "pig": 5},
    "sell": {"olive": 1, "grain": 1, "grape": 1, "pig": 2},
    "sells from fields": False,
    "hand limit": 3,
    "pig spaces": 2,
    "extra deliveries": 1,
    "price of an extra delivery": 1,
    "price of a roof of round 4": 4,
    "roofs": 5,
    "kinds for an extension": (1, 3),
    "siesta by token": (3, 2, 1, 0),
    "deliveries by token": (1, 2, 3, 4),
    "pigs after a litter": (0, 1, 3, 3),
    "growth": (1, 1),
    "stalls lost to a number higher by": (1, 2),
    "can be discarded": True,
}
"""The numbers of a farm with a helper that changes nothing."""

WINDOWS = ((frames.EndTurn(0), "F4"), (frames.EndTurn(0), "R1"), (frames.Deliveries(0, 0), "T3"))
"""A turn in each phase, to check that prices are the same in all of them."""

DELIVERIES = ("olive@store>greengrocer", "grain@store>greengrocer", "grape@store>greengrocer", "food@store>cartwright")
MORE_DELIVERIES = ("wine@store>cartwright", "pig>butcher", "grain@store>village_shop")


def farm_with(card: int, round: int = 2) -> Table:
    """Return a farm with nothing but a helper."""
    return Table(round=round).helpers(card)


def other_cards(card: int, number: int) -> list[int]:
    """Return so many cards other than one."""
    return [other for other in range(60, 67) if other != card][:number]


def rule_numbers(card: int) -> dict[str, Any]:
    """Return all of the numbers for a farm with one helper."""
    return {
        **prices(card),
        "hand limit": hand_limit(card),
        "pig spaces": pig_spaces(card),
        "extra deliveries": extra_deliveries(card)[0],
        "price of an extra delivery": extra_deliveries(card)[1],
        "price of a roof of round 4": roof_price(card),
        "roofs": max(owned for owned in (5, 6, 7) if can_own_roofs(card, owned)),
        "kinds for an extension": (kinds_for_extension(card, 1), kinds_for_extension(card, 3)),
        "siesta by token": tuple(siesta(card, token) for token in (1, 2, 3, 4)),
        "deliveries by token": tuple(deliveries(card, token) for token in (1, 2, 3, 4)),
        "pigs after a litter": tuple(litter(card, pigs) for pigs in (0, 1, 2, 3)),
        "growth": (growth(card, "olive"), growth(card, "olive/1")),
        "stalls lost to a number higher by": stalls_lost(card),
        "can be discarded": can_be_discarded(card),
    }


def prices(card: int) -> dict[str, Any]:
    """Return the prices of buying, selling and upgrading, which must be equal in every phase and place."""
    found = []
    for frame, step in WINDOWS:
        table = farm_with(card).give(silver=9, olive=1, grain=1, grape=1, pig=1).fields("olive/1", "grain/1", "grape/1")
        actions = RULES.actions(table.turn(frame, step).state, 0)
        by_kind: dict[str, dict[str, int]] = {kind: {} for kind in ("upgrade", "buy", "sell")}
        from_fields = {action.id for action in actions if action.kind == "sell" and "@field" in action.id}
        for action in actions:
            if action.kind in by_kind:
                good = action.id.partition(":")[2].partition("@")[0]
                assert by_kind[action.kind].setdefault(good, action.args.silver) == action.args.silver
        assert len(from_fields) in (0, 3)
        found.append({**by_kind, "sells from fields": bool(from_fields)})
    assert found[0] == found[1] == found[2]
    return found[0]


def hand_limit(card: int) -> int:
    """Return the number of cards to which the hand is filled at the end of F1."""
    table = farm_with(card).go_to("F1").settle().play("end_turn", me=0)
    return len(table.seat().hand)


def pig_spaces(card: int) -> int:
    """Return how many pigs can be bought, in any phase."""
    pigs = set()
    for frame, step in WINDOWS:
        table = farm_with(card).give(silver=30).turn(frame, step)
        while "buy:pig" in table.offers():
            table.play("buy:pig")
        pigs.add(table.good("pig"))
    (found,) = pigs
    return found


def extra_deliveries(card: int) -> tuple[int, int]:
    """Return how many extra deliveries can be bought, and what one costs."""
    table = farm_with(card).give(silver=9, olive=1, grain=1, grape=1).go_to("T4").settle()
    bought = 0
    while "buy_extra_delivery:1" in table.offers():
        table.play("buy_extra_delivery:1", f"deliver:{DELIVERIES[bought]}")
        bought += 1
    return bought, (9 - table.good("silver")) // bought


def roof_price(card: int) -> int:
    """Return what a roof of round 4 costs: the least silver with which it is offered."""
    table = farm_with(card, round=4)
    table.state.roofs = ["R4a"]
    return min(silver for silver in range(9) if "R4a" in at_roofs(table.give(silver=silver)))


def at_roofs(table: Table) -> set[str]:
    """Return the roofs that seat 0 can buy."""
    return table.go_to("F4").settle().offered("buy_roof", me=0)


def can_own_roofs(card: int, number: int) -> bool:
    """Return whether a farmhouse that has one roof less than a number can get one more."""
    table = farm_with(card, round=6).give(silver=6).roofs(*("R1a", "R1b", "R2a", "R3a", "R4a", "R5a")[: number - 1])
    table.state.roofs = ["R6b"]
    return "R6b" in at_roofs(table)


def kinds_for_extension(card: int, number: int) -> int:
    """Return how many kinds the extension with this number costs, in any phase."""
    others = other_cards(card, number)
    found = set()
    for step in ("F1", "R1", "T3"):
        table = farm_with(card).extensions(*others[1:]).hand(others[0])
        table.give(silver=1, olive=1, grain=1, grape=1, food=1, wine=1)
        table.turn(frames.PlayCard(0, 1, ("extension",)), step).play(f"play_card:{others[0]}/extension")
        paid = 0
        while pays := sorted(table.offered("pay")):
            table.play(f"pay:{pays[0]}")
            paid += 1
        found.add(paid)
    (kinds,) = found
    return kinds


def siesta(card: int, token: int) -> int:
    """Return the position of the disc after T2."""
    table = farm_with(card).donkeys(token, 4).go_to("T2").settle().end_siesta()
    return siesta_position(table.state, 0)


def deliveries(card: int, token: int) -> int:
    """Return how many regular deliveries can be made."""
    table = farm_with(card).donkeys(token, 4).give(olive=1, grain=2, grape=1, food=1, wine=1, pig=1)
    table.go_to("T3").settle()
    made = 0
    for one in (*DELIVERIES, *MORE_DELIVERIES):
        if f"deliver:{one}" in table.offers():
            table.play(f"deliver:{one}")
            made += 1
    return made


def litter(card: int, pigs: int) -> int:
    """Return how many pigs there are after F3, with three pig spaces."""
    return farm_with(card).extensions(63 if card != 63 else 54).give(pig=pigs).go_to("F3").settle().good("pig")


def growth(card: int, field: str) -> int:
    """Return how much lies on a field after F3."""
    return farm_with(card).fields(field).go_to("F3").settle().seat().fields[0].goods


def stalls_lost(card: int) -> tuple[int, ...]:
    """Return the differences at which a stall of seat 0 is removed; stalls of 3 and 2 are next to a new 4."""
    found = set()
    for step in ("R1", "T3"):
        table = farm_with(card).stalls("C3", "B3").turn(frames.PlaceStall(1, 4), step).play("place_stall:C4", me=1)
        found.add(tuple(by for space, by in (("C3", 1), ("B3", 2)) if space not in table.market()))
    (lost,) = found
    return lost


def can_be_discarded(card: int) -> bool:
    """Return whether a helper can be replaced by another one when all slots are full."""
    first, second, third = other_cards(card, 3)
    table = Table().helpers(card, first, second).hand(third).go_to("F1").settle()
    return any(one.endswith(f"/helper-{card}") for one in table.offered("play_card"))
