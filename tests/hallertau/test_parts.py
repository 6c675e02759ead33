"""The parts of Hallertau: games name no other ids and match the data of the parts."""

from random import Random
from typing import Any

import pytest

from service.engine.hallertau.catalogue import CATALOGUE
from service.engine.hallertau.frames import EndTurn
from service.engine.hallertau.parts import line_of
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.text.game_text import TEXTS
from service.engine.hallertau.verbs.advance import Advance
from service.engine.kernel.play import apply, start
from service.engine.kernel.view import enum_word

PARTS: dict[str, dict[str, Any]] = {}
for part in CATALOGUE.parts():
    PARTS.setdefault(part.kind, {})[part.id] = part.data


def test_all_parts_exist_with_unique_ids_in_each_kind():
    kinds = [part.kind for part in CATALOGUE.parts()]
    assert {kind: len(parts) for kind, parts in PARTS.items()} == {kind: kinds.count(kind) for kind in kinds}
    assert {kind: len(parts) for kind, parts in PARTS.items()} == {
        "action_space": 20,
        "craft_building": 5,
        "community_center": 1,
        "quadrant_card": 6,
        "sheep_place": 7,
    }


@pytest.mark.parametrize("variant", ["cards", "no-cards"])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_game_matches_the_data_of_the_parts(variant, seats):
    state, _ = start(RULES, {"variant": variant}, seats, "parts")
    random, paid = Random("parts"), set()
    while waiting := RULES.to_act(state):
        seat = random.choice(waiting)
        offered = RULES.actions(state, seat)
        check_view(RULES.view(state, None), seats, variant == "cards")
        for action in offered:
            if isinstance(action.args, Advance):
                check_payment(action.args.craft, action.args.pay, state.round)
                paid.add(action.args.craft)
        apply(RULES, state, seat, random.choice(offered))
    assert paid


def check_view(view: Any, seats: int, with_cards: bool) -> None:
    """Check spaces, Crafts, the Community Center, the Quadrant card and the places of Sheep."""
    assert [enum_word("SPACE", space.name) for space in view.spaces] == list(PARTS["action_space"])
    for space in view.spaces:
        part = PARTS["action_space"][enum_word("SPACE", space.name)]
        assert (space.quadrant, len(space.rows)) == (part.quadrant, len(part.workers))
        assert space.closed == (part.needs_cards and not with_cards)
        assert space.next_cost is None or space.next_cost in part.workers
    if view.quadrant_card:
        clearing = PARTS["quadrant_card"][view.quadrant_card].clearings[seats - 1]
        by_lot = set(view.quadrants_cleared) - set(clearing.quadrants)
        assert set(clearing.quadrants) <= set(view.quadrants_cleared)
        assert by_lot <= set(clearing.one_of)
        assert len(by_lot) == bool(clearing.one_of)
    (center,) = PARTS["community_center"].values()
    for seat in view.seats:
        assert [enum_word("CRAFT", craft.name) for craft in seat.crafts] == list(PARTS["craft_building"])
        assert list(seat.sheep) == list(PARTS["sheep_place"])
        assert seat.window == center.spaces[seat.community_center].workers
        assert set(seat.holders) <= {place.round for place in PARTS["sheep_place"].values()}


def check_payment(craft: str, pay: dict[str, int], round_: int) -> None:
    """Check that an offered payment is allowed by the Craft Building's data."""
    part = PARTS["craft_building"][craft]
    if pay == {"jewelry": 1}:
        return
    assert set(pay) <= set(part.takes)
    assert round_ - len(pay) + 1 <= sum(pay.values()) <= round_
    assert part.more_of is None or pay.get(part.more_of, 0) > pay.get(part.less_of, 0)
    assert part.at_most_one is None or pay.get(part.at_most_one, 0) <= 1


def test_every_line_of_every_space_has_a_text():
    assert all(len(PARTS["action_space"][enum_word("SPACE", space.name)].lines) == len(space.lines) for space in SPACES)
    with pytest.raises(TypeError, match="no action space has the line EndTurn"):
        line_of(EndTurn())


@pytest.mark.parametrize(
    ("space", "lang", "says"),
    [
        ("butchery", "en", "Lets you pay 1 Sheep for 2 Hides and 4 Meat."),
        ("farming", "pt", "Dá 1 Campo novo na linha 5 ou permite semear até 4 Campos."),
        ("nursery", "it", "Dà 3 argille o 3 colture in qualsiasi combinazione."),
        ("sheep_breeding", "en", "Lets you pay 2 Milk for 1 Sheep or pay 4 Milk for 2 Sheep."),
        ("town_hall", "ru", "Позволяет отдать один шаг мастерской влево и получить 2 драгоценности."),
        ("gateway_card", "en", "Only in the game with cards. Lets you take the first player marker."),
        ("fertilizing", "en", "Lets you move up to 2 empty Fields to row 5 and then sow in 1 Field."),
    ],
)
def test_the_text_of_a_space(space, lang, says):
    (part,) = [part for part in CATALOGUE.parts() if (part.kind, part.id) == ("action_space", space)]
    assert says in TEXTS[lang].part(part)


@pytest.mark.parametrize("lang", TEXTS)
def test_every_word_about_parts_is_used(lang):
    said = {key.removeprefix("table.") for key in TEXTS[lang].language.templates if key.startswith("table.")}
    pieces = {"needs_cards", "more", "at_most_one", "clearing", "by_lot", "sheep_place.stables"}
    assert said == set(PARTS) | pieces
