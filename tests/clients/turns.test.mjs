// Turns of the TypeScript client: one whenever a seat must decide, from the lobby to the end, also after a stale move.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Reeve } from "../../clients/typescript/lib/index.js";

const reeve = new Reeve(process.env.REEVE);

async function play(seat) {
  let moves = 0;
  for await (const turn of seat.turns()) if (await turn.play(turn.actions[0])) moves += 1;
  return moves;
}

test("a seat waits in the lobby until the game begins", async () => {
  const table = await reeve.open("lagranja");
  const first = await table.claim(0);
  const game = first.game.bind(first);
  const early = new Promise((resolve) => {
    first.game = async () => {
      const seen = await game();
      assert.equal(seen.status, "GAME_STATUS_WAITING");
      resolve();
      return seen;
    };
  });
  const playing = play(first);
  await early;
  const moves = await Promise.all([playing, play(await table.claim(1))]);
  assert.equal(moves[0] + moves[1], (await game()).revision);
  assert.ok(Math.min(...moves) > 0);
});

test("a stale move returns null and the next turn has the current state", async () => {
  const table = await reeve.open("hallertau", { plans: [{ name: "Ada" }, { bot: "random" }] });
  const me = await table.claim(0);
  const turns = me.turns();
  const { value: turn } = await turns.next();
  assert.ok(turn.view);
  const outcome = await me.submit(turn.revision, turn.actions[0]);
  assert.equal(await turn.play(turn.actions.at(-1)), null);
  const { value: later } = await turns.next();
  assert.ok(later.revision >= outcome.revision && outcome.revision > turn.revision);
  const hint = await later.hint();
  assert.ok(later.actions.some((action) => action.id === hint.action.id));
  await turns.return();
});
