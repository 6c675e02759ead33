import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { bestLanguage, LANGUAGES, speak, language as spoken, TABLES, type Words, words } from "./index.ts";

const names = Object.keys(en) as (keyof Words)[];

describe.each(LANGUAGES)("%s", async (language) => {
  const table = await TABLES[language]();

  it("has every word, and none is empty", () => {
    expect(Object.keys(table)).toEqual(names);
    for (const name of names) {
      const word = table[name];
      if (typeof word === "string") expect(word.trim(), name).not.toBe("");
    }
  });

  if (language !== "en")
    it("repeats no sentence of the English table", () => {
      const same = names.filter((name) => typeof table[name] === "string" && table[name] === en[name]);
      expect(same.filter((name) => String(en[name]).includes(" "))).toEqual([]);
    });

  if (language === "ru")
    it("is written in Cyrillic", () => {
      for (const name of names) if (typeof table[name] === "string") expect(table[name], name).toMatch(/[а-яё]/i);
    });
});

it("speaks the Portuguese of Brazil, as the catalogue does", async () => {
  const european = /registo|ficheiro|ecrã|prem(a|ir|ido)|separador|ligação|partilh|quinta|está a |para si\b|por si\b/i;
  const table = await TABLES.pt();
  const written = names.map((name) => table[name]).filter((word) => typeof word === "string");
  expect(written.filter((word) => european.test(word))).toEqual([]);
});

it("speaks another language when its words are there", async () => {
  await speak("it");
  expect([spoken.value, words.value.hand]).toEqual(["it", "Mano"]);
  await speak("en");
});

it("has the right forms of numbers in Russian", async () => {
  const { cardCount } = await TABLES.ru();
  expect([1, 2, 5, 21, 330].map(cardCount)).toEqual(["1 карта", "2 карты", "5 карт", "21 карта", "330 карт"]);
});

it("takes the first language that it has", () => {
  expect(bestLanguage(["de-DE", "pt-BR", "en"])).toBe("pt");
  expect(bestLanguage(["ITA", "it-CH"])).toBe("it");
  expect(bestLanguage(["de"])).toBe("en");
});
