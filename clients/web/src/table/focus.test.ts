import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { guardFocus } from "./focus.ts";

/** An element with as much of the document as the guard of the focus asks for. */
class Fake {
  readonly dataset = { area: "common" };
  disabled = false;
  constructor(readonly attributes: readonly string[] = []) {}
  closest = () => this;
  contains = () => true;
  hasAttribute = (name: string) => this.attributes.includes(name);
  matches = (selector: string) => this.disabled && selector.includes(":disabled");
  querySelector = () => null;
  focus = () => focusOn(this);
}

const body = new Fake();
const confirm = new Fake();
let listeners: { [name: string]: (event: object) => void };
let mutated: () => void;
let active: Fake;
let stop: () => void;

function focusOn(element: Fake): void {
  active = element;
  listeners["focusin"]?.({ target: element });
}

beforeEach(() => {
  listeners = {};
  active = body;
  vi.stubGlobal("Element", Fake);
  vi.stubGlobal("requestAnimationFrame", () => {});
  vi.stubGlobal("document", {
    body,
    get activeElement() {
      return active;
    },
    addEventListener: (name: string, then: () => void) => {
      listeners[name] = then;
    },
    querySelector: (selector: string) => (selector === "[data-do=confirm]" ? confirm : null),
  });
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(then: () => void) {
        mutated = then;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.useFakeTimers();
  stop = guardFocus(new Fake() as unknown as Element);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("moves the focus at once after a key when its element is gone", () => {
  focusOn(new Fake());
  listeners["keydown"]?.({});
  active = body;
  mutated();
  expect(active).toBe(confirm);
});

it("moves the focus at once when its button is disabled or its place cannot be pressed any more", () => {
  listeners["keydown"]?.({});
  const button = new Fake();
  focusOn(button);
  button.disabled = true;
  mutated();
  expect(active).toBe(confirm);
  focusOn(new Fake(["data-place"]));
  mutated();
  expect(active).toBe(confirm);
});

it("moves the focus only after the next paint when a pointer was used", async () => {
  focusOn(new Fake());
  listeners["pointerdown"]?.({});
  active = body;
  mutated();
  expect(active).toBe(body);
  await vi.runAllTimersAsync();
  expect(active).toBe(confirm);
});

it("leaves the focus where it is while it can be used, and before the table had it", () => {
  listeners["keydown"]?.({});
  mutated();
  expect(active).toBe(body);
  const place = new Fake(["data-place", "tabindex"]);
  focusOn(place);
  mutated();
  expect(active).toBe(place);
});
