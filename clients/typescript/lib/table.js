import { GameClock } from "./clock.js";
import { isRefused } from "./errors.js";
const STALE = ["STALE_REVISION", "TIME_OUT", "GAME_OVER", "SEAT_LEFT"];
export class Table {
    reeve;
    id;
    invites;
    spectatorToken;
    constructor(reeve, id, invites, spectatorToken) {
        this.reeve = reeve;
        this.id = id;
        this.invites = invites;
        this.spectatorToken = spectatorToken;
    }
    claim(seat, options) {
        return this.reeve.join(this.id, seat, this.invites[seat] ?? "", options);
    }
    watch(afterSeq = 0, options) {
        return this.reeve.using(this.spectatorToken).watchGame({ game: this.id, afterSeq }, options);
    }
}
export class Seat {
    reeve;
    id;
    seat;
    clock = new GameClock();
    constructor(reeve, id, seat) {
        this.reeve = reeve;
        this.id = id;
        this.seat = seat;
    }
    async game(options) {
        return this.#timed((await this.reeve.getGame({ game: this.id }, options)).game);
    }
    look(options) {
        return this.reeve.listActions({ game: this.id, includeView: true }, options);
    }
    async *watch(afterSeq = 0, options) {
        for await (const message of this.reeve.watchGame({ game: this.id, afterSeq }, options))
            yield this.#timed(message);
    }
    async resign(options) {
        return this.#timed((await this.reeve.resignSeat({ game: this.id, seat: this.seat }, options)).game);
    }
    async reclaim(options) {
        return this.#timed((await this.reeve.reclaimSeat({ game: this.id, seat: this.seat }, options)).game);
    }
    async record(options) {
        return (await this.reeve.exportRecord({ game: this.id }, options)).record;
    }
    async undo(revision, count = 1, options) {
        const request = { game: this.id, expectedRevision: revision, count, includeActions: true };
        return this.#timed((await this.reeve.undoActions(request, options)).outcome);
    }
    async submit(revision, chosen, options) {
        const actions = (Array.isArray(chosen) ? chosen : [chosen]).map(toAction);
        const request = { game: this.id, expectedRevision: revision, actions, includeActions: true };
        return this.#timed((await this.reeve.submitActions(request, options)).outcome);
    }
    async *turns(options) {
        for (;;) {
            const { headSeq, status } = await this.game(options);
            const messages = this.watch(headSeq, options);
            try {
                yield* this.#turns(messages, status, options);
                return;
            }
            catch (error) {
                if (isRefused(error, "SEAT_LEFT") || isRefused(error, "GAME_OVER"))
                    return;
                if (!isRefused(error, "RESUME_TOO_OLD"))
                    throw error;
            }
            finally {
                await messages.return();
            }
        }
    }
    async *#turns(messages, status, options) {
        let now;
        if (status !== "GAME_STATUS_WAITING")
            now = await this.look(options);
        let idle = -1;
        while (!now || (now.toAct.length > 0 && !this.#own(now)?.left)) {
            if (now?.toAct.includes(this.seat) && actionsOf(now).length > 0 && now.revision !== idle && !this.#own(now)?.bot) {
                if (this.clock.seats()[this.seat]?.running === false)
                    await this.game(options);
                const turn = new Turn(this, now);
                yield turn;
                idle = turn.outcome || turn.stale ? -1 : now.revision;
                now = turn.stale ? await this.look(options) : (turn.outcome ?? now);
            }
            else {
                if (!(await this.#news(messages, now?.revision ?? -1)))
                    return;
                now = await this.look(options);
                idle = -1;
            }
        }
    }
    async #news(messages, known) {
        for (;;) {
            const { done, value } = await messages.next();
            if (done)
                return false;
            const { turn, hello, event } = value;
            if (turn && turn.revision > known && turn.toAct.includes(this.seat))
                return true;
            if (event?.gameEndedEarly || event?.seatLeft?.seat === this.seat)
                return true;
            if (known < 0)
                continue;
            if (turn?.toAct.length === 0 || event?.gameResumed || event?.seatTakenOver?.seat === this.seat)
                return true;
            if (hello && hello.revision < known)
                return true;
        }
    }
    #own(situation) {
        return "seats" in situation ? situation.seats[this.seat] : undefined;
    }
    #timed(message) {
        this.clock.read(message);
        return message;
    }
}
function actionsOf({ actions }) {
    return actions === undefined ? [] : "items" in actions ? actions.items : actions;
}
export class Turn {
    seat;
    revision;
    actions;
    undoable;
    view;
    outcome;
    stale = false;
    constructor(seat, situation) {
        this.seat = seat;
        this.revision = situation.revision;
        this.actions = actionsOf(situation);
        this.undoable = situation.undoable;
        this.view = situation.view;
    }
    async play(chosen, options) {
        try {
            return (this.outcome = await this.seat.submit(this.revision, chosen, options));
        }
        catch (error) {
            this.stale = STALE.some((reason) => isRefused(error, reason));
            if (!this.stale && !isRefused(error, "GAME_PAUSED"))
                throw error;
            return null;
        }
    }
    hint(options) {
        return this.seat.reeve.suggestAction({ game: this.seat.id }, options);
    }
}
function toAction({ id, args }) {
    return id === undefined ? { args: args } : { id };
}
//# sourceMappingURL=table.js.map