// Events in the log: whose they are, and what belongs together.

import type { Event } from "@reeve/client";

/** The seat that an event is about; undefined for those of the whole table. */
export function seatOf(event: Event): number | undefined {
  const ofGame = event.table && Object.values(event.table)[0];
  const act = event.seatTimedOut ?? event.seatLeft ?? event.seatTakenOver ?? event.timeAdded ?? event.tokenReissued;
  const ofTable = event.seatClaimed ?? event.undone ?? act ?? event.arbiterLooked;
  const held: unknown = ofTable ?? (ofGame && Object.values(ofGame)[0]);
  const seat = typeof held === "object" && held !== null && "seat" in held ? held.seat : undefined;
  return typeof seat === "number" ? seat : undefined;
}

/** What happened, below the sign of the seat that it is about: "Pays 1 wine." for "Bruno pays 1 wine." */
export function lineOf(event: Event, names: readonly string[]): string {
  const start = `${names[seatOf(event) ?? -1]} `;
  if (!event.text.startsWith(start)) return event.text;
  return event.text.charAt(start.length).toUpperCase() + event.text.slice(start.length + 1);
}

/** A revision: its text, and the seat of its first event that names a seat, which is mostly the seat that acted. */
interface Move {
  readonly revision: number;
  readonly seat: number | undefined;
  readonly text: string;
}

function moves(log: readonly Event[], afterRevision: number, upToRevision: number): readonly Move[] {
  const found = new Map<number, Move>();
  for (const event of log) {
    const { revision, text } = event;
    if (revision <= afterRevision || revision > upToRevision) continue;
    const seat = seatOf(event);
    const before = found.get(revision);
    if (!before || (before.seat === undefined && seat !== undefined)) found.set(revision, { revision, seat, text });
  }
  return [...found.values()];
}

/** The revision before the last moves of others: what a seat may have missed begins after it. Undefined: nothing. */
export function missedAfter(log: readonly Event[], me: number): number | undefined {
  const all = moves(log, 0, Number.POSITIVE_INFINITY);
  const last = all.findLastIndex(({ seat }) => seat !== me && seat !== undefined);
  if (last < 0) return undefined;
  const own = all.slice(0, last).findLastIndex(({ seat }) => seat === me);
  return (all[own + 1]?.revision ?? 1) - 1;
}

/**
 * One line for each revision of others in a range: what a screen reader says of them. `own` are the revisions of the
 * viewer; events do not tell who acted, for the first one may be about another seat.
 */
export function spoken(
  log: readonly Event[],
  afterRevision: number,
  upToRevision: number,
  own: readonly number[],
): readonly { readonly revision: number; readonly text: string }[] {
  return moves(log, afterRevision, upToRevision).filter(({ revision }) => !own.includes(revision));
}
