// The ranks at the end of a game, and why it ended.

import type { Game } from "@reeve/client";
import type { JSX } from "preact";
import { Icon, SeatSign } from "../look/icon.tsx";
import { refereeWords } from "./words.ts";

export function Ranks({ game, names }: { readonly game: Game; readonly names: readonly string[] }): JSX.Element | null {
  const t = refereeWords();
  const ruling = game.ruling;
  const said = ruling && t.rulings[ruling.kind];
  const ranks = game.seats.length > 1 ? [...(game.ranks ?? [])].sort((one, other) => one.rank - other.rank) : [];
  // All others share the first rank.
  const byClock = ruling?.kind === "RULING_KIND_ENDED_BY_CLOCK";
  if (!said && ranks.length === 0) return null;
  return (
    <div class="ranks">
      {said && (
        <p>
          <b>{said}</b> {ruling.reason}
        </p>
      )}
      {ranks.length > 0 && (
        <ol aria-label={t.ranks}>
          {ranks.map(({ seat, rank, left = byClock && rank > 1 ? "LEAVING_TIMED_OUT" : undefined }) => (
            <li key={seat} value={rank} data-rank={rank}>
              <b>{rank}</b>
              <SeatSign seat={seat} />
              <span>{(names[seat]?.length ?? 0) > 1 && names[seat]}</span>
              {left && <span class="muted">{t.left[left]}</span>}
              {rank === 1 && <Icon name="trophy" />}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
