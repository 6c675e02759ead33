"""Making options: the id, the kind and the typed arguments of each, made once and shared."""

from functools import cache
from typing import Final

from service.engine.hallertau import args
from service.engine.hallertau.resources import CRAFTS, PLACES, RESOURCES, Bundle, named, written
from service.engine.hallertau.state import NO_GOOD, Field
from service.engine.kernel.option import Option, Window

TURN: Final = Window.TURN
SIMULTANEOUS: Final = Window.SIMULTANEOUS

FieldKey = tuple[int, int, int]
"""Row, Good and amount: Fields with equal keys are the same choice."""


def option(option_id: str, arguments: args.Args, window: Window) -> Option:
    """An option whose kind is the tag of its arguments."""
    return Option(option_id, str(arguments.__struct_config__.tag), arguments, window)


@cache
def place(space: str, workers: int) -> Option:
    """`place:nursery`"""
    return option(f"place:{space}", args.Place(space, workers), TURN)


@cache
def exchange(workers: int) -> Option:
    """`exchange:3`"""
    return option(f"exchange:{workers}", args.Exchange(workers), TURN)


@cache
def take(what: Bundle) -> Option:
    """`take:2barley+1hops`"""
    return option(f"take:{written(what)}", args.Take(named(what)), TURN)


@cache
def new_field(row: int) -> Option:
    """`new_field:row5`"""
    return option(f"new_field:row{row}", args.NewField(row), TURN)


@cache
def sow(crop: int, row: int) -> Option:
    """`sow:barley>row4`"""
    return option(f"sow:{RESOURCES[crop]}>row{row}", args.Sow(RESOURCES[crop], row), TURN)


@cache
def move_field(row: int, to: int) -> Option:
    """`move_field:row2>row5`"""
    return option(f"move_field:row{row}>row{to}", args.MoveField(row, to), TURN)


@cache
def move_sheep(place: int) -> Option:
    """`move_sheep:card4>card5`"""
    here, to = PLACES[place], PLACES[place + 1]
    return option(f"move_sheep:{here}>{to}", args.MoveSheep(here, to), TURN)


def trade(paid: str, pay: args.Payment, gain: Bundle) -> Option:
    """`trade:2milk>1sheep`"""
    return option(f"trade:{paid}>{written(gain)}", args.Trade(pay, named(gain)), TURN)


@cache
def fallow(row: int) -> Option:
    """`fallow:row3`"""
    return option(f"fallow:row{row}", args.Fallow(row), SIMULTANEOUS)


@cache
def harvest(key: FieldKey) -> Option:
    """`harvest:row4/barley`"""
    return option(f"harvest:{written_field(key)}", args.Harvest(field_kind(key)), SIMULTANEOUS)


@cache
def advance(craft: int, pay: Bundle, window: Window) -> Option:
    """`advance:carpentry:1rye+2clay`"""
    name = CRAFTS[craft]
    return option(f"advance:{name}:{written(pay)}", args.Advance(name, named(pay)), window)


HARVEST_ALL: Final = option("harvest_all", args.HarvestAll(), SIMULTANEOUS)
FEWER: Final = option("fewer", args.Fewer(), TURN)
SKIP: Final = option("skip", args.Skip(), TURN)
END_TURN: Final = option("end_turn", args.EndTurn(), TURN)
READY: Final = option("ready", args.Ready(), SIMULTANEOUS)
DONE: Final = {window: option("done", args.Done(), window) for window in (TURN, SIMULTANEOUS)}
RESUME: Final = option("resume", args.Resume(), SIMULTANEOUS)


def field_key(field: Field) -> FieldKey:
    """What of a Field matters to a choice."""
    return field.row, field.good, field.amount


def field_kind(key: FieldKey) -> args.FieldKind:
    """A Field as arguments and events name it."""
    row, good, amount = key
    return args.FieldKind(row) if good == NO_GOOD else args.FieldKind(row, RESOURCES[good], amount)


def written_field(key: FieldKey) -> str:
    """A Field inside an option id: `row2`, `row4/barley`, `row4/2barley`."""
    row, good, amount = key
    if good == NO_GOOD:
        return f"row{row}"
    return f"row{row}/{amount if amount > 1 else ''}{RESOURCES[good]}"
