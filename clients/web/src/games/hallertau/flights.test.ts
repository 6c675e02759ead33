import type { Event, Hallertau_Event, View } from "@reeve/client";
import { describe, expect, it } from "vitest";
import { game } from "./index.tsx";

const seat = (number: number) => ({ seat: number, holders: [5, 6], sheep: {}, fields: [], crafts: [], played: [] });
const VIEW = { hallertau: { viewer: 0, spaces: [], seats: [seat(0), seat(1)] } } as unknown as View;

function flights(hallertau: Hallertau_Event) {
  const event: Event = { seq: 1, revision: 1, text: "", table: { hallertau } };
  return game.flights(event, VIEW).map(({ icon, from, to }) => [icon, from, to]);
}

describe("flights", () => {
  it("bring workers from the store to a space", () => {
    const placed = { seat: 0, space: "SPACE_FARMING", row: 1, workers: 2 } as const;
    expect(flights({ placed })).toEqual([["worker", "store:A:workers", "space:farming"]]);
  });

  it("bring goods from the supply, one for each kind", () => {
    expect(flights({ gained: { seat: 1, resources: { milk: 2, tools: 1, clay: 0 } } })).toEqual([
      ["milk", "supply", "store:B:milk"],
      ["tool", "supply", "store:B:tools"],
    ]);
  });

  it("go to rows of the viewer, and to all fields of others", () => {
    const sown = (number: number) => ({ seat: number, crop: "GOOD_RYE", row: 4, amount: 1 }) as const;
    expect(flights({ sown: sown(0) })).toEqual([["rye", "store:A:rye", "row:A:4"]]);
    expect(flights({ sown: sown(1) })).toEqual([["rye", "store:B:rye", "fields:B:all"]]);
  });

  it("move sheep between cards that are still there", () => {
    const sheepMoved = { seat: 0, place: "SHEEP_PLACE_CARD4", to: "SHEEP_PLACE_CARD5" } as const;
    expect(flights({ sheepMoved })).toEqual([["sheep", "store:A:sheep", "sheep:A:card5"]]);
  });

  it("are none for what only is said", () => {
    expect(flights({ skipped: { seat: 0 } })).toEqual([]);
    expect(flights({ unheard: { seat: 0 } } as unknown as Hallertau_Event)).toEqual([]);
  });
});
