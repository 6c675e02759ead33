// The places that look different in a later view.

import type { Hallertau_Field, Hallertau_SeatView, View } from "@reeve/client";
import type { PlaceKey } from "../../table/game.ts";
import { at, MARKER, tableOf } from "./keys.ts";
import { storeOf } from "./store.tsx";

/** Places with what is at them: two views differ where this differs. */
type Looks = Map<PlaceKey, string>;

export function changes(before: View, after: View): readonly PlaceKey[] {
  const [first, second] = [looksOf(before), looksOf(after)];
  const all = new Set([...first.keys(), ...second.keys()]);
  return [...all].filter((place) => first.get(place) !== second.get(place));
}

function looksOf(view: View): Looks {
  const table = tableOf(view);
  const looks: Looks = new Map([[MARKER, String(table.firstPlayer)]]);
  for (const { name, rows } of table.spaces) looks.set(at.space(name), rows.join());
  for (const [deck, n] of Object.entries(table.deckSizes ?? {})) looks.set(at.deck(`DECK_KIND_${deck}`), String(n));
  for (const seat of table.seats) addSeat(looks, seat);
  return looks;
}

function addSeat(looks: Looks, seat: Hallertau_SeatView): void {
  const me = seat.seat;
  for (const [id, n] of storeOf(seat)) looks.set(at.store(me, id), String(n));
  for (const [id, n] of Object.entries(seat.sheep ?? {})) looks.set(at.sheep(me, id), String(n));
  for (const { name, position } of seat.crafts) looks.set(at.craft(me, name), String(position));
  for (const { name, boulders } of seat.crafts) {
    boulders.forEach((space, index) => {
      looks.set(at.boulder(me, name, index), String(space));
    });
  }
  for (const row of new Set(seat.fields.map((field) => field.row))) {
    looks.set(
      at.row(me, row),
      seat.fields
        .filter((field) => field.row === row)
        .map(fieldLook)
        .join(),
    );
  }
  for (const card of seat.played) looks.set(at.played(me, card), "");
}

const fieldLook = ({ good, amount }: Hallertau_Field): string => `${good ?? ""}${amount}`;
