import type { Leaving } from "./contract.js";
/** A seat with its player and name, if they are known. */
export interface WebhookSeat {
    readonly seat: number;
    readonly player?: string;
    readonly name?: string;
}
type Word<Value> = Value extends `LEAVING_${infer Bare}` ? Bare : never;
type OfGame = {
    readonly game: string;
};
/** What each type of delivery tells. */
export interface WebhookData {
    readonly "game.started": OfGame & {
        readonly seats: readonly WebhookSeat[];
    };
    /** `deadline`: if the game has a time control. */
    readonly "turn.started": OfGame & WebhookSeat & {
        readonly revision: number;
        readonly deadline?: string;
    };
    readonly "turn.reminder": WebhookData["turn.started"];
    readonly "seat.timed_out": OfGame & WebhookSeat & {
        readonly timeOuts: number;
    };
    readonly "seat.left": OfGame & WebhookSeat & {
        readonly left: Word<Leaving>;
    };
    /** The ranks of a void game are empty. */
    readonly "game.finished": OfGame & {
        readonly ranks: readonly (WebhookSeat & {
            readonly rank: number;
        })[];
    };
    readonly "webhook.test": {
        readonly webhook: string;
    };
}
/** A delivery; a newer server may send other types. `id` is the same in every attempt, `timestamp` is when it happened. */
export type WebhookEvent = {
    [Type in keyof WebhookData]: {
        readonly id: string;
        readonly type: Type;
        readonly timestamp: string;
        readonly data: WebhookData[Type];
    };
}[keyof WebhookData];
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
export {};
