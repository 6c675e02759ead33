"""The configuration of a server: one frozen struct, read from flags and environment variables."""

import os
from collections.abc import Iterator, Mapping
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields

DAY = 24 * 60 * 60

Port = Annotated[int, Meta(ge=0, le=65_535)]
Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Seconds = Annotated[float, Meta(ge=0.01, le=86_400)]
Timeout = Annotated[float, Meta(ge=1, le=3_600)]


def says(description: str, wants: str | None = None) -> Meta:
    """Return the annotation of a parameter: its description, and the accepted values unless the type implies them."""
    return Meta(description=description, extra=None if wants is None else {"wants": wants})


class Network(str):
    """An IP address or network as text. Other text raises ValueError."""

    __slots__ = ()

    def __new__(cls, text: str) -> "Network":
        """Check that the text is an IP address or network."""
        ip_network(text)
        return super().__new__(cls, text)


class Limits(Struct, frozen=True):
    """Limits of what one caller may do."""

    body_bytes: Annotated[Count, says("bytes of the largest request")] = 64 * 1024
    record_bytes: Annotated[Count, says("bytes of the largest record to verify")] = 1024 * 1024
    games_per_key: Annotated[Count, says("games that the API keys of one namespace may have together")] = 1_000
    actions_per_request: Annotated[Count, says("actions in one request")] = 20
    actions_per_seat: Annotated[
        Count,
        says("actions that one seat may play in a game, counting undone ones; after that only its default action"),
    ] = 2_000
    undos_per_seat: Annotated[Count, says("actions that one seat may take back in a game")] = 500
    streams_per_token: Annotated[Count, says("streams that one token may have open")] = 8
    requests_per_second: Annotated[
        Count, says("requests per second of one key, token, invite or address; bursts of twice as many are allowed")
    ] = 200
    verifies_per_minute: Annotated[Count, says("records per minute that one address may have verified")] = 30
    verify_seconds: Annotated[Seconds, says("CPU time for verifying one record")] = 5.0
    hints_per_minute: Annotated[Count, says("hints per minute that one seat may request")] = 30
    replay_events: Annotated[
        Count, says("events that a stream sends again at most; a client that missed more must get the game first")
    ] = 5_000


class ServerConfig(Struct, frozen=True):
    """The configuration of a server."""

    host: Annotated[
        str,
        Meta(pattern=r"^\S+$"),
        says("the address to listen on; an API key is needed if other machines can reach it", "an address"),
    ] = "127.0.0.1"
    port: Annotated[Port, says("the port of REST; 0: any free port")] = 8080
    grpc_port: Annotated[Port, says("the port of gRPC; 0: any free port")] = 50051
    store: Annotated[
        str,
        Meta(pattern=r"^(embedded$|(redis|rediss|unix)://.)"),
        says("`embedded`, or the URL of a Redis", "`embedded`, or a URL with redis://, rediss:// or unix://"),
    ] = "embedded"
    data: Annotated[Path, says("the folder of the embedded store")] = Path("data")
    edition: Annotated[
        tuple[str, ...],
        says("edition files of a printed game, separated by commas; new games use the last one", "a list of files"),
    ] = ()
    ttl_finished: Annotated[Count, says("seconds that a finished game is kept")] = 30 * DAY
    ttl_idle: Annotated[Count, says("seconds that a game is kept after its last change")] = 90 * DAY
    header_timeout: Annotated[
        Timeout, says("seconds that a client has to send a whole header, from the connection or its first byte")
    ] = 10.0
    body_timeout: Annotated[
        Timeout, says("seconds that a client has to send a whole body, or may stop reading an answer")
    ] = 30.0
    connections: Annotated[
        Count, says("open connections to each of REST and gRPC; fewer if the limit of open files is low")
    ] = 10_000
    connections_per_address: Annotated[
        Count, says("REST connections of one address (of IPv6, of one /64 network), at most 3/4 of all")
    ] = 1_000
    store_timeout: Annotated[
        Seconds, says("seconds after which a store that does not answer counts as unavailable")
    ] = 2.0
    outage_after: Annotated[
        Seconds, says("seconds without a sign of life of any server process after which clocks count an outage")
    ] = 2.0
    reconnect: Annotated[
        Seconds, says("seconds after an outage that clocks do not count, so that players can come back")
    ] = 20.0
    heartbeat: Annotated[Seconds, says("seconds after which a stream without other messages sends a heartbeat")] = 15.0
    stream_buffer: Annotated[Count, says("commits that are buffered for a slow stream")] = 256
    verify_workers: Annotated[
        int, Meta(ge=1, le=64), says("worker processes that verify and replay records; started when first needed")
    ] = 1
    verify_queue: Annotated[Count, says("records that may wait for a worker process")] = 8
    bot_workers: Annotated[
        int, Meta(ge=1, le=64), says("worker processes in which bots decide; started when first needed")
    ] = 1
    bot_queue: Annotated[
        Count, says("tables of one API key whose bots may wait for a worker process; the same number of hints may wait")
    ] = 64
    notice: Annotated[
        float,
        Meta(ge=0, le=3600),
        says("seconds from `not ready` to the end of streams when the server stops, for load balancers"),
    ] = 0.0
    drain: Annotated[Seconds, says("seconds that running requests have to finish when the server stops")] = 10.0
    web: Annotated[bool, says("give out the table in the browser at `/`; else `/` leads to the documentation")] = True
    cors_origins: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^(\*|[a-z][a-z0-9+.-]*://[^\s/]+)$")], ...],
        says(
            "origins whose web pages may call the API, separated by commas; `*` for all",
            "a list like https://one,https://two",
        ),
    ] = ()
    trusted_proxies: Annotated[
        tuple[Network, ...],
        says(
            "addresses of proxies whose X-Forwarded-For is trusted, separated by commas",
            "a list of addresses or networks like 10.0.0.0/8,::1",
        ),
    ] = ()
    allowed_hosts: Annotated[
        tuple[Annotated[str, Meta(pattern=r"^(\*|[A-Za-z0-9._-]+|[0-9A-Fa-f:]+)$")], ...],
        says(
            "host names that are accepted besides localhost, separated by commas; `*` for all, the default of a server "
            "with API keys",
            "a list of names without ports like one.example,two.example",
        ),
    ] = ()
    log_format: Annotated[Literal["human", "json"], says("`human`: plain text; `json`: one JSON object per line")] = (
        "human"
    )
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        says("`info` logs every request, `debug` also health checks, `warning` and `error` only problems"),
    ] = "info"
    allow_seeds: Annotated[
        Literal["auto", "true", "false"],
        says("whether the creator of a game may choose its seed, for tests; `auto`: only where no API key is needed"),
    ] = "auto"
    webhook_allow_private: Annotated[
        bool, says("let webhooks call http:// and addresses that are not public, for development")
    ] = False
    trace: Annotated[bool, says("send OpenTelemetry traces, configured by the OTEL_* variables")] = False
    limits: Limits = Limits()


class Parameter(Struct, frozen=True):
    """One parameter of the configuration. Its value comes from its flag, its environment variable or its default."""

    name: str
    type: Any
    default: Any

    @property
    def flag(self) -> str:
        """The flag of the command line."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def variable(self) -> str:
        """The environment variable."""
        return f"REEVE_{self.name.upper()}"

    @property
    def kind(self) -> Any:
        """The type without annotations."""
        return get_args(self.type)[0]

    @property
    def description(self) -> str:
        """The description."""
        return next(meta.description for meta in self.annotations if meta.description is not None)

    @property
    def annotations(self) -> tuple[Meta, ...]:
        """The annotations of the type."""
        return tuple(get_args(self.type)[1:])

    @property
    def default_text(self) -> str:
        """The default as text."""
        text = ",".join(self.default) if isinstance(self.default, tuple) else str(self.default)
        return text.lower() if self.kind is bool else text or "none"

    @property
    def shape(self) -> str:
        """The placeholder of the value in the usage text."""
        words = {int: "N", float: "SECONDS", Path: "DIR", tuple[str, ...]: "FILES"}
        return "|".join(get_args(self.kind)) if get_origin(self.kind) is Literal else words.get(self.kind, "TEXT")

    def read(self, text: str) -> Any:
        """Parse the value; raise a ValueError that names the accepted values."""
        if self.kind is Path:
            return Path(text or ".")
        plain: object = text
        if get_origin(self.kind) is tuple:
            plain = [part.strip() for part in text.split(",") if part.strip()]
        try:
            return msgspec.convert(plain, self.type, strict=False, dec_hook=lambda kind, text: kind(text))
        except msgspec.ValidationError:
            raise ValueError(f"{text!r} is not {self.wants}") from None

    @property
    def wants(self) -> str:
        """The description of the accepted values."""
        for meta in self.annotations:
            if meta.extra is not None:
                return str(meta.extra["wants"])
        if get_origin(self.kind) is Literal:
            return " or ".join(get_args(self.kind))
        bounds = next((f" from {meta.ge} to {meta.le}" for meta in self.annotations if meta.ge is not None), "")
        words = {int: "a whole number", float: "a number", bool: "true or false"}
        return words[self.kind] + bounds


def table(struct: type[Struct] = ServerConfig) -> Iterator[Parameter]:
    """Yield all parameters of a server, those of the limits last."""
    for field in fields(struct):
        if field.type is Limits:
            yield from table(Limits)
        else:
            yield Parameter(field.name, field.type, field.default)


def read_config(given: Mapping[str, Any], environment: Mapping[str, str] = os.environ) -> ServerConfig:
    """Read the configuration from parsed flags, then from environment variables; empty variables are ignored."""
    values: dict[str, Any] = {}
    for parameter in table():
        text = environment.get(parameter.variable)
        if given.get(parameter.name) is not None:
            values[parameter.name] = given[parameter.name]
        elif text:
            try:
                values[parameter.name] = parameter.read(text)
            except ValueError as mistake:
                raise ValueError(f"{parameter.variable}: {mistake}") from None
    limits = {field.name: values.pop(field.name) for field in fields(Limits) if field.name in values}
    return ServerConfig(**values, limits=Limits(**limits))


def needs_no_key(config: ServerConfig) -> bool:
    """Return whether callers need no API key: on loopback with the embedded store, every local user is the operator."""
    return config.store == "embedded" and is_loopback(config.host)


def allows_seeds(config: ServerConfig) -> bool:
    """Return whether the creator of a game may choose its seed."""
    return needs_no_key(config) if config.allow_seeds == "auto" else config.allow_seeds == "true"


def is_loopback(host: str) -> bool:
    """Return whether only this machine can reach an address."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def without_password(url: str) -> str:
    """Return the URL of a store without its password."""
    parts = urlsplit(url)
    return url if parts.password is None else url.replace(f":{parts.password}@", ":***@", 1)
