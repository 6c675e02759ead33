"""/metrics of a running server: requests, refusals, durations of parts, and streams."""

import subprocess
import sys

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.cli.reeve import ENVIRONMENT
from tests.running import PATIENCE, RunningServer, running_server

JSON = {"content-type": "application/json"}
SOLO = {"ruleset": "hallertau", "seats": 1}


def samples(server: RunningServer) -> dict[str, float]:
    """Return every sample by its name and labels, as Prometheus writes them."""
    answer = httpx.get(f"{server.url}/metrics", timeout=PATIENCE, trust_env=False).raise_for_status()
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        sample.name + "".join(f" {value}" for _, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_requests_refusals_parts_and_streams_are_counted():
    with running_server() as server, httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False) as client:
        created = client.post("/v1/games", json=SOLO).raise_for_status().json()
        game = created["game"]["id"]
        claimed = client.post(f"/v1/games/{game}/seats/0:claim", json={"invite": created["invites"][0]}).json()
        client.headers["Authorization"] = f"Bearer {claimed['seatToken']}"
        listed = client.get(f"/v1/games/{game}:listActions").raise_for_status().json()
        move = {"actions": [{"id": listed["actions"][0]["id"]}], "expectedRevision": listed["revision"]}
        client.post(f"/v1/games/{game}:submit", json=move).raise_for_status()
        assert client.post(f"/v1/games/{game}:submit", json={**move, "actions": [{"id": "dance"}]}).status_code >= 400
        assert client.post(f"/v1/games/{game}:submit", content=b"{", headers=JSON).status_code == 400
        assert client.get("/v1/nowhere").status_code == 404
        with client.stream("GET", f"/v1/games/{game}/events:watch") as stream:
            lines = stream.iter_lines()
            next(lines)
            assert samples(server)["reeve_open_streams rest"] == 1
        server.wait_for(lambda: samples(server)["reeve_open_streams rest"] == 0)
        seen = samples(server)
        counted = {name: value for name, value in seen.items() if name.startswith("reeve_requests_total")}
        assert counted["reeve_requests_total rest CreateGame OK"] == 1
        assert counted["reeve_requests_total rest SubmitActions OK"] == 1
        assert counted["reeve_requests_total rest SubmitActions MALFORMED_REQUEST"] == 1
        assert counted["reeve_requests_total rest OTHER MALFORMED_REQUEST"] == 1
        assert sum(value for name, value in counted.items() if "SubmitActions" in name) == 3
        assert seen["reeve_request_seconds_count rest SubmitActions"] == 3
        for part in ("apply", "list", "view", "store"):
            assert seen[f"reeve_part_seconds_count {part}"] > 0, part
        assert seen["process_resident_memory_bytes"] > 10_000_000


def test_a_server_raises_its_limit_of_open_files_to_the_maximum():
    look = (
        "import resource as r; from service.serve.process import raise_file_limit;"
        "_, most = r.getrlimit(r.RLIMIT_NOFILE);"
        "r.setrlimit(r.RLIMIT_NOFILE, (most // 2, most)); raise_file_limit();"
        "assert r.getrlimit(r.RLIMIT_NOFILE)[0] == most"
    )
    subprocess.run([sys.executable, "-c", look], env=ENVIRONMENT, timeout=PATIENCE, check=True)
