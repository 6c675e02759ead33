// Verifies deliveries of webhooks, which are signed as Standard Webhooks 1.0.0 says, with the Web Crypto API.

import type { Leaving } from "./contract.js";

/** A seat with its player and name, if they are known. */
export interface WebhookSeat {
  readonly seat: number;
  readonly player?: string;
  readonly name?: string;
}

type Word<Value> = Value extends `LEAVING_${infer Bare}` ? Bare : never; // without the prefix of the contract
type OfGame = { readonly game: string };

/** What each type of delivery tells. */
export interface WebhookData {
  readonly "game.started": OfGame & { readonly seats: readonly WebhookSeat[] };
  /** `deadline`: if the game has a time control. */
  readonly "turn.started": OfGame & WebhookSeat & { readonly revision: number; readonly deadline?: string };
  readonly "turn.reminder": WebhookData["turn.started"];
  readonly "seat.timed_out": OfGame & WebhookSeat & { readonly timeOuts: number };
  readonly "seat.left": OfGame & WebhookSeat & { readonly left: Word<Leaving> };
  /** The ranks of a void game are empty. */
  readonly "game.finished": OfGame & { readonly ranks: readonly (WebhookSeat & { readonly rank: number })[] };
  readonly "webhook.test": { readonly webhook: string };
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
export class BadWebhook extends Error {
  override readonly name = "BadWebhook";
}

const TOLERANCE = 5 * 60; // seconds between the signature and now
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/**
 * Return the event of a delivery, or throw `BadWebhook`. `secrets`: the secret of the webhook, or the old and the new one
 * while it changes; `body`: the body as it came, before it is parsed; `now`: in milliseconds.
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  headers: Headers | { readonly [name: string]: string | readonly string[] | undefined },
  body: string | Uint8Array,
  now = Date.now(),
): Promise<WebhookEvent> {
  const given = headers instanceof Headers ? [...headers] : Object.entries(headers);
  const [id, time, signatures] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(
    (header) => given.find(([name]) => name.toLowerCase() === header)?.[1]?.toString(),
  );
  if (!id || !time || !signatures) throw new BadWebhook("a header of the webhook is missing");
  if (!(Math.abs(now / 1000 - Number(time)) <= TOLERANCE)) throw new BadWebhook("the webhook is too old or too new");
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${time}.${text}`);
  for (const secret of typeof secrets === "string" ? [secrets] : secrets) {
    const raw = fromBase64(secret.replace(/^whsec_/, ""));
    const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
    for (const signature of signatures.split(" ")) {
      const [version, code = ""] = signature.split(",");
      if (version !== "v1" || !/^[A-Za-z0-9+/]{43}=$/.test(code)) continue;
      const isValid = await crypto.subtle.verify("HMAC", key, fromBase64(code), signed); // in constant time
      if (isValid) return { ...JSON.parse(text), id };
    }
  }
  throw new BadWebhook("no signature of the webhook is valid");
}
