import type { View } from "@reeve/client";
import { describe, expect, it } from "vitest";
import { PastViews } from "./past.ts";

/** Answers requests one after the other, when it is told to. */
function server() {
  const asked: number[] = [];
  const shown: number[] = [];
  const answers: (() => void)[] = [];
  const views = new PastViews(
    (revision) =>
      new Promise((resolve) => {
        asked.push(revision);
        answers.push(() => resolve({ revision } as unknown as View));
      }),
    (revision) => shown.push(revision),
  );
  const answer = async () => {
    answers.shift()?.();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { asked, shown, views, answer };
}

describe("looking back", () => {
  it("shows a revision and fetches four ahead", async () => {
    const { asked, shown, views, answer } = server();
    views.look(10, 100);
    for (let turn = 0; turn < 6; turn++) await answer();
    expect([shown, asked]).toEqual([[10], [10, 11, 12, 13, 14]]);
    views.look(12, 100);
    expect(shown).toEqual([10, 12]);
  });

  it("asks for nothing after the newest", async () => {
    const { asked, views, answer } = server();
    views.look(99, 100);
    for (let turn = 0; turn < 4; turn++) await answer();
    expect(asked).toEqual([99, 100]);
  });

  it("asks only for where the slider rests, one request at a time", async () => {
    const { asked, shown, views, answer } = server();
    for (let revision = 10; revision <= 60; revision++) views.look(revision, 100);
    expect(asked).toEqual([10]);
    await answer();
    expect([asked, shown]).toEqual([[10, 60], []]);
    await answer();
    expect(shown).toEqual([60]);
  });

  it("shows nothing when it was left, and asks anew for another seat", async () => {
    const { asked, shown, views, answer } = server();
    views.look(10, 10);
    views.leave();
    await answer();
    expect(shown).toEqual([]);
    views.look(10, 10);
    expect(shown).toEqual([10]);
    views.clear();
    views.look(10, 10);
    await answer();
    await answer();
    expect(asked).toEqual([10, 10]);
  });
});
