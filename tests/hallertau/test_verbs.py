"""The verbs are complete: each module has an entry, and every kind of arguments and every frame is in one table."""

from collections import Counter
from types import UnionType
from typing import get_args

from service.engine.hallertau import frames
from service.engine.hallertau.decisions import BY_ITSELF, OFFERS
from service.engine.hallertau.dispatch import ANY_ARGS, ANY_BODY, VERBS
from service.engine.hallertau.events import Body
from service.engine.hallertau.verb import Args
from service.engine.hallertau.verbs.play_card import PlayCardWith
from service.engine.kernel.node import Node

PARTS_OF_FRAMES = {frames.PayGoods, frames.PaySheep, frames.RemoveField, frames.StepLeft}
"""Costs inside a trade, which are never on the stack themselves."""


def own_classes(name: str, base: type) -> set[type]:
    """Return the subclasses of a base that the module of a verb defines."""
    module = f"service.engine.hallertau.verbs.{name}"
    return {kind for kind in base.__subclasses__() if kind.__module__ == module}


def test_every_kind_of_arguments_is_resolved_by_the_module_that_defines_it():
    for name, verb in VERBS.items():
        assert {*verb.resolves, *verb.resolves_anytime} == own_classes(name, Args) - {PlayCardWith}, name
    assert {kind for name in VERBS for kind in own_classes(name, Args)} == set(Args.__subclasses__())


def test_no_frame_belongs_to_two_modules():
    for table in ("offers", "steps"):
        times = Counter(frame for verb in VERBS.values() for frame in getattr(verb, table))
        assert [frame for frame, number in times.items() if number > 1] == []


def test_every_frame_has_an_offer_or_is_automatic():
    defined = {kind for kind in vars(frames).values() if isinstance(kind, type) and issubclass(kind, Node)} - {Node}
    assert set(get_args(frames.Pending)) == defined - PARTS_OF_FRAMES
    assert set(get_args(frames.Pending)) == {*OFFERS, frames.Used, frames.Resolving}
    assert {frames.Used, frames.Resolving} <= set(BY_ITSELF) == set(get_args(frames.Pending))


def test_the_unions_have_every_kind():
    assert isinstance(ANY_ARGS, UnionType)
    assert set(get_args(ANY_ARGS)) == set(Args.__subclasses__())
    assert set(get_args(ANY_BODY)) == set(Body.__subclasses__())
