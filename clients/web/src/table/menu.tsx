// The menu at a place: several actions that no further place tells apart.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../words/index.ts";
import { narrow } from "./choosing.ts";
import { useTable } from "./context.ts";
import { arrowsInList } from "./focus.ts";
import { showPress } from "./painted.ts";
import { position, room } from "./tip.tsx";

export function PlaceMenu(): JSX.Element | null {
  const { state, controls } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const last = state.chosen.at(-1);
  const { complete, open } = narrow(state.now?.choices ?? [], state.chosen);
  // One complete action beside open places is a button in the bar; here are those that need words.
  const needed = last !== undefined && !state.picked && !state.sent && complete.length > (open.size > 0 ? 1 : 0);
  useLayoutEffect(() => {
    const place = last && document.querySelector(`[data-place="${CSS.escape(last)}"]`);
    if (!needed || !place || !box.current) return;
    const beside = place.getBoundingClientRect();
    const { left, top } = position(beside, box.current.getBoundingClientRect(), room(beside));
    box.current.style.left = `${left}px`;
    box.current.style.top = `${top}px`;
  });
  useEffect(() => {
    if (needed) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [needed]);
  if (!needed) return null;
  return (
    <div class="menu" ref={box} role="group" aria-label={words.value.actionsHere} onKeyDown={arrowsInList}>
      <h3>{words.value.actionsHere}</h3>
      {complete.map((action) => (
        <button
          type="button"
          key={action.id}
          class="option"
          data-by="place"
          onClick={({ currentTarget }) => void showPress(currentTarget, () => controls.pick(action, "place"))}
        >
          {action.label}
        </button>
      ))}
    </div>
  );
}
