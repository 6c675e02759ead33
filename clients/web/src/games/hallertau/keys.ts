// The keys of Hallertau's places, and the icons of its things.

import type { Hallertau_Field, Hallertau_SeatView, Hallertau_View, View } from "@reeve/client";
import { SEATS } from "../../look/icon.tsx";
import { wordId } from "../../table/catalogue.ts";
import type { PlaceKey } from "../../table/game.ts";

/** The part of a view that is Hallertau's. */
export function tableOf(view: View): Hallertau_View {
  if (!view.hallertau) throw new Error("not a view of Hallertau");
  return view.hallertau;
}

/** The display of one seat. */
export function seatOf(view: View, seat: number): Hallertau_SeatView | undefined {
  return tableOf(view).seats.find((one) => one.seat === seat);
}

const letter = (seat: number): string => SEATS[seat] ?? String(seat);

export const spaceId = (name: string): string => wordId(name, "SPACE");
export const craftId = (name: string): string => wordId(name, "CRAFT");
export const goodId = (name: string): string => wordId(name, "GOOD");
export const resourceId = (name: string): string => wordId(name, "RESOURCE");
export const sheepPlaceId = (name: string): string => wordId(name, "SHEEP_PLACE");
export const deckId = (name: string): string => wordId(name, "DECK_KIND");

/** Where the first player marker lies. */
export const MARKER: PlaceKey = "marker";
/** Where goods come from and go to; nothing is pressed there. */
export const SUPPLY: PlaceKey = "supply";
/** The scale of the community board: nothing is pressed there, but it says what it is. */
export const CENTER: PlaceKey = "center:community_center";
/** The keys of all other places. */
export const at = {
  space: (name: string): PlaceKey => `space:${spaceId(name)}`,
  store: (seat: number, resource: string): PlaceKey => `store:${letter(seat)}:${resource}`,
  row: (seat: number, row: number): PlaceKey => `row:${letter(seat)}:${row}`,
  field: (seat: number, { row, good, amount, harvested }: Hallertau_Field): PlaceKey =>
    `field:${letter(seat)}:${row}/${good ? goodId(good) : "empty"}/${amount}${harvested ? "/harvested" : ""}`,
  sheep: (seat: number, place: string): PlaceKey => `sheep:${letter(seat)}:${place}`,
  craft: (seat: number, name: string): PlaceKey => `craft:${letter(seat)}:${craftId(name)}`,
  /** Boulders are counted from 0, the one nearest to the building. */
  boulder: (seat: number, name: string, index: number): PlaceKey => `boulder:${letter(seat)}:${craftId(name)}/${index}`,
  hand: (card: number): PlaceKey => `hand:${card}`,
  /** All fields of a seat: where its flights go if the row is not drawn. */
  fields: (seat: number): PlaceKey => `fields:${letter(seat)}:all`,
  /** The whole hand of a seat. */
  cards: (seat: number): PlaceKey => `cards:${letter(seat)}:all`,
  played: (seat: number, card: number): PlaceKey => `played:${letter(seat)}:${card}`,
  /** Not pressed; it says which quadrants it clears. */
  quadrantCard: (card: string): PlaceKey => `quadrant:${card}`,
  deck: (name: string): PlaceKey => `deck:${deckId(name)}`,
};

/** The kind of a place, its seat if it has one, and the rest of its key. */
export function readKey(place: PlaceKey): { readonly kind: string; readonly seat: number; readonly id: string } {
  const [kind = "", first = "", rest] = place.split(":");
  return rest === undefined
    ? { kind, seat: -1, id: first }
    : { kind, seat: SEATS.indexOf(first as (typeof SEATS)[number]), id: rest };
}

const ICONS: { readonly [id: string]: string } = { tools: "tool", workers: "worker", fields: "field", crops: "crop" };

/** The icon of a good, a craft building or a deck: mostly its id. */
export const iconFor = (id: string): string => ICONS[id] ?? id;

/** The decks by the backs of their cards; a deck that is not here has its own name. */
const BACKS: { readonly [deck: string]: string } = {
  beginner: "gateway",
  advanced: "gateway",
  expert: "gateway",
  master: "gateway",
  hops: "farmyard",
  sheep: "farmyard",
  field: "farmyard",
  jewelry: "farmyard",
};

/** The back of a card's deck. */
export const backOf = (deck: string): string => BACKS[deck] ?? deck;

/** Whether the game is played with cards. */
export const hasCards = (view: View): boolean => Object.keys(tableOf(view).deckSizes ?? {}).length > 0;
