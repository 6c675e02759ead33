// What boards see of the choosing: the state of each place, and what a press does.

import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { BlockedAction, LegalAction } from "@reeve/client";
import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { alike } from "./alike.ts";
import { firstPlaces, follow, narrow, pressesOf } from "./choosing.ts";
import type { PlaceKey } from "./game.ts";
import { isInert, type Situation, type State } from "./state.ts";

export type PlaceState = "idle" | "open" | "chosen" | "blocked" | "pending";

/** The states of all places at one moment. */
export interface Chooser {
  stateOf(place: PlaceKey): PlaceState;
  /** How many actions a place leads to. */
  countOf(place: PlaceKey): number;
  /** Why nothing can be done at a place. */
  reasonsOf(place: PlaceKey): readonly BlockedAction[];
  /** How often a place was pressed for the choice so far. */
  pressed(place: PlaceKey): number;
  /** Whether the prepared move would change a place. */
  changes(place: PlaceKey): boolean;
  /** All places that can be pressed now. */
  readonly open: ReadonlyMap<PlaceKey, number>;
  /** All places on the ways to the listed actions, each with its actions: for boards that draw what is offered. */
  readonly listed: ReadonlyMap<PlaceKey, readonly LegalAction[]>;
  /** Whether a choice has begun: what it does not lead to looks as before, but the keyboard passes it over. */
  readonly begun: boolean;
  /** Whether the choice is complete: Enter confirms it. */
  readonly complete: boolean;
  press(place: PlaceKey): void;
}

const NOTHING: Chooser = {
  stateOf: () => "idle",
  countOf: () => 0,
  reasonsOf: () => [],
  pressed: () => 0,
  changes: () => false,
  open: new Map(),
  listed: new Map(),
  begun: false,
  complete: false,
  press: () => {},
};

/** The current chooser, as a signal: a press draws only the places anew whose own look changes. */
export const ChooserContext = createContext<ReadonlySignal<Chooser>>(signal(NOTHING));

/** The states of all places; the component is drawn anew whenever any of them changes. */
export function useChooser(): Chooser {
  return useContext(ChooserContext).value;
}

/** What one place shows of the choosing. */
export interface PlaceLook {
  readonly state: PlaceState;
  readonly count: number;
  readonly pressed: number;
  readonly changed: boolean;
  /** Blocked beside a choice that has begun. */
  readonly aside: boolean;
  /** Why it is blocked; empty if it is not. */
  readonly reasons: readonly BlockedAction[];
}

/** The look of one place; the component is drawn anew only when it changes. */
export function usePlace(at: PlaceKey): PlaceLook {
  const chooser = useContext(ChooserContext);
  const look = useMemo(() => {
    let last: PlaceLook | undefined;
    return computed(() => {
      const next = lookOf(chooser.value, at);
      if (!last || !alike(last, next)) last = next;
      return last;
    });
  }, [chooser, at]);
  return look.value;
}

function lookOf(chooser: Chooser, at: PlaceKey): PlaceLook {
  const state = chooser.stateOf(at);
  return {
    state,
    count: chooser.countOf(at),
    pressed: chooser.pressed(at),
    changed: chooser.changes(at),
    aside: state === "blocked" && chooser.begun,
    reasons: state === "blocked" ? chooser.reasonsOf(at) : NO_REASONS,
  };
}

const NO_REASONS: readonly BlockedAction[] = [];

/** Work out the states of all places. `changed`: what the preview would change. */
export function makeChooser(state: State, changed: readonly PlaceKey[], press: (place: PlaceKey) => void): Chooser {
  if (!state.now || state.past || state.step) return NOTHING;
  const { choices } = state.now;
  const inert = isInert(state);
  const shown = state.sent?.places ?? shownPlaces(state);
  const chosen = new Set(shown);
  const open = inert ? new Map<PlaceKey, number>() : openPlaces(state, choices);
  const blocked = blockedPlaces(state);
  const would = new Set(changed);
  return {
    stateOf(place) {
      if (state.sent && chosen.has(place)) return "pending";
      if (chosen.has(place) && !open.has(place)) return "chosen";
      if (open.has(place)) return "open";
      return !inert && blocked.has(place) ? "blocked" : "idle";
    },
    countOf: (place) => open.get(place) ?? 0,
    reasonsOf: (place) => blocked.get(place) ?? [],
    pressed: (place) => shown.filter((one) => one === place).length,
    changes: (place) => would.has(place),
    open,
    listed: listedPlaces(state),
    begun: state.chosen.length > 0,
    complete: state.picked !== undefined,
    press,
  };
}

/** The places that lead on. Those beside the last one stay open when the choice is complete: a press changes it. */
function openPlaces(state: State, choices: Situation["choices"]): ReadonlyMap<PlaceKey, number> {
  if (!state.picked) return narrow(choices, state.chosen).open;
  const last = state.chosen.at(-1);
  if (last === undefined) return new Map();
  const beside = new Map(narrow(choices, state.chosen.slice(0, -1)).open);
  beside.delete(last);
  return beside;
}

/** The places of the choice so far; of an action chosen in words, all of its places. */
export function shownPlaces(state: State): readonly PlaceKey[] {
  if (!state.picked || state.chosen.length > 0) return state.chosen;
  const choice = state.now?.choices.find(({ action }) => action.id === state.picked?.id);
  return choice ? pressesOf(choice.path) : [];
}

function listedPlaces(state: State): ReadonlyMap<PlaceKey, readonly LegalAction[]> {
  const found = new Map<PlaceKey, LegalAction[]>();
  for (const { action, path } of state.now?.choices ?? []) {
    for (const place of new Set(path.flatMap(firstPlaces))) {
      const there = found.get(place);
      if (there) there.push(action);
      else found.set(place, [action]);
    }
  }
  return found;
}

function blockedPlaces(state: State): ReadonlyMap<PlaceKey, readonly BlockedAction[]> {
  const found = new Map<PlaceKey, BlockedAction[]>();
  for (const { action, path } of state.now?.blocked ?? []) {
    // What the choice so far does not lead to stays blocked beside it.
    for (const place of firstPlaces((follow(path, state.chosen) ?? path)[0])) {
      const there = found.get(place);
      if (there) there.push(action);
      else found.set(place, [action]);
    }
  }
  return found;
}
