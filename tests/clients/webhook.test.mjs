// The receiver of webhooks in the TypeScript client, with deliveries that the Python test signed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { BadWebhook, verifyWebhook } from "../../clients/typescript/lib/webhook.js";

for (const { name, secrets, headers, body, now, type } of JSON.parse(readFileSync(process.env.DELIVERIES))) {
  for (const given of [headers, new Headers(headers)]) {
    for (const sent of [body, new TextEncoder().encode(body)]) {
      test(`${name}, ${given.constructor.name}, ${sent.constructor.name}`, async () => {
        const verified = verifyWebhook(secrets, given, sent, now * 1000);
        if (!type) return assert.rejects(verified, BadWebhook);
        const event = await verified;
        assert.equal(event.type, type);
        assert.equal(event.id, "msg_1");
        assert.deepEqual(event, { ...JSON.parse(body), id: "msg_1" });
      });
    }
  }
}
