// Plays whole games at random, many at once, and checks what the server promises.
//
// Start a server with `make run`, then: node clients/typescript/examples/play.mjs --games 10

import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";

import { Refused, Reeve } from "../lib/index.js";

const HELP = `usage: node play.mjs [--url URL] [--ruleset NAME] [--bot NAME] [--key KEY] [--games N]
                     [--seed N] [--record FILE] [--quiet]

  --url URL       where the server is (default: http://localhost:8080)
  --ruleset NAME  which game of the server (default: hallertau)
  --bot NAME      who plays the other seat (default: search; "": we do)
  --key KEY       an API key with the scope games.create; a server on this machine needs none
  --games N       how many games to play at once (default: 1)
  --seed N        the seed of the choices; the deal is the server's
  --record FILE   write the record of the last game to this file
  --quiet         print the end only`;

/** A small generator (mulberry32), so that a seed gives the same choices again. */
function dice(seed) {
  let state = seed >>> 0;
  return (list) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return list[((mixed ^ (mixed >>> 14)) >>> 0) % list.length];
  };
}

/** Follow a game as a spectator until it is over; the sequence numbers of all events that were seen. */
async function follow(table) {
  const seen = [];
  for await (const { event } of table.watch()) {
    if (!event) continue;
    seen.push(event.seq);
    if (Object.values(event.table ?? {}).some((body) => body.gameEnded)) break; // every game has this event
  }
  return seen;
}

/** Play a seat until the game is over; the ids of the actions that were carried out. */
async function playSeat(seat, pick, say) {
  const played = [];
  for await (const turn of seat.turns()) {
    const action = pick(turn.actions);
    if (await turn.play(action)) {
      played.push(action.id);
      say(`${seat.id} ${turn.revision} ${action.label}`);
    }
  }
  return played;
}

/** Play one game against a bot, or both seats of it; its record, and what is wrong with it. */
async function playGame(reeve, ruleset, bot, pick, say) {
  const table = await reeve.open(ruleset, { plans: [{}, { bot }] });
  const seats = bot ? [await table.claim(0)] : [await table.claim(0), await table.claim(1)];
  const [seen, ...played] = await Promise.all([follow(table), ...seats.map((seat) => playSeat(seat, pick, say))]);
  const game = await seats[0].game();
  const record = await seats[0].record();
  const faults = [];
  if (seen.length !== game.headSeq || seen.some((seq, index) => seq !== index + 1)) faults.push("events are missing");
  for (const [index, { seat }] of seats.entries()) {
    const recorded = record.actions.filter((entry) => entry.seat === seat).map((entry) => entry.action);
    if (recorded.join() !== played[index].join()) faults.push(`moves of seat ${seat} were lost or happened twice`);
  }
  return { game, record, faults };
}

async function main() {
  const { values: given } = parseArgs({
    options: {
      url: { type: "string", default: "http://localhost:8080" },
      ruleset: { type: "string", default: "hallertau" },
      bot: { type: "string", default: "search" },
      key: { type: "string", default: "" },
      games: { type: "string", default: "1" },
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
  const reeve = new Reeve(given.url, { token: given.key });
  const say = given.quiet ? () => {} : (line) => console.log(line);
  const seeds = Array.from({ length: Number(given.games) }, (_, number) => Number(given.seed) + number);
  const games = await Promise.all(seeds.map((seed) => playGame(reeve, given.ruleset, given.bot, dice(seed), say)));
  for (const { game, record, faults } of games) {
    const verdict = await reeve.verifyRecord({ record });
    if (!verdict.ok) faults.push(`the record is not true: ${verdict.message}`);
    const scores = game.result.scores.map(({ total }) => total).join(" to ");
    console.log(`Game ${game.id}: ${scores} after ${game.revision} revisions; ${faults.join("; ") || "all is well"}`);
  }
  if (given.record) await writeFile(given.record, JSON.stringify(games.at(-1).record));
  return games.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Refused ? `${error.reason}: ${error.message}` : error.message);
  process.exitCode = 1;
}
