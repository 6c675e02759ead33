"""Making options: the id, the kind and the typed arguments of each, made once and shared."""

from functools import cache
from typing import Final

from service.engine.hallertau import args
from service.engine.hallertau.verb import action as option
from service.engine.kernel.option import Option, Window

TURN: Final = Window.TURN
SIMULTANEOUS: Final = Window.SIMULTANEOUS
REACTION: Final = Window.REACTION


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
def ready_through(phase: int) -> Option:
    """`ready_through:7`"""
    return option(f"ready_through:{phase}", args.ReadyThrough(phase), SIMULTANEOUS)


TAKE_MARKER: Final = option("take_marker", args.TakeMarker(), TURN)
READY_WHILE_IDLE: Final = option("ready_while_idle", args.ReadyWhileIdle(), SIMULTANEOUS)
READY_OFF: Final = option("ready_off", args.ReadyOff(), Window.ANYTIME)
READY: Final = option("ready", args.Ready(), SIMULTANEOUS)
