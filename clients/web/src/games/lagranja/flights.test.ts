// What events move, and what a preview says would change.

import type { Event, LaGranja_Event, LaGranja_View } from "@reeve/client";
import { describe, expect, it } from "vitest";
import { game } from "./index.tsx";
import { drawn, SITUATIONS, type Situation } from "./testing/boards.tsx";

/** A situation of two seats in which the seat has a field. */
const two = SITUATIONS.find(
  ({ view, seat }) => view.lagranja?.seats.length === 2 && view.lagranja.seats[seat]?.fields.length,
) as Situation;
const table = two.view.lagranja as LaGranja_View;
const me = two.seat;
const other = 1 - me;

function flights(event: LaGranja_Event) {
  const happened = { seq: 1, revision: 1, text: "", table: { lagranja: event } } as unknown as Event;
  return game.flights(happened, two.view);
}

describe("flights", () => {
  const [space = { id: "" }, next = { id: "" }] = table.market;
  const building = table.buildings[0]?.id ?? "";
  const moved: readonly LaGranja_Event[] = [
    { gained: { seat: me, goods: { silver: 2, grain: 1 } } },
    { gained: { seat: other, goods: { pig: 1 } } },
    { gainedVp: { seat: me, vp: 3, source: "VP_SOURCE_MARKET" } },
    { paid: { seat: me, goods: { silver: 1 } } },
    { cardsDrawn: { seat: other, number: 2, cards: [] } },
    { cardDiscarded: { seat: me, card: 1 } },
    { sold: { seat: me, good: { good: "GOOD_GRAIN", place: "PLACE_STORE" }, silver: 1 } },
    { upgradedGood: { seat: me, good: { good: "GOOD_PIG", place: "PLACE_STY" }, to: "GOOD_MEAT", silver: 3 } },
    { commodityTraded: { seat: me, trade: "silver" } },
    { diceRolled: { dice: [1, 2, 6] } },
    { dieTaken: { seat: me, number: 4 } },
    { dieTaken: { seat: other, number: 4 } },
    { dieShifted: { seat: me, number: 4, to: 5 } },
    { discMoved: { seat: me, to: 3 } },
    { delivered: { seat: me, good: { good: "GOOD_WINE", place: "PLACE_STORE" }, building } },
    { delivered: { seat: other, good: { good: "GOOD_WINE", place: "PLACE_STORE" }, barrow: 7 } },
    { extraDeliveryBought: { seat: me, number: 1, silver: 1 } },
    { stallPlaced: { seat: other, space: space.id } },
    { stallRemoved: { space: space.id } },
    { stallMoved: { seat: me, space: space.id, to: next.id } },
    { buildingUnblocked: { seat: me, building } },
  ];

  it.each(moved.map((event) => [Object.keys(event)[0], event] as const))(
    "move between drawn places: %s",
    (_, event) => {
      const there = drawn(two);
      const found = flights(event);
      expect(found.length).toBeGreaterThan(0);
      expect(found.flatMap(({ from, to }) => [from, to]).filter((place) => !there.has(place))).toEqual([]);
    },
  );

  it("bring what grew to the fields of its crop", () => {
    const [field] = table.seats.find(({ seat }) => seat === me)?.fields ?? [];
    const good = field?.crop.slice("GOOD_".length).toLowerCase() ?? "";
    expect(flights({ grew: { seat: me, goods: { [good]: 1 } } }).map(({ to }) => to)).toContain(
      `field:${me}:${field?.card}`,
    );
  });

  it("are none for events that move nothing", () => {
    expect(flights({ turnEnded: { seat: me } })).toEqual([]);
    expect(flights({ stepBegan: { round: 1, step: "STEP_F1" } })).toEqual([]);
  });
});

describe("changes", () => {
  it("are none between equal views", () => {
    expect(game.changes(two.view, two.view)).toEqual([]);
  });

  it("are the places that differ", () => {
    const seats = table.seats.map((farm) =>
      farm.seat === me ? { ...farm, goods: { ...farm.goods, wine: 9 }, extensions: [...farm.extensions, 1] } : farm,
    );
    const siestaTrack = table.siestaTrack.map((position, index) =>
      index === 5 ? { ...position, discs: [me] } : position,
    );
    const after = { lagranja: { ...table, seats, siestaTrack, dice: { ...table.dice, 6: 9 } } };
    expect(new Set(game.changes(two.view, after))).toEqual(
      new Set([`store:${me}:wine`, `side:${me}:extension`, "siesta:5", "revenue:6"]),
    );
  });
});
