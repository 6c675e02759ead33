// Why the viewer cannot act at all: the game is paused, a bot plays the viewer's seat, or the seat has left.

import type { JSX } from "preact";
import { Icon } from "../look/icon.tsx";
import type { TableValue } from "../table/context.ts";
import { isOver } from "../table/referee.ts";
import { words } from "../words/index.ts";
import { refereeWords } from "./words.ts";

/** What the action bar says and offers instead of a question. */
export interface Halt {
  readonly text: string;
  readonly icon: string;
  readonly more?: string | undefined;
  readonly button?: JSX.Element;
}

export function haltOf({ state, me, referee, controls }: TableValue): Halt | undefined {
  const t = refereeWords();
  const { game, log } = state;
  if (isOver(game)) return undefined;
  if (game?.status === "GAME_STATUS_PAUSED") {
    const paused = log.findLast((event) => event.gamePaused)?.gamePaused;
    return { text: t.paused, icon: "clock", more: paused?.reason ?? referee?.clock?.clock?.paused };
  }
  const own = me === undefined ? undefined : game?.seats[me];
  if (own?.left) {
    // Whoever has resigned knows why.
    const act = log.findLast(({ seatLeft }) => seatLeft?.seat === me)?.seatLeft;
    const why = own.left === "LEAVING_RESIGNED" ? "" : [t.left[own.left], act?.reason].filter(Boolean).join(": ");
    return { text: t.youLeft, icon: "eye", more: [why, words.value.watching].filter(Boolean).join(" · ") };
  }
  if (!own?.bot) return undefined;
  if (!own.reclaimable) return { text: t.botPlays, icon: "bot" };
  const button = (
    <button type="button" class="btn go" data-do="reclaim" onClick={() => controls.reclaim?.(own.seat)}>
      <Icon name="person" />
      {t.reclaim}
    </button>
  );
  return { text: t.botPlays, icon: "bot", button };
}
