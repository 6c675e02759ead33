// The end of a game: who won, the score by category, the proof and the record.

import type { Game, Record as GameRecord, Result } from "@reeve/client";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon, SeatSign } from "../look/icon.tsx";
import type { Catalogue } from "../table/catalogue.ts";
import { words } from "../words/index.ts";
import { type Proof, prove } from "./proof.ts";

interface ScoresProps {
  readonly result: Result;
  /** The rank of each seat, if it is not what the rules say: whoever left does not win. */
  readonly ranks: readonly number[] | undefined;
  readonly names: readonly string[];
  readonly catalogue: Catalogue;
}

/** The score of each seat by category. */
export function Scores({ result, ranks, names, catalogue }: ScoresProps): JSX.Element {
  const keys = [...new Set(result.scores.flatMap(({ parts }) => Object.keys(parts)))];
  return (
    <table class="scores">
      <thead>
        <tr>
          <th>{words.value.score}</th>
          {names.map((name, seat) => (
            <th key={seat}>
              <SeatSign seat={seat} /> {name.length > 1 && name}
              {names.length > 1 && (ranks?.length ? ranks[seat] === 1 : result.winners.includes(seat)) && (
                <Icon name="trophy" />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key}>
            <th>{catalogue.word("score", key)}</th>
            {result.scores.map(({ parts }, seat) => (
              <td key={seat}>{parts[key] ?? 0}</td>
            ))}
          </tr>
        ))}
        <tr class="total">
          <th>{words.value.total}</th>
          {result.scores.map(({ total }, seat) => (
            <td key={seat}>{total}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Who won, in words. */
export function winners(game: Game, names: readonly string[], catalogue: Catalogue): string {
  const t = words.value;
  const { result } = game;
  const first = game.ranks?.length
    ? game.ranks.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
    : (result?.winners ?? []);
  const won = first.map((seat) => names[seat] ?? "").join(", ");
  if (game.seats.length === 1 || won === "") {
    if (!result || game.status === "GAME_STATUS_VOID") return t.over;
    return result.verdict ? catalogue.word("verdict", result.verdict) : t.soloEnd;
  }
  return first.length > 1 ? t.share(won) : t.wins(won);
}

/** Proves a record when it is pressed. */
export function Prove({ record }: { readonly record: () => Promise<GameRecord> }): JSX.Element {
  const t = words.value;
  const [proof, setProof] = useState<Proof | "busy" | string>("");
  const start = () => {
    setProof("busy");
    record()
      .then(prove)
      .then(setProof, (error) => setProof(String(error)));
  };
  if (proof === "" || proof === "busy") {
    return (
      <button type="button" class="btn" disabled={proof === "busy"} onClick={start}>
        <Icon name="proof" />
        {t.prove}
      </button>
    );
  }
  const good = typeof proof !== "string" && proof.ok && proof.sealed !== false;
  return (
    <p class={`proof ${good ? "good" : "warning"}`} role="status">
      <Icon name={good ? "check" : "close"} /> {typeof proof === "string" ? t.notProved(proof) : verdict(proof)}
    </p>
  );
}

function verdict({ ok, message, sealed }: Proof): string {
  const t = words.value;
  if (!ok) return t.notProved(message);
  if (sealed === false) return t.sealBroken;
  return `${t.proved} ${sealed ? t.provedPage : t.provedServerOnly}`;
}

/** Offers a file to save. */
export function save(record: GameRecord, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(address);
}
