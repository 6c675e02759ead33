// Two seats play a whole game at random over REST, and a spectator watches them.
//
// Start a server with `make run`, then: node clients/js/play.js --url http://localhost:8080

import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";

import { Reeve, Refused, newId } from "./reeve.js";

const HELP = `usage: node play.js [--url URL] [--ruleset NAME] [--key KEY] [--seed N] [--record FILE] [--quiet]

  --url URL       where the server is (default: http://localhost:8080)
  --ruleset NAME  which game of the server (default: hallertau)
  --key KEY       an API key with the scope games.create; a server on this machine needs none
  --seed N        the seed of the two players' choices; the deal is the server's
  --record FILE   write the record of the game to this file
  --quiet         print the end only`;

/** A function that picks one of a list: a small generator (mulberry32), so that a seed gives the same choices again. */
function dice(seed) {
  let state = seed >>> 0;
  return (list) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return list[((mixed ^ (mixed >>> 14)) >>> 0) % list.length];
  };
}

/** Follow the game until it is over; the numbers of all events that were seen. */
async function follow(spectator, game, quiet) {
  const seen = [];
  for await (const event of spectator.watch(game)) {
    seen.push(event.seq);
    if (!quiet) console.log(`${String(event.seq).padStart(5)}  ${event.text}`);
    if (Object.values(event.table ?? {}).some((body) => body.gameEnded)) break; // every game tells it by this name
  }
  return seen;
}

/** Play until nobody is to act; the number of moves that it took. */
async function play(game, seats, pick) {
  let moves = 0;
  let { toAct } = await seats[0].listActions(game);
  while (toAct.length > 0) {
    const seat = seats[pick(toAct)];
    const listed = await seat.listActions(game);
    try {
      const { outcome } = await seat.submit(game, listed.revision, [{ id: pick(listed.actions).id }]);
      toAct = outcome.toAct;
      moves += 1;
    } catch (error) {
      if (error.reason !== "STALE_REVISION") throw error;
      ({ toAct } = await seat.listActions(game)); // the game has moved on: decide anew
    }
  }
  return moves;
}

async function main() {
  const { values: given } = parseArgs({
    options: {
      url: { type: "string", default: "http://localhost:8080" },
      ruleset: { type: "string", default: "hallertau" },
      key: { type: "string" },
      seed: { type: "string", default: String(Date.now()) },
      record: { type: "string" },
      quiet: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (given.help) {
    console.log(HELP);
    return 0;
  }

  const operator = new Reeve(given.url, given.key ?? null);
  const table = await operator.createGame(given.ruleset, 2);
  const game = table.game.id;
  const seats = [];
  for (const [seat, invite] of table.invites.entries()) {
    seats.push(operator.as((await operator.claimSeat(game, seat, invite, newId())).seatToken));
  }
  console.log(`Game ${game}`);

  const following = follow(operator.as(table.spectatorToken), game, given.quiet);
  const [moves, seen] = await Promise.all([play(game, seats, dice(Number(given.seed))), following]);

  const finished = (await seats[0].getGame(game)).game;
  const complete = seen.length === finished.headSeq && seen.every((seq, index) => seq === index + 1);
  const record = await seats[0].exportRecord(game);
  const verdict = await seats[0].verifyRecord(record);
  if (given.record) await writeFile(given.record, JSON.stringify(record));

  finished.result.scores.forEach(({ total }, seat) => {
    console.log(`Seat ${seat}: ${total} points${finished.result.winners.includes(seat) ? ", wins" : ""}`);
  });
  console.log(`${moves} moves, ${seen.length} events seen ${complete ? "without a gap" : "WITH A GAP"}`);
  console.log(`The record is ${verdict.ok ? "true" : "NOT TRUE"}: ${verdict.message}`);
  return complete && verdict.ok ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Refused ? `${error.reason}: ${error.message}` : error.message);
  process.exitCode = 1;
}
