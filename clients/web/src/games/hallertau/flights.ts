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

/** The workers of a stack. */
const STACK = 3;

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
  sheepDied: ({ seat, sheep }) => fly("sheep", at.store(seat, "sheep"), SUPPLY, sheep),
  newWorkers: ({ seat, workers }) => fly("worker", SUPPLY, at.store(seat, "workers"), workers),
  skipped: nothing,
  askedFewer: nothing,
  turnEnded: nothing,
  confirmed: nothing,
  placed: ({ seat, space, workers }) => fly("worker", at.store(seat, "workers"), at.space(space), workers),
  exchanged: ({ seat, workers }) => fly("tool", at.store(seat, "workers"), at.store(seat, "tools"), workers),
  gained: ({ seat, resources }) =>
    Object.entries(resources ?? {}).flatMap(([id, n]) => fly(iconFor(id), SUPPLY, at.store(seat, id), n)),
  paid: ({ seat, payment }, view) => paid(seat, payment, view),
  fieldGained: ({ seat, row }, view) => fly("field", SUPPLY, rowAt(view, seat, row)),
  sown: ({ seat, crop, row, amount }, view) =>
    fly(iconFor(goodId(crop)), at.store(seat, goodId(crop)), rowAt(view, seat, row), amount),
  fieldMoved: ({ seat, row, to, good }, view) =>
    fly(good ? iconFor(goodId(good)) : "field", rowAt(view, seat, row), rowAt(view, seat, to)),
  sheepMoved: ({ seat, place, to }, view) => fly("sheep", sheepAt(view, seat, place), sheepAt(view, seat, to)),
  harvested: ({ seat, field, amount }, view) =>
    field?.good
      ? fly(iconFor(goodId(field.good)), rowAt(view, seat, field.row), at.store(seat, goodId(field.good)), amount)
      : [],
  milked: ({ seat, milk }) => fly("milk", at.store(seat, "sheep"), at.store(seat, "milk"), milk),
  advanced: ({ seat, craft, pay, tools }) => [
    ...goodsTo(seat, pay, at.craft(seat, craft)),
    ...fly("tool", at.store(seat, "tools"), at.craft(seat, craft), tools),
  ],
  centerMoved: nothing,
  wasDone: nothing,
  resumed: nothing,
  cardPlayed: ({ seat, card, paid: goods }) => [
    ...fly("hand", at.cards(seat), at.played(seat, card)),
    ...goodsTo(seat, goods, SUPPLY),
  ],
  cardsDealt: nothing,
  cardsDrawn: ({ seat, deck, number }) => fly(deckId(deck), at.deck(deck), at.cards(seat), number),
  cardDiscarded: ({ seat, deck }) => fly(deckId(deck), at.cards(seat), SUPPLY),
  incomeTaken: ({ seat, card }) => fly("bonus", at.played(seat, card), at.played(seat, card)),
  sheepReturned: ({ seat, place, to }, view) =>
    fly("sheep", sheepAt(view, seat, place), to ? sheepAt(view, seat, to) : SUPPLY),
  rowsCleared: ({ spaces }) => spaces.flatMap(({ space, workers }) => fly("worker", at.space(space), SUPPLY, workers)),
  workersTaken: ({ seat, space, workers }) => fly("worker", at.space(space), at.store(seat, "workers"), workers),
  stackTaken: nothing,
  stackMoved: ({ space, to }) => fly("worker", at.space(space), at.space(to), STACK),
  boulderMoved: ({ seat, craft }) => fly("boulder", at.craft(seat, craft), at.craft(seat, craft)),
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

/** A row of the viewer's fields; those of others are drawn in one line. */
function rowAt(view: View, seat: number, row: number): PlaceKey {
  return tableOf(view).viewer === seat ? at.row(seat, row) : at.fields(seat);
}

/** Where a sheep of the viewer stands, if its card is still there; those of others are drawn in one line. */
function sheepAt(view: View, seat: number, place: string): PlaceKey {
  const id = sheepPlaceId(place);
  const { viewer, seats } = tableOf(view);
  const holders = seats.find((one) => one.seat === seat)?.holders.map((round) => `card${round}`) ?? [];
  const isDrawn = viewer === seat && (id === "stables" || holders.includes(id));
  return isDrawn ? at.sheep(seat, id) : at.store(seat, "sheep");
}

function goodsTo(seat: number, goods: Hallertau_Resources | undefined, to: PlaceKey): readonly Flight[] {
  return Object.entries(goods ?? {}).flatMap(([id, n]) => fly(iconFor(id), at.store(seat, id), to, n));
}

function paid(seat: number, payment: Hallertau_Payment | undefined, view: View): readonly Flight[] {
  if (!payment) return [];
  const sheep = payment.sheepFrom ?? payment.sheepBack;
  if (sheep) return fly("sheep", sheepAt(view, seat, sheep), SUPPLY);
  const field = payment.field ?? payment.planted;
  if (field) return fly(field.good ? iconFor(goodId(field.good)) : "field", rowAt(view, seat, field.row), SUPPLY);
  if (payment.craftLeft) {
    const craft = at.craft(seat, payment.craftLeft);
    return fly(craftId(payment.craftLeft), craft, craft);
  }
  return goodsTo(seat, payment.goods, SUPPLY);
}
