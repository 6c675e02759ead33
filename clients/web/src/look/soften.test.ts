import { expect, test } from "vitest";
import { soften } from "./soften.ts";

test.each([
  ["Драгоценности", "Драгоцен-ности"],
  ["Плетельщик гамаков", "Плетель-щик гамаков"],
  ["Трактирщик", "Трак-тирщик"],
  ["Стол", "Стол"],
  ["Контрабандист", "Контра-бандист"],
  ["Альманаховед", "Альмана-ховед"],
  ["Hammock Weaver", "Hammock Weaver"],
  ["Contrabbandiere", "Contrab-bandiere"],
])("%s may be broken as %s", (name, broken) => {
  expect(soften(name).replaceAll("\u00AD", "-")).toBe(broken);
});
