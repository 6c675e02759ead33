"""Server reflection under both of its names: grpc.reflection.v1, and v1alpha for older clients.

grpcio-reflection has v1alpha only. The messages of v1 are the same under another package name, so the same servicer
answers both; v1 gets descriptors of its own, so that it can be looked up too.
"""

from collections.abc import Sequence
from typing import Any, Final, cast

import grpc
from google.protobuf import descriptor_pool
from google.protobuf.descriptor_pb2 import FileDescriptorProto
from grpc_reflection.v1alpha import reflection, reflection_pb2

ALPHA: Final = "grpc.reflection.v1alpha"
V1: Final = "grpc.reflection.v1"
NAMES: Final = (f"{V1}.ServerReflection", f"{ALPHA}.ServerReflection")


def add_reflection(services: Sequence[str], server: grpc.aio.Server) -> None:
    """Describe services, and reflection itself, to clients of either version."""
    _add_v1_descriptors()
    servicer = cast(Any, reflection.aio.ReflectionServicer((*services, *NAMES)))
    handler = grpc.stream_stream_rpc_method_handler(
        servicer.ServerReflectionInfo,
        request_deserializer=reflection_pb2.ServerReflectionRequest.FromString,
        response_serializer=reflection_pb2.ServerReflectionResponse.SerializeToString,
    )
    server.add_generic_rpc_handlers(
        tuple(grpc.method_handlers_generic_handler(name, {"ServerReflectionInfo": handler}) for name in NAMES)
    )


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
