// Events in the log: whose they are, and what belongs together.

import type { Event } from "@reeve/client";

/** The seat that an event is about; undefined for those of the whole table. */
export function seatOf(event: Event): number | undefined {
  if (event.seatClaimed) return event.seatClaimed.seat;
  if (event.undone) return event.undone.seat;
  const ofGame = event.table && Object.values(event.table)[0];
  const held: unknown = ofGame && Object.values(ofGame)[0];
  const seat = typeof held === "object" && held !== null && "seat" in held ? held.seat : undefined;
  return typeof seat === "number" ? seat : undefined;
}

/** What others did since the last own move. */
export function missed(log: readonly Event[], me: number): readonly Event[] {
  const last = log.findLastIndex((event) => seatOf(event) === me);
  return log.slice(last + 1);
}

/** One line for each revision after one: what a screen reader says of the moves of others. */
export function spoken(log: readonly Event[], afterRevision: number, me: number | undefined): readonly string[] {
  const lines = new Map<number, string>();
  for (const event of log) {
    if (event.revision <= afterRevision || seatOf(event) === me) continue;
    if (event.text && !lines.has(event.revision)) lines.set(event.revision, event.text);
  }
  return [...lines.values()];
}
