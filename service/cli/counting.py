"""Counts events for `reeve simulate --count`: by fields, with the mean score of their seats."""

from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, get_args

from msgspec import Struct
from rich.table import Table

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.event import Event
from service.engine.kernel.result import Result
from service.engine.kernel.rules import Rules

Value = tuple[Any, ...]
"""The values of the counted fields of an event."""


class Counts:
    """Counts events over many games. A query is `kind.field`, such as `helper_used.card`, or has several fields."""

    def __init__(self, rules: Rules[Any], wanted: Sequence[str]) -> None:
        self.wanted: dict[type[Struct], list[tuple[str, tuple[str, ...]]]] = {}
        for query in wanted:
            body, fields = read_wanted(rules, query)
            self.wanted.setdefault(body, []).append((query, fields))
        self.times: dict[str, Counter[Value]] = {query: Counter() for query in wanted}
        self.seats: dict[str, Counter[Value]] = {query: Counter() for query in wanted}
        self.points: dict[str, Counter[Value]] = {query: Counter() for query in wanted}
        self.in_game: set[tuple[str, Value, int]] = set()

    def add(self, events: Sequence[Event]) -> None:
        """Count the events of a game."""
        for event in events:
            for query, fields in self.wanted.get(type(event.body), ()):
                value = tuple(plain(getattr(event.body, field)) for field in fields)
                self.times[query][value] += 1
                seat = getattr(event.body, "seat", None)
                if seat is not None:
                    self.in_game.add((query, value, seat))

    def end_game(self, result: Result) -> None:
        """Add the scores of the seats of the counted events."""
        for query, value, seat in self.in_game:
            self.seats[query][value] += 1
            self.points[query][value] += result.scores[seat].total
        self.in_game.clear()

    def summary(self) -> dict[str, dict[str, dict[str, float]]]:
        """Return for every value how often it occurred, for how many seats, and their mean score."""
        return {
            query: {" ".join(map(str, value)): self.numbers(query, value) for value in sorted(times, key=sortable)}
            for query, times in self.times.items()
        }

    def numbers(self, query: str, value: Value) -> dict[str, float]:
        """Return the numbers for one value."""
        numbers: dict[str, float] = {"times": self.times[query][value], "seats": self.seats[query][value]}
        if numbers["seats"]:
            numbers["mean_score"] = round(self.points[query][value] / numbers["seats"], 2)
        return numbers


def sortable(value: Value) -> list[tuple[bool, Any]]:
    """Return a sort key, so that None, numbers and texts can be sorted together."""
    return [(part is None, part) for part in value]


def plain(value: object) -> int | str | None:
    """Return a hashable value: numbers and texts as they are, anything else as text."""
    return value if isinstance(value, int | str | None) else str(value)


def read_wanted(rules: Rules[Any], query: str) -> tuple[type[Struct], tuple[str, ...]]:
    """Parse a query into the kind of event and its fields."""
    kind, *fields = query.split(".")
    bodies: dict[str, type[Struct]] = {str(body.__struct_config__.tag): body for body in get_args(rules.body_type)}
    if kind not in bodies:
        near = get_close_matches(kind, bodies, n=3, cutoff=0.4)
        hint = f"; similar: {', '.join(near)}" if near else ""
        raise EngineError(EngineReason.BAD_SETTING, f"--count: {rules.name} has no event {kind!r}{hint}")
    known = bodies[kind].__struct_fields__
    if not fields or not all(field in known for field in fields):
        there = ", ".join(f"{kind}.{name}" for name in known)
        raise EngineError(
            EngineReason.BAD_SETTING, f"--count: {query!r} is not a field of an event; there are: {there}"
        )
    return bodies[kind], tuple(fields)


def counts_table(query: str, counts: dict[str, dict[str, float]]) -> Table:
    """Return the counts of one query as a table."""
    table = Table("value", "times", "seats", "their mean score", title=query)
    for value, numbers in counts.items():
        table.add_row(value, *(f"{number:,}" for number in numbers.values()))
    return table
