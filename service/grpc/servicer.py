"""The methods of the contract over gRPC: bytes in, one call of the service, bytes out."""

from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from logging import INFO
from time import perf_counter
from typing import Any, Final, cast

import grpc

from service.app.dispatch import CANCELLED
from service.app.identity import Caller
from service.app.messages import Request, WatchGameRequest
from service.app.methods import METHODS, Method
from service.app.service import Service
from service.app.worker_jobs import EncodedAnswer
from service.config import ServerConfig
from service.errors import RefusedError
from service.grpc.errors import API, CODES, refuse
from service.grpc.metadata import (
    CALL_ID,
    call_id_of,
    check_single,
    client_address,
    content_language,
    metadata_of,
    token_of,
)
from service.grpc.reading import Read, reader
from service.grpc.transfer import Context, StalledError, Transfer
from service.logs import log_request
from service.wire.codec import as_bytes, stream_encoder

PACKAGE: Final = "reeve.v1"

_STATUSES: Final = {"OK": "OK", CANCELLED: CANCELLED} | {reason.value: code.name for reason, code in CODES.items()}
"""The name of the gRPC status for every outcome of a call."""


def handlers(service: Service, config: ServerConfig, transfer: Transfer) -> list[grpc.GenericRpcHandler]:
    """Return the handlers of all methods, grouped by service."""
    by_service: dict[str, dict[str, grpc.RpcMethodHandler[bytes, bytes]]] = defaultdict(dict)
    for method in METHODS:
        read = reader(method, config.limits)
        by_service[f"{PACKAGE}.{method.service}"][method.name] = (
            grpc.stream_stream_rpc_method_handler(cast(Any, _watch(service, read, transfer)))
            if method.stream
            else grpc.stream_unary_rpc_method_handler(cast(Any, _unary(service, method, read, transfer)))
        )
    return [grpc.method_handlers_generic_handler(name, methods) for name, methods in by_service.items()]


def _unary(
    service: Service, method: Method, read: Read, transfer: Transfer
) -> Callable[[object, Context], Awaitable[bytes]]:
    """Return the handler of a unary method.

    The id of the call and the language are sent as trailing metadata: initial metadata would cost a fifth of a call.
    """
    response = f"{method.name}Response"
    route = f"/{PACKAGE}.{method.service}/{method.name}"

    async def call(requests: object, context: Context) -> bytes:
        started, reason, request = perf_counter(), CANCELLED, None
        metadata = metadata_of(context)
        call_id, address = call_id_of(metadata), client_address(context, service.addresses)
        try:
            check_single(context)
            caller = Caller(token_of(metadata), call_id, address)
            if method.record:
                await service.admit_record(address)
            request = read(await transfer.read_one(context), metadata)
            answer = await service.perform(method, caller, request, API)
            encoded = answer if isinstance(answer, EncodedAnswer) else None
            context.set_trailing_metadata(((CALL_ID, call_id), *content_language(encoded or request)))
            reason = "OK"
            return as_bytes(response, answer) if encoded is None else encoded.data
        except RefusedError as error:
            reason = refuse(context, service.note_refusal(error, address, API, method.name), call_id)
            return b""
        except Exception as error:
            reason = refuse(context, error, call_id)
            return b""
        finally:
            log_call(method.name, route, reason, perf_counter() - started, call_id, request)

    return call


def _watch(service: Service, read: Read, transfer: Transfer) -> Callable[[object, Context], Awaitable[None]]:
    """Return the handler of WatchGame. A slow reader delays only its own stream."""

    encode = stream_encoder(lambda message: as_bytes("WatchGameResponse", message))
    route = f"/{PACKAGE}.GameService/WatchGame"

    async def call(requests: object, context: Context) -> None:
        started, reason, request = perf_counter(), CANCELLED, None
        metadata = metadata_of(context)
        call_id, address = call_id_of(metadata), client_address(context, service.addresses)
        try:
            check_single(context)
            caller = Caller(token_of(metadata), call_id, address)
            request = cast(WatchGameRequest, read(await transfer.read_one(context), metadata))
            await context.send_initial_metadata(((CALL_ID, call_id), *content_language(request)))
            async with aclosing(service.watch(caller, request, API)) as messages:
                async for message in messages:
                    await transfer.write(context, encode(message))
            reason = "OK"
        except StalledError:
            context.set_code(grpc.StatusCode.CANCELLED)
            context.set_details(
                f"the client read nothing for {transfer.timeout:g} seconds; watch again from the last event"
            )
        except grpc.aio.InternalError:
            pass  # the client disconnected while a message was being sent
        except RefusedError as error:
            reason = refuse(context, service.note_refusal(error, address, API, "WatchGame"), call_id)
        except Exception as error:
            reason = refuse(context, error, call_id)
        finally:
            log_call("WatchGame", route, reason, perf_counter() - started, call_id, request)

    return call


def log_call(method: str, route: str, reason: str, seconds: float, call_id: str, request: Request | None) -> None:
    """Log a call that has ended, with the name of its status."""
    log_request(INFO, API, method, route, _STATUSES[reason], reason, seconds, call_id, request)
