"""Traces: a span for every request over both APIs, without secrets; the library is loaded only if it is configured."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import grpc
import httpx
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode

from reeve.v1 import catalog_pb2, catalog_pb2_grpc
from service.app.identity import Caller
from service.app.messages import CreateGameRequest, GetGameRequest, WatchGameRequest
from service.app.methods import METHOD
from service.config import ServerConfig
from service.errors import Reason, RefusedError
from service.store.base import StoreUnavailableError
from service.store.opened import make_store
from service.telemetry import Telemetry
from service.tracing import TracedService
from tests.cli.reeve import ENVIRONMENT, reeve
from tests.running import running_server

OTLP = "OTEL_EXPORTER_OTLP_ENDPOINT"


def spans_of(scenario, tmp_path) -> list[ReadableSpan]:
    """Run a scenario with a traced service; return its spans."""
    exporter, config = InMemorySpanExporter(), ServerConfig(data=tmp_path / "data")
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))

    async def run() -> None:
        service = TracedService(config, make_store(config), Telemetry(METHOD), provider)
        await service.open()
        try:
            await scenario(service)
        finally:
            await service.close()

    asyncio.run(run())
    return list(exporter.get_finished_spans())


def caller(token: str | None = None) -> Caller:
    return Caller(token, "call-1", "address 127.0.0.1")


def test_a_request_is_a_span_with_api_method_game_and_reason(tmp_path):
    seen = {}

    async def scenario(service):
        created = await service.perform(
            METHOD["CreateGame"], caller(), CreateGameRequest(ruleset="hallertau", seats=1), "rest"
        )
        seen["game"] = created.game.id
        await service.perform(
            METHOD["GetGame"], caller(created.spectator_token), GetGameRequest(game=created.game.id), "grpc"
        )

    create, get = spans_of(scenario, tmp_path)
    assert (create.name, get.name) == ("GameService/CreateGame", "GameService/GetGame")
    assert create.kind is SpanKind.SERVER
    said = {"reeve.api": "grpc", "reeve.method": "GetGame", "reeve.call_id": "call-1"}
    assert get.attributes == {**said, "reeve.game": seen["game"], "reeve.reason": "OK"}


def test_a_refusal_is_a_span_with_its_reason_and_without_an_error_status(tmp_path):
    async def scenario(service):
        with pytest.raises(RefusedError):
            await service.perform(METHOD["GetGame"], caller(), GetGameRequest(game="none"), "rest")

    (span,) = spans_of(scenario, tmp_path)
    assert span.attributes["reeve.reason"] == "GAME_NOT_FOUND"
    assert span.status.status_code is StatusCode.UNSET


def test_an_outage_is_a_span_with_an_error_status(tmp_path, monkeypatch):
    async def scenario(service):
        async def load(*_):
            raise StoreUnavailableError("gone")

        monkeypatch.setattr(service.store, "load", load)
        with pytest.raises(RefusedError) as refused:
            await service.perform(METHOD["GetGame"], caller(), GetGameRequest(game="0" * 25), "rest")
        assert refused.value.reason is Reason.STORE_UNAVAILABLE

    (span,) = spans_of(scenario, tmp_path)
    assert span.status.status_code is StatusCode.ERROR


def test_a_stream_is_one_span_until_its_last_message(tmp_path):
    async def scenario(service):
        created = await service.perform(
            METHOD["CreateGame"], caller(), CreateGameRequest(ruleset="hallertau", seats=2), "rest"
        )
        request = WatchGameRequest(game=created.game.id)
        async with aclosing(service.watch(caller(created.spectator_token), request, "rest")) as messages:
            await anext(messages)
            await anext(messages)  # the turn
            await service.stop_streams()
            assert [message.reason async for message in messages] == ["shutting_down"]

    _, watch = spans_of(scenario, tmp_path)
    assert (watch.name, watch.attributes["reeve.reason"]) == ("GameService/WatchGame", "OK")


def test_no_span_contains_a_token(tmp_path):
    secrets = []

    async def scenario(service):
        created = await service.perform(
            METHOD["CreateGame"], caller(), CreateGameRequest(ruleset="hallertau", seats=1), "rest"
        )
        token = created.spectator_token
        secrets.extend([token, *created.invites])
        with pytest.raises(RefusedError):
            await service.perform(
                METHOD["GetGame"], Caller(token, token, "address 127.0.0.1"), GetGameRequest(game=token), "rest"
            )

    spans = spans_of(scenario, tmp_path)
    assert spans[1].attributes["reeve.game"] == "rs_***"
    for secret in secrets:
        assert secret.rpartition("_")[2] not in "".join(span.to_json() for span in spans)


@pytest.fixture
def without_the_extra(tmp_path) -> dict[str, str]:
    """An environment in which the OpenTelemetry packages cannot be imported."""
    (tmp_path / "opentelemetry").mkdir()
    (tmp_path / "opentelemetry" / "__init__.py").write_text("raise ImportError('not installed')\n")
    return {"PYTHONPATH": f"{tmp_path}:{ENVIRONMENT['PYTHONPATH']}"}


def test_a_server_without_traces_does_not_need_the_extra(without_the_extra):
    with running_server(environment=without_the_extra) as server:
        assert httpx.get(f"{server.url}/v1/rulesets", trust_env=False).status_code == 200


def test_traces_without_the_extra_are_refused_with_what_to_install(tmp_path, without_the_extra, monkeypatch):
    monkeypatch.setitem(ENVIRONMENT, "PYTHONPATH", without_the_extra["PYTHONPATH"])
    ran = reeve("serve", "--trace", "--port", 0, "--grpc-port", 0, "--data", tmp_path / "data")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "reeve serve: --trace needs the extra `telemetry`: pip install 'reeve[telemetry]'\n"


def test_a_server_sends_the_spans_of_both_apis_before_it_ends():
    with collector() as (endpoint, received), running_server("--trace", environment={OTLP: endpoint}) as server:
        httpx.get(f"{server.url}/v1/rulesets", trust_env=False).raise_for_status()
        with grpc.insecure_channel(server.grpc) as channel:
            stub = catalog_pb2_grpc.CatalogServiceStub(channel)
            stub.ListRulesets(catalog_pb2.ListRulesetsRequest(), timeout=60)
        assert server.stop() == 0
    resources = [resource for request in received for resource in request.resource_spans]
    spans = [span for resource in resources for scope in resource.scope_spans for span in scope.spans]
    assert {span.name for span in spans} == {"CatalogService/ListRulesets"}
    apis = [next(said.value.string_value for said in span.attributes if said.key == "reeve.api") for span in spans]
    assert sorted(apis) == ["grpc", "rest"]
    names = [said.value.string_value for said in resources[0].resource.attributes if said.key == "service.name"]
    assert names == ["reeve"]


@contextmanager
def collector() -> Iterator[tuple[str, list[ExportTraceServiceRequest]]]:
    """A collector of traces, and what it received."""
    received: list[ExportTraceServiceRequest] = []

    class Take(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.append(ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with HTTPServer(("127.0.0.1", 0), Take) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}", received
        finally:
            server.shutdown()
            thread.join()
