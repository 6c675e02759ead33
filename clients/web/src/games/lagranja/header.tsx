// Rounds and phases, for the bar at the top.

import type { JSX } from "preact";
import type { BoardProps } from "../../table/game.ts";
import { Rounds } from "../../table/rounds.tsx";
import { lastWord, partsOf, tableOf } from "./model.ts";
import { titles } from "./words.ts";

const PHASES = ["farm", "revenue", "transport", "scoring"];

/** "Farm: cards". */
export function phaseOf({ view, catalogue }: BoardProps): string {
  const { phase, step } = tableOf(view);
  const name = titles(catalogue.language).phases[lastWord(phase)];
  return name ? `${name}: ${catalogue.word("step", lastWord(step)).toLowerCase()}` : "";
}

export function Header(board: BoardProps): JSX.Element {
  const { view, catalogue, phone, names } = board;
  const { round, phase } = tableOf(view);
  const t = titles(catalogue.language);
  const last = Math.max(round, ...partsOf(catalogue, "roof").map(({ data }) => data.round));
  const now = lastWord(phase);
  return (
    <>
      <Rounds title={t.round} round={round} last={last} phone={phone} names={names} />
      {!phone && <span class="sep" />}
      {!phone && (
        <span class="phases">
          {PHASES.map((id) => (
            <i key={id} class={id === now ? "now" : ""}>
              {id === now ? phaseOf(board) : t.phases[id]}
            </i>
          ))}
        </span>
      )}
    </>
  );
}
