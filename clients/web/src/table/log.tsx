// The log: what happened, by turn; a line leads to its revision.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon, SEATS, SeatSign } from "../look/icon.tsx";
import { words } from "../words/index.ts";
import { useTable } from "./context.ts";
import { missed, seatOf } from "./events.ts";

const SHOWN = 400; // lines; the slider leads to older ones

export function Log(): JSX.Element {
  const { state, me, board, controls } = useTable();
  const [only, setOnly] = useState<number | undefined>(undefined);
  const [sinceMine, setSinceMine] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const last = state.log.at(-1)?.seq;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last, only]);
  const t = words.value;
  const fresh = me === undefined ? [] : missed(state.log, me);
  const lines = (sinceMine ? fresh : state.log).filter((event) => only === undefined || seatOf(event) === only);
  return (
    <section class="panel logbox" aria-label={t.log}>
      <header>
        <h2>{t.log}</h2>
        <span class="sp" />
        {me !== undefined && (
          <button
            type="button"
            class="ib"
            aria-pressed={sinceMine}
            aria-label={t.missedTitle}
            title={t.missedTitle}
            onClick={() => setSinceMine(!sinceMine)}
          >
            <Icon name="clock" />
          </button>
        )}
        <span class="tabs">
          {[undefined, ...board.names.keys()].map((seat) => (
            <button type="button" key={seat} aria-pressed={only === seat} onClick={() => setOnly(seat)}>
              {seat === undefined ? t.all : SEATS[seat]}
            </button>
          ))}
        </span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <div class="log" ref={list} tabIndex={0} id="log">
        {sinceMine && fresh.length === 0 && <p class="muted">{t.missedNothing}</p>}
        {lines.slice(-SHOWN).map((event) => {
          const seat = seatOf(event);
          return (
            <button
              type="button"
              key={event.seq}
              class={seat === undefined ? "ln head" : "ln"}
              onClick={() => controls.look(event.revision)}
            >
              {seat !== undefined && <SeatSign seat={seat} />}
              <span>{event.text}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
