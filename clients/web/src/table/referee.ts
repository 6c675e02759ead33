// What a referee adds to a table: clocks, pauses, seats that left. Its parts of the page are loaded on demand.

import { signal } from "@preact/signals";
import type { Event, Game, GameClock, Timed } from "@reeve/client";

type Parts = typeof import("../referee/referee.ts");

/** The parts of the page that draw it; undefined until they are loaded. */
export const refereeParts = signal<Parts | undefined>(undefined);

export async function loadReferee(): Promise<void> {
  refereeParts.value ??= await import("../referee/referee.ts");
}

/** Whether a game is over: played to its end, ended early, or declared void. */
export function isOver(game: Game | undefined): boolean {
  return game?.status === "GAME_STATUS_FINISHED" || game?.status === "GAME_STATUS_VOID";
}

/** The referee's part of a stream: clocks, and the last act. */
export class RefereeFeed {
  /** Changes with every message, so that clocks are drawn anew. */
  readonly version = signal(0);
  /** The last act that somebody should notice; undefined when it was closed. */
  readonly news = signal<Event | undefined>(undefined);
  #acted = false;
  #clock: GameClock | undefined;

  /** The clocks; undefined until the parts are loaded. */
  get clock(): GameClock | undefined {
    this.#clock ??= refereeParts.peek()?.newClock();
    return this.#clock;
  }

  /** Read a message; answers whether the game is to be read anew: at the end of a commit in which a referee acted. */
  read(message: Timed & { readonly event?: Event; readonly turn?: unknown }): boolean {
    const { event, turn } = message;
    if (message.clock || message.hello || message.heartbeat) {
      this.clock?.read(message);
      this.version.value++;
    }
    const told = event?.seatTimedOut ?? event?.seatLeft ?? event?.seatTakenOver ?? event?.timeAdded;
    if (told) this.news.value = event;
    this.#acted ||= Boolean(told ?? event?.gamePaused ?? event?.gameResumed ?? event?.gameEndedEarly);
    const acted = this.#acted && turn !== undefined;
    if (acted) this.#acted = false;
    return acted;
  }
}
