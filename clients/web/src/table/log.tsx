// The log: what happened, by turn; a line leads to its revision.

import type { Event } from "@reeve/client";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon, SEATS, SeatSign } from "../look/icon.tsx";
import { words } from "../words/index.ts";
import { useTable } from "./context.ts";
import { lineOf, missedAfter, seatOf } from "./events.ts";
import { arrowsInList } from "./focus.ts";
import { shownLog } from "./state.ts";

const SHOWN = 400; // lines; the slider leads to older ones

export function Log(): JSX.Element {
  const { state, board, controls } = useTable();
  const [only, setOnly] = useState<number | undefined>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const log = shownLog(state);
  const last = log.at(-1)?.seq;
  const past = state.past?.revision;
  useEffect(() => {
    const box = list.current;
    const at = box?.querySelector<HTMLElement>(".ln.at");
    box?.scrollTo({ top: past !== undefined && at ? at.offsetTop - box.clientHeight / 2 : box.scrollHeight });
  }, [last, only, past]);
  const t = words.value;
  const { names } = board;
  const lines = useMemo(
    () =>
      log
        .filter((event) => only === undefined || seatOf(event) === only)
        .slice(-SHOWN)
        .map((event) => <Line key={event.seq} event={event} names={names} past={past} look={controls.look} />),
    [log, only, names.join(), past, controls],
  );
  return (
    <section class="panel logbox" aria-label={t.log}>
      <header>
        <h2>{t.log}</h2>
        <span class="sp" />
        <Missed />
        <span class="tabs">
          {[undefined, ...board.names.keys()].map((seat) => (
            <button type="button" key={seat} aria-pressed={only === seat} onClick={() => setOnly(seat)}>
              {seat === undefined ? t.all : SEATS[seat]}
            </button>
          ))}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from line to line */}
      <div class="log" ref={list} tabIndex={0} id="log" onKeyDown={arrowsInList}>
        {lines}
      </div>
    </section>
  );
}

interface LineProps {
  readonly event: Event;
  readonly names: readonly string[];
  /** The revision that is looked back at. */
  readonly past: number | undefined;
  readonly look: (revision: number) => void;
}

/** What happened; pressed, it shows the table as it was then. */
function Line({ event, names, past = Number.POSITIVE_INFINITY, look }: LineProps): JSX.Element {
  const seat = seatOf(event);
  const when = event.revision === past ? "at" : event.revision > past ? "later" : "";
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`ln ${seat === undefined ? "head" : ""} ${when}`}
      data-seq={event.seq}
      data-revision={event.revision}
      onClick={() => look(event.revision)}
    >
      {seat !== undefined && <SeatSign seat={seat} />}
      <span>{lineOf(event, names)}</span>
    </button>
  );
}

/** Shows again what others did before the viewer's turn. */
function Missed(): JSX.Element | null {
  const { state, me, controls } = useTable();
  const t = words.value;
  if (me === undefined) return null;
  const from = missedAfter(shownLog(state), me);
  return (
    <button
      type="button"
      class="ib"
      data-do="missed"
      aria-label={t.missedTitle}
      title={from === undefined ? t.missedNothing : t.missedTitle}
      disabled={from === undefined}
      onClick={() => controls.look(from, true)}
    >
      <Icon name="clock" />
    </button>
  );
}
