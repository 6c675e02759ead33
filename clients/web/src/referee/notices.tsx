// Says what a referee's act changed for the others: somebody left, ran out of time, or got time.

import type { JSX } from "preact";
import { Icon, SeatSign } from "../look/icon.tsx";
import { useTable } from "../table/context.ts";
import { seatOf } from "../table/events.ts";
import { isOver } from "../table/referee.ts";
import { words } from "../words/index.ts";
import { LowTime } from "./clocks.tsx";
import { haltOf } from "./halt.tsx";
import { refereeWords } from "./words.ts";

/** The last act as a ribbon until it is closed; for screen readers also what stops the viewer. */
export function Notices(): JSX.Element {
  const table = useTable();
  const halt = haltOf(table);
  return (
    <>
      <LowTime />
      <div class="hidden-text" role="status" data-live="referee">
        {halt && `${halt.text} ${halt.more ?? ""}`}
      </div>
      <div role="status">
        <News />
      </div>
    </>
  );
}

function News(): JSX.Element | null {
  const { state, referee, me, seats, controls } = useTable();
  // Another seat of this device: the bar offers the viewer's own one.
  const lost = seats?.find((seat) => seat !== me && state.game?.seats[seat]?.reclaimable);
  if (lost !== undefined) {
    return (
      <div class="ribbon referee">
        <Icon name="bot" />
        <SeatSign seat={lost} />
        <button type="button" class="btn go" data-do="reclaim" onClick={() => controls.reclaim?.(lost)}>
          {refereeWords().reclaim}
        </button>
      </div>
    );
  }
  const news = referee?.news.value;
  if (!news || isOver(state.game)) return null;
  // The bar says it of the viewer's own seat.
  if (me !== undefined && (news.seatLeft ?? news.seatTakenOver)?.seat === me && state.game?.seats[me]?.bot) return null;
  // In the language of now; seats without a name are numbers in it, and letters on the page.
  const text = state.log.find(({ seq }) => seq === news.seq)?.text ?? news.text;
  const seat = seatOf(news);
  const end = /[.!?]$/.test(text) ? "" : "."; // a reason is what the arbiter wrote
  const bot = news.seatLeft && state.game?.status === "GAME_STATUS_RUNNING" && `${end} ${refereeWords().botPlaysOn}`;
  return (
    <div class="ribbon referee">
      <Icon name={news.seatLeft ? "person" : "clock"} />
      {seat !== undefined && <SeatSign seat={seat} />}
      <span>
        {text}
        {bot}
      </span>
      <button
        type="button"
        class="ib"
        data-do="close-news"
        aria-label={words.value.close}
        onClick={() => {
          referee.news.value = undefined;
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
