"""All parts of all games as JSON and as Protobuf, with their text in every language."""

import pytest

from service.app.catalogue import list_parts
from service.app.messages import ListPartsRequest
from service.engine.registry import LANGUAGES, RULESETS
from tests.wire.both import both_ways

SPACE = {"value": 6, "row": 0, "column": 4, "adjacent": ["A1", "A3", "B2", "B3"], "seatCounts": [1, 2, 3, 4]}
MILK = {"resource": "RESOURCE_MILK", "number": {"number": 2}}
SHEEP = {"resource": "RESOURCE_SHEEP", "number": {"quantity": {"number": 1}}}


def parts_of(game: str, language: str = "en") -> dict[tuple[str, str], dict]:
    """Return all parts of a game by kind and id, after comparing JSON and Protobuf."""
    answer = both_ways("ListPartsResponse", list_parts(ListPartsRequest(ruleset=game, language=language)))
    return {(part["kind"], part["id"]): part for part in answer["parts"]}


def camel(words: str) -> str:
    """Return the JSON name of a field."""
    first, *rest = words.split("_")
    return first + "".join(map(str.capitalize, rest))


@pytest.mark.parametrize("game", RULESETS)
def test_every_part_has_its_text_in_every_language_and_the_same_data(game):
    translations = [parts_of(game, language) for language in LANGUAGES]
    assert len(translations[0]) == len(list(RULESETS[game].catalogue.parts()))
    for key, part in translations[0].items():
        texts = {other[key]["text"] for other in translations}
        assert len(texts) == len(LANGUAGES), key
        assert all(texts)
        assert all(other[key][game] == part[game] for other in translations)
        assert list(part[game]) == [camel(part["kind"])]


def test_parts_of_la_granja_have_their_data():
    parts = parts_of("lagranja")
    assert parts["market_space", "A2"]["lagranja"]["marketSpace"] == SPACE
    roof = parts["roof", "R1d"]["lagranja"]["roof"]
    assert roof == {
        "round": 1,
        "price": 1,
        "phases": ["PHASE_REVENUE", "PHASE_TRANSPORT"],
        "effects": [{"siesta": {"steps": 1, "must": False}}],
    }
    building = parts["craft_building", "butcher"]["lagranja"]["craftBuilding"]
    assert (building["number"], building["row"]) == (1, ["GOOD_PIG", "GOOD_PIG", "GOOD_MEAT"])
    assert building["permanent"]["trigger"]["event"] == "EVENT_NAME_BARROW_COMPLETED"
    pig = parts["resource", "pig"]["lagranja"]["resource"]
    assert pig == {"buy": 5, "sell": 2, "upgradesTo": "GOOD_MEAT", "upgradePrice": 3}
    assert parts["farm_board", "farm_board"]["lagranja"]["farmBoard"]["roofSpaceVp"] == [0, 1, 1, 2, 3]


def test_parts_of_hallertau_have_their_data():
    parts = parts_of("hallertau")
    space = parts["action_space", "sheep_breeding"]["hallertau"]["actionSpace"]
    assert (space["quadrant"], space["workers"], space["needsCards"]) == (1, [1, 2, 3], False)
    (line,) = space["lines"]
    assert line["choice"]["among"][0] == {"trade": {"pay": {"pay": {"what": [MILK]}}, "get": {"what": [SHEEP]}}}
    bakehouse = parts["craft_building", "bakehouse"]["hallertau"]["craftBuilding"]
    assert bakehouse == {
        "takes": ["GOOD_BARLEY", "GOOD_FLAX", "GOOD_RYE"],
        "atMostOne": "GOOD_FLAX",
        "bouldersAhead": [2, 4],
    }
    assert parts["sheep_place", "stables"]["hallertau"]["sheepPlace"] == {}
    (center,) = [part for (kind, _), part in parts.items() if kind == "community_center"]
    last = center["hallertau"]["communityCenter"]["spaces"][-1]
    assert last == {"space": 10, "workers": 12, "vp": 70, "symbol": False}
