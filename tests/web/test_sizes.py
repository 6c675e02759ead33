"""The page is small, and nothing of it comes from elsewhere."""

import gzip

import pytest

from service.engine.registry import RULESETS
from service.rest.web import FOLDER, SECURITY
from tests.web.player import Player
from tests.web.tables import open_table, sit_down

KIB = 1024
HEADERS = 512
"""Bytes of an answer without a body at most."""
TRANSFERRED = """() => Object.fromEntries(performance.getEntriesByType("resource")
  .map(({ name, transferSize }) => [name.replace(/[?].*/, ""), transferSize]))"""


def compressed(name):
    return len(gzip.compress((FOLDER / "assets" / name).read_bytes(), 9))


def test_the_page_is_small():
    sizes = {path.name: compressed(path.name) for path in (FOLDER / "assets").iterdir()}
    of_game = {name: sum(size for file, size in sizes.items() if file.partition(".")[0] == name) for name in RULESETS}
    languages = sum(sizes[f"{language}.js"] for language in ("pt", "it", "ru"))
    referee = sizes["referee.js"] + sizes["referee.css"]  # loaded with a table, not with the start page
    shell = sum(sizes.values()) - sum(of_game.values()) - languages - referee
    print(sizes, of_game, shell, sum(sizes.values()))
    assert all(0 < size <= 45 * KIB for size in of_game.values())
    assert shell <= 60 * KIB
    assert referee <= 8 * KIB
    assert sum(sizes.values()) <= 150 * KIB


def test_the_policy_of_the_page_allows_its_own_files_only():
    policy = dict(part.split(" ", 1) for part in SECURITY["content-security-policy"].split("; "))
    assert policy == {
        "default-src": "'self'",
        "connect-src": "'self'",
        "img-src": "'self' data:",
        "style-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }


@pytest.mark.parametrize("ruleset", RULESETS)
def test_nothing_comes_from_elsewhere(new_page, server, reeve, ruleset):
    page = new_page(locale="ru")
    asked = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.locator("article.game").first.wait_for()
    for address in ("/#/record", f"/#/open/{ruleset}"):
        page.goto(address)
        page.locator("main h1").wait_for()
    sit_down(page, open_table(reeve, ruleset))
    Player(page).settled()
    policy = page.request.get("/").headers["content-security-policy"]
    assert policy == SECURITY["content-security-policy"]
    assert any(url.endswith(f"/{ruleset}.js") for url in asked)
    assert [url for url in asked if not url.startswith((f"{server.url}/", "data:"))] == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_second_visit_fetches_neither_the_catalogue_nor_the_files_again(new_context, reeve, ruleset):
    context = new_context()
    table = open_table(reeve, ruleset)
    first, second = context.new_page(), context.new_page()
    for page in (first, second):
        sit_down(page, table)
        Player(page).settled()
    sent, again = first.evaluate(TRANSFERRED), second.evaluate(TRANSFERRED)
    kept = [name for name in sent if f"/rulesets/{ruleset}/" in name or "/assets/" in name]
    assert len([name for name in kept if f"/rulesets/{ruleset}/" in name]) >= 3
    assert all(sent[name] > HEADERS for name in kept if name.endswith(("/cards", "shell.js")))
    assert {name: size for name, size in again.items() if name in kept and size > HEADERS} == {}
