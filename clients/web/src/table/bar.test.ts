import { expect, it } from "vitest";
import { asked, short } from "./bar.tsx";

it("does not say twice whose turn it is", () => {
  expect(asked("Your turn: place Workers", "Your turn")).toBe("Place Workers");
  expect(asked("Ваш ход: поставить", "Ваш ход")).toBe("Поставить");
  expect(asked("Take your first die", "Your turn")).toBe("Take your first die");
});

it("leaves the end of a long button out on a phone", () => {
  expect(short("Take fewer: lay out the smaller amounts")).toBe("Take fewer");
  expect(short("Ready: go on")).toBe("Ready: go on");
  expect(short("Harvest everything that can be harvested")).toBe("Harvest everything that can be harvested");
});
