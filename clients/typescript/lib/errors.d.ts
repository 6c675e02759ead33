import type { Refusal, RefusalReason } from "./contract.js";
/** The server refused a request; nothing was changed. The message says what to do. */
export declare class Refused<Reason extends RefusalReason = RefusalReason> extends Error {
    readonly status: number;
    /** Undefined if a proxy answered instead of the server; a newer server may have other reasons. */
    readonly reason: Reason | undefined;
    /** The idempotency key of the request, if it had one. */
    readonly requestId: string | undefined;
    readonly violations: Refusal["violations"];
    /** For a stale revision: the current one, and the events since. */
    readonly revision: number | undefined;
    readonly missed: Refusal["missed"];
    /** The id of the call in the server's log. */
    readonly callId: string | undefined;
    readonly name = "Refused";
    constructor(status: number, 
    /** Undefined if a proxy answered instead of the server; a newer server may have other reasons. */
    reason: Reason | undefined, message: string, 
    /** The idempotency key of the request, if it had one. */
    requestId: string | undefined, violations: Refusal["violations"], 
    /** For a stale revision: the current one, and the events since. */
    revision: number | undefined, missed: Refusal["missed"], 
    /** The id of the call in the server's log. */
    callId: string | undefined);
}
/** Whether an error is a refusal, and for which reason. */
export declare function isRefused<Reason extends RefusalReason>(error: unknown, reason: Reason): error is Refused<Reason>;
export declare function isRefused(error: unknown): error is Refused;
/**
 * The server did not answer within the patience of the client; `cause` is the last error. It is unknown whether the
 * request was carried out. Send it again with the same `requestId`: it is carried out once.
 */
export declare class NoAnswer extends Error {
    readonly requestId: string | undefined;
    readonly name = "NoAnswer";
    constructor(patience: number, requestId: string | undefined, cause: unknown);
}
