// Shows the moves of others one revision after the other, at a pace that people can follow.

/** The paces that can be chosen, in milliseconds for each revision. 0: at once. */
export const PACES = [0, 250, 500, 1_000, 2_000] as const;
export const DEFAULT_PACE = 500;
const FASTEST = 250;
const MOST_BEHIND = 6_000; // milliseconds after which the table is up to date

/** The next revision to show, and the milliseconds that the one before it stays. `left`: until the newest must be shown. */
export function nextStep(
  shown: number,
  newest: number,
  pace: number,
  left: number,
): { readonly revision: number; readonly wait: number } {
  const steps = newest - shown;
  const most = Math.floor(left / FASTEST);
  if (pace === 0 || most < 1) return { revision: newest, wait: 0 };
  const revision = shown + 1 + Math.max(0, steps - most);
  return { revision, wait: Math.max(FASTEST, Math.min(pace, left / steps)) };
}

/** What the pacer asks of the table. */
export interface Paced {
  /** The revision that is shown. */
  shown(): number;
  /** Milliseconds for each revision now. */
  pace(): number;
  /** Show a revision; undefined: the newest. */
  show(revision: number | undefined): Promise<void>;
  /** Whether nothing is to be shown now; `go` is called afterwards. */
  held(): boolean;
}

export class Pacer {
  readonly #table: Paced;
  #newest = 0;
  #deadline = 0;
  #running = false;
  #stopped = false;
  #hurry = false;
  #since = 0;
  #wake: () => void = () => {};

  constructor(table: Paced) {
    this.#table = table;
  }

  /** A revision was committed. */
  reach(revision: number): void {
    if (revision > this.#newest) {
      this.#newest = revision;
      this.#deadline = performance.now() + MOST_BEHIND;
    }
    this.go();
  }

  /** Show what is not shown yet. */
  go(): void {
    if (!this.#running) void this.#run();
  }

  /** The table was just changed by the viewer: what comes next waits from now on. */
  restart(): void {
    this.#since = performance.now();
  }

  /** Show the newest revision at once. */
  hurry(): void {
    this.#hurry = true;
    this.#wake();
  }

  stop(): void {
    this.#stopped = true;
    this.#wake();
  }

  async #run(): Promise<void> {
    this.#running = true;
    try {
      while (this.#isBehind()) {
        const before = this.#table.shown();
        await this.#pause(before);
        if (!this.#isBehind()) return;
        const { revision } = this.#next(before);
        await this.#table.show(revision >= this.#newest ? undefined : revision);
        this.restart();
        if (this.#table.shown() <= before) return; // it could not be read; the next commit tries again
      }
    } finally {
      this.#running = false;
      this.#hurry = false;
    }
  }

  #isBehind(): boolean {
    return !this.#stopped && !this.#table.held() && this.#table.shown() < this.#newest;
  }

  #next(shown: number) {
    const pace = this.#hurry ? 0 : this.#table.pace();
    return nextStep(shown, this.#newest, pace, this.#deadline - performance.now());
  }

  async #pause(shown: number): Promise<void> {
    const left = this.#since + this.#next(shown).wait - performance.now();
    if (left <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, left);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
