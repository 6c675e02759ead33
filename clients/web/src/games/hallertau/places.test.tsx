// Places of recorded decisions: each action has its way, and whatever is pressed on it is drawn.

import { readFileSync } from "node:fs";
import type { Args, View } from "@reeve/client";
import type { JSX } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { Catalogue } from "../../table/catalogue.ts";
import { firstPlaces, narrow } from "../../table/choosing.ts";
import type { BoardProps, PlaceKey, Step } from "../../table/game.ts";
import { game } from "./index.tsx";
import { seatOf } from "./keys.ts";
import { offered } from "./places.ts";

interface Listed {
  readonly id: string;
  readonly label: string;
  readonly args: Args;
}
interface Sample {
  readonly seat: number;
  readonly view: View;
  readonly actions: readonly Listed[];
  readonly blocked: readonly Listed[];
}

/** `samples.py` writes the file. */
const SAMPLES: readonly Sample[] = JSON.parse(readFileSync(new URL("./samples.json", import.meta.url), "utf8"));
/** Kinds that have buttons in the bar, or are sent by programs only. */
const BUTTONS = [
  "skip",
  "end_turn",
  "ready",
  "done",
  "resume",
  "fewer",
  "harvest_all",
  "ready_through",
  "ready_while_idle",
  "ready_off",
];
/** The keys of all places that boards draw. */
function drawn(boards: JSX.Element): ReadonlySet<PlaceKey> {
  return new Set([...renderToString(boards).matchAll(/data-place="([^"]*)"/g)].map(([, key]) => key ?? ""));
}

/** The board of a sample, drawn without any text: ids that the catalogue does not know are drawn too. */
function boardOf({ view, seat }: Sample): BoardProps {
  const names = ["Anna", "Bruno", "Chiara", "Daria"];
  return { view, after: view, seat, names, catalogue: new Catalogue("en", [], [], []), phone: false };
}

function drawnIn(sample: Sample): ReadonlySet<PlaceKey> {
  const board = boardOf(sample);
  return drawn(
    <>
      <game.Common {...board} />
      <game.Own {...board} />
      <game.Hand {...board} />
    </>,
  );
}

const placesIn = (step: Step): readonly PlaceKey[] => firstPlaces(step);
const kindOf = (listed: Listed): string => listed.id.split(":")[0] ?? "";

describe("places", () => {
  it("are given for every action that has no button", () => {
    const without = SAMPLES.flatMap(({ actions, view, seat }) =>
      actions.filter((one) => game.places(one.args, view, seat).length === 0).map(kindOf),
    );
    expect([...new Set(without)].filter((kind) => !BUTTONS.includes(kind))).toEqual([]);
  });

  it("are drawn", () => {
    for (const sample of SAMPLES) {
      const there = drawnIn(sample);
      for (const one of [...sample.actions, ...sample.blocked]) {
        const keys = game.places(one.args, sample.view, sample.seat).flatMap(placesIn);
        expect([one.id, keys.filter((key) => !there.has(key))]).toEqual([one.id, []]);
      }
    }
  });

  it("lead to every action; those that places do not tell apart have different labels", () => {
    for (const { actions, view, seat } of SAMPLES) {
      const choices = actions.map((action) => ({ action, path: game.places(action.args, view, seat) }));
      for (const { action, path } of choices) {
        if (path.length === 0) continue;
        const presses = path.flatMap((step) =>
          typeof step === "string" ? [step] : "bag" in step ? step.bag : step.oneOf.slice(0, 1),
        );
        const { complete } = narrow(choices, presses);
        expect(complete).toContain(action);
        expect(new Set(complete.map(({ label }) => label)).size).toBe(complete.length);
      }
    }
  });

  it("are three presses at most, or as many as goods are taken", () => {
    for (const { actions, view, seat } of SAMPLES) {
      for (const { args, id } of actions) {
        const presses = game
          .places(args, view, seat)
          .map((step) => (typeof step === "object" && "bag" in step ? step.bag.length : 1))
          .reduce((sum, one) => sum + one, 0);
        const most = args.hallertau?.take || args.hallertau?.keep ? 12 : 4;
        expect([id, presses <= most]).toEqual([id, true]);
      }
    }
  });

  it("have names and areas", () => {
    for (const sample of SAMPLES) {
      const board = boardOf(sample);
      for (const { args } of sample.actions) {
        for (const key of game.places(args, sample.view, sample.seat).flatMap(placesIn)) {
          expect(game.nameOf(key, board)).not.toBe("");
          expect(["common", "own", "hand"]).toContain(game.areaOf(key));
        }
      }
    }
  });
});

describe("offered", () => {
  it("is what an action gives or takes", () => {
    expect(offered({ hallertau: { take: { resources: { clay: 4 } } } }, "clay")).toBe(4);
    expect(offered({ hallertau: { trade: { pay: { goods: { milk: 2 } }, gain: { sheep: 1 } } } }, "milk")).toBe(-2);
    expect(offered({ hallertau: { sow: { crop: "GOOD_RYE", row: 4, harvested: false, namedBy: [] } } }, "rye")).toBe(
      -1,
    );
    expect(offered({ hallertau: { exchange: { workers: 2 } } }, "tools")).toBe(0);
  });
});

describe("other seats", () => {
  it("are drawn for everybody who sits there", () => {
    for (const sample of SAMPLES) {
      for (const { seat } of sample.view.hallertau?.seats ?? []) {
        const there = drawn(<game.Other {...boardOf(sample)} seat={seat} />);
        expect(there.size).toBeGreaterThan(12);
      }
    }
  });
});

describe("changes", () => {
  it("are none between equal views", () => {
    for (const { view } of SAMPLES) expect(game.changes(view, view)).toEqual([]);
  });

  it("name the places that differ", () => {
    const [sample] = SAMPLES;
    if (!sample) throw new Error("no sample");
    const later = structuredClone(sample.view);
    const mine = seatOf(later, sample.seat) as { workers: number };
    mine.workers += 1;
    expect(game.changes(sample.view, later)).toEqual([`store:${"ABCD"[sample.seat]}:workers`]);
  });
});
