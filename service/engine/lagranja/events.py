"""What happens at the table. What only one seat may know is left out of the public form."""

from msgspec import Struct

from service.engine.lagranja.args import Lying, Needed
from service.engine.lagranja.vocabulary import Effects


class Body(Struct, frozen=True, omit_defaults=True):
    """The public form of an event."""


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


class TurnEnded(Body, frozen=True, tag="turn_ended"):
    """A seat ended its turn in a step."""

    seat: int


class Declined(Body, frozen=True, tag="declined"):
    """A seat did not use what was offered to it, or not all of it."""

    seat: int


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


class GoodPaid(Body, frozen=True, tag="good_paid"):
    """A seat paid with a good that lay somewhere."""

    seat: int
    good: Lying


class CardsDrawn(Body, frozen=True, tag="cards_drawn"):
    """A seat drew cards; only it knows which."""

    seat: int
    number: int
    cards: tuple[int, ...] = ()


class DeckShuffled(Body, frozen=True, tag="deck_shuffled"):
    """The discard pile became the new deck (G-10)."""

    cards: int


class CardPlayed(Body, frozen=True, tag="card_played"):
    """A seat played a card on one side of its farm; another card may have left its slot for it."""

    seat: int
    card: int
    role: str
    replaced: int | None = None


class CardDiscarded(Body, frozen=True, tag="card_discarded"):
    """A seat discarded a card from its hand."""

    seat: int
    card: int


class DeckLooked(Body, frozen=True, tag="deck_looked"):
    """A seat looks at the top cards of the deck; only it knows which."""

    seat: int
    number: int
    cards: tuple[int, ...] = ()


class CardKept(Body, frozen=True, tag="card_kept"):
    """A seat kept one of the cards that it looked at; only it knows which."""

    seat: int
    card: int | None = None


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
    """A received pig had no space and was sold at once: this tells all of it, the pig was never `gained`."""

    seat: int
    silver: int


class Bought(Body, frozen=True, tag="bought"):
    """A seat bought a resource. The silver is paid by this; the resource follows as `gained`."""

    seat: int
    resource: str
    silver: int


class Sold(Body, frozen=True, tag="sold"):
    """A seat sold a resource. This tells all of it: the good is gone from where it lay, the silver is there."""

    seat: int
    good: Lying
    silver: int


class UpgradedGood(Body, frozen=True, tag="upgraded_good"):
    """A seat upgraded a resource.

    This tells all of it: the good is gone from where it lay, the silver is paid, the new good is in its store.
    """

    seat: int
    good: Lying
    to: str
    silver: int


class CommodityTraded(Body, frozen=True, tag="commodity_traded"):
    """A seat traded a commodity in one of the five ways.

    The commodity is gone by this; what the trade brings follows as events of its own.
    """

    seat: int
    trade: str


class RoofBought(Body, frozen=True, tag="roof_bought"):
    """A seat bought a roof.

    The silver is paid by this, and the roof lies on the farm; the VP of its space follow as `gained_vp`.
    """

    seat: int
    tile: str
    silver: int


class RoofUsed(Body, frozen=True, tag="roof_used"):
    """A seat used a roof, which is turned down."""

    seat: int
    tile: str


class RoofFlipped(Body, frozen=True, tag="roof_flipped"):
    """A used roof was turned up again."""

    seat: int
    tile: str


class HelperUsed(Body, frozen=True, tag="helper_used"):
    """A seat uses a helper.

    One that can be used once per round is marked by this, except in the scoring phase; its cost and its effects
    follow as events of their own.
    """

    seat: int
    card: int


class Chosen(Body, frozen=True, tag="chosen"):
    """A seat chose one of several ways, counted from 1, with the effects of that way."""

    seat: int
    option: int
    effects: Effects


class DiceRolled(Body, frozen=True, tag="dice_rolled"):
    """The revenue dice were rolled."""

    dice: tuple[int, ...]


class DieTaken(Body, frozen=True, tag="die_taken"):
    """A seat took a die."""

    seat: int
    number: int


class LastDie(Body, frozen=True, tag="last_die"):
    """One die is left, for everybody."""

    number: int


class LastDieCarriedOut(Body, frozen=True, tag="last_die_carried_out"):
    """A seat carried out the space of the last die; what it brought follows."""

    seat: int
    number: int


class DieDiscarded(Body, frozen=True, tag="die_discarded"):
    """Solo: a die was discarded."""

    number: int


class DieRerolled(Body, frozen=True, tag="die_rerolled"):
    """A seat rolled a die again."""

    seat: int
    number: int
    to: int


class DieShifted(Body, frozen=True, tag="die_shifted"):
    """A seat moved a die to another space."""

    seat: int
    number: int
    to: int


class SpaceMarked(Body, frozen=True, tag="space_marked"):
    """A seat marked a revenue space."""

    seat: int
    number: int


class DonkeyChosen(Body, frozen=True, tag="donkey_chosen"):
    """A seat chose a donkey token; only it knows which."""

    seat: int
    deliveries: int | None = None


class DonkeysRevealed(Body, frozen=True, tag="donkeys_revealed"):
    """All tokens are turned up: the deliveries of each seat."""

    deliveries: tuple[int, ...]


class DonkeysReturned(Body, frozen=True, tag="donkeys_returned"):
    """All seats have their four tokens again."""


class DiscMoved(Body, frozen=True, tag="disc_moved"):
    """A disc advanced on the siesta track."""

    seat: int
    to: int


class Delivered(Body, frozen=True, tag="delivered"):
    """A seat delivered a good to a barrow or to a building."""

    seat: int
    good: Lying
    barrow: int | None = None
    building: str | None = None


class ExtraDeliveryBought(Body, frozen=True, tag="extra_delivery_bought"):
    """A seat bought extra deliveries. The silver is paid by this; the deliveries follow."""

    seat: int
    number: int
    silver: int


class BuildingCompleted(Body, frozen=True, tag="building_completed"):
    """A seat completed its row of a building and has its tile; the row is empty.

    VP and effects follow as events of their own.
    """

    seat: int
    building: str


class BuildingUnblocked(Body, frozen=True, tag="building_unblocked"):
    """A blocking marker left the game; its VP follow as `gained_vp`."""

    seat: int
    building: str


class BarrowCompleted(Body, frozen=True, tag="barrow_completed"):
    """A seat sent a barrow to the market: it left the farm with its cargo, the card is discarded.

    Its VP follow as `gained_vp`, then the commodity and the stall.
    """

    seat: int
    card: int
    value: int


class StallPlaced(Body, frozen=True, tag="stall_placed"):
    """A stall stands on a market space now; no seat: the neutral player's."""

    seat: int | None
    space: str


class StallRemoved(Body, frozen=True, tag="stall_removed"):
    """A stall left the market; no seat: the neutral player's."""

    seat: int | None
    space: str


class StallMoved(Body, frozen=True, tag="stall_moved"):
    """A seat moved a stall."""

    seat: int
    space: str
    to: str


class NeutralCard(Body, frozen=True, tag="neutral_card"):
    """Solo: the card that guides the neutral player."""

    card: int
    value: int


class NoMarker(Body, frozen=True, tag="no_marker"):
    """A seat needs a marker, and none is free: it is asked what to give up for it, or to forgo what needs it."""

    seat: int
    needed: Needed | None = None


class MarkerGivenUp(Body, frozen=True, tag="marker_given_up"):
    """A seat gave up something, because it needs the marker: a good, cargo of a barrow or a building, a stall."""

    seat: int
    good: Lying | None = None
    cargo: str | None = None
    barrow: int | None = None
    building: str | None = None
    space: str | None = None


class Forgone(Body, frozen=True, tag="forgone"):
    """A seat forwent what needed a marker, because none is free."""

    seat: int
    needed: Needed | None = None


class TilesTurned(Body, frozen=True, tag="tiles_turned"):
    """The craft tiles that a seat won in this round have their permanent effect from now on."""

    seat: int
    tiles: tuple[str, ...]


class MarksRemoved(Body, frozen=True, tag="marks_removed"):
    """All helpers can be used again."""


class FinalSale(Body, frozen=True, tag="final_sale"):
    """The end: resources and commodities become silver, silver becomes VP.

    Resources on fields too, if a helper sells from there. Goods and silver are changed by this; the VP follow as
    `gained_vp` with the source silver.
    """

    seat: int
    silver: int
    vp: int
    left: int


class GameEnded(Body, frozen=True, tag="game_ended"):
    """The game is over; a solo game has no winner."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


AnyBody = (
    BuildingsBlocked
    | OrderSet
    | RoofsTurnedUp
    | StepBegan
    | TurnEnded
    | Declined
    | Gained
    | GainedVp
    | Paid
    | GoodPaid
    | CardsDrawn
    | DeckShuffled
    | CardPlayed
    | CardDiscarded
    | DeckLooked
    | CardKept
    | Grew
    | LitterBorn
    | PigSold
    | Bought
    | Sold
    | UpgradedGood
    | CommodityTraded
    | RoofBought
    | RoofUsed
    | RoofFlipped
    | HelperUsed
    | Chosen
    | DiceRolled
    | DieTaken
    | LastDie
    | LastDieCarriedOut
    | DieDiscarded
    | DieRerolled
    | DieShifted
    | SpaceMarked
    | DonkeyChosen
    | DonkeysRevealed
    | DonkeysReturned
    | DiscMoved
    | Delivered
    | ExtraDeliveryBought
    | BuildingCompleted
    | BuildingUnblocked
    | BarrowCompleted
    | StallPlaced
    | StallRemoved
    | StallMoved
    | NeutralCard
    | NoMarker
    | MarkerGivenUp
    | Forgone
    | TilesTurned
    | MarksRemoved
    | FinalSale
    | GameEnded
)
"""Every event."""
