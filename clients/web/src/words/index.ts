// The language of the page, and its words.

import { computed, signal } from "@preact/signals";
import { en, type Words } from "./en.ts";

export type { Words };

export const LANGUAGES = ["en", "pt", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The tables of words, loaded when they are needed. */
export const TABLES: { readonly [Name in Language]: () => Promise<Words> } = {
  en: async () => en,
  pt: async () => (await import("./pt.ts")).pt,
  it: async () => (await import("./it.ts")).it,
  ru: async () => (await import("./ru.ts")).ru,
};

/** Each language in its own words. */
export const LANGUAGE_NAMES: { readonly [Name in Language]: string } = {
  en: "English",
  pt: "Português",
  it: "Italiano",
  ru: "Русский",
};

/** The first language of a list of tags that the page has, such as "pt-BR"; English if there is none. */
export function bestLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

const spoken = signal<{ readonly language: Language; readonly words: Words }>({ language: "en", words: en });

export const language = computed(() => spoken.value.language);
export const words = computed(() => spoken.value.words);

/** Speak another language from now on; the last one stays if its words cannot be loaded. */
export async function speak(wanted: Language): Promise<void> {
  spoken.value = { language: wanted, words: await TABLES[wanted]() };
}
