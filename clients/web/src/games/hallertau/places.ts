// Where Hallertau's actions are pressed.

import {
  type Args,
  type Hallertau_Args,
  type Hallertau_Field,
  type Hallertau_Payment,
  type Hallertau_Resources,
  type Held,
  type Kind,
  kindOf,
  type View,
} from "@reeve/client";
import type { Path, PlaceKey, Step } from "../../table/game.ts";
import { at, goodId, MARKER, seatOf, sheepPlaceId } from "./keys.ts";

type Places = {
  readonly [Name in Kind<Hallertau_Args>]: (held: Held<Hallertau_Args, Name>, seat: number, view: View) => Path;
};

const nowhere = (): Path => [];
const space = (held: { readonly space: string }): Path => [at.space(held.space)];

/** Every kind of action. Those without a place are buttons in the bar, or are sent by programs only. */
const PLACES: Places = {
  place: space,
  exchange: (_, seat) => [{ oneOf: [at.store(seat, "workers"), at.store(seat, "tools")] }],
  take: ({ resources }, seat) => bag(eachOf(resources, seat)),
  newField: ({ row }, seat) => [at.row(seat, row)],
  sow: ({ crop, row }, seat) => [at.store(seat, goodId(crop)), at.row(seat, row)],
  moveField: ({ row, to, harvested }, seat, view) => [{ oneOf: movable(view, seat, row, harvested) }, at.row(seat, to)],
  moveSheep: ({ place }, seat) => [at.sheep(seat, sheepPlaceId(place))],
  trade: ({ pay, gain }, seat) => (pay ? payment(pay, seat) : bag(typesOf(gain, seat))),
  fallow: ({ row }, seat) => [at.row(seat, row)],
  harvest: ({ field }, seat) => ofField(field, seat),
  harvestAll: nowhere,
  advance: ({ craft, pay }, seat) => [at.craft(seat, craft), ...bag(typesOf(pay, seat))],
  fewer: nowhere,
  skip: nowhere,
  endTurn: nowhere,
  ready: nowhere,
  done: nowhere,
  resume: nowhere,
  playCard: ({ card }) => [at.hand(card)],
  give: ({ payment: piece }, seat) => (piece ? payment(piece, seat) : []),
  keep: ({ crops }, seat) => bag(eachOf(crops, seat)),
  draw: ({ deck }) => [at.deck(deck)],
  takeMarker: () => [MARKER],
  income: ({ card }, seat) => [at.played(seat, card)],
  raise: ({ field }, seat) => ofField(field, seat),
  clearSpace: space,
  clearTopRows: ({ spaces }) => [{ oneOf: spaces.map(at.space) }],
  takeWorkers: space,
  useSpace: space,
  secondRow: space,
  takeStack: space,
  putStack: space,
  freeStep: ({ craft }, seat) => [at.craft(seat, craft)],
  moveBoulder: ({ craft, boulder }, seat) => [at.boulder(seat, craft, boulder)],
  doubleYield: ({ field }, seat) => ofField(field, seat),
  doubleSow: ({ crop, row }, seat) => [at.store(seat, goodId(crop)), at.row(seat, row)],
  twoFields: ({ rows }, seat) => bag(rows.map((row) => at.row(seat, row))),
  readyThrough: nowhere,
  readyWhileIdle: nowhere,
  readyOff: nowhere,
  playCardWith: nowhere,
};

/** The places of an action. A kind that a newer server knows has none: it is in the tray. */
export function places(args: Args, view: View, seat: number): Path {
  if (!args.hallertau) return [];
  const kind = kindOf(args.hallertau);
  const find = PLACES[kind] as ((held: unknown, seat: number, view: View) => Path) | undefined;
  return find?.(args.hallertau[kind], seat, view) ?? [];
}

/** How much of a resource an action gives to the store, or takes out of it. */
export function offered(args: Args, id: string): number {
  const { take, trade, give, advance, sow, doubleSow } = args.hallertau ?? {};
  const amount = (resources: Hallertau_Resources | undefined) =>
    (resources as { readonly [id: string]: number } | undefined)?.[id] ?? 0;
  if (take) return amount(take.resources);
  const paid = trade?.pay ?? give?.payment;
  if (paid) return amount(trade?.gain) - amount(paid.goods);
  if (advance) return -amount(advance.pay);
  const seed = sow ?? doubleSow;
  return seed && goodId(seed.crop) === id ? -(doubleSow?.amount ?? 1) : 0;
}

function bag(keys: readonly PlaceKey[]): Path {
  const step: Step = keys.length === 1 && keys[0] ? keys[0] : { bag: keys };
  return keys.length > 0 ? [step] : [];
}

/** A press for each piece: 2 barley and 1 flax are three presses. */
function eachOf(resources: Hallertau_Resources | undefined, seat: number): readonly PlaceKey[] {
  return Object.entries(resources ?? {}).flatMap(([id, n]) => Array<PlaceKey>(n).fill(at.store(seat, id)));
}

/** A press for each type, whatever its number: a price is chosen by what it is paid with. */
function typesOf(resources: Hallertau_Resources | undefined, seat: number): readonly PlaceKey[] {
  return Object.entries(resources ?? {}).flatMap(([id, n]) => (n > 0 ? [at.store(seat, id)] : []));
}

function ofField(field: Hallertau_Field | undefined, seat: number): Path {
  return field ? [at.field(seat, field)] : [];
}

/** What is paid. Equal payments with different gains have the same places: the menu tells them apart. */
function payment(pay: Hallertau_Payment, seat: number): Path {
  if (pay.card !== undefined) return [at.hand(pay.card)];
  if (pay.craftLeft) return [at.craft(seat, pay.craftLeft)];
  const from = pay.sheepFrom ?? pay.sheepBack;
  if (from) return [at.sheep(seat, sheepPlaceId(from))];
  const field = pay.field ?? pay.planted;
  return field ? ofField(field, seat) : bag(typesOf(pay.goods, seat));
}

/** The fields of a row that can be meant by a move: empty ones, and those that a card refers to. */
function movable(view: View, seat: number, row: number, harvested: boolean): readonly PlaceKey[] {
  const there = seatOf(view, seat)?.fields.filter((field) => field.row === row && field.harvested === harvested) ?? [];
  return there.filter(({ good, namedBy }) => !good || namedBy.length > 0).map((field) => at.field(seat, field));
}
