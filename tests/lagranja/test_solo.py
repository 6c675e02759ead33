"""The solo game: removed dice, the stalls of the neutral player, and the starting player (§11.0)."""

import pytest

from service.engine.kernel.play import play, start
from service.engine.lagranja import frames
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.events import DieDiscarded, NeutralCard, OrderSet, StallPlaced, StallRemoved
from service.engine.lagranja.market import neutral_rank
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import NEUTRAL, Mark, siesta_position
from tests.lagranja.table import Table

CARD_OF = {2: 11, 3: 15, 4: 8, 5: 50, 6: 12}
"""A card with a barrow of each value."""


def alone(starts: bool = True, round: int = 2) -> Table:
    """Return a solo game with the player first or second."""
    table = Table(seats=1, round=round)
    table.state.starts = starts
    return table


def neutral_places(table: Table, value: int) -> Table:
    """Let the neutral player turn up a card of a value."""
    table.deck(CARD_OF[value]).state.starts = False
    return table.go_to("neutral_before").settle()


def chosen(table: Table) -> str:
    """Return where the neutral stall was placed."""
    (event,) = [event for event in table.events(StallPlaced) if event.seat is None]
    return event.space


# Dice


@pytest.mark.parametrize(("round", "gone"), [(1, [1, 3]), (3, [1, 3]), (4, [6, 5]), (6, [6, 5])])
def test_a_starting_player_takes_a_die_before_each_removal(round, gone):
    """§11.0: the lowest die in rounds 1 to 3, the highest in rounds 4 to 6."""
    table = alone(round=round).dice(1, 3, 4, 5, 6).go_to("R1").settle()
    assert table.offered("take_die") == {"1", "3", "4", "5", "6"}
    table.play("take_die:4", "end_turn")
    assert table.events(DieDiscarded) == [DieDiscarded(gone[0])]
    table.play("take_die:5", "choose:3", "end_turn") if round < 4 else table.play("take_die:1", "end_turn")
    assert table.events(DieDiscarded) == [DieDiscarded(gone[0]), DieDiscarded(gone[1])]
    assert (table.step(), table.state.last_die) == ("R3", 6 if round < 4 else 3)


@pytest.mark.parametrize(("round", "left", "last"), [(2, {"3", "4", "5", "6"}, 6), (5, {"1", "3", "4", "5"}, 1)])
def test_a_second_player_takes_a_die_after_each_removal(round, left, last):
    table = alone(False, round).dice(1, 3, 4, 5, 6).go_to("R1").settle()
    assert table.offered("take_die") == left
    table.play("take_die:4", "end_turn")
    assert table.offered("take_die") == ({"5", "6"} if round == 2 else {"1", "3"})
    table.play("take_die:5", "choose:3") if round == 2 else table.play("take_die:3", "take:olive+grain")
    table.play("end_turn")
    assert (table.step(), table.state.last_die) == ("R3", last)


def test_a_die_is_removed_only_after_the_turn_of_a_starting_player():
    """§11.0: until then all other dice stay."""
    table = alone().dice(1, 3, 4, 5, 6).go_to("R1").settle().play("take_die:4")
    assert (table.events(DieDiscarded), table.state.dice) == ([], [1, 0, 1, 0, 1, 1])
    table.play("end_turn")
    assert (table.events(DieDiscarded), table.state.dice) == ([DieDiscarded(1)], [0, 0, 1, 0, 1, 1])


def test_removed_dice_have_public_events():
    table = alone(False).dice(1, 3, 4, 5, 6).go_to("R1").settle()
    assert RULES.view(table.state, None).discarded_dice == (1,)
    table.play("take_die:4", "end_turn")
    assert RULES.view(table.state, None).discarded_dice == (1, 3)


def test_of_equal_dice_one_is_removed():
    """G-58."""
    table = alone(False).dice(3, 3, 3, 4, 4).go_to("R1").settle()
    assert table.state.dice == [0, 0, 2, 2, 0, 0]


def test_a_marked_space_does_not_protect_a_die():
    """G-49."""
    table = alone(False).dice(3, 4, 4, 5, 6)
    table.state.marked = [Mark(3, 0, 5)]
    assert table.go_to("R1").settle().events(DieDiscarded) == [DieDiscarded(3)]


# Stalls of the neutral player


def test_the_neutral_player_acts_after_the_transport_phase_of_a_starting_player():
    table = alone().deck(8).go_to("T1").settle()
    assert table.events(NeutralCard) == []
    table.play("choose_donkey:1", "end_turn")
    assert (table.step(), table.events(NeutralCard)) == ("T4", [])
    table.play("end_turn")
    assert table.events(NeutralCard) == [NeutralCard(8, 4)]


def test_the_neutral_player_acts_before_a_second_player_chooses_donkeys():
    """G-47."""
    table = alone(False).deck(8).dice(4).turn(frames.EndTurn(0), "R3").play("end_turn")
    assert (table.step(), table.events(NeutralCard)) == ("T1", [NeutralCard(8, 4)])
    table.play("choose_donkey:1", "end_turn", "end_turn")
    assert (table.state.round, len(table.events(NeutralCard))) == (3, 1)


@pytest.mark.parametrize("starts", [True, False])
@pytest.mark.parametrize("round", range(1, 7))
def test_the_neutral_player_acts_once_in_every_round(round, starts):
    """§11.0: before or after the transport phase, never both."""
    table = alone(starts, round).dice(4).turn(frames.EndTurn(0), "R3").play("end_turn")
    assert (table.step(), len(table.events(NeutralCard))) == ("T1", 0 if starts else 1)
    table.play("choose_donkey:1", "end_turn", "end_turn")
    assert (table.state.over, len(table.events(NeutralCard))) == (round == 6, 1)


def test_a_stall_removed_by_the_neutral_player_after_the_deliveries_is_not_scored():
    """§11.0: the action of the neutral player belongs to the transport phase."""
    table = alone().stalls("B4", "E3").deck(8).go_to("T4").settle().play("end_turn")
    assert (table.market(), table.vp()) == ({"A3": None, "E3": 0}, 1)


@pytest.mark.parametrize("value", CARD_OF)
def test_the_neutral_stall_is_placed_on_a_space_of_the_cards_value_and_the_card_is_discarded(value):
    """G-59."""
    table = neutral_places(alone(), value)
    assert CORE.value[CORE.space[chosen(table)]] == value
    assert table.state.discard == [CARD_OF[value]]
    assert CARD_OF[value] not in table.state.deck
    assert RULES.view(table.state, None).discard == (CARD_OF[value],)


def test_spaces_marked_x_are_not_used():
    """G-44."""
    used = set()
    for value in CARD_OF:
        table = alone()
        for _ in range(12):
            neutral_places(table, value)
            table.state.discard.clear()
            table.state.deck.append(CARD_OF[value])
        used |= set(table.market())
    assert used == {"A2", "A3", "B2", "B3", "B4", "C2", "C3", "C4", "C5", "D2", "D3", "D4", "E2", "E3"}


def test_the_neutral_player_first_chooses_the_space_that_removes_most_stalls_of_the_player():
    """§11.0 a): C4 removes two, A3 one, E2 none."""
    table = alone().stalls("B4", "C5")
    table = neutral_places(table, 4)
    assert (chosen(table), table.market()) == ("C4", {"C4": None})
    assert table.vp() == 0


def test_of_equal_spaces_the_one_with_fewest_empty_higher_neighbours_is_chosen():
    """§11.0 b): next to D2 (3) are D3 and E2; C3 has B2, C4, D3; B4 has A3 and C4."""
    table = alone()
    assert [neutral_rank(table.state, CORE.space[space])[1] for space in ("B4", "C3", "D2")] == [2, 3, 2]
    assert chosen(neutral_places(table, 3)) == "B4"
    assert chosen(neutral_places(alone().stalls("E2"), 3)) == "D2"
    assert chosen(neutral_places(alone().stalls("A3"), 3)) == "B4"


def test_a_higher_neighbour_with_a_neutral_stall_does_not_count_as_empty():
    """§11.0 b): E2 is taken, so D2 is the least exposed, although it is next to a neutral stall."""
    assert chosen(neutral_places(alone().stalls("E2", me=None), 3)) == "D2"


def test_then_the_space_farthest_from_other_neutral_stalls_is_chosen():
    """§11.0 b): B4 and D2 are equally exposed; a stall of the player on A2 does not count."""
    assert chosen(neutral_places(alone().stalls("A2", me=None), 3)) == "D2"
    assert chosen(neutral_places(alone().stalls("E3", me=None), 3)) == "B4"
    assert chosen(neutral_places(alone().stalls("A2"), 3)) == "B4"


def test_the_stall_to_be_replaced_does_not_count_as_another_neutral_stall():
    """G-66: a new 6 removes one stall from A2 and one from E3, wherever it is placed."""
    table = neutral_places(alone().stalls("E3", me=None).stalls("A2", "E2"), 6)
    assert table.market() == {"A2": 0, "E3": None}
    table = neutral_places(alone().stalls("A2", "E3", "C2", me=None).stalls("A3", "E2"), 6)
    assert table.market() == {"A2": None, "A3": 0, "C2": None, "E3": None}


def test_then_the_first_space_on_the_board_is_chosen():
    assert chosen(neutral_places(alone(), 6)) == "A2"


def test_with_all_spaces_of_a_value_taken_a_stall_of_the_player_is_replaced():
    """§8.3.3, G-66: B3 and C2 are neutral, C5 belongs to the player."""
    table = neutral_places(alone().stalls("B3", "C2", me=None).stalls("C5"), 2)
    assert table.market() == {"B3": None, "C2": None, "C5": None}
    assert [event.space for event in table.events(StallRemoved)] == ["C5"]


def test_a_neutral_stall_is_replaced_if_that_removes_more_stalls_of_the_player():
    """§11.0 a), G-66: a new 6 on A2 removes three; in place of the player's stall on E3 it would remove one."""
    table = alone().stalls("A2", me=None).stalls("E3", "A3", "B2", "B3")
    assert [neutral_rank(table.state, CORE.space[space])[0] for space in ("A2", "E3")] == [-3, -1]
    neutral_places(table, 6)
    assert table.market() == {"A2": None, "E3": 0}


def test_with_neutral_stalls_on_all_spaces_of_a_value_only_lower_neighbours_are_removed():
    """§11.0 a), G-66."""
    table = neutral_places(alone().stalls("A2", "E3", me=None).stalls("B3"), 6)
    assert table.market() == {"A2": None, "E3": None}
    table = neutral_places(alone().stalls("A2", "E3", me=None).stalls("C2"), 6)
    assert table.market() == {"A2": None, "E3": None, "C2": 0}


def test_a_neutral_stall_removes_no_neutral_stall():
    table = neutral_places(alone().stalls("B3", "C3", "B4", "C5", me=None), 4)
    assert {"B3", "C3", "B4", "C5"} <= set(table.market())


def test_each_removed_neutral_stall_gives_the_player_a_vp():
    table = alone().stalls("B3", "C3", me=None).turn(frames.PlaceStall(0, 4), "T3").play("place_stall:C4")
    assert (table.market(), table.vp()) == ({"C4": 0}, 2)


def test_a_neutral_stall_counts_as_an_opposing_one_for_helpers():
    """Market Crier: 3 silver for the first one."""
    table = alone().helpers(18).stalls("B3", me=None).turn(frames.PlaceStall(0, 4), "T3").play("place_stall:C4")
    assert (table.market(), table.good("silver")) == ({"C4": 0}, 3)


def test_without_cards_the_neutral_player_does_nothing():
    """G-10."""
    table = alone(False).stalls("C3")
    table.state.deck, table.state.discard = [], []
    table.go_to("neutral_before").settle()
    assert (table.step(), table.market(), table.events(NeutralCard)) == ("T1", {"C3": 0}, [])


def test_neutral_stalls_on_equal_and_higher_neighbours_stay():
    """§8.3.3: next to D3 (5) are D4 (5) and C4 (4), next to C4 is D3."""
    table = alone().stalls("C4", "D4", me=None).turn(frames.PlaceStall(0, 5), "T3").play("place_stall:D3")
    assert (table.market(), table.vp()) == ({"D3": 0, "D4": None}, 1)
    table = alone().stalls("C3", "D3", me=None).turn(frames.PlaceStall(0, 4), "T3").play("place_stall:C4")
    assert (table.market(), table.vp()) == ({"C4": 0, "D3": None}, 1)


def test_the_neutral_player_has_nothing_but_stalls():
    """G-48: first bonus and blocking markers are for the player only, and nobody else buys roofs."""
    table = alone(round=1).block("butcher", "cartwright", "delicatessen").give(grain=1)
    table.row("village_shop", "grain", "food", "food").deliveries().play("deliver:grain@store>village_shop")
    assert table.vp() == 1 + 1 + 1 + 2
    assert len(RULES.view(table.state, None).seats) == 1
    table = alone(False)
    table.state.roofs = ["R2a", "R2b"]
    assert table.go_to("F4").settle().play("end_turn").state.roofs == ["R2a", "R2b"]


# Order and end


@pytest.mark.parametrize("starts", [True, False])
def test_the_order_does_not_change_in_the_transport_phase(starts):
    """G-45."""
    table = alone(starts).discs(6).donkeys(1).go_to("T2").settle()
    assert (table.state.starts, table.events(OrderSet)) == (starts, [])


@pytest.mark.parametrize(("position", "starts"), [(0, False), (2, False), (3, True), (6, True)])
def test_position_3_makes_the_player_start(position, starts):
    """G-46."""
    for before in (True, False):
        table = alone(before).discs(position).go_to("end_of_round").settle()
        assert table.state.starts is starts
        assert table.events(OrderSet) == [OrderSet((0,), starts)]


@pytest.mark.parametrize(("donkey", "hats"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_in_a_solo_game_the_disc_moves_by_the_hats_and_returns_to_the_start(donkey, hats):
    """§11.0: with three steps the player starts in the next round."""
    table = alone(False).go_to("T1").settle().play(f"choose_donkey:{donkey}")
    assert siesta_position(table.state, 0) == hats
    table.play("end_turn", "end_turn")
    assert (table.state.round, siesta_position(table.state, 0), table.state.starts) == (3, 0, hats == 3)


def test_in_a_solo_game_stalls_siesta_and_silver_are_scored_and_neutral_stalls_are_not():
    table = alone(round=6).stalls("C2", "E3").stalls("A2", me=None).discs(4).give(silver=3, commodity=1)
    table.go_to("market").settle()
    (score,) = RULES.result(table.state).scores
    assert {name: vp for name, vp in score.parts.items() if vp} == {"market": 2, "siesta": 2, "silver": 1}
    assert (score.total, score.tie_break) == (5, 2)


def test_in_a_solo_game_craft_tiles_are_turned():
    table = alone().tiles("trading_house", turned=False).go_to("end_of_round").settle()
    assert [tile.turned for tile in table.seat().tiles] == [True]


def test_with_more_seats_the_end_of_a_round_does_not_change_the_order():
    """§9.0: the order of the transport phase stays, wherever the discs were."""
    table = Table(seats=3).discs(0, 2, 1).go_to("end_of_round").settle()
    assert (table.state.order, table.state.starts, table.events(OrderSet)) == ([0, 1, 2], True, [])


def test_a_solo_game_has_five_dice_two_roofs_a_round_and_no_winner():
    state, _ = start(RULES, {}, 1, "alone")
    rounds = {}
    while not state.over:
        rounds[state.round] = max(rounds.get(state.round, 0), len(state.roofs))
        play(RULES, state, 0, RULES.default(state, 0).id)
    assert rounds == dict.fromkeys(range(1, 7), 2)
    assert state.market.count(NEUTRAL) >= 1
    result = RULES.result(state)
    assert (len(result.scores), result.winners, result.verdict) == (1, (), "finished")
