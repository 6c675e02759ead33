"""Checks that the scenarios run with every game, on every store and through every API."""

from itertools import product

from service.engine.registry import RULESETS
from tests.contract.combinations import APIS, COMBINATIONS, STORES
from tests.contract.games import SAMPLES


def test_every_registered_game_has_a_sample():
    assert [sample.ruleset for sample in SAMPLES] == list(RULESETS)


def test_every_pair_of_game_store_and_api_occurs():
    assert {(one.sample.ruleset, one.store) for one in COMBINATIONS} == set(product(RULESETS, STORES))
    assert {(one.sample.ruleset, one.client) for one in COMBINATIONS} == set(product(RULESETS, APIS))
    assert {(one.store, one.client) for one in COMBINATIONS} == set(product(STORES, APIS))
