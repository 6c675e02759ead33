"""Card rows as short strings, in which the second transcription (tests/fixtures/cards) is written.

One meaning has one spelling: members of "and", "or", sums and minima stand in alphabetical order, resources of one gain
or payment in the order of the game, everything else in the order of the row. ` | ` parts options that differ by more
than a number, `|` the numbers of tiers; `+` joins what comes together, `;` what comes one after the other.
"""

from collections.abc import Iterable

from service.engine.hallertau.cards.vocabulary import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    ByOptionEffect,
    Card,
    CardOption,
    ClearSpace,
    ClearTopRows,
    Condition,
    Cost,
    Costs,
    DifferentCrops,
    Discard,
    Draw,
    Effect,
    Exactly,
    FieldToRow,
    FreeGoods,
    GetField,
    GetGoods,
    HarvestFields,
    Just,
    KeepCrops,
    MoreThan,
    MoveSheep,
    Number,
    OneOf,
    Pay,
    PayHarvested,
    PaySheep,
    RaiseFields,
    RemoveFields,
    SheepBack,
    SowCrops,
    SowGood,
    Special,
    SwapToolForJewelry,
    TakeOffField,
    TakeWorkers,
    UseSpace,
    one_crop,
)
from service.engine.hallertau.quantities import (
    NAMES,
    Fields,
    Half,
    Least,
    Minus,
    Played,
    Plus,
    Quantity,
    Sum,
    Twice,
)
from service.engine.hallertau.resources import RESOURCE

COLUMNS = ("number", "kind", "phase", "head", "effects", "income", "vp")

Split = tuple[str, str]
"""A condition or cost as its words and its number, so that tiers can share the words; the number may be empty."""


def columns(card: Card) -> dict[str, str]:
    """Return a card as the columns of a line in a fixture."""
    return {
        "number": f"{card.number:03}",
        "kind": kind(card),
        "phase": phase(card),
        "head": head(card),
        "effects": effects(card.do),
        "income": effects(card.income),
        "vp": str(card.vp),
    }


def kind(card: Card) -> str:
    """Return whether a card has a condition or a cost; no card has both."""
    asks = card.when is not None or any(option.when is not None for option in card.options)
    costs = card.pay != () or any(option.pay != () for option in card.options)
    if asks == costs:
        raise ValueError(f"{card.number} must have either a condition or a cost")
    return "cost" if costs else "condition"


def phase(card: Card) -> str:
    """Return the Phase bar of a card."""
    if card.only_phase and card.not_phase:
        raise ValueError(f"{card.number} has two phase bars")
    if card.only_phase:
        return f"only {card.only_phase}"
    return f"not {card.not_phase}" if card.not_phase else ""


def head(card: Card) -> str:
    """Return the condition or cost of a card: the common part, then the options."""
    parts = []
    if card.when is not None:
        parts.append(bracketed(card.when, AnyOf) if card.options else condition(card.when))
    if card.pay:
        parts.append("".join(costs(card.pay)))
    if card.options:
        tiers = [split(option) for option in card.options]
        (stem, *others) = dict.fromkeys(words for words, _ in tiers)
        if not others and all(number for _, number in tiers):
            parts.append(stem + "|".join(number for _, number in tiers))
        else:
            text = " | ".join("".join(tier) for tier in tiers)
            parts.append(f"({text})" if parts else text)
    return " & ".join(parts)


def split(option: CardOption) -> Split:
    """Return the condition or the cost of an option."""
    if option.when is not None and not option.pay:
        return split_condition(option.when)
    if option.when is None and option.pay:
        return costs(option.pay)
    raise ValueError(f"an option must have either a condition or a cost: {option}")


def condition(node: Condition) -> str:
    return "".join(split_condition(node))


def bracketed(node: Condition, *kinds: type) -> str:
    return f"({condition(node)})" if isinstance(node, kinds) else condition(node)


def split_condition(node: Condition) -> Split:
    match node:
        case AtLeast(what=what, number=number):
            return f"{quantity(what)}>=", quantity(number)
        case AtMost(what=what, number=number):
            return f"{quantity(what)}<=", quantity(number)
        case Exactly(what=what, numbers=numbers):
            return f"{quantity(what)}=", "/".join(map(str, sorted(numbers)))
        case MoreThan(what=what, other=other):
            return f"{quantity(what)}>", quantity(other)
        case Just(what=what, number=number, spaces=spaces):
            where = f" ({' '.join(sorted(spaces))})" if spaces else ""
            return (f"just {what}{where} ", str(number)) if number else (f"just {what}{where}", "")
        case AllOf(of=of):
            return " & ".join(sorted(bracketed(member, AllOf, AnyOf) for member in of)), ""
        case AnyOf(of=of):
            return " or ".join(sorted(bracketed(member, AllOf, AnyOf) for member in of)), ""
    raise TypeError(f"no notation for the condition {node!r}")


def costs(nodes: Costs) -> Split:
    if len(nodes) == 1:
        return split_cost(nodes[0])
    return " & ".join("".join(split_cost(node)) for node in nodes), ""


def split_cost(node: Cost) -> Split:
    match node:
        case Pay(what=((name, number),)):
            return f"pay {resource(name)} ", quantity(number)
        case Pay(what=what):
            return f"pay {amounts(what)}", ""
        case PaySheep(number=number):
            return "pay sheep ", str(number)
        case RemoveFields(number=number, rows=rows, planted=planted):
            return f"remove {quantity(Fields(planted=True if planted else None, rows=rows))} ", str(number)
        case Discard(number=number, deck=deck):
            return f"discard {deck or 'any'} ", str(number)
        case FreeGoods(types=types, each=each):
            return f"pay any {types} type{'s' if types > 1 else ''} x ", str(each)
        case PayHarvested(crop=crop, number=number):
            return f"pay harvested {resource(crop)} ", str(number)
        case TakeOffField():
            return "take off field", ""
        case SheepBack(number=number):
            return "sheep back ", str(number)
        case KeepCrops(number=number):
            return "keep crops ", str(number)
    raise TypeError(f"no notation for the cost {node!r}")


def effects(nodes: Iterable[Effect]) -> str:
    return "; ".join(map(effect, nodes))


def effect(node: Effect) -> str:
    match node:
        case GetGoods(what=what):
            return amounts(what)
        case GetField(row=row, number=number):
            return f"field row {numbers(row)}" + (f" x{number}" if number != 1 else "")
        case Draw(deck=deck, number=number):
            return f"{deck} {numbers(number)}"
        case OneOf(of=of, sow=sow):
            return choice(of) + (" and sow it" if sow else "")
        case ByOptionEffect(of=of):
            return f"by option ({' | '.join(map(effect, of))})"
        case DifferentCrops(number=number):
            return f"different crops {numbers(number)}"
        case SowCrops(times=times, that=that):
            return f"sow {numbers(times)}{' there' if that else ''}"
        case SowGood(good=good, that=that):
            return f"sow {resource(good)}{' there' if that else ''}"
        case HarvestFields(number=number):
            return f"harvest {number}"
        case RaiseFields(number=number, planted=planted, that=that):
            kind = "" if planted is None else " planted" if planted else " empty"
            return f"raise {number}{kind}{' there' if that else ''}"
        case FieldToRow(row=row):
            return f"that field to row {row}"
        case MoveSheep(number=number, same=same):
            return f"move {'same ' if same else ''}sheep {numbers(number)}"
        case SwapToolForJewelry():
            return "swap tool for jewelry"
        case ClearSpace():
            return "clear space"
        case ClearTopRows(spaces=spaces):
            return f"clear top rows {' + '.join(sorted(spaces))}"
        case TakeWorkers():
            return "take workers"
        case UseSpace():
            return "use space"
        case Special(name=name):
            return f"special {name}"
    raise TypeError(f"no notation for the effect {node!r}")


def choice(of: tuple[Effect, ...]) -> str:
    """Return a choice of gains, in a short form for so many of any Crop."""
    if isinstance(of[0], GetGoods):
        number = of[0].what[0][1]
        if of == one_crop(number).of:
            return f"one crop {numbers(number)}"
    return f"one of ({' or '.join(map(effect, of))})"


def amounts(what: tuple[tuple[str, Number], ...]) -> str:
    if not what:
        raise ValueError("nothing is gained or paid")
    return " + ".join(f"{name} {numbers(number)}" for name, number in sorted(what, key=lambda item: RESOURCE[item[0]]))


def numbers(number: Number) -> str:
    """Return one number, or one for each option."""
    return "|".join(map(quantity, number)) if isinstance(number, tuple) else quantity(number)


def resource(name: str) -> str:
    if name not in RESOURCE:
        raise ValueError(f"{name} is not a resource")
    return name


def quantity(node: Quantity) -> str:
    match node:
        case int():
            return str(node)
        case str():
            if node not in NAMES:
                raise ValueError(f"{node} is not the name of a quantity")
            return node
        case Fields(planted=planted, rows=rows, contain=contain):
            state = () if planted is None else ("planted",) if planted else ("empty",)
            where = (f"row {'-'.join(map(str, sorted(rows)))}",) if rows else ()
            filters = " ".join((*state, *where, *((resource(contain),) if contain else ())))
            return f"fields[{filters}]" if filters else "fields"
        case Played(deck=deck):
            return f"played {deck}"
        case Sum(of=of):
            return "+".join(sorted(map(operand, of)))
        case Least(of=of):
            return f"min({' '.join(sorted(map(operand, of)))})"
        case Minus(first=first, second=second):
            return f"{operand(first)}-{operand(second)}"
        case Plus(first=first, number=number):
            return f"{operand(first)}+{number}"
        case Twice(of=of):
            return f"2*{operand(of)}"
        case Half(of=of):
            return f"{operand(of)}/2"
    raise TypeError(f"no notation for the quantity {node!r}")


def operand(node: Quantity) -> str:
    return f"({quantity(node)})" if isinstance(node, Sum | Minus | Plus | Twice | Half) else quantity(node)
