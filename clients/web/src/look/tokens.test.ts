import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

/** The values of the tokens in a block that begins with a selector. */
function tokens(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of css.split("\n}")) {
    if (!block.includes(selector)) continue;
    for (const [, name, value] of block.matchAll(/--([\w-]+): (#[0-9A-Fa-f]{6})\b/g))
      found.set(name ?? "", value ?? "");
  }
  return found;
}

const shared = tokens(":root {\n  color-scheme");
const THEMES = {
  light: new Map([...shared, ...tokens('[data-theme="light"] {')]),
  dark: new Map([...shared, ...tokens('[data-theme="dark"] {')]),
  system: new Map([...shared, ...tokens(":root:not([data-theme])")]),
};

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ["page", "sheet", "tile", "sunk"];
const GROUNDS = [
  "h-common",
  "h-quad",
  "h-cleared",
  "h-village",
  "h-track",
  "straw",
  "l-village",
  "l-stone",
  "l-farm",
  "l-house",
];
const SEATS = ["seat-a", "seat-b", "seat-c", "seat-d"];
const DECKS = ["deck-gateway", "deck-farmyard", "deck-bonus", "deck-point", "deck-farm"];

/** Text, its grounds, and the least contrast. */
const PAIRS: readonly (readonly [string, readonly string[], number])[] = [
  ["ink", [...SURFACES, ...GROUNDS, "l-plaza", "accent-soft", "warn-soft"], 7],
  ["ink-2", [...SURFACES, ...GROUNDS], 4.5],
  ["accent", ["page", "sheet", "tile", "accent-soft"], 4.5],
  ["ink-on-accent", ["accent"], 4.5],
  ["good", ["sheet", "tile"], 4.5],
  ["warn", ["sheet", "tile", "warn-soft"], 4.5],
  ["soil-text", ["soil-label"], 4.5],
  ["line-strong", ["sheet", "tile"], 3],
  ["accent", [...SURFACES, ...GROUNDS, "l-plaza"], 3],
  ["l-blue", ["tile", "sheet"], 4.5],
  ["l-green", ["tile"], 4.5],
  ["l-grey", ["tile"], 4.5],
  ["l-red", ["tile"], 4.5],
  ["seat-ink", SEATS, 4.5],
  ["deck-ink", DECKS, 4.5],
];

/** Fills and decorative lines: no text has these colours or stands on them. */
const DECORATION = /^(g-.*|.*-edge|soil-[1-5]|line|h-center|l-off|l-soil|il|iw)$/;

describe.each(Object.entries(THEMES))("the %s theme", (_, theme) => {
  const value = (name: string): string => {
    const found = theme.get(name);
    if (!found) throw new Error(`no token ${name}`);
    return found;
  };

  it.each(PAIRS)("%s is legible on %s: %d", (text, grounds, least) => {
    for (const ground of grounds) expect(contrast(value(text), value(ground)), ground).toBeGreaterThanOrEqual(least);
  });
});

it("compares every colour, but for decoration", () => {
  const compared = new Set(PAIRS.flatMap(([text, grounds]) => [text, ...grounds]));
  const left = [...THEMES.light.keys()].filter((name) => !compared.has(name) && !DECORATION.test(name));
  expect(left).toEqual([]);
});

it("has the same dark values by choice and by the system", () => {
  expect(THEMES.system).toEqual(THEMES.dark);
});
