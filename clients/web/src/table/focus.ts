// Where the keyboard is: lists with arrow keys, and the next thing to press after a move.

import { painted } from "./painted.ts";

/** Arrow keys go up and down the buttons of a list. */
export function arrowsInList(event: KeyboardEvent & { readonly currentTarget: EventTarget | null }): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0 || !(event.currentTarget instanceof Element)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : buttons.length - 1) : at + by;
  event.preventDefault();
  event.stopPropagation();
  buttons[Math.max(0, Math.min(next, buttons.length - 1))]?.focus();
}

/** What gets the focus when the element that had it is gone: the next place, else a button, else the bar. */
const NEXT = [".menu:not(.pop *) button", "[data-do=confirm]", ".place.open", ".btn.can:enabled", ".bar, .askbar"];

/**
 * From the first focus in a table on, keep the focus on something to press: when its element is gone or disabled, the
 * next one of the same area gets it. Returns how to end that.
 */
export function guardFocus(table: Element): () => void {
  let area: string | undefined;
  let entered = false; // a page that opens leaves the focus where it is
  let byKey = false;
  const keep = () => keepFocus(table.querySelector(`[data-area="${area}"]`));
  // After all that was drawn at once, and before it is painted. To move the focus costs a layout, which a key needs at
  // once, but which must not delay a press of a pointer.
  const observer = new MutationObserver(() => {
    if (!entered || hasFocus()) return;
    if (byKey) keep();
    else void painted().then(keep);
  });
  const listening = new AbortController();
  const listen = (name: string, then: (event: Event) => void) =>
    document.addEventListener(name, then, { capture: true, signal: listening.signal });
  listen("keydown", () => {
    byKey = true;
  });
  listen("pointerdown", () => {
    byKey = false;
  });
  listen("focusin", ({ target }) => {
    if (!(target instanceof Element) || !table.contains(target)) return;
    area = target.closest<HTMLElement>("[data-area]")?.dataset["area"];
    entered = true;
  });
  const attributeFilter = ["class", "disabled", "tabindex"];
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
  return () => {
    listening.abort();
    observer.disconnect();
  };
}

/** Give the focus to the next thing to press if nothing has it, so that the keyboard never loses its way. */
function keepFocus(area: Element | null): void {
  if (hasFocus() || document.querySelector("dialog[open]")) return;
  const found =
    area?.querySelector<HTMLElement>(".place.open") ??
    NEXT.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null);
  found?.focus({ preventScroll: true });
}

/** Whether something that can be pressed has the focus. A browser takes it from a disabled element only later. */
function hasFocus(): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || active.matches(".bar, .askbar, :disabled")) return false;
  return !active.hasAttribute("data-place") || active.hasAttribute("tabindex");
}
