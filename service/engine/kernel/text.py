"""The protocol for the texts of a game, which every game implements once for each language."""

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import BlockedAction, Unmet
from service.engine.kernel.bots.hint import Hint
from service.engine.kernel.catalogue import PartInfo
from service.engine.kernel.glossary import Word
from service.engine.kernel.seat_names import Fill, Names


class Text(Protocol):
    """Writes everything about a game for players, in one language."""

    def label(self, action: Action) -> str:
        """Return the label of an action."""

    def question(self, state: Any, seat: int) -> str:
        """Return the question that a seat is asked now, from what the seat may know; empty if it is asked nothing."""

    def event(self, body: Struct, names: Names = ()) -> str:
        """Return the sentence for an event at a table with these names of seats."""

    def event_template(self, body: Struct) -> Fill:
        """Return the sentence for an event, to be filled in with the names of a table (`seat_words`)."""

    def why_not(self, unmet: Sequence[Unmet], names: Names = ()) -> str:
        """Return the sentence that names all unmet requirements of an action, at a table with these names of seats."""

    def card(self, number: int) -> str:
        """Return the text of a card."""

    def card_name(self, number: int) -> str:
        """Return the short name of a card."""

    def card_sides(self, number: int) -> dict[str, str]:
        """Return the text of each side of a card that can be chosen by itself, by the id of the side."""

    def part(self, part: PartInfo) -> str:
        """Return what a part of the table is and does."""

    def part_name(self, part: PartInfo) -> str:
        """Return the short name of a part of the table."""

    def glossary(self) -> tuple[Word, ...]:
        """Return all words of the game, group by group."""

    def setting(self, name: str) -> str:
        """Return what a setting of the game changes."""

    def hint(self, hint: Hint) -> str:
        """Return the sentence that says why a bot chose an action."""

    def hand(self, view: Any, offered: Sequence[Action], blocked: Sequence[BlockedAction]) -> str:
        """Return the viewer's secret cards, each with whether it can be played or why not; empty without cards."""

    def board(self, view: Any) -> str:
        """Return a view as a board drawn in text."""
