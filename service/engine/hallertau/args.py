"""The typed arguments of every kind of option."""

from msgspec import Struct


class Args(Struct, frozen=True, omit_defaults=True):
    """What an option does, for programs."""


class Place(Args, frozen=True, tag="place"):
    """Place Workers on an action space."""

    space: str
    workers: int


class Exchange(Args, frozen=True, tag="exchange"):
    """Exchange Workers for as many Tools."""

    workers: int


class Take(Args, frozen=True, tag="take"):
    """Take resources from the general supply."""

    resources: dict[str, int]


class NewField(Args, frozen=True, tag="new_field"):
    """Take a Field into a row."""

    row: int


class Sow(Args, frozen=True, tag="sow"):
    """Sow a Crop in an empty Field of a row."""

    crop: str
    row: int


class MoveField(Args, frozen=True, tag="move_field"):
    """Move an empty Field to another row."""

    row: int
    to: int


class MoveSheep(Args, frozen=True, tag="move_sheep"):
    """Move a Sheep to the next card or into the Stables."""

    place: str
    to: str


class FieldKind(Struct, frozen=True, omit_defaults=True):
    """A Field as an option names it: equal Fields are the same choice."""

    row: int
    good: str | None = None
    amount: int = 0


class Payment(Struct, frozen=True, omit_defaults=True):
    """What is paid: exactly one of these."""

    goods: dict[str, int] = {}
    sheep_from: str | None = None
    field: FieldKind | None = None
    craft_left: str | None = None


class Trade(Args, frozen=True, tag="trade"):
    """Pay the cost of a line and take what it gives."""

    pay: Payment
    gain: dict[str, int]


class Fallow(Args, frozen=True, tag="fallow"):
    """All empty Fields slide up; one of this row slides twice."""

    row: int


class Harvest(Args, frozen=True, tag="harvest"):
    """Harvest one Field."""

    field: FieldKind


class HarvestAll(Args, frozen=True, tag="harvest_all"):
    """Harvest all Fields that are left."""


class Advance(Args, frozen=True, tag="advance"):
    """Advance a Craft Building one space for a price in Goods or for 1 Jewelry."""

    craft: str
    pay: dict[str, int]


class Fewer(Args, frozen=True, tag="fewer"):
    """Lay out the smaller amounts as well."""


class Skip(Args, frozen=True, tag="skip"):
    """Leave out the rest of a line."""


class EndTurn(Args, frozen=True, tag="end_turn"):
    """End the turn."""


class Ready(Args, frozen=True, tag="ready"):
    """Confirm a stop point."""


class Done(Args, frozen=True, tag="done"):
    """Be done with Phase 9."""


class Resume(Args, frozen=True, tag="resume"):
    """Come back into Phase 9 while others are not done."""
