"""Taking payments from a seat's boards."""

from service.engine.hallertau.args import FieldKind, Payment
from service.engine.hallertau.options import field_key
from service.engine.hallertau.resources import CRAFT, JEWELRY, PLACE, RESOURCE, TOOLS, Bundle
from service.engine.hallertau.state import NO_GOOD, Field, Seat
from service.engine.hallertau.triggers import JewelrySpent


def count_resource(seat: Seat, resource: int) -> int:
    """How many of a Good, of Tools or of Jewelry a seat has."""
    return seat.tools if resource == TOOLS else seat.jewelry if resource == JEWELRY else seat.goods[resource]


def can_pay(seat: Seat, price: Bundle) -> bool:
    """Whether a seat has all of these."""
    return all(count_resource(seat, resource) >= amount for resource, amount in price)


def pay_resources(seat: Seat, price: dict[str, int]) -> None:
    """Goods, Tools and Jewelry. Exhausted Tools are paid first (H-67); the last Jewelry is noticed (H-21)."""
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
    """One named payment. Boulders stay where they are when a craft goes left (H-70)."""
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


def named_field(seat: Seat, kind: FieldKind, card: int = 0) -> Field:
    """A Field of the kind that an option names; in an option of a card, one that the card refers to (H-82, H-107)."""
    good = NO_GOOD if kind.good is None else RESOURCE[kind.good]
    key = (kind.row, good, kind.amount, kind.harvested, kind.named_by)
    fields = (field for field in seat.fields if not card or card in field.named_by)
    return next(field for field in fields if field_key(field, card) == key)
