import type { BlockedAction, Event, LegalAction, View } from "@reeve/client";
import { describe, expect, it } from "vitest";
import { makeChooser } from "./chooser.ts";
import type { Path } from "./game.ts";
import {
  EMPTY,
  isInert,
  type Message,
  mustAct,
  reduce,
  type Situation,
  type State,
  shownLog,
  shownRevision,
} from "./state.ts";

const view = { hallertau: { round: 1 } } as unknown as View;
const action = (id: string) => ({ id, kind: "place", label: id }) as unknown as LegalAction;
const event = (seq: number, revision = seq) => ({ seq, revision, text: `event ${seq}` }) as unknown as Event;

function situation(revision: number, paths: { readonly [id: string]: Path }): Situation {
  const choices = Object.entries(paths).map(([id, path]) => ({ action: action(id), path }));
  return { revision, toAct: [0], view, choices, blocked: [], undoable: 0, question: "" };
}

const reached = (...messages: readonly Message[]): State => messages.reduce(reduce, EMPTY);

const PATHS = { farming: ["farming"], sow1: ["barley", "row:1"], sow2: ["barley", "row:2"] };
const READ: Message = { type: "situation", situation: situation(5, PATHS) };

describe("pressing", () => {
  it("picks the action when one press is enough", () => {
    expect(reached(READ, { type: "press", place: "farming" }).picked?.id).toBe("farming");
  });

  it("narrows step by step", () => {
    const one = reached(READ, { type: "press", place: "barley" });
    expect([one.chosen, one.picked]).toEqual([["barley"], undefined]);
    const two = reduce(one, { type: "press", place: "row:2" });
    expect(two.picked?.id).toBe("sow2");
  });

  it("begins anew at another beginning, and ignores what leads nowhere", () => {
    const one = reached(READ, { type: "press", place: "barley" });
    expect(reduce(one, { type: "press", place: "farming" }).picked?.id).toBe("farming");
    expect(reduce(one, { type: "press", place: "nowhere" })).toBe(one);
  });

  it("changes the last press", () => {
    const one = reached(READ, { type: "press", place: "barley" }, { type: "press", place: "row:1" });
    const other = reduce(one, { type: "press", place: "row:2" });
    expect([other.chosen, other.picked?.id]).toEqual([["barley", "row:2"], "sow2"]);
    const chooser = makeChooser(one, [], () => {});
    expect([chooser.stateOf("row:1"), chooser.stateOf("row:2"), chooser.pressed("barley")]).toEqual([
      "chosen",
      "open",
      1,
    ]);
  });

  it("takes a place back that is pressed again", () => {
    const one = reached(READ, { type: "press", place: "barley" }, { type: "press", place: "barley" });
    expect([one.chosen, one.picked]).toEqual([[], undefined]);
  });

  it("goes back a step", () => {
    const two = reached(READ, { type: "press", place: "barley" }, { type: "press", place: "row:1" }, { type: "back" });
    expect([two.chosen, two.picked]).toEqual([["barley"], undefined]);
    expect(reduce(two, { type: "back" }).chosen).toEqual([]);
  });
});

describe("a move on its way", () => {
  const sent = reached(
    READ,
    { type: "press", place: "farming" },
    { type: "send", sent: { requestId: "1", action: "farming", places: ["farming"] } },
  );

  it("makes everything else inert", () => {
    expect(isInert(sent)).toBe(true);
    expect(reduce(sent, { type: "press", place: "barley" })).toBe(sent);
    const chooser = makeChooser(sent, [], () => {});
    expect([chooser.stateOf("farming"), chooser.stateOf("barley")]).toEqual(["pending", "idle"]);
  });

  it("ends with its outcome", () => {
    const done = reduce(sent, { type: "outcome", situation: situation(6, { farming: ["farming"] }) });
    expect([done.sent, done.chosen, done.picked, done.now?.revision]).toEqual([undefined, [], undefined, 6]);
  });

  it("does not go back to an older revision than the one that was read", () => {
    const ahead = reduce(sent, { type: "situation", situation: situation(8, {}) });
    expect(reduce(ahead, { type: "outcome", situation: situation(6, PATHS) }).now?.revision).toBe(8);
  });
});

describe("another seat was faster", () => {
  const chosen = reached(READ, { type: "press", place: "barley" });

  it("keeps the choice while it is still listed", () => {
    expect(reduce(chosen, { type: "situation", situation: situation(6, PATHS) }).chosen).toEqual(["barley"]);
  });

  it("clears it with words when it is not", () => {
    const cleared = reduce(chosen, { type: "situation", situation: situation(6, { farming: ["farming"] }) });
    expect([cleared.chosen, cleared.notice]).toEqual([[], { kind: "stale" }]);
  });

  it("asks for the preview of a kept action anew", () => {
    const picked = reached(READ, { type: "press", place: "farming" });
    const seen = reduce(picked, { type: "preview", preview: { action: "farming", events: [], view } });
    const later = reduce(seen, { type: "situation", situation: situation(6, PATHS) });
    expect([later.picked?.id, later.preview]).toEqual(["farming", undefined]);
  });
});

it("forgets a preview of something else", () => {
  const picked = reached(READ, { type: "press", place: "farming" });
  expect(reduce(picked, { type: "preview", preview: { action: "sow1", events: [], view } })).toBe(picked);
});

it("has every event once and in order, from wherever it comes", () => {
  const state = reached(
    { type: "log", events: [event(1)] },
    { type: "events", events: [event(3), event(4)] },
    { type: "events", events: [event(2), event(3)] },
  );
  expect(state.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

it("shows nothing of a seat behind the curtain", () => {
  const state = reached(READ, { type: "log", events: [event(1)] }, { type: "curtain", seat: 1 });
  expect([state.now, state.log, state.curtain]).toEqual([undefined, [], 1]);
});

it("shows nothing of the seat before when the curtain is raised", () => {
  const state = reached({ type: "curtain", seat: 1 }, READ, { type: "curtain", seat: undefined });
  expect([state.now, state.curtain]).toEqual([undefined, undefined]);
});

it("lets nothing be pressed in the past", () => {
  const past = reached(READ, { type: "past", past: { revision: 2, view, playing: false } });
  expect(reduce(past, { type: "press", place: "farming" })).toBe(past);
  expect(makeChooser(past, [], () => {}).open.size).toBe(0);
});

it("says why a place is blocked, at the step where it is", () => {
  const blocked = [
    { action: { id: "b", text: "needs 2 sheep" } as unknown as BlockedAction, path: ["hand:1"] },
    { action: { id: "c", text: "row is full" } as unknown as BlockedAction, path: ["barley", "row:3"] },
  ];
  const state = reached({ type: "situation", situation: { ...situation(5, PATHS), blocked } });
  const first = makeChooser(state, [], () => {});
  expect([first.stateOf("hand:1"), first.stateOf("barley"), first.stateOf("row:3")]).toEqual([
    "blocked",
    "open",
    "idle",
  ]);
  const next = makeChooser(reduce(state, { type: "press", place: "barley" }), [], () => {});
  expect(next.reasonsOf("row:3").map(({ text }) => text)).toEqual(["row is full"]);
});

describe("moves of others, one by one", () => {
  const log: Message = { type: "events", events: [event(1, 5), event(2, 6), event(3, 7)] };
  const stepped = reached(READ, log, { type: "step", step: { revision: 6, view } });

  it("shows the log up to what is shown", () => {
    expect(shownLog(reached(READ, log)).map(({ seq }) => seq)).toEqual([1]);
    expect(shownLog(stepped).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it("lets nothing be pressed meanwhile", () => {
    expect(isInert(stepped)).toBe(true);
    expect(mustAct(stepped, 0)).toBe(false);
    expect(makeChooser(stepped, [], () => {}).open.size).toBe(0);
    expect(reduce(stepped, { type: "press", place: "farming" })).toBe(stepped);
  });

  it("ends with the newest situation, and never goes back", () => {
    expect(reduce(stepped, { type: "step", step: { revision: 5, view } })).toBe(stepped);
    const done = reduce(stepped, { type: "situation", situation: situation(7, PATHS) });
    expect([done.step, shownRevision(done), mustAct(done, 0)]).toEqual([undefined, 7, true]);
    expect(reduce(done, { type: "step", step: { revision: 6, view } })).toBe(done);
  });
});

it("tells how a move was chosen", () => {
  const pressed = reached(READ, { type: "press", place: "farming" });
  expect(pressed.by).toBe("place");
  expect(reduce(pressed, { type: "pick", action: action("sow1"), by: "tray" }).by).toBe("tray");
  expect(reduce(pressed, { type: "hint", action: action("sow1"), text: "" }).by).toBe("hint");
});
