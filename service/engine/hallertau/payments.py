"""Payments: how actions and events name them, and how they leave a seat's boards."""

from msgspec import Struct

from service.engine.hallertau.fields import FieldKind, named_field
from service.engine.hallertau.resources import CRAFT, JEWELRY, PLACE, RESOURCE, TOOLS, Bundle
from service.engine.hallertau.state import NO_GOOD, Seat
from service.engine.hallertau.triggers import JewelrySpent


class Payment(Struct, frozen=True, omit_defaults=True):
    """What is paid: exactly one of these fields."""

    goods: dict[str, int] = {}
    sheep_from: str | None = None
    sheep_back: str | None = None
    planted: FieldKind | None = None
    card: int | None = None
    field: FieldKind | None = None
    craft_left: str | None = None


def count_resource(seat: Seat, resource: int) -> int:
    """Count a Good, the Tools or the Jewelry of a seat."""
    return seat.tools if resource == TOOLS else seat.jewelry if resource == JEWELRY else seat.goods[resource]


def can_pay(seat: Seat, price: Bundle) -> bool:
    """Return whether a seat has all of a price."""
    return all(count_resource(seat, resource) >= amount for resource, amount in price)


def pay_resources(seat: Seat, price: dict[str, int]) -> None:
    """Pay Goods, Tools and Jewelry: exhausted Tools first (H-67); spending the last Jewelry is a trigger (H-21)."""
    for name, amount in price.items():
        resource = RESOURCE[name]
        if resource == TOOLS:
            seat.tools -= amount
            seat.exhausted = max(seat.exhausted - amount, 0)
        elif resource == JEWELRY:
            seat.jewelry -= amount
            if amount and not seat.jewelry:
                seat.triggers.append(JewelrySpent())
        else:
            seat.goods[resource] -= amount


def pay(seat: Seat, payment: Payment) -> None:
    """Carry out one named payment. Boulders stay where they are when a craft goes left (H-70)."""
    pay_resources(seat, payment.goods)
    if payment.sheep_from is not None:
        seat.sheep[PLACE[payment.sheep_from]] -= 1
    if payment.field is not None:
        seat.fields.remove(named_field(seat, payment.field))
    if payment.planted is not None:
        field = named_field(seat, payment.planted)
        field.good, field.amount = NO_GOOD, 0
    if payment.craft_left is not None:
        seat.crafts[CRAFT[payment.craft_left]] -= 1
