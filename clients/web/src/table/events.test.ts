import type { Event } from "@reeve/client";
import { describe, expect, it } from "vitest";
import { lineOf, missedAfter, seatOf, spoken } from "./events.ts";

const of = (revision: number, seat: number | undefined, text = `seat ${seat}`) =>
  ({
    seq: revision,
    revision,
    text,
    table: { hallertau: { placed: seat === undefined ? {} : { seat } } },
  }) as unknown as Event;

it("knows whose an event is", () => {
  expect(seatOf(of(1, 1))).toBe(1);
  expect(seatOf(of(1, undefined))).toBeUndefined();
  expect(seatOf({ seq: 1, revision: 0, text: "", seatClaimed: { seat: 2 } } as unknown as Event)).toBe(2);
  expect(seatOf({ seq: 1, revision: 5, text: "", undone: { seat: 0, count: 1 } } as unknown as Event)).toBe(0);
});

it.each(["seatTimedOut", "seatLeft", "seatTakenOver", "timeAdded", "tokenReissued", "arbiterLooked"])(
  "knows whose %s is",
  (name) => {
    expect(seatOf({ seq: 1, revision: 5, text: "", [name]: { seat: 3 } } as unknown as Event)).toBe(3);
  },
);

it("does not name a seat below its sign", () => {
  const names = ["A", "Bruno"];
  expect(lineOf(of(1, 1, "Bruno pays 1 wine."), names)).toBe("Pays 1 wine.");
  expect(lineOf(of(1, 0, "A платит 1 вино."), names)).toBe("Платит 1 вино.");
  expect(lineOf(of(1, 1, "The stall of Bruno on B3 is removed."), names)).toBe("The stall of Bruno on B3 is removed.");
  expect(lineOf(of(1, undefined, "Round 1"), names)).toBe("Round 1");
});

describe("what was missed", () => {
  it("begins after the viewer's last move", () => {
    expect(missedAfter([of(1, 0), of(2, 1), of(3, 1)], 0)).toBe(1);
    expect(missedAfter([of(1, 1), of(2, 1)], 0)).toBe(0);
  });

  it("is the last turn of others, also when the viewer's turn has begun", () => {
    expect(missedAfter([of(1, 0), of(2, 1), of(3, 1), of(4, 0), of(5, 0)], 0)).toBe(1);
  });

  it("takes what a move of the viewer did to others as the viewer's move", () => {
    expect(missedAfter([of(1, 1), of(2, 0), of(2, 1, "gets 3 Workers")], 0)).toBe(0);
  });

  it("is nothing while nobody else has moved", () => {
    expect(missedAfter([of(1, 0)], 0)).toBeUndefined();
    expect(missedAfter([], 0)).toBeUndefined();
  });
});

describe("what is spoken", () => {
  const log = [
    of(1, undefined, "Round 1"),
    of(2, 1, "B places"),
    of(2, 1, "B sows"),
    of(3, 0, "A places"),
    of(3, 1, "B gets"),
    of(4, undefined, "Phase 5"),
    of(4, 1, "B ends"),
  ];

  it("is one line for each revision of others", () => {
    expect(spoken(log, 1, 4, [3]).map(({ text }) => text)).toEqual(["B places", "B ends"]);
  });

  it("has a revision of others whose first event is about the viewer", () => {
    expect(spoken([of(2, 0, "A loses a stall"), of(2, 1, "B places a stall")], 1, 2, [])).toHaveLength(1);
  });

  it("ends where the table is shown", () => {
    expect(spoken(log, 1, 3, [3]).map(({ revision }) => revision)).toEqual([2]);
  });

  it("is every revision for spectators", () => {
    expect(spoken(log, 0, 4, []).map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
  });
});
