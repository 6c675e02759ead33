// What Hallertau's events move, and from where to where.

import {
  type Event,
  type Hallertau_Event,
  type Hallertau_Payment,
  type Hallertau_Resources,
  type Held,
  type Kind,
  kindOf,
  type View,
} from "@reeve/client";
import type { Flight, PlaceKey } from "../../table/game.ts";
import { at, craftId, deckId, goodId, iconFor, MARKER, SUPPLY, sheepPlaceId, tableOf } from "./keys.ts";

type Flights = {
  readonly [Name in Kind<Hallertau_Event>]: (held: Held<Hallertau_Event, Name>, view: View) => readonly Flight[];
};

const nothing = (): readonly Flight[] => [];
const fly = (icon: string, from: PlaceKey, to: PlaceKey, n = 1): readonly Flight[] =>
  n > 0 ? [{ icon, from, to, n }] : [];

/** Every kind of event; those that only say something move nothing. */
const FLIGHTS: Flights = {
  firstPlayer: ({ seat }) => fly("marker", MARKER, at.store(seat, "workers")),
  phaseBegan: nothing,
  quadrantTurned: nothing,
  workersRemoved: ({ spaces }) =>
    spaces.flatMap(({ space, workers }) => fly("worker", at.space(space), SUPPLY, workers)),
  sheepDied: ({ seat, card, sheep }) => fly("sheep", at.sheep(seat, `card${card}`), SUPPLY, sheep),
  newWorkers: ({ seat, workers }) => fly("worker", SUPPLY, at.store(seat, "workers"), workers),
  skipped: nothing,
  askedFewer: nothing,
  turnEnded: nothing,
  confirmed: nothing,
  placed: ({ seat, space, workers }) => fly("worker", at.store(seat, "workers"), at.space(space), workers),
  exchanged: ({ seat, workers }) => fly("tool", at.store(seat, "workers"), at.store(seat, "tools"), workers),
  gained: ({ seat, resources }, view) => gained(seat, resources, view),
  paid: ({ seat, payment }) => paid(seat, payment),
  fieldGained: ({ seat, row }) => fly("field", SUPPLY, at.row(seat, row)),
  sown: ({ seat, crop, row, amount }) =>
    fly(iconFor(goodId(crop)), at.store(seat, goodId(crop)), at.row(seat, row), amount),
  fieldMoved: ({ seat, row, to, good }) =>
    fly(good ? iconFor(goodId(good)) : "field", at.row(seat, row), at.row(seat, to)),
  sheepMoved: ({ seat, place, to }) =>
    fly("sheep", at.sheep(seat, sheepPlaceId(place)), at.sheep(seat, sheepPlaceId(to))),
  harvested: ({ seat, field, amount }) =>
    field?.good
      ? fly(iconFor(goodId(field.good)), at.row(seat, field.row), at.store(seat, goodId(field.good)), amount)
      : [],
  milked: ({ seat, milk }) => fly("milk", at.store(seat, "sheep"), at.store(seat, "milk"), milk),
  advanced: ({ seat, craft, pay, tools }) => [
    ...goodsTo(seat, pay, at.craft(seat, craft)),
    ...fly("tool", at.store(seat, "tools"), at.craft(seat, craft), tools),
    ...fly(craftId(craft), at.craft(seat, craft), at.craft(seat, craft)),
  ],
  centerMoved: nothing,
  wasDone: nothing,
  resumed: nothing,
  cardPlayed: ({ seat, card, paid: goods }, view) => [
    ...fly("hand", cardFrom(seat, card, view), at.played(seat, card)),
    ...goodsTo(seat, goods, SUPPLY),
  ],
  cardsDealt: nothing,
  cardsDrawn: ({ seat, deck, number, cards }, view) => {
    const own = view.hallertau && tableOf(view).viewer === seat;
    return own && cards.length > 0
      ? cards.flatMap((card) => fly(deckId(deck), at.deck(deck), at.hand(card)))
      : fly(deckId(deck), at.deck(deck), at.cards(seat), number);
  },
  cardDiscarded: ({ seat, deck, card }) =>
    fly(deckId(deck), card === undefined ? at.cards(seat) : at.hand(card), SUPPLY),
  incomeTaken: ({ seat, card }) => fly("bonus", at.played(seat, card), at.played(seat, card)),
  sheepReturned: ({ seat, place, to }) =>
    fly("sheep", at.sheep(seat, sheepPlaceId(place)), to ? at.sheep(seat, sheepPlaceId(to)) : SUPPLY),
  rowsCleared: ({ spaces }) => spaces.flatMap(({ space, workers }) => fly("worker", at.space(space), SUPPLY, workers)),
  workersTaken: ({ seat, space, workers }) => fly("worker", at.space(space), at.store(seat, "workers"), workers),
  stackTaken: nothing,
  stackMoved: ({ space, to }) => fly("worker", at.space(space), at.space(to), 3),
  boulderMoved: ({ seat, craft, to }, view) => {
    const there = tableOf(view)
      .seats.find((one) => one.seat === seat)
      ?.crafts.find(({ name }) => name === craft)?.boulders;
    const index = there?.indexOf(to) ?? -1;
    return index < 0 ? [] : fly("boulder", at.craft(seat, craft), at.boulder(seat, craft, index));
  },
  yieldDoubled: nothing,
  bound: nothing,
  butcheryForJewelry: nothing,
  readiness: nothing,
  bouldersReset: nothing,
  gameEnded: nothing,
};

/** What an event moves. A kind that a newer server knows moves nothing. */
export function flights(event: Event, view: View): readonly Flight[] {
  const held = event.table?.hallertau;
  if (!held) return [];
  const kind = kindOf(held);
  const find = FLIGHTS[kind] as ((held: unknown, view: View) => readonly Flight[]) | undefined;
  return find?.(held[kind], view) ?? [];
}

function gained(seat: number, resources: Hallertau_Resources | undefined, view: View): readonly Flight[] {
  return Object.entries(resources ?? {}).flatMap(([id, n]) =>
    fly(iconFor(id), SUPPLY, id === "sheep" ? newSheep(seat, view) : at.store(seat, id), n),
  );
}

/** Own sheep arrive on the stable board; those of others where sheep are. */
function newSheep(seat: number, view: View): PlaceKey {
  const table = tableOf(view);
  if (table.viewer === seat) return at.store(seat, "sheep");
  const sheep = Object.entries(table.seats.find((one) => one.seat === seat)?.sheep ?? {});
  return at.sheep(seat, sheep.findLast(([, n]) => n > 0)?.[0] ?? "stables");
}

function goodsTo(seat: number, goods: Hallertau_Resources | undefined, to: PlaceKey): readonly Flight[] {
  return Object.entries(goods ?? {}).flatMap(([id, n]) => fly(iconFor(id), at.store(seat, id), to, n));
}

function paid(seat: number, payment: Hallertau_Payment | undefined): readonly Flight[] {
  if (!payment) return [];
  const sheep = payment.sheepFrom ?? payment.sheepBack;
  if (sheep) return fly("sheep", at.sheep(seat, sheepPlaceId(sheep)), SUPPLY);
  const field = payment.field ?? payment.planted;
  if (field) return fly(field.good ? iconFor(goodId(field.good)) : "field", at.row(seat, field.row), SUPPLY);
  if (payment.craftLeft)
    return fly(craftId(payment.craftLeft), at.craft(seat, payment.craftLeft), at.craft(seat, payment.craftLeft));
  return goodsTo(seat, payment.goods, SUPPLY);
}

/** Where a card that is played comes from: the own hand, or the backs of another seat. */
function cardFrom(seat: number, card: number, view: View): PlaceKey {
  return tableOf(view).viewer === seat ? at.hand(card) : at.cards(seat);
}
