"""The manifests and the image: their flags, variables, ports and paths exist in the program."""

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from service.app.methods import METHOD
from service.app.service import Service
from service.cli.arguments import build_parser
from service.config import ServerConfig, read_config, table
from service.rest.pages import Pages
from service.store.opened import make_store
from service.telemetry import Telemetry

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "k8s"
VARIABLES = {parameter.variable: parameter for parameter in table()}
ONCE = "first-key.yaml"
"""What is applied by hand, one time."""


def documents(name: str) -> list[Any]:
    return list(yaml.safe_load_all((FOLDER / name).read_text()))


def of_kind(name: str, kind: str) -> Any:
    (found,) = [document for document in documents(name) if document["kind"] == kind]
    return found


def container(name: str, kind: str) -> Any:
    (found,) = of_kind(name, kind)["spec"]["template"]["spec"]["containers"]
    return found


KUSTOMIZATION = documents("kustomization.yaml")[0]
SERVER = container("deployment.yaml", "Deployment")
REDIS = container("redis.yaml", "StatefulSet")
KEY = container(ONCE, "Job")
(SECRET,) = KUSTOMIZATION["secretGenerator"]
SECRETS = dict(literal.split("=", 1) for literal in SECRET["literals"])


def environment(of: Any) -> dict[str, str]:
    """Return the variables of a container with their values, including those of the secret."""
    found = {}
    for variable in of["env"]:
        source = variable.get("valueFrom", {}).get("secretKeyRef")
        if source is not None:
            assert source["name"] == SECRET["name"]
        found[variable["name"]] = SECRETS[source["key"]] if source is not None else variable["value"]
    return found


def test_the_kustomization_lists_every_manifest():
    files = {path.name for path in FOLDER.iterdir()}
    assert files == {"kustomization.yaml", ONCE, *KUSTOMIZATION["resources"]}


@pytest.mark.parametrize("of", [SERVER, KEY], ids=["server", "key"])
def test_every_variable_is_a_parameter_with_a_valid_value(of):
    given = environment(of)
    assert set(given) <= set(VARIABLES)
    read_config({}, given)


@pytest.mark.parametrize("of", [SERVER, KEY], ids=["server", "key"])
def test_every_argument_is_valid(of):
    assert build_parser().parse_args(of["args"]).command == of["args"][0]


def test_the_ports_are_those_of_the_server():
    config = read_config({}, environment(SERVER))
    assert config.host == "0.0.0.0"
    ports = {port["name"]: port["containerPort"] for port in SERVER["ports"]}
    assert ports == {"rest": config.port, "grpc": config.grpc_port}
    offered = of_kind("service.yaml", "Service")["spec"]
    assert {port["targetPort"]: port["port"] for port in offered["ports"]} == ports
    template = of_kind("deployment.yaml", "Deployment")["spec"]["template"]
    assert offered["selector"] == template["metadata"]["labels"]
    assert template["metadata"]["annotations"]["prometheus.io/port"] == str(ports["rest"])


def test_the_paths_are_routes_of_the_server(tmp_path):
    config = ServerConfig(data=tmp_path)
    pages = Pages(Service(config, make_store(config), Telemetry(METHOD)))
    probes = {name: SERVER[name]["httpGet"] for name in ("readinessProbe", "livenessProbe")}
    assert {name: probe["path"] for name, probe in probes.items()} == {
        "readinessProbe": "/health/ready",
        "livenessProbe": "/health/live",
    }
    annotations = of_kind("deployment.yaml", "Deployment")["spec"]["template"]["metadata"]["annotations"]
    for path in (annotations["prometheus.io/path"], *(probe["path"] for probe in probes.values())):
        assert pages.find(path.encode()) == path
    assert {probe["port"] for probe in probes.values()} == {"rest"}


def test_the_grace_period_of_a_pod_is_longer_than_a_stop():
    config = read_config({}, environment(SERVER))
    pod = of_kind("deployment.yaml", "Deployment")["spec"]["template"]["spec"]
    assert pod["terminationGracePeriodSeconds"] > config.notice + config.drain
    assert config.notice >= SERVER["readinessProbe"]["periodSeconds"]


def test_the_timeout_of_a_probe_is_longer_than_the_store_timeout():
    assert SERVER["readinessProbe"]["timeoutSeconds"] > read_config({}, environment(SERVER)).store_timeout


def test_the_servers_use_the_redis_of_the_manifests():
    url = urlsplit(environment(SERVER)["REEVE_STORE"])
    offered = of_kind("redis.yaml", "Service")
    assert (url.scheme, url.hostname, url.port) == (
        "redis",
        offered["metadata"]["name"],
        offered["spec"]["ports"][0]["port"],
    )
    assert url.password == SECRETS["password"] == environment(REDIS)["REDISCLI_AUTH"]
    assert REDIS["ports"][0]["containerPort"] == url.port


def test_the_redis_keeps_acknowledged_writes():
    options = dict(zip(REDIS["args"][1::2], REDIS["args"][2::2], strict=True))
    assert (options["--appendonly"], options["--appendfsync"]) == ("yes", "always")
    assert options["--maxmemory-policy"] == "noeviction"
    assert options["--dir"] == REDIS["volumeMounts"][0]["mountPath"]
    assert options["--requirepass"] == "$(REDISCLI_AUTH)"


def test_the_image_matches_the_manifests():
    text = re.sub(r"^#.*\n", "", (ROOT / "Containerfile").read_text(), flags=re.MULTILINE)
    steps = [(word, rest) for word, _, rest in (line.partition(" ") for line in text.splitlines())]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    copied = [name for word, rest in steps if word == "COPY" for name in shlex.split(rest)[:-1]]
    assert [name for name in copied if not (ROOT / name).exists()] == []
    said = dict(steps)
    assert json.loads(said["ENTRYPOINT"]) == list(project["scripts"])
    assert said["EXPOSE"].split() == [str(ServerConfig().port), str(ServerConfig().grpc_port)]
    pod = of_kind("deployment.yaml", "Deployment")["spec"]["template"]["spec"]
    assert said["USER"] == str(pod["securityContext"]["runAsUser"])
    (image,) = KUSTOMIZATION["images"]
    assert KEY["image"] == f"{image['name']}:{image['newTag']}" == f"reeve:{project['version']}"
    assert SERVER["image"] == image["name"]
