// A table and the server: reads it, follows its stream, sends moves.

import { effect, signal } from "@preact/signals";
import {
  type BlockedAction,
  type Event,
  type Game,
  isRefused,
  type LegalAction,
  NoAnswer,
  newId,
  Reeve,
  Refused,
  type View,
} from "@reeve/client";
import { loadGame } from "../games/index.ts";
import { language } from "../words/index.ts";
import { type Catalogue, loadCatalogue } from "./catalogue.ts";
import { shownPlaces } from "./chooser.ts";
import type { Controls } from "./context.ts";
import type { GameModule, PlaceKey } from "./game.ts";
import { genericGame } from "./generic.tsx";
import { EMPTY, isInert, type Message, reduce, type Situation, type State } from "./state.ts";

/** The tokens that this device has for a table. */
export interface Access {
  readonly game: string;
  readonly seats: { readonly [seat: number]: string };
  readonly spectator?: string;
}

/** Why a table cannot be shown. */
export type Trouble = "gone" | "forbidden" | "failed";

const GATHER = 30; // milliseconds in which events of one commit arrive together
const HIDDEN = 60_000; // milliseconds after which a hidden tab leaves the stream
const PAGE = 1_000; // events of one request
const PATIENCE = 10 * 60_000;
const AHEAD = 4; // revisions that the slider fetches ahead
const KEPT = 256; // views of the past that are kept

export class Session implements Controls {
  readonly state = signal<State>(EMPTY);
  readonly me = signal<number | undefined>(undefined);
  readonly catalogue = signal<Catalogue | undefined>(undefined);
  readonly module = signal<GameModule | undefined>(undefined);
  readonly trouble = signal<Trouble | undefined>(undefined);
  /** Called with the events of others and of oneself, to let pieces fly. */
  onEvents: (events: readonly Event[], view: View) => void = () => {};
  /** Whether a complete choice waits for a confirmation. */
  askFirst: () => boolean = () => true;

  #access: Access;
  #url: string;
  #run = new AbortController();
  #undo: (() => void)[] = [];
  #reading: Promise<void> | undefined;
  #timer = 0;
  #hidden = 0;
  #past = new Map<number, Promise<View | undefined>>();

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
    clearTimeout(this.#timer);
    clearTimeout(this.#hidden);
    for (const undo of this.#undo.splice(0)) undo();
  }

  /** Read everything anew and follow the stream from there. */
  reload = (): void => {
    this.#run.abort();
    this.#run = new AbortController();
    this.#past.clear();
    this.trouble.value = undefined;
    this.#dispatch({ type: "link", link: "live" });
    void this.#loop();
  };

  /** The seats of this device. */
  get seats(): readonly number[] {
    return Object.keys(this.#access.seats).map(Number);
  }

  /** More seats for this device: hot-seat. */
  add(access: Access): void {
    this.#access = access;
    this.me.value ??= this.seats[0];
  }

  // Choosing

  press = (place: PlaceKey): void => {
    const before = this.state.value.picked;
    this.#dispatch({ type: "press", place });
    const { picked } = this.state.value;
    if (picked && picked !== before) void this.#consider(picked);
  };

  pick = (action: LegalAction): void => {
    this.#dispatch({ type: "pick", action });
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

  /** Show what a complete choice would do; carry it out at once if nobody wants to be asked. */
  async #consider(action: LegalAction): Promise<void> {
    const safe = await this.#preview(action);
    if (safe && this.state.value.picked?.id === action.id && !this.askFirst()) await this.#submit(action);
  }

  /** Ask what an action would do; answers whether nothing hidden would be seen. */
  async #preview(action: LegalAction): Promise<boolean> {
    const asked = { game: this.#access.game, actions: [{ id: action.id }], language: language.value };
    try {
      const { events, view } = await this.#reeve().previewActions(asked);
      this.#dispatch({ type: "preview", preview: { action: action.id, events: events ?? [], view } });
      return view !== undefined;
    } catch (error) {
      this.#refused(error);
      return false;
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
    for (;;) {
      try {
        const outcome = await call();
        this.#dispatch({ type: "events", events: outcome.events ?? [] });
        const situation = this.#situation({ ...outcome, actions: listed(outcome.actions) }, outcome.view);
        this.#dispatch({ type: "outcome", situation });
        this.onEvents(outcome.events ?? [], outcome.view);
        await this.#afterwards(situation);
        this.#gather();
        return;
      } catch (error) {
        if (error instanceof NoAnswer) {
          this.#dispatch({ type: "unanswered" });
        } else if (isRefused(error, "STALE_REVISION")) {
          this.#dispatch({ type: "unsent" });
          this.#dispatch({ type: "events", events: error.missed });
          await this.#read();
          return;
        } else {
          this.#refused(error);
          return;
        }
      }
    }
  }

  #refused(error: unknown): void {
    const text = error instanceof Refused ? error.message : String(error);
    this.#dispatch({ type: "refused", notice: { kind: "refused", text } });
    if (error instanceof Refused) void this.#read();
  }

  // Hot-seat

  raiseCurtain = (): void => {
    const seat = this.state.value.curtain;
    if (seat === undefined) return;
    this.me.value = seat;
    this.#dispatch({ type: "curtain", seat: undefined });
    this.reload();
  };

  // The past

  look = (revision: number | undefined): void => {
    const last = this.state.value.now?.revision;
    if (revision === undefined || last === undefined || revision >= last) {
      this.#dispatch({ type: "past", past: undefined });
      return;
    }
    const at = Math.max(0, revision);
    this.#dispatch({ type: "past", past: { revision: at, view: this.state.value.past?.view } });
    void this.#viewAt(at).then((view) => {
      if (this.state.value.past?.revision === at) this.#dispatch({ type: "past", past: { revision: at, view } });
    });
    for (let next = at + 1; next <= Math.min(at + AHEAD, last); next++) void this.#viewAt(next);
  };

  #viewAt(revision: number): Promise<View | undefined> {
    let found = this.#past.get(revision);
    if (!found) {
      if (this.#past.size >= KEPT) this.#past.clear();
      const open = this.state.value.game?.status === "GAME_STATUS_FINISHED";
      const request = { game: this.#access.game, revision, ...(open && { open }) };
      found = this.#reeve()
        .getGame(request)
        .then(
          ({ view }) => view,
          () => undefined,
        );
      this.#past.set(revision, found);
    }
    return found;
  }

  // Reading

  #dispatch(message: Message): void {
    this.state.value = reduce(this.state.value, message);
  }

  /** The token of the seat that is looked at, else of spectators. */
  get token(): string | undefined {
    return this.me.value === undefined ? this.#access.spectator : this.#access.seats[this.me.value];
  }

  #reeve(): Reeve {
    const { token } = this;
    return new Reeve(this.#url, { language: language.value, patience: PATIENCE, ...(token && { token }) });
  }

  #wanted() {
    return { includeActions: true, includeBlocked: true, language: language.value };
  }

  /** Read the table and follow it until the session stops. */
  async #loop(): Promise<void> {
    const { signal } = this.#run;
    while (!signal.aborted) {
      try {
        const after = await this.#load();
        if (signal.aborted) return;
        if (!(await this.#follow(after, signal))) return;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof NoAnswer || isRefused(error, "RESUME_TOO_OLD")) continue;
        this.#dispatch({ type: "link", link: "gone" });
        const gone = isRefused(error, "GAME_NOT_FOUND");
        const forbidden = isRefused(error, "TOKEN_MISSING") || isRefused(error, "SEAT_FORBIDDEN");
        if (!this.state.value.now) this.trouble.value = gone ? "gone" : forbidden ? "forbidden" : "failed";
        return;
      }
    }
  }

  /** The game, its catalogue and boards, the log and the situation; answers the cursor of the stream. */
  async #load(): Promise<number> {
    const reeve = this.#reeve();
    const { game } = await reeve.getGame({ game: this.#access.game });
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
    const [events] = await Promise.all([this.#events(reeve), this.#read()]);
    this.#dispatch({ type: "log", events });
    return events.at(-1)?.seq ?? 0;
  }

  async #events(reeve: Reeve): Promise<readonly Event[]> {
    const found: Event[] = [];
    for (;;) {
      const afterSeq = found.at(-1)?.seq ?? 0;
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
      if (!message.event) continue;
      if (message.event.gameStarted) return true;
      if (game?.status === "GAME_STATUS_WAITING") await this.#refreshGame();
      else this.#onEvent(message.event);
    }
    this.trouble.value = "gone";
    return false;
  }

  async #refreshGame(): Promise<void> {
    const { game } = await this.#reeve().getGame({ game: this.#access.game });
    this.#dispatch({ type: "game", game });
  }

  #arrived: Event[] = [];

  #onEvent(event: Event): void {
    const known = this.state.value.log.some(({ seq }) => seq === event.seq);
    this.#dispatch({ type: "events", events: [event] });
    if (known || event.revision <= (this.state.value.now?.revision ?? 0)) return;
    this.#arrived.push(event);
    this.#gather();
  }

  /** Read the table when the events of a commit are there; while a move is on its way, after its answer. */
  #gather(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (this.state.value.sent) return;
      const revision = this.state.value.now?.revision ?? 0;
      const events = this.#arrived.splice(0).filter((event) => event.revision > revision);
      if (events.length === 0) return;
      void this.#read().then(() => {
        const { now } = this.state.value;
        if (now) this.onEvents(events, now.view);
      });
    }, GATHER);
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
    if (this.me.value === undefined || game?.status === "GAME_STATUS_FINISHED") {
      const got = await reeve.getGame({ game: id });
      this.#dispatch({ type: "game", game: got.game });
      if (!got.view) return;
      const toAct = got.game.seats.filter((seat) => seat.toAct).map(({ seat }) => seat);
      const empty = { actions: [], blocked: [], undoable: 0, question: "" };
      const situation = this.#situation({ revision: got.game.revision, toAct, ...empty }, got.view);
      this.#dispatch({ type: "situation", situation });
      return;
    }
    const asked = { game: id, includeView: true, includeBlocked: true, language: language.value };
    const got = await reeve.listActions(asked);
    if (!got.view) return;
    const situation = this.#situation(got, got.view);
    this.#dispatch({ type: "situation", situation });
    if (game && got.seats)
      this.#dispatch({ type: "game", game: { ...game, seats: got.seats, revision: got.revision } });
    await this.#afterwards(situation);
  }

  /** The end of the game, and the curtain between two seats of one device. */
  async #afterwards({ toAct }: Situation): Promise<void> {
    if (toAct.length === 0) await this.#refreshGame();
    const me = this.me.value;
    if (me === undefined || toAct.includes(me)) return;
    const next = toAct.find((seat) => this.#access.seats[seat] !== undefined);
    if (next !== undefined) this.#dispatch({ type: "curtain", seat: next });
  }

  #situation(got: Read, view: View): Situation {
    const module = this.module.value;
    const seat = this.me.value ?? 0;
    const path = (args: LegalAction["args"]) => module?.places(args, view, seat) ?? [];
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
      this.reload();
    }
  }
}

type Outcome = Awaited<ReturnType<Reeve["submitActions"]>>["outcome"];

interface Read {
  readonly revision: number;
  readonly toAct: readonly number[];
  readonly actions: readonly LegalAction[];
  readonly blocked: readonly BlockedAction[];
  readonly undoable: number;
  readonly question: string;
}

/** What a seat may do after its move. */
function listed(actions: Outcome["actions"]): readonly LegalAction[] {
  return actions?.items ?? [];
}

/** What seats are called: their names, else their letters. */
export function namesOf(game: Game, letters: readonly string[]): readonly string[] {
  return game.seats.map(({ seat, name }) => name || letters[seat] || String(seat));
}
