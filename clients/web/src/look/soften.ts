// Soft hyphens for names in narrow places: browsers have no rules of hyphenation for every language.

const LONG = 7; // letters
const VOWEL = /[aeiouyáâãàéêíóôõúèìòùаеёиоуыэюя]/i;
const SIGN = /[ьъ]/i;
const LEAST = 3; // letters on each side

/** A name whose long words may be broken once, near the middle, before a consonant and a vowel: "Драгоцен-ности". */
export function soften(name: string): string {
  return name.split(" ").map(softenWord).join(" ");
}

function softenWord(word: string): string {
  if (word.length <= LONG) return word;
  const isStart = (at: number) =>
    !VOWEL.test(word.charAt(at)) && !SIGN.test(word.charAt(at)) && VOWEL.test(word.charAt(at + 1));
  const places = [...word].map((_, at) => at).filter((at) => at >= LEAST && at <= word.length - LEAST && isStart(at));
  const middle = word.length / 2;
  const [best] = places.reverse().sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? word : `${word.slice(0, best)}\u00AD${word.slice(best)}`;
}
