"""Interactions of cards with other cards and other seats."""

from service.engine.hallertau.rules import RULES
from tests.hallertau.timing_table import at_stop, jump, table_with_hands


def test_001_ends_if_its_sheep_was_paid_for_another_card():
    """H-03, H-88"""
    table = table_with_hands((1, 408), (9,)).give(card4=1, card6=1, stables=1)
    table.play("play:001/2", "move_sheep:card4>card5", "play:408", "give:sheep@card5", me=0)
    assert not [action for action in table.ids(0) if action.startswith("move_sheep")]
    assert min(table.seat().sheep) == 0


def test_a_stack_that_another_seat_changed_meanwhile_is_not_moved():
    """H-45"""
    table = table_with_hands((1,), (314,), gateway=3).workers_on("nursery", 1, 2).workers_on("clearing", 1, 2)
    table.play("play:314", "take_stack:nursery", me=1)
    table.play("place:nursery", me=0)
    assert not [action for action in table.ids(1) if action.startswith("put_stack")]
    assert table.standing("nursery") == [1, 2, 3]


def test_a_seat_that_was_done_and_plays_its_last_card_is_asked_in_phase_9_again():
    """H-09, H-113"""
    table = jump(table_with_hands((25,), ()).give(0, clay=4).give(1, clay=4), "progress")
    table.play("done", "play:025/1", me=0)
    table.play("done", me=1)
    table.play("take:1milk", me=0)
    assert table.state.phase == 9
    assert "advance:cooling_house:1milk" in table.ids(0)


def test_328_replaces_the_sheep_of_one_exchange_only():
    """H-25: of the use that is under way"""
    table = table_with_hands((313, 328, 1), (9,), gateway=3).give(0, workers=2, jewelry=5)
    table.play("place:butchery", "play:313", "second_row:butchery", "play:328", me=0)
    table.play("trade:1jewelry>2hides+4meat", "take:2hides", "draw:1bonus", me=0)
    while not any(action.startswith("trade:") or action == "end_turn" for action in table.ids(0)):
        table.play(next(action for action in table.ids(0) if not action.startswith("play:")), me=0)
    assert "trade:1jewelry>2hides+4meat" not in table.ids(0)


def test_a_seat_that_is_ready_while_idle_is_asked_between_equal_harvests_if_a_card_is_playable():
    """H-08: after the first of two Fields there is exactly one empty Field"""
    table = at_stop("before_harvest", (27,), (9,)).fields("row4/barley", "row4/barley").give(0, wool=1)
    table.play("ready_while_idle", me=0)
    table.play("ready", me=1)
    assert "play:027" in table.ids(0)


def test_lines_of_a_space_used_by_a_card_are_separate_units():
    """H-02, H-49: Busy Weekend by 419, a new Field between its lines, and a Crop sown on it"""
    table = jump(table_with_hands((410, 419, 901), ()).give(jewelry=2, barley=1).fields(), "progress")
    table.play("play:419", "use_space:busy_weekend", "take:1milk", "play:410", "new_field:row2", "skip", me=0)
    assert "sow:barley>row2" in table.ids(0)


def test_default_actions_never_move_a_field_down():
    table = table_with_hands((323, 1), (9,), gateway=3).fields("row5", "row3/barley").play("play:323", me=0)
    assert RULES.default(table.state, 0).id == "skip"


def test_the_text_names_alternatives_as_alternatives():
    table = table_with_hands((326,), (9,), round=5, gateway=3)
    (blocked,) = [one for one in RULES.blocked(table.state, 0) if one.action.id == "play:326"]
    assert len(blocked.unmet) == 3
    assert all(unmet.either for unmet in blocked.unmet)


def test_each_discard_of_a_choice_is_asked():
    """H-106: any remaining card, whatever was discarded before"""
    table = table_with_hands((5, 20, 30, 414), (9,)).play("play:414", "give:card@020", me=0)
    assert table.offers(0) == {"give:card@005", "give:card@030"}


def test_a_discard_that_is_visibly_forced_is_automatic():
    table = table_with_hands((5, 20, 414), (9,)).play("play:414", me=0)
    assert table.seat().hand == []
    assert table.seat().discarded == [5, 20]
