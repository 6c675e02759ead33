// The clock of a seat. A screen reader can read it; it says by itself only once that the viewer's time is low.

import { formatTime, type Game, type SeatTime as Time } from "@reeve/client";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, SeatSign } from "../look/icon.tsx";
import { phone } from "../look/screen.ts";
import { useTable } from "../table/context.ts";
import { isOver, type RefereeFeed } from "../table/referee.ts";
import { language, words } from "../words/index.ts";
import { refereeWords } from "./words.ts";

const TICK = 250; // milliseconds: no second is skipped

interface TimeProps {
  readonly referee: RefereeFeed | undefined;
  readonly game: Game | undefined;
  readonly seat: number | undefined;
}

/** The time of a seat now; undefined without a time control, for bots, and after the end. */
function useTime({ referee, game, seat }: TimeProps): Time | undefined {
  const [, draw] = useState(0);
  const version = referee?.version.value;
  const time = referee?.clock?.seats().find((one) => one.seat === seat);
  const running = time?.running ?? false;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => draw((n) => n + 1), TICK);
    return () => clearInterval(timer);
  }, [running, version]);
  const bot = !time?.running && game?.seats[seat ?? -1]?.bot;
  return bot || isOver(game) ? undefined : time;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
] as const;

/** A time where a row has no room for all of it: "3d" for "3d 4h", "1:30h" for "1:30:00", or "1h" if it is tight. */
function shortTime(seconds: number, isTight: boolean): string {
  const [unit, size] = UNITS.find(([, one]) => seconds >= one) ?? [];
  if (!unit) return formatTime(seconds, language.value);
  const whole = Math.floor(seconds / size);
  const text = new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "narrow" }).format(whole);
  if (unit === "day" || whole > 9 || isTight) return text;
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(2, "0");
  return text.replace(String(whole), `${whole}:${minutes}`);
}

interface ClockProps extends TimeProps {
  readonly seat: number;
  /** The viewer's seat. */
  readonly me?: number | undefined;
}

/**
 * The time that is left: of the delay while that lasts, then of the bank. A waiting seat shows what it will have. Where a
 * row has three clocks or more, those of waiting seats are short, and while several seats decide, all but the viewer's.
 */
export function ClockOf(props: ClockProps): JSX.Element | null {
  const time = useTime(props);
  if (!time) return null;
  const t = refereeWords();
  const { running, low, free, bank } = time;
  const isFree = free > 0;
  const delay = props.referee?.clock?.clock?.control.delaySeconds ?? 0;
  const shown = isFree ? free : bank || (running ? 0 : delay);
  const { seats: clocks = [], paused } = props.referee?.clock?.clock ?? {};
  const decides = (one: number) => (paused === undefined ? clocks[one]?.running : props.game?.seats[one]?.toAct);
  const others = clocks.some(({ seat }) => seat !== props.seat && decides(seat));
  const short = clocks.length > 2 && (!decides(props.seat) || (others && props.seat !== props.me));
  const format = (seconds: number) => (short ? shortTime(seconds, running) : formatTime(seconds, language.value));
  return (
    <span
      class={`time ${running ? "run" : ""} ${low ? "low" : ""}`}
      data-clock={props.seat}
      role="timer"
      aria-live="off"
      title={short ? formatTime(shown, language.value) : undefined}
    >
      <Icon name={low ? "bell" : "clock"} />
      <span class="hidden-text">{low ? t.lowTime : t.timeLeft} </span>
      {format(shown)}
      {isFree && bank > 0 && (
        <span class="bank">
          +<span class="amount"> {format(bank)}</span>
        </span>
      )}
    </span>
  );
}

/** The clock of a seat of the table, or that the seat has left and a bot plays on. */
export function SeatTime({ seat }: { readonly seat: number }): JSX.Element {
  const { referee, state, me } = useTable();
  const { bot, left } = state.game?.seats[seat] ?? {};
  const isNamed = !phone.value && !left && seat !== me; // the bar of a desk says "bot" in words
  return (
    <>
      {left && <span class="tag">{refereeWords().leftTag}</span>}
      {bot && !isNamed && <Icon name="bot" class="botsign" />}
      <ClockOf referee={referee} game={state.game} seat={seat} me={me} />
    </>
  );
}

/** The clocks of all seats in a row, for phones. A spectator presses one of them to see the board of its seat. */
export function Clocks(): JSX.Element | null {
  const { referee, board, state, me, watch } = useTable();
  if (referee?.version.value === 0 || !referee?.clock?.clock || isOver(state.game)) return null;
  const t = words.value;
  return (
    <div class="clocks">
      {board.names.map((name, seat) => {
        const acts = state.now?.toAct.includes(seat) ? "act" : "";
        const sign = (
          <>
            <SeatSign seat={seat} />
            {seat === me && <span class="tag">{t.you}</span>}
            <SeatTime seat={seat} />
          </>
        );
        return watch ? (
          <button
            type="button"
            key={seat}
            class={acts}
            aria-pressed={board.seat === seat}
            title={t.watchSeat(name)}
            onClick={() => watch(seat)}
          >
            <span class="hidden-text">{t.watchSeat(name)}</span>
            {sign}
          </button>
        ) : (
          <span key={seat} class={acts} title={name}>
            {sign}
          </span>
        );
      })}
    </div>
  );
}

/** Says once in each visit that the viewer's time is low. */
export function LowTime(): JSX.Element {
  const { me, referee, state } = useTable();
  const time = useTime({ referee, game: state.game, seat: me });
  const said = useRef({ visit: "", text: "" });
  const visit = referee?.clock?.clock?.seats[me ?? -1]?.deadline ?? "";
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
