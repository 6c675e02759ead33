"""The browser page of the table: its files, how long they are cached, and what it may load."""

import re

import httpx

from service.rest import web
from tests.rest.server import open_server

GZIP = {"accept-encoding": "gzip"}
MOST_GZIP = 150 * 1024
"""Maximum size of all files in bytes, compressed."""


def files_of(page):
    """Return the addresses that the page names."""
    return re.findall(r'(?:src|href)="([^"]*)"', page.text)


def test_the_root_is_the_page_and_names_only_files_of_this_server(client):
    page = client.get("/")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert page.headers["cache-control"] == "no-cache"
    files = files_of(page)
    assert {path.rpartition(".")[2] for path in files} == {"js", "css", "svg"}
    for path in files:
        assert re.fullmatch(r"/assets/[0-9a-f]{16}/[\w.-]+", path)
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"
    kinds = {path.rpartition(".")[2]: client.get(path).headers["content-type"] for path in files}
    assert kinds["js"].startswith("text/javascript")
    assert kinds["css"].startswith("text/css")
    assert kinds["svg"] == "image/svg+xml"


def test_the_security_policy_allows_no_other_server_and_no_referrer(client):
    headers = client.get("/").headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["connect-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


def test_the_page_has_no_inline_script_or_style(client):
    text = client.get("/").text
    assert not re.search(r"<script(?![^>]*src=)|<style| style=| on\w+=", text)


def test_an_unchanged_page_is_answered_with_304(client):
    page = client.get("/", headers=GZIP)
    again = client.get("/", headers={**GZIP, "if-none-match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_of_another_build_are_not_found(client):
    path = next(path for path in files_of(client.get("/")) if path.endswith(".js"))
    other = re.sub(r"/[0-9a-f]{16}/", "/0123456789abcdef/", path)
    assert client.get(other).status_code == 404


def test_a_changed_file_has_another_address(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<script src="./assets/shell.js"></script>')
    (tmp_path / "assets" / "shell.js").write_text("1")
    before = web.web_files(tmp_path)
    (tmp_path / "assets" / "shell.js").write_text("2")
    after = web.web_files(tmp_path)
    assert set(before) & set(after) == {"/"}
    script = next(path for path in after if path.endswith("/shell.js"))
    assert script.encode() in after["/"][0]


def test_the_files_are_below_the_size_limit(client):
    files = [path for path in web.web_files() if not path.endswith(".txt")]
    sizes = {path: int(client.head(path, headers=GZIP).headers["content-length"]) for path in files}
    assert sum(sizes.values()) < MOST_GZIP


def test_a_server_without_the_page_redirects_to_the_documentation(tmp_path):
    with open_server(tmp_path, web=False) as server:
        answer = httpx.get(f"{server.url}/")
        assert (answer.status_code, answer.headers["location"]) == (302, "/docs")
