"""Displays that are given again are the displays that would be made anew; what a seat is asked is seen."""

from random import Random

import pytest

from service.engine.kernel.event import Viewer
from service.engine.kernel.play import apply, start
from service.engine.kernel.seen import Seen
from service.engine.lagranja import frames, views
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import State
from tests.lagranja.table import Table


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


# what a seat is asked


def seen(table: Table, me: int = 0) -> list[tuple[str, int]]:
    """What a seat is asked and how many times, as another seat sees it."""
    seat = RULES.view(table.state, None).seats[me]
    return list(zip(seat.pending, seat.left, strict=True))


def test_a_view_shows_what_a_seat_is_asked_and_how_much_is_left():
    assert seen(Table(round=1).hand(20, 30).settle()) == [("play_cards", 2)]
    assert seen(Table().deliveries(3)) == [("deliveries", 3)]
    assert seen(Table().deliveries(3), me=1) == []
    assert seen(Table().turn(frames.Upgrade(0, 2), "R1")) == [("upgrade", 2), ("end_turn", 1)]
    assert seen(Table().turn(frames.Look(0, 3, 1), "R1"))[0] == ("look", 1)
    assert seen(Table().turn(frames.TakeGoods(0, (1, 2), 2, True), "R1"))[0] == ("take_goods", 2)
    assert seen(Table().turn(frames.Siesta(0, 3), "R1"))[0] == ("siesta", 3)


def test_what_goes_by_itself_is_not_shown():
    table = Table().deliveries(1)
    table.state.stack += [frames.Fire(0, "delivery_made"), frames.HelperEnds(0, 24), frames.PlaceStall(0, 4)]
    assert seen(table) == [("place_stall", 1), ("deliveries", 1)]


def test_every_seat_is_asked_for_its_donkey_until_it_has_chosen():
    table = Table(step="T1").settle()
    assert seen(table, 0) == seen(table, 1) == [("donkeys", 1)]
    table.play("choose_donkey:2", me=1)
    assert (seen(table, 0), seen(table, 1)) == ([("donkeys", 1)], [])
