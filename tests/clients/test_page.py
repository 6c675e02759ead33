"""The page of the JavaScript client: it plays, and a browser may send and read all that it needs."""

import json
import re
import subprocess

import httpx
import pytest

from service.engine.registry import RULESETS
from tests.clients.programs import node
from tests.running import ENVIRONMENT, PATIENCE, ROOT, running_server

ORIGIN = "http://localhost:8000"
SAFE = {"accept"}
"""Headers that a page may always send."""


@pytest.fixture(scope="module")
def server():
    with running_server("--cors-origins", ORIGIN) as running:
        yield running


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_page_asks_a_seat_and_plays_what_is_pressed(server, ruleset):
    line = [node(), ROOT / "tests/clients/browser.mjs", ROOT / "clients/js/page.js", server.url, "3", ruleset]
    done = subprocess.run(line, env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    shown = json.loads(done.stdout)
    assert re.fullmatch(r"Seat [01] decides", shown["question"])
    assert shown["actions"]
    assert shown["events"][-1] == "Seat 0 is claimed."
    newest = httpx.get(f"{server.url}/v1/games?pageSize=1", trust_env=False).json()["games"][0]
    assert (newest["ruleset"], newest["revision"]) == (ruleset, 3)


def test_the_page_tells_what_went_wrong(server):
    line = [node(), ROOT / "tests/clients/browser.mjs", ROOT / "clients/js/page.js", f"{server.url}/nowhere", "0"]
    done = subprocess.run(line, env=ENVIRONMENT, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert json.loads(done.stdout)["question"].startswith("MALFORMED_REQUEST: ")


def test_the_page_has_every_element_that_its_script_looks_for():
    page = (ROOT / "clients/js/index.html").read_text()
    wanted = re.findall(r'getElementById\("(\w+)"\)', (ROOT / "clients/js/page.js").read_text())
    assert wanted
    assert set(re.findall(r'id="(\w+)"', page)) == set(wanted)


def test_a_browser_lets_the_client_send_its_headers_and_read_those_of_answers(server):
    source = (ROOT / "clients/js/reeve.js").read_text()
    sent = {name.strip('"').lower() for name in re.findall(r'("[A-Z][\w-]+"|\b(?:Accept|Authorization)\b): ', source)}
    assert {"authorization", "content-type", "idempotency-key", "if-match", "last-event-id"} <= sent
    asked = {
        "Origin": ORIGIN,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": ", ".join(sorted(sent - SAFE)),
    }
    answer = httpx.options(f"{server.url}/v1/games", headers=asked, trust_env=False)
    assert answer.status_code < 300
    assert answer.headers["access-control-allow-origin"] == ORIGIN
    assert sent - SAFE <= {name.strip().lower() for name in answer.headers["access-control-allow-headers"].split(",")}
    read = {name.lower() for name in re.findall(r'headers\.get\("([\w-]+)"\)', source)}
    plain = httpx.get(f"{server.url}/v1/rulesets", headers={"Origin": ORIGIN}, trust_env=False)
    assert read
    assert read <= {name.strip().lower() for name in plain.headers["access-control-expose-headers"].split(",")}
