"""A browser, a server and pages for the tests of the page."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from reeve_client import Reeve
from tests.running import RunningServer, running_server
from tests.web.chromium import browser

FAILED = pytest.StashKey[bool]()
PATIENCE = 20_000
"""Milliseconds for anything that must happen in a page."""
DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SIZES = {"desk": DESK, "phone": PHONE}

NewContext = Callable[..., BrowserContext]
NewPage = Callable[..., Page]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Remember whether a test failed: then its pages are kept as pictures."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A headless browser.

    It ends with its module: while it runs, other tests of this process could not use asyncio.
    """
    path, environment = browser()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=path, env={**os.environ, **environment}, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    """A server with a data folder of its own that lets tests choose deals."""
    with running_server("--allow-seeds", "true", "--log-level", "warning") as running:
        yield running


@pytest.fixture(scope="module")
def reeve(server: RunningServer) -> Iterator[Reeve]:
    """A client of the server, for what tests prepare and compare."""
    with httpx.Client(trust_env=False, timeout=30) as client:
        yield Reeve(server.url, client=client)


@pytest.fixture
def new_context(
    chromium: Browser, server: RunningServer, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[NewContext]:
    """Open devices: `new_context("phone", locale="ru")`. Without motion, in English and light unless told otherwise.

    A test fails if a page of it threw an error or was refused something by its security policy.
    """
    faults: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error" and "Failed to load resource" not in message.text:
            faults.append(message.text)

    def open_context(size: str = "desk", **options: Any) -> BrowserContext:
        given = {"locale": "en", "reduced_motion": "reduce", "base_url": server.url, **SIZES[size], **options}
        context = stack.enter_context(chromium.new_context(**given))
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: faults.append(str(error.error)))
        context.on("console", heard)
        contexts.append(context)
        return context

    contexts: list[BrowserContext] = []
    with ExitStack() as stack:
        yield open_context
        if request.node.stash.get(FAILED, False):
            pages = [page for context in contexts for page in context.pages]
            for number, page in enumerate(pages):
                page.screenshot(path=tmp_path / f"page-{number}.png")
            print(f"pictures of the pages: {tmp_path}")
    assert faults == []


@pytest.fixture
def new_page(new_context: NewContext) -> NewPage:
    """Open a page on a new device."""

    def open_page(size: str = "desk", **options: Any) -> Page:
        return new_context(size, **options).new_page()

    return open_page
