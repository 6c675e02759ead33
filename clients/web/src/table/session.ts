// A table and the server: reads it, follows its stream, sends moves.

import { effect, signal } from "@preact/signals";
import {
  type BlockedAction,
  Caller,
  type Event,
  type Game,
  isRefused,
  type LegalAction,
  NoAnswer,
  newId,
  Refused,
  type View,
} from "@reeve/client";
import { loadGame } from "../games/index.ts";
import { language } from "../words/index.ts";
import { type Catalogue, loadCatalogue } from "./catalogue.ts";
import { shownPlaces } from "./chooser.ts";
import { firstPlaces } from "./choosing.ts";
import type { Controls, Reason } from "./context.ts";
import type { GameModule, PlaceKey } from "./game.ts";
import { genericGame } from "./generic.tsx";
import { DEFAULT_PACE, Pacer } from "./pace.ts";
import { painted } from "./painted.ts";
import { PastViews } from "./past.ts";
import { isOver, loadReferee, RefereeFeed } from "./referee.ts";
import {
  type By,
  EMPTY,
  isInert,
  type Message,
  mustAct,
  type Preview,
  reduce,
  type Situation,
  type State,
  shownRevision,
} from "./state.ts";

/** The tokens that this device has for a table. */
export interface Access {
  readonly game: string;
  readonly seats: { readonly [seat: number]: string };
  readonly spectator?: string;
}

/** Why a table cannot be shown. */
export type Trouble = "gone" | "forbidden" | "replaced" | "failed";

const HIDDEN = 60_000; // milliseconds after which a hidden tab leaves the stream
const PAGE = 1_000; // events of one request
const PATIENCE = 10 * 60_000;
const MEANINGS = 1_000; // places whose last meaning is remembered

export class Session implements Controls {
  readonly state = signal<State>(EMPTY);
  readonly me = signal<number | undefined>(undefined);
  readonly catalogue = signal<Catalogue | undefined>(undefined);
  readonly module = signal<GameModule | undefined>(undefined);
  readonly trouble = signal<Trouble | undefined>(undefined);
  /** The seat whose board a spectator looks at. */
  readonly watched = signal(0);
  readonly referee = new RefereeFeed();
  /** Called with events when what they did is shown, to let pieces fly. */
  onEvents: (events: readonly Event[], view: View) => void = () => {};
  /** Whether a complete choice waits for a confirmation. */
  askFirst: () => boolean = () => true;
  /** Milliseconds for each move of others; 0: at once. */
  pace: () => number = () => DEFAULT_PACE;

  #access: Access;
  #url: string;
  #run = new AbortController();
  #undo: (() => void)[] = [];
  #reading: Promise<void> | undefined;
  #listing = Promise.resolve();
  /** The revision up to which all events are in the log. */
  #logged = 0;
  #hidden = 0;
  /** Whether the viewer of a device with several seats has said who holds it. */
  #handed = false;
  #meanings = new Map<PlaceKey, LegalAction["args"]>();
  #rules: { readonly language: string; readonly texts: Promise<ReadonlyMap<string, string>> } | undefined;
  #views = new PastViews(
    (revision) => this.#fetchView(revision),
    (revision, view) => this.#showPast(revision, view),
  );
  #pacer = new Pacer({
    shown: () => shownRevision(this.state.value),
    pace: () => this.#paceNow(),
    show: (revision) => this.#show(revision),
    held: () => this.state.value.sent !== undefined || this.state.value.now === undefined,
  });

  constructor(url: string, access: Access) {
    this.#url = url;
    this.#access = access;
    this.me.value = Object.keys(access.seats).map(Number).sort()[0];
  }

  start(): void {
    let spoken = language.value;
    this.#undo.push(
      effect(() => {
        if (language.value === spoken) return;
        spoken = language.value;
        this.reload();
      }),
    );
    const seen = () => this.#onVisibility();
    document.addEventListener("visibilitychange", seen);
    this.#undo.push(() => document.removeEventListener("visibilitychange", seen));
    void this.#loop();
  }

  stop(): void {
    this.#run.abort();
    this.#pacer.stop();
    clearTimeout(this.#hidden);
    for (const undo of this.#undo.splice(0)) undo();
  }

  /** Read everything anew and follow the stream from there. */
  reload = (): void => {
    this.#run.abort();
    this.#run = new AbortController();
    this.#views.clear();
    this.trouble.value = undefined;
    this.#dispatch({ type: "link", link: "live" });
    void this.#loop();
  };

  /** Follow the stream again after the last event that was read. */
  #resume(): void {
    this.#run = new AbortController();
    void this.#loop(this.state.value.log.at(-1)?.seq);
  }

  /** The seats of this device. */
  get seats(): readonly number[] {
    return Object.keys(this.#access.seats).map(Number);
  }

  /** More seats for this device: hot-seat. */
  add(access: Access): void {
    this.#access = access;
    this.me.value ??= this.seats[0];
  }

  /** Go on with the tokens that are left after one was replaced. */
  goOnWith(access: Access): void {
    this.#access = access;
    this.me.value = this.seats[0];
    this.#handed = false;
    this.state.value = EMPTY;
    this.reload();
  }

  // Choosing

  press = (place: PlaceKey): void => {
    const before = this.state.value.picked;
    this.#dispatch({ type: "press", place });
    const { picked } = this.state.value;
    if (picked && picked !== before) void this.#consider(picked);
  };

  pick = (action: LegalAction, by: By): void => {
    this.#dispatch({ type: "pick", action, by });
    if (this.state.value.picked === action) void this.#consider(action);
  };

  confirm = (): void => {
    const { picked } = this.state.value;
    if (picked && !isInert(this.state.value)) void this.#submit(picked);
  };

  back = (): void => {
    if (this.state.value.past) this.look(undefined);
    else this.#dispatch({ type: "back" });
  };

  undo = (): void => {
    const { now } = this.state.value;
    if (!now?.undoable || isInert(this.state.value)) return;
    const requestId = newId();
    this.#dispatch({ type: "clear" });
    void this.#send(requestId, "", [], async () => {
      const request = { game: this.#access.game, expectedRevision: now.revision, requestId, ...this.#wanted() };
      return (await this.#reeve().undoActions(request)).outcome;
    });
  };

  setReady = (action: LegalAction): void => {
    const seat = this.me.value;
    if (seat === undefined || isInert(this.state.value)) return;
    const requestId = newId();
    this.#dispatch({ type: "pick", action, by: "button" });
    void this.#send(requestId, action.id, [], async () => {
      const request = { game: this.#access.game, seat, requestId, ...wishOf(action), ...this.#wanted() };
      return (await this.#reeve().setReady(request)).outcome;
    });
  };

  /** Ask why a place cannot be pressed: for the action that it was last seen to mean. */
  explain = async (place: PlaceKey): Promise<Reason | undefined> => {
    const args = this.#meanings.get(place);
    if (!args || this.me.value === undefined) return undefined;
    const asked = { game: this.#access.game, action: { args }, language: language.value };
    const { legal, text, violations, reason } = await this.#reeve().explainAction(asked);
    const says = !legal && (violations?.length > 0 || reason !== "ILLEGAL_ACTION");
    return says ? { id: place, text, violations: violations ?? [] } : undefined;
  };

  rules = (): Promise<ReadonlyMap<string, string>> => {
    if (this.#rules?.language !== language.value) {
      const asked = { ruleset: this.state.value.game?.ruleset ?? "", language: language.value };
      const texts = this.#reeve()
        .listRules(asked)
        .then(({ rules }) => new Map(rules.map(({ id, text }) => [id, text])));
      this.#rules = { language: language.value, texts };
    }
    return this.#rules.texts;
  };

  catchUp = (): void => this.#pacer.hurry();

  /** Choose what a bot would do; it waits for a confirmation. */
  hint = (): void => {
    if (isInert(this.state.value)) return;
    const asked = { game: this.#access.game, language: language.value };
    this.#reeve()
      .suggestAction(asked)
      .then(({ action, text, revision }) => {
        if (this.state.value.now?.revision !== revision) return;
        this.#dispatch({ type: "hint", action, text });
        void this.#preview(action);
      })
      .catch((error) => this.#refused(error));
  };

  /** Show what a complete choice would do; carry it out at once if nothing hidden is seen and nobody wants to be asked. */
  async #consider(action: LegalAction): Promise<void> {
    const preview = await this.#previewOf(action);
    if (!preview) return;
    const { picked } = this.state.value;
    const wanted = picked?.id === action.id && !isInert(this.state.value);
    if (preview.view && wanted && !this.askFirst()) await this.#submit(action);
    else this.#dispatch({ type: "preview", preview });
  }

  /** Show what an action would do. */
  async #preview(action: LegalAction): Promise<void> {
    const preview = await this.#previewOf(action);
    if (preview) this.#dispatch({ type: "preview", preview });
  }

  /** Ask what an action would do; undefined if that was refused, which is shown. */
  async #previewOf(action: LegalAction): Promise<Preview | undefined> {
    const asked = { game: this.#access.game, actions: [{ id: action.id }], language: language.value };
    const shown = painted();
    try {
      const { events, view } = await this.#reeve().previewActions(asked);
      await shown;
      return { action: action.id, events: events ?? [], view };
    } catch (error) {
      this.#refused(error);
      return undefined;
    }
  }

  async #submit(action: LegalAction): Promise<void> {
    const { now } = this.state.value;
    if (!now) return;
    const requestId = newId();
    await this.#send(requestId, action.id, shownPlaces(this.state.value), async () => {
      const actions = [{ id: action.id }];
      const known = { game: this.#access.game, expectedRevision: now.revision, requestId, actions };
      return (await this.#reeve().submitActions({ ...known, ...this.#wanted() })).outcome;
    });
  }

  /** Send a move until it is answered: the same request id makes it happen once. */
  async #send(
    requestId: string,
    action: string,
    places: readonly PlaceKey[],
    call: () => Promise<Outcome>,
  ): Promise<void> {
    this.#dispatch({ type: "send", sent: { requestId, action, places } });
    this.referee.news.value = undefined;
    const shown = painted();
    for (;;) {
      try {
        const outcome = await call();
        await shown;
        this.referee.read(outcome);
        this.#dispatch({ type: "events", events: outcome.events ?? [] });
        if (outcome.revision === this.#logged + 1) this.#logged = outcome.revision;
        await this.#logUpTo(outcome.revision);
        const { actions, blocked } = outcome;
        const read = { ...outcome, actions: actions?.items ?? [], blocked: blocked?.items ?? [] };
        const situation = this.#situation(read, outcome.view);
        this.#dispatch({ type: "outcome", situation });
        this.#pacer.restart();
        this.onEvents(outcome.events ?? [], outcome.view);
        await this.#afterwards(situation);
        this.#pacer.go();
        return;
      } catch (error) {
        if (error instanceof NoAnswer) {
          this.#dispatch({ type: "unanswered" });
        } else if (isRefused(error, "STALE_REVISION")) {
          this.#dispatch({ type: "unsent" });
          this.#dispatch({ type: "events", events: error.missed });
          await this.#show(undefined);
          return;
        } else {
          this.#refused(error);
          return;
        }
      }
    }
  }

  #refused(error: unknown): void {
    if (this.#isReplaced(error)) return;
    const text = error instanceof Refused ? error.message : String(error);
    this.#dispatch({ type: "refused", notice: { kind: "refused", text } });
    if (error instanceof Refused) void this.#read();
  }

  // Leaving

  resign = (): void => {
    const seat = this.me.value;
    if (seat !== undefined) void this.#act(this.#reeve().resignSeat({ game: this.#access.game, seat }));
  };

  reclaim = (seat: number): void => {
    const reeve = this.#reeve(this.#access.seats[seat]);
    const answer = reeve.reclaimSeat({ game: this.#access.game, seat }).catch((error) => {
      if (isRefused(error, "TOKEN_MISSING")) this.me.value = seat; // the token of this seat was replaced
      throw error;
    });
    void this.#act(answer);
  };

  /** Read the table after an act of the seat. */
  async #act(answer: Promise<unknown>): Promise<void> {
    try {
      await answer;
      await this.#refreshGame();
      await this.#read();
    } catch (error) {
      this.#refused(error);
    }
  }

  // Hot-seat

  raiseCurtain = (): void => {
    const seat = this.state.value.curtain;
    if (seat === undefined) return;
    this.me.value = seat;
    this.#handed = true;
    this.#dispatch({ type: "curtain", seat: undefined });
    this.reload();
  };

  // The past

  look = (revision: number | undefined, playing = false): void => {
    const last = this.state.value.now?.revision;
    if (revision === undefined || last === undefined || revision >= last) {
      this.#views.leave();
      this.#dispatch({ type: "past", past: undefined });
      if (playing && last !== undefined) this.#flyOf(last, this.state.value.now?.view);
      return;
    }
    const at = Math.max(0, revision);
    const { view, shown } = this.state.value.past ?? { view: undefined };
    this.#dispatch({ type: "past", past: { revision: at, view, shown, playing } });
    this.#views.look(at, last);
  };

  #showPast(revision: number, view: View): void {
    const { past } = this.state.value;
    if (past?.revision !== revision) return;
    this.#dispatch({ type: "past", past: { ...past, view, shown: revision } });
    if (past.playing) this.#flyOf(revision, view);
  }

  /** Let the pieces of a revision fly. */
  #flyOf(revision: number, view: View | undefined): void {
    const events = this.state.value.log.filter((event) => event.revision === revision);
    if (view && events.length > 0) this.onEvents(events, view);
  }

  #fetchView(revision: number): Promise<View | undefined> {
    const { open } = this.state.value;
    return this.#reeve()
      .getGame({ game: this.#access.game, revision, ...(open && { open }) })
      .then(
        ({ view }) => view,
        () => undefined,
      );
  }

  /** Show the hands of all seats, or hide them again; only when the game is over. */
  openHands = (open: boolean): void => {
    const { past } = this.state.value;
    this.#dispatch({ type: "open", open });
    this.#views.clear();
    void this.#read();
    if (past) this.look(past.revision);
  };

  watch = (seat: number): void => {
    this.watched.value = seat;
  };

  // The moves of others

  /** How fast the moves of others are shown: at once to somebody who must decide, has begun to choose or looks back. */
  #paceNow(): number {
    const { chosen, picked, past } = this.state.value;
    const busy = mustAct(this.state.value, this.me.value) || chosen.length > 0 || picked || past;
    return busy || document.visibilityState === "hidden" ? 0 : this.pace();
  }

  /** Show a revision that others have reached; undefined: the newest, with what can be done there. */
  async #show(revision: number | undefined): Promise<void> {
    const before = shownRevision(this.state.value);
    if (revision !== undefined) {
      const view = await this.#views.get(revision);
      if (view) {
        this.#dispatch({ type: "step", step: { revision, view } });
        this.#flyOf(revision, view);
        return;
      }
    }
    await this.#read();
    const { now, log, past } = this.state.value;
    const events = log.filter((event) => event.revision > before && event.revision <= (now?.revision ?? 0));
    if (now && !past && events.length > 0) this.onEvents(events, now.view);
  }

  // Reading

  #dispatch(message: Message): void {
    this.state.value = reduce(this.state.value, message);
  }

  /** The token of the seat that is looked at, else of spectators. */
  get token(): string | undefined {
    return this.me.value === undefined ? this.#access.spectator : this.#access.seats[this.me.value];
  }

  #reeve(token = this.token): Caller {
    return new Caller(this.#url, { language: language.value, patience: PATIENCE, ...(token && { token }) });
  }

  #wanted() {
    return { includeActions: true, includeBlocked: true, language: language.value };
  }

  /** Read the table and follow it until the session stops. `from`: the last event that is known already. */
  async #loop(from?: number): Promise<void> {
    const { signal } = this.#run;
    let known = from;
    while (!signal.aborted) {
      try {
        const after = known ?? (await this.#load());
        known = undefined;
        const { curtain, game } = this.state.value;
        if (signal.aborted || (curtain !== undefined && !game?.clock)) return;
        if (!(await this.#follow(after, signal))) return;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof NoAnswer || isRefused(error, "RESUME_TOO_OLD")) continue;
        this.#dispatch({ type: "link", link: "gone" });
        if (this.#isReplaced(error)) return;
        const gone = isRefused(error, "GAME_NOT_FOUND");
        const forbidden = isRefused(error, "TOKEN_MISSING") || isRefused(error, "SEAT_FORBIDDEN");
        if (!this.state.value.now) this.trouble.value = gone ? "gone" : forbidden ? "forbidden" : "failed";
        return;
      }
    }
  }

  /** Whether the token of the seat is not valid any more; then nothing of the table is shown. */
  #isReplaced(error: unknown): boolean {
    if (this.me.value === undefined || !isRefused(error, "TOKEN_MISSING")) return false;
    this.trouble.value = "replaced";
    void loadReferee();
    return true;
  }

  /** The game, its catalogue and boards, the log and the situation; answers the cursor of the stream. */
  async #load(): Promise<number> {
    const reeve = this.#reeve();
    const [{ game }] = await Promise.all([reeve.getGame({ game: this.#access.game }), loadReferee()]);
    this.referee.read(game);
    this.#dispatch({ type: "game", game });
    const [catalogue, module] = await Promise.all([
      this.catalogue.value?.language === language.value
        ? this.catalogue.value
        : loadCatalogue(reeve, game.ruleset, game.rulesVersion, language.value),
      this.module.value ?? loadGame(game.ruleset),
    ]);
    this.catalogue.value = catalogue;
    this.module.value ??= module ?? genericGame(game.ruleset);
    if (game.status === "GAME_STATUS_WAITING") return game.headSeq;
    if (this.seats.length > 1 && !this.#handed) {
      // Whoever opens the page must not see another seat's hand first.
      const next = game.seats.find(({ seat, toAct }) => toAct && this.#isPlayedHere(seat))?.seat;
      this.#dispatch({ type: "curtain", seat: next ?? this.seats[0] });
      return game.headSeq;
    }
    this.#listing = this.#events(0).then((events) => {
      this.#dispatch({ type: "log", events });
      this.#logged = events.at(-1)?.revision ?? 0;
    });
    await Promise.all([this.#listing, this.#read()]);
    return this.state.value.log.at(-1)?.seq ?? 0;
  }

  /** Wait for all events up to a revision, before it is shown: the stream may be behind what was read. */
  async #logUpTo(revision: number): Promise<void> {
    await this.#listing;
    if (revision <= this.#logged) return;
    const last = this.state.value.log.findLast((event) => event.revision <= this.#logged);
    const events = await this.#events(last?.seq ?? 0);
    this.#dispatch({ type: "events", events });
    this.#logged = Math.max(this.#logged, revision);
  }

  async #events(after: number): Promise<readonly Event[]> {
    const reeve = this.#reeve();
    const found: Event[] = [];
    for (;;) {
      const afterSeq = found.at(-1)?.seq ?? after;
      const asked = { game: this.#access.game, afterSeq, pageSize: PAGE, language: language.value };
      const { events, headSeq } = await reeve.listEvents(asked);
      found.push(...(events ?? []));
      if (!events?.length || (found.at(-1)?.seq ?? 0) >= headSeq) return found;
    }
  }

  /** Follow the stream; answers whether the table is to be read anew. */
  async #follow(afterSeq: number, signal: AbortSignal): Promise<boolean> {
    const onLink = (link: State["link"]) => signal.aborted || this.#dispatch({ type: "link", link });
    const asked = { game: this.#access.game, afterSeq, language: language.value };
    for await (const message of this.#reeve().watchGame(asked, { signal, onLink })) {
      if (signal.aborted) return false;
      const { now, game } = this.state.value;
      if (message.hello && now && message.hello.revision < now.revision) return true; // the store lost moves
      const { event } = message;
      if (event?.gameStarted) return true;
      const acted = this.referee.read(message);
      if (event && game?.status !== "GAME_STATUS_WAITING") this.#dispatch({ type: "events", events: [event] });
      // Whoever takes a seat over may bring another name.
      if (event?.seatClaimed) await this.#refreshGame();
      // The end of a commit: all its events are there.
      else if (message.turn) {
        this.#logged = Math.max(this.#logged, message.turn.revision);
        this.#pacer.reach(message.turn.revision);
      }
      if (acted) {
        await this.#refreshGame();
        await this.#read();
      }
    }
    this.trouble.value = "gone";
    return false;
  }

  async #refreshGame(): Promise<void> {
    const { game } = await this.#reeve().getGame({ game: this.#access.game });
    this.referee.read(game);
    this.#dispatch({ type: "game", game });
  }

  /** One request brings a consistent table. Requests do not overtake each other. */
  async #read(): Promise<void> {
    const before = this.#reading;
    const next = (async () => {
      await before?.catch(() => {});
      await this.#readNow();
    })();
    this.#reading = next;
    await next;
  }

  async #readNow(): Promise<void> {
    const reeve = this.#reeve();
    const id = this.#access.game;
    const { game } = this.state.value;
    if (this.me.value === undefined || isOver(game) || game?.seats[this.me.value]?.left) {
      const { open } = this.state.value;
      const got = await reeve.getGame({ game: id, ...(open && { open }) });
      this.#dispatch({ type: "game", game: got.game });
      if (!got.view) return;
      await this.#logUpTo(got.game.revision);
      const toAct = got.game.seats.filter((seat) => seat.toAct).map(({ seat }) => seat);
      const empty = { actions: [], blocked: [], undoable: 0, question: "" };
      const situation = this.#situation({ revision: got.game.revision, toAct, ...empty }, got.view);
      this.#dispatch({ type: "situation", situation });
      if (!isOver(got.game)) await this.#afterwards(situation);
      return;
    }
    const asked = { game: id, includeView: true, includeBlocked: true, language: language.value };
    const got = await reeve.listActions(asked);
    if (!got.view) return;
    await this.#logUpTo(got.revision);
    const situation = this.#situation(got, got.view);
    this.#dispatch({ type: "situation", situation });
    if (game && got.seats)
      this.#dispatch({ type: "game", game: { ...game, seats: got.seats, revision: got.revision } });
    const { picked, preview, sent } = this.state.value;
    if (picked && !preview && !sent) void this.#preview(picked); // a choice that is still listed
    await this.#afterwards(situation);
  }

  /** The end of the game, and the curtain between two seats of one device. */
  async #afterwards({ toAct }: Situation): Promise<void> {
    if (toAct.length === 0) await this.#refreshGame();
    const holder = this.state.value.curtain ?? this.me.value;
    if (holder === undefined || toAct.includes(holder)) return;
    const next = toAct.find((seat) => this.#isPlayedHere(seat));
    if (next !== undefined) this.#dispatch({ type: "curtain", seat: next });
  }

  /** Whether a person plays a seat on this device. */
  #isPlayedHere(seat: number): boolean {
    return this.#access.seats[seat] !== undefined && !this.state.value.game?.seats[seat]?.bot;
  }

  #situation(got: Read, view: View): Situation {
    const module = this.module.value;
    const seat = this.me.value ?? 0;
    const path = (args: LegalAction["args"]) => {
      const found = module?.places(args, view, seat) ?? [];
      for (const place of firstPlaces(found[0])) {
        if (this.#meanings.size < MEANINGS || this.#meanings.has(place)) this.#meanings.set(place, args);
      }
      return found;
    };
    return {
      revision: got.revision,
      toAct: got.toAct ?? [],
      view,
      choices: (got.actions ?? []).map((action) => ({ action, path: path(action.args) })),
      blocked: (got.blocked ?? []).map((action) => ({ action, path: path(action.args) })),
      undoable: got.undoable,
      question: got.question ?? "",
    };
  }

  #onVisibility(): void {
    clearTimeout(this.#hidden);
    if (document.visibilityState === "hidden") {
      this.#hidden = window.setTimeout(() => this.#run.abort(), HIDDEN);
    } else if (this.#run.signal.aborted) {
      this.#resume();
    }
  }
}

type Outcome = Awaited<ReturnType<Caller["submitActions"]>>["outcome"];

interface Read {
  readonly revision: number;
  readonly toAct: readonly number[];
  readonly actions: readonly LegalAction[];
  readonly blocked: readonly BlockedAction[];
  readonly undoable: number;
  readonly question: string;
}

/** What SetReady is asked for by a listed action. */
export function wishOf({ kind, args }: Pick<LegalAction, "kind" | "args">) {
  const throughPhase = args.hallertau?.readyThrough?.phase;
  if (throughPhase !== undefined) return { throughPhase };
  return kind === "ready_while_idle" ? { whileIdle: true } : { alwaysAsk: true };
}

/** What seats are called: their names, else their letters. */
export function namesOf(game: Game, letters: readonly string[]): readonly string[] {
  return game.seats.map(({ seat, name }) => name || letters[seat] || String(seat));
}
