// The errors of the client: refusals, and servers that do not answer.

import type { Refusal, RefusalReason } from "./contract.js";

/** The server refused a request; nothing was changed. The message says what to do. */
export class Refused<Reason extends RefusalReason = RefusalReason> extends Error {
  override readonly name = "Refused";

  constructor(
    readonly status: number,
    /** Undefined if a proxy answered instead of the server; a newer server may have other reasons. */
    readonly reason: Reason | undefined,
    message: string,
    /** The idempotency key of the request, if it had one. */
    readonly requestId: string | undefined,
    readonly violations: Refusal["violations"],
    /** For a stale revision: the current one, and the events since. */
    readonly revision: number | undefined,
    readonly missed: Refusal["missed"],
    /** The id of the call in the server's log. */
    readonly callId: string | undefined,
  ) {
    super(message);
  }
}

/** Whether an error is a refusal, and for which reason. */
export function isRefused<Reason extends RefusalReason>(error: unknown, reason: Reason): error is Refused<Reason>;
export function isRefused(error: unknown): error is Refused;
export function isRefused(error: unknown, reason?: RefusalReason): boolean {
  return error instanceof Refused && (reason === undefined || error.reason === reason);
}

/**
 * The server did not answer within the patience of the client; `cause` is the last error. It is unknown whether the
 * request was carried out. Send it again with the same `requestId`: it is carried out once.
 */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";

  constructor(
    patience: number,
    readonly requestId: string | undefined,
    cause: unknown,
  ) {
    const fate = requestId ? `; it is not known whether the request ${requestId} was carried out` : "";
    super(`no answer within ${patience} ms${fate}`, { cause });
  }
}
