"""A server whose store can be read but not written is not ready, and is ready again when writes work."""

import resource
from collections.abc import Callable

import httpx
from grpc_health.v1.health_pb2 import HealthCheckRequest, HealthCheckResponse
from grpc_health.v1.health_pb2_grpc import HealthStub

from service.app.readiness import REFUSES
from tests.contract.server import Server, open_server
from tests.contract.table import Table, patiently, refused
from tests.servers import redis_server, wait_until


def is_serving(server: Server) -> bool:
    """Return whether gRPC reports that the server serves."""
    answer = HealthStub(server.grpc.channel).Check(HealthCheckRequest(service="reeve.v1.GameService"))
    return bool(answer.status == HealthCheckResponse.SERVING)


def check_readiness(server: Server, break_it: Callable[[], object], mend_it: Callable[[], object]) -> None:
    """Check that both APIs report failing writes without secrets, and report when writes work again."""
    table = Table(server.rest, server.key)
    assert server.process.is_ready()
    assert is_serving(server)
    break_it()
    wait_until(lambda: not server.process.is_ready(), "REST says that it is ready")
    wait_until(lambda: not is_serving(server), "gRPC says that it serves")
    problem = httpx.get(f"{server.process.url}/health/ready", trust_env=False).json()
    assert (problem["reason"], problem["detail"]) == ("STORE_UNAVAILABLE", REFUSES)
    seat = table.beginner
    assert refused(table.submit, seat, "exchange:1", revision=0).reason == "STORE_UNAVAILABLE"
    assert patiently(table.look, seat)["game"]["revision"] == 0, "a read failed"
    mend_it()
    wait_until(server.process.is_ready, "REST does not say that it is ready again")
    wait_until(lambda: is_serving(server), "gRPC does not say that it serves again")
    assert table.submit(seat, "exchange:1", revision=0)["revision"] == 1


def test_a_server_on_a_redis_without_free_memory_is_not_ready():
    with redis_server("--maxmemory-policy", "noeviction") as redis, open_server(redis.url) as server:
        check_readiness(
            server,
            lambda: redis.command("CONFIG", "SET", "maxmemory", 1),
            lambda: redis.command("CONFIG", "SET", "maxmemory", 0),
        )


def test_a_server_on_a_redis_that_became_a_replica_is_not_ready():
    with redis_server() as redis, redis_server() as primary, open_server(redis.url) as server:
        primary.kill()  # a replica that cannot reach its primary still serves its data
        check_readiness(
            server,
            lambda: redis.command("REPLICAOF", "127.0.0.1", primary.port),
            lambda: redis.command("REPLICAOF", "NO", "ONE"),
        )


def test_a_server_on_a_full_disk_is_not_ready():
    with open_server("embedded") as server:

        def limit(size: int) -> None:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        log = server.process.folder / "data" / "reeve.sqlite3-wal"
        check_readiness(server, lambda: limit(log.stat().st_size), lambda: limit(resource.RLIM_INFINITY))
