"""Events that belong to no single verb: the flow of the Round, carrying out cards, and payments.

The events of a verb are in its module under `verbs/`. The public form leaves out what only one seat may know.
"""

from msgspec import Struct

from service.engine.hallertau.payments import Payment


class Body(Struct, frozen=True, omit_defaults=True):
    """The public form of an event."""


class FirstPlayer(Body, frozen=True, tag="first_player"):
    """A seat holds the first player marker now."""

    seat: int


class PhaseBegan(Body, frozen=True, tag="phase_began"):
    """A Phase of a Round began."""

    round: int
    phase: int


class QuadrantTurned(Body, frozen=True, tag="quadrant_turned"):
    """A Quadrant card was turned up; these Quadrants are cleared."""

    card: str
    quadrants: tuple[int, ...]


class WorkersRemoved(Body, frozen=True, tag="workers_removed"):
    """The topmost row of Workers left each of these spaces."""

    spaces: dict[str, int]


class SheepDied(Body, frozen=True, tag="sheep_died"):
    """The card that a seat's Sheep stood on left the Stable board."""

    seat: int
    card: int
    sheep: int


class NewWorkers(Body, frozen=True, tag="new_workers"):
    """A seat received its Workers for the Round."""

    seat: int
    workers: int


class Paid(Body, frozen=True, tag="paid"):
    """A seat paid the cost of a line."""

    seat: int
    payment: Payment


class Milked(Body, frozen=True, tag="milked"):
    """A seat's Sheep gave Milk."""

    seat: int
    milk: int


class CardsDealt(Body, frozen=True, tag="cards_dealt"):
    """A seat was dealt its first hand; only the seat sees which cards."""

    seat: int
    decks: dict[str, int]
    cards: tuple[int, ...] = ()


class Bound(Body, frozen=True, tag="bound"):
    """A seat must spend all its Workers in this turn."""

    seat: int


class ButcheryForJewelry(Body, frozen=True, tag="butchery_for_jewelry"):
    """A seat may pay 1 Jewelry in place of the Sheep."""

    seat: int


class BouldersReset(Body, frozen=True, tag="boulders_reset"):
    """All Boulders are again 2 and 4 spaces ahead of their Craft Buildings."""


class GameEnded(Body, frozen=True, tag="game_ended"):
    """The game is over; the seed may be revealed now. A solo game has a verdict: lost, won or extraordinary."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    verdict: str | None = None
