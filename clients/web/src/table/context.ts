// What the parts of the table page share: its state, its game, and what can be done.

import type { BlockedAction, LegalAction } from "@reeve/client";
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, GameModule, PlaceKey } from "./game.ts";
import type { RefereeFeed } from "./referee.ts";
import type { By, State } from "./state.ts";

/** Why something cannot be done. */
export type Reason = Pick<BlockedAction, "id" | "text" | "violations">;

/** What a person can do at the table. */
export interface Controls {
  press(place: PlaceKey): void;
  /** Choose an action in words. */
  pick(action: LegalAction, by: By): void;
  confirm(): void;
  back(): void;
  undo(): void;
  /** Look at an earlier revision; undefined: now. `playing`: show the next ones by and by. */
  look(revision: number | undefined, playing?: boolean): void;
  /** Show the newest revision at once, while moves of others are shown one by one. */
  catchUp?(): void;
  /** Ask what a bot would do. */
  hint?(): void;
  /** Ask why a place cannot be pressed that has neither an action nor a reason. */
  explain?(place: PlaceKey): Promise<Reason | undefined>;
  /** The texts of the rules that reasons cite, by id. */
  rules?(): Promise<ReadonlyMap<string, string>>;
  /** Say ahead when the seat wants to be asked: one of the listed actions of that kind. */
  setReady?(action: LegalAction): void;
  /** The next seat of this device has it. */
  raiseCurtain(): void;
  reload(): void;
  /** Leave the game for good. */
  resign?(): void;
  /** Take a seat back from the bot that plays it. */
  reclaim?(seat: number): void;
}

export interface TableValue {
  /** What the bar says and offers when the game is over. */
  readonly ending?: { readonly text: string; readonly buttons: ComponentChildren } | undefined;
  readonly state: State;
  /** Clocks and acts of a referee; undefined where no stream is followed. */
  readonly referee?: RefereeFeed;
  /** The viewer's seat; undefined for spectators. */
  readonly me: number | undefined;
  /** The seats of this device. */
  readonly seats?: readonly number[];
  readonly game: GameModule;
  readonly board: BoardProps;
  readonly controls: Controls;
  /** Show the board of another seat as "mine"; undefined if viewers see only their own board. */
  readonly watch?: ((seat: number) => void) | undefined;
}

export const TableContext = createContext<TableValue | undefined>(undefined);

export function useTable(): TableValue {
  const value = useContext(TableContext);
  if (!value) throw new Error("outside of a table");
  return value;
}
