import type { SeatRank } from "./contract.js";
/** What a delivery tells; a newer server may send other types. `id` is the same in every attempt of a delivery. */
export interface WebhookEvent {
    readonly id: string;
    readonly type: "game.started" | "turn.started" | "turn.reminder" | "seat.timed_out" | "seat.left" | "game.finished" | "webhook.test";
    /** When it happened. */
    readonly timestamp: string;
    readonly data: WebhookData;
}
/** The facts of an event; which of them are there depends on its type. */
export interface WebhookData {
    readonly game?: string;
    readonly seat?: number;
    readonly player?: string;
    readonly deadline?: string;
    readonly ranks?: readonly SeatRank[];
    readonly [name: string]: unknown;
}
/** The delivery is not from the server, or it is too old. Answer it with the status 401 or 400. */
export declare class BadWebhook extends Error {
    readonly name = "BadWebhook";
}
/**
 * Return the event of a delivery, or throw `BadWebhook`. `secrets`: the secret of the webhook, or the old and the new one
 * while it changes; `body`: the body as it came, before it is parsed; `now`: in milliseconds.
 */
export declare function verifyWebhook(secrets: string | readonly string[], headers: Headers | {
    readonly [name: string]: string | readonly string[] | undefined;
}, body: string | Uint8Array, now?: number): Promise<WebhookEvent>;
