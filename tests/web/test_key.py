"""A server that other machines can reach: the page asks for an API key when a table is opened, once for each tab."""

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.running import ENVIRONMENT, RunningServer

CREATE = ["keys", "create", "--name", "web", "--scope", "games.create"]


@pytest.fixture(scope="module")
def server():
    """A server on all addresses of this machine; `key` opens tables."""
    with tempfile.TemporaryDirectory(prefix="reeve-") as folder:
        server = RunningServer(Path(folder), ["--host", "0.0.0.0", "--log-level", "warning"], {}, None)
        line = [sys.executable, "-m", "service", *CREATE, "--data", f"{folder}/data"]
        made = subprocess.run(line, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, check=True)
        server.key = made.stdout.strip()
        try:
            server.start()
            server.url = server.url.replace("0.0.0.0", "127.0.0.1")
            yield server
        finally:
            server.kill9()


def test_the_key_is_asked_for_once_and_kept_for_the_tab_only(new_context, server):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("/#/open/hallertau")
    page.get_by_role("button", name="Open the table").click()
    dialog = page.get_by_role("dialog")
    for key in ("rk_wrong", server.key):
        dialog.get_by_label("This server asks for a key").fill(key)
        dialog.get_by_role("button", name="Open the table").click()
        if key != server.key:
            expect(dialog.get_by_role("alert")).to_have_text("This key is not accepted.")
    page.locator(".seatrow").first.wait_for()
    assert server.key not in page.content()
    assert server.key not in page.evaluate("JSON.stringify(localStorage)")
    page.goto("/#/open/lagranja")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".seatrow").filter(has_text="Free seat").get_by_role("button", name="Copy link").click()
    other = context.new_page()
    other.goto("/#/open/lagranja")
    other.get_by_role("button", name="Open the table").click()
    expect(other.get_by_role("dialog")).to_contain_text("This server asks for a key")
    joiner = new_context("phone").new_page()
    joiner.goto(page.evaluate("navigator.clipboard.readText()"))
    joiner.get_by_role("button", name="Sit down").click()
    joiner.locator(".app").wait_for()
