"""What a view shows: what a seat is asked, and limits as they are now."""

import json

from service.engine.lagranja import frames
from service.engine.lagranja.edition import editions
from service.engine.lagranja.edition.loader import read_edition
from service.engine.lagranja.rules import RULES
from tests.lagranja.table import Table
from tests.lagranja.test_edition import TEXT


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


def test_a_limit_that_a_helper_changes_in_one_phase_is_shown_for_that_phase_only(monkeypatch):
    file = json.loads(TEXT)
    next(card for card in file["farm_cards"] if card["number"] == 44)["helper"]["phases"] = ["farm"]
    edition = read_edition(json.dumps(file).encode(), "mine.json")
    monkeypatch.setitem(editions._known, edition.digest, edition)
    table = Table(step="F1").helpers(44)
    table.state.edition = edition.digest
    assert RULES.view(table.state, None).seats[0].pig_spaces == edition.board.pig_spaces + 2
    assert RULES.view(table.go_to("R1").state, None).seats[0].pig_spaces == edition.board.pig_spaces
