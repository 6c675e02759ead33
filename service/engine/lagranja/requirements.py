"""What can be missing: every requirement that `why_not` names, as data; the words come from the texts."""

from msgspec import Struct

from service.engine.lagranja.vocabulary import Condition


class Requirement(Struct, frozen=True, omit_defaults=True):
    """Something that must hold before a thing can be done."""


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
    """A helper that was not used in this round, or a roof that lies face up."""


class DoesSomething(Requirement, frozen=True, tag="does_something"):
    """An effect that can do anything now."""


class Holds(Requirement, frozen=True, tag="holds"):
    """The condition of a helper."""

    condition: Condition


class NoOtherHelper(Requirement, frozen=True, tag="no_other_helper"):
    """Another helper is not done yet."""


class RoofSpace(Requirement, frozen=True, tag="roof_space"):
    """A free space on the farmhouse."""


class OneRoof(Requirement, frozen=True, tag="one_roof"):
    """No roof bought in this round yet."""


class NotMarked(Requirement, frozen=True, tag="not_marked"):
    """A die that is not the last one on a space that another seat marked."""


class DeliveryPossible(Requirement, frozen=True, tag="delivery_possible"):
    """A good that fits an open symbol."""


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
)
"""Every requirement."""
