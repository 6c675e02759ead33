"""The state before the first Round (p.4-5, H-125) and the Quadrant cards (P-4)."""

import pytest

from service.engine.hallertau import events
from service.engine.hallertau.phases import remove_workers
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.state import State
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.event import Event
from service.engine.kernel.play import play, start
from service.engine.kernel.snapshot import digest

SEEDS = [f"seed {n}" for n in range(40)]

QUADRANTS = {
    1: {"gateway_card", "sheep_breeding", "sheep_shearing", "clay_delivery", "farming"},
    2: {"farmyard_card", "butchery", "nursery", "busy_weekend", "clearing"},
    3: {"bonus_card", "small_trade", "cultivation", "weekly_market", "land_sale"},
    4: {"point_card", "fertilizing", "tool_shed", "town_hall", "sheep_market"},
}

CLEARED = {
    ("A", 1): [(3,), (4,)],
    ("B", 1): [(1,)],
    ("C", 1): [(2,)],
    ("D", 1): [(4,)],
    ("E", 1): [(3,)],
    ("F", 1): [(1,), (2,)],
    ("A", 2): [(1, 2)],
    ("B", 2): [(2, 4)],
    ("C", 2): [(3, 4)],
    ("D", 2): [(1, 4)],
    ("E", 2): [(1, 3)],
    ("F", 2): [(2, 3)],
    ("A", 3): [(1, 2, 3), (1, 2, 4)],
    ("B", 3): [(2, 3, 4)],
    ("C", 3): [(1, 3, 4)],
    ("D", 3): [(1, 2, 3)],
    ("E", 3): [(1, 2, 4)],
    ("F", 3): [(1, 3, 4), (2, 3, 4)],
}
"""P-4: card and seats, then the Quadrants that are cleared; two possibilities where a question mark decides."""


def new_game(seats: int = 2, seed: str = "seed", **settings: object) -> State:
    return start(RULES, settings, seats, seed)[0]


def standing(state: State) -> dict[str, list[int]]:
    """Return the spaces that hold Workers."""
    return {space.name: rows for space, rows in zip(SPACES, state.board, strict=True) if any(rows)}


def spaces_outside(cleared: tuple[int, ...]) -> set[str]:
    return set().union(*(names for quadrant, names in QUADRANTS.items() if quadrant not in cleared))


def bodies(log: list[Event], kind: type) -> list:
    return [event.body for event in log if isinstance(event.body, kind)]


def play_to_the_end(state: State) -> list[Event]:
    log: list[Event] = []
    while not state.over:
        seat = RULES.to_act(state)[0]
        log += play(RULES, state, seat, RULES.default(state, seat).id)
    return log


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_seats_start_with_the_same(seats):
    table = RULES.view(new_game(seats), None)
    assert [seat.seat for seat in table.seats] == list(range(seats))
    for seat in table.seats:
        assert {good: n for good, n in seat.goods.items() if n} == {"barley": 1, "flax": 1, "rye": 1}
        assert [(field.row, field.good) for field in seat.fields] == [(2, None), (3, None), (4, None)]
        assert (seat.jewelry, seat.tools, sum(seat.sheep.values())) == (0, 0, 0)
        assert [(craft.position, craft.boulders) for craft in seat.crafts] == [(0, (2, 4))] * 5
        assert (seat.community_center, seat.window) == (0, 6)


def test_round_1_has_removed_its_card_and_given_6_workers():
    """HX-07, HX-09"""
    state = new_game(variant="no-cards")
    assert (state.round, state.phase) == (1, 4)
    for seat in state.seats:
        assert (seat.aside, seat.holders, seat.workers) == (1, [2, 3, 4, 5, 6], 6)
        assert seat.hand == []


def test_the_first_player_begins():
    for seed in SEEDS[:10]:
        state = new_game(3, seed)
        assert RULES.to_act(state) == (state.first_player,)


def test_the_first_player_is_announced():
    state, log = start(RULES, {}, 3, "seed")
    assert bodies(log, events.FirstPlayer) == [events.FirstPlayer(state.first_player)]


def test_every_seat_can_be_the_first_player():
    assert {new_game(4, seed).first_player for seed in SEEDS} == {0, 1, 2, 3}
    assert {new_game(2, seed).first_player for seed in SEEDS} == {0, 1}


def test_the_same_seed_gives_the_same_deal():
    first, second = (start(RULES, {}, 3, "seed") for _ in range(2))
    assert digest(RULES, first[0]) == digest(RULES, second[0])
    assert first[1] == second[1]


def test_with_4_seats_the_board_is_empty_and_there_are_no_quadrant_cards():
    for seed in SEEDS[:10]:
        state, log = start(RULES, {}, 4, seed)
        assert standing(state) == {}
        assert (state.quadrant_card, state.quadrant_stack) == ("", [])
        assert bodies(log, events.QuadrantTurned) == []


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", SEEDS[:12])
def test_with_1_to_3_seats_one_worker_stands_on_every_space_outside_the_cleared_quadrants(seats, seed):
    state, log = start(RULES, {}, seats, seed)
    (turned,) = bodies(log, events.QuadrantTurned)
    assert turned.quadrants in CLEARED[turned.card, seats]
    board = standing(state)
    assert set(board) == spaces_outside(turned.quadrants)
    assert all(rows[0] == 1 and sum(rows) == 1 for rows in board.values())


@pytest.mark.parametrize(("card", "seats"), CLEARED)
def test_a_quadrant_card_clears_the_quadrants_listed_for_the_seats(card, seats):
    seen = set()
    for seed in SEEDS:
        state = new_game(seats, seed)
        state.board = [[1] + [0] * (len(rows) - 1) for rows in state.board]
        state.quadrant_stack = [card]
        log: list[Event] = []
        remove_workers(state, log)
        (cleared,) = [way for way in CLEARED[card, seats] if spaces_outside(way) == set(standing(state))]
        assert bodies(log, events.QuadrantTurned) == [events.QuadrantTurned(card, cleared)]
        assert (state.quadrant_card, tuple(state.cleared), state.quadrant_stack) == (card, cleared, [])
        seen.add(cleared)
    assert seen == set(CLEARED[card, seats])


def test_the_choice_of_a_question_mark_is_made_again_in_each_round():
    """P-4: the choice is made when the card is turned up."""
    picks = set()
    for seed in SEEDS:
        state = new_game(1, seed)
        ways = []
        for state.round in (2, 3):
            state.quadrant_stack = ["A"]
            remove_workers(state, [])
            ways.append(tuple(state.cleared))
        picks.add(tuple(ways))
    assert picks == {((3,), (3,)), ((3,), (4,)), ((4,), (3,)), ((4,), (4,))}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_each_quadrant_card_is_turned_up_once_in_a_game(seats):
    for seed in SEEDS[:3]:
        state, log = start(RULES, {}, seats, seed)
        assert len(state.quadrant_stack) == 5
        log += play_to_the_end(state)
        turned = [event.card for event in bodies(log, events.QuadrantTurned)]
        assert sorted(turned) == ["A", "B", "C", "D", "E", "F"]


def test_the_quadrant_cards_are_shuffled():
    assert {new_game(2, seed).quadrant_card for seed in SEEDS} == {"A", "B", "C", "D", "E", "F"}


def test_the_defaults_are_the_beginner_and_hops_decks_and_phase_9_for_all_at_once():
    default = {"variant": "cards", "gateway": 0, "farmyard": 4, "sequential_progress": False}
    assert digest(RULES, new_game()) == digest(RULES, new_game(**default))


@pytest.mark.parametrize(("gateway", "farmyard"), [(0, 4), (1, 5), (2, 6), (3, 7), (0, 7)])
def test_each_seat_is_dealt_its_hand_and_hidden_farmyard_cards(gateway, farmyard):
    """H-126"""
    state = new_game(4, gateway=gateway, farmyard=farmyard)
    for seat in state.seats:
        assert [card // 100 for card in seat.hand] == [gateway] * 4 + [9]
        assert [card // 100 for card in seat.farmyard] == [farmyard] * 6
    assert {deck: len(cards) for deck, cards in state.decks.items()} == {
        "gateway": 30 - 16,
        "farmyard": 35 - 24,
        "bonus": 45,
        "point": 25 - 4,
    }


def test_a_seat_sees_its_own_hand_only():
    _, log = start(RULES, {}, 2, "seed")
    dealt = [event for event in log if isinstance(event.body, events.CardsDealt)]
    assert [event.learned for event in dealt] == [(0,), (1,)]
    assert all(event.body.cards == () for event in dealt)
    assert len(dealt[0].private[0].cards) == 5


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"variant": "all"}, ("variant", "'all'", "cards, no-cards")),
        ({"variant": None}, ("variant", "cards, no-cards")),
        ({"gateway": 4}, ("gateway", "4", "0, 1, 2, 3")),
        ({"gateway": "0"}, ("gateway", "'0'", "0, 1, 2, 3")),
        ({"farmyard": 3}, ("farmyard", "3", "4, 5, 6, 7")),
        ({"sequential_progress": "yes"}, ("sequential_progress", "'yes'", "false, true")),
        ({"sequential_progress": 1}, ("sequential_progress", "1", "false, true")),
        ({"colour": "red"}, ("'colour'", "farmyard, gateway, sequential_progress, variant")),
        ({"variant": "no-cards", "seats": 3}, ("'seats'", "farmyard, gateway, sequential_progress, variant")),
    ],
)
def test_a_wrong_setting_is_refused_with_the_allowed_values(settings, words):
    with pytest.raises(EngineError) as refusal:
        start(RULES, settings, 2, "seed")
    assert refusal.value.reason == EngineReason.BAD_SETTING
    assert [word for word in words if word not in refusal.value.message] == []


@pytest.mark.parametrize("seats", [-1, 0, 5])
def test_a_wrong_number_of_seats_is_refused_with_the_allowed_numbers(seats):
    with pytest.raises(EngineError, match=f"1 to 4 seats, not {seats}") as refusal:
        start(RULES, {}, seats, "seed")
    assert refusal.value.reason == EngineReason.BAD_SETTING
