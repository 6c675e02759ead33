"""ServerConfig: a flag overrides a variable, a variable overrides the default; an error names the allowed values."""

from pathlib import Path

import pytest

from service.config import (
    Limits,
    Network,
    ServerConfig,
    allows_seeds,
    is_loopback,
    needs_no_key,
    read_config,
    table,
    without_password,
)

PARAMETER = {parameter.name: parameter for parameter in table()}


def test_without_flags_and_variables_every_parameter_has_its_default():
    assert read_config({}, {}) == ServerConfig()


def test_a_variable_applies_where_no_flag_is_given():
    config = read_config({"port": 1}, {"REEVE_PORT": "2", "REEVE_GRPC_PORT": "3"})
    assert (config.port, config.grpc_port) == (1, 3)


def test_an_empty_variable_is_ignored():
    assert read_config({}, {"REEVE_HOST": "", "REEVE_PORT": ""}) == ServerConfig()


@pytest.mark.parametrize(
    ("variable", "text", "read"),
    [
        ("REEVE_HOST", "::1", ServerConfig(host="::1")),
        ("REEVE_STORE", "redis://localhost:6379/1", ServerConfig(store="redis://localhost:6379/1")),
        ("REEVE_DATA", "/var/lib/reeve", ServerConfig(data=Path("/var/lib/reeve"))),
        ("REEVE_DRAIN", "2.5", ServerConfig(drain=2.5)),
        ("REEVE_CORS_ORIGINS", "https://a.example, *", ServerConfig(cors_origins=("https://a.example", "*"))),
        (
            "REEVE_TRUSTED_PROXIES",
            "10.0.0.0/8, ::1",
            ServerConfig(trusted_proxies=(Network("10.0.0.0/8"), Network("::1"))),
        ),
        ("REEVE_LOG_FORMAT", "json", ServerConfig(log_format="json")),
        ("REEVE_TRACE", "true", ServerConfig(trace=True)),
        ("REEVE_TRACE", "0", ServerConfig(trace=False)),
        ("REEVE_GAMES_PER_KEY", "7", ServerConfig(limits=Limits(games_per_key=7))),
    ],
)
def test_every_type_of_value_can_be_set_by_a_variable(variable, text, read):
    assert read_config({}, {variable: text}) == read


@pytest.mark.parametrize(
    ("variable", "text", "says"),
    [
        ("REEVE_PORT", "65536", "REEVE_PORT: '65536' is not a whole number from 0 to 65535"),
        ("REEVE_PORT", "8080.5", "REEVE_PORT: '8080.5' is not a whole number from 0 to 65535"),
        ("REEVE_HEARTBEAT", "nan", "REEVE_HEARTBEAT: 'nan' is not a number from 0.01 to 86400"),
        ("REEVE_HOST", "a host", "REEVE_HOST: 'a host' is not an address"),
        (
            "REEVE_STORE",
            "postgres://",
            "REEVE_STORE: 'postgres://' is not `embedded`, or a URL with redis://, rediss:// or unix://",
        ),
        ("REEVE_CORS_ORIGINS", "a.example", "'a.example' is not a list like https://one,https://two"),
        (
            "REEVE_TRUSTED_PROXIES",
            "10.0.0.1/8",
            "'10.0.0.1/8' is not a list of addresses or networks like 10.0.0.0/8,::1",
        ),
        ("REEVE_TRUSTED_PROXIES", "loadbalancer", "'loadbalancer' is not a list of addresses"),
        ("REEVE_LOG_LEVEL", "loud", "REEVE_LOG_LEVEL: 'loud' is not debug or info or warning or error"),
        ("REEVE_TRACE", "maybe", "REEVE_TRACE: 'maybe' is not true or false"),
        ("REEVE_BODY_BYTES", "0", "REEVE_BODY_BYTES: '0' is not a whole number from 1 to 1000000000"),
    ],
)
def test_an_error_names_the_variable_and_the_allowed_values(variable, text, says):
    with pytest.raises(ValueError, match="is not") as mistake:
        read_config({}, {variable: text})
    assert says in str(mistake.value)


def test_every_field_can_be_set_and_has_a_description():
    assert set(PARAMETER) == {*ServerConfig.__struct_fields__, *Limits.__struct_fields__} - {"limits"}
    for parameter in PARAMETER.values():
        assert parameter.description
        assert parameter.read("" if parameter.default == () else parameter.default_text) == parameter.default


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.10", "::1", "localhost"])
def test_no_api_key_is_needed_on_loopback_with_the_embedded_store(host):
    assert needs_no_key(ServerConfig(host=host))
    assert not needs_no_key(ServerConfig(host=host, store="redis://localhost"))


@pytest.mark.parametrize(
    ("config", "allowed"),
    [
        (ServerConfig(), True),
        (ServerConfig(host="0.0.0.0"), False),
        (ServerConfig(store="redis://localhost"), False),
        (ServerConfig(allow_seeds="false"), False),
        (ServerConfig(host="0.0.0.0", allow_seeds="true"), True),
    ],
)
def test_a_seed_can_be_chosen_where_no_api_key_is_needed_or_the_configuration_allows_it(config, allowed):
    assert allows_seeds(config) is allowed


@pytest.mark.parametrize(
    "host", ["0.0.0.0", "::", "192.168.0.7", "reeve.example", "127.reeve.example", "localhost.example"]
)
def test_an_address_that_others_can_reach_is_not_loopback(host):
    assert not is_loopback(host)
    assert not needs_no_key(ServerConfig(host=host))


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("redis://localhost:6379/0", "redis://localhost:6379/0"),
        ("redis://:secret@localhost", "redis://:***@localhost"),
        ("rediss://me:secret@localhost:1/0", "rediss://me:***@localhost:1/0"),
    ],
)
def test_the_password_in_the_url_of_a_store_is_not_shown(url, shown):
    assert without_password(url) == shown
