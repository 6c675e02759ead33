"""Checks one row per card: a position in which it can be played, one in which it just cannot, and its exact effect.

A row sets up the table of seat 0 in its turn of Phase 4, in a two-seat game, with nothing but the card in hand,
no Goods and no Fields. `have` is what makes the card playable, `below` is the same with just too little of one thing.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from service.engine.hallertau.cards.decks import deck_of
from service.engine.hallertau.carry_out import carries_out_cards
from service.engine.hallertau.resources import PLACES, RESOURCE, RESOURCES
from tests.hallertau.table import Table

Setup = dict[str, Any]
"""Goods, `tools`, `jewelry`, `workers`, Sheep by place (`card4`, `stables`), and these special words:

`fields` ("row2 row5/hops"), `round`, `step` (jump to a step of the Round, e.g. "after_harvest"), `hand` (other cards),
`played` (face-up cards), `crafts` ({"carpentry": 3}), `on` ({"nursery": (1, 2)}, Workers on spaces), `first` (actions
that seat 0 plays before, e.g. ("exchange:3",)), `change` (a function that changes the Table).
"""


class Row(NamedTuple):
    """The checks of one card."""

    card: int
    have: Setup
    below: Setup | None = None
    option: int = 0
    answers: tuple[str, ...] = ()
    gives: dict[str, int] | None = None


def set_up(card: int, setup: Setup) -> Table:
    """Return a table in the position that a row describes."""
    gateway = card // 100 if card < 400 else setup.get("gateway", 0)
    farmyard = card // 100 if 400 <= card < 800 else 4
    table = Table(2, setup.get("round", 1), variant="cards", gateway=gateway, farmyard=farmyard)
    for seat in table.state.seats:
        seat.hand.clear()
    table.bare().fields()
    words = {name: value for name, value in setup.items() if name in RESOURCE or name in PLACES or name == "workers"}
    table.give(0, **words)
    table.fields(*setup.get("fields", "").split())
    table.crafts(0, **setup.get("crafts", {}))
    for space, rows in setup.get("on", {}).items():
        table.workers_on(space, *rows)
    table.seat().played = list(setup.get("played", ()))
    table.seat().hand = sorted([card, *setup.get("hand", ())])
    if "step" in setup:
        table.go_to(setup["step"])
    for action in setup.get("first", ()):
        table.play(action, me=0)
    change: Callable[[Table], object] | None = setup.get("change")
    if change is not None:
        change(table)
    return table


def plays(table: Table, card: int) -> list[str]:
    """Return the ids of the actions that play a card."""
    return [action for action in table.ids(0) if action.startswith(f"play:{card:03}")]


def belongings(table: Table) -> Counter[str]:
    """Count everything that seat 0 owns: Goods and other resources, Sheep by place, Fields, hand by deck."""
    seat = table.seat()
    owned = Counter({RESOURCES[good]: number for good, number in enumerate(seat.goods)})
    owned.update(tools=seat.tools, jewelry=seat.jewelry, workers=seat.workers)
    owned.update({place: seat.sheep[index] for index, place in enumerate(PLACES)})
    owned.update(f"{field}" for field in table.rows())
    owned.update(deck_of(card) for card in seat.hand)
    owned.update({f"{name}_at": seat.crafts[index] for index, name in enumerate(("carpentry", "brewhouse"))})
    return owned


def carry_out(table: Table, row: Row) -> dict[str, int]:
    """Play the card with the answers of the row, otherwise take everything; return what has changed."""
    before = belongings(table)
    action = f"play:{row.card:03}" + (f"/{row.option}" if row.option else "")
    frames_before = len(table.seat().frames)
    table.play(action, me=0)
    answers = list(row.answers)
    while len(table.seat().frames) > frames_before or table.seat().queue or carries_out_cards(table.seat()):
        offered = table.ids(0)
        fitting = next((answer for answer in answers if answer in offered), None)
        if fitting is not None:
            answers.remove(fitting)
        table.play(fitting or offered[0], me=0)
    assert not answers, f"never asked for: {answers}"
    after = belongings(table)
    before[deck_of(row.card)] -= 1
    return {name: after[name] - before[name] for name in sorted(after | before) if after[name] != before[name]}


def check(row: Row) -> None:
    """Check that a card is playable with `have`, not with `below`, and gives exactly `gives`."""
    table = set_up(row.card, row.have)
    action = f"play:{row.card:03}" + (f"/{row.option}" if row.option else "")
    assert action in plays(table, row.card), f"not playable: {plays(table, row.card)}"
    if row.below is not None:
        assert action not in plays(set_up(row.card, row.below), row.card), "playable with too little"
    changes = carry_out(table, row)
    assert changes == {name: number for name, number in (row.gives or {}).items() if number}
    assert row.card in table.seat().played
    assert row.card not in table.seat().hand


def not_in_phase(card: int, have: Setup, steps: tuple[str, ...]) -> None:
    """Check that the Phase bar of a card forbids it at these steps of the Round."""
    for step in steps:
        assert plays(set_up(card, {**have, "step": step}), card) == [], step
