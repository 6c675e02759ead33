"""The base of all events, and the events that belong to no single verb."""

from msgspec import Struct


class Body(Struct, frozen=True, omit_defaults=True):
    """The public form of an event; what only one seat may know is left out of it."""


class BuildingsBlocked(Body, frozen=True, tag="buildings_blocked"):
    """The blocking markers 1, 2 and 3 lie on these buildings."""

    buildings: tuple[str, ...]


class OrderSet(Body, frozen=True, tag="order_set"):
    """The order of play; in the solo game `starts` says whether the player goes before the neutral player."""

    order: tuple[int, ...]
    starts: bool


class RoofsTurnedUp(Body, frozen=True, tag="roofs_turned_up"):
    """The roofs of this round can be bought."""

    roofs: tuple[str, ...]


class StepBegan(Body, frozen=True, tag="step_began"):
    """A step of a round began."""

    round: int
    step: str


class Gained(Body, frozen=True, tag="gained"):
    """A seat received goods."""

    seat: int
    goods: dict[str, int]


class GainedVp(Body, frozen=True, tag="gained_vp"):
    """A seat gained VP, and what for; totals stay secret (G-41)."""

    seat: int
    vp: int
    source: str


class Paid(Body, frozen=True, tag="paid"):
    """A seat paid or gave up goods; silver and VP too."""

    seat: int
    goods: dict[str, int]


class CardsDrawn(Body, frozen=True, tag="cards_drawn"):
    """A seat drew cards; only it knows which."""

    seat: int
    number: int
    cards: tuple[int, ...] = ()


class DeckShuffled(Body, frozen=True, tag="deck_shuffled"):
    """The discard pile became the new deck (G-10)."""

    cards: int


class Grew(Body, frozen=True, tag="grew"):
    """Goods grew on a seat's fields."""

    seat: int
    goods: dict[str, int]


class LitterBorn(Body, frozen=True, tag="litter_born"):
    """A seat has a litter.

    It changes nothing by itself: the pig follows as `gained`; if no marker is free, `no_marker` comes first, and
    the pig may be forgone.
    """

    seat: int


class PigSold(Body, frozen=True, tag="pig_sold"):
    """A received pig had no space and was sold at once. No `gained` event precedes this one."""

    seat: int
    silver: int


class DiceRolled(Body, frozen=True, tag="dice_rolled"):
    """The revenue dice were rolled."""

    dice: tuple[int, ...]


class DieDiscarded(Body, frozen=True, tag="die_discarded"):
    """Solo: a die was discarded."""

    number: int


class DiscMoved(Body, frozen=True, tag="disc_moved"):
    """A disc advanced on the siesta track."""

    seat: int
    to: int


class StallPlaced(Body, frozen=True, tag="stall_placed"):
    """A stall was placed on a market space. Without a seat it is the neutral player's."""

    seat: int | None
    space: str


class StallRemoved(Body, frozen=True, tag="stall_removed"):
    """A stall was removed from the market. Without a seat it was the neutral player's."""

    seat: int | None
    space: str


class NeutralCard(Body, frozen=True, tag="neutral_card"):
    """Solo: the card that guides the neutral player."""

    card: int
    value: int


class Needed(Struct, frozen=True, omit_defaults=True):
    """What a marker is needed for, one of these: a good, the use of a helper, silver for a building."""

    good: str | None = None
    card: int | None = None
    building: str | None = None


class NoMarker(Body, frozen=True, tag="no_marker"):
    """A seat needs a marker and none is free: it must give something up, or forgo what needs the marker."""

    seat: int
    needed: Needed | None = None


class TilesTurned(Body, frozen=True, tag="tiles_turned"):
    """The craft tiles that a seat won in this round were turned: their permanent effect begins."""

    seat: int
    tiles: tuple[str, ...]


class MarksRemoved(Body, frozen=True, tag="marks_removed"):
    """The marks of all helpers were removed, so that they can be used again."""


class FinalSale(Body, frozen=True, tag="final_sale"):
    """Final sale: resources and commodities became silver, and silver became VP.

    It includes resources on fields if a helper sells from there. This event changes goods and silver; the VP follow
    as `gained_vp` with the source silver.
    """

    seat: int
    silver: int
    vp: int
    left: int


class GameEnded(Body, frozen=True, tag="game_ended"):
    """The game is over; a solo game has no winner."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
