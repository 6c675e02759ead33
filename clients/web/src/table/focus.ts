// Where the keyboard is: lists with arrow keys, and the next thing to press after a move.

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

/** Give the focus to the next thing to press if nothing has it, so that the keyboard never loses its way. */
export function keepFocus(area: Element | null): void {
  if (hasFocus() || document.querySelector("dialog[open]")) return;
  const found =
    area?.querySelector<HTMLElement>(".place.open") ??
    NEXT.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null);
  found?.focus({ preventScroll: true });
}

/** Whether something that can be pressed has the focus. */
function hasFocus(): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || active.matches(".bar, .askbar")) return false;
  return !active.hasAttribute("data-place") || active.hasAttribute("tabindex");
}
