"""Additional random games of La Granja: few markers, a deliberate leak, and maximum sizes."""

from random import Random

import pytest
from msgspec.structs import replace

from service.engine.kernel.conformance import Case, ConformanceError, check_game
from service.engine.kernel.playout import playout
from service.engine.kernel.snapshot import encode
from service.engine.lagranja import farm, invariants
from service.engine.lagranja.invariants import INVARIANTS
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import total_vp
from service.engine.lagranja.views import table
from tests.conformance.test_random_games import eager


@pytest.mark.parametrize("seats", [1, 4])
def test_games_with_few_markers_keep_all_guarantees(seats, monkeypatch):
    monkeypatch.setattr(farm, "MARKERS", 6)
    monkeypatch.setattr(invariants, "MARKERS", 6)
    for number in range(3):
        seed = f"few markers {number}"
        assert check_game(RULES, INVARIANTS, Case({}, seats), seed, eager(seed)).decisions > 50


def test_a_view_that_reveals_vp_is_detected(monkeypatch):
    honest = table.view_seat

    def revealing(state, me, viewer):
        return replace(honest(state, me, viewer), vp=total_vp(state.seats[me]))

    monkeypatch.setattr(table, "view_seat", revealing)
    with pytest.raises(ConformanceError, match="can tell two worlds apart"):
        check_game(RULES, INVARIANTS, Case({}, 2), "leak", Random("leak").randrange)


def test_snapshots_and_action_lists_are_small():
    largest = longest = 0
    for number in range(40):
        state, _, most = playout(RULES, {}, 1 + number % 4, f"small {number}", Random(number))
        largest, longest = max(largest, most), max(longest, len(encode(RULES, state)))
    assert 20 < largest <= 300
    assert longest <= 8192
