import type { SettingValue } from "@reeve/client";
import { expect, it, vi } from "vitest";

vi.stubGlobal("location", { origin: "http://localhost" });
const { typedSettings } = await import("./server.ts");
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
