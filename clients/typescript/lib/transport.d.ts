import type { WatchGameResponse } from "./contract.js";
import type { Route } from "./methods.js";
/** Whether a stream is connected: `gone` is the end. */
export type Link = "live" | "lost" | "gone";
/** What every call takes. */
export interface CallOptions {
    readonly signal?: AbortSignal;
}
/** What a stream takes. */
export interface WatchOptions extends CallOptions {
    readonly onLink?: (link: Link) => void;
}
/** Where requests go, and how. */
export interface Settings {
    /** An operator's key, a seat's token or a spectator's token. */
    readonly token?: string;
    /** Of texts, such as "pt". */
    readonly language?: string;
    /** Milliseconds after which a server that does not answer is given up. */
    readonly patience?: number;
    readonly fetch?: typeof fetch;
}
/** A request id: one for each thing that shall happen, the same for each try to make it happen. */
export declare function newId(): string;
/** Sends requests until they are answered, and keeps streams alive. */
export declare class Transport {
    #private;
    constructor(url: string, settings: Settings);
    /** The same server with another token. */
    using(token: string): Transport;
    /** The answer to a request. The same request with the same id is sent again until it is answered. */
    call(route: Route, request: object, { signal }?: CallOptions): Promise<unknown>;
    /**
     * A stream over as many connections as it takes, in order and without a gap: it goes on after the last event that was
     * read. Yields the hello of each connection, events, and who is to act after them.
     */
    watch(route: Route, request: object, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void>;
}
