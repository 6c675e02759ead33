// A small client over REST for Node and browsers: a token, refusals as exceptions, retries that are safe, streams that
// resume. It needs nothing but fetch.

const TIMEOUT = 10_000; // milliseconds for one try
const PAUSE = 500; // milliseconds between two tries
const PATIENCE = 30_000; // milliseconds after which a server that does not come back is given up

/** The service said no. `reason` is one of a fixed list, `problem` the whole document; the message says what to do. */
export class Refused extends Error {
  constructor(status, problem, retryAfter) {
    super(problem.detail ?? `HTTP ${status}`);
    this.reason = problem.reason ?? "UNKNOWN";
    this.problem = problem;
    this.retryAfter = retryAfter; // seconds after which the same request may be sent again; null: that would not help
  }
}

/** A request id: one for each thing that shall happen, the same for each try to make it happen. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One caller: an operator, a seat or a spectator, by the token that it shows. */
export class Reeve {
  constructor(url, token = null) {
    this.url = new URL(url).href.replace(/\/+$/, "");
    this.token = token;
  }

  /** The same server with another token. */
  as(token) {
    return new Reeve(this.url, token);
  }

  createGame(ruleset, seats, settings = undefined) {
    return this.change("/v1/games", { ruleset, seats, settings });
  }

  claimSeat(game, seat, invite, entropy = "") {
    return this.change(`/v1/games/${game}/seats/${seat}:claim`, { invite, entropy });
  }

  getGame(game) {
    return this.send("GET", `/v1/games/${game}`);
  }

  listActions(game, { includeBlocked = false, language = "en" } = {}) {
    return this.send("GET", `/v1/games/${game}:listActions?includeBlocked=${includeBlocked}&language=${language}`);
  }

  /** Carry out actions, all or none. `revision` is the one that the seat saw when it decided. */
  submit(game, revision, actions) {
    return this.change(`/v1/games/${game}:submit`, { actions }, { "If-Match": `"${revision}"` });
  }

  exportRecord(game) {
    return this.send("GET", `/v1/games/${game}:export`);
  }

  verifyRecord(record) {
    return this.send("POST", "/v1/records:verify", record);
  }

  /** A request that changes something: with its own id, so that sending it again is safe. */
  change(path, body, headers = {}) {
    return this.send("POST", path, body, { ...headers, "Idempotency-Key": newId() });
  }

  /**
   * The answer to a request. If it got lost, the same request is sent again: if it was carried out already, the first
   * answer comes again.
   */
  async send(method, path, body = undefined, headers = {}) {
    const end = Date.now() + PATIENCE;
    const type = body === undefined ? {} : { "Content-Type": "application/json" };
    const request = { method, headers: { ...this.authorization(), ...type, ...headers }, body: JSON.stringify(body) };
    for (;;) {
      try {
        const answer = await fetch(this.url + path, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
        if (!answer.ok) throw await refusal(answer);
        return await answer.json();
      } catch (error) {
        await waitOrThrow(error, end);
      }
    }
  }

  /**
   * What happens in a game after a sequence number, in order and without a gap, as long as the game is kept. The number
   * of the last event is all that is needed to go on where a stream broke off. If the store has lost events, all events
   * come again from the first one.
   */
  async *watch(game, { afterSeq = 0, language = "en" } = {}) {
    let end = Date.now() + PATIENCE;
    for (;;) {
      const leave = new AbortController();
      try {
        const headers = { ...this.authorization(), Accept: "text/event-stream", "Last-Event-ID": String(afterSeq) };
        const path = `/v1/games/${game}/events:watch?language=${language}`;
        const answer = await fetch(this.url + path, { headers, signal: leave.signal });
        if (!answer.ok) throw await refusal(answer);
        for await (const message of messages(answer.body)) {
          end = Date.now() + PATIENCE;
          if (message.event) {
            yield message.event;
            afterSeq = message.event.seq;
          } else if (message.goodbye?.reason === "GOODBYE_REASON_GAME_EXPIRED") {
            return;
          } else if (message.goodbye) {
            afterSeq = message.goodbye.cursor;
          }
        }
      } catch (error) {
        await waitOrThrow(error, end);
      } finally {
        leave.abort();
      }
    }
  }

  authorization() {
    return this.token === null ? {} : { Authorization: `Bearer ${this.token}` };
  }
}

/** Server-sent events as the objects that they carry. */
async function* messages(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (text + value).split("\n\n");
    text = blocks.pop();
    for (const block of blocks) {
      const data = block.split("\n").filter((line) => line.startsWith("data:")).map((line) => line.slice(5));
      if (data.length > 0) yield JSON.parse(data.join("\n"));
    }
  }
}

/** A refusal from an answer; something between us and the server may have answered without a problem document. */
async function refusal(answer) {
  const retryAfter = answer.headers.get("Retry-After");
  const problem = await answer.json().catch(() => ({}));
  return new Refused(answer.status, problem, retryAfter === null ? null : Number(retryAfter));
}

/** Wait until the same request may be sent again; throw if that would not help or would take too long. */
async function waitOrThrow(error, end) {
  const refused = error instanceof Refused; // else there was no answer: the network, or a timeout
  const wait = refused ? error.retryAfter * 1000 : PAUSE;
  if ((refused && error.retryAfter === null) || Date.now() + wait > end) throw error;
  await new Promise((resolve) => setTimeout(resolve, wait));
}
