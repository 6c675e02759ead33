"""Pay an extension or a helper with farm goods, one good at a time."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import events, farm, frames, gains
from service.engine.lagranja.events import Body
from service.engine.lagranja.goods import HARVEST, NAMES, PLACE_OF, VP
from service.engine.lagranja.sources import Lying, Source, lying, source_of, written
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Verb, make_action


class Pay(Args, frozen=True, tag="pay"):
    """Pay with one farm good: one that lies somewhere, or a VP."""

    good: Lying | None = None
    vp: int = 0


class GoodPaid(Body, frozen=True, tag="good_paid"):
    """A seat paid with a good that lay somewhere."""

    seat: int
    good: Lying


@cache
def pay_action(source: Source) -> Action:
    """Make the action with an id such as `pay:olive@store`."""
    return make_action(f"pay:{written(source)}", Pay(lying(source)), TURN)


PAY_VP: Final = make_action("pay:vp", Pay(vp=1), TURN)


def offer_pay_extension(state: State, me: int, frame: frames.PayExtension) -> Iterator[Action]:
    """Offer each kind that was not paid yet, from store, field or sty, as silver or VP (G-07)."""
    fields = farm.on_fields(state, state.seats[me])
    for kind in farm.payable_kinds(state, me):
        if kind in frame.paid:
            continue
        if kind == VP:
            yield PAY_VP
            continue
        if state.seats[me].goods[kind]:
            yield pay_action((kind, PLACE_OF[kind], 1))
        yield from (pay_action(source) for source in fields if source[0] == kind)


def offer_pay_harvest(state: State, me: int, frame: frames.PayHarvest) -> Iterator[Action]:
    """Offer each harvest good from a store or a field."""
    return (pay_action(source) for source in farm.resources(state, state.seats[me]) if source[0] in HARVEST)


def resolve_pay(
    state: State, me: int, frame: frames.PayExtension | frames.PayHarvest, chosen: Pay, log: list[Event]
) -> None:
    """Pay one good, and ask for the rest."""
    if chosen.good is None:
        kind = VP
        gains.pay_vp(state, me, chosen.vp)
        log.append(Event(events.Paid(me, {NAMES[VP]: chosen.vp})))
    else:
        kind = source_of(chosen.good)[0]
        farm.remove(state, state.seats[me], source_of(chosen.good))
        log.append(Event(GoodPaid(me, chosen.good)))
    if frame.left > 1:
        if isinstance(frame, frames.PayExtension):
            state.stack.append(frames.PayExtension(me, frame.left - 1, (*frame.paid, kind)))
        else:
            state.stack.append(frames.PayHarvest(me, frame.left - 1))


VERB: Final = Verb(
    offers={frames.PayExtension: offer_pay_extension, frames.PayHarvest: offer_pay_harvest},
    resolves={Pay: resolve_pay},
    undivided=(frames.PayExtension, frames.PayHarvest),
)
