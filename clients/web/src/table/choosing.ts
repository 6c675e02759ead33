// Choosing an action by pressing places: every press narrows the listed actions.

import type { Path, PlaceKey, Step } from "./game.ts";

/** An action with the places that lead to it. */
export interface Choice<Action> {
  readonly action: Action;
  readonly path: Path;
}

/** What is left after some presses. */
export interface Narrowed<Action> {
  /** Actions that need no further place. */
  readonly complete: readonly Action[];
  /** Places that lead on, with the number of actions behind each. */
  readonly open: ReadonlyMap<PlaceKey, number>;
}

/** The places that a step can begin with. */
export function firstPlaces(step: Step | undefined): readonly PlaceKey[] {
  if (step === undefined) return [];
  if (typeof step === "string") return [step];
  return "oneOf" in step ? [...new Set(step.oneOf)] : [...new Set(step.bag)];
}

/** What remains of a path after a press; null if the path does not lead there. */
export function advance(path: Path, place: PlaceKey): Path | null {
  const [step, ...rest] = path;
  if (step === undefined || !firstPlaces(step).includes(place)) return null;
  if (typeof step === "string" || "oneOf" in step) return rest;
  const bag = step.bag.toSpliced(step.bag.indexOf(place), 1);
  return bag.length > 0 ? [{ bag }, ...rest] : rest;
}

/** What remains of a path after several presses. */
export function follow(path: Path, chosen: readonly PlaceKey[]): Path | null {
  let left: Path | null = path;
  for (const place of chosen) {
    left = advance(left, place);
    if (left === null) return null;
  }
  return left;
}

/** The actions that the presses so far can still mean. Actions without a path are never among them. */
export function narrow<Action>(choices: readonly Choice<Action>[], chosen: readonly PlaceKey[]): Narrowed<Action> {
  const complete: Action[] = [];
  const open = new Map<PlaceKey, number>();
  for (const { action, path } of choices) {
    if (path.length === 0) continue;
    const left = follow(path, chosen);
    if (left === null) continue;
    if (left.length === 0) complete.push(action);
    for (const place of firstPlaces(left[0])) open.set(place, (open.get(place) ?? 0) + 1);
  }
  return { complete, open };
}

/**
 * The one action that the presses mean: no other is left, and at most the rest of a multiset that was begun is missing.
 * Whoever presses clay need not press it three times if nothing but 3 clay can be taken.
 */
export function settled<Action>(choices: readonly Choice<Action>[], chosen: readonly PlaceKey[]): Action | undefined {
  const left = choices.flatMap(({ action, path }) => {
    const rest = path.length > 0 ? follow(path, chosen) : null;
    return rest ? [{ action, rest, last: path.at(-1) }] : [];
  });
  const [only, ...others] = left;
  if (!only || others.length > 0) return undefined;
  return only.rest.length === 0 || isBegun(only.rest, only.last) ? only.action : undefined;
}

/** Whether only a part of the last step, a multiset, is left. */
function isBegun([rest, ...more]: Path, last: Step | undefined): boolean {
  const size = (step: Step | undefined) => (typeof step === "object" && "bag" in step ? step.bag.length : 0);
  return more.length === 0 && size(rest) > 0 && size(rest) < size(last);
}

/** Whether presses still lead to an action, or mean one. */
export function isPossible<Action>(choices: readonly Choice<Action>[], chosen: readonly PlaceKey[]): boolean {
  const { complete, open } = narrow(choices, chosen);
  return complete.length > 0 || open.size > 0;
}

/** The presses of a path, where any of several places is meant the first: they light up for what was chosen in words. */
export function pressesOf(path: Path): readonly PlaceKey[] {
  return path.flatMap((step) =>
    typeof step === "string" ? [step] : "oneOf" in step ? step.oneOf.slice(0, 1) : step.bag,
  );
}
