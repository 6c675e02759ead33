// The language of the page, and its words.

import { computed, signal } from "@preact/signals";
import { en, type Words } from "./en.ts";
import { it } from "./it.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";

export type { Words };

export const LANGUAGES = ["en", "pt", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

export const TABLES: { readonly [Name in Language]: Words } = { en, pt, it, ru };

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

export const language = signal<Language>("en");
export const words = computed<Words>(() => TABLES[language.value]);
