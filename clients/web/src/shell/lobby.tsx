// The lobby: who sits where, a link for each free seat and one for spectators.

import type { Game } from "@reeve/client";
import { Fragment, type JSX } from "preact";
import { useState } from "preact/hooks";
import { Icon, SEATS, SeatSign } from "../look/icon.tsx";
import { phone } from "../look/screen.ts";
import type { Catalogue } from "../table/catalogue.ts";
import { arrowsInList } from "../table/focus.ts";
import { refereeParts } from "../table/referee.ts";
import { words } from "../words/index.ts";
import { link } from "./router.ts";
import { Scene } from "./scenes.tsx";
import { bare, properName, rulesets, seatBot, sitDown } from "./server.ts";
import { TITLES } from "./start.tsx";
import type { Kept } from "./storage.ts";
import { Sheet } from "./top.tsx";

interface LobbyProps {
  readonly game: Game;
  readonly kept: Kept;
  readonly catalogue: Catalogue | undefined;
  /** Something changed: read the game and the kept tokens anew. */
  readonly changed: () => void;
}

export function Lobby({ game, kept, catalogue, changed }: LobbyProps): JSX.Element {
  const t = words.value;
  const free = game.seats.filter(({ claimed }) => !claimed).length;
  return (
    <Sheet>
      {!phone.value && (
        <div class="banner">
          <Scene ruleset={game.ruleset} wide />
        </div>
      )}
      <h1 class="hero mid">{t.seatsFree(free)}</h1>
      <p class="lead">{t.startsItself}</p>
      <div class="lobby">
        <section class="panel sheet">
          <h2>{t.whoSits}</h2>
          <ul class="list">
            {game.seats.map((seat) => (
              <SeatRow key={seat.seat} seat={seat} game={game} kept={kept} catalogue={catalogue} changed={changed} />
            ))}
            {kept.spectator && (
              <li class="seatrow watch">
                <Icon name="eye" />
                <span>
                  <b>{t.spectators}</b>
                  <br />
                  <span class="small muted">{t.spectatorsHint}</span>
                </span>
                <span class="sp" />
                <CopyLink address={link({ page: "watch", game: game.id, token: kept.spectator })} />
              </li>
            )}
          </ul>
          <p class="small muted">
            <Icon name="proof" /> {t.sealed}{" "}
            <span class="mono">{game.commitment.slice(0, phone.value ? 16 : 32)}…</span>
            <br />
            {t.sealedHint}
          </p>
        </section>
        <TableFacts game={game} />
      </div>
    </Sheet>
  );
}

/** What is played: the game and its settings. */
function TableFacts({ game }: { readonly game: Game }): JSX.Element {
  const t = words.value;
  const ruleset = rulesets.value.find(({ name }) => name === game.ruleset);
  const parts = refereeParts.value;
  const control = game.clock?.control;
  const chosen = (Object.values(game.settings ?? {})[0] ?? {}) as { readonly [name: string]: unknown };
  return (
    <section class="panel sheet">
      <h2>{t.theTable}</h2>
      <dl class="formgrid facts-list">
        <dt>{t.game}</dt>
        <dd>{TITLES[game.ruleset] ?? game.ruleset}</dd>
        <dt>{t.seats}</dt>
        <dd>{game.seats.length}</dd>
        {ruleset?.settings.map(({ name, title, values, defaultValue }) => (
          <Fragment key={name}>
            <dt>{title}</dt>
            <dd>{(values.find((value) => bare(value) === chosen[camelCase(name)]) ?? defaultValue).title}</dd>
          </Fragment>
        ))}
        {parts && control && <parts.TimeFact control={control} />}
      </dl>
    </section>
  );
}

/** "sequentialProgress" for "sequential_progress": how answers write the name of a setting. */
export function camelCase(name: string): string {
  return name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

interface SeatRowProps extends LobbyProps {
  readonly seat: Game["seats"][number];
}

function SeatRow({ seat, game, kept, catalogue, changed }: SeatRowProps): JSX.Element {
  const t = words.value;
  const [problem, setProblem] = useState("");
  const mine = kept.seats[seat.seat] !== undefined;
  const invite = kept.invites?.[seat.seat];
  const bots = rulesets.value.find(({ name }) => name === game.ruleset)?.bots;
  const attempt = (work: Promise<void>) => {
    work.then(changed, (error) => setProblem(error instanceof Error ? error.message : String(error)));
  };
  if (seat.claimed) {
    return (
      <li class="seatrow">
        <SeatSign seat={seat.seat} />
        <span>
          <b>{properName(seat) || (seat.bot ? t.bot : mine ? t.you : t.seat(SEATS[seat.seat] ?? ""))}</b>
          <br />
          <span class="small muted">
            {seat.bot ? `${t.bot}: ${catalogue?.word("bot", seat.bot) ?? seat.bot}` : mine ? t.youSitHere : t.hasCome}
          </span>
        </span>
        <span class="sp" />
        <Icon name={seat.bot ? "bot" : "check"} />
      </li>
    );
  }
  return (
    <li class={`seatrow ${invite ? "open" : ""}`}>
      <SeatSign seat={seat.seat} />
      <span>
        <b>{t.freeSeat}</b>
        <br />
        <span class="small muted">{problem || (invite ? t.freeSeatHint : t.freeSeatWait)}</span>
      </span>
      <span class="sp" />
      {invite && (
        <span class="row">
          <CopyLink can address={link({ page: "join", game: game.id, seat: seat.seat, invite })} />
          {bots && bots.length > 0 && (
            <BotChoice
              bots={bots}
              catalogue={catalogue}
              choose={(bot) => attempt(seatBot(game.id, seat.seat, invite, bot))}
            />
          )}
          <button
            type="button"
            class="btn"
            aria-label={t.sitHere}
            onClick={() => attempt(sitDown(game.id, seat.seat, invite, ""))}
          >
            <Icon name="person" />
            {!phone.value && t.sitHere}
          </button>
        </span>
      )}
    </li>
  );
}

interface BotChoiceProps {
  readonly bots: readonly string[];
  readonly catalogue: Catalogue | undefined;
  readonly choose: (bot: string) => void;
}

/** Lets one of the bots sit down. */
function BotChoice({ bots, catalogue, choose }: BotChoiceProps): JSX.Element {
  const t = words.value;
  return (
    <details class="pop">
      <summary class="btn" aria-label={t.letBot}>
        <Icon name="bot" />
        {!phone.value && t.letBot}
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go from button to button */}
      <div class="menu" onKeyDown={arrowsInList}>
        <h3>{t.botKind}</h3>
        {bots.map((bot) => (
          <button
            type="button"
            key={bot}
            class="option"
            onClick={(event) => {
              event.currentTarget.closest("details")?.removeAttribute("open");
              choose(bot);
            }}
          >
            {catalogue?.word("bot", bot) ?? bot}
          </button>
        ))}
      </div>
    </details>
  );
}

/** Copies a link; where that is not allowed, shows it. */
export function CopyLink({ address, can }: { readonly address: string; readonly can?: boolean }): JSX.Element {
  const t = words.value;
  const [state, setState] = useState<"" | "copied" | "shown">("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState("copied");
    } catch {
      setState("shown");
    }
  };
  if (state === "shown") {
    return (
      <input
        class="field mono"
        readOnly
        value={address}
        aria-label={t.copyLink}
        onFocus={(event) => event.currentTarget.select()}
      />
    );
  }
  return (
    <button type="button" class={`btn ${can ? "can" : ""}`} onClick={copy}>
      <Icon name={state === "copied" ? "check" : "link"} />
      {state === "copied" ? t.copied : phone.value ? t.copy : t.copyLink}
    </button>
  );
}
