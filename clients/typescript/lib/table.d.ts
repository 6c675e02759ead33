import type { Action, Game, LegalAction, ListActionsResponse, Outcome, Record, SuggestActionResponse, View, WatchGameResponse } from "./contract.js";
import type { JoinOptions, Reeve } from "./reeve.js";
import type { CallOptions, WatchOptions } from "./transport.js";
/** What can be played: an action of the list, or its id or arguments. */
export type Playable = LegalAction | Action;
/** What tells who is to act at a revision, and what the seat may do then. */
type Situation = ListActionsResponse | Outcome;
/** A table that this program opened, with the invites of its seats. */
export declare class Table {
    readonly reeve: Reeve;
    /** The game's id. */
    readonly id: string;
    readonly invites: readonly string[];
    readonly spectatorToken: string;
    constructor(reeve: Reeve, 
    /** The game's id. */
    id: string, invites: readonly string[], spectatorToken: string);
    /** Sit down, under a name. */
    claim(seat: number, options?: JoinOptions): Promise<Seat>;
    /** Follow the game as a spectator; see `Reeve.watchGame`. */
    watch(afterSeq?: number, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void>;
}
/** A seat of a game. `reeve` has all methods of the contract, with the token of the seat. */
export declare class Seat {
    #private;
    readonly reeve: Reeve;
    /** The game's id. */
    readonly id: string;
    readonly seat: number;
    constructor(reeve: Reeve, 
    /** The game's id. */
    id: string, seat: number);
    /** The game now. */
    game(options?: CallOptions): Promise<Game>;
    /** The table as the seat sees it, and what the seat may do now. */
    look(options?: CallOptions): Promise<ListActionsResponse>;
    /** Follow the game as this seat; see `Reeve.watchGame`. */
    watch(afterSeq?: number, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void>;
    /** The record of the game. */
    record(options?: CallOptions): Promise<Record>;
    /** Take back the seat's own last actions. */
    undo(revision: number, count?: number, options?: CallOptions): Promise<Outcome>;
    /** Carry out actions, all or none. `revision`: what the seat saw when it decided. */
    submit(revision: number, chosen: Playable | readonly Playable[], options?: CallOptions): Promise<Outcome>;
    /**
     * A turn whenever the seat must decide, until the game is over. A turn that is left without a move comes again when
     * something happens at the table.
     */
    turns(options?: WatchOptions): AsyncGenerator<Turn, void>;
}
/** What a seat must decide now. */
export declare class Turn {
    readonly seat: Seat;
    readonly revision: number;
    /** What the seat may do: at least one thing, because it must decide. */
    readonly actions: readonly [LegalAction, ...LegalAction[]];
    readonly undoable: number;
    /** The table as the seat sees it. */
    readonly view: View | undefined;
    outcome: Outcome | undefined;
    /** Whether a move came too late: the game had moved on. */
    stale: boolean;
    constructor(seat: Seat, situation: Situation);
    /** Carry out actions, all or none; null if the game has moved on: then the next turn shows how it is. */
    play(chosen: Playable | readonly Playable[], options?: CallOptions): Promise<Outcome | null>;
    /** What a good bot would do here, and why. */
    hint(options?: CallOptions): Promise<SuggestActionResponse>;
}
export {};
