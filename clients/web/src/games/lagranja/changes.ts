// The places that look different in a later view.

import type { LaGranja_SeatView, LaGranja_View, View } from "@reeve/client";
import type { PlaceKey } from "../../table/game.ts";
import { RESOURCES, tableOf, WELLS } from "./model.ts";
import { at } from "./places.ts";

export function changes(before: View, after: View): readonly PlaceKey[] {
  const [one, other] = [tableOf(before), tableOf(after)];
  const seats = one.seats.flatMap((farm) => {
    const then = other.seats.find(({ seat }) => seat === farm.seat);
    return then ? [...ofFarm(farm, then)] : [];
  });
  return [...ofVillage(one, other), ...seats];
}

function* ofVillage(before: LaGranja_View, after: LaGranja_View): Generator<PlaceKey> {
  for (const number of Object.keys({ ...before.dice, ...after.dice }))
    if ((before.dice[number] ?? 0) !== (after.dice[number] ?? 0)) yield at.revenue(number);
  for (const space of before.market) {
    const then = after.market.find(({ id }) => id === space.id);
    if (then?.seat !== space.seat || then?.neutral !== space.neutral) yield at.hex(space.id);
  }
  for (const building of before.buildings)
    if (
      differ(
        building,
        after.buildings.find(({ id }) => id === building.id),
      )
    )
      yield at.building(building.id);
  for (const [position, { discs }] of before.siestaTrack.entries())
    if (differ(discs, after.siestaTrack[position]?.discs)) yield at.siesta(position);
  for (const tile of before.roofs) if (!after.roofs.includes(tile)) yield at.offer(tile);
}

function* ofFarm(before: LaGranja_SeatView, after: LaGranja_SeatView): Generator<PlaceKey> {
  const { seat } = before;
  for (const good of [...WELLS, RESOURCES[3]])
    if (before.goods?.[good] !== after.goods?.[good]) yield at.store(seat, good);
  if (before.vp !== after.vp) yield at.store(seat, "vp");
  for (const field of before.fields)
    if (
      differ(
        field,
        after.fields.find(({ card }) => card === field.card),
      )
    )
      yield at.field(seat, field.card);
  for (const barrow of before.barrows)
    if (
      differ(
        barrow,
        after.barrows.find(({ card }) => card === barrow.card),
      )
    )
      yield at.barrow(seat, barrow.card);
  for (const helper of before.helpers)
    if (
      differ(
        helper,
        after.helpers.find(({ card }) => card === helper.card),
      )
    )
      yield at.helper(seat, helper.card);
  for (const roof of before.roofs)
    if (
      differ(
        roof,
        after.roofs.find(({ tile }) => tile === roof.tile),
      )
    )
      yield at.roof(roof.tile);
  for (const [building, row] of Object.entries(before.rows))
    if (differ(row, after.rows[building])) yield at.building(building);
  for (const role of ["field", "barrow", "extension", "helper"] as const) {
    const list = role === "extension" ? "extensions" : (`${role}s` as const);
    if (before[list].length < after[list].length) yield at.side(seat, role);
  }
  if (before.donkey !== after.donkey && after.donkey !== undefined) yield at.donkey(after.donkey);
}

function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}
