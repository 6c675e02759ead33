"""Cards played between the harvests of single Fields (Phase 7)."""

from tests.hallertau.timing_table import at_stop, choices, jump, play_of, plays, table_with_hands, waits


def harvest(*hands, fields=(), gateway=0, farmyard=4, **amounts):
    """Return a table in Phase 7 of Round 2; Fields and Goods are those of seat 0."""
    table = table_with_hands(*hands, round=2, gateway=gateway, farmyard=farmyard).fields(*fields).give(**amounts)
    return jump(table, "harvest")


def to_the_end_of_phase_7(table):
    """Let all seats harvest and confirm."""
    while table.state.phase == 7:
        me = table.to_act()[0]
        play_of(table, me, "harvest_all" if "harvest_all" in table.ids(me) else "ready")


# 426


def test_426_can_be_played_in_phase_7_only():
    """HX-38"""
    table = table_with_hands([426], []).fields("row4/barley").give(tools=6)
    assert plays(table) == []
    assert plays(jump(table, "after_fallow")) == []
    assert plays(table.go_to("before_harvest")) == ["play:426"]


def test_426_between_two_fields_doubles_one_that_is_still_to_be_harvested():
    """H-33"""
    table = harvest([426, 901], [], fields=("row4/barley", "row3/rye", "row2/flax"), tools=6)
    table.play("harvest:row3/rye", "play:426", me=0)
    assert choices(table) == ["double_yield:row2/flax", "double_yield:row4/barley", "skip"], (
        "a harvested Field was offered"
    )
    table.play("double_yield:row4/barley", me=0)
    table.play("harvest_all", me=0)
    assert table.goods() == {"rye": 3, "barley": 8, "flax": 2}
    assert table.rows() == ["row2", "row2", "row3"]


def test_426_on_a_double_sown_field_yields_four_times_its_row():
    """H-33, H-75"""
    table = harvest([426, 901], [], fields=("row4/barley",), tools=6)
    table.seat().fields[0].amount = 2
    table.play("play:426", "double_yield:row4/2barley", "harvest_all", me=0)
    assert table.good("barley") == 16


def test_426_can_be_played_and_its_effect_declined():
    """H-93"""
    table = harvest([426, 901], [], fields=("row4/barley",), tools=6).play("play:426", "skip", "harvest_all", me=0)
    assert table.good("barley") == 4


def test_426_has_no_effect_after_the_last_harvest():
    """H-33"""
    table = harvest([426, 901], [], fields=("row4/barley",), tools=6).play("harvest:row4/barley", me=0)
    assert waits(table) == "after_harvest"
    table.play("play:426", me=0)
    assert choices(table) == ["skip"]


# Sowing in Phase 7 (H-78)


def test_a_field_sown_before_the_harvest_is_harvested():
    """H-78"""
    table = at_stop("before_harvest", [13, 901], []).give(card5=3, barley=1).fields("row4", "row2/rye")
    table.play("play:013", "take:1clay", "sow:barley>row4", "ready", "harvest_all", me=0)
    assert table.goods() == {"clay": 1, "barley": 4, "rye": 2}


def test_an_empty_field_sown_between_two_harvests_is_harvested():
    """H-78"""
    table = harvest([13, 901], [], fields=("row4", "row2/rye", "row3/rye"), card5=3, barley=1)
    table.play("harvest:row2/rye", "play:013", "take:1clay", "sow:barley>row4", "harvest_all", me=0)
    assert table.goods() == {"clay": 1, "barley": 4, "rye": 5}


def test_a_field_that_was_harvested_and_sown_again_is_not_harvested_again():
    """H-78"""
    table = harvest([13, 901], [], fields=("row5/barley", "row2/rye"), card5=3)
    table.play("harvest:row5/barley", "play:013", "take:1clay", "sow:barley>row4/harvested", me=0)
    assert choices(table) == ["harvest:row2/rye", "harvest_all"]
    table.play("harvest_all", me=0)
    assert (table.good("barley"), table.rows()) == (4, ["row2", "row4/barley"])


def test_an_empty_field_sown_after_the_last_harvest_of_the_phase_is_harvested():
    """H-78: it was sown in Phase 7 and not yet harvested in it"""
    table = harvest([13, 901], [], fields=("row4", "row2/rye"), card5=3, barley=1).play("harvest:row2/rye", me=0)
    assert (waits(table), table.state.phase) == ("after_harvest", 7)
    table.play("play:013", "take:1clay", "sow:barley>row4", me=0)
    to_the_end_of_phase_7(table)
    assert table.goods() == {"clay": 1, "rye": 2, "barley": 4, "milk": 3}
    assert table.rows() == ["row2", "row3"]


def test_a_field_sown_while_another_seat_still_harvests_is_harvested():
    """H-78"""
    table = harvest([13, 901], [902], fields=("row4", "row2/rye"), card5=3, barley=1).fields("row3/hops", me=1)
    jump(table, "harvest")
    play_of(table, 0, "harvest:row2/rye", "play:013", "take:1clay", "sow:barley>row4")
    to_the_end_of_phase_7(table)
    assert (table.good("barley"), table.good("hops", 1)) == (4, 3)


def test_the_end_of_phase_7_waits_for_a_confirmation_again_after_such_a_harvest():
    """H-08, H-27: the count of the Phase continues"""
    table = harvest([13, 706], [], fields=("row5", "row4/rye", "row3/rye"), card5=3, rye=1, farmyard=7)
    table.play("harvest_all", "play:013", "take:1clay", "sow:rye>row5", me=0)
    assert plays(table) == [], "7 Rye so far"
    table.play("ready", "harvest:row5/rye", me=0)
    assert (waits(table), plays(table)) == ("after_harvest", ["play:706"])


def test_a_field_harvested_by_a_card_in_phase_4_and_sown_again_is_harvested_in_phase_7():
    """H-80"""
    table = table_with_hands([22, 901], [], round=2).fields("row5/rye").give(workers=1, rye=1)
    table.play("play:022", "harvest:row5/rye", "skip", "place:cultivation", "sow:rye>row4", "skip", me=0)
    jump(table, "harvest").play("harvest_all", me=0)
    assert table.good("rye") == 9


# Stop points of the Phase


def test_only_a_seat_with_cards_is_asked_after_each_field():
    """H-08, H-78"""
    table = harvest([901], [], fields=("row4/barley", "row4/barley")).fields("row3/hops", me=1)
    jump(table, "harvest")
    assert (table.to_act(), table.good("hops", 1)) == ((0,), 3), "a seat without cards was asked"
    assert choices(table) == ["harvest:row4/barley", "harvest_all"]
    table.play("harvest:row4/barley", me=0)
    assert choices(table) == ["harvest:row4/barley", "harvest_all"]


def test_724_427_and_526_cannot_be_played_in_phase_7_but_before_and_after_it():
    """H-38"""
    for card, farmyard in ((724, 7), (427, 4), (526, 5)):
        table = (
            table_with_hands([card], [], round=2, farmyard=farmyard)
            .fields("row4/barley", "row4/rye")
            .give(milk=3, barley=9)
        )
        for step in ("after_fallow", "progress"):
            assert plays(jump(table, step)) != [], (card, step)
        for step in ("before_harvest", "harvest", "after_harvest"):
            assert plays(jump(table, step)) == [], (card, step)


def test_605_can_be_played_right_before_and_right_after_phase_8():
    """H-38: Phase 8 itself has no stop point (H-18)"""
    table = table_with_hands([605], [], round=2, farmyard=6).give(milk=3)
    assert plays(jump(table, "after_harvest")) == ["play:605"]
    table.play("ready", me=0)
    assert (table.state.phase, plays(table)) == (9, ["play:605"])
    table.state.phase = 8
    assert plays(table) == []
