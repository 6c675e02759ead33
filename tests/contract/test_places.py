"""The scenarios go everywhere: with every game, on every store, through every API."""

from itertools import product

from service.engine.registry import RULESETS
from tests.contract.games import SAMPLES
from tests.contract.places import APIS, PLACES, STORES


def test_every_registered_game_has_a_sample():
    assert [sample.ruleset for sample in SAMPLES] == list(RULESETS)


def test_every_game_meets_every_store_and_every_api_and_these_each_other():
    assert {(place.sample.ruleset, place.store) for place in PLACES} == set(product(RULESETS, STORES))
    assert {(place.sample.ruleset, place.client) for place in PLACES} == set(product(RULESETS, APIS))
    assert {(place.store, place.client) for place in PLACES} == set(product(STORES, APIS))
