// Ways to actions and drawn places, over recorded situations of games with one to four seats.

import type { Args } from "@reeve/client";
import { describe, expect, it } from "vitest";
import { firstPlaces } from "../../table/choosing.ts";
import type { Path, PlaceKey } from "../../table/game.ts";
import { game } from "./index.tsx";
import { boardOf, drawn, SITUATIONS, type Situation, stateOf } from "./testing/boards.tsx";

const BUTTONS = ["end_turn", "decline", "forgo"];

function keysOf(path: Path): readonly PlaceKey[] {
  return path.flatMap(firstPlaces);
}

describe.each(SITUATIONS.map((one, index) => [`${index}: ${one.question}`, one] as const))("%s", (_, situation) => {
  const { choices, blocked } = stateOf(situation).now ?? { choices: [], blocked: [] };

  it("leads to every action by places, except to those with a button", () => {
    const unplaced = choices.filter(({ path }) => path.length === 0).map(({ action }) => action.kind);
    expect(unplaced.filter((kind) => !BUTTONS.includes(kind))).toEqual([]);
  });

  it("tells all actions apart, by places or by the words of the menu", () => {
    const ways = choices.map(({ action, path }) => JSON.stringify([path, action.label]));
    expect(new Set(ways).size).toBe(ways.length);
  });

  it("draws every place that an action or a reason mentions", () => {
    const there = drawn(situation);
    const wanted = [...choices, ...blocked].flatMap(({ path }) => keysOf(path));
    expect(wanted.filter((key) => !there.has(key))).toEqual([]);
  });

  it("names every place in words", () => {
    const board = boardOf(situation);
    const wanted = choices.flatMap(({ path }) => keysOf(path));
    expect(wanted.filter((key) => ["", key].includes(game.nameOf(key, board)))).toEqual([]);
  });
});

describe("the recorded situations", () => {
  it("have all kinds of actions but the rarest", () => {
    const seen = new Set(SITUATIONS.flatMap(({ actions }) => actions.map(({ kind }) => kind)));
    for (const kind of [
      "play_card",
      "deliver",
      "take",
      "choose",
      "reroll",
      "shift",
      "keep",
      "place_stall",
      "flip_roof",
    ])
      expect(seen).toContain(kind);
  });
});

describe("a spectator", () => {
  it("sees every board without what is hidden", () => {
    for (const situation of SITUATIONS) {
      const { viewer: _, seats, ...table } = situation.view.lagranja ?? {};
      const open = seats?.map(
        ({ hand: _hand, lookingAt: _cards, vp: _vp, score: _score, donkey: _donkey, ...rest }) => rest,
      );
      const there = drawn({
        ...situation,
        actions: [],
        blocked: [],
        view: { lagranja: { ...table, seats: open } } as never,
      });
      expect([...there].filter((key) => /^(hand|edge|look):/.test(key))).toEqual([]);
      expect(there).toContain(`store:${situation.seat}:vp`);
    }
  });
});

describe("rare actions", () => {
  const [first] = SITUATIONS as readonly [Situation];
  const way = (args: Args["lagranja"]) => game.places({ lagranja: args } as Args, first.view, first.seat);

  it("moves a stall from space to space", () => {
    expect(way({ moveStall: { space: "A2", to: "A3" } })).toEqual(["hex:A2", "hex:A3"]);
  });

  it("gives up what has a marker where it lies", () => {
    const { seat } = first;
    expect(way({ giveUp: { space: "A2" } })).toEqual(["hex:A2"]);
    expect(way({ giveUp: { good: "GOOD_WINE", barrow: 7 } })).toEqual([`barrow:${seat}:7`]);
    expect(way({ giveUp: { good: "GOOD_WINE", building: "butcher" } })).toEqual(["building:butcher"]);
    expect(way({ giveUp: { good: "GOOD_PIG", place: "PLACE_STY" } })).toEqual([`store:${seat}:pig`]);
  });

  it("pays a VP where VP lie, and needs no place to forgo", () => {
    expect(way({ pay: { vp: 1 } })).toEqual([`store:${first.seat}:vp`]);
    expect(way({ forgo: {} })).toEqual([]);
  });

  it("leaves what a newer server says to the tray", () => {
    expect(way({ dance: {} } as never)).toEqual([]);
  });
});
