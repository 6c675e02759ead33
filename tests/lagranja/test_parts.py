"""The parts of La Granja: games name no other ids, and the coordinates of the market match its neighbours."""

from itertools import permutations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from service.engine.kernel.play import apply, start
from service.engine.lagranja import events
from service.engine.lagranja.catalogue import CATALOGUE, LaGranjaCatalogue
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.edition.model import Edition
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.text.game_text import TEXTS, LaGranjaText
from service.engine.lagranja.verbs.buy import Buy
from service.engine.lagranja.verbs.last_die import LastDie, LastDieCarriedOut, LastDieLeft
from service.engine.lagranja.verbs.mark_space import MarkSpace
from service.engine.lagranja.verbs.sell import Sell
from service.engine.lagranja.verbs.take_die import DieTaken, TakeDie
from service.engine.lagranja.verbs.upgrade import Upgrade

PARTS: dict[str, dict[str, Any]] = {}
for part in CATALOGUE.parts():
    PARTS.setdefault(part.kind, {})[part.id] = part.data

NAMED = {
    "space": "market_space",
    "roofs": "roof",
    "tile": "roof",
    "building": "craft_building",
    "buildings": "craft_building",
    "tiles": "craft_building",
    "trade": "commodity_trade",
    "resource": "resource",
    "deliveries": "donkey_token",
}
"""The kind of part that each field of actions and events names."""

NUMBERED = (
    *(TakeDie, LastDie, MarkSpace),
    *(DieTaken, LastDieLeft, LastDieCarriedOut),
)
"""Fields that name a revenue space by its number."""


def test_all_parts_exist_with_unique_ids_in_each_kind():
    kinds = [part.kind for part in CATALOGUE.parts()]
    assert {kind: len(parts) for kind, parts in PARTS.items()} == {kind: kinds.count(kind) for kind in kinds}
    assert {kind: len(parts) for kind, parts in PARTS.items()} == {
        "market_space": len(CORE.spaces),
        "roof": 24,
        "craft_building": 6,
        "revenue_space": 6,
        "commodity_trade": 5,
        "donkey_token": 4,
        "siesta_position": 7,
        "resource": 4,
        "farm_board": 1,
    }


def named_in(body: Any) -> set[tuple[str, str]]:
    """Yield the kinds and ids that an action or an event names."""
    found = set()
    for field in body.__struct_fields__:
        values = getattr(body, field)
        for value in values if isinstance(values, tuple) else (values,):
            if field in NAMED and value is not None:
                found.add((NAMED[field], str(value)))
    if isinstance(body, NUMBERED):
        found.add(("revenue_space", str(body.number)))
    if isinstance(body, events.DiscMoved):
        found.add(("siesta_position", str(body.to)))
    return found


def named_in_view(view: Any) -> set[tuple[str, str]]:
    """Yield the kinds and ids that a view names."""
    found = {("roof", tile) for tile in view.roofs} | {("revenue_space", str(number)) for number in view.dice}
    found |= {("craft_building", building.id) for building in view.buildings}
    for seat in view.seats:
        found |= {("roof", roof.tile) for roof in seat.roofs} | {("craft_building", name) for name in seat.rows}
        found |= {("donkey_token", str(token)) for token in seat.donkeys_available}
        found |= {("siesta_position", str(seat.siesta))}
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_id_in_a_game_is_a_part(seats):
    state, opening = start(RULES, {}, seats, "parts")
    random, named = Random("parts"), set[tuple[str, str]]()
    log = list(opening)
    while waiting := RULES.to_act(state):
        offered = RULES.actions(state, waiting[0])
        named = named.union(*(named_in(action.args) for action in offered), named_in_view(RULES.view(state, None)))
        log += apply(RULES, state, waiting[0], offered[min(random.randrange(len(offered)) for _ in range(2))])
    named = named.union(*(named_in(event.body) for event in log))
    known = {(kind, name) for kind, parts in PARTS.items() for name in parts}
    assert named <= known
    assert {kind for kind, _ in named} == set(PARTS) - {"farm_board"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_market_of_a_game_matches_the_parts(seats):
    state, _ = start(RULES, {}, seats, "market")
    here = {space.id: space.value for space in RULES.view(state, None).market}
    assert here == {name: part.value for name, part in PARTS["market_space"].items() if seats in part.seat_counts}


def test_only_neighbouring_spaces_are_next_to_each_other():
    spaces = PARTS["market_space"]
    assert len({(space.row, space.column) for space in spaces.values()}) == len(spaces)
    assert min(space.row for space in spaces.values()) == min(space.column for space in spaces.values()) == 0
    for (name, one), (other, two) in permutations(spaces.items(), 2):
        away = (abs(one.row - two.row), abs(one.column - two.column))
        assert (other in one.adjacent) == (away in ((0, 2), (1, 1))), (name, other)


@pytest.mark.parametrize("good", ["olive", "grain", "grape", "pig"])
def test_a_resource_part_has_the_prices_of_a_game(good):
    state, _ = start(RULES, {}, 2, "prices")
    seat = RULES.to_act(state)[0]
    state.seats[seat].goods = [9] * 9
    offered = [action.args for action in RULES.actions(state, seat)]
    part = PARTS["resource"][good]
    (sold,) = {one.silver for one in offered if isinstance(one, Sell) and one.good.good == good}
    (upgraded,) = {one.silver for one in offered if isinstance(one, Upgrade) and one.good.good == good}
    bought = {one.silver for one in offered if isinstance(one, Buy) and one.resource == good}
    assert (sold, upgraded) == (part.sell, part.upgrade_price)
    assert bought == ({part.buy} if good != "pig" else set()), "a pig can be bought, although the sty is full"


def test_another_edition_has_its_own_parts():
    roofs = tuple(replace(tile, id=f"mine-{tile.id}", price=9) for tile in CORE.file.roof_tiles)
    spaces = tuple(replace(space, r=space.r + 7, not_in_2_3_player=False) for space in CORE.file.market.spaces)
    start_vp = replace(CORE.file.setup, craft_first_bonus_vp=4)
    market = replace(CORE.file.market, spaces=spaces)
    mine = Edition(replace(CORE.file, roof_tiles=roofs, market=market, setup=start_vp), "0123456789abcdef")
    parts = {(part.kind, part.id): part for part in LaGranjaCatalogue(mine).parts()}
    assert [part.data.price for part in parts.values() if part.kind == "roof"] == [9] * 24
    text = LaGranjaText("en", mine)
    assert text.part(parts["roof", "mine-R1a"]) == "Roof of round 1 for 9 silver: gain 1 olive."
    corner, original = parts["market_space", "A1"], PARTS["market_space"]["A1"]
    assert corner.data == replace(original, seat_counts=(1, 2, 3, 4)), "the distances differ"
    assert "only with" not in text.part(corner)
    assert "gains 4 VP more" in text.part(parts["craft_building", "butcher"])


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Donkey token with 1 delivery and 3 hats"),
        ("pt", "Ficha de burro de carga com 1 entrega e 3 chapéus"),
        ("it", "Gettone asino con 1 consegna e 3 cappelli"),
        ("ru", "Жетон осла: 1 доставка и 3 шляпы"),
    ],
)
def test_the_text_of_a_donkey_token(lang, says):
    (token,) = [part for part in CATALOGUE.parts() if (part.kind, part.id) == ("donkey_token", "1")]
    assert TEXTS[lang].part(token).startswith(says)
