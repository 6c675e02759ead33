// Recorded situations of games with one to four seats, and the boards that are drawn from them. samples.py records them.

import { signal } from "@preact/signals";
import type { Args, BlockedAction, LegalAction, Part, View } from "@reeve/client";
import { renderToString } from "preact-render-to-string";
import { Catalogue } from "../../../table/catalogue.ts";
import { ChooserContext, makeChooser } from "../../../table/chooser.ts";
import type { BoardProps, PlaceKey } from "../../../table/game.ts";
import { EMPTY, reduce, type State } from "../../../table/state.ts";
import { game } from "../index.tsx";
import recorded from "./situations.json" with { type: "json" };

export interface Situation {
  readonly question: string;
  readonly seat: number;
  readonly view: View;
  readonly actions: readonly LegalAction[];
  readonly blocked: readonly BlockedAction[];
}

export const SITUATIONS = recorded.situations as unknown as readonly Situation[];
const PARTS = recorded.parts as unknown as readonly Part[];

export function boardOf({ view, seat }: Situation, language = "en"): BoardProps {
  const names = view.lagranja?.seats.map((_, index) => "ABCD"[index] ?? "") ?? [];
  return { view, after: undefined, seat, names, catalogue: new Catalogue(language, [], PARTS, []), phone: false };
}

export function stateOf({ view, seat, actions, blocked, question }: Situation): State {
  const withPath = <Action extends { readonly args: Args }>(action: Action) => ({
    action,
    path: game.places(action.args, view, seat),
  });
  const choices = actions.map(withPath);
  const situation = { revision: 1, toAct: [seat], view, undoable: 0, question, choices };
  return reduce(EMPTY, { type: "situation", situation: { ...situation, blocked: blocked.map(withPath) } });
}

/** The keys of all places that the boards draw. */
export function drawn(situation: Situation): ReadonlySet<PlaceKey> {
  const board = boardOf(situation);
  const chooser = makeChooser(stateOf(situation), [], () => {});
  const html = renderToString(
    <ChooserContext.Provider value={signal(chooser)}>
      <game.Header {...board} />
      <game.Common {...board} />
      <game.Own {...board} />
      <game.Hand {...board} />
      {board.names.map((_, seat) => seat !== board.seat && <game.Other key={seat} {...board} seat={seat} />)}
    </ChooserContext.Provider>,
  );
  return new Set([...html.matchAll(/data-place="([^"]+)"/g)].map(([, key]) => key ?? ""));
}
