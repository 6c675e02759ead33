// A caller of a server: all methods of the contract, and the ways to a table.

import type { GameSettings, SeatPlan, WatchGameRequest, WatchGameResponse } from "./contract.js";
import { Methods, type Route, watchGame } from "./methods.js";
import { Seat, Table } from "./table.js";
import { type CallOptions, newId, type Settings, Transport, type WatchOptions } from "./transport.js";

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
export class Reeve extends Methods<CallOptions> {
  readonly #transport: Transport;
  #operations: Promise<readonly string[]> | undefined;

  constructor(url: string | Transport = "http://localhost:8080", settings: Settings = {}) {
    super();
    this.#transport = url instanceof Transport ? url : new Transport(url, settings);
  }

  /** The same server with another token. */
  using(token: string): Reeve {
    return new Reeve(this.#transport.using(token));
  }

  /** Open a table. */
  async open(ruleset: string, { signal, ...table }: OpenOptions = {}): Promise<Table> {
    const request = { ruleset, seats: table.plans?.length || 2, ...table };
    const { game, invites, spectatorToken } = await this.createGame(request, { ...(signal && { signal }) });
    return new Table(this, game.id, invites, spectatorToken);
  }

  /** Claim a seat with its invite, under a name. */
  async join(game: string, seat: number, invite: string, { name = "", ...options }: JoinOptions = {}): Promise<Seat> {
    const { seatToken } = await this.claimSeat({ game, seat, invite, name, entropy: newId() }, options);
    return this.seat(game, seat, seatToken);
  }

  /** A seat that was claimed before. */
  seat(game: string, seat: number, token: string): Seat {
    return new Seat(this.using(token), game, seat);
  }

  /**
   * Follow a game after an event, in order and without a gap, over as many connections as it takes. Yields the hello of each
   * connection, events, and who is to act after them. Ends when the game is not kept any longer. Should the store have lost
   * events, they come again from the first one, after another hello.
   */
  watchGame(request: WatchGameRequest, options?: WatchOptions): AsyncGenerator<WatchGameResponse, void> {
    return this.#transport.watch(watchGame, request, options);
  }

  /** Whether the server has a method of the contract, such as "ListWords". */
  async has(method: string): Promise<boolean> {
    this.#operations ??= this.call<OpenApi>({ verb: "GET", path: "/openapi.json" }, {}).then(({ paths }) =>
      Object.values(paths).flatMap((path) => Object.values(path).map((verb) => verb.operationId.toLowerCase())),
    );
    return (await this.#operations).includes(method.toLowerCase());
  }

  protected override call<Answer>(route: Route, request: object, options?: CallOptions): Promise<Answer> {
    return this.#transport.call(route, request, options) as Promise<Answer>;
  }
}

interface OpenApi {
  readonly paths: { readonly [path: string]: { readonly [verb: string]: { readonly operationId: string } } };
}
