"""OpenTelemetry spans for requests. Loaded only if tracing is on; an optional extra installs its packages."""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, contextmanager

from msgspec import Struct
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import OTELResourceDetector, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, StatusCode

from service.app.identity import Caller
from service.app.messages import Request, WatchGameRequest, WatchMessage
from service.app.methods import METHOD, Method
from service.app.service import Service
from service.config import ServerConfig
from service.errors import RefusedError
from service.logs import FAULTS, without_secrets
from service.store.base import GameStore
from service.telemetry import Telemetry

LONGEST = 100
"""Length limit of span attributes that a caller may have chosen."""


def make_provider() -> TracerProvider:
    """Return the tracer provider; the OTEL_* variables configure its exporter and resource."""
    name = Resource({"service.name": "reeve"})
    provider = TracerProvider(resource=name.merge(OTELResourceDetector().detect()))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return provider


class TracedService(Service):
    """The service with a span around each request: API, method, game and outcome, without secrets."""

    def __init__(self, config: ServerConfig, store: GameStore, telemetry: Telemetry, provider: TracerProvider) -> None:
        super().__init__(config, store, telemetry)
        self._provider = provider
        self._tracer = provider.get_tracer("reeve")

    async def close(self) -> None:
        """Close the service, and send the remaining spans."""
        await super().close()
        await asyncio.to_thread(self._provider.shutdown)

    async def perform(self, method: Method, caller: Caller, request: Request, api: str) -> Struct:
        """Perform a request in a span."""
        with self._span(method, caller, request, api):
            return await super().perform(method, caller, request, api)

    async def watch(self, caller: Caller, request: WatchGameRequest, api: str) -> AsyncGenerator[WatchMessage, None]:
        """Stream messages in a span, from the first to the last."""
        with self._span(METHOD["WatchGame"], caller, request, api):
            async with aclosing(super().watch(caller, request, api)) as messages:
                async for message in messages:
                    yield message

    @contextmanager
    def _span(self, method: Method, caller: Caller, request: Request, api: str) -> Iterator[None]:
        said = {"api": api, "method": method.name, "call_id": caller.call_id}
        said["game"] = getattr(request, "game", "")
        attributes = {f"reeve.{name}": without_secrets(text[:LONGEST]) for name, text in said.items() if text}
        span = self._tracer.start_span(f"{method.service}/{method.name}", kind=SpanKind.SERVER, attributes=attributes)
        reason = "OK"
        try:
            yield
        except RefusedError as error:
            reason = error.reason
            if reason in FAULTS:
                span.set_status(StatusCode.ERROR)
            raise
        finally:
            span.set_attribute("reeve.reason", reason)
            span.end()
