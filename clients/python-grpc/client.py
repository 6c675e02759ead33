"""A small client over gRPC: a token, refusals as exceptions, retries that are safe, streams that resume."""

import time
import uuid
from collections.abc import Iterator
from typing import Any

import grpc
from google.protobuf.message import Message
from google.rpc.error_details_pb2 import ErrorInfo
from grpc_status import rpc_status

from reeve.v1 import catalog_pb2_grpc, game_pb2_grpc, records_pb2_grpc
from reeve.v1.game_pb2 import GOODBYE_REASON_GAME_EXPIRED, Event, WatchGameRequest

LOST = (grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED)
"""Status codes after which it is unknown whether a call was carried out: the server or its store did not answer."""

PAUSE = 0.5
"""Seconds between two attempts."""

TIMEOUT = 10.0
"""Seconds for one call."""

PATIENCE = 30.0
"""Seconds after which the client stops retrying."""


class RefusedError(Exception):
    """A refusal of the service. `reason` is one of a fixed list; the message says what to do."""

    def __init__(self, error: Any) -> None:
        super().__init__(error.details())
        self.reason: str = error.code().name
        self.revision: int | None = None
        self.wait: float | None = PAUSE if error.code() in LOST else None
        """Seconds after which the same request may be retried; None if a retry cannot succeed."""
        status = rpc_status.from_call(error)
        for detail in status.details if status is not None else ():
            info = ErrorInfo()
            if detail.Unpack(info):
                self.reason = info.reason
                self.revision = int(info.metadata["revision"]) if "revision" in info.metadata else None
                self.wait = float(info.metadata["retry_after"]) if "retry_after" in info.metadata else self.wait


def connect(target: str) -> grpc.Channel:
    """Return a channel that reconnects soon after the server is back."""
    return grpc.insecure_channel(target, options=[("grpc.max_reconnect_backoff_ms", 1_000)])


def new_id() -> str:
    """Return a new request id. All retries of one request use the same id."""
    return str(uuid.uuid4())


class Client:
    """A caller with its token: an operator, a seat or a spectator."""

    def __init__(self, channel: grpc.Channel, token: str | None = None) -> None:
        self._metadata = (("authorization", f"Bearer {token}"),) if token else ()
        services = (
            game_pb2_grpc.GameServiceStub,
            records_pb2_grpc.RecordServiceStub,
            catalog_pb2_grpc.CatalogServiceStub,
        )
        self._methods = {name: method for service in services for name, method in vars(service(channel)).items()}

    def call(self, request: Message) -> Any:
        """Send a request of the contract and return its answer.

        If there is no answer, the same request is retried. That is safe because a request that changes a game has a
        request id: if it was already carried out, the server returns the first answer again.
        """
        method = self._methods[type(request).__name__.removesuffix("Request")]
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return method(request, metadata=self._metadata, timeout=TIMEOUT)
            except grpc.RpcError as error:
                wait_or_raise(RefusedError(error), end)

    def watch(self, game: str, after_seq: int = 0, language: str = "en") -> Iterator[Event]:
        """Yield the events of a game after a sequence number, in order and without a gap, until the game expires.

        A broken stream is resumed after the sequence number of the last event. If the store has lost events, all
        events are sent again from the first one.
        """
        end = time.monotonic() + PATIENCE
        while True:
            request = WatchGameRequest(game=game, after_seq=after_seq, language=language)
            stream = self._methods["WatchGame"](request, metadata=self._metadata)
            try:
                for message in stream:
                    end = time.monotonic() + PATIENCE
                    if message.HasField("event"):
                        after_seq = message.event.seq
                        yield message.event
                    elif message.goodbye.reason == GOODBYE_REASON_GAME_EXPIRED:
                        return
                    elif message.HasField("goodbye"):
                        after_seq = message.goodbye.cursor
            except grpc.RpcError as error:
                wait_or_raise(RefusedError(error), end)
            finally:
                stream.cancel()


def wait_or_raise(refused: RefusedError, end: float) -> None:
    """Wait until the same request may be retried; raise if a retry cannot succeed or would be too late."""
    if refused.wait is None or time.monotonic() + refused.wait > end:
        raise refused from None
    time.sleep(refused.wait)
