// Sends requests with retries, and reads streams with reconnection.

import type { WatchGameResponse } from "./contract.js";
import { NoAnswer, Refused } from "./errors.js";
import type { Route } from "./methods.js";

/** The state of a stream; `gone` is final. */
export type Link = "live" | "lost" | "gone";

/** Options of every call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Options of a stream. */
export interface WatchOptions extends CallOptions {
  readonly onLink?: (link: Link) => void;
}

/** The configuration of a client. */
export interface Settings {
  /** An operator's key, a seat's token or a spectator's token. */
  readonly token?: string;
  /** The language of texts, such as "pt". */
  readonly language?: string;
  /** Milliseconds after which the client stops retrying. */
  readonly patience?: number;
  readonly fetch?: typeof fetch;
}

const TIMEOUT = 10_000; // milliseconds for one try
const PATIENCE = 30_000;
const RETRIED = [429, 502, 503, 504];
const SHORTEST = 200; // milliseconds between two tries, growing up to
const LONGEST = 5_000;
const HEARTBEAT = 15_000; // milliseconds, as long as the server did not say it
const MISSED_HEARTBEATS = 2.5; // a stream that is silent for so many of them is dead
const LONGEST_LINE = 4 << 20; // characters of one message of a stream

/** Return a new request id. All retries of one request use the same id. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Pauses between retries: full jitter with growing bounds, within the patience. */
class Retries {
  #tries = 0;
  #end = 0;

  constructor(readonly patience: number) {}

  /** Reset after an answer of the server: the patience starts again with the next failure. */
  restart(): void {
    this.#tries = 0;
  }

  /** Wait before the next attempt; return false if the patience, counted from the first failure, is used up. */
  async next(atLeast: number, signal: AbortSignal | undefined): Promise<boolean> {
    if (this.#tries === 0) this.#end = Date.now() + this.patience;
    const pause = atLeast + Math.random() * Math.min(LONGEST, SHORTEST * 2 ** this.#tries++);
    if (Date.now() + pause > this.#end) return false;
    await sleep(pause, signal);
    return true;
  }
}

/** Sends requests until they are answered, and reconnects streams. */
export class Transport {
  readonly #url: string;
  readonly #settings: Settings;
  readonly #patience: number;
  readonly #fetch: typeof fetch;

  constructor(url: string, settings: Settings) {
    this.#url = new URL(url).href.replace(/\/+$/, "");
    this.#settings = settings;
    this.#patience = settings.patience ?? PATIENCE;
    this.#fetch = settings.fetch ?? ((...given) => fetch(...given));
  }

  /** The same server with another token. */
  using(token: string): Transport {
    return new Transport(this.#url, { ...this.#settings, token });
  }

  /** Return the answer to a request, which is retried with the same id until it is answered. */
  async call(route: Route, request: object, { signal }: CallOptions = {}): Promise<unknown> {
    const body: Fields = { ...request };
    if (route.requestId) body["requestId"] ||= newId();
    const requestId = body["requestId"] as string | undefined;
    const [path, init] = this.#request(route, body);
    const retries = new Retries(this.#patience);
    let open = false; // whether a try may have been carried out without an answer
    for (;;) {
      let [error, wait]: [unknown, number | undefined] = [undefined, 0];
      try {
        const answer = await this.#fetch(this.#url + path, { ...init, signal: within(TIMEOUT, signal) });
        if (answer.ok) {
          const said: unknown = await answer.json();
          return route.whole && route.verb === "GET" ? { [route.whole]: said } : said;
        }
        [error, wait] = await refusal(answer, requestId);
        open ||= wait !== undefined && answer.status !== 429;
      } catch (lost) {
        signal?.throwIfAborted();
        error = lost;
        open = true;
      }
      if (wait === undefined) throw error;
      if (!(await retries.next(wait, signal))) throw open ? new NoAnswer(this.#patience, requestId, error) : error;
    }
  }

  /**
   * Read a stream over several connections, in order and without a gap: each resumes after the last event that was read.
   * Yields the hello of each connection, events, turns, clocks, and heartbeats that have the server's time.
   */
  async *watch(route: Route, request: object, options: WatchOptions = {}): AsyncGenerator<WatchGameResponse, void> {
    const { signal, onLink } = options;
    const retries = new Retries(this.#patience);
    const body: Fields = { ...request };
    let heartbeat = HEARTBEAT;
    for (;;) {
      const leave = new AbortController();
      let [error, wait]: [unknown, number | undefined] = [undefined, 0];
      try {
        const [path, init] = this.#request(route, body);
        init.headers["Accept"] = "application/x-ndjson";
        const either = AbortSignal.any(signal ? [leave.signal, signal] : [leave.signal]);
        const answer = await before(TIMEOUT, leave, this.#fetch(this.#url + path, { ...init, signal: either }));
        if (answer.ok && answer.body) {
          for await (const line of lines(answer.body, () => MISSED_HEARTBEATS * heartbeat, leave)) {
            const message = JSON.parse(line) as WatchGameResponse;
            const cursor = (body["afterSeq"] as number | undefined) ?? 0;
            if (message.goodbye) {
              body["afterSeq"] = message.goodbye.cursor;
              if (message.goodbye.reason === "GOODBYE_REASON_GAME_EXPIRED") {
                onLink?.("gone");
                return;
              }
              break;
            }
            if (message.event && message.event.seq !== cursor + 1) break; // a gap: read again from the cursor
            retries.restart();
            if (message.event) body["afterSeq"] = message.event.seq;
            if (message.hello) {
              heartbeat = message.hello.heartbeatMs || heartbeat;
              onLink?.("live");
            }
            if (message.heartbeat?.serverTime || !message.heartbeat) yield message;
          }
        } else {
          [error, wait] = await refusal(answer);
        }
      } catch (lost) {
        signal?.throwIfAborted();
        error = lost;
      } finally {
        leave.abort();
      }
      onLink?.(wait === undefined ? "gone" : "lost");
      if (wait === undefined) throw error;
      if (!(await retries.next(wait, signal))) {
        onLink?.("gone");
        throw error instanceof Refused ? error : new NoAnswer(this.#patience, undefined, error);
      }
    }
  }

  /** Return the path and the rest of a request: fields in the path are replaced, all others are in the query or body. */
  #request(route: Route, request: Fields): [string, { method: string; headers: Record<string, string>; body?: string }] {
    const fields = { ...request };
    const headers: Record<string, string> = {};
    if (this.#settings.token) headers["Authorization"] = `Bearer ${this.#settings.token}`;
    if (this.#settings.language) headers["Accept-Language"] = this.#settings.language;
    const path = route.path.replace(/{(\w+)}/g, (_, name: string) => {
      const value = fields[name];
      delete fields[name];
      return encodeURIComponent(String(value));
    });
    if (route.verb === "GET") {
      const given = Object.entries(fields).filter(([, value]) => value !== undefined);
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      return [given.length > 0 ? `${path}?${query}` : path, { method: "GET", headers }];
    }
    headers["Content-Type"] = "application/json";
    return [path, { method: "POST", headers, body: JSON.stringify(route.whole ? fields[route.whole] : fields) }];
  }
}

type Fields = { [name: string]: unknown };

/** Yield the lines of a stream; throw an error if it is silent for too long. */
async function* lines(
  body: ReadableStream<Uint8Array>,
  silence: () => number,
  leave: AbortController,
): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await before(silence(), leave, reader.read());
    if (done) return;
    const found = (text + decoder.decode(value, { stream: true })).split("\n");
    text = found.pop() ?? "";
    if (text.length > LONGEST_LINE) throw new Error("a message of the stream is too long");
    yield* found;
  }
}

/** Return the refusal in an answer, and the milliseconds before a retry, if a retry can succeed. */
async function refusal(answer: Response, requestId?: string): Promise<[Refused, number | undefined]> {
  const problem = ((await answer.json().catch(() => null)) ?? {}) as Partial<Refused> & { detail?: string };
  const { reason, revision, callId, detail = `HTTP ${answer.status}`, violations = [], missed = [] } = problem;
  const refused = new Refused(answer.status, reason, detail, requestId, violations, revision, missed, callId);
  const said = answer.headers.get("Retry-After");
  const seconds = said === null ? 0 : Number(said) || (Date.parse(said) - Date.now()) / 1000 || 0;
  const final = !RETRIED.includes(answer.status) || (said === null && reason === "QUOTA_EXCEEDED");
  return [refused, final ? undefined : Math.max(0, seconds * 1000)];
}

/** Return a signal that aborts after a time, or with another signal. */
function within(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([timeout, signal]) : timeout;
}

/** Return the result of a promise; abort if it takes too long. */
async function before<Value>(milliseconds: number, leave: AbortController, promise: Promise<Value>): Promise<Value> {
  const timer = setTimeout(() => leave.abort(new Error("the server is silent")), milliseconds);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", abort, { once: true });
  });
}
