"""The requirements that `why_not` names, as data; the texts turn them into sentences."""

from msgspec import Struct

from service.engine.lagranja.goods import Place, Role
from service.engine.lagranja.vocabulary import Condition


class Requirement(Struct, frozen=True, omit_defaults=True):
    """A requirement of an action."""


class Have(Requirement, frozen=True, tag="have"):
    """So much of a good, silver or VP."""

    good: str


class HaveHarvest(Requirement, frozen=True, tag="have_harvest"):
    """Harvest goods in stores or on fields."""


class HaveKinds(Requirement, frozen=True, tag="have_kinds"):
    """Different kinds of farm goods, for an extension."""


class HaveCards(Requirement, frozen=True, tag="have_cards"):
    """Cards in hand."""


class PigSpace(Requirement, frozen=True, tag="pig_space"):
    """A free pig space."""


class InPhase(Requirement, frozen=True, tag="in_phase"):
    """One of these phases."""

    phases: tuple[str, ...]


class InWindow(Requirement, frozen=True, tag="in_window"):
    """A moment of the own turn."""

    window: str


class Unused(Requirement, frozen=True, tag="unused"):
    """A helper that was not used in this round, a roof that lies face up, a donkey token of this half of the game."""


class DoesSomething(Requirement, frozen=True, tag="does_something"):
    """An effect that does something now."""


class Holds(Requirement, frozen=True, tag="holds"):
    """The condition of a helper."""

    condition: Condition


class NoOtherHelper(Requirement, frozen=True, tag="no_other_helper"):
    """No other helper in use."""


class RoofSpace(Requirement, frozen=True, tag="roof_space"):
    """A free space on the farmhouse."""


class OneRoof(Requirement, frozen=True, tag="one_roof"):
    """No roof bought in this round yet."""


class NotMarked(Requirement, frozen=True, tag="not_marked"):
    """A die that is not the last one on a space that another seat marked."""


class DeliveryPossible(Requirement, frozen=True, tag="delivery_possible"):
    """A good that fits an open symbol."""


class OwnTurn(Requirement, frozen=True, tag="own_turn"):
    """The seat's own turn; `seats` are those whose turn it is."""

    seats: tuple[int, ...]


class InStep(Requirement, frozen=True, tag="in_step"):
    """One of these steps of the round."""

    steps: tuple[str, ...]


class DoFirst(Requirement, frozen=True, tag="do_first"):
    """A pending decision that must be answered first, so many times."""

    pending: str


class Asked(Requirement, frozen=True, tag="asked"):
    """A pending decision that the action answers."""


class Left(Requirement, frozen=True, tag="left"):
    """A number that the turn still allows: cards, dice, deliveries."""


class InHand(Requirement, frozen=True, tag="in_hand"):
    """A card of the own hand."""


class InRole(Requirement, frozen=True, tag="in_role"):
    """One of the roles that an effect lets a card be played in."""

    roles: tuple[Role, ...]


class FreeSlot(Requirement, frozen=True, tag="free_slot"):
    """A free slot; otherwise the action must say which of these cards leaves its slot."""

    cards: tuple[int, ...]


class NoFreeSlot(Requirement, frozen=True, tag="no_free_slot"):
    """No free slot: a card leaves its slot only then."""


class OnFarm(Requirement, frozen=True, tag="on_farm"):
    """A helper or a roof of the own farm."""


class UsedAtWill(Requirement, frozen=True, tag="used_at_will"):
    """A helper with an action; other helpers work automatically or are offered after their event."""


class GoodThere(Requirement, frozen=True, tag="good_there"):
    """A good that lies at this place."""

    good: str
    place: Place


class RoofForSale(Requirement, frozen=True, tag="roof_for_sale"):
    """A roof of this round that nobody has bought."""


class DieThere(Requirement, frozen=True, tag="die_there"):
    """A die on the space."""


class SpaceInUse(Requirement, frozen=True, tag="space_in_use"):
    """A market space that a game with so many seats uses."""


class SpaceValue(Requirement, frozen=True, tag="space_value"):
    """A market space with the number of the barrow."""


class SpaceEmpty(Requirement, frozen=True, tag="space_empty"):
    """An empty market space, as long as there is one with the number."""


class NotBlocked(Requirement, frozen=True, tag="not_blocked"):
    """A building without a blocking marker."""


class NotCompleted(Requirement, frozen=True, tag="not_completed"):
    """A building that the seat has not completed."""


class OpenSymbol(Requirement, frozen=True, tag="open_symbol"):
    """An open symbol for the good."""


AnyRequirement = (
    Have
    | HaveHarvest
    | HaveKinds
    | HaveCards
    | PigSpace
    | InPhase
    | InWindow
    | Unused
    | DoesSomething
    | Holds
    | NoOtherHelper
    | RoofSpace
    | OneRoof
    | NotMarked
    | DeliveryPossible
    | OwnTurn
    | InStep
    | DoFirst
    | Asked
    | Left
    | InHand
    | InRole
    | FreeSlot
    | NoFreeSlot
    | OnFarm
    | UsedAtWill
    | GoodThere
    | RoofForSale
    | DieThere
    | SpaceInUse
    | SpaceValue
    | SpaceEmpty
    | NotBlocked
    | NotCompleted
    | OpenSymbol
)
"""Every requirement."""
