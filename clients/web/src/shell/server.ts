// The server that gave out this page, and what it can play.

import { signal } from "@preact/signals";
import {
  Caller,
  type Game,
  type GameSettings,
  newId,
  type Ruleset,
  type SettingValue,
  type TimeControl,
} from "@reeve/client";
import { SEATS } from "../look/icon.tsx";
import { loadCatalogue } from "../table/catalogue.ts";
import { language } from "../words/index.ts";
import { apiKey, keep } from "./storage.ts";

export const SERVER = location.origin;

/** The rulesets of the server. */
export const rulesets = signal<readonly Ruleset[]>([]);

export function reeve(token?: string): Caller {
  return new Caller(SERVER, { language: language.value, ...(token && { token }) });
}

/** Load the rulesets, with titles in the language of the page. */
export async function loadRulesets(): Promise<void> {
  rulesets.value = (await reeve().listRulesets({ language: language.value })).rulesets;
}

/** The words of a ruleset: its name, its settings and their values. */
export function loadWords(ruleset: string) {
  return loadCatalogue(reeve(), ruleset, "", language.value);
}

const BOT_NAMES = ["Anna", "Bruno", "Chiara", "Daria"];

/** Texts call a seat by its name; somebody without one is called by the letter of the seat. */
function nameOr(name: string, seat: number): string {
  return name.trim() || (SEATS[seat] ?? "");
}

/** The name that somebody gave; empty if the seat is called by its letter. */
export function properName({ seat, name }: Pick<Game["seats"][number], "seat" | "name">): string {
  return name === SEATS[seat] ? "" : name;
}

/** A table as the form has it. */
export interface Plan {
  readonly ruleset: string;
  readonly seats: number;
  readonly settings: { readonly [name: string]: SettingValue };
  readonly name: string;
  /** The kind of bot for each other seat; undefined: a person. */
  readonly bot: string | undefined;
  /** All seats of people play on this device. */
  readonly here: boolean;
  readonly timeControl?: TimeControl | undefined;
}

/** Open a table and sit down at it; answers the game's id. */
export async function openTable(plan: Plan): Promise<string> {
  const { ruleset, seats, bot, name } = plan;
  const plans = Array.from({ length: seats }, (_, seat) => ({
    name: seat === 0 ? nameOr(name, seat) : bot ? (BOT_NAMES[seat] ?? "") : "",
    bot: (seat > 0 && bot) || "",
  }));
  const settings = typedSettings(ruleset, plan.settings);
  const { timeControl } = plan;
  const request = { ruleset, seats, plans, ...(settings && { settings }), ...(timeControl && { timeControl }) };
  const { game, invites, spectatorToken } = await reeve(apiKey()).createGame(request);
  const free = Object.fromEntries(invites.map((invite, seat) => [seat, invite]).filter(([, invite]) => invite));
  keep(game.id, { ruleset, invites: free, spectator: spectatorToken });
  await sitDown(game.id, 0, free[0] ?? "", name);
  if (plan.here && !bot) for (let seat = 1; seat < seats; seat++) await sitDown(game.id, seat, free[seat] ?? "", "");
  return game.id;
}

/** Claim a seat with its invite, and keep its token. The entropy mixes the deal. Somebody who is back may keep the name. */
export async function sitDown(game: string, seat: number, invite: string, name: string, isBack = false): Promise<void> {
  const request = { game, seat, invite, entropy: newId(), name: isBack ? name : nameOr(name, seat) };
  const answer = await reeve().claimSeat(request);
  const spectator = answer.spectatorToken;
  keep(game, { ruleset: answer.game.ruleset, seats: { [seat]: answer.seatToken }, ...(spectator && { spectator }) });
}

/** Let a bot sit down with an invite. */
export async function seatBot(game: string, seat: number, invite: string, bot: string): Promise<void> {
  await reeve().claimSeat({ game, seat, invite, bot, name: BOT_NAMES[seat] ?? "", entropy: newId() });
}

/** Settings as CreateGame takes them; undefined if all are left as they are. */
export function typedSettings(
  ruleset: string,
  chosen: { readonly [name: string]: SettingValue },
): GameSettings | undefined {
  const entries = Object.entries(chosen);
  if (entries.length === 0) return undefined;
  return {
    [ruleset]: Object.fromEntries(entries.map(([name, value]) => [name, bare(value)])),
  } as unknown as GameSettings;
}

/** The value itself, without its title. */
export function bare(value: SettingValue): boolean | number | string {
  return value.flag ?? value.number ?? value.word ?? "";
}
