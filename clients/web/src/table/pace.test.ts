import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nextStep, type Paced, Pacer } from "./pace.ts";

describe("the next revision", () => {
  it("is the one after, and the one before it stays as long as the pace says", () => {
    expect(nextStep(5, 8, 500, 6_000)).toEqual({ revision: 6, wait: 500 });
    expect(nextStep(5, 8, 2_000, 6_000)).toEqual({ revision: 6, wait: 2_000 });
  });

  it("is the newest if nothing is to be shown on the way", () => {
    expect(nextStep(5, 8, 0, 6_000)).toEqual({ revision: 8, wait: 0 });
  });

  it("comes sooner when many are left, but never too fast to be seen", () => {
    expect(nextStep(0, 12, 1_000, 6_000)).toEqual({ revision: 1, wait: 500 });
    expect(nextStep(0, 24, 1_000, 6_000)).toEqual({ revision: 1, wait: 250 });
  });

  it("jumps over what would take too long", () => {
    expect(nextStep(0, 100, 1_000, 6_000)).toEqual({ revision: 77, wait: 250 });
    expect(nextStep(0, 3, 1_000, 600)).toEqual({ revision: 2, wait: 250 });
    expect(nextStep(0, 3, 1_000, 100)).toEqual({ revision: 3, wait: 0 });
  });
});

describe("the pacer", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
  afterEach(() => void vi.useRealTimers());

  function table(pace = 500) {
    const asked: (number | undefined)[] = [];
    const state = { shown: 3, newest: 3, held: false, pace };
    const paced: Paced = {
      shown: () => state.shown,
      pace: () => state.pace,
      held: () => state.held,
      show: async (revision) => {
        asked.push(revision);
        state.shown = revision ?? state.newest;
      },
    };
    const pacer = new Pacer(paced);
    const reach = (revision: number) => {
      state.newest = revision;
      pacer.reach(revision);
    };
    return { asked, state, pacer, reach };
  }

  it("shows one revision after the other, the newest with what can be done there", async () => {
    const { asked, pacer, reach } = table();
    pacer.restart();
    reach(6);
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([4]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([4, 5, undefined]);
  });

  it("takes up what is committed meanwhile", async () => {
    const { asked, pacer, reach } = table();
    pacer.restart();
    reach(4);
    reach(5);
    await vi.advanceTimersByTimeAsync(500);
    reach(6);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([4, 5, undefined]);
  });

  it("is never more than six seconds behind the newest", async () => {
    const { state, pacer, reach } = table(2_000);
    pacer.restart();
    reach(200);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(state.shown).toBeLessThan(200);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state.shown).toBe(200);
  });

  it("hurries when it is told to, once", async () => {
    const { asked, pacer, reach } = table();
    pacer.restart();
    reach(9);
    await vi.advanceTimersByTimeAsync(500);
    pacer.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([4, undefined]);
    reach(11);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([4, undefined, 10]);
  });

  it("waits while a move is on its way", async () => {
    const { asked, state, pacer, reach } = table(0);
    state.held = true;
    reach(5);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toEqual([]);
    state.held = false;
    pacer.go();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([undefined]);
  });

  it("does not ask for ever for what cannot be read", async () => {
    const { state, pacer } = table(0);
    const show = vi.fn(async () => {});
    const broken = new Pacer({ shown: () => 3, pace: () => 0, held: () => false, show });
    broken.reach(4);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(show).toHaveBeenCalledTimes(1);
    pacer.stop();
    pacer.reach(9);
    expect(state.shown).toBe(3);
  });
});
