// A record that is looked at move by move: the boards of a table that is not stored here.

import { signal } from "@preact/signals";
import type { Game, Record as GameRecord, ReplayStep } from "@reeve/client";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { loadGame } from "../games/index.ts";
import { SEATS } from "../look/icon.tsx";
import { phone } from "../look/screen.ts";
import { type Catalogue, loadCatalogue } from "../table/catalogue.ts";
import type { Controls } from "../table/context.ts";
import { fly } from "../table/flights.ts";
import { Frame } from "../table/frame.tsx";
import type { GameModule } from "../table/game.ts";
import { genericGame } from "../table/generic.tsx";
import { EMPTY, type Past, type State } from "../table/state.ts";
import { language, words } from "../words/index.ts";
import { reeve } from "./server.ts";
import { TITLES } from "./start.tsx";
import { Corner } from "./top.tsx";

const STEPS = 64; // of one request

/** Fetches the steps of a record, and shows one of them. */
class Replay implements Controls {
  readonly at = signal(0);
  readonly playing = signal(false);
  readonly watched = signal(0);
  readonly shown = signal<ReplayStep | undefined>(undefined);
  readonly last = signal(0);
  readonly problem = signal("");
  readonly game = signal<{ readonly module: GameModule; readonly catalogue: Catalogue } | undefined>(undefined);
  #pages = new Map<number, Promise<readonly ReplayStep[]>>();

  constructor(
    readonly record: GameRecord,
    readonly leave: () => void,
  ) {}

  async start(): Promise<void> {
    const { ruleset, version } = this.record;
    try {
      const [catalogue, module] = await Promise.all([
        loadCatalogue(reeve(), ruleset, version, language.value),
        loadGame(ruleset),
      ]);
      this.game.value = { catalogue, module: module ?? genericGame(ruleset) };
      await this.#show(0);
    } catch (error) {
      this.problem.value = error instanceof Error ? error.message : String(error);
    }
  }

  look = (revision: number | undefined, playing = false): void => {
    if (revision === undefined) this.leave();
    else void this.#show(Math.min(revision, this.last.value), playing && revision <= this.last.value);
  };

  async #show(revision: number, playing = false): Promise<void> {
    this.at.value = revision;
    this.playing.value = playing;
    const steps = await this.#page(revision - (revision % STEPS));
    const step = steps[revision % STEPS];
    if (this.at.value !== revision || !step || step === this.shown.value) return;
    this.shown.value = step;
    const module = this.game.value?.module;
    if (playing && module) requestAnimationFrame(() => fly(module, step.events, step.view));
  }

  #page(fromRevision: number): Promise<readonly ReplayStep[]> {
    let page = this.#pages.get(fromRevision);
    if (!page) {
      const asked = { record: this.record, fromRevision, steps: STEPS, open: true, language: language.value };
      page = reeve()
        .replayRecord(asked)
        .then(({ steps, lastRevision }) => {
          this.last.value = lastRevision;
          return steps;
        });
      this.#pages.set(fromRevision, page);
    }
    return page;
  }

  watch = (seat: number): void => {
    this.watched.value = seat;
  };

  press = (): void => {};
  pick = (): void => {};
  confirm = (): void => {};
  undo = (): void => {};
  raiseCurtain = (): void => {};
  back = (): void => this.leave();
  reload = (): void => this.leave();
}

interface ReplayPageProps {
  readonly record: GameRecord;
  readonly leave: () => void;
}

export function ReplayPage({ record, leave }: ReplayPageProps): JSX.Element {
  const replay = useMemo(() => new Replay(record, leave), [record]);
  useEffect(() => void replay.start(), [replay]);
  const [game, step] = [replay.game.value, replay.shown.value];
  if (replay.problem.value) return <p class="failure">{replay.problem.value}</p>;
  if (!game || !step) return <p class="failure">{words.value.loading}</p>;
  const names = record.seats.map((_, seat) => SEATS[seat] ?? "");
  const past = { revision: replay.at.value, shown: step.revision, view: step.view, playing: replay.playing.value };
  const state = stateOf(record, step, past, replay.last.value);
  const board = {
    view: step.view,
    after: undefined,
    seat: replay.watched.value,
    names,
    catalogue: game.catalogue,
    phone: phone.value,
  };
  return (
    <Frame
      table={{ state, me: undefined, game: game.module, board, controls: replay, watch: replay.watch }}
      title={TITLES[record.ruleset] ?? record.ruleset}
      corner={<Corner />}
    />
  );
}

/** The table at a step: nothing can be pressed, and the log has what this step did. */
function stateOf(record: GameRecord, step: ReplayStep, past: Past, last: number): State {
  const { view } = step;
  const seats = record.seats.map((_, seat) => ({ seat, claimed: true, toAct: seat === step.seat, name: "", bot: "" }));
  const game = {
    id: "",
    ruleset: record.ruleset,
    status: "GAME_STATUS_FINISHED",
    revision: last,
    seats,
  } as unknown as Game;
  const toAct = step.seat === undefined ? [] : [step.seat];
  const now = { revision: last, toAct, view, choices: [], blocked: [], undoable: 0, question: "" };
  const log = step.events.map((event, index) => ({ ...event, seq: index + 1, revision: past.revision }));
  return { ...EMPTY, game, now, log, past };
}
