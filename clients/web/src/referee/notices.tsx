// Says that the game is paused, that somebody left or ran out of time, and offers a seat back to its player.

import type { ComponentChildren, JSX } from "preact";
import { Icon } from "../look/icon.tsx";
import { useTable } from "../table/context.ts";
import { isOver } from "../table/referee.ts";
import { words } from "../words/index.ts";
import { LowTime } from "./clocks.tsx";
import { refereeWords } from "./words.ts";

/** What the action bar says while the game is paused. */
export const pausedText = () => refereeWords().paused;

export function Notices(): JSX.Element {
  const notice = useNotice();
  return (
    <>
      <LowTime />
      <div role="status">{notice && <div class="ribbon referee">{notice}</div>}</div>
    </>
  );
}

/** What is most important now: the pause, the viewer's own seat, then the last act. */
function useNotice(): ComponentChildren {
  const { state, me, referee, controls } = useTable();
  const t = refereeWords();
  const own = me === undefined ? undefined : state.game?.seats[me];
  const news = isOver(state.game) ? undefined : referee?.news.value;
  if (state.game?.status === "GAME_STATUS_PAUSED") {
    const paused = state.log.findLast((event) => event.gamePaused);
    return (
      <>
        <Icon name="clock" />
        <span>
          <b>{t.paused}</b> {paused?.gamePaused?.reason ?? referee?.clock.clock?.paused}
        </span>
      </>
    );
  }
  if (own?.reclaimable) {
    return (
      <>
        <Icon name="bot" />
        <span>{t.botPlays}</span>
        <button type="button" class="btn go" data-do="reclaim" onClick={() => controls.reclaim?.()}>
          {t.reclaim}
        </button>
      </>
    );
  }
  if (!news || !referee) return null;
  const bot = news.seatLeft && state.game?.status === "GAME_STATUS_RUNNING" ? ` ${t.botPlaysOn}` : "";
  return (
    <>
      <Icon name={news.seatLeft ? "person" : "clock"} />
      <span>
        {news.text}
        {bot}
      </span>
      <button
        type="button"
        class="ib"
        aria-label={words.value.close}
        onClick={() => {
          referee.news.value = undefined;
        }}
      >
        <Icon name="close" />
      </button>
    </>
  );
}
