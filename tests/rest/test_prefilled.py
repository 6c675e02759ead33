"""The values that Swagger UI fills in can be sent as they are; only ids, invites and tokens must be real."""

from typing import Any

import httpx

from tests.rest.example_session import Json
from tests.rest.schemas import described

JSON = "application/json"
CHANGES = {"createGame", "claimSeat", "submitActions", "undoActions", "setReady"}
REAL = ("game", "invite", "webhook")
"""Values that a user copies from earlier answers."""
OF_A_SEAT = ("resignSeat", "reclaimSeat")
OF_OPERATORS = ("RefereeService", "PlayerService", "WebhookService")
"""Services whose operations a user executes without a token, except those of a seat."""
REFUSED = {
    "setReady": (422, "ILLEGAL_ACTION"),  # no stop point is reached yet
    "addTime": (422, "WRONG_STATE"),  # the example game has no time control
    "fetchSeatToken": (422, "WRONG_STATE"),  # its seat has no player
    "reclaimSeat": (422, "WRONG_STATE"),  # no bot plays the seat
    "retryDelivery": (404, "WEBHOOK_NOT_FOUND"),  # nothing has happened since the webhook was created
    **dict.fromkeys(("forfeitSeat", "reissueToken", "replaceSeat", "adjudicateGame", "voidGame"), (422, "GAME_OVER")),
}
"""Operations whose examples are refused. The example of `:resign` has ended the game before the last five of them."""


class SwaggerUser:
    """Executes the operations in the order of the page, with the values that Swagger UI fills in."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.known: Json = {}
        """Values from earlier answers: those of `REAL`, and `token`."""

    def execute(self, verb: str, path: str, operation: Json) -> httpx.Response:
        places: dict[str, Json] = {"path": {}, "query": {}, "header": {}}
        for parameter in map(resolved, operation["parameters"]):
            if (value := prefilled(parameter)) is not None:
                places[parameter["in"]][parameter["name"]] = self.real(parameter["name"], value)
        headers = {name: str(value) for name, value in places["header"].items()}
        logged_out = operation["tags"][0] in OF_OPERATORS and operation["operationId"] not in OF_A_SEAT
        if "token" in self.known and {"token": []} in operation["security"] and not logged_out:
            headers["authorization"] = f"Bearer {self.known['token']}"
        body: Any = None
        if "requestBody" in operation:
            body = operation["requestBody"]["content"][JSON]["example"]
            body = {name: self.real(name, value) for name, value in body.items()}
        request = self.client.build_request(
            verb, path.format(**places["path"]), params=places["query"], headers=headers, json=body
        )
        answer = self.client.send(request, stream=True)
        if answer.headers["content-type"].endswith("json"):
            answer.read()
        answer.close()
        return answer

    def real(self, name: str, value: Any) -> Any:
        return self.known.get(name, value) if name in REAL else value

    def learn(self, answer: Json) -> None:
        if "invites" in answer:
            self.known = {"game": answer["game"]["id"], "invite": answer["invites"][0]}
        if "seatToken" in answer:
            self.known["token"] = answer["seatToken"]
        if "secret" in answer:
            self.known["webhook"] = answer["webhook"]["id"]


def resolved(parameter: Json) -> Json:
    found: Json = parameter
    if "$ref" in parameter:
        found = described()["components"]["parameters"][parameter["$ref"].rpartition("/")[2]]
    return found


def prefilled(parameter: Json) -> Any:
    """Return the value that Swagger UI shows in the field of a parameter."""
    schema = parameter["schema"]
    return parameter.get("example", schema.get("example", schema.get("default")))


def execute_all(client: httpx.Client) -> dict[str, tuple[int, str]]:
    """Execute every operation in the order of the document; return its status and reason."""
    user, outcomes = SwaggerUser(client), {}
    for path, operations in described()["paths"].items():
        for verb, operation in operations.items():
            answer = user.execute(verb.upper(), path, operation)
            document = answer.json() if answer.headers["content-type"].endswith("json") else {}
            user.learn(document)
            outcomes[operation["operationId"]] = answer.status_code, document.get("reason", "")
    return outcomes


def test_every_prefilled_example_can_be_executed_in_order(client):
    outcomes = execute_all(client)
    assert outcomes.keys() >= CHANGES
    assert outcomes == dict.fromkeys(outcomes, (200, "")) | REFUSED


def test_the_document_says_which_examples_need_a_later_state():
    said = described()["info"]["description"]
    assert "`:setReady` is refused with 422" in said
    assert "`:addTime`, `:fetchToken` and `:reclaim` are refused with" in said
    assert "Of `:resign`, `:forfeit`, `:adjudicate` and `:void` only the first that is executed is accepted" in said
    assert "`:retry` is refused with 404" in said
    assert "`events:watch` is a stream" in said


def test_the_prefilled_examples_can_be_executed_twice(client):
    assert execute_all(client) == execute_all(client)


def test_a_header_that_duplicates_a_field_has_no_example():
    assert [name for name, one in described()["components"]["parameters"].items() if prefilled(one) is not None] == []
