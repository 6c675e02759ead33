"""Helper functions for the card rows: count what a seat owns, and compare two counts."""

from collections import Counter

from service.engine.lagranja import frames
from service.engine.lagranja.goods import NAMES
from service.engine.lagranja.state import count_stalls, siesta_position
from tests.lagranja.table import Table

CARDS = range(1, 67)
"""The numbers of the farm cards."""


def belongings(table: Table, me: int = 0) -> Counter[str]:
    """Count what a seat owns: goods, VP, cards, goods on fields and barrows, unused roofs, stalls, track position."""
    seat = table.seat(me)
    owned = Counter({NAMES[good]: amount for good, amount in enumerate(seat.goods)})
    owned.update(
        vp=table.vp(me),
        hand=len(seat.hand),
        fields=len(seat.fields),
        on_fields=sum(field.goods for field in seat.fields),
        barrows=len(seat.barrows),
        extensions=len(seat.extensions),
        cargo=sum(barrow.filled.bit_count() for barrow in seat.barrows) + sum(map(int.bit_count, seat.cargo)),
        tiles=len(seat.tiles),
        roofs=len(seat.roofs),
        roofs_up=sum(roof.up for roof in seat.roofs),
        stalls=count_stalls(table.state, me),
        siesta=siesta_position(table.state, me),
    )
    return owned


def difference(after: Counter[str], before: Counter[str]) -> dict[str, int]:
    """Return the differences between two counts."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def in_hand(card: int, **setup: int) -> Table:
    """Return a table in F1 of round 2, where seat 0 has nothing but one card in hand and may play it."""
    return Table().hand(card).give(**setup).turn(frames.PlayCards(0, 1, False), "F1")


def used(table: Table, card: int, me: int = 0) -> bool:
    """Return whether a helper is marked as used."""
    return next(helper.used for helper in table.seat(me).helpers if helper.card == card)
