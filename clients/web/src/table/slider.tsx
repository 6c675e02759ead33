// The slider over the revisions of a table.

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { words } from "../words/index.ts";
import { type TableValue, useTable } from "./context.ts";

const PACE = 700; // milliseconds for each revision when played

/** The last revision that can be looked at. */
function lastOf({ state }: TableValue): number {
  return state.now?.revision ?? state.game?.revision ?? 0;
}

export function Slider(): JSX.Element | null {
  const table = useTable();
  const { state, controls } = table;
  const playing = state.past?.playing ?? false;
  const at = state.past?.revision ?? 0;
  const last = lastOf(table);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => controls.look(at + 1, at < last), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last, controls]);
  if (!state.past) return null;
  const t = words.value;
  return (
    <div class="slider">
      <button type="button" class="btn" onClick={() => controls.look(at, !playing)}>
        {playing ? t.pauseMoves : t.playMoves}
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t.slider}
        aria-valuetext={t.past(at, last)}
        onInput={(event) => controls.look(event.currentTarget.valueAsNumber)}
      />
      <span class="num">{t.past(at, last)}</span>
      <button type="button" class="btn go" onClick={() => controls.look(undefined)}>
        {t.toNow}
      </button>
    </div>
  );
}

/** The keys of the past: arrows, Home, End, and space plays. Answers whether the key meant something. */
export function onPastKey(key: string, onButton: boolean, onSlider: boolean, table: TableValue): boolean {
  const { past } = table.state;
  if (!past) return false;
  const { look } = table.controls;
  if (key === " " && !onButton) look(past.revision, !past.playing);
  else if (onSlider) return false;
  else if (key === "ArrowLeft") look(Math.max(0, past.revision - 1));
  else if (key === "ArrowRight") look(past.revision + 1);
  else if (key === "Home") look(0);
  else if (key === "End") look(lastOf(table));
  else return false;
  return true;
}
