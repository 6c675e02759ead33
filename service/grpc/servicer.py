"""The methods of the contract over gRPC: bytes in, one call of the service, bytes out."""

from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from typing import Any, Final, cast

import grpc
from grpc.aio import ServicerContext

from service.app.identity import Caller
from service.app.messages import WatchGameRequest
from service.app.methods import METHODS, Method
from service.app.service import Service
from service.errors import RefusedError
from service.grpc.errors import DOOR, refuse
from service.grpc.metadata import CALL_ID, call_id_of, client_address, metadata_of, token_of
from service.grpc.reading import Read, reader
from service.settings import Limits
from service.wire.answers import as_bytes
from service.wire.telling import Telling

PACKAGE: Final = "reeve.v1"

Context = ServicerContext[bytes, bytes]


def handlers(service: Service, limits: Limits) -> list[grpc.GenericRpcHandler]:
    """What the server asks for each call: all methods, by the name of their service."""
    by_service: dict[str, dict[str, grpc.RpcMethodHandler[bytes, bytes]]] = defaultdict(dict)
    for method in METHODS:
        read = reader(method, limits)
        by_service[f"{PACKAGE}.{method.service}"][method.name] = (
            grpc.unary_stream_rpc_method_handler(cast(Any, _watch(service, read)))
            if method.stream
            else grpc.unary_unary_rpc_method_handler(cast(Any, _unary(service, method, read)))
        )
    return [grpc.method_handlers_generic_handler(name, methods) for name, methods in by_service.items()]


def _unary(service: Service, method: Method, read: Read) -> Callable[[bytes, Context], Awaitable[bytes]]:
    """One request, one answer. The call's id goes back after it: sent before it, it would cost a fifth of a call."""
    response = f"{method.name}Response"

    async def call(data: bytes, context: Context) -> bytes:
        metadata = metadata_of(context)
        call_id, address = call_id_of(metadata), client_address(context, service.addresses)
        try:
            caller = Caller(token_of(metadata), call_id, address)
            answer = await service.perform(method, caller, read(data, metadata), DOOR)
            context.set_trailing_metadata(((CALL_ID, call_id),))
            return as_bytes(response, answer)
        except RefusedError as error:
            return refuse(context, service.note_refusal(error, address, DOOR, method.name), call_id)
        except Exception as error:
            return refuse(context, error, call_id)

    return call


def _watch(service: Service, read: Read) -> Callable[[bytes, Context], Awaitable[None]]:
    """One request, a stream of answers; a slow reader holds up the next write, and only its own."""

    tell = Telling(lambda message: as_bytes("WatchGameResponse", message))

    async def call(data: bytes, context: Context) -> None:
        metadata = metadata_of(context)
        call_id, address = call_id_of(metadata), client_address(context, service.addresses)
        try:
            await context.send_initial_metadata(((CALL_ID, call_id),))
            caller = Caller(token_of(metadata), call_id, address)
            request = cast(WatchGameRequest, read(data, metadata))
            async with aclosing(service.watch(caller, request, DOOR)) as messages:
                async for message in messages:
                    await context.write(tell(message))
        except grpc.aio.InternalError:
            pass  # the caller went away while something was on the way to it
        except RefusedError as error:
            refuse(context, service.note_refusal(error, address, DOOR, "WatchGame"), call_id)
        except Exception as error:
            refuse(context, error, call_id)

    return call
