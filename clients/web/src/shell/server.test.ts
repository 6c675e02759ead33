import type { SettingValue, View } from "@reeve/client";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://localhost" });
const { properName, typedSettings } = await import("./server.ts");
const { camelCase } = await import("./lobby.tsx");
const { defaultBot, roundOf } = await import("./start.tsx");
const { fitsSeal } = await import("./proof.ts");
const { asRecord } = await import("./record.tsx");

it("sends settings as CreateGame takes them", () => {
  const chosen: { readonly [name: string]: SettingValue } = {
    variant: { title: "Without cards", word: "VARIANT_NO_CARDS" },
    gateway: { title: "Beginner", number: 0 },
    sequentialProgress: { title: "No", flag: false },
  };
  expect(typedSettings("hallertau", chosen)).toEqual({
    hallertau: { variant: "VARIANT_NO_CARDS", gateway: 0, sequentialProgress: false },
  });
  expect(typedSettings("hallertau", {})).toBeUndefined();
});

it("finds a setting of a table by the name that the ruleset has for it", () => {
  expect(["gateway", "sequential_progress"].map(camelCase)).toEqual(["gateway", "sequentialProgress"]);
});

it("calls somebody without a name by the letter of the seat, which is no name", () => {
  expect([properName({ seat: 1, name: "B" }), properName({ seat: 0, name: "B" })]).toEqual(["", "B"]);
});

it("lets people meet the thinking bot first", () => {
  expect(defaultBot(["random", "greedy", "search", "hard"])).toBe("search");
  expect([defaultBot(["random"]), defaultBot(undefined)]).toEqual(["random", ""]);
});

it("knows the round of a table that has rounds", () => {
  expect(roundOf({ hallertau: { round: 3 } } as unknown as View)).toBe(3);
  expect([roundOf({ hallertau: {} } as unknown as View), roundOf(undefined)]).toEqual([undefined, undefined]);
});

it("computes the seal of a seed", async () => {
  const commitment = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await fitsSeal({ seed: "abc", commitment })).toBe(true);
  expect(await fitsSeal({ seed: "abd", commitment })).toBe(false);
  expect(await fitsSeal({ commitment })).toBeUndefined();
});

it("takes records only", () => {
  expect(() => asRecord({ hello: 1 })).toThrow();
  expect(() => asRecord(null)).toThrow();
  expect(asRecord({ ruleset: "hallertau", actions: [], commitment: "x" }).ruleset).toBe("hallertau");
});
