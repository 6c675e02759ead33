"""The registry with several games that have editions: an edition file is read by its game."""

import pytest

from service.engine import registry
from service.engine.kernel.errors import EngineError
from service.engine.registry import RULESETS, ruleset, use_edition
from tests.editions import write_edition

PLAIN = dict(RULESETS)
PRINTED = PLAIN["hallertau"]._replace(with_edition=lambda data, file: PRINTED, is_edition=lambda data: b"hops" in data)
"""A game with editions that comes before La Granja."""


@pytest.fixture(autouse=True)
def games(monkeypatch):
    for name, game in (PLAIN | {"hallertau": PRINTED}).items():
        monkeypatch.setitem(RULESETS, name, game)
        monkeypatch.setitem(registry._editions, name, [game])


def test_an_edition_file_is_read_by_the_game_it_names(tmp_path):
    use_edition(write_edition(tmp_path, "mine").read_bytes(), "mine.json")
    assert "mine" in ruleset("lagranja").rules.version
    assert ruleset("hallertau") is PRINTED
    use_edition(b"hops", "hops.json")
    assert "mine" in ruleset("lagranja").rules.version
    assert len(registry._editions["hallertau"]) == 2


def test_errors_are_reported_by_the_game_that_the_file_names(tmp_path):
    broken = write_edition(tmp_path, "mine").read_bytes()[:-1]
    with pytest.raises(EngineError, match=r"mine\.json cannot be used: line 1: this is no JSON"):
        use_edition(broken, "mine.json")


def test_the_game_can_be_named_explicitly():
    with pytest.raises(EngineError, match=r"hops\.json cannot be used: line 1: this is no JSON"):
        use_edition(b"hops", "hops.json", "lagranja")


@pytest.mark.parametrize("game", PLAIN.values(), ids=PLAIN)
def test_a_game_that_loads_editions_can_also_recognise_them(game):
    assert (game.with_edition is None) == (game.is_edition is None)
