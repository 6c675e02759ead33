"""Boards in four languages at two sizes: nothing is clipped, no key and no English word is left.

Pictures are kept in the folder that is printed.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from service.engine.registry import RULESETS
from tests.web.player import Player
from tests.web.tables import PERSON, acting_seat, open_table, play_by_api, sit_down

LANGUAGES = ("en", "pt", "it", "ru")
KEY = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b|\b[A-Z]+(?:_[A-Z0-9]+)+\b|\bundefined\b|\bNaN\b|\[object")
LATIN = re.compile(r"[A-Za-z]{3,}")
ALLOWED = {"Hallertau", "Granja", "Reeve", "esc", "API"}
TEXTS = """() => {
  const shown = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility());
  const own = (one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent);
  const names = (one) => ["aria-label", "title", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? "");
  const said = shown.filter((one) => !one.closest("[lang]:not(html), .lang"));
  return said.flatMap((one) => [...own(one), ...names(one)]).map((text) => text.trim()).filter(Boolean);
}"""
CLIPPED = """() => [...document.querySelectorAll("html, body *")].filter((one) => {
  if (!one.checkVisibility() || one.closest(".hidden-text, svg") || one.clientWidth === 0) return false;
  const { overflowX, overflowY, textOverflow, maskImage } = getComputedStyle(one);
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const text = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  // A name may end in an ellipsis if its title has it in full; texts of cards fade out, and can be read large.
  const told = textOverflow === "ellipsis" && one.title === one.textContent.trim();
  const wide = !told && !scrolls(overflowX) && (text || overflowX !== "visible");
  const high = maskImage === "none" && !scrolls(overflowY) && (one.matches("button") || overflowY !== "visible");
  return (wide && one.scrollWidth > one.clientWidth + 1) || (high && one.scrollHeight > one.clientHeight + 2);
}).map((one) => `${one.tagName} ${one.className} ${one.scrollWidth}>${one.clientWidth} ` +
  `${one.scrollHeight}>${one.clientHeight} ${one.textContent.slice(0, 60)}`)"""


@pytest.fixture(scope="module")
def tables(reeve):
    """A table of each ruleset in the second round, with cards in hand."""
    tables = {ruleset: open_table(reeve, ruleset, (PERSON, PERSON)) for ruleset in RULESETS}
    for table in tables.values():
        play_by_api(reeve, table, lambda looked: looked.revision > 60)
    return tables


def faults(page: Page, language: str) -> list[str]:
    """Return what is wrong with what a page shows."""
    texts = page.evaluate(TEXTS)
    found = [f"key: {text}" for text in texts if KEY.search(text)]
    if language == "ru":
        found += [f"English: {text}" for text in texts if set(LATIN.findall(text)) - ALLOWED]
    return found + [f"clipped: {one}" for one in page.evaluate(CLIPPED)]


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_table_in_each_language(new_page, reeve, tables, tmp_path, ruleset, language, size):
    page = new_page(size, locale=language)
    sit_down(page, tables[ruleset], acting_seat(reeve, tables[ruleset]))
    Player(page).settled()
    tabs = page.locator(".nav [role=tab]") if size == "phone" else page.locator("html")
    found = []
    for number in range(tabs.count()):
        if size == "phone":
            tabs.nth(number).tap()
        page.screenshot(path=Path(tmp_path) / f"{ruleset}-{language}-{size}-{number}.png")
        found += faults(page, language)
    print(f"pictures: {tmp_path}")
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_once_whose_turn_it_is(new_page, reeve, language):
    table = open_table(reeve, "hallertau")
    play_by_api(reeve, table, lambda looked: any(one.kind == "place" for one in looked.actions))
    page = new_page(locale=language)
    sit_down(page, table)
    expect(page.locator(".say .yours")).to_be_visible()
    expect(page.locator(".say .ask")).not_to_contain_text(":")


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_around_a_table_in_each_language(new_page, tmp_path, language, size):
    page = new_page(size, locale=language)
    found = []
    for name, address in (("start", "/#/"), ("open", "/#/open/hallertau"), ("record", "/#/record")):
        page.goto(address)
        page.locator("main h1").wait_for()
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=Path(tmp_path) / f"{name}-{language}-{size}.png")
        found += faults(page, language)
    assert found == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_language_is_changed_at_a_table(new_page, reeve, tables, ruleset):
    page = new_page()
    sit_down(page, tables[ruleset], acting_seat(reeve, tables[ruleset]))
    Player(page).settled()
    before = page.locator("#log .ln").all_inner_texts()
    page.locator(".lang summary").click()
    page.locator(".lang [lang=ru]").click()
    page.wait_for_function("() => document.documentElement.lang === 'ru'")
    expect(page.locator("#log .ln").last).to_have_text(re.compile(r"[\u0430-\u044f]"))
    Player(page).settled()
    after = page.locator("#log .ln").all_inner_texts()
    assert len(after) == len(before)
    assert faults(page, "ru") == []
    page.reload()
    page.wait_for_function("() => document.documentElement.lang === 'ru'")
