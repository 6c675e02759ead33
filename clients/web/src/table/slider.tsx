// The slider over the revisions of a table.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { words } from "../words/index.ts";
import { useTable } from "./context.ts";

const PACE = 700; // milliseconds for each revision when played

export function Slider(): JSX.Element | null {
  const { state, controls } = useTable();
  const [playing, setPlaying] = useState(false);
  const at = state.past?.revision ?? 0;
  const last = state.now?.revision ?? state.game?.revision ?? at;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => (at < last ? controls.look(at + 1) : setPlaying(false)), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last, controls]);
  if (!state.past) return null;
  const t = words.value;
  return (
    <div class="slider">
      <button type="button" class="btn" onClick={() => setPlaying(!playing)}>
        {playing ? t.pauseMoves : t.playMoves}
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t.past(at, last)}
        onInput={(event) => controls.look(event.currentTarget.valueAsNumber)}
      />
      <span class="num">{t.past(at, last)}</span>
      <button type="button" class="btn go" onClick={() => controls.look(undefined)}>
        {t.toNow}
      </button>
    </div>
  );
}
