// Proving a record: the server replays it, and the page computes the seal of the deal itself.

import type { Record as GameRecord } from "@reeve/client";
import { reeve } from "./server.ts";

export interface Proof {
  readonly ok: boolean;
  readonly message: string;
  /** Whether the page itself found that the seed fits the seal; undefined if it could not compute it. */
  readonly sealed: boolean | undefined;
}

export async function prove(record: GameRecord): Promise<Proof> {
  const [{ ok, message }, sealed] = await Promise.all([reeve().verifyRecord({ record }), fitsSeal(record)]);
  return { ok, message, sealed };
}

/** Whether the hash of the revealed seed is the commitment that was shown before the deal. */
export async function fitsSeal({
  seed,
  commitment,
}: Pick<GameRecord, "seed" | "commitment">): Promise<boolean | undefined> {
  if (!seed || !globalThis.crypto?.subtle) return undefined;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
