// The page of a table: bar, boards, action bar and hand on a desk; one board at a time on a phone.

import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Icon, SeatSign } from "../look/icon.tsx";
import { phone } from "../look/screen.ts";
import { words } from "../words/index.ts";
import { Area } from "./area.tsx";
import { Buttons, Say } from "./bar.tsx";
import { ChooserContext, makeChooser } from "./chooser.ts";
import { TableContext, type TableValue, useTable } from "./context.ts";
import type { Area as AreaId } from "./game.ts";
import { Log } from "./log.tsx";
import { PlaceMenu } from "./menu.tsx";
import { Slider } from "./slider.tsx";
import { TipLayer } from "./tip.tsx";
import { Tray } from "./tray.tsx";

type Tab = AreaId | "log";

const trayOpen = signal(false);
const tab = signal<Tab>("common");

interface FrameProps {
  readonly table: TableValue;
  /** The right end of the bar at the top: language, theme, menu. */
  readonly corner: ComponentChildren;
  readonly title: string;
}

export function Frame({ table, corner, title }: FrameProps): JSX.Element {
  const { state, game, board, controls, me } = table;
  const chooser = useMemo(() => {
    const after = state.preview?.view;
    const changed = after && state.now ? game.changes(state.now.view, after) : [];
    return makeChooser(state, changed, controls.press);
  }, [state, game, controls]);
  useEffect(() => followPlaces(chooser.open.keys(), game.areaOf), [chooser, game]);
  useEffect(() => {
    tab.value = game.first ?? "common";
  }, [game]);
  const revision = state.now?.revision;
  useEffect(() => {
    if (revision !== undefined && document.activeElement === document.body) focusNext();
  }, [revision]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => onKey(event, table);
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, [table]);
  return (
    <TableContext.Provider value={table}>
      <ChooserContext.Provider value={chooser}>
        <div class={`app me-${me ?? 0} ${phone.value ? "phone" : "desk"} game-${game.ruleset}`}>
          <header class="top">
            <h1>
              <a href="#/">{title}</a>
            </h1>
            <span class="sep" />
            <game.Header {...board} />
            <span class="sp" />
            <Seats />
            {!phone.value && <span class="sep" />}
            {corner}
          </header>
          {phone.value ? <Phone /> : <Desk />}
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
        <Connection />
      </ChooserContext.Provider>
    </TableContext.Provider>
  );
}

function Seats(): JSX.Element {
  const { state, board, me } = useTable();
  const t = words.value;
  return (
    <>
      {board.names.map((name, seat) => {
        const acts = state.now?.toAct.includes(seat) ?? false;
        const bot = state.game?.seats[seat]?.bot;
        return (
          <span class={`who ${acts ? "act" : ""}`} key={seat} aria-current={acts ? "true" : undefined}>
            <SeatSign seat={seat} />
            {!phone.value && name.length > 1 && name}
            {(!phone.value || seat === me) && <span class="tag">{seat === me ? t.you : bot ? t.bot : ""}</span>}
          </span>
        );
      })}
    </>
  );
}

function Desk(): JSX.Element {
  const { game, board, state, me } = useTable();
  const titles = game.areas(board.catalogue.language);
  const mine = me !== undefined && (state.now?.toAct.includes(me) ?? false) && !state.past;
  return (
    <>
      <main class="main">
        <Area id="common" title={titles.common.title}>
          <game.Common {...board} />
        </Area>
        <Area id="own" title={titles.own.title}>
          <game.Own {...board} />
        </Area>
        <aside class="side">
          {board.names.length > 1 && (
            <Area id="others" title={titles.others.title} class="panel others">
              <h2>{titles.others.title}</h2>
              <Others />
            </Area>
          )}
          <Log />
        </aside>
      </main>
      <section class={`bar ${mine ? "mine" : ""}`} aria-label={words.value.yourTurnNow}>
        <Say />
        {state.past ? <Slider /> : <Buttons openTray={openTray} />}
        {state.sent && <span class="running" />}
      </section>
      <Area id="hand" title={titles.hand.title} class="strip-area">
        <game.Hand {...board} />
      </Area>
    </>
  );
}

function Phone(): JSX.Element {
  const { game, board, state, me } = useTable();
  const titles = game.areas(board.catalogue.language);
  const mine = me !== undefined && (state.now?.toAct.includes(me) ?? false) && !state.past;
  const shown = tab.value;
  return (
    <>
      <div class={`askbar ${mine ? "mine" : ""}`}>
        <Say />
      </div>
      <main class="scroll">
        {shown === "log" ? (
          <Log />
        ) : (
          <Area id={shown} title={titles[shown].title}>
            {shown === "common" && <game.Common {...board} />}
            {shown === "own" && <game.Own {...board} />}
            {shown === "hand" && <game.Hand {...board} />}
            {shown === "others" && (
              <div class="panel">
                <Others />
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

function Others(): JSX.Element {
  const { game, board } = useTable();
  return <>{board.names.map((_, seat) => seat !== board.seat && <game.Other key={seat} {...board} seat={seat} />)}</>;
}

function Tabs(): JSX.Element {
  const table = useTable();
  const { game, board } = table;
  const titles = game.areas(board.catalogue.language);
  const chooser = makeChooser(table.state, [], () => {});
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

/** After a move the focus goes to the next open place, so that the keyboard never loses its way. */
function focusNext(): void {
  document.querySelector<HTMLElement>("[data-place].open")?.focus({ preventScroll: true });
}

function openTray(): void {
  trayOpen.value = true;
}

/** When the next step lies on another tab only, turn to it. */
function followPlaces(open: Iterable<string>, areaOf: (place: string) => AreaId): void {
  if (!phone.value) return;
  const areas = new Set([...open].map(areaOf));
  const first = areas.values().next().value;
  if (first && tab.peek() !== "log" && !areas.has(tab.peek() as AreaId)) tab.value = first;
}

function onKey(event: KeyboardEvent, { controls, state }: TableValue): void {
  const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  if (typing || event.altKey || event.metaKey) return;
  const ctrl = event.ctrlKey;
  if ((event.key === "z" && ctrl) || (event.key === "u" && !ctrl)) controls.undo();
  else if (ctrl) return;
  else if (event.key === "t") trayOpen.value = true;
  else if (event.key === "l") document.getElementById("log")?.focus();
  else if (event.key === "Escape") controls.back();
  else if (event.key === "Enter" && state.picked && !isOnControl(event.target)) controls.confirm();
  else return;
  event.preventDefault();
}

function isOnControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
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
