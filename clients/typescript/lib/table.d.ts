import { GameClock } from "./clock.js";
import type { Action, Game, LegalAction, ListActionsResponse, Outcome, Record, SuggestActionResponse, View, WatchGameResponse } from "./contract.js";
import type { JoinOptions, Reeve } from "./reeve.js";
import type { CallOptions, WatchOptions } from "./transport.js";
/** An action to submit: a listed action, its id or its arguments. */
export type Playable = LegalAction | Action;
/** An answer with the seats to act at a revision and the actions of the seat. */
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
    /** Claim a seat, with a name for its player. */
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
    /** The clocks of the game, as `game`, `watch`, `turns`, `submit` and `undo` have last seen them. */
    readonly clock: GameClock;
    constructor(reeve: Reeve, 
    /** The game's id. */
    id: string, seat: number);
    /** Return the current game. */
    game(options?: CallOptions): Promise<Game>;
    /** Return the view of the seat and its legal actions. */
    look(options?: CallOptions): Promise<ListActionsResponse>;
    /** Follow the game as this seat; see `Reeve.watchGame`. */
    watch(afterSeq?: number, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void>;
    /** Leave the game for good. */
    resign(options?: CallOptions): Promise<Game>;
    /** Take the seat back from the bot that plays it since it ran out of time. */
    reclaim(options?: CallOptions): Promise<Game>;
    /** Return the record of the game. */
    record(options?: CallOptions): Promise<Record>;
    /** Undo the seat's own last actions. */
    undo(revision: number, count?: number, options?: CallOptions): Promise<Outcome>;
    /** Submit actions, all or none. `revision`: the revision at which the seat decided. */
    submit(revision: number, chosen: Playable | readonly Playable[], options?: CallOptions): Promise<Outcome>;
    /**
     * Yield a turn whenever the seat must decide, until the game is over or the seat has left it. A turn without a move is
     * repeated after the next event of the game. While the game is paused or a bot plays the seat, there are no turns.
     */
    turns(options?: WatchOptions): AsyncGenerator<Turn, void>;
}
/** A pending decision of a seat. */
export declare class Turn {
    readonly seat: Seat;
    readonly revision: number;
    /** The legal actions of the seat: at least one, because it must decide. */
    readonly actions: readonly [LegalAction, ...LegalAction[]];
    readonly undoable: number;
    /** The view of the seat. */
    readonly view: View | undefined;
    outcome: Outcome | undefined;
    /** Whether a move was stale, because the game had changed. */
    stale: boolean;
    constructor(seat: Seat, situation: Situation);
    /** Submit actions, all or none; return null if the game has changed or is paused: the next turn has the current state. */
    play(chosen: Playable | readonly Playable[], options?: CallOptions): Promise<Outcome | null>;
    /** Return the action that a strong bot would choose, and why. */
    hint(options?: CallOptions): Promise<SuggestActionResponse>;
}
export {};
