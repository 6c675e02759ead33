// The table as one value, and the pure function that changes it.

import type { BlockedAction, Event, Game, LegalAction, View } from "@reeve/client";
import { type Choice, isPossible, narrow, settled } from "./choosing.ts";
import type { PlaceKey } from "./game.ts";

/** How the stream is doing. `gone`: it will not come back by itself. */
export type LinkState = "live" | "lost" | "gone";

/** The table at one revision as the viewer sees it, and what the viewer may do. */
export interface Situation {
  readonly revision: number;
  readonly toAct: readonly number[];
  readonly view: View;
  readonly choices: readonly Choice<LegalAction>[];
  readonly blocked: readonly Choice<BlockedAction>[];
  readonly undoable: number;
  readonly question: string;
}

/** What the prepared action would do. No view: something hidden would be seen. */
export interface Preview {
  readonly action: string;
  readonly events: readonly Event[];
  readonly view: View | undefined;
}

/** How a move was chosen: by places (with the menu at a place), by a button of the bar, in the list, or as a bot's hint. */
export type By = "place" | "button" | "tray" | "hint";

/** A move on its way. */
export interface Sent {
  readonly requestId: string;
  readonly action: string;
  readonly places: readonly PlaceKey[];
}

/** The table at an earlier revision, as long as somebody looks back. */
export interface Past {
  readonly revision: number;
  readonly view: View | undefined;
  /** The revision of the view: an earlier one until the view of this one has come. */
  readonly shown?: number | undefined;
  /** Whether the revisions are shown one after the other. */
  readonly playing: boolean;
}

/** A revision between the last situation and the newest one: the moves of others are shown one by one. */
export interface Shown {
  readonly revision: number;
  readonly view: View;
}

/** Something that the bar says once, until the next press. */
export type Notice =
  | { readonly kind: "stale" }
  | { readonly kind: "refused"; readonly text: string }
  | { readonly kind: "unanswered" };

export interface State {
  readonly game: Game | undefined;
  readonly now: Situation | undefined;
  readonly log: readonly Event[];
  /** The revisions that the viewer has made on this page. */
  readonly own: readonly number[];
  readonly chosen: readonly PlaceKey[];
  /** A complete choice, waiting for its preview or for confirmation. */
  readonly picked: LegalAction | undefined;
  /** How the last action was picked. */
  readonly by: By | undefined;
  readonly preview: Preview | undefined;
  /** Why a bot would do what is picked. */
  readonly hint: string | undefined;
  readonly sent: Sent | undefined;
  readonly link: LinkState;
  readonly past: Past | undefined;
  readonly step: Shown | undefined;
  /** Whether all hands of a finished game are shown. */
  readonly open: boolean;
  readonly notice: Notice | undefined;
  /** The seat that the device is to be handed to: nothing of another seat is shown. */
  readonly curtain: number | undefined;
}

export const EMPTY: State = {
  game: undefined,
  now: undefined,
  log: [],
  own: [],
  chosen: [],
  picked: undefined,
  by: undefined,
  preview: undefined,
  hint: undefined,
  sent: undefined,
  link: "live",
  past: undefined,
  step: undefined,
  open: false,
  notice: undefined,
  curtain: undefined,
};

export type Message =
  | { readonly type: "game"; readonly game: Game }
  | { readonly type: "situation"; readonly situation: Situation }
  | { readonly type: "outcome"; readonly situation: Situation }
  | { readonly type: "events"; readonly events: readonly Event[] }
  | { readonly type: "log"; readonly events: readonly Event[] }
  | { readonly type: "press"; readonly place: PlaceKey }
  | { readonly type: "pick"; readonly action: LegalAction; readonly by: By }
  | { readonly type: "hint"; readonly action: LegalAction; readonly text: string }
  | { readonly type: "back" }
  | { readonly type: "clear" }
  | { readonly type: "preview"; readonly preview: Preview }
  | { readonly type: "send"; readonly sent: Sent }
  | { readonly type: "unsent" }
  | { readonly type: "unanswered" }
  | { readonly type: "refused"; readonly notice: Notice }
  | { readonly type: "link"; readonly link: LinkState }
  | { readonly type: "past"; readonly past: Past | undefined }
  | { readonly type: "step"; readonly step: Shown }
  | { readonly type: "open"; readonly open: boolean }
  | { readonly type: "curtain"; readonly seat: number | undefined };

const UNCHOSEN = { chosen: [], picked: undefined, preview: undefined, hint: undefined } as const;

export function reduce(state: State, message: Message): State {
  switch (message.type) {
    case "game":
      return { ...state, game: message.game };
    case "situation":
      return withSituation(state, message.situation);
    case "outcome":
      return {
        ...state,
        ...UNCHOSEN,
        now: newer(state.now, message.situation),
        own: [...state.own, message.situation.revision],
        step: undefined,
        sent: undefined,
        notice: undefined,
      };
    case "events":
      return withEvents(state, message.events);
    case "log":
      return { ...state, log: message.events };
    case "press":
      return withPress(state, message.place);
    case "pick":
      return isInert(state)
        ? state
        : {
            ...state,
            picked: message.action,
            by: message.by,
            preview: undefined,
            hint: undefined,
            notice: undefined,
          };
    case "hint":
      return isInert(state)
        ? state
        : { ...state, ...UNCHOSEN, picked: message.action, by: "hint", hint: message.text, notice: undefined };
    case "back":
      return withStepBack(state);
    case "clear":
      return { ...state, ...UNCHOSEN };
    case "preview":
      return state.picked?.id === message.preview.action ? { ...state, preview: message.preview } : state;
    case "send":
      return { ...state, sent: message.sent, notice: undefined };
    case "unsent":
      return { ...state, sent: undefined };
    case "unanswered":
      return { ...state, notice: { kind: "unanswered" } };
    case "refused":
      return { ...state, ...UNCHOSEN, sent: undefined, notice: message.notice };
    case "link":
      return { ...state, link: message.link };
    case "past":
      return { ...state, ...UNCHOSEN, past: message.past };
    case "step":
      return message.step.revision > shownRevision(state) ? { ...state, step: message.step } : state;
    case "open":
      return { ...state, open: message.open };
    case "curtain":
      // What belongs to the seat before leaves the page before the next one looks.
      return { ...EMPTY, game: state.game, link: state.link, curtain: message.seat };
  }
}

/** Whether nothing can be pressed: in the past, while a move is on its way, while moves of others are shown. */
export function isInert(state: State): boolean {
  return state.sent !== undefined || state.past !== undefined || state.step !== undefined || state.now === undefined;
}

/** The revision up to which the table is shown to somebody who does not look back. */
export function shownRevision(state: State): number {
  return state.step?.revision ?? state.now?.revision ?? 0;
}

/** What has happened up to what is shown. */
export function shownLog(state: State): readonly Event[] {
  const revision = shownRevision(state);
  return (state.log.at(-1)?.revision ?? 0) > revision
    ? state.log.filter((event) => event.revision <= revision)
    : state.log;
}

/** Whether a seat must decide now. */
export function mustAct({ game, now, past, step }: State, seat: number | undefined): boolean {
  if (seat === undefined || past || step || game?.status === "GAME_STATUS_PAUSED" || game?.seats?.[seat]?.bot)
    return false;
  return now?.toAct.includes(seat) ?? false;
}

function newer(before: Situation | undefined, situation: Situation): Situation {
  return before && before.revision > situation.revision ? before : situation;
}

/** A situation that was read: older ones are left out; the prepared choice is kept if it is still listed. */
function withSituation(state: State, situation: Situation): State {
  if (newer(state.now, situation) !== situation) return state;
  const next: State = { ...state, now: situation, step: undefined };
  if (state.chosen.length === 0 && !state.picked) return next;
  const picked = state.picked && situation.choices.find(({ action }) => action.id === state.picked?.id)?.action;
  const kept = state.picked ? picked !== undefined : isPossible(situation.choices, state.chosen);
  if (!kept) return { ...next, ...UNCHOSEN, notice: { kind: "stale" } };
  return { ...next, picked, preview: undefined };
}

/** Events come from the stream and from outcomes, in any order; each is in the log once. */
function withEvents(state: State, events: readonly Event[]): State {
  const last = state.log.at(-1)?.seq ?? 0;
  if (events.every((event) => event.seq > last)) return { ...state, log: [...state.log, ...events] };
  const all = new Map([...state.log, ...events].map((event) => [event.seq, event]));
  return { ...state, log: [...all.values()].sort((one, other) => one.seq - other.seq) };
}

function withPress(state: State, place: PlaceKey): State {
  if (isInert(state) || !state.now) return state;
  const { choices } = state.now;
  const chosen = [...state.chosen, place];
  const next = narrow(choices, chosen);
  if (next.complete.length === 0 && next.open.size === 0) {
    if (state.chosen.at(-1) === place) return withStepBack(state);
    // In place of the last press, or another beginning.
    const kept = [state.chosen.slice(0, -1), []].find((one) => isPossible(choices, [...one, place]));
    return kept && state.chosen.length > 0 ? withPress({ ...state, ...UNCHOSEN, chosen: kept }, place) : state;
  }
  const picked = settled(choices, chosen);
  return { ...state, chosen, picked, by: "place", preview: undefined, notice: undefined };
}

function withStepBack(state: State): State {
  if (state.sent) return state;
  if (state.picked && state.chosen.length === 0) return { ...state, ...UNCHOSEN };
  return { ...state, chosen: state.chosen.slice(0, -1), picked: undefined, preview: undefined, hint: undefined };
}
