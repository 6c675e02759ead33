import type { GameSettings, SeatPlan, TimeControl, WatchGameRequest, WatchGameResponse } from "./contract.js";
import { Methods, type Route } from "./methods.js";
import { Seat, Table } from "./table.js";
import { type CallOptions, type Settings, Transport, type WatchOptions } from "./transport.js";
/** How a game is created. */
export interface OpenOptions extends CallOptions {
    /** None, or one for each seat. */
    readonly plans?: readonly SeatPlan[];
    /** Default: the number of plans, or 2 without plans. */
    readonly seats?: number;
    readonly settings?: GameSettings;
    /** Default: the seats have unlimited time. */
    readonly timeControl?: TimeControl;
    /** The bot that plays seats that have left; default: the default actions of the rules. */
    readonly fill?: string;
    /** The seed of the deal, for tests; the server must allow it. */
    readonly seed?: string;
}
/** How a seat is claimed. */
export interface JoinOptions extends CallOptions {
    readonly name?: string;
}
/** All methods of the contract, with the token of an operator, a seat or a spectator; nothing else, so it is small. */
export declare class Caller extends Methods<CallOptions> {
    #private;
    protected readonly transport: Transport;
    constructor(url?: string | Transport, settings?: Settings);
    /**
     * Follow a game after an event, in order and without a gap, and reconnect if needed. Yields the hello of each connection,
     * events, turns, and for a game with a time control clocks and heartbeats. Ends when the game expires. If the store has
     * lost events, all events are sent again from the first one, after another hello.
     */
    watchGame(request: WatchGameRequest, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void>;
    /** Whether the server has a method of the contract, such as "ListWords". */
    has(method: string): Promise<boolean>;
    protected call<Answer>(route: Route, request: object, options?: CallOptions): Promise<Answer>;
}
/** A caller with its token, which also gives tables and seats to play with. */
export declare class Reeve extends Caller {
    /** The same server with another token. */
    using(token: string): Reeve;
    /** Create a game. */
    open(ruleset: string, { signal, ...table }?: OpenOptions): Promise<Table>;
    /** Claim a seat with its invite, with a name for its player. */
    join(game: string, seat: number, invite: string, { name, ...options }?: JoinOptions): Promise<Seat>;
    /** A seat that was claimed before. */
    seat(game: string, seat: number, token: string): Seat;
}
