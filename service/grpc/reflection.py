"""Server reflection under both of its names: grpc.reflection.v1, and v1alpha for older clients.

grpcio-reflection has only v1alpha. The messages of v1 are the same with another package name, so the same servicer
answers both. v1 gets its own descriptors, so that reflection can describe it too.
"""

from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, cast

import grpc
from google.protobuf import descriptor_pool
from google.protobuf.descriptor_pb2 import FileDescriptorProto
from google.protobuf.message import DecodeError
from grpc_reflection.v1alpha import reflection_pb2
from grpc_reflection.v1alpha.reflection import aio
from grpc_reflection.v1alpha.reflection_pb2 import ServerReflectionRequest

from service.app.service import Service
from service.errors import RefusedError, malformed
from service.grpc.errors import refuse
from service.grpc.metadata import call_id_of, client_address, metadata_of
from service.grpc.transfer import Context, StalledError, Transfer

ALPHA: Final = "grpc.reflection.v1alpha"
V1: Final = "grpc.reflection.v1"
NAMES: Final = (f"{V1}.ServerReflection", f"{ALPHA}.ServerReflection")


def reflection(services: Sequence[str], service: Service, transfer: Transfer) -> list[grpc.GenericRpcHandler]:
    """Return handlers that describe services, and reflection itself, in both versions. Limits count each request."""
    _add_v1_descriptors()
    servicer = cast(Any, aio.ReflectionServicer((*services, *NAMES)))

    async def requests(context: Context) -> AsyncIterator[ServerReflectionRequest]:
        address = client_address(context, service.addresses)
        while (data := await transfer.read(context)) is not None:
            service.throttle.take(address)
            try:
                request = ServerReflectionRequest.FromString(data)
            except DecodeError:
                raise malformed("the request cannot be read") from None
            yield request

    async def answer(_: object, context: Context) -> None:
        try:
            async for answer_message in servicer.ServerReflectionInfo(requests(context), context):
                await transfer.write(context, answer_message.SerializeToString())
        except RefusedError as error:
            refuse(context, error, call_id_of(metadata_of(context)))
        except grpc.aio.InternalError:
            pass  # the client disconnected while an answer was being sent
        except StalledError:
            context.set_code(grpc.StatusCode.CANCELLED)

    handler: grpc.RpcMethodHandler[bytes, bytes] = grpc.stream_stream_rpc_method_handler(cast(Any, answer))
    return [grpc.method_handlers_generic_handler(name, {"ServerReflectionInfo": handler}) for name in NAMES]


def _add_v1_descriptors() -> None:
    v1 = FileDescriptorProto()
    reflection_pb2.DESCRIPTOR.CopyToProto(v1)
    v1.name, v1.package = "grpc/reflection/v1/reflection.proto", V1
    for field in (field for message in v1.message_type for field in message.field if field.type_name):
        field.type_name = field.type_name.replace(ALPHA, V1)
    for method in v1.service[0].method:
        method.input_type = method.input_type.replace(ALPHA, V1)
        method.output_type = method.output_type.replace(ALPHA, V1)
    descriptor_pool.Default().AddSerializedFile(v1.SerializeToString())
