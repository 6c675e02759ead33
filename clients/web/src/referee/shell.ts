// What the shell needs of the referee: clocks, and words for pages around the table.

import { type Game, GameClock } from "@reeve/client";
import { refereeWords } from "./words.ts";

export const newClock = () => new GameClock();
export const replacedText = (seat: string) => refereeWords().replaced(seat);
export const replacedGoOn = () => refereeWords().goOnWithout;
export const resultText = () => refereeWords().result;

/** Why a game ended before its rules end it; undefined if it was played out. */
export function rulingText({ ruling }: Game): string | undefined {
  return ruling && refereeWords().rulings[ruling.kind];
}

/**
 * What keeps the seats of a device from playing: a pause, a bot, that they left, or that their token was replaced
 * (without a game); undefined: nothing.
 */
export function tagOf(game: Game | undefined, mine: readonly number[]): string | undefined {
  const t = refereeWords();
  if (!game) return t.replacedTag;
  const { status, seats } = game;
  if (status === "GAME_STATUS_PAUSED") return t.pausedTag;
  const own = seats.filter(({ seat }) => mine.includes(seat));
  if (status !== "GAME_STATUS_RUNNING" || own.length === 0) return undefined;
  if (own.every(({ left }) => left)) return t.leftTag;
  return own.every(({ bot }) => bot) ? t.botTag : undefined;
}
