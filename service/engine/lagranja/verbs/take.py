"""Take goods of choice."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import ClassVar, Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames, gains
from service.engine.lagranja.goods import GOOD, NAMES
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Default, Verb, make_action


class Take(Args, frozen=True, tag="take"):
    """Take goods of choice."""

    default: ClassVar[Default] = Default.DUE

    goods: dict[str, int]


@cache
def take_action(goods: tuple[int, ...]) -> Action:
    """Make the action with an id such as `take:olive+grain`."""
    names = [NAMES[good] for good in goods]
    return make_action(f"take:{'+'.join(names)}", Take({name: names.count(name) for name in names}), TURN)


def offer_take_goods(state: State, me: int, frame: frames.TakeGoods) -> Iterator[Action]:
    """Offer all ways to take so many goods, all different if they must be."""
    ways = combinations if frame.distinct else combinations_with_replacement
    return map(take_action, ways(frame.goods, frame.amount))


def resolve_take(state: State, me: int, frame: frames.TakeGoods, chosen: Take, log: list[Event]) -> None:
    """Put the goods into stores and sty."""
    for name, amount in chosen.goods.items():
        gains.gain(state, me, GOOD[name], amount, log)


VERB: Final = Verb(offers={frames.TakeGoods: offer_take_goods}, resolves={Take: resolve_take})
