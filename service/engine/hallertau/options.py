"""Making options: the id, the kind and the typed arguments of each, made once and shared."""

from functools import cache
from typing import Final

from service.engine.hallertau import args
from service.engine.hallertau.resources import CRAFTS, Bundle, named, written
from service.engine.hallertau.verb import action as option
from service.engine.kernel.option import Option, Window

TURN: Final = Window.TURN
SIMULTANEOUS: Final = Window.SIMULTANEOUS
REACTION: Final = Window.REACTION

SpaceArgs = args.ClearSpace | args.TakeWorkers | args.SecondRow | args.TakeStack | args.PutStack


@cache
def place(space: str, workers: int) -> Option:
    """`place:nursery`"""
    return option(f"place:{space}", args.Place(space, workers), TURN)


@cache
def exchange(workers: int) -> Option:
    """`exchange:3`"""
    return option(f"exchange:{workers}", args.Exchange(workers), TURN)


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


@cache
def draw(deck: str, cards: int) -> Option:
    """`draw:2bonus`"""
    return option(f"draw:{cards}{deck}", args.Draw(deck, cards), REACTION)


@cache
def income(card: int) -> Option:
    """`income:825`"""
    return option(f"income:{card}", args.Income(card), SIMULTANEOUS)


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
def ready_through(phase: int) -> Option:
    """`ready_through:7`"""
    return option(f"ready_through:{phase}", args.ReadyThrough(phase), SIMULTANEOUS)


TAKE_MARKER: Final = option("take_marker", args.TakeMarker(), TURN)
READY_WHILE_IDLE: Final = option("ready_while_idle", args.ReadyWhileIdle(), SIMULTANEOUS)
READY_OFF: Final = option("ready_off", args.ReadyOff(), Window.ANYTIME)
END_TURN: Final = option("end_turn", args.EndTurn(), TURN)
READY: Final = option("ready", args.Ready(), SIMULTANEOUS)
DONE: Final = {window: option("done", args.Done(), window) for window in (TURN, SIMULTANEOUS)}
RESUME: Final = option("resume", args.Resume(), SIMULTANEOUS)
