// The TypeScript client retries requests, gives up in time, and resumes streams.

import assert from "node:assert/strict";
import { test } from "node:test";

import { byKind, isRefused, kindOf, NoAnswer, Refused, Reeve } from "../../clients/typescript/lib/index.js";

const GAME = { id: "g", ruleset: "hallertau", status: "GAME_STATUS_RUNNING" };
const CREATED = { game: GAME, invites: ["a", "b"], spectatorToken: "s", replayed: false };
const HELLO = { hello: { revision: 0, headSeq: 9 } };
const EXPIRED = { goodbye: { reason: "GOODBYE_REASON_GAME_EXPIRED", cursor: 5 } };
const json = (status, body, headers = {}) => () => new Response(JSON.stringify(body), { status, headers });
const lines = (...messages) => () => new Response(messages.map((message) => `${JSON.stringify(message)}\n`).join(""));
const busy = json(503, { reason: "STORE_UNAVAILABLE", detail: "the store does not answer" });
const event = (seq) => ({ event: { seq, revision: 0, text: "", seatClaimed: { seat: 0 } } });
const broken = () => {
  throw new TypeError("fetch failed");
};

/** A caller of a server that gives these answers one after the other, and then the last one for ever. */
function scripted(answers, settings = {}) {
  const seen = [];
  const fetch = async (url, init) => {
    seen.push({ url: String(url), ...init });
    return answers[Math.min(seen.length, answers.length) - 1](init);
  };
  return { reeve: new Reeve("http://reeve/", { ...settings, fetch }), seen };
}

async function all(stream) {
  const messages = [];
  for await (const message of stream) messages.push(message);
  return messages;
}

for (const [name, lost] of Object.entries({ broken, busy, gateway: () => new Response("", { status: 502 }) })) {
  test(`a request is retried with the same id until it is answered: ${name}`, async () => {
    const { reeve, seen } = scripted([lost, lost, json(201, CREATED)]);
    const table = await reeve.open("hallertau");
    assert.equal(table.id, "g");
    assert.equal(seen.length, 3);
    assert.equal(new Set(seen.map(({ body }) => body)).size, 1);
    assert.match(JSON.parse(seen[0].body).requestId, /^[0-9a-f]{32}$/);
  });
}

test("Retry-After is honoured", async () => {
  const wait = json(429, { reason: "QUOTA_EXCEEDED" }, { "Retry-After": "1" });
  const { reeve, seen } = scripted([wait, json(200, { game: GAME, undoable: 0 })]);
  const start = Date.now();
  await reeve.getGame({ game: "g" });
  assert.equal(seen.length, 2);
  assert.ok(Date.now() - start >= 990);
});

for (const headers of [{}, { "Retry-After": "60" }]) {
  test(`a Retry-After beyond the patience raises a refusal at once: ${JSON.stringify(headers)}`, async () => {
    const { reeve, seen } = scripted([json(429, { reason: "QUOTA_EXCEEDED", detail: "too many games" }, headers)]);
    await assert.rejects(reeve.open("hallertau"), (error) => isRefused(error, "QUOTA_EXCEEDED"));
    assert.equal(seen.length, 1);
  });
}

test("a move without an answer raises with its request id", async () => {
  const { reeve } = scripted([busy], { patience: 0 });
  const move = reeve.submitActions({ game: "g", expectedRevision: 0, requestId: "my-move", actions: [] });
  await assert.rejects(move, (error) => {
    assert.ok(error instanceof NoAnswer);
    assert.equal(error.requestId, "my-move");
    assert.match(error.message, /not known whether.*my-move/);
    return isRefused(error.cause, "STORE_UNAVAILABLE");
  });
});

test("a refusal has its reason and its details", async () => {
  const stale = { reason: "STALE_REVISION", detail: "look again", revision: 7, missed: [event(3).event], callId: "c" };
  const { reeve } = scripted([json(412, stale)]);
  await assert.rejects(reeve.submitActions({ game: "g", requestId: "mine" }), (error) => {
    assert.ok(isRefused(error) && isRefused(error, "STALE_REVISION") && !isRefused(error, "GAME_OVER"));
    assert.deepEqual([error.message, error.status, error.revision], ["look again", 412, 7]);
    assert.deepEqual([error.missed[0].seq, error.requestId, error.callId], [3, "mine", "c"]);
    return true;
  });
});

test("an answer of another server is a refusal without a reason", async () => {
  const { reeve } = scripted([() => new Response("<html>", { status: 403 })]);
  await assert.rejects(reeve.getGame({ game: "g" }), (error) => error instanceof Refused && error.reason === undefined);
});

test("a call is aborted by its signal, also between two retries", async () => {
  const leave = new AbortController();
  const { reeve, seen } = scripted([busy]);
  setTimeout(() => leave.abort(new Error("enough")), 50);
  await assert.rejects(reeve.getGame({ game: "g" }, { signal: leave.signal }), /enough/);
  assert.ok(seen.length > 0);
});

const STREAMS = {
  cut: [lines(HELLO, event(1), event(2)), 2],
  gap: [lines(HELLO, event(1), event(2), event(4), event(5)), 2],
  goodbye: [lines(HELLO, event(1), { goodbye: { reason: "GOODBYE_REASON_SLOW_READER", cursor: 1 } }), 1],
  heartbeats: [lines(HELLO, { heartbeat: { headSeq: 0 } }), 0],
  refused: [busy, 0],
  broken: [broken, 0],
};
for (const [name, [first, cursor]] of Object.entries(STREAMS)) {
  test(`a stream resumes after the last event without a gap: ${name}`, async () => {
    const rest = [1, 2, 3, 4, 5].filter((seq) => seq > cursor).map(event);
    const { reeve, seen } = scripted([first, lines(HELLO, ...rest, EXPIRED)]);
    const links = [];
    const messages = await all(reeve.watchGame({ game: "g", afterSeq: 0 }, { onLink: (link) => links.push(link) }));
    const seqs = messages.filter((message) => message.event).map((message) => message.event.seq);
    assert.deepEqual(seqs, [1, 2, 3, 4, 5]);
    assert.ok(messages.every((message) => !message.heartbeat && !message.goodbye));
    assert.match(seen[1].url, new RegExp(`afterSeq=${cursor}$`));
    assert.equal(seen[1].headers.Accept, "application/x-ndjson");
    assert.deepEqual(links.slice(-3), ["lost", "live", "gone"]);
  });
}

test("a silent stream is closed and resumed after 2.5 heartbeats", async () => {
  const silent = ({ signal }) =>
    new Response(
      new ReadableStream({
        start(stream) {
          const hello = { hello: { ...HELLO.hello, heartbeatMs: 40 } };
          stream.enqueue(new TextEncoder().encode(`${JSON.stringify(hello)}\n`));
          signal.addEventListener("abort", () => stream.error(signal.reason));
        },
      }),
    );
  const { reeve, seen } = scripted([silent, lines(HELLO, event(1), EXPIRED)]);
  const messages = await all(reeve.watchGame({ game: "g" }));
  assert.equal(messages.at(-1).event.seq, 1);
  assert.equal(seen.length, 2);
});

test("a stream that cannot be resumed raises", async () => {
  const { reeve } = scripted([broken], { patience: 0 });
  await assert.rejects(all(reeve.watchGame({ game: "g" })), NoAnswer);
});

test("byKind calls the function of the member of a oneof, and _ for an unknown member", () => {
  const args = { sow: { crop: "GOOD_RYE", row: 2 } };
  assert.equal(kindOf(args), "sow");
  assert.equal(byKind(args, { sow: ({ row }) => row, _: () => 0 }), 2);
  assert.equal(byKind({ dance: {} }, { sow: ({ row }) => row, _: () => 0 }), 0);
  assert.equal(byKind({ dance: {} }, { sow: ({ row }) => row }), undefined);
});
