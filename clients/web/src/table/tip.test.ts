import { expect, it } from "vitest";
import { position } from "./tip.tsx";

const SCREEN = { left: 0, right: 1440, top: 0, bottom: 640 };
const TIP = { width: 248, height: 100 };
const box = (left: number, top: number, width = 140, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

it("is beside the place: right of it, or left where there is no room", () => {
  expect(position(box(20, 100), TIP, SCREEN)).toEqual({ left: 172, top: 100 });
  expect(position(box(1200, 100), TIP, SCREEN)).toEqual({ left: 940, top: 100 });
});

it("does not reach into the action bar", () => {
  expect(position(box(20, 600), TIP, SCREEN).top).toBe(528);
  expect(position(box(20, 720), TIP, { ...SCREEN, top: 700, bottom: 900 })).toEqual({ left: 172, top: 720 });
});

it("is below or above a place that is as wide as the screen", () => {
  const phone = { left: 0, right: 390, top: 94, bottom: 724 };
  expect(position(box(8, 200, 374), TIP, phone)).toEqual({ left: 12, top: 252 });
  expect(position(box(8, 640, 374), TIP, phone)).toEqual({ left: 12, top: 528 });
});
