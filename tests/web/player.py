"""A player who presses open places, menus at places and the fixed buttons of the bar.

The list of actions is used, and counted, only if nothing else can be pressed.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

LOOK = """() => {
  const app = document.querySelector(".app");
  if (!app) return { phase: document.querySelector(".curtain") ? "curtain" : "loading" };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const texts = (selector) => all(selector).filter(shown).map((element) => element.textContent);
  const places = all("[data-place].open").filter(shown).map((element) => element.dataset.place);
  const has = (selector) => document.querySelector(selector) !== null;
  // The preview of a complete choice is there when the page asks to confirm it, or says that it is final.
  const choice = has("[data-do=confirm]") ? (has(".say .final, .say .said .muted") ? "asked" : "picked") : "choosing";
  const turn = { mine: "mine", others: "waiting" }[app.dataset.turn] ?? app.dataset.turn;
  // What follows from a press is drawn one frame later.
  const busy = has("[data-touched]") ? "pressed" : "sent" in app.dataset ? "sending" : "";
  return {
    phase: busy || (has("[data-do=back], [data-do=confirm]") ? choice : turn),
    by: app.dataset.by,
    revision: Number(app.dataset.revision),
    said: document.querySelector(".say")?.textContent ?? "",
    notice: document.querySelector(".say [role=status]")?.textContent ?? "",
    places: [...new Set(places)],
    menu: texts(".menu .option[data-by=place]"),
    buttons: texts("button.btn[data-by]:not(:disabled)"),
    listed: texts("[data-by=tray]:not(:disabled)"),
    tabs: all("[role=tab]:not([aria-selected=true]):has(em)").map((tab) => tab.textContent),
  };
}"""
SETTLED = f"""([before, revision]) => {{
  const seen = ({LOOK})();
  if (["loading", "pressed", "picked", "sending"].includes(seen.phase)) return false;
  if (seen.phase === "waiting" && seen.revision <= revision) return false;
  return JSON.stringify(seen) !== before && seen;
}}"""

Seen = dict[str, Any]

MANY = 1_000_000
"""A revision that no game reaches."""
MOST = 3_000
"""Presses of a game; more than that would be a circle."""


class Player:
    """Plays at random for one page.

    `presses` counts what was pressed, by what it was; `ways` are what the page itself says of how moves were chosen.
    """

    def __init__(self, page: Page, seed: int = 0, *, touch: bool = False) -> None:
        self.page, self.dice, self.touch = page, Random(seed), touch
        self.presses: Counter[str] = Counter()
        self.notices: list[str] = []
        self.ways: set[str] = set()
        self.history: list[str] = []

    def settled(self, before: Seen | None = None, after_revision: int = MANY) -> Seen:
        """Wait until the page asks for something or the game is over; with `before`, something else than before.

        A page that waits for others is settled after a revision.
        """
        text = self.page.evaluate("JSON.stringify", before) if before else ""
        try:
            seen: Seen = self.page.wait_for_function(SETTLED, arg=[text, after_revision]).json_value()
        except TimeoutError as error:
            raise AssertionError(f"after {self.history[-5:]} the page stays at {self.page.evaluate(LOOK)}") from error
        if seen.get("by"):
            self.ways.add(seen["by"])
        if seen.get("notice"):
            self.notices.append(seen["notice"])
        return seen

    def play(self, until: Callable[[Seen], bool] = lambda _: False) -> Seen:
        """Press until a condition holds, the game is over or the device is handed on; return what is seen."""
        seen = self.settled()
        while seen["phase"] not in ("over", "curtain") and not until(seen):
            assert self.presses.total() < MOST, self.history[-20:]
            self.press(seen)
            seen = self.settled(seen)
        return seen

    def move(self) -> Seen:
        """Press until a move is made, whoever is to act then."""
        seen = self.settled()
        revision = seen["revision"]
        while seen["phase"] not in ("over", "curtain") and seen["revision"] == revision:
            self.press(seen)
            seen = self.settled(seen, revision)
        return seen

    def press(self, seen: Seen) -> None:
        """Press one of the things that can be pressed."""
        kind, target = self.choose(seen)
        self.presses[kind] += 1
        self.history.append(f"{seen['revision']} {kind} {target}")
        located = self.located(kind, target)
        try:
            located.tap() if self.touch else located.click()
        except TimeoutError as error:
            raise AssertionError(f"{self.history[-5:]} at {seen}: {error}") from error

    def choose(self, seen: Seen) -> tuple[str, str]:
        """Choose what to press: a menu or a confirmation first, else a place, a button or a tab with open places."""
        if seen["phase"] == "asked":
            return "confirm", ""
        if seen["menu"]:
            return "menu", self.dice.choice(seen["menu"])
        kinds = [("place", seen["places"])] * 6 + [("button", seen["buttons"]), ("tab", seen["tabs"])]
        given = [(kind, targets) for kind, targets in kinds if targets]
        if not given:
            return ("listed", self.dice.choice(seen["listed"])) if seen["listed"] else ("tray", "")
        kind, targets = self.dice.choice(given)
        return kind, self.dice.choice(targets)

    def located(self, kind: str, target: str) -> Locator:
        """Return the element of a choice."""
        page = self.page
        if kind == "place":
            return page.locator(f'[data-place="{target}"].open').first
        if kind == "menu":
            return page.locator(".menu .option[data-by=place]").filter(has_text=target).first
        if kind == "button":
            return page.locator("button.btn[data-by]").filter(has_text=target).first
        if kind == "tab":
            return page.locator("[role=tab]").filter(has_text=target).first
        if kind == "listed":
            return page.locator("[data-by=tray]").filter(has_text=target).first
        if kind == "tray":
            return page.get_by_role("button", name="All actions")
        return page.locator("[data-do=confirm]")
