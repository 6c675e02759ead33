// Checks recorded decisions of whole games: `tests/web/test_places.py` writes them and runs this with REEVE_DECISIONS.

import { readFileSync } from "node:fs";
import { signal } from "@preact/signals";
import type { BlockedAction, Card, LegalAction, Part, View, Word } from "@reeve/client";
import { renderToString } from "preact-render-to-string";
import { expect, it } from "vitest";
import { BELL, BUTTONS, MOST_UNPLACED } from "../table/bar.tsx";
import { Catalogue } from "../table/catalogue.ts";
import { ChooserContext, makeChooser } from "../table/chooser.ts";
import { firstPlaces, narrow, pressesOf } from "../table/choosing.ts";
import type { BoardProps, GameModule, PlaceKey } from "../table/game.ts";
import { EMPTY, reduce } from "../table/state.ts";
import { loadGame } from "./index.ts";

interface Decision {
  readonly seat: number;
  readonly view: View;
  readonly kinds: readonly string[];
  readonly actions: readonly LegalAction[];
  readonly blocked: readonly BlockedAction[];
}

interface Recorded {
  readonly ruleset: string;
  readonly decisions: readonly Decision[];
  readonly cards: readonly Card[];
  readonly parts: readonly Part[];
  readonly words: readonly Word[];
}

/** Kinds that only programs send. */
const UNLISTED = ["play_card_with"];

const recorded = JSON.parse(readFileSync(process.env["REEVE_DECISIONS"] ?? "", "utf8")) as Recorded;
const catalogue = new Catalogue("en", recorded.cards, recorded.parts, recorded.words);
const game = (await loadGame(recorded.ruleset)) as GameModule;

/** The keys of all places that the boards of a decision draw. */
function drawn({ view, seat, actions, blocked }: Decision): ReadonlySet<PlaceKey> {
  const withPath = <Action extends LegalAction | BlockedAction>(action: Action) => ({
    action,
    path: game.places(action.args, view, seat),
  });
  const listed = { choices: actions.map(withPath), blocked: blocked.map(withPath) };
  const situation = { revision: 1, toAct: [seat], view, undoable: 0, question: "", ...listed };
  const chooser = makeChooser(reduce(EMPTY, { type: "situation", situation }), [], () => {});
  const seats = Object.values(view)[0] as { readonly seats: readonly unknown[] };
  const names = seats.seats.map((_, index) => "ABCD"[index] ?? "");
  const board: BoardProps = { view, after: undefined, seat, names, catalogue, phone: false };
  const html = renderToString(
    <ChooserContext.Provider value={signal(chooser)}>
      <game.Common {...board} />
      <game.Own {...board} />
      <game.Hand {...board} />
      {names.map((_, other) => other !== seat && <game.Other key={other} {...board} seat={other} />)}
    </ChooserContext.Provider>,
  );
  return new Set([...html.matchAll(/data-place="([^"]*)"/g)].map(([, key]) => key ?? ""));
}

/** What is wrong with a decision. */
function faults(decision: Decision): readonly string[] {
  const { view, seat, kinds, actions, blocked } = decision;
  const wrong: string[] = [];
  const there = drawn(decision);
  const choices = actions.map((action) => ({ action, path: game.places(action.args, view, seat) }));
  for (const action of [...actions, ...blocked]) {
    for (const key of game.places(action.args, view, seat).flatMap(firstPlaces)) {
      if (!there.has(key)) wrong.push(`${action.id}: ${key} is not drawn`);
    }
  }
  for (const { action, path } of choices) {
    if (path.length === 0) continue;
    const { complete } = narrow(choices, pressesOf(path));
    if (!complete.includes(action)) wrong.push(`${action.id}: its places do not lead to it`);
    if (new Set(complete.map(({ label }) => label)).size < complete.length)
      wrong.push(`${action.id}: another action has the same places and the same words`);
  }
  const buttons = [...BUTTONS, ...BELL, ...UNLISTED];
  const unplaced = choices.filter(({ path }, index) => path.length === 0 && !buttons.includes(kinds[index] ?? ""));
  if (unplaced.length > MOST_UNPLACED) wrong.push(`only listed: ${unplaced.map(({ action }) => action.id).join(" ")}`);
  return wrong;
}

it("leads to every action by places that are drawn", () => {
  expect(recorded.decisions.length).toBeGreaterThan(100);
  expect(recorded.decisions.flatMap(faults)).toEqual([]);
}, 300_000);
