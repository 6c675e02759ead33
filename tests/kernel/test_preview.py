"""A preview shows what a seat may know, changes nothing, and reveals nothing hidden."""

import pytest

from service.engine.kernel.errors import EngineError
from service.engine.kernel.play import play, start
from service.engine.kernel.preview import preview
from service.engine.kernel.snapshot import encode
from tests.kernel.toy import Drew, Kept, Toy

TOY = Toy()


def test_an_action_without_hidden_information_is_shown_with_the_view_after_it():
    state, _ = start(TOY, {}, 2, "seed")
    before = encode(TOY, state)
    seen = preview(TOY, state, 0, "keep")
    assert seen.events == (Kept(0),)
    assert encode(TOY, state) == before
    play(TOY, state, 0, "keep")
    assert seen.view == TOY.view(state, 0)


def test_a_draw_is_shown_without_its_card_and_without_the_events_after_it():
    state, _ = start(TOY, {}, 2, "seed")
    seen = preview(TOY, state, 0, "draw")
    assert seen.events == (Drew(0, None),)
    assert seen.view is None


def test_an_action_that_reveals_something_to_all_is_not_shown():
    state, _ = start(TOY, {}, 1, "seed")
    play(TOY, state, 0, "keep")
    play(TOY, state, 0, "keep")
    assert preview(TOY, state, 0, "keep").events == (Kept(0),)


def test_an_illegal_action_is_refused():
    state, _ = start(TOY, {}, 2, "seed")
    with pytest.raises(EngineError):
        preview(TOY, state, 1, "keep")
