"""Finding and carrying out actions, and running steps; every refusal leaves the state unchanged."""

import pytest

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.event import Event, learns, seen_by
from service.engine.kernel.play import STEP_BUDGET, play, start
from service.engine.kernel.snapshot import encode
from tests.kernel.toy import Drew, State, Toy

TOY = Toy()


def refusal(state: State, seat: int, action_id: str) -> EngineError:
    before = encode(TOY, state)
    with pytest.raises(EngineError) as caught:
        play(TOY, state, seat, action_id)
    assert encode(TOY, state) == before
    return caught.value


def test_an_action_is_found_by_its_id_and_carried_out():
    state, _ = start(TOY, {}, 2, "seed")
    top = state.deck[0]
    events = play(TOY, state, 0, "draw")
    assert state.hands[0][-1] == top
    assert seen_by(events[0], 0) == Drew(0, top)
    assert seen_by(events[0], 1) == seen_by(events[0], None) == Drew(0, None)
    assert learns(events[0], 0)
    assert not learns(events[0], 1)


def test_an_unknown_action_is_illegal_and_similar_actions_are_named():
    state, _ = start(TOY, {}, 2, "seed")
    error = refusal(state, 0, "drew")
    assert error.reason is EngineReason.ILLEGAL_ACTION
    assert "near to it: draw" in error.message


def test_a_huge_id_is_shortened_in_the_refusal():
    state, _ = start(TOY, {}, 2, "seed")
    assert len(refusal(state, 0, "x" * 1_000_000).message) < 300


@pytest.mark.parametrize("seat", [1, -1, 2, 99])
def test_an_action_of_a_seat_that_is_not_to_act_is_refused(seat):
    state, _ = start(TOY, {}, 2, "seed")
    assert refusal(state, seat, "draw").reason is EngineReason.NOT_YOUR_DECISION


def test_an_action_after_the_end_is_refused_with_game_over():
    state, _ = start(TOY, {}, 1, "seed")
    for _ in range(3):
        play(TOY, state, 0, "keep")
    assert refusal(state, 0, "keep").reason is EngineReason.GAME_OVER


@pytest.mark.parametrize("seats", [0, 4, -1])
def test_a_wrong_number_of_seats_is_refused_with_the_allowed_numbers(seats):
    with pytest.raises(EngineError, match="toy has 1 to 3 seats") as caught:
        start(TOY, {}, seats, "seed")
    assert caught.value.reason is EngineReason.BAD_SETTING


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"open_hand": True}, "no setting is called 'open_hand'; there are: open_hands"),
        ({"open_hands": "perhaps"}, "setting open_hands cannot be 'perhaps'; allowed: false, true"),
        ({"open_hands": None}, "setting open_hands cannot be None; allowed: false, true"),
    ],
)
def test_wrong_settings_are_refused_with_the_allowed_values(settings, says):
    with pytest.raises(EngineError, match=says) as caught:
        start(TOY, settings, 2, "seed")
    assert caught.value.reason is EngineReason.BAD_SETTING


class Endless(Toy):
    steps = 0

    def step(self, state: State, log: list[Event]) -> bool:
        if state.turn:
            self.steps += 1
        return state.turn > 0


def test_a_state_whose_steps_never_end_raises_after_the_step_budget():
    rules = Endless()
    state, _ = start(rules, {}, 2, "seed")
    with pytest.raises(EngineError) as caught:
        play(rules, state, 0, "keep")
    assert caught.value.reason is EngineReason.ENGINE_FAULT
    assert rules.steps == STEP_BUDGET
