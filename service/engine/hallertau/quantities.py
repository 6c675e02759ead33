"""Quantities that can be counted at a table, as data: a number, a named quantity, or a formula over them."""

from typing import Final

from service.engine.hallertau.resources import RESOURCES
from service.engine.kernel.node import Node


class Fields(Node, frozen=True, tag="fields"):
    """Own Fields: planted or empty, in some rows, or with a Crop on them."""

    planted: bool | None = None
    rows: tuple[int, ...] = ()
    contain: str | None = None


class Played(Node, frozen=True, tag="played"):
    """Own cards face up, of one deck."""

    deck: str


class Sum(Node, frozen=True, tag="sum"):
    """The combined total of several quantities."""

    of: tuple["Quantity", ...]


class Least(Node, frozen=True, tag="least"):
    """The smallest of several quantities."""

    of: tuple["Quantity", ...]


class Minus(Node, frozen=True, tag="minus"):
    """The first quantity minus the second, never below 0."""

    first: "Quantity"
    second: "Quantity"


class Plus(Node, frozen=True, tag="plus"):
    """A quantity plus a number."""

    first: "Quantity"
    number: int


class Twice(Node, frozen=True, tag="twice"):
    """Double a quantity."""

    of: "Quantity"


class Half(Node, frozen=True, tag="half"):
    """Half a quantity, rounded down."""

    of: "Quantity"


Quantity = int | str | Fields | Played | Sum | Least | Minus | Plus | Twice | Half

NAMES: Final = (
    *RESOURCES,
    "fields",
    "round",
    "window",
    "workers",
    "crops",
    "best_crop",
    "card_sheep",
    "best_card_sheep",
    "next_card_sheep",
    "card4_sheep",
    "later_card_sheep",
    "stables_sheep",
    "cards_with_sheep",
    "empty_cards",
    "empty_cards_before_round_6",
    "best_field_crop",
    "field_crop_types",
    "hand_not_gateway",
    "cards_played",
    "best_deck_played",
    "craft_gap",
    "full_spaces",
    "three_worker_spaces",
    "nursery_workers",
    "quadrant_workers",
    "removed_workers",
    "goods_harvested",
    "best_crop_harvested",
    "tools_gained",
    "best_craft_steps",
)
"""All named quantities: Goods and other resources, then quantities that are derived from the table."""
