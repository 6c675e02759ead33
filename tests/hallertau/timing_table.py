"""Tables for the timing tests: chosen hands, and empty supplies."""

from collections.abc import Sequence

from service.engine.hallertau import frames
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.verbs.play_card import CardPlayed
from tests.hallertau.table import Table

Hand = Sequence[int]


def table_with_hands(*hands: Hand, round: int = 1, **settings: object) -> Table:
    """Return a table with one seat for each hand, in the turn of seat 0, without Goods; Fields in rows 2 to 4."""
    table = Table(len(hands), round, variant="cards", **settings)
    for me, hand in enumerate(hands):
        table.bare(me).seat(me).hand = sorted(hand)
    return table


def at_stop(step: str, *hands: Hand, round: int = 2, **settings: object) -> Table:
    """Return a table at a stop point, with the card of the Round where it is at that time."""
    table = table_with_hands(*hands, round=round, **settings)
    return jump(table, step)


def jump(table: Table, step: str) -> Table:
    """Jump to a step of the Round, with Workers and Stable boards as they are then."""
    for seat in table.state.seats:
        seat.workers = 6 if step in ("income", "actions") else 0
        if step in ("remove_workers", "workers_removed", "before_new_workers"):
            seat.holders.insert(0, table.state.round)
            seat.aside = 0
    return table.go_to(step)


def on_top(table: Table, deck: str, *cards: int) -> Table:
    """Put cards on top of a deck."""
    table.state.decks[deck][:0] = cards
    return table


def plays(table: Table, me: int = 0) -> list[str]:
    """Return the card plays that a seat is offered."""
    return [action for action in table.ids(me) if action.startswith("play:")]


def choices(table: Table, me: int = 0) -> list[str]:
    """Return the actions of a seat without card plays and `ready_*` actions."""
    return [action for action in table.ids(me) if not action.startswith(("play:", "ready_"))]


def waits(table: Table, me: int = 0) -> str:
    """Return the name of the stop point that waits for a seat, or nothing."""
    pending = table.seat(me).frames
    return pending[-1].name if pending and isinstance(pending[-1], frames.Stop) else ""


def play_of(table: Table, me: int, *ids: str) -> Table:
    """Play actions of one seat."""
    return table.play(*ids, me=me)


def happened(table: Table, *kinds: type) -> list[object]:
    """Return the events of these kinds, as everybody sees them."""
    return [event.body for event in table.log if isinstance(event.body, kinds)]


def cards_laid(table: Table) -> list[int]:
    """Return the cards that were played, in their order."""
    return [body.card for body in happened(table, CardPlayed)]


def hand(table: Table, me: int = 0) -> list[int]:
    """Return what a seat sees in its own hand."""
    cards = RULES.view(table.state, me).seats[me].hand
    return list(cards.cards) if cards else []
