// The start page: play at once, open a table, go on with one, or come in by a link.

import { type Game, isRefused, type Ruleset, type View } from "@reeve/client";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon, SEATS, SeatSign } from "../look/icon.tsx";
import { phone } from "../look/screen.ts";
import { isOver, loadReferee, RefereeFeed, refereeParts } from "../table/referee.ts";
import { language, words } from "../words/index.ts";
import { withKey } from "./key.tsx";
import { format, fromLink } from "./router.ts";
import { Scene } from "./scenes.tsx";
import { openTable, properName, reeve, rulesets } from "./server.ts";
import { forget, type Kept, preferences, tables } from "./storage.ts";
import { Sheet } from "./top.tsx";

export const TITLES: { readonly [ruleset: string]: string } = { hallertau: "Hallertau", lagranja: "La Granja" };
const CARDS: { readonly [ruleset: string]: number } = { hallertau: 330, lagranja: 66 };

/** The bot that a person meets first: it thinks, but it can be beaten. */
export function defaultBot(bots: readonly string[] | undefined): string {
  return bots?.includes("search") ? "search" : (bots?.at(-1) ?? "");
}

export function Start(): JSX.Element {
  const t = words.value;
  return (
    <Sheet>
      <h1 class="hero">{t.welcome}</h1>
      {!phone.value && <p class="lead">{t.lead}</p>}
      <div class="games">
        {rulesets.value.map((ruleset) => (
          <GameCard key={ruleset.name} ruleset={ruleset} />
        ))}
      </div>
      <div class="below">
        <section>
          <h2>{t.myTables}</h2>
          <MyTables />
        </section>
        <section>
          <h2>{t.otherWays}</h2>
          <OtherWays />
        </section>
      </div>
    </Sheet>
  );
}

function GameCard({ ruleset }: { readonly ruleset: Ruleset }): JSX.Element {
  const t = words.value;
  const [state, setState] = useState<"" | "busy" | string>("");
  const { name, seatCounts } = ruleset;
  const about: { readonly [ruleset: string]: string } = { hallertau: t.aboutHallertau, lagranja: t.aboutLagranja };
  const play = async () => {
    setState("busy");
    try {
      const who = { name: preferences().name ?? "", bot: defaultBot(ruleset.bots), here: false };
      const game = await withKey(() => openTable({ ruleset: name, seats: 2, settings: {}, ...who }));
      if (game) location.hash = format({ page: "table", game });
      setState("");
    } catch (error) {
      setState(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <article class="game">
      <Scene ruleset={name} />
      <div class="in">
        <h2>{TITLES[name] ?? name}</h2>
        {!phone.value && <p class="muted about">{about[name]}</p>}
        <div class="facts">
          <span>{t.seatCounts(Math.min(...seatCounts), Math.max(...seatCounts))}</span>
          <span>{t.sixRounds}</span>
          {CARDS[name] && <span>{t.cardCount(CARDS[name])}</span>}
        </div>
        {state && state !== "busy" && (
          <p class="warning" role="alert">
            {state}
          </p>
        )}
        <div class="row">
          <button type="button" class="btn go xl" disabled={state === "busy"} onClick={play}>
            <Icon name="bot" />
            {t.playBot}
          </button>
          <a class="btn xl" href={format({ page: "open", ruleset: name })}>
            {phone.value ? t.open : t.openTable}
          </a>
        </div>
      </div>
    </article>
  );
}

function MyTables(): JSX.Element {
  const [kept, setKept] = useState<readonly Kept[]>(tables);
  if (kept.length === 0) return <p class="muted">{words.value.noTables}</p>;
  return (
    <div class="list">
      {kept.slice(0, 12).map((one) => (
        <MyTable
          key={one.game}
          kept={one}
          drop={() => {
            forget(one.game);
            setKept(tables());
          }}
        />
      ))}
    </div>
  );
}

function MyTable({ kept, drop }: { readonly kept: Kept; readonly drop: () => void }): JSX.Element {
  const t = words.value;
  const [game, setGame] = useState<Game | "missing" | "replaced" | undefined>(undefined);
  const clocks = useMemo(() => new RefereeFeed(), []);
  const [round, setRound] = useState<number | undefined>(undefined);
  const seats = Object.keys(kept.seats).map(Number);
  const token = kept.seats[seats[0] ?? -1] ?? kept.spectator;
  useEffect(() => {
    Promise.all([reeve(token).getGame({ game: kept.game }), loadReferee()])
      .then(([{ game: got, view }]) => {
        clocks.read(got);
        setGame(got);
        setRound(roundOf(view));
      })
      .catch((error) => setGame(isRefused(error, "TOKEN_MISSING") ? "replaced" : "missing"));
  }, [kept.game, token]);
  const known = typeof game === "string" ? undefined : game;
  const parts = refereeParts.value;
  const status = known?.status;
  const ruleset = known?.ruleset ?? kept.ruleset;
  const running = status === "GAME_STATUS_RUNNING";
  const turn = known?.seats.find(({ seat, toAct, bot }) => running && toAct && !bot && seats.includes(seat));
  const mine = turn !== undefined;
  const tag =
    game === "missing"
      ? t.unreachable
      : isOver(known)
        ? t.lookBack
        : status === "GAME_STATUS_WAITING"
          ? t.lobbyOpen
          : mine
            ? t.yourTurn
            : (parts?.tagOf(known, seats) ?? t.waiting);
  return (
    <div class="mytable">
      <a class={`li ${mine ? "turn" : ""}`} href={format({ page: "table", game: kept.game })}>
        {seats[0] === undefined ? <Icon name="eye" /> : <SeatSign seat={seats[0]} />}
        <span>
          <b>{(TITLES[ruleset] ?? ruleset) || t.theTable}</b>{" "}
          <span class="muted">{known && known.seats.length > 1 && t.withPlayers(others(known, seats))}</span>
          <br />
          <span class="small muted">{known ? situation(known, round) : game === undefined && "…"}</span>
        </span>
        <span class="sp" />
        {turn && parts && <parts.ClockOf referee={clocks} game={known} seat={turn.seat} />}
        {game ? <span class={`tagx ${mine ? "you" : ""}`}>{tag}</span> : null}
      </a>
      <button type="button" class="ib" aria-label={t.forget} title={t.forget} onClick={drop}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function others(game: Game, mine: readonly number[]): string {
  const names = game.seats.filter(({ seat }) => !mine.includes(seat) || mine.length > 1);
  return names.map((one) => properName(one) || (one.bot ? words.value.bot : (SEATS[one.seat] ?? ""))).join(", ");
}

/** How far a table is: "Round 3", or the result; and when it was last played. */
function situation(game: Game, round: number | undefined): string {
  const t = words.value;
  const ruling = isOver(game) && refereeParts.value?.rulingText(game);
  if (ruling) return ruling;
  if (game.result) return t.finishedScores(game.result.scores.map(({ total }) => total).join(" : "));
  const time = game.updateTime && new Date(game.updateTime);
  const when = time ? time.toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" }) : "";
  return [round ? `${t.round} ${round}` : "", when].filter(Boolean).join(", ");
}

/** The round of a table; games without rounds have none. */
export function roundOf(view: View | undefined): number | undefined {
  const ofGame: unknown = view && Object.values(view)[0];
  const round = typeof ofGame === "object" && ofGame !== null && "round" in ofGame ? ofGame.round : undefined;
  return typeof round === "number" ? round : undefined;
}

function OtherWays(): JSX.Element {
  const t = words.value;
  const [bad, setBad] = useState(false);
  return (
    <div class="list">
      <details class="li link">
        <summary>
          <Icon name="link" />
          <span>
            <b>{t.haveLink}</b> <span class="muted">{t.haveLinkMore}</span>
          </span>
        </summary>
        <input
          class="field"
          type="text"
          placeholder={t.pasteLink}
          aria-label={t.pasteLink}
          onInput={(event) => {
            const text = event.currentTarget.value;
            const route = fromLink(text);
            if (route) location.hash = format(route);
            setBad(text !== "" && !route);
          }}
        />
        {bad && <p class="warning">{t.badLink}</p>}
      </details>
      <a class="li" href={format({ page: "record" })}>
        <Icon name="proof" />
        <span>
          <b>{t.openRecord}</b> <span class="muted">{t.openRecordMore}</span>
        </span>
      </a>
    </div>
  );
}
