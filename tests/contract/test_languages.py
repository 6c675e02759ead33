"""The language of texts: the same for every method over both APIs, set by a field or by Accept-Language."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from service.app.methods import METHODS
from tests.contract.api_clients import ApiClient, Json
from tests.contract.combinations import all_stores_and_apis
from tests.contract.games import HALLERTAU
from tests.contract.table import Table, refused
from tests.contract.test_life import play_to_a_stop_point

TEXTS = ("text", "label", "one", "many", "title", "description")
"""Fields of answers that contain text in a language."""

CATALOGUE = ("ListRulesets", "ListCards", "GetCard", "ListParts", "ListRules", "ListWords")
SEATS_OWN = (
    "ListActions",
    "SuggestAction",
    "ListEvents",
    "PreviewActions",
    "ExplainAction",
    "SubmitActions",
    "UndoActions",
)
LEAVING = ("ResignSeat", "ReclaimSeat")
"""Methods whose answers have no texts in a language."""
TESTED_ELSEWHERE = ("ListAudit",)
"""See test_audit.py."""


@contextmanager
def accept_language(client: ApiClient, wishes: str) -> Iterator[None]:
    """Send Accept-Language with every request."""
    client.headers["accept-language"] = wishes
    try:
        yield
    finally:
        del client.headers["accept-language"]


def texts(value: Any) -> list[str]:
    """Yield all texts of an answer."""
    if isinstance(value, list):
        return [text for one in value for text in texts(one)]
    if not isinstance(value, dict):
        return []
    own = [one for name, one in value.items() if name in TEXTS and isinstance(one, str)]
    return own + [text for one in value.values() for text in texts(one)]


def answer(table: Table, method: str, **fields: Any) -> tuple[str, list[str]]:
    """Return the language that an answer names, and its texts. A move is undone, so that it can be made again."""
    said = texts(_ask(table, method, fields))
    language = table.client.answer_headers["content-language"]
    if method == "SubmitActions":
        table.undo(table.beginner)
    assert said
    assert all(said)
    return language, said


def _ask(table: Table, method: str, fields: Json) -> Any:
    seat, move = table.beginner, {"id": table.sample.moves[0]}
    token = table.tokens[seat]
    if method in CATALOGUE:
        number = {"number": _first_card(table)} if method == "GetCard" else {}
        named = {} if method == "ListRulesets" else {"ruleset": table.sample.ruleset}
        return table.client.call(method, **named, **number, **fields)
    if method == "WatchGame":
        with table.client.watch(token, game=table.game, **fields) as messages:
            next(messages)
            return next(messages)
    if method == "SubmitActions":
        return table.submit(seat, table.sample.moves[0], **fields)
    if method == "UndoActions":
        table.submit(seat, table.sample.moves[0])
        return table.undo(seat, include_actions=True, **fields)
    own: Json = {"PreviewActions": {"actions": [move]}, "ExplainAction": {"action": move}}.get(method, {})
    return table.call(method, token, **own, **fields)


def _first_card(table: Table) -> int:
    cards = table.client.call("ListCards", ruleset=table.sample.ruleset)["cards"]
    return int(cards[0]["number"])


@pytest.mark.parametrize("method", [*CATALOGUE, *SEATS_OWN, "WatchGame"])
def test_every_method_answers_in_the_requested_language(table, method):
    english = answer(table, method)
    assert english[0] == "en"
    with accept_language(table.client, "de, pt-BR;q=0.9, ru;q=0.4"):
        wished = answer(table, method)
        named = answer(table, method, language="it-CH")
    assert (wished[0], named[0]) == ("pt", "it")
    assert len({tuple(said) for _, said in (english, wished, named)}) == 3
    assert answer(table, method, language="pt") == wished


def test_the_table_has_all_methods_with_a_language():
    spoken = {method.name for method in METHODS if "language" in method.request.__struct_fields__}
    assert spoken == {*CATALOGUE, *SEATS_OWN, *LEAVING, "WatchGame", "SetReady", "ReplayRecord", *TESTED_ELSEWHERE}


@pytest.mark.parametrize("combination", all_stores_and_apis(HALLERTAU), ids=str)
def test_set_ready_answers_in_the_requested_language(table):
    seat = play_to_a_stop_point(table)
    with accept_language(table.client, "ru-RU"):
        outcome = table.call("SetReady", table.tokens[seat], seat=seat, while_idle=True, include_actions=True)[
            "outcome"
        ]
    assert table.client.answer_headers["content-language"] == "ru"
    assert [one["label"] for one in outcome["actions"]["items"]] == [
        one["label"] for one in table.listed(seat, language="ru")["actions"]
    ]


def test_an_unknown_language_is_refused_in_the_field_and_skipped_in_accept_language(table):
    move = table.sample.moves[0]
    refusal = refused(table.submit, table.beginner, move, language="de-AT")
    assert (refusal.reason, table.revision) == ("MALFORMED_REQUEST", 0)
    assert "there are: en, pt, it, ru" in refusal.message
    with accept_language(table.client, "de-AT, fr"):
        assert table.submit(table.beginner, move)["events"][0]["text"]
    assert table.client.answer_headers["content-language"] == "en"
