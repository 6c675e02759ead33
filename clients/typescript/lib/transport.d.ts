import type { WatchGameResponse } from "./contract.js";
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
/** Return a new request id. All retries of one request use the same id. */
export declare function newId(): string;
/** Sends requests until they are answered, and reconnects streams. */
export declare class Transport {
    #private;
    constructor(url: string, settings: Settings);
    /** The same server with another token. */
    using(token: string): Transport;
    /** Return the answer to a request, which is retried with the same id until it is answered. */
    call(route: Route, request: object, { signal }?: CallOptions): Promise<unknown>;
    /**
     * Read a stream over several connections, in order and without a gap: each resumes after the last event that was read.
     * Yields the hello of each connection, events, turns, clocks, and heartbeats that have the server's time.
     */
    watch(route: Route, request: object, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void>;
}
