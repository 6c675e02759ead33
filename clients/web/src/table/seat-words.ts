// Texts of the service call seats by number; on the page they have letters and names.

import type { Event } from "@reeve/client";
import { SEATS } from "../look/icon.tsx";
import { heldBy, seatOf } from "./events.ts";

/**
 * A text with letters and names instead of numbers: "Seat 1 pays." becomes "Bruno pays.", or "Seat B pays." if nobody has
 * said a name. `pattern`: how texts of the language call a seat.
 */
export function withNames(text: string, names: readonly string[], pattern: string): string {
  return text.replace(new RegExp(`(${pattern}) ([0-3])(?!\\d)`, "g"), (_, word: string, digit: string, at: number) => {
    const seat = Number(digit);
    const name = names[seat] ?? "";
    return at === 0 && name.length > 1 ? name : `${word} ${SEATS[seat]}`;
  });
}

/** What happened, below the sign of the seat that it is about: "Pays." */
export function lineOf(event: Event, names: readonly string[], pattern: string): string {
  const seat = seatOf(event);
  const { order } = heldBy(event);
  const text = Array.isArray(order)
    ? event.text.replace(order.join(", "), order.map((one) => SEATS[one]).join(", "))
    : event.text;
  const rest = seat === undefined ? text : text.replace(new RegExp(`^(?:${pattern}) ${seat} `), "");
  return withNames(rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1), names, pattern);
}
