// What a game brings to the table: its boards, where its actions are pressed, and what its events move.

import type { Args, Event, View } from "@reeve/client";
import type { FunctionComponent } from "preact";
import type { Catalogue } from "./catalogue.ts";

/** Whatever is drawn and can be meant, such as "space:butchery", "hand:420" or "hex:B3". */
export type PlaceKey = string;

/**
 * One step of the way to an action.
 * - A key: this place is pressed.
 * - `oneOf`: any of these places, they mean the same (equal fields).
 * - `bag`: all of these places, each as often as it is listed, in any order (2 barley and 1 flax).
 */
export type Step = PlaceKey | { readonly oneOf: readonly PlaceKey[] } | { readonly bag: readonly PlaceKey[] };

/** The places that a person presses for an action, in order. None: a fixed button or the tray. */
export type Path = readonly Step[];

/** The parts of the page that a place can be in. On a phone each is a tab. */
export type Area = "common" | "own" | "hand" | "others";

/** What every board gets. Boards are pure: the same values draw the same board. */
export interface BoardProps {
  readonly view: View;
  /** The view after the prepared move, if that can be told: draw "3 → 1" where they differ. */
  readonly after: View | undefined;
  /** The seat whose board is "mine": the viewer's, or for a spectator the one that was picked. */
  readonly seat: number;
  /** Names for seats, as the lobby has them: "Anna", or "B" if there is none. */
  readonly names: readonly string[];
  readonly catalogue: Catalogue;
  readonly phone: boolean;
}

/** A piece that moves: `icon` of the sprite, from one place to another; `n` of them. */
export interface Flight {
  readonly icon: string;
  readonly from: PlaceKey;
  readonly to: PlaceKey;
  readonly n?: number;
}

/** The tab of an area on the phone, and its heading. */
export interface AreaName {
  readonly icon: string;
  /** From the game's own words of the page: see `words.ts` of the game. */
  readonly title: string;
}

/** A game, loaded when a table of its ruleset is opened. `index.tsx` of its folder exports it as `game`. */
export interface GameModule {
  readonly ruleset: string;
  /** The tab that a phone shows first; "common" if left out. */
  readonly first?: Area;
  /** Rounds and phases, for the bar at the top. */
  readonly Header: FunctionComponent<BoardProps>;
  /** The phase in words, as the header of a desk has it: a phone says it under the question. Empty between phases. */
  phaseOf(board: BoardProps): string;
  /** What all share: the left column. */
  readonly Common: FunctionComponent<BoardProps>;
  /** What is mine: the middle column. */
  readonly Own: FunctionComponent<BoardProps>;
  /** One other seat in short (`seat` is that seat's): the right column. */
  readonly Other: FunctionComponent<BoardProps>;
  /** My hand and what lies beside it: the strip below. */
  readonly Hand: FunctionComponent<BoardProps>;
  /** Titles and tab icons, in the page's language. */
  areas(language: string): { readonly [Name in Area]: AreaName };
  /** The places of an action that is or would be legal. `seat` is who acts. */
  places(args: Args, view: View, seat: number): Path;
  /** Which area holds a place. */
  areaOf(place: PlaceKey): Area;
  /** A place in words, for chips and for screen readers: "Farming", "Barley in the store". */
  nameOf(place: PlaceKey, props: BoardProps): string;
  /** What a place is for, in words of the catalogue: told to whoever rests on it. Nothing if its name says it all. */
  aboutOf(place: PlaceKey, props: BoardProps): string | undefined;
  /** The icon of a place, for chips and menus, if it has one. */
  iconOf(place: PlaceKey, props: BoardProps): string | undefined;
  /** The places that look different in a later view: they get a dashed outline in a preview. */
  changes(before: View, after: View): readonly PlaceKey[];
  /** What an event moves. `view` is the table after it. */
  flights(event: Event, view: View): readonly Flight[];
}
