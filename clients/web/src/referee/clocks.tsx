// The clock of a seat. A screen reader can read it; it says by itself only once that the viewer's time is low.

import { formatTime, type SeatTime as Time } from "@reeve/client";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, SeatSign } from "../look/icon.tsx";
import { useTable } from "../table/context.ts";
import { isOver } from "../table/referee.ts";
import { language, words } from "../words/index.ts";
import { refereeWords } from "./words.ts";

const TICK = 250; // milliseconds: no second is skipped

/** The time of a seat now; undefined without a time control, for bots, and after the end. */
function useTime(seat: number | undefined): Time | undefined {
  const { referee, state } = useTable();
  const [, draw] = useState(0);
  const version = referee?.version.value;
  const time = referee?.clock.seats().find((one) => one.seat === seat);
  const running = time?.running ?? false;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => draw((n) => n + 1), TICK);
    return () => clearInterval(timer);
  }, [running, version]);
  const bot = !time?.running && state.game?.seats[seat ?? -1]?.bot;
  return bot || isOver(state.game) ? undefined : time;
}

/** What is left: of the free time while that lasts, then of the bank; for a seat that waits what it will have. */
export function SeatTime({ seat }: { readonly seat: number }): JSX.Element | null {
  const time = useTime(seat);
  const { referee } = useTable();
  if (!time) return null;
  const t = refereeWords();
  const { running, low, free, bank } = time;
  const isFree = free > 0;
  const shown = isFree ? free : bank || (running ? 0 : (referee?.clock.clock?.control.delaySeconds ?? 0));
  return (
    <span class={`time ${running ? "run" : ""} ${low ? "low" : ""}`} data-clock={seat} role="timer" aria-live="off">
      <Icon name={low ? "bell" : "clock"} />
      <span class="hidden-text">{low ? t.lowTime : t.timeLeft} </span>
      {formatTime(shown, language.value)}
      {isFree && bank > 0 && <span class="bank"> + {formatTime(bank, language.value)}</span>}
    </span>
  );
}

/** The clocks of all seats in a row, for phones. */
export function Clocks(): JSX.Element | null {
  const { referee, board, state, me } = useTable();
  if (referee?.version.value === 0 || !referee?.clock.clock || isOver(state.game)) return null;
  return (
    <div class="clocks">
      {board.names.map((name, seat) => (
        <span key={seat} class={state.now?.toAct.includes(seat) ? "act" : ""} title={name}>
          <SeatSign seat={seat} />
          {seat === me && <span class="tag">{words.value.you}</span>}
          <SeatTime seat={seat} />
        </span>
      ))}
    </div>
  );
}

/** Says once in each visit that the viewer's time is low. */
export function LowTime(): JSX.Element {
  const { me, referee } = useTable();
  const time = useTime(me);
  const said = useRef({ visit: "", text: "" });
  const visit = referee?.clock.clock?.seats[me ?? -1]?.deadline ?? "";
  if (!time?.low) said.current = { visit: "", text: "" };
  else if (said.current.visit !== visit) {
    const text = `${refereeWords().lowTime} ${formatTime(time.free + time.bank, language.value)}`;
    said.current = { visit, text };
  }
  return (
    <div class="hidden-text" role="status" data-live="clock">
      {said.current.text}
    </div>
  );
}
