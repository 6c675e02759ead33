"""Health, reflection and the port of the server."""

import asyncio
from contextlib import suppress

import grpc
import pytest
from google.protobuf.descriptor_pb2 import FileDescriptorProto
from google.protobuf.descriptor_pool import DescriptorPool
from google.protobuf.message_factory import GetMessageClass
from grpc_health.v1.health_pb2 import HealthCheckRequest, HealthCheckResponse
from grpc_health.v1.health_pb2_grpc import HealthStub
from grpc_reflection.v1alpha.reflection_pb2 import ServerReflectionRequest
from grpc_reflection.v1alpha.reflection_pb2_grpc import ServerReflectionStub

from service.app.addresses import ClientAddresses
from service.config import ServerConfig
from service.grpc import health
from service.grpc.server import start_grpc
from tests.grpc_api.stand_in import PATIENCE, Client, StandIn, asynchronous, client_of

NAMES = ["", "reeve.v1.GameService", "reeve.v1.CatalogService", "reeve.v1.RecordService"]


async def statuses(client: Client) -> set[str]:
    """Return the status of the server and of each service."""
    stub = HealthStub(client.channel)
    answers = [await stub.Check(HealthCheckRequest(service=name)) for name in NAMES]
    return {HealthCheckResponse.ServingStatus.Name(answer.status) for answer in answers}


@asynchronous
async def test_the_server_and_each_service_are_serving_until_they_stop():
    async with client_of(StandIn()) as client:
        assert await statuses(client) == {"SERVING"}
        client.server.not_serving()
        assert await statuses(client) == {"NOT_SERVING"}


@asynchronous
async def test_watchers_see_when_the_service_is_not_ready_and_ready_again(monkeypatch):
    monkeypatch.setattr(health, "PAUSE", 0.01)
    service = StandIn()
    async with client_of(service) as client:
        watch = HealthStub(client.channel).Watch(HealthCheckRequest(service="reeve.v1.GameService"))
        seen = [(await watch.read()).status]
        for service.is_ready in (False, True):
            seen.append((await watch.read()).status)
        assert seen == [HealthCheckResponse.SERVING, HealthCheckResponse.NOT_SERVING, HealthCheckResponse.SERVING]
        service.is_ready = False
        assert (await watch.read()).status == HealthCheckResponse.NOT_SERVING
        assert await statuses(client) == {"NOT_SERVING"}
        watch.cancel()


@asynchronous
async def test_a_stopping_server_stays_not_serving_even_if_the_service_is_ready(monkeypatch):
    monkeypatch.setattr(health, "PAUSE", 0.001)
    async with client_of(StandIn()) as client:
        client.server.not_serving()
        for _ in range(20):
            assert await statuses(client) == {"NOT_SERVING"}


@pytest.mark.parametrize("limit", ["MOST_WATCHES", "MOST_OF_ADDRESS"])
@asynchronous
async def test_too_many_watch_calls_are_refused_until_one_ends(monkeypatch, limit):
    monkeypatch.setattr(health, limit, 2)
    async with client_of(StandIn()) as client:
        watches = [HealthStub(client.channel).Watch(HealthCheckRequest()) for _ in range(2)]
        for watch in watches:
            await watch.read()
        refused = HealthStub(client.channel).Watch(HealthCheckRequest())
        assert await refused.code() == grpc.StatusCode.RESOURCE_EXHAUSTED
        watches[0].cancel()
        while True:  # the server notices the end soon
            watch = HealthStub(client.channel).Watch(HealthCheckRequest())
            with suppress(grpc.aio.AioRpcError):
                assert (await watch.read()).status == HealthCheckResponse.SERVING
                break


@asynchronous
async def test_watch_calls_are_counted_for_each_address(monkeypatch):
    monkeypatch.setattr(health, "MOST_OF_ADDRESS", 1)
    service = StandIn()
    service.addresses = ClientAddresses(("127.0.0.1",))
    async with client_of(service) as client:
        for address in ("192.0.2.1", "192.0.2.2"):
            watch = HealthStub(client.channel).Watch(HealthCheckRequest(), metadata=(("x-forwarded-for", address),))
            assert (await watch.read()).status == HealthCheckResponse.SERVING


@asynchronous
async def test_a_stop_ends_watch_calls_at_once():
    async with client_of(StandIn()) as client:
        watch = HealthStub(client.channel).Watch(HealthCheckRequest())
        await watch.read()
        stop = asyncio.create_task(client.server.stop(PATIENCE))
        assert (await watch.read()).status == HealthCheckResponse.NOT_SERVING
        assert await asyncio.wait_for(watch.code(), 10) == grpc.StatusCode.UNAVAILABLE
        await asyncio.wait_for(stop, 10)


@asynchronous
async def test_reflection_lists_the_services_and_describes_them():
    async with client_of(StandIn()) as client:
        info = ServerReflectionStub(client.channel).ServerReflectionInfo
        asked = [
            ServerReflectionRequest(list_services=""),
            ServerReflectionRequest(file_containing_symbol="reeve.v1.GameService"),
        ]
        listed, described = [answer async for answer in info(iter(asked))]
    names = {service.name for service in listed.list_services_response.service}
    assert names >= {*NAMES[1:], "grpc.health.v1.Health", "grpc.reflection.v1alpha.ServerReflection"}
    files = [FileDescriptorProto.FromString(one) for one in described.file_descriptor_response.file_descriptor_proto]
    assert "reeve/v1/game.proto" in [file.name for file in files]


@asynchronous
async def test_reflection_of_v1_answers_and_describes_itself():
    """Messages of the package grpc.reflection.v1 are built from the answers of the server."""
    async with client_of(StandIn()) as client:
        alpha = ServerReflectionStub(client.channel).ServerReflectionInfo
        (answer,) = [
            answer
            async for answer in alpha(
                iter([ServerReflectionRequest(file_containing_symbol="grpc.reflection.v1.ServerReflection")])
            )
        ]
        pool = DescriptorPool()
        for one in answer.file_descriptor_response.file_descriptor_proto:
            pool.AddSerializedFile(one)
        request, response = (
            GetMessageClass(pool.FindMessageTypeByName(f"grpc.reflection.v1.ServerReflection{kind}"))
            for kind in ("Request", "Response")
        )
        info = client.channel.stream_stream(
            "/grpc.reflection.v1.ServerReflection/ServerReflectionInfo",
            request_serializer=request.SerializeToString,
            response_deserializer=response.FromString,
        )
        asked = [request(list_services=""), request(file_containing_symbol="reeve.v1.GameService")]
        listed, described = [answer async for answer in info(iter(asked))]
    names = {service.name for service in listed.list_services_response.service}
    assert names >= {*NAMES[1:], "grpc.reflection.v1.ServerReflection", "grpc.reflection.v1alpha.ServerReflection"}
    files = [FileDescriptorProto.FromString(one) for one in described.file_descriptor_response.file_descriptor_proto]
    assert "reeve/v1/game.proto" in [file.name for file in files]


@asynchronous
async def test_a_port_in_use_is_an_error_and_not_shared():
    async with client_of(StandIn()) as client:
        with pytest.raises(OSError, match=f"cannot listen for gRPC on 127.0.0.1:{client.server.port}"):
            await start_grpc(StandIn(), ServerConfig(grpc_port=client.server.port), connections=10)
