import { expect, it } from "vitest";
import { asked } from "./bar.tsx";

it("does not say twice whose turn it is", () => {
  expect(asked("Your turn: place Workers", "Your turn")).toBe("Place Workers");
  expect(asked("Ваш ход: поставить", "Ваш ход")).toBe("Поставить");
  expect(asked("Take your first die", "Your turn")).toBe("Take your first die");
});
