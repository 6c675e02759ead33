// A game for two at one screen: a button for every action of whoever is to act, and everything that happens.
// The server is at http://localhost:8080, or where ?server= says; the game is Hallertau, or what ?ruleset= says.

import { Reeve } from "./reeve.js";

const said = new URLSearchParams(location.search);
const operator = new Reeve(said.get("server") ?? "http://localhost:8080");
const question = document.getElementById("question");
const choices = document.getElementById("actions");
const events = document.getElementById("events");

function element(name, text, onclick = null) {
  const made = document.createElement(name);
  made.textContent = text;
  made.onclick = onclick;
  return made;
}

async function open() {
  const table = await operator.createGame(said.get("ruleset") ?? "hallertau", 2);
  const game = table.game.id;
  const seats = [];
  for (const [seat, invite] of table.invites.entries()) {
    seats.push(operator.as((await operator.claimSeat(game, seat, invite)).seatToken));
  }
  return { game, seats, spectator: operator.as(table.spectatorToken) };
}

async function follow({ game, spectator }) {
  for await (const event of spectator.watch(game)) events.prepend(element("li", event.text));
}

async function ask(table) {
  const { toAct } = await table.seats[0].listActions(table.game);
  if (toAct.length === 0) {
    question.textContent = "The game is over";
    return;
  }
  const seat = toAct[0];
  const { revision, actions } = await table.seats[seat].listActions(table.game);
  question.textContent = `Seat ${seat} decides`;
  const choose = (action) => () => guard(() => play(table, seat, revision, action));
  choices.replaceChildren(...actions.map((action) => element("button", action.label, choose(action))));
}

async function play(table, seat, revision, action) {
  choices.replaceChildren();
  await table.seats[seat].submit(table.game, revision, [{ id: action.id }]);
  await ask(table);
}

/** Whatever goes wrong is told. */
async function guard(work) {
  try {
    await work();
  } catch (error) {
    question.textContent = `${error.reason ?? "No answer"}: ${error.message}`;
  }
}

await guard(async () => {
  const table = await open();
  guard(() => follow(table));
  await ask(table);
});
