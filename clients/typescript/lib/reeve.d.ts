import type { GameSettings, SeatPlan, WatchGameRequest, WatchGameResponse } from "./contract.js";
import { Methods, type Route } from "./methods.js";
import { Seat, Table } from "./table.js";
import { type CallOptions, type Settings, Transport, type WatchOptions } from "./transport.js";
/** What a table is opened with. */
export interface OpenOptions extends CallOptions {
    /** None, or one for each seat. */
    readonly plans?: readonly SeatPlan[];
    /** As many as there are plans if left out, else 2. */
    readonly seats?: number;
    readonly settings?: GameSettings;
    /** Chooses the deal, for tests; a server must allow that. */
    readonly seed?: string;
}
/** What a seat is claimed with. */
export interface JoinOptions extends CallOptions {
    readonly name?: string;
}
/** An operator, a seat or a spectator, by its token. */
export declare class Reeve extends Methods<CallOptions> {
    #private;
    constructor(url?: string | Transport, settings?: Settings);
    /** The same server with another token. */
    using(token: string): Reeve;
    /** Open a table. */
    open(ruleset: string, { signal, ...table }?: OpenOptions): Promise<Table>;
    /** Claim a seat with its invite, under a name. */
    join(game: string, seat: number, invite: string, { name, ...options }?: JoinOptions): Promise<Seat>;
    /** A seat that was claimed before. */
    seat(game: string, seat: number, token: string): Seat;
    /**
     * Follow a game after an event, in order and without a gap, over as many connections as it takes. Yields the hello of each
     * connection, events, and who is to act after them. Ends when the game is not kept any longer. Should the store have lost
     * events, they come again from the first one, after another hello.
     */
    watchGame(request: WatchGameRequest, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void>;
    /** Whether the server has a method of the contract, such as "ListWords". */
    has(method: string): Promise<boolean>;
    protected call<Answer>(route: Route, request: object, options?: CallOptions): Promise<Answer>;
}
