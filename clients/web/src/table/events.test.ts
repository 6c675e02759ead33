import type { Event } from "@reeve/client";
import { expect, it } from "vitest";
import { missed, seatOf, spoken } from "./events.ts";

const of = (seq: number, revision: number, seat: number | undefined) =>
  ({
    seq,
    revision,
    text: `line ${seq}`,
    table: { hallertau: { placed: seat === undefined ? {} : { seat } } },
  }) as unknown as Event;

const LOG = [of(1, 1, 0), of(2, 2, 1), of(3, 2, 1), of(4, 3, undefined)];

it("finds the seat of an event", () => {
  expect(LOG.map(seatOf)).toEqual([0, 1, 1, undefined]);
});

it("knows what happened since the last own move", () => {
  expect(missed(LOG, 0).map(({ seq }) => seq)).toEqual([2, 3, 4]);
  expect(missed(LOG, 1).map(({ seq }) => seq)).toEqual([4]);
});

it("speaks one line for each revision of others", () => {
  expect(spoken(LOG, 0, 0)).toEqual(["line 2", "line 4"]);
  expect(spoken(LOG, 2, 0)).toEqual(["line 4"]);
});
