// Callers of a server: all methods of the contract, and functions to create games and claim seats.

import type { GameSettings, SeatPlan, TimeControl, WatchGameRequest, WatchGameResponse } from "./contract.js";
import { Methods, type Route, watchGame } from "./methods.js";
import { Seat, Table } from "./table.js";
import { type CallOptions, newId, type Settings, Transport, type WatchOptions } from "./transport.js";

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
export class Caller extends Methods<CallOptions> {
  protected readonly transport: Transport;
  #operations: Promise<readonly string[]> | undefined;

  constructor(url: string | Transport = "http://localhost:8080", settings: Settings = {}) {
    super();
    this.transport = url instanceof Transport ? url : new Transport(url, settings);
  }

  /**
   * Follow a game after an event, in order and without a gap, and reconnect if needed. Yields the hello of each connection,
   * events, turns, and for a game with a time control clocks and heartbeats. Ends when the game expires. If the store has
   * lost events, all events are sent again from the first one, after another hello.
   */
  watchGame(request: WatchGameRequest, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void> {
    return this.transport.watch(watchGame, request, options);
  }

  /** Whether the server has a method of the contract, such as "ListWords". */
  async has(method: string): Promise<boolean> {
    this.#operations ??= this.call<OpenApi>({ verb: "GET", path: "/openapi.json" }, {}).then(({ paths }) =>
      Object.values(paths).flatMap((path) => Object.values(path).map((verb) => verb.operationId.toLowerCase())),
    );
    return (await this.#operations).includes(method.toLowerCase());
  }

  protected override call<Answer>(route: Route, request: object, options?: CallOptions): Promise<Answer> {
    return this.transport.call(route, request, options) as Promise<Answer>;
  }
}

/** A caller with its token, which also gives tables and seats to play with. */
export class Reeve extends Caller {
  /** The same server with another token. */
  using(token: string): Reeve {
    return new Reeve(this.transport.using(token));
  }

  /** Create a game. */
  async open(ruleset: string, { signal, ...table }: OpenOptions = {}): Promise<Table> {
    const request = { ruleset, seats: table.plans?.length || 2, ...table };
    const { game, invites, spectatorToken } = await this.createGame(request, { ...(signal && { signal }) });
    return new Table(this, game.id, invites, spectatorToken);
  }

  /** Claim a seat with its invite, with a name for its player. */
  async join(game: string, seat: number, invite: string, { name = "", ...options }: JoinOptions = {}): Promise<Seat> {
    const { seatToken } = await this.claimSeat({ game, seat, invite, name, entropy: newId() }, options);
    return this.seat(game, seat, seatToken);
  }

  /** A seat that was claimed before. */
  seat(game: string, seat: number, token: string): Seat {
    return new Seat(this.using(token), game, seat);
  }
}

interface OpenApi {
  readonly paths: { readonly [path: string]: { readonly [verb: string]: { readonly operationId: string } } };
}
