// Views of earlier revisions: one request at a time for what is looked at, then some ahead.

import type { View } from "@reeve/client";

const AHEAD = 4; // revisions that are fetched before they are looked at
const KEPT = 256; // views

export class PastViews {
  readonly #fetch: (revision: number) => Promise<View | undefined>;
  readonly #show: (revision: number, view: View) => void;
  #kept = new Map<number, View>();
  #wanted: number | undefined;
  #shown: number | undefined;
  #last = 0;
  #busy = false;

  constructor(fetch: (revision: number) => Promise<View | undefined>, show: (revision: number, view: View) => void) {
    this.#fetch = fetch;
    this.#show = show;
  }

  /** Show a revision as soon as it is there, unless another one is looked at by then. `last`: the newest one. */
  look(revision: number, last: number): void {
    this.#wanted = revision;
    this.#shown = undefined;
    this.#last = last;
    const kept = this.#kept.get(revision);
    if (kept) this.#display(revision, kept);
    if (!this.#busy) void this.#run();
  }

  /** Look at nothing. */
  leave(): void {
    this.#wanted = undefined;
  }

  /** Forget all views: they are of another seat. */
  clear(): void {
    this.#kept = new Map();
  }

  /** The view of a revision. */
  async get(revision: number): Promise<View | undefined> {
    const kept = this.#kept;
    const found = kept.get(revision) ?? (await this.#fetch(revision));
    if (found && kept === this.#kept) {
      kept.set(revision, found);
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
    }
    return found;
  }

  #display(revision: number, view: View | undefined): void {
    this.#shown = revision;
    if (view) this.#show(revision, view);
  }

  async #run(): Promise<void> {
    this.#busy = true;
    do {
      const wanted = this.#wanted;
      if (wanted === undefined) break;
      if (wanted !== this.#shown) {
        const view = await this.get(wanted);
        if (this.#wanted === wanted && this.#shown !== wanted) this.#display(wanted, view);
      }
      await this.#fetchAhead(wanted);
    } while (this.#wanted !== this.#shown);
    this.#busy = false;
  }

  /** Fetch the next revisions, unless another one is looked at meanwhile. */
  async #fetchAhead(from: number): Promise<void> {
    for (let next = from + 1; next <= Math.min(from + AHEAD, this.#last); next++) {
      if (this.#wanted !== from) return;
      await this.get(next);
    }
  }
}
