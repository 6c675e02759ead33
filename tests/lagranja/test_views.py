"""Displays that are given again are the displays that would be made anew."""

from random import Random

import pytest

from service.engine.kernel.event import Viewer
from service.engine.kernel.play import apply, start
from service.engine.kernel.seen import Seen
from service.engine.lagranja import views
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import State


def made_anew(state: State, viewer: Viewer, monkeypatch: pytest.MonkeyPatch) -> views.View:
    with monkeypatch.context() as patch:
        patch.setattr(views, "SEEN", Seen())
        return views.view(state, viewer)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"open_vp": True}, {"marker_limit": False}], ids=str)
def test_a_display_that_is_given_again_shows_what_is_there_now(seats, options, monkeypatch):
    random = Random("views")
    state, _ = start(RULES, options, seats, "views")
    while waiting := RULES.to_act(state):
        offered = RULES.options(state, waiting[0])
        apply(RULES, state, waiting[0], offered[min(random.randrange(len(offered)) for _ in range(2))])
        for viewer in (*range(seats), None):
            assert views.view(state, viewer) == made_anew(state, viewer, monkeypatch)


def test_a_display_is_made_once():
    state, _ = start(RULES, {}, 2, "once")
    first, second = views.view(state, 0), views.view(state, 0)
    assert first.seats[0] is second.seats[0]
    assert first.seats[0] is not views.view(state, 1).seats[0]
