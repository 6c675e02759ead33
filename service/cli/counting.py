"""What `reeve simulate --count` counts: events of a kind by their fields, and how their seats fared."""

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
"""What an event says in the fields that are counted."""


class Counts:
    """Counts over many games. What is wanted is written `kind.field`, as in `helper_used.card`, or with more fields."""

    def __init__(self, rules: Rules[Any], wanted: Sequence[str]) -> None:
        self.wanted: dict[type[Struct], list[tuple[str, tuple[str, ...]]]] = {}
        for words in wanted:
            body, fields = read_wanted(rules, words)
            self.wanted.setdefault(body, []).append((words, fields))
        self.times: dict[str, Counter[Value]] = {words: Counter() for words in wanted}
        self.seats: dict[str, Counter[Value]] = {words: Counter() for words in wanted}
        self.points: dict[str, Counter[Value]] = {words: Counter() for words in wanted}
        self.in_game: set[tuple[str, Value, int]] = set()

    def hear(self, events: Sequence[Event]) -> None:
        """Count what happened."""
        for event in events:
            for words, fields in self.wanted.get(type(event.body), ()):
                value = tuple(plain(getattr(event.body, field)) for field in fields)
                self.times[words][value] += 1
                seat = getattr(event.body, "seat", None)
                if seat is not None:
                    self.in_game.add((words, value, seat))

    def end_game(self, result: Result) -> None:
        """Note how the seats fared that things happened to."""
        for words, value, seat in self.in_game:
            self.seats[words][value] += 1
            self.points[words][value] += result.scores[seat].total
        self.in_game.clear()

    def summary(self) -> dict[str, dict[str, dict[str, float]]]:
        """For every value how often it came, with how many seats, and their mean score if there are any."""
        return {
            words: {" ".join(map(str, value)): self.figures(words, value) for value in sorted(times, key=sortable)}
            for words, times in self.times.items()
        }

    def figures(self, words: str, value: Value) -> dict[str, float]:
        """What is known of one value."""
        figures: dict[str, float] = {"times": self.times[words][value], "seats": self.seats[words][value]}
        if figures["seats"]:
            figures["mean_score"] = round(self.points[words][value] / figures["seats"], 2)
        return figures


def sortable(value: Value) -> list[tuple[bool, Any]]:
    """A value so that None can stand beside numbers or words."""
    return [(part is None, part) for part in value]


def plain(value: object) -> int | str | None:
    """What can be counted and sorted: numbers and words as they are, anything else as it is written."""
    return value if isinstance(value, int | str | None) else str(value)


def read_wanted(rules: Rules[Any], words: str) -> tuple[type[Struct], tuple[str, ...]]:
    """The kind of event and the fields that are to be counted."""
    kind, *fields = words.split(".")
    bodies: dict[str, type[Struct]] = {str(body.__struct_config__.tag): body for body in get_args(rules.body_type)}
    if kind not in bodies:
        near = get_close_matches(kind, bodies, n=3, cutoff=0.4)
        hint = f"; near to it: {', '.join(near)}" if near else ""
        raise EngineError(EngineReason.BAD_SETTING, f"--count: {rules.name} has no event {kind!r}{hint}")
    known = bodies[kind].__struct_fields__
    if not fields or not all(field in known for field in fields):
        there = ", ".join(f"{kind}.{name}" for name in known)
        raise EngineError(EngineReason.BAD_SETTING, f"--count: {words!r} is no field of an event; there are: {there}")
    return bodies[kind], tuple(fields)


def counts_table(words: str, counts: dict[str, dict[str, float]]) -> Table:
    """The counts of one wish for people."""
    table = Table("value", "times", "seats", "their mean score", title=words)
    for value, figures in counts.items():
        table.add_row(value, *(f"{figure:,}" for figure in figures.values()))
    return table
