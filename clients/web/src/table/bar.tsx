// The action bar: what is asked, what is chosen, what it would do, and the buttons.

import type { BlockedAction, LegalAction } from "@reeve/client";
import type { ComponentChildren, JSX, TargetedEvent } from "preact";
import { Icon, SeatSign } from "../look/icon.tsx";
import { phone } from "../look/screen.ts";
import { words } from "../words/index.ts";
import { shownPlaces } from "./chooser.ts";
import { narrow } from "./choosing.ts";
import { type TableValue, useTable } from "./context.ts";
import { lineOf, seatOf } from "./events.ts";
import { arrowsInList } from "./focus.ts";
import { showPress } from "./painted.ts";
import { refereeParts } from "./referee.ts";
import { isInert, mustAct } from "./state.ts";
import { leaveTip, showTip } from "./tip.tsx";

/** Kinds of actions that have a button of their own in the bar. */
export const BUTTONS = ["skip", "end_turn", "ready", "done", "resume", "fewer", "harvest_all", "forgo", "decline"];
/** Kinds behind the bell: being ready ahead. */
export const BELL = ["ready_through", "ready_while_idle", "ready_off"];
/** So many other actions without a place are buttons too; more of them are in the tray only. */
export const MOST_UNPLACED = 4;

/** What the bar says: at the left on a desk, at the top on a phone. */
export function Say(): JSX.Element {
  const table = useTable();
  const { state, me } = table;
  const mine = mustAct(state, me);
  return (
    <div class={`say ${mine ? "mine" : ""}`}>
      {mine && me !== undefined && <SeatSign seat={me} />}
      {said(table, mine)}
    </div>
  );
}

function said(table: TableValue, mine: boolean): ComponentChildren {
  const { state, me, board, game } = table;
  const t = words.value;
  const phase = phone.value ? game.phaseOf(board) : "";
  if (state.past) {
    return (
      <span class="said" role="status">
        <Icon name="clock" /> {t.pastHint}
      </span>
    );
  }
  const halted = refereeParts.value?.haltOf(table);
  if (halted) {
    return (
      <>
        <Icon name={halted.icon} />
        <span class="col said">
          <span class="ask">{halted.text}</span>
          {halted.more && <span class="muted small">{halted.more}</span>}
        </span>
      </>
    );
  }
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
          <span class="ask">{asked(state.now?.question ?? "", t.yourTurnNow) || t.chooseHere}</span>
          <Under>{hasOnlyButtons(table) ? t.onlyButtons : phase}</Under>
        </span>
      </>
    );
  }
  const [next, ...more] = state.now?.toAct ?? [];
  if (next === undefined) return <span class="ask">{table.ending?.text ?? t.loading}</span>;
  return (
    <span class="col said">
      <span class="ask">{more.length > 0 ? t.turnOfSeveral : t.turnOf(board.names[next] ?? "")}</span>
      <Under>{[me === undefined && t.watching, phase].filter(Boolean).join(" · ")}</Under>
    </span>
  );
}

/** A smaller line below what is asked. */
function Under({ children }: { readonly children: string }): JSX.Element | null {
  return children ? <span class="muted small">{children}</span> : null;
}

/** Whether no place can be pressed, and nothing is chosen from the list: a button goes on. */
function hasOnlyButtons({ state }: TableValue): boolean {
  const choices = state.now?.choices ?? [];
  const isButton = ({ action, path }: (typeof choices)[number]) => path.length === 0 && BUTTONS.includes(action.kind);
  const isAside = ({ action }: (typeof choices)[number]) => BELL.includes(action.kind);
  return choices.some(isButton) && choices.every((choice) => isButton(choice) || isAside(choice));
}

/** A question without "Your turn: ", which stands beside it already. */
export function asked(question: string, yourTurn: string): string {
  const start = `${yourTurn}: `;
  if (!question.toLowerCase().startsWith(start.toLowerCase())) return question;
  return question.charAt(start.length).toUpperCase() + question.slice(start.length + 1);
}

function notice({ state }: TableValue): string {
  const t = words.value;
  if (state.notice?.kind === "stale") return t.stale;
  return state.notice?.kind === "refused" ? t.refused(state.notice.text) : t.unanswered;
}

/** What is chosen so far, as chips, and what it would do. */
function Chosen(): JSX.Element {
  const { state, me, game, board } = useTable();
  const t = words.value;
  const places = shownPlaces(state);
  const { picked, preview } = state;
  const { complete, open } = narrow(state.now?.choices ?? [], state.chosen);
  const leadsOn = open.size > 0 && complete.length === 0;
  return (
    <>
      {[...new Set(places)].map((place) => {
        const icon = game.iconOf(place, board);
        const times = places.filter((one) => one === place).length;
        return (
          <span class="chip" key={place}>
            {icon && <Icon name={icon} />}
            {game.nameOf(place, board)}
            {times > 1 && ` × ${times}`}
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
          {preview
            ? preview.events.map((event) => (seatOf(event) === me ? lineOf(event, board.names) : event.text)).join(" ")
            : picked.label}
          {preview && (preview.view ? <span class="muted"> {t.notYet}</span> : <b class="final"> {t.cannotUndo}</b>)}
        </span>
      )}
      {!picked && (
        <span class="said small">
          {leadsOn && <b>{t.nextPlace}</b>} <span class="muted">{state.now?.question}</span>
        </span>
      )}
    </>
  );
}

/** The buttons of the bar. `openTray`: show all actions. */
export function Buttons({ openTray }: { readonly openTray: () => void }): JSX.Element {
  const table = useTable();
  const { state, me, controls } = table;
  const t = words.value;
  if (state.step) {
    return (
      <button type="button" class="btn" onClick={controls.catchUp}>
        {t.catchUp}
      </button>
    );
  }
  if (table.ending) return <>{table.ending.buttons}</>;
  if (me === undefined) return <span />;
  const halted = refereeParts.value?.haltOf(table);
  if (halted) return <>{halted.button}</>;
  const hidden = unplaced(table).length > MOST_UNPLACED ? unplaced(table).length : 0;
  const choosing = state.picked !== undefined || state.chosen.length > 0;
  const inert = isInert(state);
  const undoable = state.now?.undoable ?? 0;
  return (
    <>
      <Choosing />
      <button
        type="button"
        class={`btn ${undoable ? "" : "off"}`}
        disabled={inert || !undoable}
        onClick={controls.undo}
        aria-label={t.undoCount(undoable)}
      >
        <Icon name="undo" />
        <span class="wide">{t.undoCount(undoable)}</span>
        <span class="narrow-only num" aria-hidden="true">
          {undoable}
        </span>
      </button>
      {!choosing && <Fixed />}
      {controls.hint && !choosing && mustAct(state, me) && (
        <button type="button" class="btn" onClick={controls.hint} disabled={inert} aria-label={t.hint}>
          <Icon name="hint" />
          <span class="wide">{t.hint}</span>
        </button>
      )}
      <button
        type="button"
        class="btn"
        onClick={openTray}
        aria-label={t.allActions}
        title={hidden ? t.moreInTray(hidden) : ""}
      >
        <Icon name="tray" />
        <span class="wide">{t.allActions}</span>
        {hidden > 0 && (
          <span class="num" aria-hidden="true">
            +{hidden}
          </span>
        )}{" "}
        <i class="key wide" data-key="t" />
      </button>
    </>
  );
}

/** Confirm, the action that the presses so far mean already, and a step back. */
function Choosing(): JSX.Element {
  const { state, controls } = useTable();
  const t = words.value;
  const inert = isInert(state);
  const { complete, open } = narrow(state.now?.choices ?? [], state.chosen);
  const enough = state.chosen.length > 0 && complete.length === 1 && open.size > 0 ? complete[0] : undefined;
  return (
    <>
      {state.picked && (
        <button
          type="button"
          class={`btn ${state.sent ? "pending" : "go"}`}
          aria-disabled={state.sent ? "true" : undefined}
          data-do="confirm"
          onClick={({ currentTarget }) => void showPress(currentTarget, controls.confirm)}
        >
          <Icon name="check" />
          {t.confirm} <i class="key" data-key="↵" />
        </button>
      )}
      {enough && !state.picked && (
        <button
          type="button"
          class="btn go"
          disabled={inert}
          data-by="place"
          onClick={({ currentTarget }) => void showPress(currentTarget, () => controls.pick(enough, "place"))}
        >
          <Icon name="check" />
          {enough.label}
        </button>
      )}
      {(state.picked || state.chosen.length > 0) && !state.sent && (
        <button type="button" class="btn" data-do="back" onClick={controls.back}>
          {t.back} <i class="key" data-key="esc" />
        </button>
      )}
    </>
  );
}

/** Buttons of actions that have no place, those that are blocked, and the bell. */
function Fixed(): JSX.Element {
  const table = useTable();
  const { state, controls } = table;
  const inert = isInert(state);
  const actions = (state.now?.choices ?? []).map(({ action }) => action);
  const others = unplaced(table);
  const fixed = [
    ...actions.filter(({ kind }) => BUTTONS.includes(kind)),
    ...(others.length > MOST_UNPLACED ? [] : others),
  ];
  const bell = actions.filter(({ kind }) => BELL.includes(kind));
  const blocked = (state.now?.blocked ?? []).map(({ action }) => action).filter(({ kind }) => BUTTONS.includes(kind));
  return (
    <>
      {blocked.map((action) => (
        <BlockedButton key={action.id} action={action} />
      ))}
      {fixed.map((action) => (
        <button
          type="button"
          key={action.id}
          class="btn can"
          data-by="button"
          data-kind={action.kind}
          aria-label={action.label}
          disabled={inert}
          onClick={({ currentTarget }) => void showPress(currentTarget, () => controls.pick(action, "button"))}
        >
          {action.kind === "ready" && <Icon name="bell" />}
          {phone.value && BUTTONS.includes(action.kind) ? short(action.label) : action.label}
        </button>
      ))}
      {bell.length > 0 && controls.setReady && <Bell actions={bell} inert={inert} />}
    </>
  );
}

const ROOM = 24; // letters of a button on a phone

/** "Take fewer" for "Take fewer: lay out the smaller amounts", if that is too long; the name has all of it. */
export function short(label: string): string {
  return label.length > ROOM ? (label.split(":")[0] ?? label) : label;
}

function BlockedButton({ action }: { readonly action: BlockedAction }): JSX.Element {
  const explain = (event: TargetedEvent<Element>) => showTip(event.currentTarget, [action]);
  return (
    <button
      type="button"
      class="btn off"
      aria-disabled="true"
      aria-label={`${action.label}. ${action.text}`}
      onClick={(event) => showTip(event.currentTarget, [action], true)}
      onPointerEnter={explain}
      onPointerLeave={leaveTip}
      onFocus={explain}
      onBlur={leaveTip}
    >
      <Icon name="lock" />
      {action.label}
    </button>
  );
}

/** Says ahead when the seat wants to be asked. */
function Bell({ actions, inert }: { readonly actions: readonly LegalAction[]; readonly inert: boolean }): JSX.Element {
  const { controls } = useTable();
  const t = words.value;
  return (
    <details class="pop">
      <summary class="btn" aria-label={t.whenAsked} title={t.whenAsked}>
        <Icon name="bell" />…
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from button to button */}
      <div class="menu up" onKeyDown={arrowsInList}>
        <h3>{t.whenAsked}</h3>
        {actions.map((action) => (
          <button
            type="button"
            key={action.id}
            class="option"
            data-by="button"
            data-kind={action.kind}
            disabled={inert}
            onClick={(event) => {
              event.currentTarget.closest("details")?.removeAttribute("open");
              controls.setReady?.(action);
            }}
          >
            {action.label}
          </button>
        ))}
      </div>
    </details>
  );
}

/** On a drawn board, the actions that have neither a place nor a button of their own. */
function unplaced({ state }: TableValue): readonly LegalAction[] {
  const choices = state.now?.choices ?? [];
  if (choices.every(({ path }) => path.length === 0)) return [];
  return choices
    .filter(({ action, path }) => path.length === 0 && ![...BUTTONS, ...BELL].includes(action.kind))
    .map(({ action }) => action);
}
