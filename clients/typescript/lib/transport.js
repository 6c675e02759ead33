import { NoAnswer, Refused } from "./errors.js";
const TIMEOUT = 10_000;
const PATIENCE = 30_000;
const RETRIED = [429, 502, 503, 504];
const SHORTEST = 200;
const LONGEST = 5_000;
const HEARTBEAT = 15_000;
const MISSED_HEARTBEATS = 2.5;
const LONGEST_LINE = 4 << 20;
export function newId() {
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
class Retries {
    patience;
    #tries = 0;
    #end = 0;
    constructor(patience) {
        this.patience = patience;
    }
    restart() {
        this.#tries = 0;
    }
    async next(atLeast, signal) {
        if (this.#tries === 0)
            this.#end = Date.now() + this.patience;
        const pause = atLeast + Math.random() * Math.min(LONGEST, SHORTEST * 2 ** this.#tries++);
        if (Date.now() + pause > this.#end)
            return false;
        await sleep(pause, signal);
        return true;
    }
}
export class Transport {
    #url;
    #settings;
    #patience;
    #fetch;
    constructor(url, settings) {
        this.#url = new URL(url).href.replace(/\/+$/, "");
        this.#settings = settings;
        this.#patience = settings.patience ?? PATIENCE;
        this.#fetch = settings.fetch ?? ((...given) => fetch(...given));
    }
    using(token) {
        return new Transport(this.#url, { ...this.#settings, token });
    }
    async call(route, request, { signal } = {}) {
        const body = { ...request };
        if (route.requestId)
            body["requestId"] ||= newId();
        const requestId = body["requestId"];
        const [path, init] = this.#request(route, body);
        const retries = new Retries(this.#patience);
        let open = false;
        for (;;) {
            let [error, wait] = [undefined, 0];
            try {
                const answer = await this.#fetch(this.#url + path, { ...init, signal: within(TIMEOUT, signal) });
                if (answer.ok) {
                    const said = await answer.json();
                    return route.whole && route.verb === "GET" ? { [route.whole]: said } : said;
                }
                [error, wait] = await refusal(answer, requestId);
                open ||= wait !== undefined && answer.status !== 429;
            }
            catch (lost) {
                signal?.throwIfAborted();
                error = lost;
                open = true;
            }
            if (wait === undefined)
                throw error;
            if (!(await retries.next(wait, signal)))
                throw open ? new NoAnswer(this.#patience, requestId, error) : error;
        }
    }
    async *watch(route, request, options = {}) {
        const { signal, onLink } = options;
        const retries = new Retries(this.#patience);
        const body = { ...request };
        let heartbeat = HEARTBEAT;
        for (;;) {
            const leave = new AbortController();
            let [error, wait] = [undefined, 0];
            try {
                const [path, init] = this.#request(route, body);
                init.headers["Accept"] = "application/x-ndjson";
                const either = AbortSignal.any(signal ? [leave.signal, signal] : [leave.signal]);
                const answer = await before(TIMEOUT, leave, this.#fetch(this.#url + path, { ...init, signal: either }));
                if (answer.ok && answer.body) {
                    for await (const line of lines(answer.body, () => MISSED_HEARTBEATS * heartbeat, leave)) {
                        const message = JSON.parse(line);
                        const cursor = body["afterSeq"] ?? 0;
                        if (message.goodbye) {
                            body["afterSeq"] = message.goodbye.cursor;
                            if (message.goodbye.reason === "GOODBYE_REASON_GAME_EXPIRED") {
                                onLink?.("gone");
                                return;
                            }
                            break;
                        }
                        if (message.event && message.event.seq !== cursor + 1)
                            break;
                        retries.restart();
                        if (message.event)
                            body["afterSeq"] = message.event.seq;
                        if (message.hello) {
                            heartbeat = message.hello.heartbeatMs || heartbeat;
                            onLink?.("live");
                        }
                        if (message.heartbeat?.serverTime || !message.heartbeat)
                            yield message;
                    }
                }
                else {
                    [error, wait] = await refusal(answer);
                }
            }
            catch (lost) {
                signal?.throwIfAborted();
                error = lost;
            }
            finally {
                leave.abort();
            }
            onLink?.(wait === undefined ? "gone" : "lost");
            if (wait === undefined)
                throw error;
            if (!(await retries.next(wait, signal))) {
                onLink?.("gone");
                throw error instanceof Refused ? error : new NoAnswer(this.#patience, undefined, error);
            }
        }
    }
    #request(route, request) {
        const fields = { ...request };
        const headers = {};
        if (this.#settings.token)
            headers["Authorization"] = `Bearer ${this.#settings.token}`;
        if (this.#settings.language)
            headers["Accept-Language"] = this.#settings.language;
        const path = route.path.replace(/{(\w+)}/g, (_, name) => {
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
async function* lines(body, silence, leave) {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let text = "";
    for (;;) {
        const { done, value } = await before(silence(), leave, reader.read());
        if (done)
            return;
        const found = (text + decoder.decode(value, { stream: true })).split("\n");
        text = found.pop() ?? "";
        if (text.length > LONGEST_LINE)
            throw new Error("a message of the stream is too long");
        yield* found;
    }
}
async function refusal(answer, requestId) {
    const problem = ((await answer.json().catch(() => null)) ?? {});
    const { reason, revision, callId, detail = `HTTP ${answer.status}`, violations = [], missed = [] } = problem;
    const refused = new Refused(answer.status, reason, detail, requestId, violations, revision, missed, callId);
    const said = answer.headers.get("Retry-After");
    const seconds = said === null ? 0 : Number(said) || (Date.parse(said) - Date.now()) / 1000 || 0;
    const final = !RETRIED.includes(answer.status) || (said === null && reason === "QUOTA_EXCEEDED");
    return [refused, final ? undefined : Math.max(0, seconds * 1000)];
}
function within(milliseconds, signal) {
    const timeout = AbortSignal.timeout(milliseconds);
    return signal ? AbortSignal.any([timeout, signal]) : timeout;
}
async function before(milliseconds, leave, promise) {
    const timer = setTimeout(() => leave.abort(new Error("the server is silent")), milliseconds);
    try {
        return await promise;
    }
    finally {
        clearTimeout(timer);
    }
}
function sleep(milliseconds, signal) {
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
//# sourceMappingURL=transport.js.map