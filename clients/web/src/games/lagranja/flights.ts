// What events move: goods, cards, dice, stalls, discs, roofs.

import {
  byKind,
  type Event,
  type LaGranja_Event,
  type LaGranja_FieldView,
  type LaGranja_Goods,
  type LaGranja_Lying,
  type View,
} from "@reeve/client";
import type { Flight, PlaceKey } from "../../table/game.ts";
import { lastWord, nameOfGood, RESOURCES, tableOf } from "./model.ts";
import { at } from "./places.ts";

export function flights(event: Event, view: View): readonly Flight[] {
  const happened = event.table?.lagranja;
  return happened ? moves(happened, view) : [];
}

function moves(event: LaGranja_Event, view: View): readonly Flight[] {
  const { viewer = 0 } = tableOf(view);
  /** A place of a farm; of another seat's farm only its short form is drawn. */
  const of = (seat: number, place: PlaceKey): PlaceKey => (seat === viewer ? place : at.other(seat));
  const one = (icon: string, from: PlaceKey, to: PlaceKey): readonly Flight[] => [{ icon, from, to }];
  const gained = (seat: number, goods: LaGranja_Goods | undefined, back = false): readonly Flight[] =>
    Object.entries(goods ?? {}).flatMap(([good, n]) => {
      const [from, to] = [source(good), of(seat, at.store(seat, good))];
      return n > 0 ? [{ icon: good, from: back ? to : from, to: back ? from : to, n }] : [];
    });
  const from = (seat: number, good: LaGranja_Lying | undefined, to: PlaceKey): readonly Flight[] =>
    good ? one(nameOfGood(good.good), of(seat, lyingAt(seat, good, view)), to) : [];
  const target = (seat: number, barrow: number | undefined, building: string | undefined): PlaceKey =>
    barrow !== undefined ? of(seat, at.barrow(seat, barrow)) : at.building(building ?? "");
  const sign = (seat: number | undefined) => (seat === undefined ? "stall" : `seat${"ABCD"[seat] ?? "A"}`);
  return byKind<LaGranja_Event, readonly Flight[]>(event, {
    gained: ({ seat, goods }) => gained(seat, goods),
    gainedVp: ({ seat, vp }) => gained(seat, { vp }),
    paid: ({ seat, goods }) => gained(seat, goods, true),
    goodPaid: ({ seat, good }) => from(seat, good, at.bank),
    cardsDrawn: ({ seat, number, cards }) => drawn(handOf(seat, viewer), number, cards.map(at.hand)),
    deckLooked: ({ seat, number, cards }) => drawn(handOf(seat, viewer), number, cards.map(at.look)),
    // The card has left the hand already when it flies.
    cardPlayed: ({ seat, card, role }) => one("farm", handOf(seat, viewer), of(seat, cardAt(seat, card, role))),
    cardDiscarded: ({ seat }) => one("farm", handOf(seat, viewer), at.discard),
    cardKept: ({ seat, card }) => one("farm", at.deck, handOf(seat, viewer, card)),
    grew: ({ seat, goods }) =>
      fieldsOf(seat, view).flatMap(({ card, crop }) => {
        const good = nameOfGood(crop);
        return goods?.[good] ? one(good, at.supply(good), of(seat, at.field(seat, card))) : [];
      }),
    pigSold: ({ seat }) => one("silver", at.supply("pig"), of(seat, at.store(seat, "silver"))),
    bought: ({ seat }) => one("silver", of(seat, at.store(seat, "silver")), at.bank),
    sold: ({ seat, good }) => (good ? from(seat, good, at.supply(nameOfGood(good.good))) : []),
    upgradedGood: ({ seat, good, to }) => from(seat, good, of(seat, at.store(seat, nameOfGood(to)))),
    commodityTraded: ({ seat }) => one("commodity", of(seat, at.store(seat, "commodity")), at.bank),
    roofBought: ({ seat, tile }) => one("roof", at.roofs, of(seat, at.roof(tile))),
    roofFlipped: ({ seat, tile }) => one("roof", of(seat, at.roof(tile)), of(seat, at.roof(tile))),
    roofUsed: ({ seat, tile }) => one("roof", of(seat, at.roof(tile)), of(seat, at.roof(tile))),
    helperUsed: ({ seat, card }) => one("helper", of(seat, at.helper(seat, card)), of(seat, at.helper(seat, card))),
    diceRolled: ({ dice }) => dice.map((number) => ({ icon: `die${number}`, from: at.bank, to: at.revenue(number) })),
    dieTaken: ({ seat, number }) => one(`die${number}`, at.revenue(number), of(seat, at.dice(seat))),
    lastDieCarriedOut: ({ seat, number }) => one(sign(seat), of(seat, at.bank), at.revenue(number)),
    dieRerolled: ({ number, to }) => one(`die${to}`, at.revenue(number), at.revenue(to)),
    dieShifted: ({ number, to }) => one(`die${number}`, at.revenue(number), at.revenue(to)),
    spaceMarked: ({ seat, number }) => one(sign(seat), of(seat, at.bank), at.revenue(number)),
    discMoved: ({ seat, to }) => one(sign(seat), at.siesta(Math.max(0, to - 1)), at.siesta(to)),
    delivered: ({ seat, good, barrow, building }) => from(seat, good, target(seat, barrow, building)),
    extraDeliveryBought: ({ seat }) => one("silver", of(seat, at.store(seat, "silver")), of(seat, at.deliveries(seat))),
    buildingUnblocked: ({ building }) => one("block", at.building(building), at.bank),
    buildingsBlocked: (blocked) =>
      blocked.buildings.map((id) => ({ icon: "block", from: at.bank, to: at.building(id) })),
    stallPlaced: ({ seat, space }) =>
      one(sign(seat), seat === undefined ? at.deck : of(seat, at.side(seat, "barrow")), at.hex(space)),
    stallRemoved: ({ seat, space }) => one(sign(seat), at.hex(space), seat === undefined ? at.deck : of(seat, at.bank)),
    stallMoved: ({ seat, space, to }) => one(sign(seat), at.hex(space), at.hex(to)),
    finalSale: ({ seat, vp }) => gained(seat, { vp }),
    _: () => [],
  });
}

/** Where goods come from. */
function source(good: string): PlaceKey {
  return RESOURCES.some((one) => one === good) ? at.supply(good) : at.bank;
}

function lyingAt(seat: number, { good, place }: LaGranja_Lying, view: View): PlaceKey {
  if (place !== "PLACE_FIELD") return at.store(seat, nameOfGood(good));
  const field = fieldsOf(seat, view).find(({ crop }) => crop === good);
  return field ? at.field(seat, field.card) : at.store(seat, nameOfGood(good));
}

function fieldsOf(seat: number, view: View): readonly LaGranja_FieldView[] {
  return tableOf(view).seats.find((farm) => farm.seat === seat)?.fields ?? [];
}

/** Cards from the deck: to where they lie if the viewer knows them, else to the hand. */
function drawn(hand: PlaceKey, number: number, cards: readonly PlaceKey[]): readonly Flight[] {
  if (cards.length === 0) return [{ icon: "farm", from: at.deck, to: hand, n: number }];
  return cards.map((to) => ({ icon: "farm", from: at.deck, to }));
}

/** A card in a hand; other seats' hands are not drawn. */
function handOf(seat: number, viewer: number, card?: number): PlaceKey {
  if (seat !== viewer) return at.other(seat);
  return card === undefined ? at.cards : at.hand(card);
}

function cardAt(seat: number, card: number, role: string): PlaceKey {
  switch (lastWord(role)) {
    case "field":
      return at.field(seat, card);
    case "barrow":
      return at.barrow(seat, card);
    case "extension":
      return at.extension(seat, card);
    default:
      return at.helper(seat, card);
  }
}
