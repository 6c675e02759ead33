// Turns of the TypeScript client in games with clocks: time-outs, resigning, reclaiming and pauses.

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { setTimeout } from "node:timers/promises";

import { Reeve } from "../../clients/typescript/lib/index.js";

const left = [];
after(() => Promise.all(left.map((turns) => turns.return()))); // open streams would keep the process alive

/** The turns of a seat, which are ended after the tests. */
function turnsOf(seat) {
  left.push(seat.turns());
  return left.at(-1);
}

const arbiter = new Reeve(process.env.REEVE, { token: process.env.KEY });

/** Claim both seats; return the seat that the game waits for first, then the other one. */
async function seated(table) {
  const seats = [await table.claim(0), await table.claim(1)];
  const [first] = (await seats[0].look()).toAct;
  return [seats[first], seats[1 - first]];
}

async function event(seat, kind) {
  for await (const message of seat.watch()) if (message.event?.[kind]) return;
}

async function all(turns) {
  const found = [];
  for await (const turn of turns) found.push(turn);
  return found;
}

test("a turn begins with the clock of its seat", async () => {
  const timeControl = { bankSeconds: 600, delaySeconds: 10 };
  const [me, other] = await seated(await arbiter.open("lagranja", { timeControl }));
  const waiting = turnsOf(other).next();
  for await (const turn of me.turns()) {
    if ((await turn.play(turn.actions[0])).toAct.includes(other.seat)) break;
  }
  await waiting;
  const time = other.clock.seats()[other.seat];
  assert.ok(time.running && time.free > 0 && time.free <= 10 && time.bank === 600 && !time.low);
});

test("resigning ends the turns of both seats", async () => {
  const [me, other] = await seated(await arbiter.open("lagranja"));
  const turns = turnsOf(me);
  const { value: turn } = await turns.next();
  const ended = all(other.turns());
  const game = await me.resign();
  assert.equal(game.seats[me.seat].left, "LEAVING_RESIGNED");
  assert.equal(await turn.play(turn.actions[0]), null);
  assert.deepEqual(await all(turns), []);
  assert.deepEqual(await ended, []);
  assert.deepEqual(await all(me.turns()), []);
});

test("a paused game has no turns until it is resumed", async () => {
  const table = await arbiter.open("lagranja");
  const [me] = await seated(table);
  const turns = turnsOf(me);
  const { value: turn } = await turns.next();
  await arbiter.pauseGame({ game: table.id, reason: "Tea." });
  assert.equal(await turn.play(turn.actions[0]), null);
  const [found, late] = [turns.next(), turnsOf(me).next()];
  assert.equal(await Promise.race([found, late, setTimeout(500, "nothing")]), "nothing");
  await arbiter.resumeGame({ game: table.id, reason: "Tea is over." });
  const { value: next } = await found;
  assert.equal(next.revision, turn.revision);
  assert.equal((await late).value.revision, turn.revision);
  assert.ok(await next.play(next.actions[0]));
});

test("a seat that a bot plays has turns again when it is reclaimed", async () => {
  const timeControl = {
    delaySeconds: 1,
    graceMs: 0,
    onTimeOut: ["TIME_OUT_ACTION_BOT", "TIME_OUT_ACTION_FORFEIT"],
    revivalSeconds: 30,
    reclaimable: true,
  };
  const [me] = await seated(await arbiter.open("lagranja", { timeControl }));
  const turns = turnsOf(me);
  const { value: turn } = await turns.next();
  await event(me, "seatTakenOver");
  assert.equal(await turn.play(turn.actions[0]), null);
  const found = turns.next();
  assert.equal((await me.reclaim()).seats[me.seat].bot, "");
  assert.ok((await found).value);
});
