"""No answer contains what its viewer may not know: cards in other hands, tokens of others, the seed."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.contract.api_clients import Json
from tests.contract.combinations import WITH_HIDDEN_CARDS, all_stores_and_apis
from tests.contract.conftest import PATIENT
from tests.contract.games import HALLERTAU, LAGRANJA
from tests.contract.server import Server, open_server
from tests.contract.table import Table, refused
from tests.editions import write_edition

COUNTERS = ("seq", "revision", "headSeq", "score")
CHANCE = ("id", "callId", "commitment", "digest", "setup", "createTime", "updateTime")
VERSIONS = ("version", "rulesVersion", "edition")
"""Fields whose numbers are not cards; the `id` of an action or of a blocked action is searched nevertheless."""


def cards_in(answer: Any, name: str = "") -> Iterator[int]:
    """Return every number of three digits in an answer; in these games only cards have such numbers."""
    if isinstance(answer, dict):
        for key, value in answer.items():
            if key not in (*COUNTERS, *CHANCE, *VERSIONS) or (key == "id" and "commitment" not in answer):
                yield from cards_in(value, key)
    elif isinstance(answer, list):
        for value in answer:
            yield from cards_in(value, name)
    elif not isinstance(answer, bool):
        yield from map(int, re.findall(r"(?<!\d)\d{3}(?!\d)", str(answer)))


def hand(table: Table, seat: int) -> set[int]:
    """Return the cards of a seat, as it sees them itself."""
    return set(table.view(seat)["seats"][seat]["hand"]["cards"])


def all_answers(table: Table, seat: int | None) -> list[Json]:
    """Return all answers that a viewer can get without acting."""
    token = table.spectator if seat is None else table.tokens[seat]
    answers = [table.look(seat), {"events": table.events(seat, language="en")}, table.call("ExportRecord", token)]
    return answers if seat is None else [*answers, table.listed(seat, include_blocked=True)]


@pytest.fixture
def three_digits(tmp_path) -> Iterator[Server]:
    """A server whose cards of La Granja have three digits, too."""
    with open_server("embedded", "--edition", write_edition(tmp_path, "digits"), *PATIENT) as server:
        yield server


@pytest.mark.parametrize(
    ("server_name", "sample"), [("on_embedded", HALLERTAU), ("on_redis", HALLERTAU), ("three_digits", LAGRANJA)]
)
def test_no_answer_contains_cards_in_the_hands_of_others(request, server_name, sample):
    server = request.getfixturevalue(server_name)
    table, random = Table(server.rest, server.key, sample), Random(9)
    for move in range(60):
        table.client = server.clients[move % 2]
        if not (waiting := table.to_act):
            break
        actor = random.choice(waiting)
        action = random.choice(table.actions(actor))["id"]
        preview = table.call("PreviewActions", table.tokens[actor], actions=[{"id": action}], language="en")
        outcome = table.submit(actor, action, language="en", include_actions=True)
        wrong = refused(table.submit, actor, action, revision=0, language="en").details
        hands = [hand(table, seat) for seat in (0, 1)]
        for answer in (preview, outcome, wrong):
            assert not set(cards_in(answer)) & hands[1 - actor]
        if move % 6 == 0:
            for viewer in (0, 1, None):
                seen = {card for answer in all_answers(table, viewer) for card in cards_in(answer)}
                others = [cards for seat, cards in enumerate(hands) if seat != viewer]
                assert not any(seen & cards for cards in others)
                assert viewer is None or seen >= hands[viewer], "the search found no cards, so the test proves nothing"


def test_the_seed_is_revealed_when_the_game_is_over(table):
    answers: list[str] = []
    while waiting := table.to_act:
        if table.play_on(waiting[0])["revision"] % 10 == 1 and table.to_act:
            answers += map(json.dumps, all_answers(table, waiting[0]))
    seed = table.look()["game"]["seed"]
    assert len(seed) == 64
    assert answers
    assert not any(seed in answer for answer in answers)
    assert table.call("ExportRecord", table.spectator)["record"]["seed"] == seed


def test_the_record_of_a_running_game_contains_no_seed_and_no_actions_of_others(table):
    acted: set[int] = set()
    while len(acted) < 2:
        acted.add(seat := table.to_act[0])
        table.play_on(seat)
    for viewer in (0, 1, None):
        token = table.spectator if viewer is None else table.tokens[viewer]
        record = table.call("ExportRecord", token)["record"]
        assert "seed" not in record
        assert len(record["actions"]) == table.revision
        assert {entry["seat"] for entry in record["actions"]} == {0, 1}
        assert all(("action" in entry) == (entry["seat"] == viewer) for entry in record["actions"])
        assert {entry["digest"] for entry in record["actions"]} == {""}


@pytest.mark.parametrize("combination", all_stores_and_apis(LAGRANJA), ids=str)
def test_no_answer_contains_the_vp_or_the_chosen_donkey_of_others(table):
    while not table.actions(0, "choose_donkey"):
        table.play_on(table.to_act[0])
    table.submit(0, "choose_donkey:3")
    for viewer in (0, 1, None):
        seats = table.view(viewer)["seats"]
        assert [("vp" in seat, "score" in seat) for seat in seats] == [(seat == viewer,) * 2 for seat in (0, 1)]
        assert seats[0]["donkeyChosen"]
        assert seats[0].get("donkey") == (3 if viewer == 0 else None)
        events = [event["table"]["lagranja"] for event in table.events(viewer) if "table" in event]
        assert events[-1] == {"donkeyChosen": {"seat": 0, **({"deliveries": 3} if viewer == 0 else {})}}
    table.submit(1, "choose_donkey:1")
    assert [seat["donkey"] for seat in table.view()["seats"]] == [3, 1]


def test_a_wrong_invite_is_refused(table):
    refusal = refused(table.call, "ClaimSeat", seat=0, invite="ri_nobody")
    assert (refusal.reason, "`invite`" in refusal.message) == ("TOKEN_MISSING", True)


def test_tokens_are_only_in_the_answer_that_issues_them(table, client, server):
    table.play_at_random(Random(11), moves=3)
    answers = [json.dumps(answer) for viewer in (0, 1, None) for answer in all_answers(table, viewer)]
    answers.append(json.dumps(client.call("ListGames", server.key)))
    answers.append(str(refused(client.call, "GetGame", table.tokens[0] + "0", game=table.game)))
    signatures = [token.rpartition("_")[2] for token in (*table.tokens, *table.invites, table.spectator)]
    for secret in (*signatures, server.key.split("_", 2)[2]):
        assert len(secret) > 20
        assert not any(secret in answer for answer in answers)


def test_a_seat_cannot_read_or_act_as_another_seat(table):
    for method, fields in (
        ("GetGame", {"seat": 1}),
        ("ListEvents", {"seat": 1}),
        ("ListActions", {"seat": 1}),
        ("PreviewActions", {"seat": 1, "actions": [{"id": "end_turn"}]}),
        ("ExplainAction", {"seat": 1, "action": {"id": "end_turn"}}),
        ("SubmitActions", {"seat": 1, "expected_revision": 0, "actions": [{"id": "end_turn"}]}),
        ("UndoActions", {"seat": 1, "expected_revision": 0}),
        ("SetReady", {"seat": 1, "always_ask": True}),
    ):
        assert refused(table.call, method, table.tokens[0], **fields).reason == "SEAT_FORBIDDEN"


@pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)
def test_a_spectator_sees_no_hands(table):
    assert ["hand" in seat for seat in table.view()["seats"]] == [False, False]
    assert ["hand" in seat for seat in table.view(1)["seats"]] == [False, True]


def test_a_spectator_sees_the_table_and_cannot_act(table):
    assert "viewer" not in table.view()
    for method, fields in (
        ("ListActions", {}),
        ("SubmitActions", {"expected_revision": 0, "actions": [{"id": table.sample.moves[0]}]}),
        ("UndoActions", {"expected_revision": 0}),
    ):
        assert refused(table.call, method, table.spectator, **fields).reason == "SEAT_FORBIDDEN"


def test_a_token_of_another_game_is_refused(table, client, server, sample):
    other = Table(client, server.key, sample)
    for token in (*other.tokens, other.spectator):
        assert refused(table.call, "GetGame", token).reason == "SEAT_FORBIDDEN"
        assert refused(table.call, "ExportRecord", token).reason == "SEAT_FORBIDDEN"
    forged = table.tokens[0].replace("_0_", "_1_")
    assert refused(table.call, "GetGame", forged).reason == "TOKEN_MISSING"
