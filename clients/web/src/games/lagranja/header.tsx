// Rounds and phases, for the bar at the top.

import type { JSX } from "preact";
import type { BoardProps } from "../../table/game.ts";
import { lastWord, partsOf, tableOf } from "./model.ts";
import { titles } from "./words.ts";

const PHASES = ["farm", "revenue", "transport", "scoring"];

export function Header({ view, catalogue, phone }: BoardProps): JSX.Element {
  const { round, phase, step } = tableOf(view);
  const t = titles(catalogue.language);
  const last = Math.max(round, ...partsOf(catalogue, "roof").map(({ data }) => data.round));
  const rounds = Array.from({ length: last }, (_, index) => index + 1);
  const now = lastWord(phase);
  return (
    <>
      <span class="row">
        {!phone && <b>{t.round}</b>}
        <span class="rounds" role="img" aria-label={`${t.round} ${round} / ${last}`}>
          {rounds.map((number) => (
            <i key={number} class={number < round ? "past" : number === round ? "now" : ""}>
              {number}
            </i>
          ))}
        </span>
      </span>
      {!phone && <span class="sep" />}
      {!phone && (
        <span class="phases">
          {PHASES.map((id) => (
            <i key={id} class={id === now ? "now" : ""}>
              {t.phases[id]}
              {id === now && `: ${catalogue.word("step", lastWord(step)).toLowerCase()}`}
            </i>
          ))}
        </span>
      )}
    </>
  );
}
