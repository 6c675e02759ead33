// The rounds of a game in the bar at the top.

import type { JSX } from "preact";
import type { BoardProps } from "./game.ts";

interface RoundsProps extends Pick<BoardProps, "phone" | "names"> {
  /** What this game calls a round. */
  readonly title: string;
  readonly round: number;
  /** The number of rounds. */
  readonly last: number;
}

export function Rounds({ title, round, last, phone, names }: RoundsProps): JSX.Element {
  // On a phone with many seats only this round has room.
  const shown = phone && names.length > 2 ? [round] : Array.from({ length: last }, (_, index) => index + 1);
  return (
    <span class="row">
      {!phone && <b>{title}</b>}
      <span class="rounds" role="img" aria-label={`${title} ${round} / ${last}`}>
        {shown.map((number) => (
          <i key={number} class={number < round ? "past" : number === round ? "now" : ""}>
            {number}
          </i>
        ))}
        {shown.length < last && <span class="small muted">/ {last}</span>}
      </span>
    </span>
  );
}
