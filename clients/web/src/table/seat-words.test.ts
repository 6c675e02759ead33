import type { Event } from "@reeve/client";
import { describe, expect, it } from "vitest";
import { en } from "../words/en.ts";
import { it as italian } from "../words/it.ts";
import { pt } from "../words/pt.ts";
import { ru } from "../words/ru.ts";
import { lineOf, withNames } from "./seat-words.ts";

const NAMES = ["A", "Bruno", "Chiara", "D"];
const event = (text: string, held: object) => ({ text, table: { lagranja: { paid: held } } }) as unknown as Event;

describe("seats in texts", () => {
  it.each([
    [en, "Seat 1 pays 1 wine.", "Bruno pays 1 wine.", "Pays 1 wine."],
    [pt, "Jogador 1 paga 1 vinho.", "Bruno paga 1 vinho.", "Paga 1 vinho."],
    [italian, "Giocatore 1 paga 1 vino.", "Bruno paga 1 vino.", "Paga 1 vino."],
    [ru, "Игрок 1 платит 1 вино.", "Bruno платит 1 вино.", "Платит 1 вино."],
  ])("have names, or nothing below the sign of the seat", ({ seatInTexts }, text, named, short) => {
    expect(withNames(text, NAMES, seatInTexts)).toBe(named);
    expect(lineOf(event(text, { seat: 1 }), NAMES, seatInTexts)).toBe(short);
  });

  it("have letters inside of a sentence, and where there is no name", () => {
    expect(withNames("The stall of seat 1 on B3 is removed.", NAMES, en.seatInTexts)).toBe(
      "The stall of seat B on B3 is removed.",
    );
    expect(withNames("Seat 0 gains 12 VP.", NAMES, en.seatInTexts)).toBe("Seat A gains 12 VP.");
    expect(withNames("У игрока 3: 5 рабочих.", NAMES, ru.seatInTexts)).toBe("У игрока D: 5 рабочих.");
  });

  it("are left alone where another number is meant", () => {
    expect(lineOf(event("Seat 12 is no seat.", { seat: 1 }), NAMES, en.seatInTexts)).toBe("Seat 12 is no seat.");
    expect(lineOf(event("Round 1, Phase 2", {}), NAMES, en.seatInTexts)).toBe("Round 1, Phase 2");
  });

  it("have letters in an order of play", () => {
    const set = event("Порядок хода: 2, 0, 1.", { order: [2, 0, 1] });
    expect(lineOf(set, NAMES, ru.seatInTexts)).toBe("Порядок хода: C, A, B.");
  });
});
