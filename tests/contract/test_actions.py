"""Submitting: by ids, by arguments, several at once, all or none."""

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
    """Seat 0 can pay for card 634, which costs 2 cards and 4 Clay, and lay down 821 with it."""
    table = Table(client, server.key, settings=FIELD_DECK)
    server.store_access.lay_out(table.game, table_with_hands([634, 801, 821, 901], [], farmyard=6).give(clay=4).state)
    return table


def card_with(*payment: int) -> Json:
    """634, paid with these cards, and with it 821."""
    given = [{"card": card} for card in payment]
    return {"hallertau": {"playCardWith": {"card": 634, "payment": given, "withCards": [{"card": 821}]}}}


@OF_HALLERTAU
def test_a_card_with_its_payment_and_another_card_is_one_action(with_634):
    before = with_634.revision
    outcome = with_634.submit(0, card_with(801, 901), include_actions=True)
    mine = outcome["view"]["hallertau"]["seats"][0]
    assert (mine["hand"]["cards"], mine["played"], mine["discarded"]["cards"]) == ([], [634, 821], [801, 901])
    assert mine["goods"]["clay"] == 0
    assert outcome["actions"]["items"][0]["id"] == "take:1wool"
    assert outcome["revision"] == before + 4, "it stands for four single actions"


@OF_HALLERTAU
def test_a_card_whose_payment_is_not_there_changes_nothing(with_634):
    before = with_634.everything()
    assert refused(with_634.submit, 0, card_with(801, 902)).reason == "ILLEGAL_ACTION"
    assert with_634.everything() == before


@OF_HALLERTAU
def test_a_card_with_its_payment_can_be_previewed_and_explained_first(with_634):
    before, token = with_634.everything(), with_634.tokens[0]
    preview = with_634.call("PreviewActions", token, actions=[{"args": card_with(801, 901)}])
    explained = with_634.call("ExplainAction", token, action={"args": card_with(801, 901)})
    assert explained["legal"]
    assert not with_634.call("ExplainAction", token, action={"args": card_with(801, 902)})["legal"]
    assert with_634.everything() == before
    assert preview["view"] == with_634.submit(0, card_with(801, 901))["view"]


def test_several_actions_in_one_request(table):
    moves, before = table.sample.moves, table.revision
    outcome = table.submit(table.beginner, *moves)
    assert outcome["revision"] == before + len(moves)
    assert {event["revision"] for event in outcome["events"]} == set(range(before + 1, before + 1 + len(moves)))
    assert table.to_act == outcome["toAct"]


@pytest.mark.parametrize("again", [False, True])
def test_if_the_last_is_not_legal_nothing_happens(table, again):
    seat, moves, before = table.beginner, table.sample.moves, table.everything()
    last = moves[0] if again else "nonsense"
    refusal = refused(table.submit, seat, *moves, last)
    assert refusal.details["revision"] == table.revision
    assert table.everything() == before
    table.submit(seat, *moves)
    assert str(refused(table.submit, seat, last)) == str(refusal), "alone it is refused for the same reason"


def test_ids_and_arguments_may_be_mixed(table):
    seat, (first, *others) = table.beginner, table.sample.moves
    actions = [{"id": move} for move in table.sample.moves]
    preview = table.call("PreviewActions", table.tokens[seat], actions=actions)
    (args,) = [action["args"] for action in table.actions(seat) if action["id"] == first]
    assert table.submit(seat, args, *others)["view"] == preview["view"]


def test_arguments_that_are_no_action_now_are_refused_as_ids_are(table):
    seat, (first, *_) = table.beginner, table.sample.moves
    (args,) = [action["args"] for action in table.actions(seat) if action["id"] == first]
    table.submit(seat, *table.sample.moves)
    before = table.everything()
    by_id, by_args = (refused(table.submit, seat, one) for one in (first, args))
    assert by_args.reason == by_id.reason == ("ILLEGAL_ACTION" if seat in table.to_act else "NOT_YOUR_DECISION")
    assert by_args.details.get("violations") == by_id.details.get("violations")
    assert table.everything() == before


@pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)
def test_a_card_that_there_is_not_is_told_as_such(table):
    before = table.everything()
    refusal = refused(table.submit, table.beginner, table.sample.playing(999))
    assert (refusal.reason, "has no card 999" in refusal.message) == ("UNKNOWN_CARD", True)
    assert table.everything() == before


def test_moves_through_one_api_are_seen_through_the_other(table, server):
    outcome = table.submit(table.beginner, table.sample.moves[0], client=server.grpc)
    assert table.look(table.beginner, client=server.rest)["view"] == outcome["view"]
    undone = table.undo(table.beginner, client=server.rest)
    assert table.look(table.beginner, client=server.grpc)["view"] == undone["view"]
