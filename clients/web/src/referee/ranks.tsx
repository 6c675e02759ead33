// The ranks at the end of a game, and why it ended.

import type { Game, Record as GameRecord, Ruling } from "@reeve/client";
import type { JSX } from "preact";
import { Icon, SEATS, SeatSign } from "../look/icon.tsx";
import { refereeWords } from "./words.ts";

/** The acts that decide a game. */
const DECIDES: readonly string[] = ["ACT_KIND_ADJUDICATE", "ACT_KIND_VOID"];

interface RanksProps {
  readonly game: Pick<Game, "seats" | "ranks"> & { readonly ruling?: Pick<Ruling, "kind" | "reason"> };
  readonly names: readonly string[];
}

export function Ranks({ game, names }: RanksProps): JSX.Element | null {
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

/** The ranks of a record, if clocks, leavers or an arbiter had a part in the game. */
export function RecordRanks({ record }: { readonly record: GameRecord }): JSX.Element | null {
  const { ranks = [], ruling, acts = [] } = record.referee ?? {};
  const { reason = "" } = acts.findLast(({ kind }) => DECIDES.includes(kind)) ?? {};
  const game = {
    seats: record.seats.map((_, seat) => ({ seat }) as Game["seats"][number]),
    ranks: ranks.map((rank, seat) => ({ seat, rank, player: "" })),
    ...(ruling && { ruling: { kind: ruling, reason } }),
  };
  return <Ranks game={game} names={SEATS} />;
}
