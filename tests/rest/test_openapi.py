"""The OpenAPI document: valid and complete, and its examples work."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from schemathesis.specs.openapi.definitions import OPENAPI_30_VALIDATOR, OPENAPI_31_VALIDATOR

from service.app.methods import METHODS
from service.errors import Reason
from service.rest.problems import HTTP_KINDS
from service.rest.routes import ROUTES
from tests.rest.example_session import MESSAGES, ROUTE, ExampleSession, Json
from tests.rest.schemas import described, fits, fits_part

ROOT = Path(__file__).parents[2]
JSON = "application/json"
FILLED_IN = ("game", "seat", "invite", "webhook", "delivery")
"""Fields whose values differ between games."""


def operation(name: str) -> Json:
    """Return the operation of a method in the document."""
    route = ROUTE[name]
    found: Json = described()["paths"][route.path][route.verb.lower()]
    return found


def example_request(name: str) -> Json:
    """Return the example request of a method."""
    shown = operation(name)
    request = {one["name"]: one["example"] for one in shown["parameters"] if "example" in one and "$ref" not in one}
    if "requestBody" in shown:
        body = shown["requestBody"]["content"][JSON]["example"]
        request |= {ROUTE[name].whole: body} if ROUTE[name].whole else body
    return request


class ExampleRunner(ExampleSession):
    """Sends the examples of the document with the ids of a real game, and checks every answer."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.checked: list[str] = []

    def say(self, name: str, request: Json) -> Json:
        return example_request(name) | {field: request[field] for field in FILLED_IN if field in request}

    def hear(self, name: str, request: Json, answer: Any) -> None:
        self.checked.append(name)
        content = operation(name)["responses"]["200"]["content"]
        if name != "WatchGame":
            fits_part(content[JSON]["schema"], answer)
            return
        for media, text in answer.items():
            messages = [line.removeprefix("data: ") for line in text.splitlines() if "{" in line]
            assert media in content
            assert len(messages) == MESSAGES
            for message in messages:
                fits("WatchGameResponse", json.loads(message))


def test_every_example_is_accepted_and_every_answer_fits_its_schema(client):
    runner = ExampleRunner(client)
    runner.tell()
    assert sorted(runner.checked) == sorted(method.name for method in METHODS)


def test_the_document_is_served(client):
    assert client.get("/openapi.json").json() == described()


def test_the_document_is_valid_openapi_and_json_schema():
    assert described()["openapi"] == "3.1.0"
    OPENAPI_31_VALIDATOR.validate(described())
    OPENAPI_30_VALIDATOR.validate(described() | {"openapi": "3.0.3"})


def test_the_validator_finds_an_invalid_document():
    with pytest.raises(jsonschema_rs.ValidationError):
        OPENAPI_31_VALIDATOR.validate(described() | {"paths": []})
    with pytest.raises(jsonschema_rs.ValidationError):
        OPENAPI_30_VALIDATOR.validate(described())


def test_a_claim_may_be_sent_with_the_token_that_names_its_player_or_without_one():
    assert operation("ClaimSeat")["security"] == [{"token": []}, {}]
    assert operation("ListRulesets")["security"] == []


def test_every_schema_is_valid():
    for name in described()["components"]["schemas"]:
        jsonschema_rs.meta.validate(described()["components"]["schemas"][name])


def test_every_reference_exists():
    def references(value: Any) -> list[str]:
        if isinstance(value, dict):
            inner = [one for part in value.values() for one in references(part)]
            return [value["$ref"], *inner] if isinstance(value.get("$ref"), str) else inner
        return [one for part in value for one in references(part)] if isinstance(value, list) else []

    found = references(described())
    assert len(found) > 500
    for reference in set(found):
        place: Any = described()
        for step in reference.removeprefix("#/").split("/"):
            place = place[step]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.method.name)
def test_an_operation_has_a_description_and_valid_examples(route):
    shown = operation(route.method.name)
    assert len(shown["summary"]) > 10
    assert set(route.names) == {one["name"] for one in shown["parameters"] if one.get("in") == "path"}
    for parameter in shown["parameters"]:
        if "example" in parameter:
            fits_part(parameter["schema"], parameter["example"])
    bodies = [shown["requestBody"]] if "requestBody" in shown else []
    for content in [body["content"] for body in bodies] + [shown["responses"]["200"]["content"]]:
        for part in content.values():
            fits_part(part["schema"], part["example"])


def test_every_enum_value_of_la_granja_is_described():
    schemas = described()["components"]["schemas"]
    enums = [schema for name, schema in schemas.items() if name.startswith("LaGranja.") and "enum" in schema]
    assert enums
    for schema in enums:
        described_values = {line.partition(":")[0] for line in schema["description"].split("\n\n")}
        assert {name for name in schema["enum"] if not name.endswith("_UNSPECIFIED")} <= described_values


def test_requests_allow_no_unknown_fields_and_answers_require_all_plain_fields():
    for wrong in ({"colour": "red"}, {"actions": [{"id": "a", "args": {}}]}, {"game": "a1"}):
        with pytest.raises(jsonschema_rs.ValidationError):
            fits("SubmitActionsRequest", wrong)
    fits("SubmitActionsRequest", {"actions": [{"id": "a"}]})
    with pytest.raises(jsonschema_rs.ValidationError):
        fits("VerifyRecordResponse", {"ok": True})
    fits("VerifyRecordResponse", {"ok": True, "message": ""})


def shapes(schema: Json) -> list[Json]:
    """Return the object schemas that a schema allows."""
    found: list[Json] = schema.get("oneOf", [schema])
    return [one for one in found if "properties" in one]


def test_only_request_schemas_forbid_unknown_fields():
    schemas = {name: shapes(schema) for name, schema in described()["components"]["schemas"].items() if shapes(schema)}
    closed = {name for name, found in schemas.items() if all(one.get("additionalProperties") is False for one in found)}
    assert closed == {name for name in schemas if name.endswith(("Request", ".Input"))}
    assert {"SubmitActionsRequest", "Action.Input", "Hallertau.Args.Input", "Record.Input"} <= closed


def test_a_oneof_requires_exactly_one_member():
    event = {"seq": 1, "revision": 0, "text": ""}
    fits("Event", event | {"seatClaimed": {"seat": 0, "name": "", "bot": ""}})
    for wrong in ({}, {"seatClaimed": {"seat": 0, "name": "", "bot": ""}, "undone": {"seat": 0, "count": 1}}):
        with pytest.raises(jsonschema_rs.ValidationError):
            fits("Event", event | wrong)
    for right, wrong in (({"id": "a"}, {}), ({"id": "a"}, {"id": "a", "args": {"hallertau": {"skip": {}}}})):
        fits("SubmitActionsRequest", {"actions": [right]})
        with pytest.raises(jsonschema_rs.ValidationError):
            fits("SubmitActionsRequest", {"actions": [wrong]})


def test_every_shape_of_a_oneof_requires_its_member():
    schemas = described()["components"]["schemas"]
    unions = {name: schema["oneOf"] for name, schema in schemas.items() if "oneOf" in schema}
    assert {"View", "Event", "WatchGameResponse", "Hallertau.Args", "LaGranja.Event", "Action.Input"} <= set(unions)
    for name, found in unions.items():
        keys = [tuple(sorted(one["properties"])) for one in found]
        assert len(set(keys)) == len(keys), name
        assert all(one.get("required") or "not" in one for one in found), name


def test_messages_that_answers_always_have_are_required():
    schemas = described()["components"]["schemas"]
    assert schemas["SubmitActionsResponse"]["required"] == ["outcome"]
    assert {"revision", "view", "events"} <= set(schemas["Outcome"]["required"])
    assert "actions" not in schemas["Outcome"]["required"]
    assert not any("_UNSPECIFIED" in str(schema.get("enum")) for schema in schemas.values())


def test_every_reason_has_a_valid_example_problem():
    examples = described()["components"]["examples"]
    assert sorted(examples) == sorted([*Reason, *HTTP_KINDS])
    for example in examples.values():
        fits("Problem", example["value"])


def test_real_problems_match_their_schema(table):
    for answer in (
        table.post(":submit", table.move() | {"expectedRevision": 99}),
        table.post(":submit", {"actions": [{"id": "x"}], "expectedRevision": 0}),
        table.client.get("/v1/nothing"),
    ):
        assert answer.status_code >= 400
        fits("Problem", answer.json())


def test_comments_of_the_contract_are_up_to_date():
    script = "import json; from comments import read_comments; print(json.dumps(read_comments()))"
    done = subprocess.run(
        [sys.executable, "-c", script], check=True, cwd=ROOT / "proto", timeout=60, capture_output=True, text=True
    )
    committed = json.loads((ROOT / "service" / "rest" / "comments.json").read_text())
    assert json.loads(done.stdout) == committed, "run make proto"
