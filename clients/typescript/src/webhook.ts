// Verifies deliveries of webhooks, which are signed as Standard Webhooks 1.0.0 says, with the Web Crypto API.

import type { SeatRank } from "./contract.js";

/** What a delivery tells; a newer server may send other types. `id` is the same in every attempt of a delivery. */
export interface WebhookEvent {
  readonly id: string;
  readonly type:
    | "game.started"
    | "turn.started"
    | "turn.reminder"
    | "seat.timed_out"
    | "seat.left"
    | "game.finished"
    | "webhook.test";
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
