"""Replaying records that are not stored on the server, over both APIs."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from service.engine.kernel.journal import Journal
from service.engine.registry import RULESETS
from service.wire.codec import as_json
from tests.contract.api_clients import ApiClient, Json
from tests.contract.table import refused

LONGEST = 64


@cache
def played(name: str) -> Journal[Any]:
    """Return a whole random game of two seats, with an undo."""
    rules, random = RULESETS[name].rules, Random(name)
    journal: Journal[Any] = Journal(rules, {}, ["", "salt"], "a seed of nobody")
    while waiting := rules.to_act(journal.state):
        seat = waiting[0]
        journal.act(seat, random.choice(rules.actions(journal.state, seat)).id)
        if journal.revision == 5 and journal.undoable(seat):
            journal.undo(seat)
    return journal


def record(name: str) -> Json:
    """Return the record of this game as JSON."""
    found: Json = json.loads(as_json("Record", played(name).record()))
    return found


def replay(client: ApiClient, name: str, **fields: Any) -> Json:
    """Return the answer of ReplayRecord for the record."""
    return client.call("ReplayRecord", record=record(name), **fields)


def test_a_record_is_replayed_revision_by_revision(client, sample):
    last = played(sample.ruleset).revision
    first = replay(client, sample.ruleset)
    assert first["lastRevision"] == last
    assert [step["revision"] for step in first["steps"]] == list(range(LONGEST))
    entries = record(sample.ruleset)["actions"]
    for step, entry in zip(first["steps"][1:], entries, strict=False):
        assert (step["seat"], step["action"]) == (entry["seat"], entry.get("action", ""))
        assert bool(step["label"]) == ("action" in entry)
        assert all(event["text"] for event in step["events"])
    assert "seat" not in first["steps"][0]
    end = replay(client, sample.ruleset, from_revision=last - 1, steps=9)["steps"]
    assert [step["revision"] for step in end] == [last - 1, last]
    assert "game_ended" in str(end[-1]["events"]) or "gameEnded" in str(end[-1]["events"])


def test_a_seat_sees_its_own_hand_and_an_open_replay_shows_all_hands(client, sample):
    def hands(**fields: Any) -> list[bool]:
        (step,) = replay(client, sample.ruleset, from_revision=3, steps=1, **fields)["steps"]
        return ["hand" in seat and bool(seat["hand"].get("cards")) for seat in step["view"][sample.ruleset]["seats"]]

    assert (hands(), hands(seat=1), hands(open=True)) == ([False, False], [False, True], [True, True])


def test_the_texts_of_a_replay_are_in_the_requested_language(client, sample):
    client.headers["accept-language"] = "ru"
    try:
        wished = replay(client, sample.ruleset, steps=3)
        assert client.answer_headers["content-language"] == "ru"
        named = replay(client, sample.ruleset, steps=3, language="pt-BR")
        assert client.answer_headers["content-language"] == "pt"
    finally:
        del client.headers["accept-language"]
    assert wished["steps"][1]["label"] != named["steps"][1]["label"]


@pytest.mark.parametrize(
    ("wished", "language", "message"),
    [
        ("pt-BR", "pt", "a semente não corresponde ao selo publicado antes da distribuição"),
        ("it", "it", "il seme non corrisponde al sigillo pubblicato prima della distribuzione"),
        ("ru, en;q=0.5", "ru", "зерно не соответствует печати, показанной до раздачи"),
        ("de", "en", "the seed does not fit the commitment that was published before the deal"),
    ],
)
def test_the_message_of_a_verification_is_in_the_requested_language(client, sample, wished, language, message):
    client.headers["accept-language"] = wished
    try:
        verdict = client.call("VerifyRecord", record=record(sample.ruleset) | {"seed": "another"})
    finally:
        del client.headers["accept-language"]
    assert (verdict.get("ok", False), verdict["message"]) == (False, message)
    assert client.answer_headers["content-language"] == language


@pytest.mark.parametrize(
    ("changed", "asked", "says"),
    [
        ({"seed": None}, {}, "the seed is not revealed yet"),
        ({"seed": "another"}, {}, "does not fit the commitment"),
        ({}, {"steps": 65}, "`steps` is 1 to 64"),
        ({}, {"from_revision": 9999}, "not 9999"),
        ({}, {"seat": 2}, "seats 0 to 1"),
        ({}, {"language": "de"}, "no language is called 'de'"),
        ({"version": "0"}, {}, "version '0'"),
    ],
)
def test_a_record_or_request_that_cannot_be_replayed_is_refused(client, sample, changed, asked, says):
    sent = {name: value for name, value in (record(sample.ruleset) | changed).items() if value is not None}
    refusal = refused(client.call, "ReplayRecord", record=sent, **asked)
    assert refusal.reason == "MALFORMED_REQUEST"
    assert says in refusal.message
