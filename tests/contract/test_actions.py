"""Submitting: by ids, by arguments, several at once, all or none."""

import pytest

from tests.contract.doors import Json
from tests.contract.house import House
from tests.contract.table import Table, refused
from tests.hallertau.story import story

FIELD_DECK = {"hallertau": {"variant": "VARIANT_CARDS", "farmyard": 6}}


@pytest.fixture
def with_634(way, house) -> Table:
    """Seat 0 can pay for card 634, which costs 2 cards and 4 Clay, and lay down 821 with it."""
    table = Table(way, house.key, options=FIELD_DECK)
    house.backroom.lay_out(table.game, story([634, 801, 821, 901], [], farmyard=6).give(clay=4).state)
    return table


def card_with(*payment: int) -> Json:
    """634, paid with these cards, and with it 821."""
    given = [{"card": card} for card in payment]
    return {"hallertau": {"playCardWith": {"card": 634, "payment": given, "withCards": [{"card": 821}]}}}


def test_a_card_with_its_payment_and_another_card_is_one_action(with_634):
    before = with_634.revision
    outcome = with_634.submit(0, card_with(801, 901), include_options=True)
    mine = outcome["view"]["hallertau"]["seats"][0]
    assert (mine["hand"]["cards"], mine["played"], mine["discarded"]["cards"]) == ([], [634, 821], [801, 901])
    assert mine["goods"]["clay"] == 0
    assert outcome["options"][0]["id"] == "take:1wool"
    assert outcome["revision"] == before + 4, "it stands for four single actions"


def test_a_card_whose_payment_is_not_there_changes_nothing(with_634):
    before = with_634.everything()
    assert refused(with_634.submit, 0, card_with(801, 902)).reason == "ILLEGAL_ACTION"
    assert with_634.everything() == before


def test_a_card_with_its_payment_can_be_previewed_and_explained_first(with_634):
    before, token = with_634.everything(), with_634.tokens[0]
    preview = with_634.call("PreviewActions", token, actions=[{"args": card_with(801, 901)}])
    explained = with_634.call("ExplainAction", token, action={"args": card_with(801, 901)})
    assert explained["legal"]
    assert not with_634.call("ExplainAction", token, action={"args": card_with(801, 902)})["legal"]
    assert with_634.everything() == before
    assert preview["view"] == with_634.submit(0, card_with(801, 901))["view"]


def test_several_actions_in_one_request(table):
    (seat,) = table.to_act
    before = table.revision
    outcome = table.submit(seat, "place:nursery", "take:3clay", "end_turn")
    assert outcome["revision"] == before + 3
    assert {event["revision"] for event in outcome["events"]} == {before + 1, before + 2, before + 3}
    assert table.to_act == outcome["toAct"] == [1 - seat]


@pytest.mark.parametrize("wanted", [("exchange:1", "exchange:1"), ("place:nursery", "take:3clay", "nonsense")])
def test_if_the_last_is_not_legal_nothing_happens(way, house, wanted):
    table = Table(way, house.key)
    (seat,) = table.to_act
    before = table.everything()
    refusal = refused(table.submit, seat, *wanted)
    assert refusal.reason == "ILLEGAL_ACTION"
    assert wanted[-1] in refusal.message
    assert refusal.details["revision"] == table.revision
    assert table.everything() == before


def test_ids_and_arguments_may_be_mixed(table):
    (seat,) = table.to_act
    place = next(option for option in table.options(seat) if option["id"] == "place:nursery")
    take = {"hallertau": {"take": {"resources": {"clay": 3}}}}
    outcome = table.submit(seat, place["args"], take, "end_turn")
    assert outcome["view"]["hallertau"]["seats"][seat]["goods"]["clay"] == 3


@pytest.mark.parametrize(
    "args", [{"place": {"space": "SPACE_NURSERY", "workers": 9}}, {"endTurn": {}}, {"exchange": {"workers": 7}}]
)
def test_arguments_that_are_no_option_now_are_refused_as_ids_are(table, args):
    before = table.everything()
    refusal = refused(table.submit, table.to_act[0], {"hallertau": args})
    assert refusal.reason == "ILLEGAL_ACTION"
    assert table.everything() == before


def test_moves_through_one_door_are_seen_through_the_other(house: House):
    table = Table(house.rest, house.key)
    (seat,) = table.to_act
    outcome = table.submit(seat, "exchange:1", door=house.grpc)
    assert table.look(seat, door=house.rest)["view"] == outcome["view"]
    undone = table.undo(seat, door=house.rest)
    assert table.look(seat, door=house.grpc)["view"] == undone["view"]
