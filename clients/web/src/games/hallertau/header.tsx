// Rounds and phases, for the bar at the top.

import type { JSX } from "preact";
import type { Catalogue } from "../../table/catalogue.ts";
import type { BoardProps } from "../../table/game.ts";
import { words } from "../../words/index.ts";
import { tableOf } from "./keys.ts";

/** The number of rounds: in each a card leaves the stable board. */
function roundsOf(catalogue: Catalogue): number {
  return Math.max(0, ...catalogue.parts.map((part) => part.hallertau?.sheepPlace?.round ?? 0));
}

export function Header({ view, catalogue, phone, names }: BoardProps): JSX.Element {
  const { round, phase } = tableOf(view);
  const last = Math.max(roundsOf(catalogue), round);
  // On a phone with many seats only this round has room.
  const rounds = phone && names.length > 2 ? [round] : Array.from({ length: last }, (_, index) => index + 1);
  const phases = catalogue.ids("phase").filter((id) => id !== "0");
  const now = `${words.value.round} ${round}`;
  return (
    <>
      {!phone && <b>{words.value.round}</b>}
      <span class="rounds" role="img" aria-label={now}>
        {rounds.map((one) => (
          <i key={one} class={one === round ? "now" : one < round ? "past" : ""}>
            {one}
          </i>
        ))}
        {rounds.length < last && <span class="small muted">/ {last}</span>}
      </span>
      {!phone && phases.length > 0 && (
        <>
          <span class="sep" />
          <span class="phases">
            {phases.map((id) => (
              <i key={id} class={id === String(phase) ? "now" : ""} title={catalogue.word("phase", id)}>
                {id === String(phase) ? `${id} ${catalogue.word("phase", id)}` : id}
              </i>
            ))}
          </span>
        </>
      )}
    </>
  );
}
