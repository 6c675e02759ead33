import { Methods, watchGame } from "./methods.js";
import { Seat, Table } from "./table.js";
import { newId, Transport } from "./transport.js";
export class Caller extends Methods {
    transport;
    #operations;
    constructor(url = "http://localhost:8080", settings = {}) {
        super();
        this.transport = url instanceof Transport ? url : new Transport(url, settings);
    }
    watchGame(request, options) {
        return this.transport.watch(watchGame, request, options);
    }
    async has(method) {
        this.#operations ??= this.call({ verb: "GET", path: "/openapi.json" }, {}).then(({ paths }) => Object.values(paths).flatMap((path) => Object.values(path).map((verb) => verb.operationId.toLowerCase())));
        return (await this.#operations).includes(method.toLowerCase());
    }
    call(route, request, options) {
        return this.transport.call(route, request, options);
    }
}
export class Reeve extends Caller {
    using(token) {
        return new Reeve(this.transport.using(token));
    }
    async open(ruleset, { signal, ...table } = {}) {
        const request = { ruleset, seats: table.plans?.length || 2, ...table };
        const { game, invites, spectatorToken } = await this.createGame(request, { ...(signal && { signal }) });
        return new Table(this, game.id, invites, spectatorToken);
    }
    async join(game, seat, invite, { name = "", ...options } = {}) {
        const { seatToken } = await this.claimSeat({ game, seat, invite, name, entropy: newId() }, options);
        return this.seat(game, seat, seatToken);
    }
    seat(game, seat, token) {
        return new Seat(this.using(token), game, seat);
    }
}
//# sourceMappingURL=reeve.js.map