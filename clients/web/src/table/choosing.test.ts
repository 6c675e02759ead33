import { describe, expect, it } from "vitest";
import { advance, type Choice, follow, isPossible, narrow, pressesOf, settled } from "./choosing.ts";
import type { Path } from "./game.ts";

const choices = (paths: { readonly [name: string]: Path }): Choice<string>[] =>
  Object.entries(paths).map(([action, path]) => ({ action, path }));

describe("advance", () => {
  it("follows a way place by place", () => {
    expect(advance(["a", "b"], "a")).toEqual(["b"]);
    expect(advance(["a", "b"], "b")).toBeNull();
    expect(advance([], "a")).toBeNull();
  });

  it("takes any of several places that mean the same", () => {
    expect(advance([{ oneOf: ["x", "y"] }, "b"], "y")).toEqual(["b"]);
    expect(advance([{ oneOf: ["x", "y"] }], "z")).toBeNull();
  });

  it("takes the places of a bag in any order, each as often as it is there", () => {
    const bag: Path = [{ bag: ["barley", "flax", "barley"] }];
    expect(follow(bag, ["barley", "barley", "flax"])).toEqual([]);
    expect(follow(bag, ["flax", "barley", "barley"])).toEqual([]);
    expect(follow(bag, ["flax", "flax"])).toBeNull();
  });
});

describe("narrow", () => {
  const all = choices({
    sell: ["grain"],
    upgrade: ["grain"],
    deliver1: ["grain", "barrow:1"],
    deliver2: ["grain", "barrow:2"],
    endTurn: [],
  });

  it("opens the beginnings, with the number of actions behind each", () => {
    expect(narrow(all, [])).toEqual({ complete: [], open: new Map([["grain", 4]]) });
  });

  it("gives actions that share a place as a menu, beside the places that lead on", () => {
    const { complete, open } = narrow(all, ["grain"]);
    expect(complete).toEqual(["sell", "upgrade"]);
    expect([...open.keys()]).toEqual(["barrow:1", "barrow:2"]);
  });

  it("ends in one action", () => {
    expect(narrow(all, ["grain", "barrow:2"])).toEqual({ complete: ["deliver2"], open: new Map() });
  });

  it("keeps distinct actions distinct whatever the order of a bag is", () => {
    const takes = choices({ one: [{ bag: ["a"] }], two: [{ bag: ["a", "a"] }], both: [{ bag: ["a", "b"] }] });
    expect(narrow(takes, ["a"])).toEqual({
      complete: ["one"],
      open: new Map([
        ["a", 1],
        ["b", 1],
      ]),
    });
    expect(narrow(takes, ["b", "a"]).complete).toEqual(["both"]);
  });

  it("knows what is not possible", () => {
    expect(isPossible(all, ["grain", "barrow:1"])).toBe(true);
    expect(isPossible(all, ["barrow:1"])).toBe(false);
  });
});

it("lights up the places of an action that was chosen in words", () => {
  expect(pressesOf(["a", { oneOf: ["x", "y"] }, { bag: ["b", "b"] }])).toEqual(["a", "x", "b", "b"]);
});

describe("settled", () => {
  const all = choices({
    clay: [{ bag: ["clay", "clay", "clay"] }],
    crops: [{ bag: ["barley", "flax"] }],
    more: [{ bag: ["barley", "barley"] }],
    step: ["craft", { bag: ["rye", "clay"] }],
  });

  it("is the only action that is left, if just the rest of its multiset is missing", () => {
    expect(settled(all, ["clay"])).toBe("clay");
    expect(settled(all, ["barley"])).toBeUndefined();
    expect(settled(all, ["barley", "flax"])).toBe("crops");
  });

  it("leaves a multiset to the person that was not begun", () => {
    expect(settled(all, ["craft"])).toBeUndefined();
    expect(settled(all, ["craft", "rye"])).toBe("step");
  });
});
