// The page of a table: bar, boards, action bar and hand on a desk; one board at a time on a phone.

import { type ReadonlySignal, signal, useSignal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent, JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Icon, SEATS, SeatSign } from "../look/icon.tsx";
import { phone } from "../look/screen.ts";
import { words } from "../words/index.ts";
import { alike } from "./alike.ts";
import { Announcer } from "./announcer.tsx";
import { Area } from "./area.tsx";
import { Buttons, Say } from "./bar.tsx";
import { Boundary } from "./boundary.tsx";
import { ChooserContext, makeChooser, useChooser } from "./chooser.ts";
import { firstPlaces } from "./choosing.ts";
import { TableContext, type TableValue, useTable } from "./context.ts";
import { guardFocus } from "./focus.ts";
import type { Area as AreaId, BoardProps } from "./game.ts";
import { Keys, showKeys } from "./keys.tsx";
import { Log } from "./log.tsx";
import { PlaceMenu } from "./menu.tsx";
import { isOver, refereeParts } from "./referee.ts";
import { onPastKey, Slider } from "./slider.tsx";
import { mustAct, shownRevision } from "./state.ts";
import { closeTip, hideTip, restOn, showTip, stopResting, TipLayer } from "./tip.tsx";
import { Tray } from "./tray.tsx";

type Tab = AreaId | "log";

const trayOpen = signal(false);
const tab = signal<Tab>("common");
const otherSeat = signal<number | undefined>(undefined);

interface FrameProps {
  readonly table: TableValue;
  /** The right end of the bar at the top: language, theme, menu. */
  readonly corner: ComponentChildren;
  readonly title: string;
}

export function Frame({ table, corner, title }: FrameProps): JSX.Element {
  const { state, game, controls, me } = table;
  const { now, past, step, sent, chosen, picked, preview } = state;
  const chooser = useMemo(() => {
    const after = preview?.view;
    const changed = after && now ? game.changes(now.view, after) : [];
    return makeChooser(state, changed, controls.press);
  }, [now, past, step, sent, chosen, picked, preview, game, controls]);
  const places = useLatest(chooser);
  const board = useUnchanged(table.board);
  useLayoutEffect(() => {
    tab.value = game.first ?? "common";
  }, [game]);
  const asked = useRef("");
  useLayoutEffect(() => {
    const { question = "", choices = [] } = state.now ?? {};
    const main = question === asked.current ? undefined : firstPlaces(choices[0]?.path[0])[0];
    asked.current = question;
    followPlaces(main, chooser.open.keys(), game.areaOf);
  }, [chooser, game]);
  const app = useRef<HTMLDivElement>(null);
  useEffect(() => (app.current ? guardFocus(app.current) : undefined), []);
  useEffect(hideTip, [state.now?.revision, state.chosen]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => onKey(event, table);
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [table]);
  const turn = state.past ? "past" : mustAct(state, me) ? "mine" : isOver(state.game) ? "over" : "others";
  const parts = refereeParts.value;
  return (
    <TableContext.Provider value={table}>
      <ChooserContext.Provider value={places}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: presses on the ground; keys have Esc for it */}
        <div
          class={`app me-${me ?? 0} ${phone.value ? "phone" : "desk"} game-${game.ruleset}`}
          ref={app}
          data-by={state.by}
          data-revision={shownRevision(state)}
          data-turn={turn}
          data-past={state.past?.shown}
          data-sent={state.sent ? "" : undefined}
          onPointerDown={(event) => onPointerDown(event, table)}
          onPointerMove={({ target, pointerType }) => pointerType === "mouse" && restOn(target)}
          onPointerLeave={() => restOn(null)}
          onKeyUp={({ key, target }) => (MOVES.test(key) ? restOn(target) : stopResting())}
          onClick={(event) => onGround(event.target) && controls.back()}
        >
          <header class="top">
            <h1>
              <a href="#/">{title}</a>
            </h1>
            <span class="sep" />
            <Boundary>
              <Drawn of={game.Header} board={board} />
            </Boundary>
            <span class="sp" />
            <Seats />
            {!phone.value && <span class="sep" />}
            {corner}
          </header>
          {phone.value && parts && <parts.Clocks />}
          {phone.value ? <Phone board={board} /> : <Desk board={board} />}
        </div>
        <PlaceMenu />
        <TipLayer />
        {trayOpen.value && (
          <Tray
            close={() => {
              trayOpen.value = false;
            }}
          />
        )}
        <Keys />
        <Announcer key={me} />
        {parts && <parts.Notices />}
        <Connection />
      </ChooserContext.Provider>
    </TableContext.Provider>
  );
}

/** The last value of a component as a signal: what reads it is drawn anew without the components between. */
function useLatest<Value>(value: Value): ReadonlySignal<Value> {
  const latest = useSignal(value);
  if (latest.peek() !== value) latest.value = value;
  return latest;
}

/** The value of before as long as its parts are the same. */
function useUnchanged<Value extends object>(value: Value): Value {
  const last = useRef(value);
  if (!alike(last.current, value)) last.current = value;
  return last.current;
}

function Seats(): JSX.Element {
  const { state, board, me, watch } = useTable();
  const t = words.value;
  const SeatTime = refereeParts.value?.SeatTime;
  return (
    <>
      {board.names.map((name, seat) => {
        const acts = state.now?.toAct.includes(seat) ?? false;
        const { bot, left } = state.game?.seats[seat] ?? {};
        const sign = (
          <>
            <SeatSign seat={seat} />
            {!phone.value && name.length > 1 && <Name name={name} />}
            {(!phone.value || seat === me) && (
              <span class="tag">{seat === me ? t.you : bot && !left ? t.bot : ""}</span>
            )}
            {!phone.value && SeatTime && <SeatTime seat={seat} />}
          </>
        );
        const shown = { class: `who ${acts ? "act" : ""}`, "aria-current": acts ? ("true" as const) : undefined };
        return watch ? (
          <button
            type="button"
            key={seat}
            {...shown}
            aria-pressed={board.seat === seat}
            title={t.watchSeat(name)}
            onClick={() => watch(seat)}
          >
            <span class="hidden-text">{t.watchSeat(name)} </span>
            {sign}
          </button>
        ) : (
          <span key={seat} {...shown}>
            {sign}
          </span>
        );
      })}
    </>
  );
}

/** The name of a seat; where many must find room, its end is left out. */
function Name({ name }: { readonly name: string }): JSX.Element {
  return (
    <span class="name" title={name}>
      {name}
    </span>
  );
}

/** The boards; `board` changes only when one of them must be drawn anew. */
interface BoardsProps {
  readonly board: BoardProps;
}

function Desk({ board }: BoardsProps): JSX.Element {
  const { game, state, me } = useTable();
  const titles = game.areas(board.catalogue.language);
  const mine = mustAct(state, me);
  return (
    <>
      <main class="main">
        <Area id="common" title={titles.common.title}>
          <Drawn of={game.Common} board={board} />
        </Area>
        <Area id="own" title={titles.own.title}>
          <Drawn of={game.Own} board={board} />
        </Area>
        <aside class="side">
          {board.names.length > 1 && (
            <Area id="others" title={titles.others.title} class="panel others">
              <header>
                <h2>{titles.others.title}</h2>
                <span class="sp" />
                <OtherTabs />
              </header>
              <OneOther board={board} />
            </Area>
          )}
          <Log />
        </aside>
      </main>
      <section
        class={`bar ${mine ? "mine" : ""} ${state.past ? "past" : ""}`}
        aria-label={words.value.actionBar}
        tabIndex={-1}
      >
        <Say />
        {state.past ? <Slider /> : <Buttons openTray={openTray} />}
        {state.sent && <span class="running" />}
      </section>
      <Area id="hand" title={titles.hand.title} class="strip-area">
        <Drawn of={game.Hand} board={board} />
      </Area>
    </>
  );
}

function Phone({ board }: BoardsProps): JSX.Element {
  const { game, state, me } = useTable();
  const titles = game.areas(board.catalogue.language);
  const mine = mustAct(state, me);
  const shown = tab.value;
  return (
    <>
      <section
        class={`askbar ${mine ? "mine" : ""} ${state.past ? "past" : ""}`}
        aria-label={words.value.actionBar}
        tabIndex={-1}
      >
        <Say />
      </section>
      {/* Says that the page has turned to another board. */}
      <div class="hidden-text" role="status">
        {shown === "log" ? words.value.log : titles[shown].title}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll a board without places */}
      <main class="scroll" tabIndex={0}>
        {shown === "log" ? (
          <Log />
        ) : (
          <Area id={shown} title={titles[shown].title}>
            {shown === "common" && <Drawn of={game.Common} board={board} />}
            {shown === "own" && <Drawn of={game.Own} board={board} />}
            {shown === "hand" && <Drawn of={game.Hand} board={board} />}
            {shown === "others" && (
              <div class="panel">
                {otherSeats(board).map((seat) => (
                  <Drawn key={seat} of={game.Other} board={board} seat={seat} />
                ))}
              </div>
            )}
          </Area>
        )}
      </main>
      <div class="acts">
        {state.past ? <Slider /> : <Buttons openTray={openTray} />}
        {state.sent && <span class="running" />}
      </div>
      <Tabs />
    </>
  );
}

interface DrawnProps extends BoardsProps {
  readonly of: FunctionComponent<BoardProps>;
  /** Another seat than that of `board`. */
  readonly seat?: number;
}

/** A board that is drawn anew only when its values change; what changes in its places draws these alone. */
function Drawn({ of: Board, board, seat = board.seat }: DrawnProps): JSX.Element {
  return useMemo(() => <Board {...board} seat={seat} />, [Board, board, seat]);
}

const otherSeats = ({ names, seat }: BoardProps): readonly number[] =>
  names.map((_, index) => index).filter((index) => index !== seat);

/** The other seat that a desk shows: the one that was picked, else the next one at the table. */
function shownOther(board: BoardProps): number | undefined {
  const seats = otherSeats(board);
  const next = seats.find((seat) => seat > board.seat) ?? seats[0];
  return seats.find((seat) => seat === otherSeat.value) ?? next;
}

function OneOther({ board }: BoardsProps): JSX.Element | null {
  const { game } = useTable();
  const seat = shownOther(board);
  return seat === undefined ? null : <Drawn key={seat} of={game.Other} board={board} seat={seat} />;
}

function OtherTabs(): JSX.Element | null {
  const { board } = useTable();
  const seats = otherSeats(board);
  if (seats.length < 2) return null;
  return (
    <span class="tabs">
      {seats.map((seat) => (
        <button
          type="button"
          key={seat}
          aria-pressed={seat === shownOther(board)}
          aria-label={board.names[seat]}
          onClick={() => {
            otherSeat.value = seat;
          }}
        >
          {SEATS[seat]}
        </button>
      ))}
    </span>
  );
}

function Tabs(): JSX.Element {
  const { game, board } = useTable();
  const titles = game.areas(board.catalogue.language);
  const chooser = useChooser();
  const counts = new Map<AreaId, number>();
  for (const place of chooser.open.keys()) {
    const area = game.areaOf(place);
    counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  const shown: readonly Tab[] =
    board.names.length > 1 ? ["common", "own", "hand", "others", "log"] : ["common", "own", "hand", "log"];
  return (
    <div class="nav" role="tablist">
      {shown.map((id) => {
        const name = id === "log" ? { icon: "log", title: words.value.log } : titles[id];
        const count = id === "log" ? 0 : (counts.get(id) ?? 0);
        return (
          <button
            type="button"
            role="tab"
            key={id}
            aria-selected={tab.value === id}
            onClick={() => {
              tab.value = id;
            }}
          >
            <Icon name={name.icon} />
            {name.title}
            {count > 0 && (
              <em>
                {count}
                <span class="hidden-text"> {words.value.openPlaces(count)}</span>
              </em>
            )}
          </button>
        );
      })}
    </div>
  );
}

function openTray(): void {
  trayOpen.value = true;
}

/**
 * With a new question turn to the tab of `main`, the first place of what is listed first: what is possible at any time
 * is listed after it. When the next step lies on another tab only, turn to that; when it is out of sight, scroll to it.
 */
function followPlaces(main: string | undefined, open: Iterable<string>, areaOf: (place: string) => AreaId): void {
  const areas = new Set([...open].map(areaOf));
  const first = areas.values().next().value;
  if (!first) return;
  if (phone.value && tab.peek() !== "log") {
    if (main) tab.value = areaOf(main);
    else if (!areas.has(tab.peek() as AreaId)) tab.value = first;
  }
  // The tab is drawn anew before the next frame.
  requestAnimationFrame(scrollToPlaces);
}

/** Scroll every board that has open places, but shows none of them. */
function scrollToPlaces(): void {
  for (const board of document.querySelectorAll("main.scroll, .main .board")) {
    const places = [...board.querySelectorAll("[data-place].open")];
    const { top } = board.getBoundingClientRect();
    const bottom = top + board.clientTop + board.clientHeight;
    const seen = places.some((place) => {
      const box = place.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    });
    if (!seen) places[0]?.scrollIntoView({ block: "center" });
  }
}

function onKey(event: KeyboardEvent, table: TableValue): void {
  const { target, key, ctrlKey } = event;
  if (event.altKey || event.metaKey || isTyping(target)) return;
  const { controls, state } = table;
  const slider = target instanceof HTMLInputElement;
  if (!ctrlKey && onPastKey(key, isOnControl(target) && !slider, slider, table)) event.preventDefault();
  else if (slider) return;
  else if ((key === "z" && ctrlKey) || (key === "u" && !ctrlKey)) controls.undo();
  else if (ctrlKey) return;
  else if (key === "t") trayOpen.value = true;
  else if (key === "l") goToLog();
  else if (key === "?") showKeys();
  else if (key === "Escape") closeTip() || (state.step ? controls.catchUp?.() : controls.back());
  else if (key === "Enter" && state.picked && !isOnControl(target)) controls.confirm();
  else return;
  event.preventDefault();
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "range";
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

/** Whether Enter and space mean the control that has the focus. */
function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary") !== null;
}

function goToLog(): void {
  if (phone.value) tab.value = "log";
  setTimeout(() => document.getElementById("log")?.focus());
}

/** Whether a press hit the ground of the boards: neither a place nor anything else that can be pressed. */
function onGround(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".area") !== null && !target.closest("[data-place], button, a");
}

const MOVES = /^(Tab|Arrow.*)$/; // keys that move the focus
const LONG_PRESS = 450; // milliseconds
const CLICK = 300; // milliseconds after which no click follows from a finger that was lifted

/** A press while moves of others are shown means: go on. A long one on a place asks what it is, or why it is closed. */
function onPointerDown({ target, pointerType }: PointerEvent, { controls, state, game, board }: TableValue): void {
  stopResting();
  if (state.step) controls.catchUp?.();
  const place = target instanceof Element ? target.closest("[data-place]:not(.blocked)") : null;
  const key = place?.getAttribute("data-place");
  if (!place || !key) return;
  const live = place.matches("[role=button]");
  const isKnown = game.aboutOf(key, board) !== undefined;
  const explain = live || state.past ? undefined : controls.explain;
  // A mouse that is held down on an open place is about to press it.
  if (live ? !isKnown || pointerType === "mouse" : !isKnown && !explain) return;
  const leave = new AbortController();
  const timer = setTimeout(async () => {
    leave.abort();
    if (live) swallowClick();
    const reason = await explain?.(key).catch(() => undefined);
    const nothing = { id: key, text: words.peek().nothingHere, violations: [] };
    if (place.isConnected) showTip(place, reason ? [reason] : isKnown ? [] : [nothing], true);
  }, LONG_PRESS);
  for (const name of ["pointerup", "pointercancel", "scroll"]) {
    document.addEventListener(name, () => clearTimeout(timer), { signal: leave.signal, capture: true });
  }
}

/** The finger that is still down asked something: when it is lifted, nothing is pressed. */
function swallowClick(): void {
  const lifted = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    lifted.abort();
  };
  document.addEventListener("click", swallow, { signal: lifted.signal, capture: true });
  const end = () => setTimeout(() => lifted.abort(), CLICK);
  for (const name of ["pointerup", "pointercancel"]) {
    document.addEventListener(name, end, { signal: lifted.signal, capture: true });
  }
}

/** Says when the table does not hear the server. */
function Connection(): JSX.Element | null {
  const { state, controls } = useTable();
  if (state.link === "live") return null;
  const t = words.value;
  return (
    <div class="ribbon warn" role="alert">
      {state.link === "lost" ? t.lost : t.gone}
      {state.link === "gone" && (
        <button type="button" class="btn" onClick={controls.reload}>
          {t.reload}
        </button>
      )}
    </div>
  );
}
