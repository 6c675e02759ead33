"""Clients of both APIs with the same interface: methods by name, answers as JSON, and one class of refusals."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

import grpc
import httpx
from google.protobuf.json_format import MessageToDict, ParseDict
from google.protobuf.message import Message
from google.rpc.error_details_pb2 import ErrorInfo, RetryInfo
from grpc_status import rpc_status

from reeve.v1.catalog_pb2_grpc import CatalogServiceStub
from reeve.v1.game_pb2 import Refusal
from reeve.v1.game_pb2_grpc import GameServiceStub
from reeve.v1.player_pb2_grpc import PlayerServiceStub
from reeve.v1.records_pb2_grpc import RecordServiceStub
from reeve.v1.referee_pb2_grpc import RefereeServiceStub
from reeve.v1.webhook_pb2_grpc import WebhookServiceStub
from service.rest.refusals import ALWAYS, REFUSALS
from service.wire.contract import MESSAGES

Json = dict[str, Any]

PATIENCE: Final = 60.0
"""Timeout in seconds for anything that must happen; long, because the machine may be busy."""

PATHS: Final = {
    "CreateGame": ("POST", "/v1/games"),
    "ListGames": ("GET", "/v1/games"),
    "GetGame": ("GET", "/v1/games/{game}"),
    "ClaimSeat": ("POST", "/v1/games/{game}/seats/{seat}:claim"),
    "ListActions": ("GET", "/v1/games/{game}:listActions"),
    "SubmitActions": ("POST", "/v1/games/{game}:submit"),
    "PreviewActions": ("POST", "/v1/games/{game}:preview"),
    "ExplainAction": ("POST", "/v1/games/{game}:explain"),
    "SuggestAction": ("POST", "/v1/games/{game}:suggest"),
    "UndoActions": ("POST", "/v1/games/{game}:undo"),
    "SetReady": ("POST", "/v1/games/{game}/seats/{seat}:setReady"),
    "ListEvents": ("GET", "/v1/games/{game}/events"),
    "WatchGame": ("GET", "/v1/games/{game}/events:watch"),
    "ResignSeat": ("POST", "/v1/games/{game}/seats/{seat}:resign"),
    "ReclaimSeat": ("POST", "/v1/games/{game}/seats/{seat}:reclaim"),
    "ForfeitSeat": ("POST", "/v1/games/{game}/seats/{seat}:forfeit"),
    "ReplaceSeat": ("POST", "/v1/games/{game}/seats/{seat}:replace"),
    "AddTime": ("POST", "/v1/games/{game}/seats/{seat}:addTime"),
    "ReissueToken": ("POST", "/v1/games/{game}/seats/{seat}:reissue"),
    "PauseGame": ("POST", "/v1/games/{game}:pause"),
    "ResumeGame": ("POST", "/v1/games/{game}:resume"),
    "AdjudicateGame": ("POST", "/v1/games/{game}:adjudicate"),
    "VoidGame": ("POST", "/v1/games/{game}:void"),
    "ListAudit": ("GET", "/v1/games/{game}/audit"),
    "DeleteGame": ("POST", "/v1/games/{game}:delete"),
    "UpsertPlayer": ("POST", "/v1/players/{player}:upsert"),
    "GetPlayer": ("GET", "/v1/players/{player}"),
    "ListPlayers": ("GET", "/v1/players"),
    "IssuePlayerToken": ("POST", "/v1/players/{player}:issueToken"),
    "RevokePlayerTokens": ("POST", "/v1/players/{player}:revokeTokens"),
    "FetchSeatToken": ("POST", "/v1/games/{game}/seats/{seat}:fetchToken"),
    "CreateWebhook": ("POST", "/v1/webhooks"),
    "ListWebhooks": ("GET", "/v1/webhooks"),
    "GetWebhook": ("GET", "/v1/webhooks/{webhook}"),
    "UpdateWebhook": ("POST", "/v1/webhooks/{webhook}:update"),
    "RotateSecret": ("POST", "/v1/webhooks/{webhook}:rotate"),
    "TestWebhook": ("POST", "/v1/webhooks/{webhook}:test"),
    "ListDeliveries": ("GET", "/v1/webhooks/{webhook}/deliveries"),
    "RetryDelivery": ("POST", "/v1/webhooks/{webhook}/deliveries/{delivery}:retry"),
    "DeleteWebhook": ("POST", "/v1/webhooks/{webhook}:delete"),
    "ExportRecord": ("GET", "/v1/games/{game}:export"),
    "VerifyRecord": ("POST", "/v1/records:verify"),
    "ReplayRecord": ("POST", "/v1/records:replay"),
    "ListRulesets": ("GET", "/v1/rulesets"),
    "ListCards": ("GET", "/v1/rulesets/{ruleset}/cards"),
    "GetCard": ("GET", "/v1/rulesets/{ruleset}/cards/{number}"),
    "ListParts": ("GET", "/v1/rulesets/{ruleset}/parts"),
    "ListWords": ("GET", "/v1/rulesets/{ruleset}/words"),
    "ListRules": ("GET", "/v1/rulesets/{ruleset}/rules"),
}

QUICK_RECONNECT: Final = (
    ("grpc.initial_reconnect_backoff_ms", 50),
    ("grpc.min_reconnect_backoff_ms", 10_000),
    ("grpc.max_reconnect_backoff_ms", 250),
    ("grpc.enable_retries", 0),
)


class CallRefusedError(Exception):
    """A refusal. `code`: the HTTP status, or the name of the gRPC code; `details`: the contract's Refusal as JSON."""

    def __init__(self, reason: str, code: int | str, message: str, details: Json, retry_after: int | None) -> None:
        super().__init__(f"{reason} ({code}): {message}")
        self.reason = reason
        self.code = code
        self.message = message
        self.details = details
        self.retry_after = retry_after


class ApiClient(Protocol):
    """Calls a server through one API. An unreachable server raises ConnectionError."""

    name: str
    headers: dict[str, str]
    """Headers sent with every request in addition to the token; over gRPC as metadata."""
    answer_headers: dict[str, str]
    """The headers of the last answer; over gRPC its metadata."""

    def call(self, method: str, token: str | None = None, **fields: Any) -> Json:
        """Call a method and return its answer; fields have the names of the contract."""

    def watch(self, token: str | None = None, **fields: Any) -> Any:
        """Return a context manager that opens a stream and yields an iterator of its messages."""

    def close(self) -> None:
        """Close all connections."""


class RestClient:
    """A client of the REST API."""

    name = "rest"

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False)
        self.headers: dict[str, str] = {}
        self.answer_headers: dict[str, str] = {}

    def call(self, method: str, token: str | None = None, **fields: Any) -> Json:
        """Send fields of the route in the path, and all others in the query or in the body."""
        try:
            answer = self.client.send(self._request(method, token, fields))
        except httpx.TransportError as error:
            raise ConnectionError(str(error)) from error
        if answer.status_code != httpx.codes.OK:
            raise documented(method, _problem(answer))
        self.answer_headers = dict(answer.headers)
        body: Json = answer.json()
        return {"record": body} if method == "ExportRecord" else body

    @contextmanager
    def watch(self, token: str | None = None, **fields: Any) -> Iterator[Iterator[Json]]:
        """Yield the messages of a stream, which has one JSON object on each line."""
        request = self._request("WatchGame", token, fields)
        request.headers["accept"] = "application/x-ndjson"
        try:
            stream = self.client.send(request, stream=True)
        except httpx.TransportError as error:
            raise ConnectionError(str(error)) from error
        try:
            if stream.status_code != httpx.codes.OK:
                stream.read()
                raise _problem(stream)
            self.answer_headers = dict(stream.headers)
            yield until_late(map(json.loads, stream.iter_lines()))
        except httpx.TransportError as error:
            raise ConnectionError(str(error)) from error
        finally:
            stream.close()

    def close(self) -> None:
        self.client.close()

    def _request(self, method: str, token: str | None, fields: Json) -> httpx.Request:
        verb, template = PATHS[method]
        rest = {
            MESSAGES[f"{method}Request"].DESCRIPTOR.fields_by_name[name].json_name: value
            for name, value in fields.items()
            if f"{{{name}}}" not in template
        }
        headers = self.headers if token is None else self.headers | {"authorization": f"Bearer {token}"}
        path = template.format(**fields)
        if verb == "POST":
            body = rest["record"] if method == "VerifyRecord" else rest
            return self.client.build_request(verb, path, json=body, headers=headers)
        query = {name: json.dumps(value) if isinstance(value, bool) else value for name, value in rest.items()}
        return self.client.build_request(verb, path, params=query, headers=headers)


class GrpcClient:
    """A client of the gRPC API; answers are converted to their JSON form."""

    name = "grpc"

    def __init__(self, address: str, *options: tuple[str, Any]) -> None:
        self.channel = grpc.insecure_channel(address, options=(*QUICK_RECONNECT, *options))
        stubs = (
            CatalogServiceStub,
            GameServiceStub,
            PlayerServiceStub,
            RecordServiceStub,
            RefereeServiceStub,
            WebhookServiceStub,
        )
        self.headers: dict[str, str] = {}
        self.answer_headers: dict[str, str] = {}
        self.methods: Json = {name: method for stub in stubs for name, method in vars(stub(self.channel)).items()}

    def call(self, method: str, token: str | None = None, **fields: Any) -> Json:
        """Call a method by its name and return the answer."""
        try:
            answer, call = self._begin(self.methods[method].with_call, method, token, fields)
            self.answer_headers = dict(call.trailing_metadata())
            return as_json(answer)
        except grpc.RpcError as error:
            raise documented(method, _refusal(error)) from None

    @contextmanager
    def watch(self, token: str | None = None, **fields: Any) -> Iterator[Iterator[Json]]:
        """Yield the messages of a server stream. A refusal is raised when the context is entered, as over REST."""
        stream = self._begin(self.methods["WatchGame"], "WatchGame", token, fields)
        try:
            first = next(stream)
            self.answer_headers = dict(stream.initial_metadata())
            yield map(as_json, _chained(first, stream))
        except grpc.RpcError as error:
            raise _refusal(error) from None
        finally:
            stream.cancel()

    def close(self) -> None:
        self.channel.close()

    def _begin(self, call: Any, method: str, token: str | None, fields: Json) -> Any:
        request = ParseDict(fields, MESSAGES[f"{method}Request"]())
        headers = self.headers if token is None else self.headers | {"authorization": f"Bearer {token}"}
        return call(request, metadata=tuple(headers.items()), timeout=PATIENCE)


def documented(method: str, error: Exception) -> Exception:
    """Return an error; fail if it is a refusal with a reason that the documentation of its method does not name."""
    if isinstance(error, CallRefusedError):
        assert error.reason in (*ALWAYS, *REFUSALS[method]), f"{method} is not documented to refuse with {error}"
    return error


def as_json(message: Message) -> Json:
    """Return a message in its JSON form, as REST gives it."""
    return MessageToDict(message, always_print_fields_with_no_presence=True)


def _chained(first: Message, others: Iterator[Message]) -> Iterator[Message]:
    yield first
    yield from others


def until_late(messages: Iterator[Json]) -> Iterator[Json]:
    """Yield messages, including heartbeats, until a timeout."""
    end = time.monotonic() + PATIENCE
    for message in messages:
        assert time.monotonic() < end, "the stream went on for too long"
        yield message


def _problem(answer: httpx.Response) -> CallRefusedError:
    """Return the refusal in a problem document."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    said = answer.json()
    assert said["status"] == answer.status_code
    known = {field.json_name for field in Refusal.DESCRIPTOR.fields}
    details = {name: value for name, value in said.items() if name in known}
    retry_after = answer.headers.get("retry-after")
    wait = None if retry_after is None else int(retry_after)
    assert wait == details.get("retryAfterSeconds")
    return CallRefusedError(said["reason"], answer.status_code, said["detail"], details, wait)


def _refusal(error: Any) -> CallRefusedError | ConnectionError:
    """Return the refusal in the details of a status; without details the server was not reached."""
    status = rpc_status.from_call(error)
    if status is None and error.code() == grpc.StatusCode.UNAVAILABLE:
        return ConnectionError(error.details())
    assert status is not None, error
    info, refusal, retry = ErrorInfo(), Refusal(), RetryInfo()
    found = {type(detail) for packed in status.details for detail in (info, refusal, retry) if packed.Unpack(detail)}
    assert {ErrorInfo, Refusal} <= found
    details = {name: value for name, value in as_json(refusal).items() if value not in ([], "")}
    wait = retry.retry_delay.seconds if RetryInfo in found else None
    return CallRefusedError(info.reason, error.code().name, error.details(), details, wait)
