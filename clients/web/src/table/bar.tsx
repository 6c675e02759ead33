// The action bar: what is asked, what is chosen, what it would do, and the buttons.

import type { LegalAction } from "@reeve/client";
import type { ComponentChildren, JSX } from "preact";
import { Icon, SeatSign } from "../look/icon.tsx";
import { words } from "../words/index.ts";
import { shownPlaces } from "./chooser.ts";
import { narrow } from "./choosing.ts";
import { type TableValue, useTable } from "./context.ts";
import { isInert } from "./state.ts";

/** Kinds of actions that have a button of their own in the bar. */
const BUTTONS = [
  "skip",
  "end_turn",
  "ready",
  "done",
  "resume",
  "fewer",
  "harvest_all",
  "forgo",
  "decline",
  "advance_on",
];
/** Kinds behind the bell: being ready ahead. */
const BELL = ["ready_through", "ready_while_idle", "ready_off"];

/** What the bar says: at the left on a desk, at the top on a phone. */
export function Say(): JSX.Element {
  const table = useTable();
  const { state, me } = table;
  const mine = me !== undefined && (state.now?.toAct.includes(me) ?? false) && !state.past;
  return (
    <div class={`say ${mine ? "mine" : ""}`}>
      {mine && <SeatSign seat={me} />}
      {said(table, mine)}
    </div>
  );
}

function said(table: TableValue, mine: boolean): ComponentChildren {
  const { state, me, board } = table;
  const t = words.value;
  if (state.past) return <span class="said muted">{t.pastHint}</span>;
  if (state.notice)
    return (
      <span class="said" role="status">
        {notice(table)}
      </span>
    );
  if (state.picked || state.chosen.length > 0) return <Chosen />;
  if (mine) {
    return (
      <>
        <b class="yours">{t.yourTurnNow}</b>
        <span class="col said">
          <span class="ask">{state.now?.question || t.chooseHere}</span>
        </span>
      </>
    );
  }
  const [next, ...more] = state.now?.toAct ?? [];
  if (next === undefined) return <span class="ask">{state.game?.result ? t.over : t.loading}</span>;
  return (
    <span class="col said">
      <span class="ask">{more.length > 0 ? t.turnOfSeveral : t.turnOf(board.names[next] ?? "")}</span>
      {me === undefined && <span class="muted small">{t.watching}</span>}
    </span>
  );
}

function notice({ state }: TableValue): string {
  const t = words.value;
  if (state.notice?.kind === "stale") return t.stale;
  return state.notice?.kind === "refused" ? t.refused(state.notice.text) : t.unanswered;
}

/** What is chosen so far, as chips, and what it would do. */
function Chosen(): JSX.Element {
  const { state, game, board } = useTable();
  const t = words.value;
  const places = shownPlaces(state);
  const { picked, preview } = state;
  return (
    <>
      {places.map((place, index) => {
        const icon = game.iconOf(place, board);
        return (
          <span class="chip" key={index}>
            {icon && <Icon name={icon} />}
            {game.nameOf(place, board)}
          </span>
        );
      })}
      {picked && (
        <span class="said small">
          {state.hint && (
            <span class="hint">
              {t.hintWhy} {state.hint}{" "}
            </span>
          )}
          <b>{state.sent ? t.sending : t.wouldHappen}</b>{" "}
          {preview ? joined(preview.events.map(({ text }) => text)) : picked.label}
          {preview && <span class="muted"> {preview.view ? t.canUndo : t.cannotUndo}</span>}
        </span>
      )}
      {!picked && state.now?.question && <span class="muted said small">{state.now.question}</span>}
    </>
  );
}

function joined(texts: readonly string[]): string {
  return texts.filter(Boolean).join(" ");
}

/** The buttons of the bar. `openTray`: show all actions. */
export function Buttons({ openTray }: { readonly openTray: () => void }): JSX.Element {
  const table = useTable();
  const { state, me, controls } = table;
  const t = words.value;
  if (me === undefined || state.past) return <span />;
  const more = unplaced(table);
  const choosing = state.picked !== undefined || state.chosen.length > 0;
  const inert = isInert(state);
  const { complete, open } = narrow(state.now?.choices ?? [], state.chosen);
  const enough = state.chosen.length > 0 && complete.length === 1 && open.size > 0 ? complete[0] : undefined;
  return (
    <>
      {state.picked && (
        <button
          type="button"
          class={`btn ${state.sent ? "pending" : "go"}`}
          disabled={inert}
          onClick={controls.confirm}
        >
          <Icon name="check" />
          {t.confirm} <kbd>↵</kbd>
        </button>
      )}
      {enough && !state.picked && (
        <button type="button" class="btn go" disabled={inert} data-by="button" onClick={() => controls.pick(enough)}>
          <Icon name="check" />
          {enough.label}
        </button>
      )}
      {choosing && !state.sent && (
        <button type="button" class="btn" onClick={controls.back}>
          {t.back} <kbd>esc</kbd>
        </button>
      )}
      <button
        type="button"
        class={`btn ${state.now?.undoable ? "" : "off"}`}
        disabled={inert || !state.now?.undoable}
        onClick={controls.undo}
        aria-label={t.undoCount(state.now?.undoable ?? 0)}
      >
        <Icon name="undo" />
        <span class="wide">{t.undoCount(state.now?.undoable ?? 0)}</span>
      </button>
      {!choosing && <Fixed />}
      {controls.hint && !choosing && (
        <button type="button" class="btn" onClick={controls.hint} disabled={inert}>
          <Icon name="hint" />
          <span class="wide">{t.hint}</span>
        </button>
      )}
      <button
        type="button"
        class="btn"
        onClick={openTray}
        aria-label={t.allActions}
        title={more ? t.moreInTray(more) : ""}
      >
        <Icon name="tray" />
        <span class="wide">{t.allActions}</span>
        {more > 0 && <span class="num">+{more}</span>} <kbd class="wide">t</kbd>
      </button>
    </>
  );
}

/** Buttons of actions that have no place, and the bell. */
function Fixed(): JSX.Element {
  const { state, controls } = useTable();
  const inert = isInert(state);
  const actions = (state.now?.choices ?? []).map(({ action }) => action);
  const fixed = actions.filter(({ kind }) => BUTTONS.includes(kind));
  const bell = actions.filter(({ kind }) => BELL.includes(kind));
  return (
    <>
      {fixed.map((action) => (
        <button
          type="button"
          key={action.id}
          class="btn can"
          data-by="button"
          disabled={inert}
          onClick={() => controls.pick(action)}
        >
          {action.kind === "ready" && <Icon name="bell" />}
          {action.label}
        </button>
      ))}
      {bell.length > 0 && <Bell actions={bell} />}
    </>
  );
}

function Bell({ actions }: { readonly actions: readonly LegalAction[] }): JSX.Element {
  const { controls } = useTable();
  return (
    <details class="pop">
      <summary class="btn" aria-label={actions.map(({ label }) => label).join(", ")}>
        <Icon name="bell" />
      </summary>
      <div class="menu up">
        {actions.map((action) => (
          <button type="button" key={action.id} class="option" data-by="button" onClick={() => controls.pick(action)}>
            {action.label}
          </button>
        ))}
      </div>
    </details>
  );
}

/** On a drawn board, the actions that have neither a place nor a button: the tray has them. */
function unplaced({ state }: TableValue): number {
  const choices = state.now?.choices ?? [];
  if (choices.every(({ path }) => path.length === 0)) return 0;
  return choices.filter(({ action, path }) => path.length === 0 && ![...BUTTONS, ...BELL].includes(action.kind)).length;
}
