// What a game calls things, in one language: cards, parts and words, as ListCards, ListParts and ListWords give them.

import type { Caller, Card, Part, Word } from "@reeve/client";

/** The catalogue of one edition of a game in one language. */
export class Catalogue {
  readonly #cards: ReadonlyMap<number, Card>;
  readonly #parts: ReadonlyMap<string, Part>;
  readonly #words: ReadonlyMap<string, Word>;

  constructor(
    readonly language: string,
    readonly cards: readonly Card[],
    readonly parts: readonly Part[],
    words: readonly Word[],
  ) {
    this.#cards = new Map(cards.map((card) => [card.number, card]));
    this.#parts = new Map(parts.map((part) => [part.id, part]));
    this.#words = new Map(words.map((word) => [`${word.group}/${word.id}`, word]));
  }

  card(number: number): Card | undefined {
    return this.#cards.get(number);
  }

  part(id: string): Part | undefined {
    return this.#parts.get(id);
  }

  /** What a card is called. */
  cardName(number: number): string {
    return this.#cards.get(number)?.name || String(number);
  }

  /** What a part is called. */
  partName(id: string): string {
    return this.#parts.get(id)?.name || id;
  }

  /** A word of the game: `word("good", "barley")` is "Barley". `number`: "Hides" for another number than 1. */
  word(group: string, id: string, number = 1): string {
    const word = this.#words.get(`${group}/${id}`);
    return (word && (number === 1 ? word.one : word.many)) || id;
  }

  /** All ids of a group, in the order of the contract. */
  ids(group: string): readonly string[] {
    return [...this.#words.values()].filter((word) => word.group === group).map((word) => word.id);
  }
}

/** "barley" for "GOOD_BARLEY": the id under which a word or part is listed. */
export function wordId(value: string, prefix: string): string {
  return value.slice(prefix.length + 1).toLowerCase();
}

/** Load the catalogue of an edition. The browser asks whether its own copy still holds. */
export async function loadCatalogue(
  reeve: Caller,
  ruleset: string,
  rulesVersion: string,
  language: string,
): Promise<Catalogue> {
  const request = { ruleset, language, ...(rulesVersion && { rulesVersion }) };
  const [cards, parts, words] = await Promise.all([
    reeve.listCards(request),
    reeve.listParts(request),
    reeve.listWords(request),
  ]);
  return new Catalogue(language, cards.cards, parts.parts, words.words);
}
