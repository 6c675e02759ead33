"""Making options: the id, the kind and the typed arguments of each, made once and shared."""

from functools import cache
from typing import Final

from service.engine.kernel.option import Option, Window
from service.engine.lagranja import args
from service.engine.lagranja.farm import Source
from service.engine.lagranja.goods import GOOD, NAMES, Role
from service.engine.lagranja.vocabulary import Effects

TURN: Final = Window.TURN
ANYTIME: Final = Window.ANYTIME
REACTION: Final = Window.REACTION


def option(option_id: str, arguments: args.Args, window: Window) -> Option:
    """An option whose kind is the tag of its arguments."""
    return Option(option_id, str(arguments.__struct_config__.tag), arguments, window)


def written(source: Source) -> str:
    """A good inside an option id: `olive@store`, `olive@field`, `olive@field/2`, `pig`."""
    good, place, held = source
    where = f"@{place}" if place in ("store", "field") else ""
    return f"{NAMES[good]}{where}{f'/{held}' if held > 1 else ''}"


@cache
def lying(source: Source) -> args.Lying:
    """A good where it lies, for programs."""
    good, place, held = source
    return args.Lying(NAMES[good], place, held)


def source_of(good: args.Lying) -> Source:
    """A good where it lies, for the engine."""
    return GOOD[good.good], good.place, good.held


@cache
def play_card(card: int, role: Role, replace: int | None = None) -> Option:
    """`play_card:17/barrow`, `play_card:17/barrow-23`"""
    suffix = "" if replace is None else f"-{replace}"
    return option(f"play_card:{card}/{role}{suffix}", args.PlayCard(card, role, replace), TURN)


@cache
def buy(resource: int, silver: int) -> Option:
    """`buy:olive`"""
    return option(f"buy:{NAMES[resource]}", args.Buy(NAMES[resource], silver), ANYTIME)


@cache
def sell(source: Source, silver: int) -> Option:
    """`sell:olive@store`"""
    return option(f"sell:{written(source)}", args.Sell(lying(source), silver), ANYTIME)


@cache
def upgrade(source: Source, silver: int) -> Option:
    """`upgrade:olive@field`"""
    return option(f"upgrade:{written(source)}", args.Upgrade(lying(source), silver), ANYTIME)


@cache
def upgrade_free(source: Source) -> Option:
    """`upgrade:olive@field:free`"""
    return option(f"upgrade:{written(source)}:free", args.Upgrade(lying(source), 0, free=True), TURN)


@cache
def trade_commodity(trade: str) -> Option:
    """`trade_commodity:silver`"""
    return option(f"trade_commodity:{trade}", args.TradeCommodity(trade), ANYTIME)


@cache
def use_roof(tile: str) -> Option:
    """`use_roof:R1a`"""
    return option(f"use_roof:{tile}", args.UseRoof(tile), ANYTIME)


@cache
def use_helper(card: int, window: Window = ANYTIME) -> Option:
    """`use_helper:24`"""
    return option(f"use_helper:{card}", args.UseHelper(card), window)


@cache
def buy_roof(tile: str, silver: int) -> Option:
    """`buy_roof:R1a`"""
    return option(f"buy_roof:{tile}", args.BuyRoof(tile, silver), TURN)


@cache
def take_die(number: int) -> Option:
    """`take_die:4`"""
    return option(f"take_die:{number}", args.TakeDie(number), TURN)


@cache
def last_die(number: int) -> Option:
    """`last_die:4`"""
    return option(f"last_die:{number}", args.LastDie(number), TURN)


@cache
def mark_space(number: int) -> Option:
    """`mark_space:4`"""
    return option(f"mark_space:{number}", args.MarkSpace(number), TURN)


@cache
def reroll(number: int) -> Option:
    """`reroll:4`"""
    return option(f"reroll:{number}", args.Reroll(number), TURN)


@cache
def shift(number: int, to: int) -> Option:
    """`shift:4>5`"""
    return option(f"shift:{number}>{to}", args.Shift(number, to), TURN)


@cache
def choose(number: int, effects: Effects) -> Option:
    """`choose:1`"""
    return option(f"choose:{number}", args.Choose(number, effects), TURN)


@cache
def take(goods: tuple[int, ...]) -> Option:
    """`take:olive+grain`"""
    names = [NAMES[good] for good in goods]
    return option(f"take:{'+'.join(names)}", args.Take({name: names.count(name) for name in names}), TURN)


@cache
def siesta(steps: int) -> Option:
    """`siesta:2`"""
    return option(f"siesta:{steps}", args.Siesta(steps), TURN)


@cache
def flip_roof(tile: str) -> Option:
    """`flip_roof:R1a`"""
    return option(f"flip_roof:{tile}", args.FlipRoof(tile), TURN)


@cache
def keep(card: int) -> Option:
    """`keep:17`"""
    return option(f"keep:{card}", args.Keep(card), TURN)


@cache
def move_stall(space: str, to: str) -> Option:
    """`move_stall:C3>C4`"""
    return option(f"move_stall:{space}>{to}", args.MoveStall(space, to), TURN)


@cache
def choose_donkey(deliveries: int) -> Option:
    """`choose_donkey:3`"""
    return option(f"choose_donkey:{deliveries}", args.ChooseDonkey(deliveries), Window.SIMULTANEOUS)


@cache
def deliver_to_barrow(source: Source, card: int) -> Option:
    """`deliver:olive@field>17`"""
    return option(f"deliver:{written(source)}>{card}", args.Deliver(lying(source), barrow=card), TURN)


@cache
def deliver_to_building(source: Source, building: str) -> Option:
    """`deliver:olive@field>greengrocer`"""
    return option(f"deliver:{written(source)}>{building}", args.Deliver(lying(source), building=building), TURN)


@cache
def buy_extra_delivery(number: int, silver: int) -> Option:
    """`buy_extra_delivery:1`"""
    return option(f"buy_extra_delivery:{number}", args.BuyExtraDelivery(number, silver), TURN)


@cache
def place_stall(space: str) -> Option:
    """`place_stall:C4`"""
    return option(f"place_stall:{space}", args.PlaceStall(space), TURN)


@cache
def discard(card: int) -> Option:
    """`discard:17`"""
    return option(f"discard:{card}", args.Discard(card), TURN)


@cache
def pay(source: Source) -> Option:
    """`pay:olive@store`"""
    return option(f"pay:{written(source)}", args.Pay(lying(source)), TURN)


@cache
def give_up(source: Source) -> Option:
    """`give_up:olive@store`"""
    good, place, held = source
    return option(f"give_up:{written(source)}", args.GiveUp(NAMES[good], place, held), REACTION)


@cache
def give_up_cargo(good: int, barrow: int | None, building: str | None) -> Option:
    """`give_up:olive@17`, `give_up:olive@greengrocer`"""
    where = building if barrow is None else barrow
    given = args.GiveUp(NAMES[good], barrow=barrow, building=building)
    return option(f"give_up:{NAMES[good]}@{where}", given, REACTION)


@cache
def give_up_stall(space: str) -> Option:
    """`give_up:stall@C4`"""
    return option(f"give_up:stall@{space}", args.GiveUp(space=space), REACTION)


PAY_VP: Final = option("pay:vp", args.Pay(vp=1), TURN)
FORGO: Final = option("forgo", args.Forgo(), REACTION)
DECLINE: Final = option("decline", args.Decline(), TURN)
END_TURN: Final = option("end_turn", args.EndTurn(), TURN)
