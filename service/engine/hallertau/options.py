"""Making options: the id, the kind and the typed arguments of each, made once and shared."""

from functools import cache
from typing import Final

from service.engine.hallertau import args
from service.engine.hallertau.resources import CRAFTS, PLACES, RESOURCES, Bundle, named, written
from service.engine.hallertau.state import NO_GOOD, Field
from service.engine.kernel.option import Option, Window

TURN: Final = Window.TURN
SIMULTANEOUS: Final = Window.SIMULTANEOUS
REACTION: Final = Window.REACTION

SpaceArgs = args.ClearSpace | args.TakeWorkers | args.SecondRow | args.TakeStack | args.PutStack

FieldKey = tuple[int, int, int, bool, tuple[int, ...]]
"""Row, Good, amount, whether it was harvested in this Phase 7, and the cards under way that refer to it (H-107).

Fields with equal keys are the same choice.
"""


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
def sow(crop: int, key: FieldKey) -> Option:
    """`sow:barley>row4`"""
    row, _, _, harvested, named_by = key
    name = RESOURCES[crop]
    return option(f"sow:{name}>{written_field(key)}", args.Sow(name, row, harvested, named_by), TURN)


@cache
def move_field(key: FieldKey, to: int) -> Option:
    """`move_field:row2>row5`"""
    row, _, _, harvested, named_by = key
    return option(f"move_field:{written_field(key)}>row{to}", args.MoveField(row, to, harvested, named_by), TURN)


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


@cache
def play_card(card: int, number: int) -> Option:
    """`play:217/2`"""
    suffix = f"/{number}" if number else ""
    return option(f"play:{card:03}{suffix}", args.PlayCard(card, number), Window.ANYTIME)


def give(paid: str, payment: args.Payment) -> Option:
    """`give:sheep@card4`"""
    return option(f"give:{paid}", args.Give(payment), REACTION)


@cache
def keep(crops: Bundle) -> Option:
    """`keep:2barley+1hops`"""
    return option(f"keep:{written(crops)}", args.Keep(named(crops)), REACTION)


@cache
def draw(deck: str, cards: int) -> Option:
    """`draw:2bonus`"""
    return option(f"draw:{cards}{deck}", args.Draw(deck, cards), REACTION)


@cache
def income(card: int) -> Option:
    """`income:825`"""
    return option(f"income:{card}", args.Income(card), SIMULTANEOUS)


@cache
def raise_field(key: FieldKey) -> Option:
    """`raise:row3/flax`"""
    return option(f"raise:{written_field(key)}", args.Raise(field_kind(key)), REACTION)


@cache
def on_space(kind: type[SpaceArgs], space: str) -> Option:
    """`clear_space:nursery`, `take_workers:nursery`, `second_row:nursery`, `take_stack:nursery`, `put_stack:nursery`"""
    return option(f"{kind.__struct_config__.tag}:{space}", kind(space), REACTION)


@cache
def clear_top_rows(spaces: tuple[str, ...]) -> Option:
    """`clear_top_rows:land_sale+town_hall`"""
    return option(f"clear_top_rows:{'+'.join(spaces)}", args.ClearTopRows(spaces), REACTION)


@cache
def use_space(space: str, workers: int) -> Option:
    """`use_space:nursery`"""
    return option(f"use_space:{space}", args.UseSpace(space, workers), REACTION)


@cache
def free_step(craft: int) -> Option:
    """`free_step:carpentry`"""
    return option(f"free_step:{CRAFTS[craft]}", args.FreeStep(CRAFTS[craft]), REACTION)


@cache
def move_boulder(craft: int, boulder: int) -> Option:
    """`move_boulder:carpentry/1`"""
    return option(f"move_boulder:{CRAFTS[craft]}/{boulder + 1}", args.MoveBoulder(CRAFTS[craft], boulder), REACTION)


@cache
def double_yield(key: FieldKey) -> Option:
    """`double_yield:row4/barley`"""
    return option(f"double_yield:{written_field(key)}", args.DoubleYield(field_kind(key)), REACTION)


@cache
def double_sow(crop: int, amount: int, key: FieldKey) -> Option:
    """`double_sow:2barley>row4`"""
    row, _, _, harvested, named_by = key
    arguments = args.DoubleSow(RESOURCES[crop], amount, row, harvested, named_by)
    return option(f"double_sow:{amount}{RESOURCES[crop]}>{written_field(key)}", arguments, REACTION)


@cache
def two_fields(rows: tuple[int, ...]) -> Option:
    """`two_fields:row2+row4`"""
    return option(f"two_fields:{'+'.join(f'row{row}' for row in rows)}", args.TwoFields(rows), REACTION)


@cache
def ready_through(phase: int) -> Option:
    """`ready_through:7`"""
    return option(f"ready_through:{phase}", args.ReadyThrough(phase), SIMULTANEOUS)


TAKE_MARKER: Final = option("take_marker", args.TakeMarker(), TURN)
READY_WHILE_IDLE: Final = option("ready_while_idle", args.ReadyWhileIdle(), SIMULTANEOUS)
READY_OFF: Final = option("ready_off", args.ReadyOff(), Window.ANYTIME)
HARVEST_ALL: Final = option("harvest_all", args.HarvestAll(), SIMULTANEOUS)
FEWER: Final = option("fewer", args.Fewer(), TURN)
SKIP: Final = option("skip", args.Skip(), TURN)
END_TURN: Final = option("end_turn", args.EndTurn(), TURN)
READY: Final = option("ready", args.Ready(), SIMULTANEOUS)
DONE: Final = {window: option("done", args.Done(), window) for window in (TURN, SIMULTANEOUS)}
RESUME: Final = option("resume", args.Resume(), SIMULTANEOUS)


def field_key(field: Field, card: int = 0) -> FieldKey:
    """What of a Field matters to a choice; to a choice of a card, references of other cards only."""
    named_by = tuple([other for other in field.named_by if other != card])
    return field.row, field.good, field.amount, field.harvested, named_by


@cache
def field_kind(key: FieldKey) -> args.FieldKind:
    """A Field as arguments and events name it."""
    row, good, amount, harvested, named_by = key
    return args.FieldKind(row, None if good == NO_GOOD else RESOURCES[good], amount, harvested, named_by)


def written_field(key: FieldKey) -> str:
    """A Field inside an option id: `row2`, `row4/barley`, `row4/2barley`, `row3/harvested`, `row3/for027`."""
    row, good, amount, harvested, named_by = key
    content = "" if good == NO_GOOD else f"/{amount if amount > 1 else ''}{RESOURCES[good]}"
    cards = "".join(f"/for{card:03}" for card in named_by)
    return f"row{row}{content}{'/harvested' if harvested else ''}{cards}"
