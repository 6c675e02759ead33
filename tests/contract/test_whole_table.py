"""One GetGame request returns all that a frontend draws: view, actions and blocked actions of one revision."""

from random import Random

import pytest

from tests.contract.api_clients import Json
from tests.contract.combinations import WITH_HIDDEN_CARDS
from tests.contract.table import Table, refused


def test_get_game_returns_the_view_the_actions_and_the_blocked_actions(table):
    seat = table.play_until_blocked()
    listed = table.listed(seat, include_view=True, include_blocked=True, language="en")
    looked = table.look(seat)
    assert (listed["view"], listed["seats"]) == (looked["view"], looked["game"]["seats"])
    assert listed["actions"] == table.listed(seat)["actions"]
    assert listed["blocked"]
    assert "view" not in table.listed(seat)


def test_a_blocked_action_has_the_same_fields_as_the_legal_action(table):
    seat = table.play_until_blocked()
    for language in ("en", "ru"):
        for one in table.listed(seat, include_blocked=True, language=language)["blocked"]:
            (args,) = one["args"][table.sample.ruleset]
            assert args.lower() == one["kind"].replace("_", "")
            assert one["label"]
            asked = {"action": {"args": one["args"]}, "language": language}
            explained = table.call("ExplainAction", table.tokens[seat], **asked)
            assert (explained["legal"], explained["violations"]) == (False, one["violations"])


def test_an_outcome_has_the_blocked_actions_if_they_are_requested(table):
    seen: list[Json] = []
    asked = {"include_blocked": True, "language": "it"}
    while not seen:
        seat = table.to_act[0]
        played = table.play_on(seat, **asked)
        seen = played["blocked"]["items"]
        assert seen == table.listed(seat, **asked)["blocked"]
    while not table.look(seat := table.to_act[0])["undoable"]:
        table.play_on(seat)
    assert table.undo(seat, **asked)["blocked"]["items"] == table.listed(seat, **asked)["blocked"]
    assert "blocked" not in table.play_on(seat)


def test_a_claim_returns_a_spectator_token(client, server, sample):
    made = client.call("CreateGame", server.key, ruleset=sample.ruleset, seats=2)
    claimed = client.call("ClaimSeat", game=made["game"]["id"], seat=1, invite=made["invites"][1])
    assert claimed["spectatorToken"] == made["spectatorToken"]


@pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)
def test_hands_are_visible_when_the_game_is_over(client, server, sample):
    table = Table(client, server.key, sample)
    table.play_at_random(Random(2), moves=6)
    for seat in (0, None):
        assert refused(table.look, seat, open=True).reason == "SEAT_FORBIDDEN"
    hands = [table.view(seat)["seats"][seat] for seat in (0, 1)]
    revision = table.revision
    table.play_to_the_end()
    for seat in (0, 1, None):
        then = table.view(seat, revision=revision, open=True)
        assert then["seats"] == hands
        assert then.get("viewer") == seat
        assert table.view(seat, revision=revision) != then
    assert table.view(None, open=True)["seats"] == [table.view(seat)["seats"][seat] for seat in (0, 1)]
