"""The dispatch tables: every frame and every kind of action belongs to one verb."""

from collections import Counter
from typing import get_args

from service.engine.lagranja import decisions, dispatch, frames
from service.engine.lagranja.dispatch import VERBS, tag
from service.engine.lagranja.steps import STEPS


def test_every_frame_that_asks_has_exactly_one_verb_that_offers():
    offered = Counter(frame for verb in VERBS.values() for frame in verb.offers)
    assert set(offered) == frames.ASKS
    assert set(offered.values()) == {1}


def test_every_other_frame_is_automatic():
    assert frames.ASKS | set(decisions.BY_ITSELF) == set(get_args(frames.Pending))


def test_every_kind_of_action_has_exactly_one_verb_that_resolves_it():
    answers = Counter(kind for verb in VERBS.values() for kind in verb.resolves)
    anytime = Counter(kind for verb in VERBS.values() for kind in verb.resolves_anytime)
    assert {*answers, *anytime} == set(get_args(dispatch.ANY_ARGS))
    assert {*answers.values(), *anytime.values()} == {1}


def test_a_verb_resolves_the_actions_of_its_own_module():
    kinds = [(name, kind) for name, verb in VERBS.items() for kind in {*verb.resolves, *verb.resolves_anytime}]
    assert [name for name, kind in kinds if kind.__module__ != f"service.engine.lagranja.verbs.{name}"] == []
    assert set(VERBS) <= {tag(kind) for _, kind in kinds}


def test_every_tag_is_used_once():
    for union in (dispatch.ANY_ARGS, dispatch.ANY_BODY):
        tags = [tag(kind) for kind in get_args(union)]
        assert len(tags) == len(set(tags)) > 20


def test_a_verb_explains_its_own_frames_only():
    for verb in VERBS.values():
        assert {*verb.ended, *verb.declined, *verb.undivided, *verb.must} <= set(verb.offers)
        assert set(verb.in_steps) <= set(STEPS)
