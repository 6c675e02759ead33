"""How a server is set up: one frozen struct from flags and environment. Nothing else reads the environment."""

from pathlib import Path

from msgspec import Struct

DAY = 24 * 60 * 60


class Limits(Struct, frozen=True):
    """What one caller may ask for."""

    body_bytes: int = 64 * 1024
    """The largest request; records to verify may be `record_bytes` large."""
    record_bytes: int = 1024 * 1024
    games_per_key: int = 1_000
    actions_per_request: int = 20
    streams_per_token: int = 8
    requests_per_second: int = 200
    """For each key or token; twice as many at once after a pause."""
    replay_events: int = 5_000
    """A stream that wants more events than these at its beginning is told to take a view first."""


class Settings(Struct, frozen=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: int = 8080
    """REST; 0: any free port."""
    grpc_port: int = 50051
    """gRPC; 0: any free port."""
    store: str = "embedded"
    """`embedded`, or the URL of a Redis: redis://, rediss:// or unix://."""
    data: Path = Path("data")
    """The folder of the embedded store."""
    ttl_finished: int = 30 * DAY
    """Seconds that a finished game is kept."""
    ttl_idle: int = 90 * DAY
    """Seconds that a game is kept in which nobody does anything."""
    store_timeout: float = 2.0
    """Seconds after which a store that does not answer is unavailable."""
    heartbeat: float = 15.0
    """Seconds of silence after which a stream says that it is alive."""
    stream_buffer: int = 256
    """Commits that a slow reader may be behind before its stream is closed with a cursor."""
    drain: float = 10.0
    """Seconds that running requests get to finish when the server stops."""
    cors_origins: tuple[str, ...] = ()
    """Origins whose pages may call; `*` for all."""
    log_format: str = "human"
    """`human` or `json`."""
    trace: bool = False
    """Send OpenTelemetry traces (needs the extra `telemetry`; the OTEL_* variables say where to)."""
    limits: Limits = Limits()


def needs_no_key(settings: Settings) -> bool:
    """On loopback with the embedded store anybody on this machine is the operator."""
    return settings.store == "embedded" and is_loopback(settings.host)


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    return host in ("localhost", "::1") or host.startswith("127.")
