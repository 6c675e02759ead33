"""Buy a roof of the round, in F4 (§6.0)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import Unmet
from service.engine.kernel.event import Event
from service.engine.lagranja import farm, frames, gains
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.events import Body
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.goods import NAMES, SILVER
from service.engine.lagranja.state import Roof, State
from service.engine.lagranja.verb import TURN, Args, Verb, make_action
from service.engine.lagranja.verbs.end_turn import END_TURN


class BuyRoof(Args, frozen=True, tag="buy_roof"):
    """Buy a roof of this round."""

    tile: str
    silver: int


class RoofBought(Body, frozen=True, tag="roof_bought"):
    """A seat bought a roof.

    This event includes the payment and puts the roof on the farm; the VP of its space follow as `gained_vp`.
    """

    seat: int
    tile: str
    silver: int


@cache
def buy_roof_action(tile: str, silver: int) -> Action:
    """Make the action with an id such as `buy_roof:R1a`."""
    return make_action(f"buy_roof:{tile}", BuyRoof(tile, silver), TURN)


def unmet_buy_roof(state: State, me: int, tile: str) -> Iterator[Unmet]:
    """Yield what is missing to buy a roof: one roof in a round, a free space, and its price (G-22)."""
    seat = state.seats[me]
    price = farm.roof_price(state, me, tile)
    if seat.bought_roof:
        yield Unmet(r.OneRoof(), 1, 0, "§6.0")
    if len(seat.roofs) >= farm.roof_spaces(state, me):
        yield Unmet(r.RoofSpace(), 1, 0, "G-22")
    if seat.goods[SILVER] < price:
        yield Unmet(r.Have(NAMES[SILVER]), price, seat.goods[SILVER], "§6.0")


def offer_buy_roof(state: State, me: int, frame: frames.BuyRoof) -> Iterator[Action]:
    """Offer the roofs of this round, and the end of the turn."""
    for tile in state.roofs:
        if next(unmet_buy_roof(state, me, tile), None) is None:
            yield buy_roof_action(tile, farm.roof_price(state, me, tile))
    yield END_TURN


def resolve_buy_roof(state: State, me: int, frame: frames.BuyRoof, chosen: BuyRoof, log: list[Event]) -> None:
    """Put the roof on the leftmost empty space and gain the VP of the space."""
    seat = state.seats[me]
    gains.pay_silver(state, me, chosen.silver)
    state.roofs.remove(chosen.tile)
    seat.bought_roof = True
    log.append(Event(RoofBought(me, chosen.tile, chosen.silver)))
    gains.gain_vp(state, me, farm.roof_space_vp(edition_of(state), len(seat.roofs)), "roofs", log)
    seat.roofs.append(Roof(chosen.tile))
    state.stack += (frame, frames.Fire(me, "roof_bought"))


VERB: Final = Verb(
    offers={frames.BuyRoof: offer_buy_roof},
    resolves={BuyRoof: resolve_buy_roof},
    in_steps=("F4",),
    ended=(frames.BuyRoof,),
)
