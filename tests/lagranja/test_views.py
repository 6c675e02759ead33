"""Views: the pending decision of each seat, and current limits."""

import json

from service.engine.lagranja import frames
from service.engine.lagranja.edition import editions
from service.engine.lagranja.edition.loader import read_edition
from service.engine.lagranja.rules import RULES
from tests.lagranja.table import Table
from tests.lagranja.test_edition import TEXT


def pending_decision(table: Table, me: int = 0) -> list[tuple[str, int]]:
    """Return the pending decision of a seat and its count, as another seat sees it."""
    seat = RULES.view(table.state, None).seats[me]
    return list(zip(seat.pending, seat.left, strict=True))


def test_a_view_shows_the_pending_decision_of_a_seat_and_its_remaining_count():
    assert pending_decision(Table(round=1).hand(20, 30).settle()) == [("play_cards", 2)]
    assert pending_decision(Table().deliveries(3)) == [("deliveries", 3)]
    assert pending_decision(Table().deliveries(3), me=1) == []
    assert pending_decision(Table().turn(frames.Upgrade(0, 2), "R1")) == [("upgrade", 2), ("end_turn", 1)]
    assert pending_decision(Table().turn(frames.Look(0, 3, 1), "R1"))[0] == ("look", 1)
    assert pending_decision(Table().turn(frames.TakeGoods(0, (1, 2), 2, True), "R1"))[0] == ("take_goods", 2)
    assert pending_decision(Table().turn(frames.Siesta(0, 3), "R1"))[0] == ("siesta", 3)


def test_automatic_frames_are_not_shown():
    table = Table().deliveries(1)
    table.state.stack += [frames.Fire(0, "delivery_made"), frames.HelperEnds(0, 24), frames.PlaceStall(0, 4)]
    assert pending_decision(table) == [("place_stall", 1), ("deliveries", 1)]


def test_every_seat_has_a_pending_decision_until_it_has_chosen_its_donkey():
    table = Table(step="T1").settle()
    assert pending_decision(table, 0) == pending_decision(table, 1) == [("donkeys", 1)]
    table.play("choose_donkey:2", me=1)
    assert (pending_decision(table, 0), pending_decision(table, 1)) == ([("donkeys", 1)], [])


def test_a_limit_that_a_helper_changes_in_one_phase_is_shown_in_this_phase_only(monkeypatch):
    file = json.loads(TEXT)
    next(card for card in file["farm_cards"] if card["number"] == 44)["helper"]["phases"] = ["farm"]
    edition = read_edition(json.dumps(file).encode(), "mine.json")
    monkeypatch.setitem(editions._known, edition.digest, edition)
    table = Table(step="F1").helpers(44)
    table.state.edition = edition.digest
    assert RULES.view(table.state, None).seats[0].pig_spaces == edition.board.pig_spaces + 2
    assert RULES.view(table.go_to("R1").state, None).seats[0].pig_spaces == edition.board.pig_spaces
