// A table, a seat at it, and the turns of the seat.

import { GameClock, type Timed } from "./clock.js";
import type {
  Action,
  Args,
  Game,
  GameStatus,
  LegalAction,
  ListActionsResponse,
  Outcome,
  Record,
  SuggestActionResponse,
  View,
  WatchGameResponse,
} from "./contract.js";
import { isRefused } from "./errors.js";
import type { JoinOptions, Reeve } from "./reeve.js";
import type { CallOptions, WatchOptions } from "./transport.js";

/** An action to submit: a listed action, its id or its arguments. */
export type Playable = LegalAction | Action;

/** An answer with the seats to act at a revision and the actions of the seat. */
type Situation = ListActionsResponse | Outcome;

/** Refusals of a move because the game went on without it. */
const STALE = ["STALE_REVISION", "TIME_OUT", "GAME_OVER", "SEAT_LEFT"] as const;

/** A table that this program opened, with the invites of its seats. */
export class Table {
  constructor(
    readonly reeve: Reeve,
    /** The game's id. */
    readonly id: string,
    readonly invites: readonly string[],
    readonly spectatorToken: string,
  ) {}

  /** Claim a seat, with a name for its player. */
  claim(seat: number, options?: JoinOptions): Promise<Seat> {
    return this.reeve.join(this.id, seat, this.invites[seat] ?? "", options);
  }

  /** Follow the game as a spectator; see `Reeve.watchGame`. */
  watch(afterSeq = 0, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void> {
    return this.reeve.using(this.spectatorToken).watchGame({ game: this.id, afterSeq }, options);
  }
}

/** A seat of a game. `reeve` has all methods of the contract, with the token of the seat. */
export class Seat {
  /** The clocks of the game, as `game`, `watch`, `turns`, `submit` and `undo` have last seen them. */
  readonly clock = new GameClock();

  constructor(
    readonly reeve: Reeve,
    /** The game's id. */
    readonly id: string,
    readonly seat: number,
  ) {}

  /** Return the current game. */
  async game(options?: CallOptions): Promise<Game> {
    return this.#timed((await this.reeve.getGame({ game: this.id }, options)).game);
  }

  /** Return the view of the seat and its legal actions. */
  look(options?: CallOptions): Promise<ListActionsResponse> {
    return this.reeve.listActions({ game: this.id, includeView: true }, options);
  }

  /** Follow the game as this seat; see `Reeve.watchGame`. */
  async *watch(afterSeq = 0, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void> {
    for await (const message of this.reeve.watchGame({ game: this.id, afterSeq }, options)) yield this.#timed(message);
  }

  /** Leave the game for good. */
  async resign(options?: CallOptions): Promise<Game> {
    return this.#timed((await this.reeve.resignSeat({ game: this.id, seat: this.seat }, options)).game);
  }

  /** Take the seat back from the bot that plays it since it ran out of time. */
  async reclaim(options?: CallOptions): Promise<Game> {
    return this.#timed((await this.reeve.reclaimSeat({ game: this.id, seat: this.seat }, options)).game);
  }

  /** Return the record of the game. */
  async record(options?: CallOptions): Promise<Record> {
    return (await this.reeve.exportRecord({ game: this.id }, options)).record;
  }

  /** Undo the seat's own last actions. */
  async undo(revision: number, count = 1, options?: CallOptions): Promise<Outcome> {
    const request = { game: this.id, expectedRevision: revision, count, includeActions: true };
    return this.#timed((await this.reeve.undoActions(request, options)).outcome);
  }

  /** Submit actions, all or none. `revision`: the revision at which the seat decided. */
  async submit(revision: number, chosen: Playable | readonly Playable[], options?: CallOptions): Promise<Outcome> {
    const actions = (Array.isArray(chosen) ? (chosen as readonly Playable[]) : [chosen as Playable]).map(toAction);
    const request = { game: this.id, expectedRevision: revision, actions, includeActions: true };
    return this.#timed((await this.reeve.submitActions(request, options)).outcome);
  }

  /**
   * Yield a turn whenever the seat must decide, until the game is over or the seat has left it. A turn without a move is
   * repeated after the next event of the game. While the game is paused or a bot plays the seat, there are no turns.
   */
  async *turns(options?: WatchOptions): AsyncGenerator<Turn, void> {
    for (;;) {
      const { headSeq, status } = await this.game(options);
      const messages = this.watch(headSeq, options);
      try {
        yield* this.#turns(messages, status, options);
        return;
      } catch (error) {
        if (isRefused(error, "SEAT_LEFT") || isRefused(error, "GAME_OVER")) return;
        if (!isRefused(error, "RESUME_TOO_OLD")) throw error;
      } finally {
        await messages.return();
      }
    }
  }

  async *#turns(
    messages: AsyncGenerator<WatchGameResponse, void>,
    status: GameStatus,
    options: CallOptions | undefined,
  ): AsyncGenerator<Turn, void> {
    let now: Situation | undefined;
    if (status !== "GAME_STATUS_WAITING") now = await this.look(options);
    let idle = -1; // the revision at which the seat was asked and did nothing
    while (!now || (now.toAct.length > 0 && !this.#own(now)?.left)) {
      // a paused game has no actions
      if (now?.toAct.includes(this.seat) && actionsOf(now).length > 0 && now.revision !== idle && !this.#own(now)?.bot) {
        if (this.clock.seats()[this.seat]?.running === false) await this.game(options); // its clock is not read yet
        const turn = new Turn(this, now);
        yield turn;
        idle = turn.outcome || turn.stale ? -1 : now.revision;
        now = turn.stale ? await this.look(options) : (turn.outcome ?? now);
      } else {
        if (!(await this.#news(messages, now?.revision ?? -1))) return; // the game is not kept any longer
        now = await this.look(options);
        idle = -1;
      }
    }
  }

  /** Wait until the game must be read again: the seat is to act or may act again, the game is over, or moves were lost. */
  async #news(messages: AsyncGenerator<WatchGameResponse, void>, known: number): Promise<boolean> {
    for (;;) {
      const { done, value } = await messages.next();
      if (done) return false;
      const { turn, hello, event } = value;
      if (turn && turn.revision > known && turn.toAct.includes(this.seat)) return true;
      if (event?.gameEndedEarly || event?.seatLeft?.seat === this.seat) return true;
      if (known < 0) continue; // in the lobby the game waits for no seat
      if (turn?.toAct.length === 0 || event?.gameResumed || event?.seatTakenOver?.seat === this.seat) return true;
      if (hello && hello.revision < known) return true;
    }
  }

  /** The seat in the answer to a look; an outcome does not have the seats. */
  #own(situation: Situation) {
    return "seats" in situation ? situation.seats[this.seat] : undefined;
  }

  #timed<Message extends Timed>(message: Message): Message {
    this.clock.read(message);
    return message;
  }
}

/** Return the actions of the seat; an outcome has them only if they were requested. */
function actionsOf({ actions }: Situation): readonly LegalAction[] {
  return actions === undefined ? [] : "items" in actions ? actions.items : actions;
}

/** A pending decision of a seat. */
export class Turn {
  readonly revision: number;
  /** The legal actions of the seat: at least one, because it must decide. */
  readonly actions: readonly [LegalAction, ...LegalAction[]];
  readonly undoable: number;
  /** The view of the seat. */
  readonly view: View | undefined;
  outcome: Outcome | undefined;
  /** Whether a move was stale, because the game had changed. */
  stale = false;

  constructor(
    readonly seat: Seat,
    situation: Situation,
  ) {
    this.revision = situation.revision;
    this.actions = actionsOf(situation) as readonly [LegalAction, ...LegalAction[]];
    this.undoable = situation.undoable;
    this.view = situation.view;
  }

  /** Submit actions, all or none; return null if the game has changed or is paused: the next turn has the current state. */
  async play(chosen: Playable | readonly Playable[], options?: CallOptions): Promise<Outcome | null> {
    try {
      return (this.outcome = await this.seat.submit(this.revision, chosen, options));
    } catch (error) {
      this.stale = STALE.some((reason) => isRefused(error, reason));
      if (!this.stale && !isRefused(error, "GAME_PAUSED")) throw error;
      return null;
    }
  }

  /** Return the action that a strong bot would choose, and why. */
  hint(options?: CallOptions): Promise<SuggestActionResponse> {
    return this.seat.reeve.suggestAction({ game: this.seat.id }, options);
  }
}

function toAction({ id, args }: Playable): Action {
  return id === undefined ? { args: args as Args } : { id };
}
