// What the parts of the table page share: its state, its game, and what can be done.

import type { LegalAction } from "@reeve/client";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { BoardProps, GameModule, PlaceKey } from "./game.ts";
import type { State } from "./state.ts";

/** What a person can do at the table. */
export interface Controls {
  press(place: PlaceKey): void;
  /** Choose an action in words. */
  pick(action: LegalAction): void;
  confirm(): void;
  back(): void;
  undo(): void;
  /** Look at an earlier revision; undefined: now. */
  look(revision: number | undefined): void;
  /** Ask what a bot would do. */
  hint?: (() => void) | undefined;
  /** The next seat of this device has it. */
  raiseCurtain(): void;
  reload(): void;
}

export interface TableValue {
  readonly state: State;
  /** The viewer's seat; undefined for spectators. */
  readonly me: number | undefined;
  readonly game: GameModule;
  readonly board: BoardProps;
  readonly controls: Controls;
}

export const TableContext = createContext<TableValue | undefined>(undefined);

export function useTable(): TableValue {
  const value = useContext(TableContext);
  if (!value) throw new Error("outside of a table");
  return value;
}
