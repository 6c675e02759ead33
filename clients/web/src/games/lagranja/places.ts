// Where actions are pressed: the keys of all places, and the way to each kind of action.

import type { Args, Held, Kind, LaGranja_Args, LaGranja_Goods, LaGranja_Lying, View } from "@reeve/client";
import type { Area, Path, PlaceKey, Step } from "../../table/game.ts";
import { farmOf, lastWord, nameOfGood, tableOf } from "./model.ts";

/** The keys of the places. `nameOf`, `iconOf` and `areaOf` read them. */
export const at = {
  /** A card in the hand; one of its four edges; a card of the deck that is looked at. */
  hand: (card: number): PlaceKey => `hand:${card}`,
  edge: (card: number, role: string): PlaceKey => `edge:${card}:${role}`,
  look: (card: number): PlaceKey => `look:${card}`,
  /** Where the next card of a role goes on a farm. */
  side: (seat: number, role: string): PlaceKey => `side:${seat}:${role}`,
  field: (seat: number, card: number): PlaceKey => `field:${seat}:${card}`,
  barrow: (seat: number, card: number): PlaceKey => `barrow:${seat}:${card}`,
  extension: (seat: number, card: number): PlaceKey => `extension:${seat}:${card}`,
  helper: (seat: number, card: number): PlaceKey => `helper:${seat}:${card}`,
  /** Goods on a farm: stores, sty, silver, commodities, VP. */
  store: (seat: number, good: string): PlaceKey => `store:${seat}:${good}`,
  /** The workbench: resources are upgraded there. */
  upgrade: (seat: number): PlaceKey => `upgrade:${seat}`,
  roof: (tile: string): PlaceKey => `roof:${tile}`,
  donkey: (deliveries: number): PlaceKey => `donkey:${deliveries}`,
  deliveries: (seat: number): PlaceKey => `deliveries:${seat}`,
  /** Where resources are bought and sold. */
  supply: (good: string): PlaceKey => `supply:${good}`,
  trade: (trade: string): PlaceKey => `trade:${trade}`,
  /** What an effect offers: an alternative, a good of choice. */
  choose: (option: number): PlaceKey => `choose:${option}`,
  take: (good: string): PlaceKey => `take:${good}`,
  hex: (space: string): PlaceKey => `hex:${space}`,
  building: (id: string): PlaceKey => `building:${id}`,
  revenue: (number: number | string): PlaceKey => `revenue:${number}`,
  siesta: (position: number): PlaceKey => `siesta:${position}`,
  offer: (tile: string): PlaceKey => `offer:${tile}`,
  /** Not pressed; pieces fly from and to them. */
  cards: "cards",
  roofs: "roofs",
  dice: (seat: number): PlaceKey => `dice:${seat}`,
  deck: "deck",
  discard: "discard",
  bank: "bank",
  other: (seat: number): PlaceKey => `other:${seat}`,
};

const AREAS: { readonly [kind: string]: Area } = {
  hex: "common",
  building: "common",
  revenue: "common",
  siesta: "common",
  offer: "common",
  roofs: "common",
  hand: "hand",
  edge: "hand",
  look: "hand",
  choose: "hand",
  take: "hand",
  cards: "hand",
  deck: "hand",
  discard: "hand",
  other: "others",
};

export function areaOf(place: PlaceKey): Area {
  return AREAS[place.split(":", 1)[0] ?? ""] ?? "own";
}

type Ways = {
  readonly [Name in Kind<LaGranja_Args>]: (args: Held<LaGranja_Args, Name>, view: View, seat: number) => Path;
};

/** The way to each kind of action. A kind that is missing does not compile. */
const WAYS: Ways = {
  playCard: ({ card, role, replace }, _, seat) => {
    const side = lastWord(role);
    const way: Step[] = [at.hand(card), { oneOf: [at.edge(card, side), at.side(seat, side)] }];
    if (replace !== undefined) way.push(side === "helper" ? at.helper(seat, replace) : at.barrow(seat, replace));
    return way;
  },
  buy: ({ resource }) => [at.supply(nameOfGood(resource))],
  sell: ({ good }, view, seat) => (good ? [lying(good, view, seat), at.supply(nameOfGood(good.good))] : []),
  upgrade: ({ good }, view, seat) => (good ? [lying(good, view, seat), at.upgrade(seat)] : []),
  tradeCommodity: ({ trade }) => [at.trade(trade)],
  useRoof: ({ tile }) => [at.roof(tile)],
  flipRoof: ({ tile }) => [at.roof(tile)],
  buyRoof: ({ tile }) => [at.offer(tile)],
  useHelper: ({ card }, _, seat) => [at.helper(seat, card)],
  takeDie: ({ number }) => [at.revenue(number)],
  lastDie: ({ number }) => [at.revenue(number)],
  markSpace: ({ number }) => [at.revenue(number)],
  reroll: ({ number }) => [at.revenue(number)],
  shift: ({ number, to }) => [at.revenue(number), at.revenue(to)],
  choose: ({ option }) => [at.choose(option)],
  take: ({ goods }) => [{ bag: each(goods ?? {}) }],
  siesta: ({ steps }, view, seat) => {
    const last = tableOf(view).siestaTrack.length - 1;
    return [at.siesta(Math.min(last, farmOf(view, seat).siesta + steps))];
  },
  keep: ({ card }) => [at.look(card)],
  discard: ({ card }) => [at.hand(card)],
  placeStall: ({ space }) => [at.hex(space)],
  moveStall: ({ space, to }) => [at.hex(space), at.hex(to)],
  chooseDonkey: ({ deliveries }) => [at.donkey(deliveries)],
  deliver: ({ good, barrow, building }, view, seat) => {
    if (!good) return [];
    return [lying(good, view, seat), target(seat, barrow, building)];
  },
  buyExtraDelivery: (_args, _view, seat) => [at.deliveries(seat)],
  pay: ({ good }, view, seat) => [good ? lying(good, view, seat) : at.store(seat, "vp")],
  giveUp: ({ good, place, held, barrow, building, space }, view, seat) => {
    if (space !== undefined) return [at.hex(space)];
    if (barrow !== undefined || building !== undefined) return [target(seat, barrow, building)];
    return good && place ? [lying({ good, place, ...(held !== undefined && { held }) }, view, seat)] : [];
  },
  forgo: () => [],
  decline: () => [],
  endTurn: () => [],
};

type Way = (held: unknown, view: View, seat: number) => Path;

export function places(args: Args, view: View, seat: number): Path {
  const [kind, held] = Object.entries(args.lagranja ?? {})[0] ?? [];
  const way = Object.hasOwn(WAYS, kind ?? "") ? (WAYS[kind as keyof Ways] as Way) : undefined;
  return way?.(held, view, seat) ?? []; // a kind of a newer server is in the tray
}

/** The place of a good on a farm; equal fields of one crop mean the same. */
export function lying({ good, place, held }: LaGranja_Lying, view: View, seat: number): Step {
  if (place !== "PLACE_FIELD") return at.store(seat, nameOfGood(good));
  const equal = farmOf(view, seat).fields.filter((field) => field.crop === good && field.goods === (held ?? 1));
  return { oneOf: equal.map(({ card }) => at.field(seat, card)) };
}

function target(seat: number, barrow: number | undefined, building: string | undefined): PlaceKey {
  return barrow !== undefined ? at.barrow(seat, barrow) : at.building(building ?? "");
}

/** Goods as tiles, each as often as it is taken. */
function each(goods: LaGranja_Goods): readonly PlaceKey[] {
  return Object.entries(goods).flatMap(([good, number]) => Array<PlaceKey>(number).fill(at.take(good)));
}
