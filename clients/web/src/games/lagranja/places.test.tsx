// Ways to actions and drawn places, over recorded situations of games with one, two and four seats.

import type { Args, BlockedAction, LegalAction, Part, View } from "@reeve/client";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { Catalogue } from "../../table/catalogue.ts";
import { ChooserContext, makeChooser } from "../../table/chooser.ts";
import { firstPlaces } from "../../table/choosing.ts";
import type { BoardProps, Path, PlaceKey } from "../../table/game.ts";
import { EMPTY, reduce, type State } from "../../table/state.ts";
import { game } from "./index.tsx";
import recorded from "./testing/situations.json" with { type: "json" };

interface Situation {
  readonly question: string;
  readonly seat: number;
  readonly view: View;
  readonly actions: readonly LegalAction[];
  readonly blocked: readonly BlockedAction[];
}

const SITUATIONS = recorded.situations as unknown as readonly Situation[];
const PARTS = recorded.parts as unknown as readonly Part[];
const BUTTONS = ["end_turn", "decline", "forgo"];

function boardOf({ view, seat }: Situation, language = "en"): BoardProps {
  const names = view.lagranja?.seats.map((_, index) => "ABCD"[index] ?? "") ?? [];
  return { view, after: undefined, seat, names, catalogue: new Catalogue(language, [], PARTS, []), phone: false };
}

function stateOf({ view, seat, actions, blocked, question }: Situation): State {
  const withPath = <Action extends { readonly args: Args }>(action: Action) => ({
    action,
    path: game.places(action.args, view, seat),
  });
  const choices = actions.map(withPath);
  const situation = { revision: 1, toAct: [seat], view, undoable: 0, question, choices };
  return reduce(EMPTY, { type: "situation", situation: { ...situation, blocked: blocked.map(withPath) } });
}

/** The keys of all places that the boards draw. */
function drawn(situation: Situation): ReadonlySet<PlaceKey> {
  const board = boardOf(situation);
  const chooser = makeChooser(stateOf(situation), [], () => {});
  const html = renderToString(
    <ChooserContext.Provider value={chooser}>
      <game.Header {...board} />
      <game.Common {...board} />
      <game.Own {...board} />
      <game.Hand {...board} />
      {board.names.map((_, seat) => seat !== board.seat && <game.Other key={seat} {...board} seat={seat} />)}
    </ChooserContext.Provider>,
  );
  return new Set([...html.matchAll(/data-place="([^"]+)"/g)].map(([, key]) => key ?? ""));
}

function keysOf(path: Path): readonly PlaceKey[] {
  return path.flatMap(firstPlaces);
}

describe.each(SITUATIONS.map((one, index) => [`${index}: ${one.question}`, one] as const))("%s", (_, situation) => {
  const { choices, blocked } = stateOf(situation).now ?? { choices: [], blocked: [] };

  it("leads to every action by places, except to those with a button", () => {
    const unplaced = choices.filter(({ path }) => path.length === 0).map(({ action }) => action.kind);
    expect(unplaced.filter((kind) => !BUTTONS.includes(kind))).toEqual([]);
  });

  it("tells all actions apart, by places or by the words of the menu", () => {
    const ways = choices.map(({ action, path }) => JSON.stringify([path, action.label]));
    expect(new Set(ways).size).toBe(ways.length);
  });

  it("draws every place that an action or a reason mentions", () => {
    const there = drawn(situation);
    const wanted = [...choices, ...blocked].flatMap(({ path }) => keysOf(path));
    expect(wanted.filter((key) => !there.has(key))).toEqual([]);
  });

  it("names every place in words", () => {
    const board = boardOf(situation);
    const wanted = choices.flatMap(({ path }) => keysOf(path));
    expect(wanted.filter((key) => ["", key].includes(game.nameOf(key, board)))).toEqual([]);
  });
});

describe("the recorded situations", () => {
  it("have all kinds of actions but the rarest", () => {
    const seen = new Set(SITUATIONS.flatMap(({ actions }) => actions.map(({ kind }) => kind)));
    for (const kind of [
      "play_card",
      "deliver",
      "take",
      "choose",
      "reroll",
      "shift",
      "keep",
      "place_stall",
      "flip_roof",
    ])
      expect(seen).toContain(kind);
  });
});

describe("rare actions", () => {
  const [first] = SITUATIONS as readonly [Situation];
  const way = (args: Args["lagranja"]) => game.places({ lagranja: args } as Args, first.view, first.seat);

  it("moves a stall from space to space", () => {
    expect(way({ moveStall: { space: "A2", to: "A3" } })).toEqual(["hex:A2", "hex:A3"]);
  });

  it("gives up what has a marker where it lies", () => {
    const { seat } = first;
    expect(way({ giveUp: { space: "A2" } })).toEqual(["hex:A2"]);
    expect(way({ giveUp: { good: "GOOD_WINE", barrow: 7 } })).toEqual([`barrow:${seat}:7`]);
    expect(way({ giveUp: { good: "GOOD_WINE", building: "butcher" } })).toEqual(["building:butcher"]);
    expect(way({ giveUp: { good: "GOOD_PIG", place: "PLACE_STY" } })).toEqual([`store:${seat}:pig`]);
  });

  it("pays a VP where VP lie, and needs no place to forgo", () => {
    expect(way({ pay: { vp: 1 } })).toEqual([`store:${first.seat}:vp`]);
    expect(way({ forgo: {} })).toEqual([]);
  });

  it("leaves what a newer server says to the tray", () => {
    expect(way({ dance: {} } as never)).toEqual([]);
  });
});
