// Rounds and phases, for the bar at the top.

import type { JSX } from "preact";
import type { Catalogue } from "../../table/catalogue.ts";
import type { BoardProps } from "../../table/game.ts";
import { Rounds } from "../../table/rounds.tsx";
import { words } from "../../words/index.ts";
import { tableOf } from "./keys.ts";

/** The number of rounds: in each a card leaves the stable board. */
function roundsOf(catalogue: Catalogue): number {
  return Math.max(0, ...catalogue.parts.map((part) => part.hallertau?.sheepPlace?.round ?? 0));
}

/** "4 Actions". */
export function phaseOf({ view, catalogue }: BoardProps): string {
  const { phase } = tableOf(view);
  return phase > 0 ? `${phase}\u00a0${catalogue.word("phase", String(phase))}` : "";
}

export function Header(board: BoardProps): JSX.Element {
  const { view, catalogue, phone, names } = board;
  const { round, phase } = tableOf(view);
  const last = Math.max(roundsOf(catalogue), round);
  const phases = catalogue.ids("phase").filter((id) => id !== "0");
  return (
    <>
      <Rounds title={words.value.round} round={round} last={last} phone={phone} names={names} />
      {!phone && phases.length > 0 && (
        <>
          <span class="sep" />
          <span class="phases">
            {phases.map((id) => (
              <i key={id} class={id === String(phase) ? "now" : ""} title={catalogue.word("phase", id)}>
                {id === String(phase) ? phaseOf(board) : id}
              </i>
            ))}
          </span>
        </>
      )}
    </>
  );
}
