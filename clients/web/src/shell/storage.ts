// What this device remembers: the tables it has seats at, and how the page shall look.

import type { Access } from "../table/session.ts";

/** A table of this device, with its tokens. */
export interface Kept extends Access {
  readonly ruleset: string;
  /** Invites of seats that are still free, if the table was opened here. */
  readonly invites?: { readonly [seat: number]: string };
  /** Milliseconds, for the order of the list. */
  readonly used: number;
}

export interface Preferences {
  readonly language?: string;
  readonly theme?: "light" | "dark";
  readonly askFirst?: boolean;
  /** Milliseconds for each move of others; 0: at once. */
  readonly pace?: number;
  readonly name?: string;
}

const TABLE = "reeve.table.";
const PREFERENCES = "reeve.preferences";
const KEY = "reeve.key";
const MOST = 100; // tables

/** The tables of this device, the last used first. */
export function tables(): readonly Kept[] {
  const found = Object.keys(localStorage)
    .filter((key) => key.startsWith(TABLE))
    .map((key) => read<Kept>(localStorage, key))
    .filter((one) => one !== undefined);
  return found.sort((one, other) => other.used - one.used);
}

export function table(game: string): Kept | undefined {
  return read<Kept>(localStorage, TABLE + game);
}

/** Remember a table, with what is known of it already. */
export function keep(game: string, more: Partial<Kept>): Kept {
  const before = table(game);
  const seats = { ...before?.seats, ...more.seats };
  const kept: Kept = { ruleset: "", ...before, ...more, game, seats, used: Date.now() };
  localStorage.setItem(TABLE + game, JSON.stringify(kept));
  for (const old of tables().slice(MOST)) forget(old.game);
  return kept;
}

/** Forget a seat whose token is not valid any more. */
export function forgetSeat(game: string, seat: number): void {
  const before = table(game);
  if (!before) return;
  const { [seat]: _, ...seats } = before.seats;
  localStorage.setItem(TABLE + game, JSON.stringify({ ...before, seats }));
}

export function forget(game: string): void {
  localStorage.removeItem(TABLE + game);
}

export function preferences(): Preferences {
  return read<Preferences>(localStorage, PREFERENCES) ?? {};
}

export function prefer(more: Preferences): void {
  localStorage.setItem(PREFERENCES, JSON.stringify({ ...preferences(), ...more }));
}

/** The key of an operator: for this tab only. */
export function apiKey(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

export function keepKey(key: string): void {
  sessionStorage.setItem(KEY, key);
}

function read<Value>(store: Storage, key: string): Value | undefined {
  try {
    return (JSON.parse(store.getItem(key) ?? "null") as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}
