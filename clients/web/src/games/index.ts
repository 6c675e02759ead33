// The games that have boards. A ruleset that is not here gets the generic table.

import type { GameModule } from "../table/game.ts";

const GAMES: { readonly [ruleset: string]: () => Promise<{ readonly game: GameModule }> } = {
  hallertau: () => import("./hallertau/index.tsx"),
  lagranja: () => import("./lagranja/index.tsx"),
};

/** The module of a ruleset, loaded on demand. */
export async function loadGame(ruleset: string): Promise<GameModule | undefined> {
  return (await GAMES[ruleset]?.())?.game;
}
