import { signal } from "@preact/signals";
import type { BlockedAction, LegalAction } from "@reeve/client";
import { render } from "preact-render-to-string";
import { expect, it } from "vitest";
import { ChooserContext, makeChooser } from "./chooser.ts";
import { Place } from "./place.tsx";
import { EMPTY, type Situation } from "./state.ts";

const action = (id: string) => ({ id, kind: "place", label: id }) as unknown as LegalAction;
const now: Situation = {
  revision: 5,
  toAct: [0],
  view: {} as Situation["view"],
  choices: [
    { action: action("one"), path: ["space:farming"] },
    { action: action("two"), path: ["store:barley", "row:1"] },
    { action: action("three"), path: ["store:barley", "row:2"] },
  ],
  blocked: [{ action: { id: "b", text: "needs 2 sheep" } as unknown as BlockedAction, path: ["hand:1"] }],
  undoable: 0,
  question: "",
};

function drawn(at: string, as: "div" | "g" = "div"): string {
  const chooser = makeChooser({ ...EMPTY, now }, [], () => {});
  return render(
    <ChooserContext.Provider value={signal(chooser)}>
      <Place at={at} label="Label" as={as}>
        seen
      </Place>
    </ChooserContext.Provider>,
  );
}

it("is a button while it can be pressed, named by what it is and how many choices it leads to", () => {
  expect(drawn("space:farming")).toContain('role="button"');
  expect(drawn("space:farming")).toContain('seen<span class="hidden-text">Label</span>');
  expect(drawn("store:barley")).toContain(">Label, 2 choices</span>");
  expect(drawn("store:barley", "g")).toContain('aria-label="Label, 2 choices"');
});

it("says why it is blocked, and can still be reached", () => {
  expect(drawn("hand:1")).toMatch(/role="button" tabindex="-1" aria-disabled="true"/i);
  expect(drawn("hand:1")).toContain(">Label. needs 2 sheep</span>");
});

it("is no button while nothing can be done there", () => {
  expect(drawn("row:1")).toBe('<div data-place="row:1" class="place idle">seen</div>');
});
