"""Submitting actions: by id, by arguments, several in one request, all or none."""

import pytest

from tests.contract.api_clients import Json
from tests.contract.combinations import WITH_HIDDEN_CARDS, all_stores_and_apis
from tests.contract.games import HALLERTAU
from tests.contract.table import Table, refused
from tests.hallertau.timing_table import table_with_hands

FIELD_DECK = {"hallertau": {"variant": "VARIANT_CARDS", "farmyard": 6}}
OF_HALLERTAU = pytest.mark.parametrize("combination", all_stores_and_apis(HALLERTAU), ids=str)


@pytest.fixture
def with_634(client, server) -> Table:
    """A table on which seat 0 can pay for card 634, which costs 2 cards and 4 Clay, and play card 821 with it."""
    table = Table(client, server.key, settings=FIELD_DECK)
    server.store_access.lay_out(table.game, table_with_hands([634, 801, 821, 901], [], farmyard=6).give(clay=4).state)
    return table


def play_634_with_821(*payment: int) -> Json:
    """Return the arguments of playing card 634, paid with these cards, and of card 821 with it."""
    given = [{"card": card} for card in payment]
    return {"hallertau": {"playCardWith": {"card": 634, "payment": given, "withCards": [{"card": 821}]}}}


@OF_HALLERTAU
def test_a_card_its_payment_and_another_card_are_one_action(with_634):
    before = with_634.revision
    outcome = with_634.submit(0, play_634_with_821(801, 901), include_actions=True)
    mine = outcome["view"]["hallertau"]["seats"][0]
    assert (mine["hand"]["cards"], mine["played"], mine["discarded"]["cards"]) == ([], [634, 821], [801, 901])
    assert mine["goods"]["clay"] == 0
    assert outcome["actions"]["items"][0]["id"] == "take:1wool"
    assert outcome["revision"] == before + 4, "the action does not count as four single actions"


@OF_HALLERTAU
def test_a_card_with_a_payment_that_the_seat_does_not_have_is_refused_and_changes_nothing(with_634):
    before = with_634.everything()
    assert refused(with_634.submit, 0, play_634_with_821(801, 902)).reason == "ILLEGAL_ACTION"
    assert with_634.everything() == before


@OF_HALLERTAU
def test_a_card_with_its_payment_can_be_previewed_and_explained(with_634):
    before, token = with_634.everything(), with_634.tokens[0]
    preview = with_634.call("PreviewActions", token, actions=[{"args": play_634_with_821(801, 901)}])
    explained = with_634.call("ExplainAction", token, action={"args": play_634_with_821(801, 901)})
    assert explained["legal"]
    assert not with_634.call("ExplainAction", token, action={"args": play_634_with_821(801, 902)})["legal"]
    assert with_634.everything() == before
    assert preview["view"] == with_634.submit(0, play_634_with_821(801, 901))["view"]


def test_several_actions_in_one_request_are_all_carried_out(table):
    moves, before = table.sample.moves, table.revision
    outcome = table.submit(table.beginner, *moves)
    assert outcome["revision"] == before + len(moves)
    assert {event["revision"] for event in outcome["events"]} == set(range(before + 1, before + 1 + len(moves)))
    assert table.to_act == outcome["toAct"]


@pytest.mark.parametrize("again", [False, True])
def test_if_the_last_action_is_illegal_no_action_is_carried_out(table, again):
    seat, moves, before = table.beginner, table.sample.moves, table.everything()
    last = moves[0] if again else "nonsense"
    refusal = refused(table.submit, seat, *moves, last)
    assert refusal.details["revision"] == table.revision
    assert table.everything() == before
    table.submit(seat, *moves)
    assert str(refused(table.submit, seat, last)) == str(refusal), "the action alone is refused for another reason"


def test_ids_and_arguments_can_be_mixed_in_one_request(table):
    seat, (first, *others) = table.beginner, table.sample.moves
    actions = [{"id": move} for move in table.sample.moves]
    preview = table.call("PreviewActions", table.tokens[seat], actions=actions)
    (args,) = [action["args"] for action in table.actions(seat) if action["id"] == first]
    assert table.submit(seat, args, *others)["view"] == preview["view"]


def test_arguments_that_match_no_legal_action_are_refused_like_unknown_ids(table):
    seat, (first, *_) = table.beginner, table.sample.moves
    (args,) = [action["args"] for action in table.actions(seat) if action["id"] == first]
    table.submit(seat, *table.sample.moves)
    before = table.everything()
    by_id, by_args = (refused(table.submit, seat, one) for one in (first, args))
    assert by_args.reason == by_id.reason == ("ILLEGAL_ACTION" if seat in table.to_act else "NOT_YOUR_DECISION")
    assert by_args.details.get("violations") == by_id.details.get("violations")
    assert table.everything() == before


@pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)
def test_playing_an_unknown_card_is_refused_with_unknown_card(table):
    before = table.everything()
    refusal = refused(table.submit, table.beginner, table.sample.playing(999))
    assert (refusal.reason, "has no card 999" in refusal.message) == ("UNKNOWN_CARD", True)
    assert table.everything() == before


def test_moves_through_one_api_are_visible_through_the_other(table, server):
    outcome = table.submit(table.beginner, table.sample.moves[0], client=server.grpc)
    assert table.look(table.beginner, client=server.rest)["view"] == outcome["view"]
    undone = table.undo(table.beginner, client=server.rest)
    assert table.look(table.beginner, client=server.grpc)["view"] == undone["view"]
